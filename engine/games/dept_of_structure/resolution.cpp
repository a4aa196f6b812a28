#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Battle Details 4.4: Battle Resolution. All skirmishes are worked out from what 4.3 left, and then everything happens
/// at once.
namespace cardinal::dept_of_structure {
namespace {

struct Hit {
    CardId card{};
    CardId by{};
    int damage = 0;
    bool kills = false;
};

/// What the battle comes to, before anything of it has happened.
struct Results {
    std::vector<Hit> hits{};
    std::vector<Hit> at_bases{};  ///< by whom, and how much
};

/// An attacker or a blocker in its skirmish.
struct Fighter {
    CardId card{};
    int attack = 0;
    int defense = 0;  ///< that is left
    bool strikes_first = false;
    bool is_dead() const { return defense <= 0; }
};

Fighter fighter(const Position& position, CardId card)
{
    return {card, attack_of(position, card), std::max<int>(0, defense_left(position, card)),
            has(position, card, Keyword::first_strike)};
}

// dept-of-structure.skirmish.subtract, dept-of-structure.skirmish.simultaneous, dept-of-structure.skirmish.carry,
// dept-of-structure.kw.first-strike: each deals its attack to the other at the same time, but whom First Strike kills
// deals none; what the attacker has beyond a blocker's defense goes on to the next.
void exchange(Fighter& attacker, Fighter& blocker, std::vector<Hit>& hits)
{
    int at_blocker = std::min(attacker.attack, blocker.defense);
    int at_attacker = blocker.attack;
    if (attacker.strikes_first && !blocker.strikes_first && at_blocker >= blocker.defense)
        at_attacker = 0;
    if (blocker.strikes_first && !attacker.strikes_first && at_attacker >= attacker.defense)
        at_blocker = 0;
    blocker.defense -= at_blocker;
    attacker.attack -= at_blocker;
    attacker.defense -= at_attacker;
    hits.push_back({blocker.card, attacker.card, at_blocker, at_blocker > 0 && blocker.is_dead()});
    hits.push_back({attacker.card, blocker.card, at_attacker, at_attacker > 0 && attacker.is_dead()});
}

// dept-of-structure.skirmish.sequence, dept-of-structure.skirmish.stop-dead, dept-of-structure.skirmish.stop-cleared,
// dept-of-structure.skirmish.exhaust: one after the other, until the attacker is dead or nobody is left; an attack that
// is used up meets the others all the same. What is left in the end is for Overrun (A13).
int fight(const Position& position, CardId card, std::vector<Hit>& hits)
{
    Fighter attacker = fighter(position, card);
    bool are_all_dead = true;
    for (const CardId each : blockers_of(position, card)) {
        if (attacker.is_dead()) {
            are_all_dead = false;
            break;
        }
        Fighter blocker = fighter(position, each);
        exchange(attacker, blocker, hits);
        are_all_dead = are_all_dead && blocker.is_dead();
    }
    const bool still_hits = !attacker.is_dead() || option(position, Option::overrun_posthumous) == 1;
    return are_all_dead && still_hits ? attacker.attack : 0;
}

// dept-of-structure.damage.unblocked, dept-of-structure.damage.blocked: the base is hit by who is not blocked.
void work_out(Position& position, CardId card, Results& results)
{
    if (get(position, card, on_card::blocked) == 0)
        return results.at_bases.push_back({.by = card, .damage = attack_of(position, card)});
    const int left = fight(position, card, results.hits);
    if (!has(position, card, Keyword::overrun))
        return;
    set(position, card, on_card::overrun_left, as_number(left));
    results.at_bases.push_back({.by = card, .damage = left});
}

/// Of several who hit the same card one after another, the last one killed it.
void note_kills(Position& position, const std::vector<Hit>& hits)
{
    for (const Hit& hit : hits)
        if (hit.kills && is_dead(position, hit.card))
            note_kill(position, hit.by, hit.card);
}

/// A base stops at 0. What went beyond is kept for the moment: of an Overrun less may be dealt.
void hit_base(Position& position, Seat seat, int damage)
{
    const int left = get(position, seat, player::base) - get(position, seat, player::overkill) - damage;
    set(position, seat, player::base, as_number(std::max(0, left)));
    set(position, seat, player::overkill, as_number(std::max(0, -left)));
}

void end_battle(Position& position)
{
    forget_the_fights(position);
    end_effects(position, Until::end_of_battle);
    set_step(position, Step::none);
    set_phase(position, Phase::retreat);
    set(position, match::announced, -1);
}

// ---- Overrun ----
Objection no_more_than_is_left_overruns(const Position& position, const Overrun& overrun)
{
    const Number left = get(position, overrun.attacker, on_card::overrun_left);
    if (overrun.amount <= left)
        return kept();
    return Objection(name_of(position, overrun.attacker) + " has " + std::to_string(left) +
                     " attack left behind its blockers, not " + std::to_string(overrun.amount))
        .about(overrun.attacker);
}

// The rulebook names nobody: it is dealt by the attacker, so it is a word of caution.
Objection the_attackers_player_decides(const Position& position, const Overrun& overrun)
{
    const Seat side = position.card(overrun.attacker).side;
    if (overrun.seat == side)
        return kept();
    return Objection("how much of " + name_of(position, overrun.attacker) + " overruns is " + name_of(side) +
                     "'s to decide")
        .about(overrun.attacker)
        .as(Severity::warning);
}

constexpr Rule<Overrun> overrun_page[] = {
    {rule("dept-of-structure.kw.overrun"), the_attackers_player_decides},
    {rule("dept-of-structure.kw.overrun.excess"), no_more_than_is_left_overruns},
};

}  // namespace

// dept-of-structure.battle.at-once, dept-of-structure.tactics-step.first: from the values that 4.3 left, and nothing is
// retired before all of it is worked out.
void resolve_battle(Position& position)
{
    Results results;
    Number blocked_fights = 0;
    for (Card& card : position.cards)
        card.counters[on_card::overrun_left] = card.counters[on_card::overrun_dealt] = 0;
    for (const CardId card : attackers(position)) {
        blocked_fights = as_number(blocked_fights + (get(position, card, on_card::blocked) != 0 ? 1 : 0));
        work_out(position, card, results);
    }
    for (const Hit& hit : results.hits)
        set(position, hit.card, on_card::damage, as_number(get(position, hit.card, on_card::damage) + hit.damage));
    note_kills(position, results.hits);
    for (const Hit& hit : results.at_bases) {
        const Seat base = opponent_of(position.card(hit.by).side);
        hit_base(position, base, hit.damage);
        if (get(position, hit.by, on_card::overrun_left) > 0)
            set(position, hit.by, on_card::overrun_dealt, as_number(hit.damage));
        if (hit.damage > 0)
            trigger(position, {.way = Way::on_damage_to_base, .card = hit.by});
    }
    end_battle(position);
    set(position, match::blocked_fights, blocked_fights);
    retire_what_is_dead(position);
    check_for_victory(position);
}

void judge(const Position& position, const Overrun& overrun, Verdict& verdict)
{
    judge_by<Overrun>(overrun_page, position, overrun, verdict);
}

// dept-of-structure.kw.overrun: all of it, unless its player wants less.
void apply(Position& position, const Overrun& overrun)
{
    const Seat base = opponent_of(position.card(overrun.attacker).side);
    const int dealt = get(position, overrun.attacker, on_card::overrun_dealt);
    const int amount = std::clamp(overrun.amount, 0, 999);
    hit_base(position, base, amount - dealt);
    set(position, overrun.attacker, on_card::overrun_dealt, as_number(amount));
    check_for_victory(position);
}

}  // namespace cardinal::dept_of_structure
