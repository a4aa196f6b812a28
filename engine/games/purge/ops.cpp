#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Executing OPS Cards: paid for and declared here, resolved from the stack.
namespace cardinal::purge {
namespace {

bool is_ops(const Position& position, CardId card) { return type_of(position, card) == Type::ops; }

bool lies_in_own_deck(const Position& position, const ExecuteOps& deed)
{
    return position.card(deed.card).place == in(Zone::ops_deck, deed.seat);
}

bool has_resolved(const Position& position, CardId card)
{
    return is_ops(position, card) && zone_of(position.card(card).place) == Zone::ops_discard &&
           get(position, card, on_card::fate) == static_cast<Number>(Fate::resolved);
}

int cost_of(const Position& position, const ExecuteOps& deed)
{
    return printed_number(position.facts(deed.card), printed::energy) + surcharge(position, deed.seat);
}

Objection ops_comes_from_its_deck(const Position& position, const ExecuteOps& deed)
{
    if (lies_in_own_deck(position, deed))
        return is_from_ones_deck(position, deed.seat, deed.card);
    if (has_resolved(position, deed.card))
        return kept();
    return name_of(position, deed.card) + " is not in " + name_of(deed.seat) + "'s OPS deck but in " +
           name_of(position, position.card(deed.card).place);
}

Objection ops_is_not_used_up(const Position& position, const ExecuteOps& deed)
{
    if (!has_resolved(position, deed.card))
        return kept();
    return name_of(position, deed.card) + " has resolved and lies in the OPS discard";
}

/// The Commander a player has, or had.
CardId commander_dead_or_alive(const Position& position, Seat seat)
{
    if (const CardId alive = commander_of(position, seat))
        return alive;
    const auto dead = std::ranges::find_if(position.cards, [&](const Card& card) {
        return card.owner == seat && is_commander(position, position.id_of(card));
    });
    return dead == position.cards.end() ? no_card : position.id_of(*dead);
}

std::string_view executor_of(const Position& position, CardId card)
{
    return position.named(printed_number(position.facts(card), printed::executed_by));
}

Objection own_commander_executes_it(const Position& position, const ExecuteOps& deed)
{
    const std::string_view executor = executor_of(position, deed.card);
    const CardId own = commander_dead_or_alive(position, deed.seat);
    if (executor.empty() || !own || position.facts(own).name == executor)
        return kept();
    return name_of(position, deed.card) + " is executed by " + std::string(executor) + ", not by " +
           name_of(position, own);
}

// purge.ops.anytime: nothing here asks for the moment. The option asks for a Commander who lives (A33).
Objection commander_lives_where_that_is_asked(const Position& position, const ExecuteOps& deed)
{
    if (option(position, Option::ops_need_living_commander) != 1 || commander_of(position, deed.seat) ||
        own_commander_executes_it(position, deed))
        return kept();
    return Objection{name_of(deed.seat) + " has no living Commander to execute " + name_of(position, deed.card)}
        .resting_on("A33");
}

Objection own_and_living_commander_executes_it(const Position& position, const ExecuteOps& deed)
{
    if (Objection other_commander = own_commander_executes_it(position, deed))
        return other_commander;
    return commander_lives_where_that_is_asked(position, deed);
}

Objection energy_is_there(const Position& position, const ExecuteOps& deed)
{
    return energy_covers(position, deed.seat, deed.card, cost_of(position, deed));
}

Objection technology_is_there(const Position& position, const ExecuteOps& deed)
{
    return teks_reach(position, deed.seat, deed.card, printed_number(position.facts(deed.card), printed::tech));
}

std::span<const CardId> targeted(const Position& position, const ExecuteOps& deed)
{
    return targeted_by(position.facts(deed.card).effects, deed.targets);
}

Objection targets_are_not_cloaked(const Position& position, const ExecuteOps& deed)
{
    return no_target_is_cloaked(position, deed.seat, targeted(position, deed));
}

Objection targets_are_no_tacticians(const Position& position, const ExecuteOps& deed)
{
    return no_target_is_a_tactician(position, deed.card, targeted(position, deed));
}

Objection resurrected_units_fit_in(const Position& position, const ExecuteOps& deed)
{
    const Resolving resolving{deed.card, deed.seat, HitBy::ops, deed.targets};
    return the_revived_fit_in(position, revived_by(position, resolving, position.facts(deed.card).effects));
}

constexpr Rule<ExecuteOps> ops_page[] = {
    {rule("purge.play.available"), ops_comes_from_its_deck},
    {rule("purge.ops.used"), ops_is_not_used_up},
    {rule("purge.ops.commander"), own_and_living_commander_executes_it},
    {rule("purge.ops.energy"), energy_is_there},
    {rule("purge.ops.tech"), technology_is_there},
    {rule("purge.kw.cloaking"), targets_are_not_cloaked},
    {rule("purge.kw.tactician_immune"), targets_are_no_tacticians},
    {rule("purge.supply.cap"), resurrected_units_fit_in},
};

}  // namespace

void judge(const Position& position, const ExecuteOps& deed, Verdict& verdict)
{
    judge_by<ExecuteOps>(ops_page, position, deed, verdict);
}

void apply(Position& position, const ExecuteOps& deed)
{
    const bool can_be_declared =
        is_ops(position, deed.card) && position.has(deed.seat) && find_pending(position, deed.card) < 0;
    if (!can_be_declared)
        return;
    pay_for(position, deed.card, deed.seat, as_number(cost_of(position, deed)));
    move_card(position, deed.card, Place{.zone = static_cast<std::uint8_t>(Zone::stack)});
    position.card(deed.card).face = Face::up;
    set(position, deed.card, on_card::fate, static_cast<Number>(Fate::none));
    declare(position, action_of(deed));
}

void resolve_ops(Position& position, const Action& declared)
{
    const Resolving resolving{declared.card, declared.seat, HitBy::ops, declared.cards};
    carry_out(position, resolving, position.facts(declared.card).effects);
    if (zone_of(position.card(declared.card).place) == Zone::stack)  // its own effect may have sent it elsewhere
        leave_play(position, declared.card, Fate::resolved);
}

}  // namespace cardinal::purge
