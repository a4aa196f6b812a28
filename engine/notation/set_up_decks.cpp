#include "engine/notation/set_up_reader.h"

#include <algorithm>

// `lay deck A`: the cards of a deck list, each where its section lies when a match begins. The lists are known only
// when everything before the first step was read.
namespace cardinal::notation {
namespace {

Place place_of(const Words& words, const DeckLine& line, Seat seat)
{
    const std::uint8_t zone = words.sections[line.section].zone;
    const ZoneWord& word = words.zones[zone];
    return {.zone = zone,
            .seat = word.each_seat ? seat : nobody,
            .slot = static_cast<std::uint8_t>(word.slots > 0 ? 1 : 0)};
}

}  // namespace

void SetUpReader::lay_decks(std::span<const Deck> decks)
{
    std::vector<Seat> laid;
    for (const Cursor& cursor : decks_)
        lay_deck(cursor, decks, laid);
}

void SetUpReader::lay_deck(Cursor cursor, std::span<const Deck> decks, std::vector<Seat>& laid)
{
    const Cursor before = cursor;
    const auto seat = take_seat(cursor, lexicon_.seats);
    if (!seat || !cursor.expect_end())
        return;
    const auto deck = std::ranges::find(decks, *seat, &Deck::seat);
    const bool is_laid = std::ranges::find(laid, *seat) != laid.end();
    if (deck == decks.end() || is_laid) {
        cursor = before;
        return cursor.fail(is_laid ? "a deck that is not laid yet"
                                   : "a player with a deck: “deck " + write_seat(*seat) +
                                         "”, its cards and “end” stand before the first step");
    }
    laid.push_back(*seat);
    for (const DeckLine& line : deck->lines)
        add_cards(cursor,
                  {.facts = line.facts,
                   .place = place_of(words(), line, *seat),
                   .side = *seat,
                   .owner = *seat,
                   .is_of_a_deck = true},
                  line.count);
}

}  // namespace cardinal::notation
