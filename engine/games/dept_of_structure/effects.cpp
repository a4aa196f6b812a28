#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// What card texts do, as far as the data says it. Effects last for good, unless their card says otherwise, and always
/// add up.
namespace cardinal::dept_of_structure {
namespace {

Verb verb_of(const CardEffect& effect) { return static_cast<Verb>(effect.fields[effect::verb]); }

int amount_of(const CardEffect& effect)
{
    const Number amount = effect.fields[effect::amount];
    return amount == not_given ? 1 : std::clamp<int>(amount, 0, 99);
}

bool is_given_field(const CardEffect& effect, effect::Field field) { return effect.fields[field] != not_given; }

Stat stat_of(const CardEffect& effect)
{
    return is_given_field(effect, effect::stat) ? static_cast<Stat>(effect.fields[effect::stat]) : Stat::defense;
}

bool is_of_a_player(Stat stat) { return stat != Stat::attack && stat != Stat::defense; }

Reach reach_of(const CardEffect& effect)
{
    if (is_given_field(effect, effect::reach))
        return static_cast<Reach>(effect.fields[effect::reach]);
    return verb_of(effect) == Verb::draw || verb_of(effect) == Verb::discard ? Reach::player : Reach::self;
}

// ---- players ----
Seat player_of(const Doing& doing, const CardEffect& effect)
{
    return reach_of(effect) == Reach::opponent || reach_of(effect) == Reach::enemy ? opponent_of(doing.seat)
                                                                                   : doing.seat;
}

bool reaches_a_player(const CardEffect& effect)
{
    const Reach reach = reach_of(effect);
    const bool changes_a_stat = verb_of(effect) == Verb::gain || verb_of(effect) == Verb::lose;
    return reach == Reach::player || reach == Reach::opponent ||
           (changes_a_stat && is_given_field(effect, effect::stat) && is_of_a_player(stat_of(effect)));
}

void do_to_player(Position& position, const Doing& doing, const CardEffect& effect)
{
    const Seat seat = player_of(doing, effect);
    const int amount = amount_of(effect);
    const int more = verb_of(effect) == Verb::lose ? -amount : amount;
    switch (verb_of(effect)) {
    case Verb::deal: return damage_base(position, seat, amount);
    case Verb::heal: return damage_base(position, seat, -amount);
    case Verb::draw: return draw_cards(position, seat, amount);
    case Verb::discard:  // which ones is chosen, and told by who makes it
        return set(position, seat, player::to_discard, as_number(get(position, seat, player::to_discard) + amount));
    case Verb::gain:
    case Verb::lose:
        if (stat_of(effect) == Stat::base)
            return damage_base(position, seat, -more);
        if (is_of_a_player(stat_of(effect)))
            add_to_pool(position, seat, static_cast<int>(stat_of(effect)) - static_cast<int>(Stat::survivor), more);
        return;
    default: return;
    }
}

// ---- cards ----
bool is_reached(const Position& position, const Doing& doing, CardId card, Reach reach)
{
    switch (reach) {
    case Reach::target:
    case Reach::targets: return std::ranges::find(doing.targets, card) != doing.targets.end();
    case Reach::self: return card == doing.source;
    case Reach::host: return card == position.card(doing.source).host;
    case Reach::own: return position.card(card).side == doing.seat;
    case Reach::enemy: return position.card(card).side != doing.seat;
    case Reach::that: return card == doing.that;
    case Reach::all: return true;
    case Reach::player:
    case Reach::opponent: return false;
    }
    return false;
}

std::vector<CardId> reached(const Position& position, const Doing& doing, const CardEffect& effect)
{
    std::vector<CardId> found;
    const bool is_from_the_graveyard = verb_of(effect) == Verb::resurrect;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_there = is_from_the_graveyard ? zone_of(card.place) == Zone::graveyard : is_in_play(card.place);
        if (is_there && is_reached(position, doing, id, reach_of(effect)) && fits(position, doing.seat, id, effect))
            found.push_back(id);
    }
    return found;
}

void change_tokens(Position& position, CardId card, int change)
{
    const int tokens = std::max(0, get(position, card, on_card::tokens) + change);
    set(position, card, on_card::tokens, as_number(tokens));
    if (change > 0)
        trigger(position, {.way = Way::on_token, .card = card});
}

void add_effect(Position& position, const Doing& doing, const CardEffect& effect, CardId card, int stat, int amount)
{
    const Number until = effect.fields[effect::until];
    position.effects.push_back({.on = card,
                                .source = doing.source,
                                .stat = static_cast<std::uint8_t>(stat),
                                .until = static_cast<std::uint8_t>(until == not_given ? Number{0} : until),
                                .amount = as_number(amount)});
}

// dept-of-structure.kw.resurrect: to the battlefield, utilized.
void resurrect(Position& position, const Doing& doing, CardId card)
{
    if (zone_of(position.card(card).place) != Zone::graveyard)
        return;
    enter_play(position, card, in(Zone::battlefield, doing.seat), doing.seat, Came::resurrected);
    set_utilized(position, card, true);
}

void do_to(Position& position, const Doing& doing, const CardEffect& effect, CardId card)
{
    const int amount = amount_of(effect);
    const Number damage = get(position, card, on_card::damage);
    switch (verb_of(effect)) {
    case Verb::deal: return set(position, card, on_card::damage, as_number(damage + amount));
    case Verb::heal: return set(position, card, on_card::damage, as_number(std::max(0, damage - amount)));
    case Verb::gain: return add_effect(position, doing, effect, card, static_cast<int>(stat_of(effect)), amount);
    case Verb::lose: return add_effect(position, doing, effect, card, static_cast<int>(stat_of(effect)), -amount);
    case Verb::give:
        if (is_given_field(effect, effect::keyword))
            add_effect(position, doing, effect, card, first_keyword_stat + effect.fields[effect::keyword], 1);
        return;
    case Verb::retire: return retire(position, card);
    case Verb::ready: return set_utilized(position, card, false);
    case Verb::utilize: return set_utilized(position, card, true);
    case Verb::token: return change_tokens(position, card, amount);
    case Verb::untoken: return change_tokens(position, card, -amount);
    case Verb::resurrect: return resurrect(position, doing, card);
    case Verb::return_to_hand: return return_to_hand(position, card);
    case Verb::draw:
    case Verb::discard: return;
    }
}

/// A card in play whose ability hits another player's card.
bool may_kill(const Position& position, const Doing& doing, CardId card)
{
    return doing.ability >= 0 && is_in_play(position, doing.source) && is_in_play(position, card) &&
           position.card(card).side != position.card(doing.source).side && !is_dead(position, card);
}

void do_effect(Position& position, const Doing& doing, const CardEffect& effect)
{
    if (reaches_a_player(effect))
        return do_to_player(position, doing, effect);
    for (const CardId card : reached(position, doing, effect)) {
        const bool is_at_stake = may_kill(position, doing, card);
        do_to(position, doing, effect, card);
        if (is_at_stake && (is_dead(position, card) || zone_of(position.card(card).place) == Zone::graveyard))
            note_kill(position, doing.source, card);
    }
}

}  // namespace

