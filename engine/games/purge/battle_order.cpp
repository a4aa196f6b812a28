#include "engine/games/purge/battle.h"

#include "engine/games/purge/catalogue.h"

/// Whose action it is in a Battle Instance. It passes from side to side, but an action that was out of turn does not
/// move it. The last kind of action, the pass, has nothing but this to be judged by.
namespace cardinal::purge {
namespace {

bool is_entrenched_defender(const Position& position, CardId card)
{
    return role_of(position, card) == Role::defender && has(position, card, Keyword::entrenched);
}

Objection attackers_may_pass_first(const Position& position, const Pass& pass)
{
    return attackers_act_first(position, pass.seat, no_card);
}

Objection no_pass_after_the_entrenched_attack(const Position& position, const Pass& pass)
{
    return one_entrenched_attack_only(position, pass.seat);
}

Objection passes_alternate(const Position& position, const Pass& pass) { return sides_alternate(position, pass.seat); }

constexpr Rule<Pass> pass_page[] = {
    {rule("purge.battle.attacker_first"), attackers_may_pass_first},
    {rule("purge.kw.entrenched_limit"), no_pass_after_the_entrenched_attack},
    {rule("purge.battle.alternate"), passes_alternate},
};

}  // namespace

bool battle_is_open(const Position& position) { return state(position) == State::battle; }

Seat battle_to_act(const Position& position) { return {static_cast<std::int8_t>(get(position, match::battle_to_act))}; }

bool takes_part(const Position& position, CardId card)
{
    return role_of(position, card) != Role::none && lives(position, card);
}

bool acts_before_the_attackers(const Position& position, Seat seat)
{
    return battle_is_open(position) && get(position, match::attackers_acted) == 0 && seat != battle_attacker(position);
}

// purge.kw.entrenched: the one card that may.
bool may_attack_first(const Position& position, CardId source)
{
    return get(position, match::entrenched_used) == 0 && is_entrenched_defender(position, source);
}

Objection attackers_act_first(const Position& position, Seat seat, CardId source)
{
    if (!acts_before_the_attackers(position, seat) || get(position, match::entrenched_used) != 0 ||
        may_attack_first(position, source))
        return kept();
    return "The attackers, " + name_of(battle_attacker(position)) + "'s side, take the first action of the battle";
}

Objection one_entrenched_attack_only(const Position& position, Seat seat)
{
    if (!acts_before_the_attackers(position, seat) || get(position, match::entrenched_used) == 0)
        return kept();
    return "An Entrenched card has attacked already in this battle: the attackers act now";
}

Objection sides_alternate(const Position& position, Seat seat)
{
    if (!battle_is_open(position) || acts_before_the_attackers(position, seat) || seat == battle_to_act(position))
        return kept();
    return name_of(seat) + "'s side has just acted: it is " + name_of(battle_to_act(position)) + "'s action";
}

/// The side has taken its action; out of turn, the other side's action still stands.
void hand_over_action(Position& position, Seat seat)
{
    if (seat == battle_attacker(position))
        set(position, match::attackers_acted, 1);
    if (seat == battle_to_act(position))
        set(position, match::battle_to_act, opponent_of(seat).index);
}

void judge_pass_in_battle(const Position& position, const Pass& pass, Verdict& verdict)
{
    judge_by<Pass>(pass_page, position, pass, verdict);
}

// purge.battle.pass: it binds nobody; two in a row, one of each side, end the battle.
void apply_pass_in_battle(Position& position, const Pass& pass)
{
    if (pass.seat == battle_to_act(position))
        set(position, match::battle_passes, static_cast<Number>(get(position, match::battle_passes) + 1));
    hand_over_action(position, pass.seat);
    end_battle_if_over(position);
}

}  // namespace cardinal::purge
