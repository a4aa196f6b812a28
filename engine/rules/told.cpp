#include "engine/rules/told.h"

namespace cardinal {

bool tells_a_new_place(const Words& words, const Position& position, const Fact& fact)
{
    return position.has(fact.card) && fact.to != nowhere && fact.to.zone < words.zones.size() &&
           fact.to != position.card(fact.card).place;
}

bool is_kept_so(const Words& words, const Position& position, const Fact& fact)
{
    const auto value = static_cast<std::size_t>(fact.value);
    return value < words.values.size() &&
           read_value(position, words.values[value], {fact.seat, fact.card}) == fact.number;
}

void take_face_and_turn(Card& card, const Fact& fact)
{
    if (fact.face >= 0)
        card.face = fact.face == 0 ? Face::up : Face::down;
    if (fact.turned >= 0)
        card.turned = static_cast<std::uint8_t>(fact.turned & 3);
}

}  // namespace cardinal
