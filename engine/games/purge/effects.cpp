#include "engine/games/purge/chapters.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// What card text does, as far as the data can say it: a list of effects, one after the other. All that one effect
/// reaches is found before it changes anything, so the order of cards on the table plays no part.
namespace cardinal::purge {
namespace {

Number field_of(const CardEffect& effect, effect::Field field, Number otherwise)
{
    return effect.fields[field] == not_given ? otherwise : effect.fields[field];
}

Verb verb_of(const CardEffect& effect) { return static_cast<Verb>(effect.fields[effect::verb]); }
int amount_of(const CardEffect& effect) { return std::max<int>(0, field_of(effect, effect::amount, 1)); }
bool all_of_it(const CardEffect& effect) { return effect.fields[effect::amount] == not_given; }

using Doing = void (*)(Position&, const Resolving&, const CardEffect&, CardId);

void deal(Position& position, const Resolving& resolving, const CardEffect& effect)
{
    std::vector<Hit> hits;
    for (const CardId card : reached_by(position, resolving, effect))
        hits.push_back(
            {.source = resolving.source, .target = card, .by = resolving.by, .base = as_number(amount_of(effect))});
    strike_all(position, hits);
}

Stat named_stat(const CardEffect& effect)
{
    return static_cast<Stat>(field_of(effect, effect::stat, static_cast<Number>(Stat::health)));
}

void add_energy(Position& position, Seat seat, int amount)
{
    if (position.has(seat))
        set(position, seat, player::energy, as_number(std::max(0, get(position, seat, player::energy) + amount)));
}

// purge.stat.armor_cap_ops: the step that adds it grants an ARMOR gain only up to the cap.
void change_stat(Position& position, const Resolving& resolving, const CardEffect& effect, CardId card, int amount)
{
    const Stat stat = named_stat(effect);
    if (stat == Stat::energy)
        return add_energy(position, position.card(card).side, amount);
    add_effect(position, {.on = card,
                          .source = resolving.source,
                          .stat = static_cast<std::uint8_t>(stat),
                          .until = static_cast<std::uint8_t>(
                              field_of(effect, effect::until, static_cast<Number>(Until::permanent))),
                          .amount = as_number(amount)});
    kill_if_dead(position, card);
}

void gain(Position& position, const Resolving& resolving, const CardEffect& effect, CardId card)
{
    change_stat(position, resolving, effect, card, amount_of(effect));
}

// purge.unit.no_mid_turn_regen: a loss of which nothing says how long it lasts comes back as lowered stats do.
void lower(Position& position, CardId card, Stat stat, int amount)
{
    set_stat(position, card, stat, as_number(std::max(0, stat_of(position, card, stat) - amount)));
    kill_if_dead(position, card);
}

void lose(Position& position, const Resolving& resolving, const CardEffect& effect, CardId card)
{
    const Stat stat = named_stat(effect);
    if (effect.fields[effect::until] == not_given && stat != Stat::energy)
        return lower(position, card, stat, amount_of(effect));
    change_stat(position, resolving, effect, card, -amount_of(effect));
}

int full(const Position& position, CardId card, Stat stat)
{
    switch (stat) {
    case Stat::attack: return attack_of(position, card);
    case Stat::health: return full_health_of(position, card);
    case Stat::population: return printed_number(position.facts(card), printed::population);
    default: return stat_of(position, card, stat);
    }
}

/// ARMOR comes back by what lowered it for a while; what Pyrite Rounds took never does.
void restore_armor(Position& position, CardId card, int amount)
{
    for (Effect& effect : position.effects)
        if (effect.on == card && effect.stat == static_cast<std::uint8_t>(Stat::armor) && effect.amount < 0) {
            const int given_back = std::min(amount, -effect.amount);
            effect.amount = as_number(effect.amount + given_back);
            amount -= given_back;
        }
    std::erase_if(position.effects, [](const Effect& effect) { return effect.amount == 0; });
}

// purge.term.regenerate: back up to an earlier value, not above it.
void restore(Position& position, const Resolving&, const CardEffect& effect, CardId card)
{
    constexpr int everything = 30000;
    const Stat stat = named_stat(effect);
    const int amount = all_of_it(effect) ? everything : amount_of(effect);
    if (stat == Stat::armor)
        return restore_armor(position, card, amount);
    if (stat == Stat::energy)
        return;
    const int now = stat_of(position, card, stat);
    const int before = full(position, card, stat);
    if (before > now)
        set_stat(position, card, stat, as_number(std::min(before, now + amount)));
}

void destroy(Position& position, const Resolving&, const CardEffect&, CardId card)
{
    leave_play(position, card, Fate::destroyed);
}

// A Unit with Critical Mass cannot be removed from the game.
void remove(Position& position, const Resolving&, const CardEffect&, CardId card)
{
    if (!has(position, card, Keyword::critical_mass))
        leave_play(position, card, Fate::removed);
}

void resurrect(Position& position, const Resolving&, const CardEffect&, CardId card) { bring_back(position, card); }

void take_back(Position& position, const Resolving&, const CardEffect&, CardId card)
{
    leave_play(position, card, Fate::returned);
}

void cancel(Position& position, const Resolving&, const CardEffect&, CardId card)
{
    undo_declaration(position, card, Fate::cancelled);
}

void nullify(Position& position, const Resolving&, const CardEffect&, CardId card)
{
    undo_declaration(position, card, Fate::nullified);
}

Doing what_it_does(Verb verb)
{
    switch (verb) {
    case Verb::gain: return gain;
    case Verb::lose: return lose;
    case Verb::restore: return restore;
    case Verb::cancel: return cancel;
    case Verb::nullify: return nullify;
    case Verb::destroy: return destroy;
    case Verb::remove: return remove;
    case Verb::resurrect: return resurrect;
    case Verb::take_back: return take_back;
    case Verb::deal:
    case Verb::energy:
    case Verb::token: break;
    }
    return nullptr;
}

int facts_named(const Position& position, NameNumber name)
{
    const std::string& called = position.named(name);
    return called.empty() ? -1 : position.library->find(called);
}

// purge.term.counter: a token is a thing of its own on the table, laid at its controller's home.
void make_tokens(Position& position, const Resolving& resolving, const CardEffect& effect)
{
    constexpr int most_at_once = 50;
    const int facts = facts_named(position, field_of(effect, effect::card, 0));
    if (facts < 0 || !position.has(resolving.seat))
        return;
    for (int made = 0; made < std::min(amount_of(effect), most_at_once) && position.cards.size() < 30000; ++made) {
        const CardId token = add_card(position, {.facts = static_cast<std::uint16_t>(facts),
                                                 .owner = resolving.seat,
                                                 .side = resolving.seat,
                                                 .is_token = true});
        enter_play(position, token, home_of(resolving.seat));
    }
}

void carry_out_one(Position& position, const Resolving& resolving, const CardEffect& effect)
{
    if (verb_of(effect) == Verb::energy)
        return add_energy(position, resolving.seat, amount_of(effect));
    if (verb_of(effect) == Verb::token)
        return make_tokens(position, resolving, effect);
    if (verb_of(effect) == Verb::deal)
        return deal(position, resolving, effect);
    if (const Doing doing = what_it_does(verb_of(effect)))
        for (const CardId card : reached_by(position, resolving, effect))
            doing(position, resolving, effect, card);
}

}  // namespace

void carry_out(Position& position, const Resolving& resolving, std::span<const CardEffect> effects)
{
    for (const CardEffect& effect : effects)
        carry_out_one(position, resolving, effect);
    end_game_if_won(position);
}

// purge.kw.clone_dna, purge.kw.fractal_repairs: from a discard to its owner's home, with printed numbers (A49).
void bring_back(Position& position, CardId card)
{
    const Seat owner = position.card(card).owner;
    if (!lies_in_discard(position, card) || !position.has(owner))
        return;
    enter_play(position, card, home_of(owner));
}

}  // namespace cardinal::purge
