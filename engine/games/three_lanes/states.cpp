#include "engine/games/three_lanes/states.h"
#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

/// What lies on the table and may not lie so, whoever did it.
namespace cardinal::three_lanes {
namespace {

struct Lying {
    CardId card{};
    int turned = 0;
};

Objection rested_units_lie_turned(const Position& position, const Lying& lying)
{
    if (!is_fighter(position, lying.card) || !is_rested(position, lying.card) || lying.turned % 2 == 1)
        return kept();
    return Objection(name_of(position, lying.card) + " lies upright, but is rested until turn " +
                     std::to_string(get(position.card(lying.card), on_card::rested_until)))
        .about(lying.card);
}

constexpr Rule<Lying> lying_page[] = {
    {rule("three-lanes.rest.early"), rested_units_lie_turned},
};

}  // namespace

void judge_attitude(const Position& position, CardId card, int turned, Verdict& verdict)
{
    judge_by<Lying>(lying_page, position, {.card = card, .turned = turned}, verdict);
}

void judge_states(const Position& position, Verdict& verdict)
{
    if (is_over(position))
        return;
    for (const Card& card : position.cards)
        if (is_unit_zone(card.place))
            judge_attitude(position, position.id_of(card), card.turned, verdict);
}

}  // namespace cardinal::three_lanes
