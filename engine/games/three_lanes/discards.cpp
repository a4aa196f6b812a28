#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/states.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Trash zone: what is discarded ends there.
namespace cardinal::three_lanes {
namespace {

// A unit that is discarded has not died (A19).
Objection discarded_card_goes_to_the_trash(const Position& position, const Discard& discard)
{
    if (discard.to == nowhere || discard.to == trash_of(position, discard.card))
        return kept();
    return Objection(name_of(position, discard.card) + " was discarded to " + name_of(discard.to) +
                     ", not to its owner's trash")
        .about(discard.card);
}

bool comes_from_a_hand(const Position& position, CardId card)
{
    const Zone zone = zone_of(position.card(card).place);
    return zone == Zone::hand || zone == Zone::unseen;
}

Objection it_was_somewhere(const Position& position, const Discard& discard)
{
    const Seat seat = position.card(discard.card).place.seat;
    if (!comes_from_a_hand(position, discard.card) || can_leave_hand(position, seat, discard.card))
        return kept();
    return Objection(name_of(position, discard.card) + " cannot have been in the hand").about(discard.card);
}

constexpr Rule<Discard> discard_page[] = {
    {rule("three-lanes.trash.what"), discarded_card_goes_to_the_trash, "three-lanes.track.count"},
    {rule("three-lanes.track.count"), it_was_somewhere},
};

/// The player whose cards are to be discarded does it, or whose text says so takes one of them.
bool asks_for_a_discard(const Position& position, const Pending& pending, const Discard& discard)
{
    const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
    const auto is_meant = [&](const CardEffect& effect) {
        const Seat meant = player_meant(pending.action.seat, effect);
        return effect.fields[effect::verb] == static_cast<Number>(Verb::discard) &&
               (discard.seat == meant ||
                (discard.seat == pending.action.seat && position.card(discard.card).side == meant));
    };
    return pending.fate == static_cast<std::uint8_t>(Step::open) && ability &&
           std::ranges::any_of(ability->effects, is_meant);
}

/// The trigger that this discard answers.
const Pending* answered_by(const Position& position, const Discard& discard)
{
    const auto is_answered = [&](const Pending& pending) { return asks_for_a_discard(position, pending, discard); };
    const auto found = std::ranges::find_if(position.stack, is_answered);
    return found == position.stack.end() ? nullptr : &*found;
}

/// Something waits, or has just happened, of which only the printed text says what it does.
bool a_text_may_ask_for_it(const Position& position)
{
    return a_text_is_open(position) || std::ranges::any_of(position.stack, [&](const Pending& pending) {
               const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
               return pending.fate == static_cast<std::uint8_t>(Step::open) && ability && ability->effects.empty();
           });
}

/// The protection card that the last attack took: it belongs in the hand (three-lanes.protection.to-hand).
bool was_just_hit(const Position& position, CardId card)
{
    return get(position, match::met) == static_cast<Number>(Met::protection) &&
           card == card_in(position, match::fought);
}

/// Called a discard, but no card from the hand, and nothing says so: what anybody sees is then all there is to judge.
bool is_only_a_removal(const Position& position, const Discard& discard)
{
    const bool is_a_hand_card = comes_from_a_hand(position, discard.card) && !was_just_hit(position, discard.card);
    return !is_a_hand_card && !answered_by(position, discard) && !a_text_may_ask_for_it(position);
}

}  // namespace

void judge(const Position& position, const Discard& discard, Verdict& verdict)
{
    if (!is_only_a_removal(position, discard))
        return judge_by<Discard>(discard_page, position, discard, verdict);
    const Place from = position.card(discard.card).place;
    const Place to = discard.to == nowhere ? trash_of(position, discard.card) : discard.to;
    if (from != to)
        return judge_seen(position, {discard.card, from, to}, verdict);
    judge_by<Discard>(discard_page, position, discard, verdict);
}

void apply(Position& position, const Discard& discard)
{
    const CardId targets[] = {discard.card};
    if (const Pending* pending = answered_by(position, discard)) {
        const Action waiting = pending->action;
        apply(position,
              UseAbility{.seat = waiting.seat, .source = waiting.card, .ability = waiting.word, .targets = targets});
    } else {
        const Place from = position.card(discard.card).place;
        leave_play(position, discard.card, Came::discarded);
        trigger_left(position, discard.card, from);
    }
    if (discard.to != nowhere)
        lay(position, discard.card, discard.to);
}

}  // namespace cardinal::three_lanes
