#pragma once

#include "engine/games/purge/actions.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Positions of PURGE in a few words, for tests:
///     Table table;
///     const CardId k = table.put(infantry("Trooper"), the_field, seat_a);
///     EXPECT_THAT(broken(table.settled(), attack(seat_a, k, d)), ElementsAre("purge.battle.over"));
namespace cardinal::purge {

/// A card's facts, written one after the other: `infantry("Trooper").costs(2).stats(1, 2, 0, 3)`.
class Printed {
public:
    Printed(std::string name, Type type)
    {
        facts_.name = std::move(name);
        with(printed::type, static_cast<int>(type)).with(printed::faction, static_cast<int>(Faction::humans));
    }
    Printed& with(printed::Field field, int number)
    {
        facts_.fields[field] = static_cast<Number>(number);
        return *this;
    }
    Printed& of(Faction faction) { return with(printed::faction, static_cast<int>(faction)); }
    Printed& of(Subclass subclass) { return with(printed::subclass, static_cast<int>(subclass)); }
    Printed& costs(int energy, int tech = 0) { return with(printed::energy, energy).with(printed::tech, tech); }
    Printed& stats(int attack, int damage, int armor, int health)
    {
        return with(printed::attack, attack)
            .with(printed::damage, damage)
            .with(printed::armor, armor)
            .with(printed::health, health);
    }
    /// A keyword, or with Keyword::none an ability; further fields follow: `.keyword(Keyword::fury).field(…)`.
    Printed& keyword(Keyword keyword, int x = not_given)
    {
        facts_.abilities.emplace_back();
        field(ability::keyword, static_cast<int>(keyword));
        return x == not_given ? *this : field(ability::x, x);
    }
    Printed& ability(std::string name, Way way)
    {
        facts_.abilities.emplace_back();
        facts_.abilities.back().name = std::move(name);
        return field(ability::way, static_cast<int>(way));
    }
    Printed& field(ability::Field field, int number)  ///< of the ability written last
    {
        facts_.abilities.back().fields[field] = static_cast<Number>(number);
        return *this;
    }
    Printed& doing(CardEffect effect)  ///< an effect of the ability written last, or of the card when it has none
    {
        (facts_.abilities.empty() ? facts_.effects : facts_.abilities.back().effects).push_back(effect);
        return *this;
    }
    Printed& says(std::string text)
    {
        facts_.text = std::move(text);
        return *this;
    }
    const CardFacts& facts() const { return facts_; }

private:
    CardFacts facts_{};
};

inline Printed infantry(std::string name = "Trooper")
{
    return Printed(std::move(name), Type::unit).of(Subclass::infantry).stats(2, 3, 1, 5);
}
inline Printed unit(std::string name, Subclass subclass) { return infantry(std::move(name)).of(subclass); }
inline Printed commander(std::string name = "Hale", int initiative = 5)
{
    return Printed(std::move(name), Type::commander).stats(2, 3, 1, 6).with(printed::initiative, initiative);
}
inline Printed stronghold(std::string name = "Bulwark", int population = 20, int ep = 4)
{
    return Printed(std::move(name), Type::stronghold)
        .with(printed::armor, 1)
        .with(printed::population, population)
        .with(printed::ep, ep);
}
inline Printed tek(std::string name = "Plating") { return Printed(std::move(name), Type::tek).costs(3); }
inline Printed resource(std::string name = "Well", int ep = 2)
{
    return Printed(std::move(name), Type::resource_attachment).costs(2).with(printed::ep, ep);
}
inline Printed turret(std::string name = "Turret")
{
    return Printed(std::move(name), Type::defensive_attachment).costs(2).stats(1, 2, 0, 4);
}
inline Printed ops(std::string name = "Fire Sweep") { return Printed(std::move(name), Type::ops).costs(2); }
inline Printed super_weapon(std::string name = "Sun Lance")
{
    return Printed(std::move(name), Type::super_weapon).costs(6);
}

struct EffectWords {
    Verb verb = Verb::deal;
    int amount = not_given;
    int stat = not_given;
    Reach reach = Reach::target;
    Filter filter = Filter::anything;
    int until = not_given;
    NameNumber card = 0;
};
inline CardEffect effect_of(const EffectWords& said)
{
    CardEffect made;
    made.fields[effect::verb] = static_cast<Number>(said.verb);
    made.fields[effect::amount] = static_cast<Number>(said.amount);
    made.fields[effect::stat] = static_cast<Number>(said.stat);
    made.fields[effect::reach] = static_cast<Number>(said.reach);
    made.fields[effect::filter] = static_cast<Number>(said.filter);
    made.fields[effect::until] = static_cast<Number>(said.until);
    made.fields[effect::card] = said.card;
    return made;
}

/// A table being laid: turn 1, A's sub-phase, both without cards.
class Table {
public:
    Table()
    {
        position.library = library_;
        lay_out(position);
    }
    CardId put(const Printed& printed, Place place, Seat side)
    {
        const CardId card =
            add_card(position, {.facts = number_of(printed.facts()), .owner = side, .side = side, .place = place});
        put_down(position, card);
        return card;
    }
    CardId put(const Printed& printed, Place place) { return put(printed, place, place.seat); }
    CardId in_deck(const Printed& printed, Seat seat)
    {
        const CardId card = put(printed, in(Zone::aside, seat));
        position.card(card).place = in(deck_of(position, card), seat);
        return card;
    }
    /// A number by which card data refers to a name: `field(ability::unlocked_by, table.name("Plating"))`.
    NameNumber name(std::string_view name)
    {
        if (const NameNumber known = library_->number_of_name(name))
            return known;
        library_->names.emplace_back(name);
        return static_cast<NameNumber>(library_->names.size());
    }
    void choose(Option option, int value)
    {
        position.options[static_cast<std::size_t>(option)] = static_cast<Number>(value);
    }
    Position settled() const
    {
        Position copy = position;
        settle(copy);
        return copy;
    }

