#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/deck.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Deckbuilding, card by card: how many copies, of whose faction, and what a card of its type must show.
namespace cardinal::purge {
namespace {

Objection at_most_copies(const Copies& copies, Type type, int allowed, const std::string& what)
{
    if (!copies.is(type) || copies.count <= allowed)
        return kept();
    return what + " " + copies.facts.name + ": " + std::to_string(copies.count) + " copies, " +
           std::to_string(allowed) + " allowed";
}

Objection ops_copies(const Position&, const Copies& copies) { return at_most_copies(copies, Type::ops, 4, "OPS"); }
Objection tek_copies(const Position&, const Copies& copies) { return at_most_copies(copies, Type::tek, 1, "TEK"); }
Objection unit_copies(const Position&, const Copies& copies) { return at_most_copies(copies, Type::unit, 3, "Unit"); }
Objection resource_copies(const Position&, const Copies& copies)
{
    return at_most_copies(copies, Type::resource_attachment, 2, "Resource Attachment");
}

const CardFacts* facts_named(const Position& position, NameNumber name)
{
    const std::string& called = position.named(name);
    const int found = called.empty() ? -1 : position.library->find(called);
    return found < 0 ? nullptr : &position.library->cards[static_cast<std::size_t>(found)];
}

NameNumber executor_of(const Copies& copies)
{
    return copies.is(Type::ops) ? printed_number(copies.facts, printed::executed_by) : Number{0};
}

/// An OPS that does not say its faction is of its Commander's.
Number faction_of(const Position& position, const Copies& copies)
{
    const Number own = copies.facts.fields[printed::faction];
    const CardFacts* executor = facts_named(position, executor_of(copies));
    return own == not_given && executor ? executor->fields[printed::faction] : own;
}

Objection is_of_the_commanders_faction(const Position& position, const Copies& copies)
{
    const Number faction = faction_of(position, copies);
    const Number wanted = copies.list.commander ? copies.list.commander->fields[printed::faction] : not_given;
    if (faction == not_given || wanted == not_given || faction == wanted)
        return kept();
    return copies.facts.name + " is not of the faction of " + copies.list.commander->name;
}

/// A foreign faction's OPS has broken the rule of factions already.
Objection ops_is_the_commanders_own(const Position& position, const Copies& copies)
{
    const std::string& executor = position.named(executor_of(copies));
    const bool is_known = copies.list.commander && !executor.empty();
    if (!is_known || is_of_the_commanders_faction(position, copies) || executor == copies.list.commander->name)
        return kept();
    const bool only_warns = option(position, Option::foreign_ops_in_deck) == 1;
    return Objection("OPS " + copies.facts.name + " is executed by " + executor + ", not by " +
                     copies.list.commander->name)
        .as(only_warns ? Severity::warning : Severity::illegal)
        .resting_on("A39");
}

Objection has_a_type(const Position&, const Copies& copies)
{
    if (copies.facts.fields[printed::type] != not_given)
        return kept();
    return copies.facts.name + " has no type of this game";
}

Objection unit_has_a_class(const Position&, const Copies& copies)
{
    if (!copies.is(Type::unit) || copies.facts.fields[printed::subclass] != not_given)
        return kept();
    return "Unit " + copies.facts.name + " has no class";
}

// purge.type.subtype: a Super Weapon with a class is a Unit, too, and shows what Units show.
Objection unit_has_battle_stats(const Position&, const Copies& copies)
{
    const bool is_unit_face =
        copies.is(Type::unit) || (copies.is(Type::super_weapon) && copies.facts.fields[printed::subclass] != not_given);
    constexpr printed::Field stats[] = {printed::attack, printed::damage, printed::armor, printed::health};
    const bool has_all =
        std::ranges::all_of(stats, [&](printed::Field stat) { return copies.facts.fields[stat] != not_given; });
    if (!is_unit_face || has_all)
        return kept();
    return "Unit " + copies.facts.name + " lacks one of ATTACK, DAMAGE, ARMOR and HEALTH";
}

Objection defensive_attachment_can_attack(const Position&, const Copies& copies)
{
    const bool can =
        copies.facts.fields[printed::attack] != not_given && copies.facts.fields[printed::damage] != not_given;
    if (!copies.is(Type::defensive_attachment) || can)
        return kept();
    return "Defensive Attachment " + copies.facts.name + " cannot attack: it has no ATTACK or DAMAGE";
}

Objection only_commanders_have_initiative(const Position&, const Copies& copies)
{
    if (copies.is(Type::commander) || copies.facts.fields[printed::initiative] == not_given)
        return kept();
    return copies.facts.name + " has INITIATIVE and is no Commander";
}

Objection armor_is_printed_within_the_cap(const Position&, const Copies& copies)
{
    const bool hardens = std::ranges::any_of(copies.facts.abilities, [](const Ability& ability) {
        return ability.fields[ability::keyword] == static_cast<Number>(Keyword::memory_metal);
    });
    const Number armor = printed_number(copies.facts, printed::armor);
    if (copies.is(Type::defensive_attachment) || armor <= (hardens ? 4 : 3))
        return kept();
    return Objection(copies.facts.name + " has ARMOR " + std::to_string(armor) + " printed").as(Severity::warning);
}

constexpr Rule<Copies> copies_page[] = {
    {rule("purge.type.main"), has_a_type},
    {rule("purge.type.unit_class"), unit_has_a_class},
    {rule("purge.unit.has_stats"), unit_has_battle_stats},
    {rule("purge.stat.who"), defensive_attachment_can_attack},
    {rule("purge.stat.initiative_commander"), only_commanders_have_initiative},
    {rule("purge.stat.armor_cap"), armor_is_printed_within_the_cap},
    {rule("purge.deck.ops_copies"), ops_copies},
    {rule("purge.deck.tek_copies"), tek_copies},
    {rule("purge.deck.unit_copies"), unit_copies},
    {rule("purge.deck.resource_copies"), resource_copies},
    {rule("purge.deck.faction"), is_of_the_commanders_faction},
    {rule("purge.deck.ops_commander"), ops_is_the_commanders_own},
};

}  // namespace

void judge_copies(const Position& position, const Copies& copies, Verdict& verdict)
{
    judge_by<Copies>(copies_page, position, copies, verdict);
}

}  // namespace cardinal::purge
