#include "engine/games/purge/keywords.h"

#include "engine/games/purge/stack.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Unit Abilities: one that is used is paid for here and then waits on the stack like an OPS.
namespace cardinal::purge {
namespace {

constexpr Keyword always_once_per_turn[] = {Keyword::clone_dna, Keyword::irradiate, Keyword::flux, Keyword::overlay};

bool is_once_per_turn(const Position& position, const UseAbility& deed)
{
    return is_once_per_turn_by_keyword(keyword_of(position, deed)) ||
           number_of(position, deed, ability::once_per_turn) == 1;
}

bool is_the_same_ability(const Ability& one, const Ability& other)
{
    return one.name == other.name && one.fields[ability::keyword] == other.fields[ability::keyword];
}

bool a_card_of_the_player_used_it(const Position& position, Seat seat, const Ability& wanted)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        const auto& abilities = position.facts(card).abilities;
        if (card.side != seat || get(card, on_card::used) == 0)
            return false;
        for (std::size_t at = 0; at < abilities.size(); ++at)
            if (is_the_same_ability(abilities[at], wanted) &&
                was_used(position, position.id_of(card), static_cast<int>(at)))
                return true;
        return false;
    });
}

// purge.ability.passive: it holds by itself, and using it means nothing.
bool works_by_itself(const Position& position, const UseAbility& deed)
{
    switch (keyword_of(position, deed)) {
    case Keyword::none: return is_way(position, deed, Way::passive);
    case Keyword::clone_dna:
    case Keyword::fractal_repairs:
    case Keyword::irradiate:
    case Keyword::flux:
    case Keyword::overlay:
    case Keyword::entrenched: return false;
    default: return true;
    }
}

void remember_use(Position& position, const UseAbility& deed)
{
    constexpr int abilities_remembered = 15;
    if (deed.ability < abilities_remembered)
        set(position, deed.source, on_card::used,
            static_cast<Number>(get(position, deed.source, on_card::used) | (1 << deed.ability)));
}

void answer_its_event(Position& position, const UseAbility& deed)
{
    const Ability* ability = ability_of(position, deed);
    const Number trigger = ability->fields[ability::trigger];
    if (!is_way(position, deed, Way::triggered) || trigger < 0 || trigger > static_cast<Number>(Event::turn_end))
        return;
    answer_event(position, deed.source, static_cast<Event>(trigger));
}

/// What the end of a turn sets off belongs to that turn, though it is told when the next one has begun: energy is lost,
/// and what lasts until the turn or a battle ends is over.
std::vector<CardEffect> still_felt(const Position& position, const UseAbility& deed)
{
    std::vector<CardEffect> effects = ability_of(position, deed)->effects;
    const bool is_of_last_turn = is_way(position, deed, Way::triggered) &&
                                 number_of(position, deed, ability::trigger) == static_cast<Number>(Event::turn_end) &&
                                 state(position) == State::choose_first;
    const auto is_over_by_now = [](const CardEffect& effect) {
        const Number until = effect.fields[effect::until];
        return effect.fields[effect::verb] == static_cast<Number>(Verb::energy) ||
               until == static_cast<Number>(Until::end_of_turn) || until == static_cast<Number>(Until::end_of_battle);
    };
    if (is_of_last_turn)
        std::erase_if(effects, is_over_by_now);
    return effects;
}

void pay(Position& position, const UseAbility& deed)
{
    const bool repairs = keyword_of(position, deed) == Keyword::fractal_repairs;
    const int cost = number_of(position, deed, ability::cost) + (repairs ? price_of_repairs(position, deed) : 0);
    spend_energy(position, deed.seat, as_number(cost));
}

}  // namespace

const Ability* ability_of(const Position& position, const UseAbility& deed)
{
    const auto& abilities = position.facts(deed.source).abilities;
    const bool is_one = deed.ability >= 0 && static_cast<std::size_t>(deed.ability) < abilities.size();
    return position.has(deed.source) && is_one ? &abilities[static_cast<std::size_t>(deed.ability)] : nullptr;
}

Number number_of(const Position& position, const UseAbility& deed, ability::Field field)
{
    return ability_number(position, deed.source, deed.ability, field);
}

bool is_way(const Position& position, const UseAbility& deed, Way way)
{
    const Ability* ability = ability_of(position, deed);
    return ability && ability->fields[ability::way] == static_cast<Number>(way);
}

bool is_once_per_turn_by_keyword(Keyword keyword)
{
    return std::ranges::find(always_once_per_turn, keyword) != std::end(always_once_per_turn);
}

Keyword keyword_of(const Position& position, const UseAbility& deed)
{
    return static_cast<Keyword>(number_of(position, deed, ability::keyword));
}

bool is_used_up(const Position& position, const UseAbility& deed)
{
    if (!is_once_per_turn(position, deed))
        return false;
    if (option(position, Option::opt_scope) == 1)  // A44
        return a_card_of_the_player_used_it(position, deed.seat, *ability_of(position, deed));
    return was_used(position, deed.source, deed.ability);
}

void apply(Position& position, const UseAbility& deed)
{
    if (!ability_of(position, deed) || works_by_itself(position, deed))
        return;
    if (keyword_of(position, deed) == Keyword::entrenched) {
        if (!deed.targets.empty())
            apply(position, Attack{.seat = deed.seat, .source = deed.source, .target = deed.targets.front()});
        return;
    }
    pay(position, deed);
    remember_use(position, deed);
    answer_its_event(position, deed);
    declare(position, action_of(deed));
}

void resolve_ability(Position& position, const Action& declared)
{
    const UseAbility deed = use_in(declared);
    const Ability* ability = ability_of(position, deed);
    if (!ability)
        return;
    switch (keyword_of(position, deed)) {
    case Keyword::clone_dna:
    case Keyword::fractal_repairs: return revive(position, deed);
    case Keyword::irradiate: return irradiate(position, deed);
    case Keyword::flux: return move_by_flux(position, deed);
    case Keyword::overlay: return lay_onto(position, deed);
    default: break;
    }
    carry_out(position, {deed.source, deed.seat, HitBy::ability, deed.targets}, still_felt(position, deed));
}

}  // namespace cardinal::purge
