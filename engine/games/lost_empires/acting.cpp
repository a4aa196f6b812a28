#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Unit actions: which unit may act now, as the active one or by a grant, and what it has left.
namespace cardinal::lost_empires {
namespace {

bool is_this_turns_unit(const Position& position, const Acting& acting)
{
    return card_in(position, match::unit) == acting.unit && position.card(acting.unit).side == acting.seat;
}

/// Whether the act is one of its activation, rightly or not, and not a granted one.
bool is_of_the_activation(const Position& position, const Acting& acting)
{
    return is_this_turns_unit(position, acting) && grant_for(position, acting) < 0 &&
           !(acting.act == Act::attack && is_second_attack(position, acting.unit));
}

const Ability* ability_of(const Position& position, const Acting& acting)
{
    return acting.act == Act::named ? lost_empires::ability_of(position, acting.unit, acting.ability) : nullptr;
}

bool is_draining(const Position& position, const Acting& acting)
{
    const Ability* ability = ability_of(position, acting);
    return ability && is_given_as(*ability, ability::draining);
}

Objection about(const Position& position, const Acting& acting, const std::string& fault)
{
    return Objection(name_of(position, acting.unit) + fault).about(acting.unit);
}

// ---- what the card itself forbids ----
Objection it_takes_attack_actions_only(const Position& position, const Acting& acting)
{
    const bool is_granted_move = acting.act == Act::move && grant_for(position, acting) >= 0 &&
                                 option(position, Option::eye_granted_move) == 1;  // A26
    if (!has(position, acting.unit, Keyword::attack_only) || acting.act == Act::attack || is_granted_move)
        return kept();
    return about(position, acting, " can only take attack actions");
}

// ---- the activation ----
Objection a_draining_ability_ended_it(const Position& position, const Acting& acting)
{
    const bool is_over = is_ended(position) && get(position, match::draining) != 0;
    if (!is_of_the_activation(position, acting) || !is_over)
        return kept();
    return about(position, acting, " used a Draining ability, which ended its activation");
}

// lost-empires.activate.any_order: in any mix, as long as actions are left. lost-empires.named.cost1: one each.
Objection it_has_an_action_left(const Position& position, const Acting& acting)
{
    if (!is_of_the_activation(position, acting) || (is_draining(position, acting) && !is_ended(position)))
        return kept();
    const bool has_some = get(position, match::actions) > 0;
    if (has_some && !is_ended(position))
        return kept();
    Objection objection = about(position, acting, " has used up its activation");
    const bool was_interrupted = has_some && get(position, match::interrupted) != 0;
    return was_interrupted ? std::move(objection).as(Severity::warning).resting_on("A13") : std::move(objection);
}

Objection it_attacks_once_in_an_activation(const Position& position, const Acting& acting)
{
    const bool is_attack = acting.act == Act::attack && is_of_the_activation(position, acting);
    if (!is_attack || get(position, match::attacked) == 0 || get(position, match::named_attack) != 0)
        return kept();
    return about(position, acting, " has attacked in this activation already");
}

Objection no_attack_follows_a_named_one(const Position& position, const Acting& acting)
{
    const bool is_attack = acting.act == Act::attack && is_of_the_activation(position, acting);
    if (!is_attack || get(position, match::named_attack) == 0)
        return kept();
    return about(position, acting, " has used a named ability that counts as its attack");
}

// ---- units that are not active ----
enum class Standing { may_act, excluded, beyond, too_late, not_active };

bool took_a_grant_this_turn(const Position& position, CardId unit)
{
    return get(position.card(unit), on_card::granted_turn) == get(position, match::turn) &&
           get(position, match::turn) > 0;
}

/// What it does was granted to it, or to any, and was let lapse.
bool comes_too_late(const Position& position, const Acting& acting)
{
    const CardId lapsed = card_in(position, match::lapsed);
    const bool was_for_any = lapsed && position.card(lapsed).side == acting.seat &&
                             position.card(lapsed).facts != position.card(acting.unit).facts;
    const bool was_for_it = get(position.card(acting.unit), on_card::lapsed_turn) == get(position, match::turn) &&
                            get(position, match::turn) > 0;
    return was_for_any || was_for_it;
}

Standing standing_of(const Position& position, const Acting& acting)
{
    const bool is_own = is_unit(position, acting.unit) && position.card(acting.unit).side == acting.seat;
    if (is_own && (is_this_turns_unit(position, acting) || grant_for(position, acting) >= 0 ||
                   (acting.act == Act::attack && is_second_attack(position, acting.unit))))
        return Standing::may_act;
    for (const Pending& pending : position.stack) {
        if (!is_own || pending.action.seat != acting.seat || !grants(position, pending.action))
            continue;
        if (is_excluded_by(position, pending.action, acting.unit))
            return Standing::excluded;
        if (is_chosen_by(pending.action, acting.unit))
            return Standing::beyond;
    }
    if (is_own && took_a_grant_this_turn(position, acting.unit))
        return Standing::beyond;
    return is_own && acting.act != Act::named && comes_too_late(position, acting) ? Standing::too_late
                                                                                  : Standing::not_active;
}

Objection when(const Position& position, const Acting& acting, Standing standing, const std::string& fault)
{
    return standing_of(position, acting) == standing ? about(position, acting, fault) : kept();
}

Objection the_grant_is_for_another(const Position& position, const Acting& acting)
{
    return when(position, acting, Standing::excluded, " has the name of the card that grants the action");
}
Objection only_the_granted_action_is_taken(const Position& position, const Acting& acting)
{
    return when(position, acting, Standing::beyond, " does more than was granted");
}
Objection granted_actions_are_taken_at_once(const Position& position, const Acting& acting)
{
    return when(position, acting, Standing::too_late, " acts on a grant after the active unit has gone on");
}
Objection the_active_unit_acts(const Position& position, const Acting& acting)
{
    return when(position, acting, Standing::not_active, " is not the active unit, and nothing grants it an action");
}

// A unit that fell back has not moved.
Objection a_fall_back_sets_nothing_off(const Position& position, const Acting& acting)
{
    const bool one_fell_back = std::ranges::any_of(position.cards, [&](const Card& card) {
        const bool fell_back = get(card, on_card::came) == static_cast<Number>(Came::fell_back);
        return fell_back && card.side == acting.seat && has(position, position.id_of(card), Keyword::on_move);
    });
    if (phase(position) != Phase::wrap || !one_fell_back)
        return kept();
    return about(position, acting, " acts because of a fall back, which is no move");
}

constexpr Rule<Acting> acting_page[] = {
    {rule("lost-empires.card.eye_of_gliese.attack_only"), it_takes_attack_actions_only,
     "lost-empires.move.adjacent lost-empires.named.has lost-empires.granted.specific lost-empires.activate.actions"},
    {rule("lost-empires.wrap.fall_back.not_move"), a_fall_back_sets_nothing_off,
     "lost-empires.activate.required lost-empires.granted.specific lost-empires.granted.sequence"},
    {rule("lost-empires.named.draining.ends"), a_draining_ability_ended_it,
     "lost-empires.activate.actions lost-empires.attack.limit lost-empires.named.attack.then_attack"},
    {rule("lost-empires.attack.limit"), it_attacks_once_in_an_activation},
    {rule("lost-empires.named.attack.then_attack"), no_attack_follows_a_named_one},
    {rule("lost-empires.activate.actions"), it_has_an_action_left},
    {rule("lost-empires.card.edgeguard.not_self"), the_grant_is_for_another, "lost-empires.move.adjacent"},
    {rule("lost-empires.granted.specific"), only_the_granted_action_is_taken, "lost-empires.move.adjacent"},
    {rule("lost-empires.granted.sequence"), granted_actions_are_taken_at_once, "lost-empires.move.adjacent"},
    {rule("lost-empires.activate.required"), the_active_unit_acts},
};

}  // namespace

void judge_acting(const Position& position, const Acting& acting, Verdict& verdict)
{
    judge_by<Acting>(acting_page, position, acting, verdict);
}

// lost-empires.granted.no_activation: a granted action takes nothing of any activation.
void spend_action(Position& position, const Acting& acting, int actions)
{
    if (grant_for(position, acting) >= 0 || !is_of_the_activation(position, acting))
        return take_grant(position, acting);
    set(position, match::actions, as_number(std::max(0, get(position, match::actions) - actions)));
}

}  // namespace cardinal::lost_empires
