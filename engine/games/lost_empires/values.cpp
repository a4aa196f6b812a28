#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// What is kept, what is printed, and who is where.
namespace cardinal::lost_empires {
namespace {

/// All battlefields, the hives of both players among them.
bool is_between(Place hive, Place outer) { return zone_of(hive) == Zone::hive && is_outer(outer); }

}  // namespace

Phase phase(const Position& position) { return static_cast<Phase>(get(position, match::phase)); }
void set_phase(Position& position, Phase phase) { set(position, match::phase, static_cast<Number>(phase)); }
Step step(const Position& position) { return static_cast<Step>(get(position, match::step)); }
void set_step(Position& position, Step step) { set(position, match::step, static_cast<Number>(step)); }
Seat active(const Position& position) { return seat_in(position, match::active); }

bool is_between_order_and_wrap_up(const Position& position)
{
    return phase(position) == Phase::control || phase(position) == Phase::gate || phase(position) == Phase::casualty;
}

// ---- what is printed ----
Type type_of(const Position& position, const Card& card)
{
    const Number type = position.facts(card).fields[printed::type];
    return type == not_given ? Type::unit : static_cast<Type>(type);
}

Type type_of(const Position& position, CardId card) { return type_of(position, position.card(card)); }

// lost-empires.printed.definition: without anything that changes it.
Number printed_of(const Position& position, CardId card, printed::Field field)
{
    const Number number = position.facts(card).fields[field];
    return number == not_given ? Number{0} : number;
}

bool has_cost(const Position& position, CardId card)
{
    const CardFacts& facts = position.facts(card);
    return is_given(facts.fields[printed::command]) || is_given(facts.fields[printed::supply]);
}

Keyword keyword_of(const Ability& ability)
{
    const Number keyword = ability.fields[ability::keyword];
    return keyword == not_given ? Keyword::none : static_cast<Keyword>(keyword);
}

// lost-empires.named.format: a name, conditions, an effect.
bool is_named(const Ability& ability) { return ability.fields[ability::way] == static_cast<Number>(Way::named); }

bool is_given_as(const Ability& ability, ability::Field field) { return ability.fields[field] == 1; }

int ability_with(const Position& position, CardId card, Keyword keyword)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    const auto found = std::ranges::find(abilities, keyword, keyword_of);
    return found == abilities.end() ? -1 : static_cast<int>(found - abilities.begin());
}

bool has(const Position& position, CardId card, Keyword keyword) { return ability_with(position, card, keyword) >= 0; }

const Ability* ability_of(const Position& position, CardId card, int ability)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    const auto index = static_cast<std::size_t>(ability);
    return ability >= 0 && index < abilities.size() ? &abilities[index] : nullptr;
}

int named_ability_of(const Position& position, CardId card)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    const auto found = std::ranges::find_if(abilities, is_named);
    return found == abilities.end() ? -1 : static_cast<int>(found - abilities.begin());
}

Number faction_of(const Position& position, Seat seat)
{
    const Number chosen = get(position, seat, player::faction);
    if (chosen >= 0)
        return chosen;
    for (const Card& card : position.cards)
        if (card.owner == seat && is_given(position.facts(card).fields[printed::faction]))
            return position.facts(card).fields[printed::faction];
    return -1;
}

// ---- who is where ----
// lost-empires.battlefield.definition: the three objectives and both hives.
bool is_battlefield(Place place) { return is_objective(place) || zone_of(place) == Zone::hive; }
// lost-empires.objective.definition: "outer" is either of two, "objective" any of the three.
bool is_outer(Place place) { return zone_of(place) == Zone::outer_a || zone_of(place) == Zone::outer_b; }
bool is_objective(Place place) { return is_outer(place) || zone_of(place) == Zone::center; }
bool is_in_play(Place place) { return is_battlefield(place) || zone_of(place) == Zone::loose; }
bool is_in_play(const Position& position, CardId card) { return is_in_play(position.card(card).place); }

bool is_unit(const Position& position, CardId card)
{
    const Card& unit = position.card(card);
    return is_in_play(unit.place) && type_of(position, unit) == Type::unit;
}

