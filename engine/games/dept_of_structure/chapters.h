#pragma once

#include "engine/games/dept_of_structure/actions.h"
#include "engine/games/dept_of_structure/values.h"
#include "engine/games/dept_of_structure/words.h"
#include "engine/rules/game.h"

#include <span>
#include <string>
#include <vector>

/// What the chapters of Dept of Structure offer to the game and to each other. For each deed there is a page to judge
/// it by and what it does; judging and doing never call each other. Every `apply` has an answer, however absurd the
/// deed.
namespace cardinal::dept_of_structure {

// ---- setup.cpp: Setup ----
void lay_out(Position& position);
void before_match(Position& position);
void put_down(Position& position, CardId card);
void settle(Position& position);
std::string due(const Position& position);
void judge(const Position& position, const ChooseFirst& deed, Verdict& verdict);
void apply(Position& position, const ChooseFirst& deed);
void judge(const Position& position, const Shuffle& deed, Verdict& verdict);
void apply(Position& position, const Shuffle& deed);
void judge(const Position& position, const Mulligan& deed, Verdict& verdict);
void apply(Position& position, const Mulligan& deed);
void judge(const Position& position, const Begin& deed, Verdict& verdict);
void apply(Position& position, const Begin& deed);

// ---- hand.cpp: Your Hand ----
void judge(const Position& position, const Discard& deed, Verdict& verdict);
void apply(Position& position, const Discard& deed);
/// Whose round is over.
struct Ending {
    Seat seat{};
};
void judge_hand(const Position& position, const Ending& ending, Verdict& verdict);

// ---- round.cpp: Gameplay ----
/// What an action says by being done: that the phase or step before it is over. `judge_closing` says what was left
/// undone.
void judge_closing(const Position& position, const Action& action, Verdict& verdict);
bool closes_something(const Position& position, const Action& action);
void close_before(Position& position, const Action& action);
void judge(const Position& position, const Pass& deed, Verdict& verdict);
void apply(Position& position, const Pass& deed);
void judge(const Position& position, const Resolve& deed, Verdict& verdict);
void apply(Position& position, const Resolve& deed);
void judge(const Position& position, const EndTurn& deed, Verdict& verdict);
void apply(Position& position, const EndTurn& deed);
void judge(const Position& position, const Next& deed, Verdict& verdict);
void apply(Position& position, const Next& deed);
void begin_round(Position& position, Seat seat);
bool has_begun_to_deploy(const Position& position);  ///< Regroup and Draw are over
/// The rule that holds the other player back, and the one for the wrong phase, of what only the attacker does in Deploy
/// and in Deploy and Retreat.
bool is_deploy_phase(const Position& position);

// ---- regroup.cpp: Regroup, Draw ----
void judge(const Position& position, const ReadyCards& deed, Verdict& verdict);
void apply(Position& position, const ReadyCards& deed);
void judge(const Position& position, const AddResources& deed, Verdict& verdict);
void apply(Position& position, const AddResources& deed);
void judge(const Position& position, const Draw& deed, Verdict& verdict);
void apply(Position& position, const Draw& deed);
void ready_cards_of(Position& position, Seat seat);
void heal(Position& position);
bool is_choosing_resources(const Position& position, Seat seat);  ///< a rise of a pool is read as the choice
bool begins_a_second_round(const Position& position, Seat seat);  ///< the same player was attacker just now
void end_regroup(Position& position);
void end_draw(Position& position);
void draw_cards(Position& position, Seat seat, int count);

// ---- deploy.cpp, plays.cpp, payment.cpp: Deploying Cards ----
void judge(const Position& position, const Deploy& deed, Verdict& verdict);
void apply(Position& position, const Deploy& deed);
void judge(const Position& position, const Play& deed, Verdict& verdict);
void apply(Position& position, const Play& deed);
struct Source {
    Seat seat{};
    CardId card{};
};
void judge_source(const Position& position, const Source& source, Verdict& verdict);
struct Payment {
    Seat seat{};
    Cost cost{};
    Paying paying{};
    CardId card{};
};
void judge_payment(const Position& position, const Payment& payment, Verdict& verdict);
void pay(Position& position, const Payment& payment);
bool can_pay(const Position& position, Seat seat, const Cost& cost);
/// Every way to pay: the typed symbols, and each choice for the others.
std::vector<std::vector<Number>> ways_to_pay(const Position& position, Seat seat, const Cost& cost);

// ---- equip.cpp: Equipping, Unequipping ----
void judge(const Position& position, const Equip& deed, Verdict& verdict);
void apply(Position& position, const Equip& deed);
void judge(const Position& position, const Unequip& deed, Verdict& verdict);
void apply(Position& position, const Unequip& deed);

// ---- attack.cpp, block.cpp, resolution.cpp: Battle ----
void judge(const Position& position, const DeclareAttack& deed, Verdict& verdict);
void apply(Position& position, const DeclareAttack& deed);
void judge(const Position& position, const DeclareBlock& deed, Verdict& verdict);
void apply(Position& position, const DeclareBlock& deed);
void judge(const Position& position, const SetOrder& deed, Verdict& verdict);
void apply(Position& position, const SetOrder& deed);
void judge(const Position& position, const GoBack& deed, Verdict& verdict);
void apply(Position& position, const GoBack& deed);
void judge(const Position& position, const Overrun& deed, Verdict& verdict);
void apply(Position& position, const Overrun& deed);
void resolve_battle(Position& position);
void judge_attackers_due(const Position& position, const Ending& ending, Verdict& verdict);  ///< Rage, Rampage

// ---- abilities.cpp: Activated and Conditional Abilities ----
void judge(const Position& position, const UseAbility& deed, Verdict& verdict);
void apply(Position& position, const UseAbility& deed);
void judge(const Position& position, const Decline& deed, Verdict& verdict);
void apply(Position& position, const Decline& deed);
/// Something that conditional abilities may wait for: of this card alone, or of all cards of a player.
struct Happening {
    Way way = Way::conditional;
    CardId card{};
    Seat seat{};
    CardId that{};
};
void trigger(Position& position, const Happening& happening);
void let_it_happen(Position& position);  ///< what was triggered and nobody chooses for
bool answers_the_stack(const Position& position, const Action& action);
bool goes_past_the_stack(const Position& position, const Action& action);  ///< what waits is left out by it
bool is_waited_for(const Position& position, const Pending& pending);      ///< it must be resolved
void judge_waiting(const Position& position, Verdict& verdict);
void resolve_newest(Position& position);
void leave_waiting(Position& position);  ///< whoever goes on has not resolved what waits
int ability_meant(const Position& position, const UseAbility& use);
/// Ready and Hidden, and so no target.
struct Targeting {
    std::span<const CardId> targets{};
};
void judge_targets(const Position& position, const Targeting& targeting, Verdict& verdict);

// ---- effects.cpp: what card texts do ----
struct Doing {
    Seat seat{};
    CardId source{};
    std::span<const CardId> targets{};
    CardId that{};     ///< what set it off
    int ability = -1;  ///< whose effects they are; -1 the card's own
};
void carry_out(Position& position, const Doing& doing);
const std::vector<CardEffect>& effects_of(const Position& position, CardId card, int ability);
bool chooses_targets(const CardEffect& effect);
bool returns_from_the_graveyard(const Position& position, CardId card, int ability);
bool fits(const Position& position, Seat seat, CardId card, const CardEffect& effect);
bool can_be_chosen(const Position& position, Seat seat, CardId card, const CardEffect& effect);  ///< Hidden or not
/// A player's number.
struct Owned {
    Seat seat{};
    Stat stat{};
};
int change_by(const Position& position, CardId card, int ability, Owned what);  ///< by the ability's effects

// ---- keywords.cpp: Hunger, tokens ----
void judge(const Position& position, const Sacrifice& deed, Verdict& verdict);
void apply(Position& position, const Sacrifice& deed);
void judge(const Position& position, const ChangeTokens& deed, Verdict& verdict);
void apply(Position& position, const ChangeTokens& deed);
void feed(Position& position, CardId card, Hunger how);
void note_kill(Position& position, CardId by, CardId victim);  ///< it feeds the hungry and may set something off
int hunger_due(const Position& position, Seat seat);           ///< damage to the own base at the end of the round
std::vector<CardId> hungry_cards(const Position& position, Seat seat);  ///< that got nothing yet in this round
bool pays_hunger(const Position& position, Seat seat, int damage);      ///< it may be the damage that is due
void pay_hunger(Position& position, Seat seat, int damage);

// ---- victory.cpp ----
void check_for_victory(Position& position);
void lose(Position& position, Seat loser);
bool is_over(const Position& position);
void reopen_if_nobody_lost(Position& position);

// ---- states.cpp, facts.cpp, stated_numbers.cpp: what lies there or is stated ----
void judge_states(const Position& position, Verdict& verdict);
void judge_fact(const Position& position, const Fact& fact, Verdict& verdict);
void take_fact(Position& position, const Fact& fact);
void set_right(Position& position, const Fact& fact);  ///< the same, agreed by both players or ruled
void judge_number(const Position& position, const Fact& fact, Verdict& verdict);
void take_number(Position& position, const Fact& fact);
bool is_text_open(const Position& position);  ///< a text just happened that the data does not say

// ---- questions.cpp, proposals.cpp, board.cpp, deck.cpp ----
void ask(const Position& position, std::vector<Question>& questions);
void propose(const Position& position, std::vector<Template>& templates);
void show(const Position& position, Board& board);
extern const BoardParts board_parts;
void judge_deck(const Position& position, const Deck& deck, Verdict& verdict);

// ---- game.cpp ----
extern const Game game;

}  // namespace cardinal::dept_of_structure
