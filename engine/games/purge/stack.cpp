#include "engine/games/purge/stack.h"

#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Responding to OPS Cards: what is declared waits here, and the newest happens first, once both let it.
namespace cardinal::purge {
namespace {

std::uint8_t bit_of(Seat seat) { return static_cast<std::uint8_t>(seat ? 1U << seat.index : 0U); }

std::uint8_t everybody(const Position& position) { return static_cast<std::uint8_t>((1U << position.seats) - 1U); }

bool is_card_on_the_stack(const Position& position, const Pending& pending)
{
    const Deed deed = deed_of(pending.action);
    return (deed == Deed::ops || deed == Deed::play) &&
           zone_of(position.card(pending.action.card).place) == Zone::stack;
}

int newest(const Position& position) { return static_cast<int>(position.stack.size()) - 1; }

const Pending& pending_at(const Position& position, int at) { return position.stack[static_cast<std::size_t>(at)]; }

Objection newer_things_come_first(const Position& position, const CarryOut& deed)
{
    const int at = find_pending_of(position, deed.card);
    if (at < 0 || at == newest(position))
        return kept();
    const CardId above = pending_at(position, newest(position)).action.card;
    return name_of(position, above) + " was declared after " + name_of(position, deed.card) + " and resolves first";
}

Objection others_may_respond_first(const Position& position, const CarryOut& deed)
{
    const int at = find_pending_of(position, deed.card);
    if (at < 0)
        return kept();
    const auto agreed = static_cast<std::uint8_t>(pending_at(position, at).declined | bit_of(deed.seat));
    if (agreed == everybody(position))
        return kept();
    return name_of(opponent_of(deed.seat)) + " may still respond to " + name_of(position, deed.card);
}

constexpr Rule<CarryOut> carry_out_page[] = {
    {rule("purge.stack.lifo"), newer_things_come_first, "purge.stack.not_immediate"},
    {rule("purge.stack.not_immediate"), others_may_respond_first},
};

// purge.kw.cumulative: from the card's resolution on, its controller's OPS cost one more until the turn ends (A12).
void raise_surcharge(Position& position, const Action& happened)
{
    if (has(position, happened.card, Keyword::cumulative) && position.has(happened.seat))
        set(position, happened.seat, player::surcharge, as_number(surcharge(position, happened.seat) + 1));
}

void play_out(Position& position, const Pending& pending)
{
    if (!is_card_on_the_stack(position, pending))
        return;
    if (pending.fate != static_cast<std::uint8_t>(Fate::none))
        return leave_play(position, pending.action.card, static_cast<Fate>(pending.fate));
    if (deed_of(pending.action) == Deed::play)
        enter_from_stack(position, pending.action);
    else
        resolve_ops(position, pending.action);
    raise_surcharge(position, pending.action);
}

void refund(Position& position, const Action& action)
{
    if (option(position, Option::refund_nullified) != 1 || !position.has(action.seat))
        return;
    const int energy = get(position, action.seat, player::energy) + get(position, action.card, on_card::paid);
    set(position, action.seat, player::energy, as_number(energy));
}

}  // namespace

int find_pending(const Position& position, CardId card)
{
    for (int at = newest(position); at >= 0; --at)
        if (pending_at(position, at).action.card == card && is_card_on_the_stack(position, pending_at(position, at)))
            return at;
    return -1;
}

int find_pending_of(const Position& position, CardId source)
{
    for (int at = newest(position); at >= 0; --at)
        if (pending_at(position, at).action.card == source)
            return at;
    return -1;
}

void resolve_at(Position& position, int at)
{
    const std::vector<CardId> lived = living_by_bonus(position);
    const Pending pending = pending_at(position, at);
    position.stack.erase(position.stack.begin() + at);
    const bool is_use = deed_of(pending.action) == Deed::use;
    const bool takes_effect = !is_use || pending.fate == static_cast<std::uint8_t>(Fate::none);
    const bool is_to_be_stated = takes_effect && says_what_data_cannot(position, pending.action);
    if (!is_use)
        play_out(position, pending);
    else if (takes_effect)
        resolve_ability(position, pending.action);
    if (is_to_be_stated && position.has(pending.action.card))
        set(position, pending.action.card, on_card::text_to_state, 1);
    bury(position, lived);
    end_game_if_won(position);
    end_battle_if_over(position);
}

void undo_declaration(Position& position, CardId card, Fate fate)
{
    const int at = find_pending(position, card);
    if (at < 0)
        return;
    const Action declared = pending_at(position, at).action;
    position.stack.erase(position.stack.begin() + at);
    if (fate == Fate::nullified)
        refund(position, declared);
    leave_play(position, card, fate);
}

void declare(Position& position, const Action& action)
{
    for (Pending& below : position.stack)
        below.declined = 0;  // what changes above it, everybody may answer again
    position.stack.push_back({.action = action});
}

void resolve_newest(Position& position)
{
    if (!position.stack.empty())
        resolve_at(position, newest(position));
}

void resolve_all(Position& position)
{
    while (!position.stack.empty() && !is_over(position))  // what lies below the fall of a Stronghold never happens
        resolve_newest(position);
}

bool is_response(const Action& action)
{
    switch (deed_of(action)) {
    case Deed::ops:
    case Deed::use:
    case Deed::decline:
    case Deed::resolve:
    case Deed::carry_out: return true;
    default: return false;
    }
}

void judge(const Position&, const Decline&, Verdict&) {}

void apply(Position& position, const Decline& deed)
{
    if (position.stack.empty())
        return;
    std::uint8_t& declined = position.stack.back().declined;
    declined = static_cast<std::uint8_t>(declined | bit_of(deed.seat));
    if (declined == everybody(position))
        resolve_newest(position);
}

void judge(const Position&, const Resolve&, Verdict&) {}

void apply(Position& position, const Resolve&) { resolve_newest(position); }

void judge(const Position& position, const CarryOut& deed, Verdict& verdict)
{
    judge_by<CarryOut>(carry_out_page, position, deed, verdict);
}

void apply(Position& position, const CarryOut& deed)
{
    if (const int at = find_pending_of(position, deed.card); at >= 0)
        resolve_at(position, at);
}

Action action_of(const ExecuteOps& deed)
{
    return {.kind = static_cast<std::uint8_t>(Deed::ops),
            .seat = deed.seat,
            .card = deed.card,
            .cards = {deed.targets.begin(), deed.targets.end()}};
}

Action action_of(const UseAbility& deed)
{
    Action action{.kind = static_cast<std::uint8_t>(Deed::use),
                  .seat = deed.seat,
                  .card = deed.source,
                  .word = static_cast<Number>(deed.ability),
                  .number = deed.amount,
                  .cards = {deed.targets.begin(), deed.targets.end()}};
    if (deed.stat != no_number)
        action.numbers.push_back(deed.stat);
    return action;
}

UseAbility use_in(const Action& action)
{
    return {.seat = action.seat,
            .source = action.card,
            .ability = action.word == no_number ? -1 : action.word,
            .targets = action.cards,
            .amount = action.number,
            .stat = action.numbers.empty() ? no_number : action.numbers.front()};
}

}  // namespace cardinal::purge
