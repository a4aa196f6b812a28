#pragma once

#include "engine/games/purge/actions.h"
#include "engine/games/purge/words.h"
#include "engine/rules/game.h"
#include "engine/rules/rule.h"

#include <span>
#include <vector>

/// What the chapters of PURGE offer to the game and to each other. For each deed there is a page to judge it by and
/// what it does; judging and doing never call each other. Every `apply` has an answer, however absurd the deed.
namespace cardinal::purge {

// ---- setup.cpp: Starting a Game ----
void lay_out(Position& position);
void before_match(Position& position);
void put_down(Position& position, CardId card);
void settle(Position& position);
void judge(const Position& position, const PutInPlace& deed, Verdict& verdict);
void apply(Position& position, const PutInPlace& deed);
void judge(const Position& position, const Begin& deed, Verdict& verdict);
void apply(Position& position, const Begin& deed);
std::string due(const Position& position);  ///< what is still to be laid before turn 1

// ---- turn.cpp: Anatomy of a Turn ----
void judge(const Position& position, const WinCoin& deed, Verdict& verdict);
void apply(Position& position, const WinCoin& deed);
void judge(const Position& position, const NameFirst& deed, Verdict& verdict);
void apply(Position& position, const NameFirst& deed);
void judge(const Position& position, const ClaimSubPhase& deed, Verdict& verdict);
void apply(Position& position, const ClaimSubPhase& deed);
void judge(const Position& position, const Move& deed, Verdict& verdict);
void apply(Position& position, const Move& deed);
void judge_pass_of_subphase(const Position& position, const Pass& deed, Verdict& verdict);
void apply_pass_of_subphase(Position& position, const Pass& deed);
void judge(const Position& position, const Upkeep& deed, Verdict& verdict);
void apply(Position& position, const Upkeep& deed);

/// What a player wants to use the sub-phase for; decides which rule a wrong moment breaks.
enum class Wish { card, battle, other };
/// The rules about whose sub-phase it is and that it holds one choice, for any deed that makes a choice.
void judge_moment(const Position& position, Seat seat, Wish wish, Choice choice, Verdict& verdict);
/// The sub-phase is this player's from now on: handed over, named at the start of a turn, or taken.
void take_sub_phase(Position& position, Seat seat);
/// Records the choice; anything but a pass ends a row of passes.
void make_choice(Position& position, Seat seat, Choice choice);
void end_turn(Position& position);    ///< purge.turn.two_passes: the turn's end, then the next turn's start
void start_turn(Position& position);  ///< turn +1, energy, offensive stats, INITIATIVE
/// The player entitled to name the first player; nobody on a tie without a coin.
Seat entitled_to_name(const Position& position);

// ---- plays.cpp: Putting Cards into Play, Supply Cap & Turn Entry ----
void judge(const Position& position, const Play& deed, Verdict& verdict);
void apply(Position& position, const Play& deed);
/// What every card has to be paid with: energy that is left, and TEKs in play.
Objection energy_covers(const Position& position, Seat seat, CardId card, int cost);
Objection teks_reach(const Position& position, Seat seat, CardId card, int needed);
/// It was in the deck list that its player brought; a foreign card has no owner.
Objection is_from_ones_deck(const Position& position, Seat seat, CardId card);
/// A declared card enters play.
void enter_from_stack(Position& position, const Action& declared);

// ---- battle.cpp: Battle Instances ----
void judge(const Position& position, const StartBattle& deed, Verdict& verdict);
void apply(Position& position, const StartBattle& deed);
void judge(const Position& position, const Attack& deed, Verdict& verdict);
void apply(Position& position, const Attack& deed);
void judge(const Position& position, const Retreat& deed, Verdict& verdict);
void apply(Position& position, const Retreat& deed);
void judge_pass_in_battle(const Position& position, const Pass& deed, Verdict& verdict);
void apply_pass_in_battle(Position& position, const Pass& deed);
bool is_battle_over(const Position& position);
/// Call after anything that can kill, move or spend: resolves the battle when one of its ends has come.
void end_battle_if_over(Position& position);

// ---- damage.cpp: Calculating Damage ----
enum class HitBy { attack, ability, ops };
struct Hit {
    CardId source{};
    CardId target{};
    HitBy by = HitBy::attack;
    Number base = 0;
};
Number damage_dealt(const Position& position, const Hit& hit);  ///< what comes off HEALTH or POPULATION
void apply(Position& position, const Hit& hit);  ///< and what follows: Pyrite, Memory Metal, death, the end
void strike_all(Position& position, std::span<const Hit> hits);  ///< of one effect, without the end: it may hit both
                                                                 ///< Strongholds
void kill_if_dead(Position& position, CardId card);              ///< a card in play that has no HEALTH left
/// Cards that live only by what raises their HEALTH for a while: asked before a step, buried after it if they died of
/// it.
std::vector<CardId> living_by_bonus(const Position& position);
void bury(Position& position, std::span<const CardId> lived);

// ---- victory.cpp: Game Objective ----
void end_game_if_won(Position& position);
/// What ended the game turns out not to have been so: the game goes on where it was.
void reopen_if_nobody_fell(Position& position);
bool is_over(const Position& position);

// ---- keywords.cpp: Unit Abilities ----
void judge(const Position& position, const UseAbility& deed, Verdict& verdict);
void apply(Position& position, const UseAbility& deed);
/// A declared ability happens.
void resolve_ability(Position& position, const Action& declared);

// ---- ops.cpp: Executing OPS Cards ----
void judge(const Position& position, const ExecuteOps& deed, Verdict& verdict);
void apply(Position& position, const ExecuteOps& deed);
void resolve_ops(Position& position, const Action& declared);

// ---- stack.cpp: Responding to OPS Cards ----
void judge(const Position& position, const Decline& deed, Verdict& verdict);
void apply(Position& position, const Decline& deed);
void judge(const Position& position, const Resolve& deed, Verdict& verdict);
void apply(Position& position, const Resolve& deed);
void judge(const Position& position, const CarryOut& deed, Verdict& verdict);
void apply(Position& position, const CarryOut& deed);
void declare(Position& position, const Action& action);  ///< onto the stack
void resolve_newest(Position& position);
void resolve_all(Position& position);  ///< nobody had anything to add
bool is_response(const Action& action);

// ---- effects.cpp: what card text that the data can say does ----
struct Resolving {
    CardId source{};
    Seat seat{};
    HitBy by = HitBy::ops;
    std::span<const CardId> targets{};
};
void carry_out(Position& position, const Resolving& resolving, std::span<const CardEffect> effects);
/// The cards an effect reaches, chosen or not; Tacticians left out.
std::vector<CardId> reached_by(const Position& position, const Resolving& resolving, const CardEffect& effect);
bool fits(const Position& position, CardId card, Filter filter);

// ---- states.cpp: what lies there or is stated ----
void judge_states(const Position& position, Verdict& verdict);
void judge_fact(const Position& position, const Fact& fact, Verdict& verdict);
void take_fact(Position& position, const Fact& fact);
void set_right(Position& position, const Fact& fact);  ///< the same, agreed by both players or ruled

// ---- questions.cpp, proposals.cpp, board.cpp, deck.cpp ----
bool says_what_data_cannot(const Position& position, const Action& declared);  ///< its text, and no effects
void ask(const Position& position, std::vector<Question>& questions);
void propose(const Position& position, std::vector<Template>& templates);
void show(const Position& position, Board& board);
extern const BoardParts board_parts;
void judge_deck(const Position& position, const Deck& deck, Verdict& verdict);

// ---- game.cpp ----
extern const Game game;

}  // namespace cardinal::purge
