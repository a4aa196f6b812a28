#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>
#include <map>
#include <set>

/// Deck construction: nine different cards of one faction, both copies of each. Nothing else is asked of a deck, not
/// how many units, supports or ELITE cards are in it.
namespace cardinal::lost_empires {
namespace {

constexpr int cards_in_a_deck = 18, different_cards = 9, copies_of_each = 2, cards_of_a_faction = 16;

int count_of(const Deck& deck)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += line.count;
    return count;
}

std::map<std::uint16_t, int> copies_in(const Deck& deck)
{
    std::map<std::uint16_t, int> copies;
    for (const DeckLine& line : deck.lines)
        copies[line.facts] += line.count;
    return copies;
}

const CardFacts& facts_of(const Position& position, std::uint16_t facts)
{
    return position.library && facts < position.library->cards.size() ? position.library->cards[facts]
                                                                      : nothing_printed;
}

Number faction_of(const Position& position, std::uint16_t facts)
{
    return facts_of(position, facts).fields[printed::faction];
}

/// The one faction of all cards; -1 when there are several, or none is known.
Number only_faction_in(const Position& position, const Deck& deck)
{
    Number found = -1;
    for (const DeckLine& line : deck.lines) {
        const Number faction = faction_of(position, line.facts);
        if (!is_given(faction))
            continue;
        if (found >= 0 && faction != found)
            return -1;
        found = faction;
    }
    return found;
}

std::string name_of_faction(Number faction)
{
    const auto& factions = words.card.fields[printed::faction].words;
    const auto index = static_cast<std::size_t>(faction);
    return faction >= 0 && index < factions.size() ? titled(factions[index]) : std::string("another faction");
}

Objection about(const Deck& deck, const std::string& what) { return Objection(what).about(deck.seat); }

Objection eighteen_cards_make_a_deck(const Position&, const Deck& deck)
{
    const int count = count_of(deck);
    if (count == cards_in_a_deck)
        return kept();
    return about(deck, "the deck has " + std::to_string(count) + " cards, not 18");
}

Objection nine_cards_differ(const Position&, const Deck& deck)
{
    const auto different = static_cast<int>(copies_in(deck).size());
    if (different == different_cards)
        return kept();
    return about(deck, "the deck has " + std::to_string(different) + " different cards, not 9");
}

Objection both_copies_are_taken(const Position& position, const Deck& deck)
{
    for (const auto& [facts, count] : copies_in(deck))
        if (count != copies_of_each)
            return about(deck, facts_of(position, facts).name + " is there " + std::to_string(count) +
                                   (count == 1 ? " time" : " times") + ", not twice");
    return kept();
}

Number faction_told(const Position& position, const Deck& deck)
{
    return position.has(deck.seat) ? get(position, deck.seat, player::faction) : Number{-1};
}

Number chosen_faction(const Position& position, const Deck& deck)
{
    const Number chosen = faction_told(position, deck);
    return chosen >= 0 ? chosen : deck.lines.empty() ? Number{-1} : faction_of(position, deck.lines.front().facts);
}

Objection all_cards_are_of_the_faction(const Position& position, const Deck& deck)
{
    const Number chosen = chosen_faction(position, deck);
    for (const DeckLine& line : deck.lines) {
        const Number faction = faction_of(position, line.facts);
        if (is_given(faction) && chosen >= 0 && faction != chosen)
            return about(deck, facts_of(position, line.facts).name + " is of " + name_of_faction(faction) + ", not " +
                                   name_of_faction(chosen));
    }
    return kept();
}

Objection hive_tile_is_of(const Position& position, const Deck& deck, Number faction)
{
    const Number tile = position.has(deck.seat) ? get(position, deck.seat, player::hive_tile) : Number{-1};
    if (tile < 0 || faction < 0 || tile == faction)
        return kept();
    return about(deck, "the deck is of " + name_of_faction(faction) + ", the hive tile of " + name_of_faction(tile));
}

// The faction of all cards; of a mixed deck the one that was chosen.
Objection hive_tile_is_the_decks(const Position& position, const Deck& deck)
{
    const Number only = only_faction_in(position, deck);
    return hive_tile_is_of(position, deck, only >= 0 ? only : faction_told(position, deck));
}

Objection factions_differ(const Position& position, const Deck& deck)
{
    const Number only = only_faction_in(position, deck);
    const Number faction = only >= 0 ? only : faction_told(position, deck);
    for (std::int8_t index = 0; index < position.seats && faction >= 0; ++index)
        if (Seat{index} != deck.seat && lost_empires::faction_of(position, Seat{index}) == faction)
            return about(deck, name_of(Seat{index}) + " plays " + name_of_faction(faction) + ", too");
    return kept();
}

// lost-empires.components.cards: sixteen different cards for each faction.
Objection sixteen_cards_are_in_a_faction(const Position& position, const Deck& deck)
{
    const Number faction = only_faction_in(position, deck);
    if (!position.library || faction < 0)
        return kept();
    const auto known = std::ranges::count_if(
        position.library->cards, [&](const CardFacts& card) { return card.fields[printed::faction] == faction; });
    if (known <= cards_of_a_faction)
        return kept();
    return about(deck, std::to_string(known) + " cards of " + name_of_faction(faction) + " are known, the box has 16");
}

struct Tied {
    Keyword keyword = Keyword::none;
    Faction faction = Faction::terra_corps;
};

/// A keyword stands on a card of a faction that has none of it.
Objection keyword_is_the_factions(const Position& position, const Deck& deck, const Tied& tied)
{
    for (const DeckLine& line : deck.lines) {
        const CardFacts& card = facts_of(position, line.facts);
        const bool has_it = std::ranges::find(card.abilities, tied.keyword, keyword_of) != card.abilities.end();
        const Number faction = card.fields[printed::faction];
        if (has_it && is_given(faction) && faction != static_cast<Number>(tied.faction))
            return about(deck, card.name + " has a keyword that only " +
                                   name_of_faction(static_cast<Number>(tied.faction)) + " has");
    }
    return kept();
}

Objection formation_is_republican(const Position& position, const Deck& deck)
{
    return keyword_is_the_factions(position, deck, {Keyword::formation, Faction::neo_human_republic});
}
Objection frontline_is_fengs(const Position& position, const Deck& deck)
{
    return keyword_is_the_factions(position, deck, {Keyword::frontline, Faction::feng});
}
Objection melee_is_scion(const Position& position, const Deck& deck)
{
    return keyword_is_the_factions(position, deck, {Keyword::melee, Faction::scion_imperium});
}

constexpr Rule<Deck> deck_page[] = {
    {rule("lost-empires.deck.size"), eighteen_cards_make_a_deck},
    {rule("lost-empires.deck.different"), nine_cards_differ},
    {rule("lost-empires.deck.copies"), both_copies_are_taken},
    {rule("lost-empires.deck.hive"), hive_tile_is_the_decks},
    {rule("lost-empires.deck.faction"), all_cards_are_of_the_faction},
    {rule("lost-empires.deck.mirror"), factions_differ},
    {rule("lost-empires.deck.pool"), sixteen_cards_are_in_a_faction},
    {rule("lost-empires.formation.faction"), formation_is_republican},
    {rule("lost-empires.frontline.faction"), frontline_is_fengs},
    {rule("lost-empires.melee.faction"), melee_is_scion},
};

}  // namespace

// lost-empires.deck.starter.feng, lost-empires.deck.starter.terra, lost-empires.deck.starter.nhr,
// lost-empires.deck.starter.scion, lost-empires.deck.starter.modify, lost-empires.deck.other_box,
// lost-empires.setup.first_game: ready-made decks are decks like others, and advice is no rule.
void judge_deck(const Position& position, const Deck& deck, Verdict& verdict)
{
    judge_by<Deck>(deck_page, position, deck, verdict);
    const bool is_of_two_factions =
        verdict.broke("lost-empires.deck.hive") && only_faction_in(position, deck) >= 0;  // the deck's, and the tile's
    if (is_of_two_factions)
        leave_out_superseded(verdict, rule("lost-empires.deck.hive"), "lost-empires.deck.faction");
}

}  // namespace cardinal::lost_empires
