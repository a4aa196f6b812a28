#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

/// Turn phases: whose turn it is, and how one ends and the next begins.
namespace cardinal::three_lanes {
namespace {

/// Somebody does what belongs into the Main Phase.
struct Moment {
    Seat seat{};
};

Objection the_turn_player_acts(const Position& position, const Moment& moment)
{
    if (phase(position) == Phase::setup || moment.seat == active(position))
        return kept();
    return Objection(name_of(moment.seat) + " acts, but it is " + name_of(active(position)) + "'s turn")
        .about(moment.seat);
}

Objection the_draw_phase_is_over(const Position& position, const Moment& moment)
{
    if (phase(position) == Phase::setup)
        return Objection("the match has not begun").about(moment.seat);
    if (phase(position) != Phase::draw)
        return kept();
    return Objection(name_of(moment.seat) + " has not drawn this turn's card").about(moment.seat);
}

constexpr Rule<Moment> moment_page[] = {
    {rule("three-lanes.main.turn-player"), the_turn_player_acts,
     "three-lanes.phase.order three-lanes.attack.own-unit three-lanes.track.count"},
    {rule("three-lanes.phase.order"), the_draw_phase_is_over},
};

Objection the_turn_is_ones_own(const Position& position, const Pass& pass)
{
    return the_turn_player_acts(position, {pass.seat});
}

Objection the_turns_card_was_drawn(const Position& position, const Pass& pass)
{
    if (phase(position) != Phase::draw)
        return kept();
    return Objection(name_of(pass.seat) + " ends the turn without having drawn").about(pass.seat);
}

// three-lanes.main.end: also when nothing was done at all.
constexpr Rule<Pass> pass_page[] = {
    {rule("three-lanes.main.turn-player"), the_turn_is_ones_own, "three-lanes.draw.one"},
    {rule("three-lanes.draw.one"), the_turns_card_was_drawn},
};

void make_ready(Position& position)
{
    const Number turn = get(position, match::turn);
    for (Card& card : position.cards) {
        const Number until = get(card, on_card::rested_until);
        if (until > 0 && until <= turn)
            unrest(position, position.id_of(card));
    }
}

Action turn_of(Seat seat) { return {.kind = static_cast<std::uint8_t>(Deed::pass), .seat = seat}; }

}  // namespace

// three-lanes.main.any-number: nothing counts what was done.
void judge_moment(const Position& position, Seat seat, Verdict& verdict)
{
    judge_by<Moment>(moment_page, position, Moment{seat}, verdict);
}

void judge(const Position& position, const Pass& pass, Verdict& verdict)
{
    if (phase(position) != Phase::setup)
        judge_by<Pass>(pass_page, position, pass, verdict);
}

// Who is not on turn ends no turn, even where that is left standing.
void apply(Position& position, const Pass& pass)
{
    if (phase(position) != Phase::setup && pass.seat == active(position))
        end_turn(position);
}

// three-lanes.ld.turn.end: after the Main Phase was ended.
void end_turn(Position& position)
{
    wait_for(position, turn_of(active(position)), Step::turn_end);
    const Happening happenings[] = {{Trigger::end_of_turn, no_card, nowhere}};
    trigger(position, happenings);
}

// three-lanes.rest.lasts: active again at the start of the turn. three-lanes.ld.turn.start: before the Draw Phase.
void start_turn(Position& position, Seat player)
{
    end_effects(position, Until::end_of_turn);
    end_effects(position, Until::end_of_attack);  // given where nothing attacked any more
    if (get(position, match::turn) > 0)
        set(position, match::last_turn, active(position).index);
    set(position, match::turn, as_number(get(position, match::turn) + 1));
    set(position, match::active, player.index);
    set(position, match::main_begun, 0);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        set(position, Seat{seat}, player::swapped, 0);
    set_phase(position, Phase::draw);
    make_ready(position);
    wait_for(position, turn_of(player), Step::turn_start);
    const Happening happenings[] = {{Trigger::start_of_turn, no_card, nowhere}};
    trigger(position, happenings);
}

// three-lanes.ld.turn.main-start: before the first action of the Main Phase. What is done before the draw, or by the
// player who is not on turn, is out of order and begins nothing, even where it is left standing.
void begin_main(Position& position, Seat player)
{
    if (phase(position) != Phase::swap || player != active(position))
        return;
    set_phase(position, Phase::main);
    if (get(position, match::main_begun) == 1)
        return;
    set(position, match::main_begun, 1);
    const Happening happenings[] = {{Trigger::start_of_main, no_card, nowhere}};
    trigger(position, happenings);
}

// A draw says that the other player, who has drawn, had nothing more to do.
bool draw_ends_the_turn(const Position& position, Seat seat)
{
    return seat != active(position) && (phase(position) == Phase::swap || phase(position) == Phase::main);
}

}  // namespace cardinal::three_lanes
