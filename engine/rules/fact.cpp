#include "engine/rules/fact.h"

#include <algorithm>

namespace cardinal {
namespace {

std::size_t places_in(const ZoneWord& zone, const Position& position)
{
    return static_cast<std::size_t>(zone.each_seat ? position.seats : 1) * std::max<std::size_t>(1, zone.slots);
}

}  // namespace

bool is_about_the_same(const Fact& a, const Fact& b)
{
    return a.what == b.what && a.card == b.card &&
           (a.what == Fact::What::card || (a.value == b.value && a.seat == b.seat));
}

bool says_the_same(const Fact& told, const Fact& kept)
{
    if (told.what == Fact::What::value)
        return told.number == kept.number;
    if (is_missing(told))
        return kept.to != told.from;
    return (told.to == nowhere || told.to == kept.to) && (told.face < 0 || told.face == kept.face) &&
           (told.turned < 0 || told.turned == kept.turned) && (!told.host || told.host == kept.host);
}

BoardCard as_it_lies(const Position& position, const Card& card)
{
    return {
        .card = position.id_of(card), .place = card.place, .face = card.face, .turned = card.turned, .host = card.host};
}

void look_at_zones(const Words& words, const Position& position, bool (*can_be_seen)(Place), Board& board)
{
    std::size_t places = 0;
    for (const ZoneWord& zone : words.zones)
        places += places_in(zone, position);
    board.looked_at.reserve(places);
    for (std::size_t at = 1; at < words.zones.size(); ++at) {
        const ZoneWord& zone = words.zones[at];
        const int seats = zone.each_seat ? position.seats : 1;
        for (int seat = 0; seat < seats; ++seat)
            for (int slot = zone.slots == 0 ? 0 : 1; slot <= zone.slots; ++slot) {
                const Place place{.zone = static_cast<std::uint8_t>(at),
                                  .seat = zone.each_seat ? Seat{static_cast<std::int8_t>(seat)} : nobody,
                                  .slot = static_cast<std::uint8_t>(slot)};
                if (can_be_seen(place))
                    board.looked_at.push_back(place);
            }
    }
}

}  // namespace cardinal
