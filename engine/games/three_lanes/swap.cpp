#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// The second half of the Draw Phase: one card under the deck, one revealed pool card into the hand; and the pool.
namespace cardinal::three_lanes {
namespace {

Objection swaps_in_the_own_draw_phase(const Position& position, const Swap& swap)
{
    if (phase(position) == Phase::swap && swap.seat == active(position))
        return kept();
    return Objection(name_of(swap.seat) + " swaps outside the Draw Phase, where it comes after the draw")
        .about(swap.seat);
}

Objection swaps_once(const Position& position, const Swap& swap)
{
    if (get(position, swap.seat, player::swapped) == 0)
        return kept();
    return Objection(name_of(swap.seat) + " has swapped in this Draw Phase").about(swap.seat);
}

/// Of the pool, but not known to be one of those that lie face up.
bool is_unnamed(const Position& position, const Swap& swap, CardId card)
{
    const Card& taken = position.card(card);
    return taken.place == in(Zone::pool, swap.seat) && taken.face == Face::down;
}

// Where cards were revealed that nobody has named, the taken one was one of those.
Objection takes_a_revealed_card(const Position& position, const Swap& swap)
{
    int unnamed = unknown_in(position, swap.seat, Pile::pool_up);
    for (const CardId card : swap.taken) {
        const bool may_be_one = is_unnamed(position, swap, card) && unnamed-- > 0;
        if (!may_be_one && (position.card(card).place != in(Zone::pool, swap.seat) || is_unnamed(position, swap, card)))
            return Objection(name_of(position, card) + " is no revealed card of " + name_of(swap.seat) + "'s pool")
                .about(card);
    }
    return kept();
}

// The given card comes from the hand, or where the table allows it from the field (A05).
bool may_be_given(const Position& position, const Swap& swap)
{
    if (!swap.given)
        return swap.given_count == 0 || count_of(position, swap.seat, Pile::hand) > 0;
    const bool is_on_field = is_in_play(position, swap.given) && position.card(swap.given).side == swap.seat;
    return can_leave_hand(position, swap.seat, swap.given) || (is_on_field && option(position, Option::swap_from) == 1);
}

Objection one_card_goes_and_one_comes(const Position& position, const Swap& swap)
{
    if (swap.taken.size() == 1 && swap.given_count == 1 && may_be_given(position, swap))
        return kept();
    const std::string told =
        std::to_string(swap.given_count) + " given, " + std::to_string(swap.taken.size()) + " taken";
    if (swap.taken.size() == 1 && swap.given_count == 1)
        return Objection(name_of(swap.seat) + " gives a card for the swap that is not in the hand")
            .about(swap.seat)
            .resting_on("A05");
    return Objection(name_of(swap.seat) + " swaps one card for one: " + told).about(swap.seat);
}

Objection given_card_goes_under_the_deck(const Position&, const Swap& swap)
{
    if (swap.to == nowhere)
        return kept();
    return Objection(name_of(swap.seat) + " lays the given card in " + name_of(swap.to) + ", not under the deck")
        .about(swap.seat);
}

// three-lanes.swap.optional: whoever goes on without one has skipped it.
constexpr Rule<Swap> swap_page[] = {
    {rule("three-lanes.swap.phase"), swaps_in_the_own_draw_phase, "three-lanes.swap.once three-lanes.phase.order"},
    {rule("three-lanes.swap.once"), swaps_once, "three-lanes.swap.pair"},
    {rule("three-lanes.swap.revealed-only"), takes_a_revealed_card, "three-lanes.swap.pair"},
    {rule("three-lanes.swap.bottom"), given_card_goes_under_the_deck, "three-lanes.swap.pair"},
    {rule("three-lanes.swap.pair"), one_card_goes_and_one_comes},
};

void give(Position& position, const Swap& swap)
{
    const int unseen = swap.given_count - (swap.given ? 1 : 0);
    for (int left = std::min(unseen, 99); left > 0; --left)
        shift(position, swap.seat, Pile::hand, Pile::deck);
    if (!swap.given)
        return;
    const Place from = position.card(swap.given).place;
    lay_off_equips(position, swap.given, Came::none);
    if (swap.to == nowhere || zone_of(swap.to) == Zone::unseen)
        put_under_deck(position, swap.given);
    else if (zone_of(swap.to) == Zone::deck)
        put_on_deck(position, swap.given);
    else
        lay(position, swap.given, swap.to);
    trigger_left(position, swap.given, from);
}

// ---- Pool zone ----
bool one_was_flipped(const Position& position, Seat seat) { return get(position, seat, player::pool_up_unknown) > 0; }

/// The last card that lies face down is the top one, wherever it is taken from.
bool is_the_last_one(const Position& position, Seat seat)
{
    const int to_be_flipped = phase(position) == Phase::setup ? 1 : 0;  // after a swap it is counted as flipped
    return count_of(position, seat, Pile::pool_down) <= to_be_flipped;
}

Objection the_top_card_is_flipped(const Position& position, const Reveal& reveal)
{
    const bool is_due = phase(position) == Phase::setup || one_was_flipped(position, reveal.seat);
    if (reveal.is_top || !is_due || is_the_last_one(position, reveal.seat))
        return kept();
    return Objection(name_of(reveal.seat) + " flips a pool card that is not the top one").about(reveal.seat);
}

/// The turn's swap flipped the last card that lay face down: which one that was is known before anybody names it.
bool names_the_last_one(const Position& position, const Reveal& reveal)
{
    const Card& card = position.card(reveal.card);
    const bool may_be_it = !reveal.card || (card.place == in(Zone::pool, reveal.seat) && card.face == Face::up);
    return may_be_it && get(position, reveal.seat, player::swapped) == 1 &&
           option(position, Option::swap_reveals_next) == 0 && count_of(position, reveal.seat, Pile::pool_down) == 0;
}

Objection a_pool_card_is_due(const Position& position, const Reveal& reveal)
{
    if (phase(position) == Phase::setup || one_was_flipped(position, reveal.seat) ||
        names_the_last_one(position, reveal))
        return kept();
    return Objection("no pool card of " + name_of(reveal.seat) + " is to be revealed now").about(reveal.seat);
}

Objection it_comes_from_the_pool(const Position& position, const Reveal& reveal)
{
    const Card& card = position.card(reveal.card);
    if (!reveal.card || zone_of(card.place) == Zone::unseen || names_the_last_one(position, reveal) ||
        (card.place == in(Zone::pool, reveal.seat) && card.face == Face::down))
        return kept();
    return Objection(name_of(position, reveal.card) + " did not lie face down in the pool").about(reveal.card);
}

constexpr Rule<Reveal> reveal_page[] = {
    {rule("three-lanes.pool.reveal-top"), the_top_card_is_flipped},
    {rule("three-lanes.track.count"), a_pool_card_is_due},
    {rule("three-lanes.track.count"), it_comes_from_the_pool},
};

void add(Position& position, Seat seat, player::Value value, int more)
{
    set(position, seat, value, as_number(get(position, seat, value) + more));
}

/// Which card it is that was flipped already, or is flipped now. A card that lay elsewhere only comes to the others.
void name_flipped(Position& position, const Reveal& reveal)
{
    const Card& before = position.card(reveal.card);
    const bool was_counted = one_was_flipped(position, reveal.seat);
    const bool was_known = before.place == in(Zone::pool, reveal.seat);
    const bool was_unseen = zone_of(before.place) == Zone::unseen;
    if (was_known && before.face == Face::up)
        return;
    if (!was_known && !was_unseen)
        return lay(position, reveal.card, in(Zone::pool, reveal.seat));
    position.card(reveal.card).place = in(Zone::pool, reveal.seat);
    position.card(reveal.card).face = Face::up;
    if (was_counted)
        add(position, reveal.seat, player::pool_up_unknown, -1);
    if (was_known == was_counted)
        add(position, reveal.seat, player::pool_down_unknown, was_known ? 1 : -1);
}

}  // namespace

void judge(const Position& position, const Swap& swap, Verdict& verdict)
{
    judge_by<Swap>(swap_page, position, swap, verdict);
}

// three-lanes.swap.refill: then a further pool card is flipped (A04).
void apply(Position& position, const Swap& swap)
{
    give(position, swap);
    for (const CardId card : swap.taken) {
        if (is_unnamed(position, swap, card) && one_was_flipped(position, swap.seat))
            name_flipped(position, {.seat = swap.seat, .card = card});
        lay(position, card, in(Zone::hand, swap.seat));
    }
    set(position, swap.seat, player::swapped, 1);
    if (!swap.taken.empty() && option(position, Option::swap_reveals_next) == 0)
        shift(position, swap.seat, Pile::pool_down, Pile::pool_up);
}

void judge(const Position& position, const Reveal& reveal, Verdict& verdict)
{
    judge_by<Reveal>(reveal_page, position, reveal, verdict);
}

void apply(Position& position, const Reveal& reveal)
{
    if (phase(position) == Phase::setup)
        add(position, reveal.seat, player::revealed, 1);
    if (position.has(reveal.card))
        name_flipped(position, reveal);
    else if (!one_was_flipped(position, reveal.seat) || phase(position) == Phase::setup)
        shift(position, reveal.seat, Pile::pool_down, Pile::pool_up);
}

}  // namespace cardinal::three_lanes
