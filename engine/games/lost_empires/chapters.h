#pragma once

#include "engine/games/lost_empires/actions.h"
#include "engine/games/lost_empires/words.h"
#include "engine/rules/game.h"

#include <span>
#include <string>
#include <vector>

/// What the chapters of Lost Empires offer to the game and to each other. For each deed there is a page to judge it by
/// and what it does; judging and doing never call each other. Every `apply` has an answer, however absurd the deed.
namespace cardinal::lost_empires {

// ---- setup.cpp, opening.cpp: Components, Setup ----
void lay_out(Position& position);
void before_match(Position& position);
void put_down(Position& position, CardId card);
void settle(Position& position);
std::string due(const Position& position);
void judge(const Position& position, const RollForFirst& deed, Verdict& verdict);
void apply(Position& position, const RollForFirst& deed);
void judge(const Position& position, const TakeFirst& deed, Verdict& verdict);
void apply(Position& position, const TakeFirst& deed);
void judge(const Position& position, const ChooseFaction& deed, Verdict& verdict);
void apply(Position& position, const ChooseFaction& deed);
void judge(const Position& position, const Shuffle& deed, Verdict& verdict);
void apply(Position& position, const Shuffle& deed);
void judge(const Position& position, const Mulligan& deed, Verdict& verdict);
void apply(Position& position, const Mulligan& deed);
void judge(const Position& position, const Begin& deed, Verdict& verdict);
void apply(Position& position, const Begin& deed);

// ---- phases.cpp: Game Phases ----
/// What an action says by being done: that the phase before it is over. `judge_closing` says what was left undone.
void judge_closing(const Position& position, const Action& action, Verdict& verdict);
void close_before(Position& position, const Action& action);
void judge(const Position& position, const Next& deed, Verdict& verdict);
void apply(Position& position, const Next& deed);
void begin_control(Position& position);
void begin_gates(Position& position);
void begin_casualties(Position& position);
void begin_wrap_up(Position& position);
void begin_round(Position& position);

// ---- turn.cpp: Order Phase, Pass ----
/// Somebody issues an order, or ends a turn.
struct Ordering {
    Seat seat{};
};
void judge_moment(const Position& position, Seat seat, Verdict& verdict);
void judge(const Position& position, const EndTurn& deed, Verdict& verdict);
void apply(Position& position, const EndTurn& deed);
void judge(const Position& position, const Pass& deed, Verdict& verdict);
void apply(Position& position, const Pass& deed);
void start_turn(Position& position, Seat seat);
/// An order of the player whose turn it is: out of turn, nothing of the turn in progress changes.
void note_order(Position& position, Seat seat, Order order);

// ---- plays.cpp, payment.cpp: Play a Unit, Play a Support ----
void judge(const Position& position, const PlayUnit& deed, Verdict& verdict);
void apply(Position& position, const PlayUnit& deed);
void judge(const Position& position, const PlaySupport& deed, Verdict& verdict);
void apply(Position& position, const PlaySupport& deed);
struct Payment {
    Seat seat{};
    CardId card{};
    TurnedTokens paying{};
};
bool can_pay(const Position& position, Seat seat, CardId card);
bool is_paid_with_nothing(TurnedTokens paying);
void judge_payment(const Position& position, const Payment& payment, Verdict& verdict);
void judge_unpaid(const Position& position, const Payment& payment, Verdict& verdict);  ///< nobody said what was turned
void pay(Position& position, Seat seat, TurnedTokens paying);
void pay_cost(Position& position, Seat seat, CardId card);
/// A card laid in play, by a play or by what is seen.
struct Laying {
    Seat seat{};
    CardId card{};
    Place at{};
};
void judge_laying(const Position& position, const Laying& laying, Verdict& verdict);

// ---- activation.cpp: Activate a Unit ----
void judge(const Position& position, const Activate& deed, Verdict& verdict);
void apply(Position& position, const Activate& deed);
Paid other_payment(const Position& position, Seat seat, player::Value token, int more);  ///< none: it was paid as kept
void pay_otherwise(Position& position, Paid other);
void judge(const Position& position, const Drain& deed, Verdict& verdict);
void apply(Position& position, const Drain& deed);
bool may_be_drained(const Position& position, CardId unit);
void end_activation(Position& position);
void end_if_used_up(Position& position);  ///< when no action is left and nothing waits

// ---- acting.cpp, granted.cpp: Unit actions, Granted actions ----
enum class Act { move, attack, named };
struct Acting {
    Seat seat{};
    CardId unit{};
    Act act = Act::move;
    int ability = -1;  ///< the named ability
};
void judge_acting(const Position& position, const Acting& acting, Verdict& verdict);
void spend_action(Position& position, const Acting& acting, int actions);
/// The grant on the stack that this act uses: an index, -1 when there is none.
int grant_for(const Position& position, const Acting& acting);
/// The effects that a waiting thing has: its ability's, or its card's own.
const std::vector<CardEffect>& effects_of(const Position& position, const Action& waiting);
bool grants(const Position& position, const Action& waiting);
bool is_excluded_by(const Position& position, const Action& waiting, CardId unit);  ///< by the name of what grants
bool is_chosen_by(const Action& waiting, CardId unit);  ///< or nobody was, and any may take it
bool is_granted_by(const Position& position, const Action& waiting, const Acting& acting);
void take_grant(Position& position, const Acting& acting);  ///< also one that is not meant for it
bool is_second_attack(const Position& position, CardId unit);
void judge(const Position& position, const Decline& deed, Verdict& verdict);
void apply(Position& position, const Decline& deed);
void let_lapse(Position& position, Seat seat);  ///< whoever goes on does not take what was granted; nobody: all
void resolve_waiting(Position& position);       ///< triggers nobody chooses for have happened
/// Whether it happens, or what it does, the data does not say.
bool is_for_people_to_say(const Position& position, const Pending& pending);
bool answers_the_stack(const Position& position, const Action& action);

// ---- moves.cpp, attack.cpp, named.cpp: Move, Attack, Named Ability ----
void judge(const Position& position, const Move& deed, Verdict& verdict);
void apply(Position& position, const Move& deed);
void trigger_move(Position& position, CardId unit);
void trigger_entering(Position& position, CardId unit);
void judge(const Position& position, const Attack& deed, Verdict& verdict);
void apply(Position& position, const Attack& deed);
void forget_attack(Position& position);
void close_open_attacks(Position& position, CardId target);            ///< what they dealt is seen by now
void forget_texts(Position& position);                                 ///< what they did was stated by now
bool completes_an_open_attack(const Position& position, CardId unit);  ///< it tells whom the last one was at
bool owes_a_second_attack(const Position& position);
void judge(const Position& position, const UseAbility& deed, Verdict& verdict);
void apply(Position& position, const UseAbility& deed);
int ability_meant(const Position& position, const UseAbility& use);
void judge(const Position& position, const Reveal& deed, Verdict& verdict);
void apply(Position& position, const Reveal& deed);

// ---- effects.cpp: what card texts do ----
struct Doing {
    Seat seat{};
    CardId source{};
    std::span<const CardId> targets{};
    Place to{};
    CardId that{};     ///< what set it off
    int ability = -1;  ///< whose effects they are; -1 the card's own
};
void carry_out(Position& position, const Doing& doing, const std::vector<CardEffect>& effects, const std::string& text);
bool chooses_targets(const CardEffect& effect);
bool fits(const Position& position, Seat seat, CardId card, const CardEffect& effect);

// ---- control.cpp, gates.cpp, victory.cpp: Control Phase, Gate Phase ----
void judge(const Position& position, const TakeArtifacts& deed, Verdict& verdict);
void apply(Position& position, const TakeArtifacts& deed);
void judge(const Position& position, const DealRuthless& deed, Verdict& verdict);
void apply(Position& position, const DealRuthless& deed);
void count_control(Position& position);
bool may_have_won(const Position& position, Seat seat, Place objective);  ///< the data does not say, nobody took it yet
bool may_be_ruthless(const Position& position, CardId unit);
std::vector<CardId> ruthless_units_at(const Position& position, CardId target);  ///< enemies that may deal it damage
int most_ruthless_damage(const Position& position, CardId target);               ///< all of them together
void deal_ruthless(Position& position, CardId target, int damage);               ///< one by each of so many
void judge(const Position& position, const BuildGate& deed, Verdict& verdict);
void apply(Position& position, const BuildGate& deed);
void judge_gates_due(const Position& position, Verdict& verdict);
enum class Measure { gates, artifacts, control };
std::vector<Seat> left_by(const Position& position, Measure last);  ///< who may have won, as far as this was looked at
void check_for_victory(Position& position);
bool is_over(const Position& position);
void reopen_if_nobody_won(Position& position);
void win(Position& position, Seat winner);

// ---- wrap_up.cpp: Casualty Phase, Wrap Up Phase ----
void remove_casualties(Position& position);
void judge(const Position& position, const FallBack& deed, Verdict& verdict);
void apply(Position& position, const FallBack& deed);
void judge(const Position& position, const ReadyAll& deed, Verdict& verdict);
void apply(Position& position, const ReadyAll& deed);
void judge(const Position& position, const RefreshAll& deed, Verdict& verdict);
void apply(Position& position, const RefreshAll& deed);
void judge(const Position& position, const Draw& deed, Verdict& verdict);
void apply(Position& position, const Draw& deed);
void judge_passing_the_token(const Position& position, const TakeFirst& deed, Verdict& verdict);
void judge_fall_back_due(const Position& position, Verdict& verdict);
Seat next_first_player(const Position& position);
void wrap_up(Position& position);  ///< all steps that nobody has to choose for

// ---- states.cpp, facts.cpp, seen_deeds.cpp, stated_numbers.cpp: what lies there or is stated ----
void judge_states(const Position& position, Verdict& verdict);
void judge_fact(const Position& position, const Fact& fact, Verdict& verdict);
void take_fact(Position& position, const Fact& fact);
void set_right(Position& position, const Fact& fact);  ///< the same, agreed by both players or ruled
std::vector<Action> deeds_seen_in(const Position& position, const Fact& fact);  ///< that alone can have made it so
void go_on_to_what_is_seen(Position& position, const Fact& fact);  ///< to the phase it belongs to, when that has come
void judge_number(const Position& position, const Fact& fact, Verdict& verdict);
void take_number(Position& position, const Fact& fact);
void take_seen_payment(Position& position, const Fact& fact);  ///< of an activation, where nobody said what paid it

// ---- questions.cpp, proposals.cpp, board.cpp, deck.cpp ----
void ask(const Position& position, std::vector<Question>& questions);
void propose(const Position& position, std::vector<Template>& templates);
void show(const Position& position, Board& board);
extern const BoardParts board_parts;
void judge_deck(const Position& position, const Deck& deck, Verdict& verdict);

// ---- game.cpp ----
extern const Game game;

}  // namespace cardinal::lost_empires