    Position position{};

private:
    std::uint16_t number_of(const CardFacts& facts)
    {
        const auto found = std::ranges::find(library_->cards, facts);
        const auto number = static_cast<std::uint16_t>(found - library_->cards.begin());
        if (found == library_->cards.end())
            library_->cards.push_back(facts);
        return number;
    }
    std::shared_ptr<CardLibrary> library_ = std::make_shared<CardLibrary>();
};

// ---- actions ----
inline Action act(Deed deed, Seat seat = nobody, CardId card = {})
{
    return {.kind = static_cast<std::uint8_t>(deed), .seat = seat, .card = card};
}
inline Action pass(Seat seat) { return act(Deed::pass, seat); }
inline Action play(Seat seat, CardId card, Place at = nowhere)
{
    Action action = act(Deed::play, seat, card);
    action.place = at;
    return action;
}
inline Action move(Seat seat, std::vector<CardId> cards, Place to)
{
    Action action = act(Deed::move, seat);
    action.cards = std::move(cards);
    action.place = to;
    return action;
}
inline Action battle(Seat seat, Place place, std::vector<CardId> attackers)
{
    Action action = act(Deed::battle, seat);
    action.cards = std::move(attackers);
    action.place = place;
    return action;
}
inline Action attack(Seat seat, CardId source, CardId target)
{
    Action action = act(Deed::attack, seat, source);
    action.target = target;
    return action;
}
inline Action retreat(Seat seat, CardId card) { return act(Deed::retreat, seat, card); }
inline Action execute(Seat seat, CardId card, std::vector<CardId> targets = {})
{
    Action action = act(Deed::ops, seat, card);
    action.cards = std::move(targets);
    return action;
}
inline Action use(Seat seat, CardId source, int ability, std::vector<CardId> targets = {})
{
    Action action = act(Deed::use, seat, source);
    action.word = static_cast<Number>(ability);
    action.cards = std::move(targets);
    return action;
}
inline Action name_first(Seat seat, Seat first)
{
    Action action = act(Deed::first, seat);
    action.other = first;
    return action;
}

// ---- what became of them ----
/// The ids of the rules that were broken, in alphabetical order.
inline std::vector<std::string> ids(const Verdict& verdict)
{
    std::vector<std::string> found;
    for (const Violation& violation : verdict.violations)
        found.push_back(violation.rule);
    std::ranges::sort(found);
    return found;
}
inline std::vector<std::string> broken(const Position& position, const Action& action)
{
    return ids(cardinal::judge(game, position, action));
}
inline Position after(Position position, std::initializer_list<Action> actions)
{
    for (const Action& action : actions)
        position = cardinal::apply(game, std::move(position), action);
    return position;
}

}  // namespace cardinal::purge