// lost-empires.move.map.hive_outer, lost-empires.move.map.outer_center, lost-empires.move.both_ways,
// lost-empires.move.enemy_hive: every hive touches both outer objectives, and the center only these, in both
// directions.
bool are_adjacent(Place one, Place other)
{
    const bool touch_center =
        (zone_of(one) == Zone::center && is_outer(other)) || (zone_of(other) == Zone::center && is_outer(one));
    return touch_center || is_between(one, other) || is_between(other, one);
}

// lost-empires.friendly.definition, lost-empires.enemy.definition: whoever controls it.
std::vector<CardId> units_of(const Position& position, Seat seat, Place place)
{
    std::vector<CardId> units;
    for (const Card& card : position.cards)
        if (card.place == place && card.side == seat && is_unit(position, position.id_of(card)))
            units.push_back(position.id_of(card));
    return units;
}

bool has_unit_at(const Position& position, Seat seat, Place place, CardId but)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        const CardId id = position.id_of(card);
        return card.place == place && card.side == seat && id != but && is_unit(position, id);
    });
}

std::vector<CardId> enemies_of(const Position& position, CardId unit)
{
    const Card& attacker = position.card(unit);
    std::vector<CardId> enemies;
    for (const Card& card : position.cards)
        if (card.place == attacker.place && card.side != attacker.side && is_unit(position, position.id_of(card)))
            enemies.push_back(position.id_of(card));
    return enemies;
}

bool has_enemy_at(const Position& position, Seat seat, Place place)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.place == place && card.side != seat && is_unit(position, position.id_of(card));
    });
}

bool is_in_enemy_hive(const Position& position, CardId card)
{
    const Card& unit = position.card(card);
    return zone_of(unit.place) == Zone::hive && unit.place.seat != unit.side && is_unit(position, card);
}

std::vector<CardId> units_to_fall_back(const Position& position, Seat seat)
{
    std::vector<CardId> units;
    for (const Card& card : position.cards)
        if (card.side == seat && is_in_enemy_hive(position, position.id_of(card)))
            units.push_back(position.id_of(card));
    return units;
}

bool somebody_must_fall_back(const Position& position)
{
    return std::ranges::any_of(position.cards,
                               [&](const Card& card) { return is_in_enemy_hive(position, position.id_of(card)); });
}

// ---- tokens ----
// lost-empires.ready.definition, lost-empires.activate.not_again: ready is what has no drain token.
bool is_drained(const Position& position, CardId card) { return get(position.card(card), on_card::drained) != 0; }

bool is_ended(const Position& position) { return get(position, match::ended) != 0; }

bool is_active_unit(const Position& position, CardId card)
{
    return card && card_in(position, match::unit) == card && !is_ended(position);
}

bool is_built(const Position& position, Seat seat, int gate)
{
    return gate >= 1 && gate <= 4 && ((get(position, seat, player::gate_sides) >> (gate - 1)) & 1) != 0;
}

int gates_built(const Position& position, Seat seat)
{
    int built = 0;
    for (int gate = 1; gate <= 4; ++gate)
        built += is_built(position, seat, gate) ? 1 : 0;
    return built;
}

int lowest_gate(const Position& position, Seat seat)
{
    int gate = 1;
    while (gate <= 4 && is_built(position, seat, gate))
        ++gate;
    return gate;
}

void set_gates_built(Position& position, Seat seat, Number gates)
{
    if (gates_built(position, seat) != gates)
        set(position, seat, player::gate_sides, as_number((1 << std::clamp<int>(gates, 0, 4)) - 1));
}

bool must_build(const Position& position, Seat seat)
{
    return get(position, seat, player::artifacts) >= 4 && get(position, seat, player::built) == 0 &&
           gates_built(position, seat) < 4;
}

bool somebody_must_build(const Position& position)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (must_build(position, Seat{index}))
            return true;
    return false;
}

// lost-empires.general.card_over_rule: what a text says that only people can read is no fault of theirs.
bool text_is_open(const Position& position)
{
    return std::ranges::any_of(position.cards, [](const Card& card) { return get(card, on_card::text_to_state) != 0; });
}

std::string name_of(Place place) { return cardinal::name_of(words, place); }

}  // namespace cardinal::lost_empires
