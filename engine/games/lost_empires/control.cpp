#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Control Phase: objective by objective from the First Player's left, artifacts for who controls it, then RUTHLESS.
namespace cardinal::lost_empires {
namespace {

int bit_of(Place objective)
{
    if (zone_of(objective) == Zone::center)
        return 2;
    return zone_of(objective) == Zone::outer_a ? 1 : 4;
}

bool was_taken(const Position& position, Place objective)
{
    return (get(position, match::taken) & bit_of(objective)) != 0;
}

/// What the player has to take for it, and has not said to have taken yet.
int due_for(const Position& position, const TakeArtifacts& take)
{
    const bool is_won =
        phase(position) == Phase::control && is_objective(take.of) &&
        (seat_in(position, winner_value(take.of)) == take.seat || may_have_won(position, take.seat, take.of));
    return is_won && !was_taken(position, take.of) ? award_for(position, take.of) : 0;
}

Objection order_phase_is_over(const Position& position, const TakeArtifacts& take)
{
    if (phase(position) != Phase::order)
        return kept();
    return Objection(name_of(take.seat) + " takes artifacts before both players have passed").about(take.seat);
}

Objection only_objectives_give_artifacts(const Position&, const TakeArtifacts& take)
{
    if (is_objective(take.of))
        return kept();
    return Objection(name_of(take.of) + " is no objective and gives no artifacts").about(take.seat);
}

Objection artifacts_come_in_the_control_phase(const Position& position, const TakeArtifacts& take)
{
    if (phase(position) == Phase::control || phase(position) == Phase::order)
        return kept();
    return Objection(name_of(take.seat) + " takes artifacts outside the Control Phase").about(take.seat);
}

// lost-empires.control.mandatory: what is due is taken, neither more nor less.
Objection what_is_due_is_taken(const Position& position, const TakeArtifacts& take)
{
    const int due = due_for(position, take);
    const int taken = take.count < 0 ? std::max(due, 1) : take.count;
    if (phase(position) != Phase::control || !is_objective(take.of) || taken == due)
        return kept();
    return Objection(name_of(take.seat) + " takes " + std::to_string(taken) + " for " + name_of(take.of) + ", " +
                     std::to_string(due) + " are due")
        .about(take.seat);
}

constexpr Rule<TakeArtifacts> take_page[] = {
    {rule("lost-empires.order.phase_end"), order_phase_is_over, "*"},
    {rule("lost-empires.control.objectives_only"), only_objectives_give_artifacts,
     "lost-empires.control.award lost-empires.artifacts.sources"},
    {rule("lost-empires.control.award"), what_is_due_is_taken},
    {rule("lost-empires.artifacts.sources"), artifacts_come_in_the_control_phase},
};

// ---- RUTHLESS ----
bool was_ruthless(const Position& position, CardId unit)
{
    const int ability = ability_with(position, unit, Keyword::ruthless);
    return ability >= 0 && ability < 15 && ((get(position.card(unit), on_card::used) >> ability) & 1) != 0;
}

void mark_ruthless(Position& position, CardId unit)
{
    const int ability = ability_with(position, unit, Keyword::ruthless);
    if (ability >= 0 && ability < 15)
        set(position, unit, on_card::used, as_number(get(position.card(unit), on_card::used) | (1 << ability)));
}

/// Another one of that player has dealt its damage there (A17).
bool was_another_ruthless(const Position& position, CardId unit)
{
    const Card& card = position.card(unit);
    return std::ranges::any_of(position.cards, [&](const Card& other) {
        return other.place == card.place && other.side == card.side && was_ruthless(position, position.id_of(other));
    });
}

Objection order_phase_was_left(const Position& position, const DealRuthless& deal)
{
    if (phase(position) != Phase::order)
        return kept();
    return Objection("RUTHLESS works when control is counted, and not both players have passed").about(deal.unit);
}

Objection ruthless_has_won_there(const Position& position, const DealRuthless& deal)
{
    const Card& target = position.card(deal.target);
    const bool is_meant = target.side != deal.seat && target.place == position.card(deal.unit).place;
    const bool is_own = position.card(deal.unit).side == deal.seat;
    if (may_be_ruthless(position, deal.unit) && is_own && is_meant && deal.amount <= 1)
        return kept();
    return Objection(name_of(position, deal.unit) + " deals no RUTHLESS damage of " + std::to_string(deal.amount) +
                     " to " + name_of(position, deal.target))
        .about(deal.unit);
}

constexpr Rule<DealRuthless> ruthless_page[] = {
    {rule("lost-empires.order.phase_end"), order_phase_was_left, "*"},
    {rule("lost-empires.ruthless.condition"), ruthless_has_won_there},
};

}  // namespace

bool may_have_won(const Position& position, Seat seat, Place objective)
{
    return !seat_in(position, winner_value(objective)) && is_undecided(position, objective) &&
           has_unit_at(position, seat, objective);
}

// lost-empires.ruthless.damage: one damage for each such unit of who won the objective (A18).
bool may_be_ruthless(const Position& position, CardId unit)
{
    const Card& card = position.card(unit);
    const bool has_won = is_objective(card.place) && (seat_in(position, winner_value(card.place)) == card.side ||
                                                      (card.side && may_have_won(position, card.side, card.place)));
    const bool once = option(position, Option::ruthless_each) == 1;
    return phase(position) == Phase::control && has(position, unit, Keyword::ruthless) && is_unit(position, unit) &&
           has_won && card.side && !was_ruthless(position, unit) && !(once && was_another_ruthless(position, unit));
}

std::vector<CardId> ruthless_units_at(const Position& position, CardId target)
{
    std::vector<CardId> units = enemies_of(position, target);
    std::erase_if(units, [&](CardId unit) { return !may_be_ruthless(position, unit); });
    return units;
}

int most_ruthless_damage(const Position& position, CardId target)
{
    const int units = static_cast<int>(ruthless_units_at(position, target).size());
    return option(position, Option::ruthless_each) == 1 ? std::min(units, 1) : units;  // A17
}

void deal_ruthless(Position& position, CardId target, int damage)
{
    for (const CardId unit : ruthless_units_at(position, target))
        if (damage-- > 0)
            apply(position, DealRuthless{position.card(unit).side, unit, target, 1});
}

// lost-empires.control.order: nothing that happens at one objective changes who controls another.
void count_control(Position& position)
{
    set(position, match::taken, 0);
    for (const Place objective : {outer_a, center, outer_b}) {
        const Seat seat = controller_of(position, objective);
        set(position, winner_value(objective), seat.index);
        if (seat)
            gain_artifacts(position, seat, award_for(position, objective));
    }
}

void judge(const Position& position, const TakeArtifacts& take, Verdict& verdict)
{
    judge_by<TakeArtifacts>(take_page, position, take, verdict);
}

void apply(Position& position, const TakeArtifacts& take)
{
    const bool decides = due_for(position, take) > 0 && !seat_in(position, winner_value(take.of));
    if (decides) {
        set(position, winner_value(take.of), take.seat.index);
        gain_artifacts(position, take.seat, award_for(position, take.of));
    }
    const int due = due_for(position, take);
    const int taken = take.count < 0 ? std::max(due, 1) : take.count;
    set(position, take.seat, player::artifacts,
        as_number(std::max(0, get(position, take.seat, player::artifacts) + std::min(taken, 99) - due)));
    if (is_objective(take.of) && phase(position) == Phase::control)
        set(position, match::taken, as_number(get(position, match::taken) | bit_of(take.of)));
}

void judge(const Position& position, const DealRuthless& deal, Verdict& verdict)
{
    judge_by<DealRuthless>(ruthless_page, position, deal, verdict);
}

// lost-empires.ruthless.consequence: it may destroy at once, and the control that was won stays.
void apply(Position& position, const DealRuthless& deal)
{
    mark_ruthless(position, deal.unit);
    deal_damage(position, deal.target, std::clamp(deal.amount, 0, 99), deal.seat);
}

}  // namespace cardinal::lost_empires
