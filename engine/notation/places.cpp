#include "engine/notation/values.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

/// `home.A or home.B`, `row.A.1 to row.A.3`: how a place of this zone is written.
std::string spelling_of(const ZoneWord& zone)
{
    const std::string name(zone.name);
    const std::string seat = zone.each_seat ? ".A" : "";
    const std::string slots = zone.slots > 0 ? seat + ".1 to " + name + seat + "." + std::to_string(zone.slots) : seat;
    return name + slots;
}

bool take_seat_of_place(Cursor& cursor, const ZoneWord& zone, int seats, Seat& seat)
{
    Cursor after = cursor;
    const bool is_seat = after.take(".") && sees_seat(after, seats);
    if (is_seat) {
        seat = take_seat(after, seats).value_or(nobody);
        cursor = after;
    } else if (zone.each_seat)
        cursor.fail("whose: " + spelling_of(zone));
    return !cursor.failed();
}

void take_slot_of_place(Cursor& cursor, const ZoneWord& zone, std::uint8_t& slot)
{
    if (zone.slots == 0)
        return;
    if (!cursor.take("."))
        return cursor.fail("which: " + spelling_of(zone));
    slot = static_cast<std::uint8_t>(cursor.take_number(1, zone.slots).value_or(0));
}

}  // namespace

bool sees_seat(const Cursor& cursor, int seats)
{
    const std::string_view word = cursor.word();
    const char letter = word.size() == 1 ? static_cast<char>(word.front() & ~0x20) : '\0';
    return letter >= 'A' && letter < 'A' + seats;
}

std::optional<Seat> take_seat(Cursor& cursor, int seats)
{
    if (!sees_seat(cursor, seats)) {
        cursor.fail("a player from A to " + write_seat({static_cast<std::int8_t>(seats - 1)}));
        return {};
    }
    return Seat{static_cast<std::int8_t>((cursor.take_word().front() & ~0x20) - 'A')};
}

std::string write_seat(Seat seat) { return seat ? std::string(1, seat.letter()) : "nobody"; }

bool sees_place(const Cursor& cursor, const Lexicon& lexicon)
{
    return cursor.longest_of(lexicon.vocabulary->zones) >= 0;
}

std::optional<PlaceName> take_place(Cursor& cursor, const Lexicon& lexicon)
{
    const int index = cursor.take_one_of(lexicon.vocabulary->zones);
    if (index < 0) {
        cursor.fail("a place", lexicon.vocabulary->zones);
        return {};
    }
    const ZoneWord& zone = lexicon.words().zones[static_cast<std::size_t>(index)];
    PlaceName name{.place = {.zone = static_cast<std::uint8_t>(index)}};
    if (take_seat_of_place(cursor, zone, lexicon.seats, name.whose))
        take_slot_of_place(cursor, zone, name.place.slot);
    if (zone.each_seat)
        name.place.seat = name.whose;
    return cursor.failed() ? std::nullopt : std::optional(name);
}

std::string write_place(const Game& game, Place place)
{
    if (place.zone >= game.words->zones.size())
        return "nowhere";
    std::string text(game.words->zones[place.zone].name);
    if (place.seat)
        text += std::string(".") + place.seat.letter();
    return place.slot ? text + "." + std::to_string(place.slot) : text;
}

}  // namespace cardinal::notation
