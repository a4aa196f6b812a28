#pragma once

#include "engine/games/war_rig/actions.h"
#include "engine/games/war_rig/words.h"
#include "engine/rules/game.h"
#include "engine/rules/rule.h"
#include "engine/rules/stated.h"

#include <string>
#include <vector>

/// What the chapters of War Rig offer to the game and to each other. For each deed there is a page to judge it by and
/// what it does; judging and doing never call each other. Every `apply` has an answer, however absurd the deed.
namespace cardinal::war_rig {

// ---- victory.cpp: End Game ----
bool is_over(const Position& position);
void check_for_the_end(Position& position);
void reopen_if_nobody_won(Position& position);

// ---- empire.cpp, drop_ships.cpp: Empire Invasion ----
void judge(const Position& position, const Summon& deed, Verdict& verdict);
void apply(Position& position, const Summon& deed);
void judge(const Position& position, const Land& deed, Verdict& verdict);
void apply(Position& position, const Land& deed);
void judge(const Position& position, const Advance& deed, Verdict& verdict);
void apply(Position& position, const Advance& deed);
bool is_advance_due(const Position& position);
bool is_time_to_advance(const Position& position);
Number held_after_advance(const Position& position);
void capture_the_hostile(Position& position, Number newly_held);
void capture_who_enters(Position& position, CardId squad);
void retreat_if_beaten(Position& position);
void await_return_fire(Position& position, CardId ship, CardId attacker);
void call_the_empire(Position& position, Seat seat);
void judge(const Position& position, const ReturnFire& deed, Verdict& verdict);
void apply(Position& position, const ReturnFire& deed);

/// Using a special structure, or beginning to without saying which.
struct UsingStructure {
    Seat seat{};
    CardId structure{};
    Keyword use = Keyword::none;
};
void judge_structure(const Position& position, const UsingStructure& use, Verdict& verdict);

// ---- power.cpp: Infinite Power ----
void judge(const Position& position, const Discover& deed, Verdict& verdict);
void apply(Position& position, const Discover& deed);
void judge(const Position& position, const Bid& deed, Verdict& verdict);
void apply(Position& position, const Bid& deed);
void judge(const Position& position, const Reveal& deed, Verdict& verdict);
void apply(Position& position, const Reveal& deed);
void judge(const Position& position, const Generate& deed, Verdict& verdict);
void apply(Position& position, const Generate& deed);

// ---- setup.cpp: Setup ----
void lay_out(Position& position);
void before_match(Position& position);
void put_down(Position& position, CardId card);
void settle(Position& position);
std::string due(const Position& position);
void judge(const Position& position, const Begin& deed, Verdict& verdict);
void apply(Position& position, const Begin& deed);
std::string what_a_tech_card_lacks(const CardFacts& facts);  ///< empty when it says all that is needed
void judge_deck(const Position& position, const Deck& deck, Verdict& verdict);

// ---- acting.cpp, turn.cpp: Order of play ----
/// A squad does something. What it costs is checked by the page of the deed where it counts more than one action.
struct Acting {
    Seat seat{};
    CardId squad{};
    int cost = 1;
    bool is_move = false;
    bool is_out_of_turn = false;  ///< may be done in others' rounds, too
};
void judge_acting(const Position& position, const Acting& acting, Verdict& verdict);
bool goes_on_though_sent_away(const Position& position, CardId squad);  ///< that it is elsewhere is no further fault
void act(Position& position, const Acting& acting);
bool is_own_activation(const Position& position, Seat seat, CardId squad);
/// What an action says by being done: that others are through with the round, that a turn has begun.
void judge_closing(const Position& position, const Action& action, Verdict& verdict);
bool closes_something(const Position& position, const Action& action);  ///< that judging it has to know
void close_before(Position& position, const Action& action);
void judge(const Position& position, const Pass& deed, Verdict& verdict);
void apply(Position& position, const Pass& deed);
void judge(const Position& position, const Next& deed, Verdict& verdict);
void apply(Position& position, const Next& deed);
void start_turn(Position& position);
void begin_round(Position& position, int round);
bool is_finished(const Position& position, Seat seat);
/// Whose go it is and in which round, now and as long as others need not say that they are through.
struct Go {
    Seat seat{};
    Number round = 0;
};
std::vector<Go> next_goes(const Position& position);

// ---- moves.cpp, repel.cpp, captives.cpp: Move ----
void judge(const Position& position, const Move& deed, Verdict& verdict);
void apply(Position& position, const Move& deed);
int steps_between(const Position& position, Seat seat, Place from, Place to);
void judge(const Position& position, const Repel& deed, Verdict& verdict);
void apply(Position& position, const Repel& deed);
bool can_be_repelled_in(Place place);
void judge_unrepelled(const Position& position, Verdict& verdict);
void arrive(Position& position, CardId squad, Place at);
void judge(const Position& position, const Lock& deed, Verdict& verdict);
void apply(Position& position, const Lock& deed);

// ---- gather.cpp, deposit.cpp, camp.cpp ----
void judge(const Position& position, const Gather& deed, Verdict& verdict);
void apply(Position& position, const Gather& deed);
void judge(const Position& position, const Claim& deed, Verdict& verdict);
void apply(Position& position, const Claim& deed);
int gathered_at_once(const Position& position, CardId squad, Token token);
void deposit(Position& position, CardId squad);
void judge(const Position& position, const Swap& deed, Verdict& verdict);
void apply(Position& position, const Swap& deed);
int scrap_for_one(const Position& position);
void judge(const Position& position, const Exchange& deed, Verdict& verdict);
void apply(Position& position, const Exchange& deed);
void judge(const Position& position, const Encamp& deed, Verdict& verdict);
void apply(Position& position, const Encamp& deed);
void judge(const Position& position, const Decamp& deed, Verdict& verdict);
void apply(Position& position, const Decamp& deed);

// ---- attack.cpp, hits.cpp: Squad Attack ----
void judge(const Position& position, const Attack& deed, Verdict& verdict);
void apply(Position& position, const Attack& deed);
/// What an attack begins: hits of this kind by this piece on that squad, to be answered one by one.
struct Hitting {
    CardId by{};
    CardId squad{};
    int hits = 0;
    AttackKind kind = AttackKind::none;
};
void begin_hits(Position& position, const Hitting& hitting);
void forget_attack(Position& position);
bool hits_are_open(const Position& position);
bool is_discovered(const Position& position, CardId squad);
bool answers_a_hit(const Action& action);
AttackKind attack_kind(const Position& position);
void let_the_discovered_go(Position& position);
void judge_unanswered(const Position& position, Verdict& verdict);
void judge(const Position& position, const UseItem& deed, Verdict& verdict);
void apply(Position& position, const UseItem& deed);
void judge(const Position& position, const Release& deed, Verdict& verdict);
void apply(Position& position, const Release& deed);
void judge(const Position& position, const Give& deed, Verdict& verdict);
void apply(Position& position, const Give& deed);
void judge(const Position& position, const Surrender& deed, Verdict& verdict);
void apply(Position& position, const Surrender& deed);
std::vector<CardId> usable_when_attacked(const Position& position, CardId squad);
bool has_something_to_give(const Position& position, CardId squad);

// ---- coerce.cpp, construct.cpp, assign.cpp, fires.cpp ----
void judge(const Position& position, const Coerce& deed, Verdict& verdict);
void apply(Position& position, const Coerce& deed);
void join(Position& position, CardId prisoner, Seat captor);
void judge(const Position& position, const Construct& deed, Verdict& verdict);
void apply(Position& position, const Construct& deed);
bool can_pay(const Position& position, Seat seat, CardId squad, CardId card);
bool has_tool(const Position& position, CardId squad);
bool conditions_hold(const Position& position, Seat seat, CardId card);
void judge(const Position& position, const Equip& deed, Verdict& verdict);
void apply(Position& position, const Equip& deed);
void judge(const Position& position, const Attach& deed, Verdict& verdict);
void apply(Position& position, const Attach& deed);
void judge_attaching(const Position& position, const Attach& deed, Verdict& verdict);
void judge(const Position& position, const FightFire& deed, Verdict& verdict);
void apply(Position& position, const FightFire& deed);
void spread_fires(Position& position);

// ---- infiltration.cpp, espionage.cpp: Rival Base ----
void judge(const Position& position, const Recruit& deed, Verdict& verdict);
void apply(Position& position, const Recruit& deed);
/// Who may be the squad that was convinced and not named, and the base that it leaves.
std::vector<CardId> possible_recruits(const Position& position);
Place base_left_by_recruit(const Position& position);
void name_the_recruit(Position& position, CardId squad);
void judge(const Position& position, const Rescue& deed, Verdict& verdict);
void apply(Position& position, const Rescue& deed);
bool is_infiltrated(const Position& position, CardId squad);
void judge(const Position& position, const Spy& deed, Verdict& verdict);
void apply(Position& position, const Spy& deed);
void judge(const Position& position, const Sabotage& deed, Verdict& verdict);
void apply(Position& position, const Sabotage& deed);

// ---- rig.cpp, targeting.cpp, weapons.cpp: War Rig ----
void judge(const Position& position, const Drive& deed, Verdict& verdict);
void apply(Position& position, const Drive& deed);
void judge(const Position& position, const Crash& deed, Verdict& verdict);
void apply(Position& position, const Crash& deed);
/// A rig acts: it moves, or its weapons attack.
struct RigActing {
    Seat seat{};
    int cost = 1;
};
void judge_rig_acting(const Position& position, const RigActing& acting, Verdict& verdict);
void act(Position& position, const RigActing& acting);
bool aims_at_a_rig(const Position& position, const Shoot& deed);
bool misses_the_half(const Position& position, const Shoot& deed, CardId target);
void judge_targeting(const Position& position, const Shoot& deed, Verdict& verdict);
void judge(const Position& position, const Shoot& deed, Verdict& verdict);
void apply(Position& position, const Shoot& deed);

// ---- stated_numbers.cpp, stated_pieces.cpp, facts.cpp, states.cpp ----
Objection stated_otherwise(const Position& position, const Stated& stated, const std::string& fault);
void judge_piece(const Position& position, const Stated& stated, Verdict& verdict);
void judge_number(const Position& position, const Fact& fact, Verdict& verdict);
void take_number(Position& position, const Fact& fact);
/// A card that is seen where no reported deed has put it.
struct Seen {
    CardId card{};
    Place to{};
};
void judge_seen(const Position& position, const Seen& seen, Verdict& verdict);
void judge_fact(const Position& position, const Fact& fact, Verdict& verdict);
void take_fact(Position& position, const Fact& fact);
void set_right(Position& position, const Fact& fact);
void judge_states(const Position& position, Verdict& verdict);

// ---- questions.cpp, proposals.cpp, board.cpp, game.cpp ----
void ask(const Position& position, std::vector<Question>& questions);
void propose(const Position& position, std::vector<Template>& templates);
void show(const Position& position, Board& board);
extern const BoardParts board_parts;
extern const Game game;

}  // namespace cardinal::war_rig
