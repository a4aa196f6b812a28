#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>
#include <map>

/// Game Rules: what a built list must keep to. It is checked on the list alone, not on what lies where later.
namespace cardinal::three_lanes {
namespace {

int count_in(const Deck& deck, Section section)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += line.section == static_cast<std::uint8_t>(section) ? line.count : 0;
    return count;
}

Objection exactly(const Deck& deck, Section section, const std::string& what, int wanted)
{
    const int count = count_in(deck, section);
    if (count == wanted)
        return kept();
    return Objection("the " + what + " has " + std::to_string(count) + " cards, not " + std::to_string(wanted))
        .about(deck.seat);
}

Objection main_deck_has_40_cards(const Position&, const Deck& deck)
{
    return exactly(deck, Section::main, "main deck", 40);
}

Objection card_pool_has_10_cards(const Position&, const Deck& deck)
{
    return exactly(deck, Section::pool, "card pool", 10);
}

/// Copies are counted by their id: the printed one, or else the card itself.
int id_of(const CardLibrary& library, std::uint16_t facts)
{
    const Number id = facts < library.cards.size() ? library.cards[facts].fields[printed::id] : not_given;
    return id == not_given ? -1 - facts : id;
}

Objection four_copies_at_most(const Position& position, const Deck& deck)
{
    std::map<int, int> copies;
    for (const DeckLine& line : deck.lines)
        copies[id_of(*position.library, line.facts)] += line.count;
    const auto too_many = std::ranges::find_if(
        deck.lines, [&](const DeckLine& line) { return copies[id_of(*position.library, line.facts)] > 4; });
    if (too_many == deck.lines.end())
        return kept();
    return Objection(position.library->cards[too_many->facts].name + " is there " +
                     std::to_string(copies[id_of(*position.library, too_many->facts)]) +
                     " times in main deck and pool together, 4 are allowed")
        .about(deck.seat);
}

constexpr Rule<Deck> deck_page[] = {
    {rule("three-lanes.deck.main-40"), main_deck_has_40_cards},
    {rule("three-lanes.deck.pool-10"), card_pool_has_10_cards},
    {rule("three-lanes.deck.copies-4"), four_copies_at_most},
};

}  // namespace

void judge_deck(const Position& position, const Deck& deck, Verdict& verdict)
{
    judge_by<Deck>(deck_page, position, deck, verdict);
}

}  // namespace cardinal::three_lanes