const std::vector<CardEffect>& effects_of(const Position& position, CardId card, int ability)
{
    const Ability* of = ability_of(position, card, ability);
    return of ? of->effects : position.facts(card).effects;
}

bool chooses_targets(const CardEffect& effect)
{
    const Reach reach = reach_of(effect);
    return reach == Reach::target || reach == Reach::targets;
}

/// The keyword Resurrect says the same as the effect of that name: of the ability, or of a Tactic.
bool returns_from_the_graveyard(const Position& position, CardId card, int ability)
{
    const Ability* of = ability_of(position, card, ability);
    if (of)
        return keyword_of(*of) == Keyword::resurrect;
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    return std::ranges::find(abilities, Keyword::resurrect, keyword_of) != abilities.end();
}

bool fits(const Position& position, Seat seat, CardId card, const CardEffect& effect)
{
    const Number filter = effect.fields[effect::filter];
    const Type type = type_of(position, card);
    switch (filter == not_given ? Filter::anything : static_cast<Filter>(filter)) {
    case Filter::friendly: return position.card(card).side == seat;
    case Filter::hostile: return position.card(card).side != seat;
    case Filter::unit: return type == Type::unit;
    case Filter::technology: return is_technology(type);
    case Filter::equipment: return type == Type::equipment;
    case Filter::fortification: return type == Type::fortification;
    case Filter::upgrade: return type == Type::upgrade;
    case Filter::vehicle: return type == Type::vehicle;
    case Filter::ready: return !is_utilized(position, card);
    case Filter::utilized: return is_utilized(position, card);
    case Filter::attacking: return is_attacking(position, card);
    case Filter::blocking: return static_cast<bool>(attacker_blocked_by(position, card));
    case Filter::anything: return true;
    }
    return true;
}

bool can_be_chosen(const Position& position, Seat seat, CardId card, const CardEffect& effect)
{
    const Place place = position.card(card).place;
    const bool is_from_the_graveyard = verb_of(effect) == Verb::resurrect;
    const bool is_there = is_from_the_graveyard ? place == in(Zone::graveyard, seat) : is_in_play(place);
    const bool lies_in_play = type_of(position, card) == Type::unit || is_technology(type_of(position, card));
    return is_there && lies_in_play && fits(position, seat, card, effect);
}

int change_by(const Position& position, CardId card, int ability, Owned what)
{
    int change = 0;
    for (const CardEffect& effect : effects_of(position, card, ability)) {
        const Verb verb = verb_of(effect);
        const bool is_of_the_base = what.stat == Stat::base && (verb == Verb::deal || verb == Verb::heal);
        const bool is_meant = is_of_the_base || (is_given_field(effect, effect::stat) && stat_of(effect) == what.stat);
        if (!is_meant || !reaches_a_player(effect) ||
            player_of({.seat = position.card(card).side}, effect) != what.seat)
            continue;
        const bool is_loss = verb == Verb::deal || verb == Verb::lose;
        change += is_loss ? -amount_of(effect) : amount_of(effect);
    }
    return change;
}

// dept-of-structure.cards.override: what the data cannot say, a person states.
void carry_out(Position& position, const Doing& doing)
{
    const CardFacts& facts = position.facts(doing.source);
    const Ability* ability = ability_of(position, doing.source, doing.ability);
    const std::vector<CardEffect> effects = effects_of(position, doing.source, doing.ability);
    for (const CardEffect& effect : effects)
        do_effect(position, doing, effect);
    const bool resurrects = returns_from_the_graveyard(position, doing.source, doing.ability);
    if (resurrects)
        for (const CardId target : doing.targets)
            resurrect(position, doing, target);
    const std::string& text = ability ? ability->text : facts.text;
    const bool chooses = resurrects || std::ranges::any_of(effects, chooses_targets);
    if (chooses && doing.targets.empty())
        set(position, doing.source, on_card::to_state, static_cast<Number>(ToState::targets));
    if (effects.empty() && !resurrects && !text.empty())
        set(position, doing.source, on_card::to_state, static_cast<Number>(ToState::text));
}

}  // namespace cardinal::dept_of_structure
