#include "engine/games/dept_of_structure/values.h"

#include <algorithm>
#include <numeric>

/// What is kept, what is printed, and who is where.
namespace cardinal::dept_of_structure {
namespace {

constexpr int deepest_pile = 8;  // an Upgrade on Equipment on a crew in a Vehicle is four deep

}  // namespace

void set_phase(Position& position, Phase phase) { set(position, match::phase, static_cast<Number>(phase)); }
void set_step(Position& position, Step step) { set(position, match::step, static_cast<Number>(step)); }
Seat defender(const Position& position) { return opponent_of(attacker(position)); }

// ---- what is printed ----
// dept-of-structure.tech.subtypes: what is Technology.
bool is_technology(Type type)
{
    return type == Type::equipment || type == Type::fortification || type == Type::upgrade || type == Type::vehicle;
}

Number printed_of(const Position& position, CardId card, printed::Field field)
{
    const Number number = position.facts(card).fields[field];
    return number == not_given ? Number{0} : number;
}

Keyword keyword_of(const Ability& ability)
{
    const Number keyword = ability.fields[ability::keyword];
    return keyword == not_given ? Keyword::none : static_cast<Keyword>(keyword);
}

// dept-of-structure.ability.types: permanent, activated or conditional.
Way way_of(const Ability& ability)
{
    const Number way = ability.fields[ability::way];
    return way == not_given ? Way::permanent : static_cast<Way>(way);
}

bool is_conditional(const Ability& ability) { return way_of(ability) >= Way::conditional; }

bool is_manner(const Ability& ability, Manner manner)
{
    return ability.fields[ability::manner] == static_cast<Number>(manner);
}

const Ability* ability_of(const Position& position, CardId card, int ability)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    const auto index = static_cast<std::size_t>(ability);
    return ability >= 0 && index < abilities.size() ? &abilities[index] : nullptr;
}

int activated_ability_of(const Position& position, CardId card)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    const auto found = std::ranges::find(abilities, Way::activated, way_of);
    return found == abilities.end() ? -1 : static_cast<int>(found - abilities.begin());
}

// dept-of-structure.resource.types: four of them, or three (A03).
bool is_real(const Position& position, Number resource)
{
    const int types = option(position, Option::resource_types) == 0 ? kinds_of_resource : kinds_of_resource - 1;
    return resource >= 0 && resource < types;
}

// ---- who is where ----

bool is_unit(const Position& position, CardId card)
{
    const Card& unit = position.card(card);
    return is_in_play(unit.place) && type_of(position, unit) == Type::unit;
}

CardId uppermost(const Position& position, CardId card)
{
    for (int depth = 0; depth < deepest_pile && is_attached(position, card); ++depth)
        card = position.card(card).host;
    return card;
}

std::vector<CardId> attached_to(const Position& position, CardId host)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (card.host == host)
            found.push_back(position.id_of(card));
    return found;
}

// dept-of-structure.ready.eligible: upright is ready, turned is utilized; what is attached is utilized with its host
// (A10).
bool is_utilized(const Position& position, CardId card)
{
    for (int depth = 0; depth < deepest_pile && position.has(card); ++depth) {
        if (position.card(card).turned % 2 != 0)
            return true;
        card = position.card(card).host;
    }
    return false;
}

void set_utilized(Position& position, CardId card, bool is_utilized)
{
    if (position.has(card))
        position.card(card).turned = is_utilized ? 1 : 0;
}

// dept-of-structure.tech.immediate: only Units are held back in the round they are deployed.
bool is_fresh(const Position& position, CardId card)
{
    const Number round = get(position.card(card), on_card::deployed_round);
    return type_of(position, card) == Type::unit && round != 0 && round == get(position, match::round);
}

bool was_returned(const Position& position, CardId card)
{
    return get(position, card, on_card::came) == static_cast<Number>(Came::resurrected);
}

// dept-of-structure.unit.retire, dept-of-structure.fortification.retire, dept-of-structure.vehicle.retire: what defense
// keeps alive. Of what the data does not give one, nobody can say that it is gone.
bool is_retired_at_zero(const Position& position, CardId card)
{
    const Type type = type_of(position, card);
    const bool lives_by_defense = type == Type::unit || type == Type::fortification || type == Type::vehicle;
    return lives_by_defense && is_given(position.facts(card).fields[printed::defense]);
}

std::string name_of(Place place) { return name_of(words, place); }

// ---- pools and costs ----
int Cost::total() const { return std::accumulate(typed.begin(), typed.end(), any); }

namespace {

template <class Fields>
Cost cost_in(const Fields& fields, std::size_t first, std::size_t any)
{
    const auto number = [&](std::size_t field) {
        return fields[field] == not_given ? 0 : std::clamp<int>(fields[field], 0, 99);
    };
    Cost cost{.any = number(any)};
    for (std::size_t type = 0; type < kinds_of_resource; ++type)
        cost.typed[type] = number(first + type);
    return cost;
}

}  // namespace

// dept-of-structure.cost.symbols: the kinds and numbers of symbols, and the sum over all of them.
Cost cost_of(const Position& position, CardId card)
{
    return cost_in(position.facts(card).fields, printed::survivor, printed::any);
}

Cost cost_of(const Ability& ability) { return cost_in(ability.fields, ability::survivor, ability::any); }

player::Value pool_of(int resource) { return static_cast<player::Value>(player::survivor + resource); }

// dept-of-structure.regroup.pool-persists: what is not spent stays, without a limit.
Number pool(const Position& position, Seat seat, int resource)
{
    return resource >= 0 && resource < kinds_of_resource ? get(position, seat, pool_of(resource)) : Number{0};
}

void add_to_pool(Position& position, Seat seat, int resource, int more)
{
    if (resource >= 0 && resource < kinds_of_resource)
        set(position, seat, pool_of(resource), as_number(std::max(0, pool(position, seat, resource) + more)));
}

std::string in_words(const Cost& cost)
{
    constexpr std::string_view names[] = {"Survivor", "Bio", "Power", "Supplies"};
    std::string said;
    const auto say = [&](int number, std::string_view name) {
        if (number > 0)
            said += (said.empty() ? "" : ", ") + std::to_string(number) + " " + std::string(name);
    };
    for (std::size_t type = 0; type < kinds_of_resource; ++type)
        say(cost.typed[type], names[type]);
    say(cost.any, "of any type");
    return said.empty() ? "nothing" : said;
}

}  // namespace cardinal::dept_of_structure
