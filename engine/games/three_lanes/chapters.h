#pragma once

#include "engine/games/three_lanes/actions.h"
#include "engine/games/three_lanes/words.h"
#include "engine/rules/game.h"

#include <span>
#include <vector>

/// What the chapters of Three Lanes offer to the game and to each other. For each deed there is a page to judge it by
/// and what it does; judging and doing never call each other. Every `apply` has an answer, however absurd the deed.
namespace cardinal::three_lanes {

// ---- setup.cpp: Game Rules, before the first turn ----
void lay_out(Position& position);
void before_match(Position& position);
void put_down(Position& position, CardId card);
void settle(Position& position);
void judge(const Position& position, const WinCoin& deed, Verdict& verdict);
void apply(Position& position, const WinCoin& deed);
void judge(const Position& position, const NameFirst& deed, Verdict& verdict);
void apply(Position& position, const NameFirst& deed);
void judge(const Position& position, const Shuffle& deed, Verdict& verdict);
void apply(Position& position, const Shuffle& deed);
void judge(const Position& position, const SetProtection& deed, Verdict& verdict);
void apply(Position& position, const SetProtection& deed);
void judge(const Position& position, const Begin& deed, Verdict& verdict);
void apply(Position& position, const Begin& deed);
void begin_match(Position& position, Seat first);
bool is_ready_to_begin(const Position& position);  ///< a Begin would break no rule

// ---- turn.cpp: Turn phases ----
void judge(const Position& position, const Pass& deed, Verdict& verdict);
void apply(Position& position, const Pass& deed);
/// The rules about whose Main Phase it is. Judged last: who is not on turn need not be told what follows from that.
void judge_moment(const Position& position, Seat seat, Verdict& verdict);
void begin_main(Position& position, Seat player);  ///< the first Main action was seen
void start_turn(Position& position, Seat player);  ///< turn +1, units ready again, then the Draw Phase
void end_turn(Position& position);
void check_deck(Position& position);                           ///< at the start of the Draw Phase
bool draw_ends_the_turn(const Position& position, Seat seat);  ///< the other player's, who had nothing more to do

// ---- draw_phase.cpp, swap.cpp, pool.cpp: Draw Phase, Pool zone ----
void judge(const Position& position, const Draw& deed, Verdict& verdict);
void apply(Position& position, const Draw& deed);
void draw_by_effect(Position& position, Seat seat, int count);
void judge(const Position& position, const Swap& deed, Verdict& verdict);
void apply(Position& position, const Swap& deed);
void judge(const Position& position, const Reveal& deed, Verdict& verdict);
void apply(Position& position, const Reveal& deed);

// ---- plays.cpp, moves.cpp: Main Phase ----
/// A card laid in a zone, by a play or by what is seen.
struct Laying {
    Seat seat{};
    CardId card{};
    Place at{};
};
void judge_laying(const Position& position, const Laying& laying, Verdict& verdict);  ///< whether it may lie there
void judge(const Position& position, const Play& deed, Verdict& verdict);
void apply(Position& position, const Play& deed);
void judge(const Position& position, const PlayTech& deed, Verdict& verdict);
void apply(Position& position, const PlayTech& deed);
void judge(const Position& position, const Equip& deed, Verdict& verdict);
void apply(Position& position, const Equip& deed);
void judge_moving(const Position& position, const Move& deed, Verdict& verdict);  ///< whatever the moment
void judge(const Position& position, const Move& deed, Verdict& verdict);
void apply(Position& position, const Move& deed);

// ---- attack.cpp, combat.cpp: Attack resolution, Combat resolution, Protection zone ----
void judge(const Position& position, const Attack& deed, Verdict& verdict);
void apply(Position& position, const Attack& deed);
void forget_attack(Position& position);  ///< what followed it can no longer be seen
void check_lane(Position& position, const Action& attack);
void compare_powers(Position& position, const Action& attack);
void losers_die(Position& position, const Action& attack, Step who);
void end_combat(Position& position, const Action& attack);
void end_attack(Position& position, const Action& attack);

// ---- effects_used.cpp: [Main] effects, triggers that are carried out ----
void judge(const Position& position, const UseAbility& deed, Verdict& verdict);
void apply(Position& position, const UseAbility& deed);
void judge(const Position& position, const Decline& deed, Verdict& verdict);
void apply(Position& position, const Decline& deed);
void judge(const Position& position, const Resolve& deed, Verdict& verdict);
void apply(Position& position, const Resolve& deed);
bool is_on_play_of_a_summoned(const Position& position, CardId source, int ability);

// ---- draws_by_text.cpp: draws that a text is said to call for ----
void judge_ground(const Position& position, const Draw& deed, Verdict& verdict);
/// The trigger that says to draw and waits for this player; nothing when none does.
const Pending* waiting_draw(const Position& position, Seat seat);
void draw_on_ground(Position& position, const Draw& deed);

// ---- timings.cpp: Later documents ----
/// Something that triggers may wait for, and the card it happened to.
struct Happening {
    Trigger trigger = Trigger::none;
    CardId card{};
    Place place{};  ///< where it happened
};
/// Triggers of these happenings wait on the stack, the first one to be resolved first.
void trigger(Position& position, std::span<const Happening> happenings);
void trigger_left(Position& position, CardId card, Place from);      ///< whether a land has left the zone it lay in
void wait_for(Position& position, const Action& action, Step step);  ///< the next step, below what is still triggered
void go_on(Position& position);                                      ///< the next steps, as long as no trigger waits
void resolve_newest(Position& position);
void resolve_all(Position& position);                                  ///< whoever goes on says that nothing was added
int find_waiting(const Position& position, CardId card, int ability);  ///< index into the stack, -1
/// What waits of the card's triggers that are of the same kind as this one, itself first; their kind names them all.
std::vector<int> waiting_of_its_kind(const Position& position, CardId card, int ability);
int ability_that_is_due(const Position& position, CardId card);
int ability_that_draws(const Position& position, CardId card);  ///< the one that is due, or its [Main] effect
bool must_be_carried_out(const Position& position, const Pending& pending);
bool begins_main(const Position& position, const Action& action);
bool closes_the_stack(const Position& position, const Action& action);
void judge_neutral(const Position& position, const Action& action, Verdict& verdict);

// ---- discards.cpp: Graveyard zone, Trash zone ----
void judge(const Position& position, const Discard& deed, Verdict& verdict);
void apply(Position& position, const Discard& deed);

// ---- victory.cpp ----
bool is_over(const Position& position);
void reopen_if_nobody_lost(Position& position);

// ---- states.cpp, facts.cpp, stated_numbers.cpp: what lies there or is stated ----
void judge_states(const Position& position, Verdict& verdict);
void judge_fact(const Position& position, const Fact& fact, Verdict& verdict);
void take_fact(Position& position, const Fact& fact);
void set_right(Position& position, const Fact& fact);  ///< the same, agreed by both players or ruled
void judge_number(const Position& position, const Fact& fact, Verdict& verdict);
void take_number(Position& position, const Fact& fact);

// ---- questions.cpp, proposals.cpp, board.cpp, deck.cpp ----
void ask(const Position& position, std::vector<Question>& questions);
void propose(const Position& position, std::vector<Template>& templates);
void show(const Position& position, Board& board);
extern const BoardParts board_parts;
void judge_deck(const Position& position, const Deck& deck, Verdict& verdict);

// ---- game.cpp ----
extern const Game game;

}  // namespace cardinal::three_lanes
