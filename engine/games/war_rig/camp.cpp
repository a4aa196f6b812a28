#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

/// Encamp and decamp. The token lies in the section of the board that is labelled site (A61).
namespace cardinal::war_rig {
namespace {

template <class Camping>
Objection action_is_counted(const Position& position, const Camping& camping)
{
    if (!camping.is_free)
        return kept();
    return Objection("the camp token of " + name_of(position, camping.squad) + " was changed without an action")
        .about(camping.squad);
}

Objection it_has_one_camp(const Position& position, const Encamp& encamp)
{
    if (!is_encamped(position.card(encamp.squad)))
        return kept();
    return Objection(name_of(position, encamp.squad) + " is encamped already").about(encamp.squad);
}

Objection it_has_a_camp(const Position& position, const Decamp& decamp)
{
    if (is_encamped(position.card(decamp.squad)))
        return kept();
    return Objection(name_of(position, decamp.squad) + " is not encamped").about(decamp.squad);
}

constexpr Rule<Encamp> encamp_page[] = {
    {rule("war-rig.camp.cost"), action_is_counted<Encamp>, "war-rig.turn.two-actions"},
    {rule("war-rig.camp.token"), it_has_one_camp},
};
constexpr Rule<Decamp> decamp_page[] = {
    {rule("war-rig.camp.decamp-cost"), action_is_counted<Decamp>, "war-rig.turn.two-actions"},
    {rule("war-rig.camp.token"), it_has_a_camp},
};

void set_camp(Position& position, Seat seat, CardId squad, Camp camp)
{
    if (!is_squad(position, squad))
        return;
    act(position, {.seat = seat, .squad = squad});
    set(position, squad, on_card::camp, static_cast<Number>(camp));
}

}  // namespace

void judge(const Position& position, const Encamp& encamp, Verdict& verdict)
{
    judge_acting(position, {.seat = encamp.seat, .squad = encamp.squad, .cost = encamp.is_free ? 0 : 1}, verdict);
    if (is_able(position, encamp.squad))
        judge_by<Encamp>(encamp_page, position, encamp, verdict);
}

void apply(Position& position, const Encamp& encamp) { set_camp(position, encamp.seat, encamp.squad, Camp::yes); }

void judge(const Position& position, const Decamp& decamp, Verdict& verdict)
{
    judge_acting(position, {.seat = decamp.seat, .squad = decamp.squad, .cost = decamp.is_free ? 0 : 1}, verdict);
    if (is_able(position, decamp.squad))
        judge_by<Decamp>(decamp_page, position, decamp, verdict);
}

void apply(Position& position, const Decamp& decamp) { set_camp(position, decamp.seat, decamp.squad, Camp::no); }

}  // namespace cardinal::war_rig
