#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/states.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// What is seen after an attack, and should be otherwise: combat is carried out, nothing in the lane is skipped, one
/// protection card goes to the hand.
namespace cardinal::three_lanes {
namespace {

bool was_attack(const Position& position) { return static_cast<bool>(card_in(position, match::attacker)); }
Met met(const Position& position) { return static_cast<Met>(get(position, match::met)); }
bool was_taken_from(const Position& position) { return get(position, match::taken) > 0; }
bool was_combat(const Position& position) { return met(position) == Met::front || met(position) == Met::back; }

bool has_fought(const Position& position, CardId card)
{
    return was_combat(position) &&
           (card == card_in(position, match::attacker) || card == card_in(position, match::fought));
}

bool has_died(const Position& position, CardId card)
{
    const Card& dead = position.card(card);
    return get(dead, on_card::came) == static_cast<Number>(Came::died) && !is_in_play(dead.place);
}

/// A unit in play that is seen to have left it.
bool has_left(const Position& position, const Seen& seen)
{
    return is_fighter(position, seen.card) && !is_in_play(seen.to);
}

std::string lies_in(const Position& position, const Seen& seen)
{
    return name_of(position, seen.card) + " lies in " + name_of(seen.to);
}

Objection combat_is_carried_out(const Position& position, const Seen& seen)
{
    if (!has_fought(position, seen.card))
        return kept();
    if (has_died(position, seen.card) && is_in_play(seen.to))
        return Objection(name_of(position, seen.card) + " lost the combat and stays").about(seen.card);
    if (has_left(position, seen))
        return Objection(name_of(position, seen.card) + " did not lose the combat and left").about(seen.card);
    return kept();
}

/// A unit of the defender that was not fought and is gone.
bool is_a_bystander(const Position& position, const Seen& seen)
{
    const CardId attacker = card_in(position, match::attacker);
    return was_attack(position) && has_left(position, seen) && !has_fought(position, seen.card) &&
           position.card(seen.card).side != position.card(attacker).side;
}

Objection only_the_opposite_lane_is_fought(const Position& position, const Seen& seen)
{
    const bool same_lane = position.card(seen.card).place.slot == get(position, match::attack_lane);
    if (!is_a_bystander(position, seen) || same_lane)
        return kept();
    return Objection(name_of(position, seen.card) + " stands in another lane than the attack").about(seen.card);
}

Objection what_stands_behind_is_not_fought(const Position& position, const Seen& seen)
{
    const bool same_lane = position.card(seen.card).place.slot == get(position, match::attack_lane);
    if (!is_a_bystander(position, seen) || !same_lane)
        return kept();
    return Objection(name_of(position, seen.card) + " stands behind the unit that was fought").about(seen.card);
}

bool leaves_protection(const Position& position, const Seen& seen)
{
    return zone_of(position.card(seen.card).place) == Zone::protection && zone_of(seen.to) != Zone::protection;
}

bool is_of_defender(const Position& position, Seat seat)
{
    const CardId attacker = card_in(position, match::attacker);
    return attacker && seat != position.card(attacker).side;
}

/// The card that the attack hit was left where it lay, and may still be handed over.
bool is_still_due(const Position& position) { return met(position) == Met::protection && !was_taken_from(position); }

/// The card that was taken for the attack, or one more of them, is seen elsewhere than in the hand.
Objection taken_card_goes_to_the_hand(const Position& position, const Seen& seen)
{
    const bool was_hit = met(position) == Met::protection && is_of_defender(position, position.card(seen.card).owner);
    const bool was_taken = leaves_protection(position, seen) || seen.card == card_in(position, match::fought);
    if (!was_hit || !was_taken || zone_of(seen.to) == Zone::hand)
        return kept();
    return Objection(lies_in(position, seen) + ", not in the hand").about(seen.card);
}

Objection one_card_for_one_attack(const Position& position, const Seen& seen)
{
    const bool is_further = leaves_protection(position, seen) && was_taken_from(position) &&
                            is_of_defender(position, position.card(seen.card).place.seat);
    if (!is_further)
        return kept();
    return Objection(name_of(position, seen.card) + " is one protection card more than the attack takes")
        .about(seen.card);
}

Objection units_shield_the_protection(const Position& position, const Seen& seen)
{
    const bool is_taken = leaves_protection(position, seen) && was_combat(position) && !was_taken_from(position) &&
                          is_of_defender(position, position.card(seen.card).place.seat);
    if (!is_taken)
        return kept();
    return Objection(name_of(position, seen.card) + " was taken though a unit stood in the lane").about(seen.card);
}

Objection protection_leaves_by_a_hit(const Position& position, const Seen& seen)
{
    if (!leaves_protection(position, seen))
        return kept();
    return Objection(name_of(position, seen.card) + " left the protection without a hit").about(seen.card);
}

Objection the_dead_lie_in_their_graveyard(const Position& position, const Seen& seen)
{
    const bool is_unit = type_of(position, seen.card) == Type::unit;
    const bool is_dead = has_died(position, seen.card) || (has_left(position, seen) && zone_of(seen.to) == Zone::trash);
    if (!is_unit || !is_dead || seen.to == graveyard_of(position, seen.card))
        return kept();
    return Objection(lies_in(position, seen) + ", not in its owner's graveyard").about(seen.card);
}

/// What the attack came to is done after all, and that it was not was told already: a unit that lost and stayed dies, a
/// protection card that was laid elsewhere goes to the hand.
bool is_carried_out_late(const Position& position, const Seen& seen)
{
    const Card& card = position.card(seen.card);
    const bool should_be_dead = get(card, on_card::came) == static_cast<Number>(Came::died);
    if (has_fought(position, seen.card) && should_be_dead)
        return seen.to == graveyard_of(position, seen.card);
    return met(position) == Met::protection && seen.card == card_in(position, match::fought) &&
           seen.to == in(Zone::hand, card.owner);
}

constexpr Rule<Seen> aftermath_page[] = {
    {rule("three-lanes.attack.lane"), only_the_opposite_lane_is_fought, "*"},
    {rule("three-lanes.attack.bypass"), what_stands_behind_is_not_fought, "*"},
    {rule("three-lanes.attack.bypass"), units_shield_the_protection, "*"},
    {rule("three-lanes.combat.applied"), combat_is_carried_out, "three-lanes.graveyard.units three-lanes.track.count"},
    {rule("three-lanes.protection.to-hand"), taken_card_goes_to_the_hand, "*"},
    {rule("three-lanes.attack.once-each"), one_card_for_one_attack, "*"},
    {rule("three-lanes.protection.undue"), protection_leaves_by_a_hit, "three-lanes.track.count"},
    {rule("three-lanes.graveyard.units"), the_dead_lie_in_their_graveyard,
     "three-lanes.trash.what three-lanes.track.count"},
};

}  // namespace

// One of the cards that were taken turns out to be this one; or the owner chose it instead of the top one (A07).
bool is_the_taken_card(const Position& position, const Seen& seen)
{
    const Seat seat = position.card(seen.card).place.seat;
    const bool is_due = leaves_protection(position, seen) && seen.to == in(Zone::hand, seat) &&
                        met(position) == Met::protection && is_of_defender(position, seat);
    return is_due && (is_still_due(position) || get(position, match::taken_seen) < get(position, match::taken));
}

void take_the_taken_card(Position& position, const Seen& seen)
{
    const Seat seat = seen.to.seat;
    const CardId instead = card_in(position, match::fought);
    if (is_still_due(position))
        set(position, match::taken, 1);
    else if (instead && get(position, match::taken_seen) == 0)
        lay(position, instead, in(Zone::protection, seat));
    else {
        add_unknown(position, seat, Pile::protection, 1);
        add_unknown(position, seat, Pile::hand, -1);
    }
    set(position, match::fought, seen.card.index);
    set(position, match::taken_seen, as_number(get(position, match::taken_seen) + 1));
    lay(position, seen.card, seen.to);
}

// A further one is then one too many for this attack.
void count_as_taken(Position& position, Seat seat, int count)
{
    if (is_of_defender(position, seat) && met(position) != Met::protection)
        set(position, match::taken, as_number(get(position, match::taken) + count));
}

bool judge_after_attack(const Position& position, const Seen& seen, Verdict& verdict)
{
    if (is_the_taken_card(position, seen) || is_carried_out_late(position, seen))
        return true;
    const std::size_t before = verdict.violations.size();
    judge_by<Seen>(aftermath_page, position, seen, verdict);
    return verdict.violations.size() > before;
}

}  // namespace cardinal::three_lanes
