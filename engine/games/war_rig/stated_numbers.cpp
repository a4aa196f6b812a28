#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"
#include "engine/rules/stated.h"

/// Numbers that are seen or stated: tokens, counters and cubes that lie otherwise than what was reported makes them.
namespace cardinal::war_rig {
namespace {

// ---- what belongs to players and to all ----
Objection one_card_for_one_token(const Position& position, const Stated& stated)
{
    return stated.of.seat && is_more(stated, "tech") && phase(position) != Phase::setup
             ? stated_otherwise(position, stated, "the exchanged token is discarded")
             : kept();
}

Objection the_other_card_goes_under_the_deck(const Position& position, const Stated& stated)
{
    return is(stated, "tech_cards") && phase(position) != Phase::setup
             ? stated_otherwise(position, stated, "of two cards that are drawn one goes back")
             : kept();
}

bool was_just_discovered(const Position& position)
{
    return get(position, match::power_turn) == get(position, match::turn) &&
           get(position, match::revealed) != get(position, match::turn);
}

bool matched(const Position& position, Seat seat)
{
    return get(position, match::revealed) == get(position, match::turn) && get(position, seat, player::matched) > 0;
}

Objection two_counters_at_each_rival_base(const Position& position, const Stated& stated)
{
    return is(stated, "sway") && was_just_discovered(position)
             ? stated_otherwise(position, stated, "each other player's base gets two")
             : kept();
}

Objection a_match_removes_one_counter(const Position& position, const Stated& stated)
{
    return is(stated, "sway") && matched(position, stated.of.seat)
             ? stated_otherwise(position, stated, "a match removes one")
             : kept();
}

Objection without_a_match_nothing_changes(const Position& position, const Stated& stated)
{
    return is(stated, "sway") ? stated_otherwise(position, stated, "and nothing was matched") : kept();
}

Objection power_is_never_lost(const Position& position, const Stated& stated)
{
    return is(stated, "controller") && stated.kept >= 0
             ? stated_otherwise(position, stated, "which no damage to the facility changes")
             : kept();
}

Objection bids_are_secret(const Position& position, const Stated& stated)
{
    const bool is_sealed = stated.of.seat && get(position, stated.of.seat, player::bid_laid) != 0;
    return is(stated, "bid") && stated.number > 0 && is_sealed ? stated_otherwise(position, stated, "before the reveal")
                                                               : kept();
}

Objection rounds_follow_each_other(const Position& position, const Stated& stated)
{
    return (is(stated, "round") || is(stated, "turn")) && phase(position) != Phase::setup
             ? stated_otherwise(position, stated, "which is not what the turn has come to")
             : kept();
}

bool has_advanced(const Position& position)
{
    const Number advanced = get(position, match::advanced);
    return advanced > 0 && advanced >= get(position, match::turn) - 1;
}

Objection suppressors_go_clockwise(const Position& position, const Stated& stated)
{
    return is(stated, "held") && has_advanced(position)
             ? stated_otherwise(position, stated, "the suppressors go one location clockwise")
             : kept();
}

Objection suppressors_move_at_the_end(const Position& position, const Stated& stated)
{
    return is(stated, "held") ? stated_otherwise(position, stated, "suppressors move at the end of a turn") : kept();
}

constexpr Rule<Stated> common_page[] = {
    {rule("war-rig.deposit.tech-draw"), one_card_for_one_token},
    {rule("war-rig.deposit.tech-bottom"), the_other_card_goes_under_the_deck},
    {rule("war-rig.power.counters"), two_counters_at_each_rival_base, "war-rig.power.sway war-rig.power.no-match"},
    {rule("war-rig.power.sway"), a_match_removes_one_counter, "war-rig.power.no-match"},
    {rule("war-rig.power.no-match"), without_a_match_nothing_changes},
    {rule("war-rig.power.immune"), power_is_never_lost},
    {rule("war-rig.power.secret"), bids_are_secret},
    {rule("war-rig.turn.sequence"), rounds_follow_each_other},
    {rule("war-rig.empire.advance-step"), suppressors_go_clockwise, "war-rig.empire.advance-when"},
    {rule("war-rig.empire.advance-when"), suppressors_move_at_the_end},
};

// ---- taking ----
void take_winner(Position& position, const Stated& stated)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    set(position, match::winner, position.has(seat) ? stated.number : Number{-1});
    if (!position.has(seat) || is_over(position))
        return;
    set(position, match::before_over, get(position, match::phase));
    set(position, match::winners, static_cast<Number>(1 << seat.index));
    set_phase(position, Phase::over);
}

/// A squad whose token is turned by hand has become what the token says.
void take_flipped(Position& position, const Stated& stated)
{
    const bool was_captive = is_captive(status_of(position, stated.of.card));
    if ((stated.number != 0) == was_captive)
        return set_flipped(position, stated.of.card, stated.number != 0);
    if (was_captive)
        set_free(position, stated.of.card);
    else if (is_held(position, position.card(stated.of.card).place))
        capture_for_the_empire(position, stated.of.card, Came::landed);
    else
        capture(position, stated.of.card, no_card);
}

void take_bid(Position& position, const Stated& stated) { set(position, stated.of.seat, player::bid, stated.number); }

}  // namespace

Objection stated_otherwise(const Position& position, const Stated& stated, const std::string& fault)
{
    const std::string who = stated.of.card ? name_of(position, stated.of.card) + ": " : name_of(stated.of.seat) + ": ";
    return Objection((stated.of.card || stated.of.seat ? who : std::string()) + said(stated) + ", " + fault)
        .about(stated.of.card)
        .about(stated.of.seat);
}

void judge_number(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (stated.of.card)
        judge_piece(position, stated, verdict);
    else
        judge_by<Stated>(common_page, position, stated, verdict);
}

void take_number(Position& position, const Fact& fact)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (is(stated, "winner"))
        return take_winner(position, stated);
    if (is(stated, "flipped"))
        return take_flipped(position, stated);
    if (is(stated, "bid"))
        return take_bid(position, stated);
    write_value(position, words.values[static_cast<std::size_t>(fact.value)], stated.of, fact.number);
}

}  // namespace cardinal::war_rig
