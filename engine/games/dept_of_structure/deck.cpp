#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>
#include <map>

/// Setup: a deck is one ready-made faction deck, card by card. What such a deck holds is printed on its cards: the
/// faction and the copies of each. No other rule is asked of a deck.
namespace cardinal::dept_of_structure {
namespace {

constexpr int counters_of_a_deck = 3, opening_hand = 5;

const CardFacts& facts_of(const Position& position, std::uint16_t facts)
{
    return position.library && facts < position.library->cards.size() ? position.library->cards[facts]
                                                                      : nothing_printed;
}

bool is_counter(const Position& position, std::uint16_t facts)
{
    return facts_of(position, facts).fields[printed::type] == static_cast<Number>(Type::counter);
}

int count_if(const Deck& deck, auto is_meant)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += is_meant(line) ? line.count : 0;
    return count;
}

Objection about(const Deck& deck, const std::string& what) { return Objection(what).about(deck.seat); }

Number faction_of(const Position& position, const Deck& deck)
{
    for (const DeckLine& line : deck.lines)
        if (const Number faction = facts_of(position, line.facts).fields[printed::faction]; is_given(faction))
            return faction;
    return not_given;
}

/// How many of the card the faction's deck holds; -1 when nobody has registered that.
int registered_copies(const CardFacts& card, Number faction)
{
    if (card.fields[printed::faction] != faction)
        return 0;
    return is_given(card.fields[printed::copies]) ? card.fields[printed::copies] : -1;
}

Objection deck_is_the_factions_list(const Position& position, const Deck& deck)
{
    const Number faction = faction_of(position, deck);
    if (!position.library || faction == not_given)
        return kept();
    std::map<std::uint16_t, int> copies;
    for (const DeckLine& line : deck.lines)
        copies[line.facts] += line.count;
    for (std::size_t at = 0; at < position.library->cards.size(); ++at) {
        const auto facts = static_cast<std::uint16_t>(at);
        const CardFacts& card = position.library->cards[at];
        const int wanted = registered_copies(card, faction), there = copies.contains(facts) ? copies[facts] : 0;
        if (is_counter(position, facts) || wanted < 0 || wanted == there)
            continue;
        return about(deck, card.name + " is there " + std::to_string(there) + " times, the deck of " +
                               position.named(faction) + " has " + std::to_string(wanted));
    }
    return kept();
}

Objection three_counter_cards_belong_to_it(const Position& position, const Deck& deck)
{
    const int count = count_if(deck, [&](const DeckLine& line) { return is_counter(position, line.facts); });
    if (count == counters_of_a_deck)
        return kept();
    return about(deck, "the deck has " + std::to_string(count) + " counter cards, not 3");
}

bool is_in_the_draw_deck(const DeckLine& line) { return line.section == static_cast<std::uint8_t>(Section::main); }

Objection counter_cards_are_not_drawn(const Position& position, const Deck& deck)
{
    const int count = count_if(
        deck, [&](const DeckLine& line) { return is_in_the_draw_deck(line) && is_counter(position, line.facts); });
    return count == 0 ? kept() : about(deck, std::to_string(count) + " counter cards are among the cards to draw");
}

Objection opening_hand_can_be_drawn(const Position&, const Deck& deck)
{
    const int count = count_if(deck, is_in_the_draw_deck);
    if (count >= opening_hand)
        return kept();
    return about(deck, "the draw deck has " + std::to_string(count) + " cards, and 5 are drawn at the start");
}

constexpr Rule<Deck> deck_page[] = {
    {rule("dept-of-structure.setup.faction-deck"), deck_is_the_factions_list},
    {rule("dept-of-structure.setup.counters-three"), three_counter_cards_belong_to_it},
    {rule("dept-of-structure.setup.counters-out"), counter_cards_are_not_drawn},
    {rule("dept-of-structure.setup.opening-hand"), opening_hand_can_be_drawn},
};

}  // namespace

void judge_deck(const Position& position, const Deck& deck, Verdict& verdict)
{
    judge_by<Deck>(deck_page, position, deck, verdict);
}

}  // namespace cardinal::dept_of_structure
