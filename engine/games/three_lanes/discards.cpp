#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
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

Objection it_was_somewhere(const Position& position, const Discard& discard)
{
    const Place place = position.card(discard.card).place;
    const bool is_in_hand = zone_of(place) == Zone::hand || zone_of(place) == Zone::unseen;
    if (!is_in_hand || can_leave_hand(position, place.seat, discard.card))
        return kept();
    return Objection(name_of(position, discard.card) + " cannot have been in the hand").about(discard.card);
}

constexpr Rule<Discard> discard_page[] = {
    {rule("three-lanes.trash.what"), discarded_card_goes_to_the_trash, "three-lanes.track.count"},
    {rule("three-lanes.track.count"), it_was_somewhere},
};

bool asks_for_a_discard(const Position& position, const Pending& pending)
{
    const Ability* ability = ability_of(position, pending.action.card, pending.action.word);
    const auto is_discard = [](const CardEffect& effect) {
        return effect.fields[effect::verb] == static_cast<Number>(Verb::discard);
    };
    return pending.fate == static_cast<std::uint8_t>(Step::open) && ability &&
           std::ranges::any_of(ability->effects, is_discard);
}

/// The trigger that this discard answers.
const Pending* answered_by(const Position& position, const Discard& discard)
{
    const auto is_answered = [&](const Pending& pending) {
        return pending.action.seat == discard.seat && asks_for_a_discard(position, pending);
    };
    const auto found = std::ranges::find_if(position.stack, is_answered);
    return found == position.stack.end() ? nullptr : &*found;
}

}  // namespace

void judge(const Position& position, const Discard& discard, Verdict& verdict)
{
    judge_by<Discard>(discard_page, position, discard, verdict);
}

void apply(Position& position, const Discard& discard)
{
    const CardId targets[] = {discard.card};
    if (const Pending* pending = answered_by(position, discard)) {
        const Action waiting = pending->action;
        apply(position,
              UseAbility{.seat = waiting.seat, .source = waiting.card, .ability = waiting.word, .targets = targets});
    } else
        leave_play(position, discard.card, Came::discarded);
    if (discard.to != nowhere)
        lay(position, discard.card, discard.to);
}

}  // namespace cardinal::three_lanes
