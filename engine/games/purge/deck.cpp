#include "engine/games/purge/deck.h"
#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Deckbuilding: what a scanned list must keep to as a whole, and where each card of it stands.
namespace cardinal::purge {
namespace {

/// A card standing in one section of the list.
struct Placed {
    const CardFacts& facts;
    Section section = Section::commander;
};

std::string cards(int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); }

// purge.deck.split_free, purge.card.unit_face: how many cards each deck holds, and what else is printed, is not asked.
Objection at_most(int allowed, int count, const std::string& what)
{
    if (count <= allowed)
        return kept();
    return what + ": " + std::to_string(count) + ", " + std::to_string(allowed) + " allowed";
}

Objection exactly_one(int count, const std::string& what)
{
    if (count == 1)
        return kept();
    return std::to_string(count) + " " + what + " in the list, exactly 1 is needed";
}

// ---- the whole list ----
Objection has_one_commander(const Position&, const List& list)
{
    return exactly_one(list.count(Type::commander), "Commanders");
}
Objection has_one_stronghold(const Position&, const List& list)
{
    return exactly_one(list.count(Type::stronghold), "Strongholds");
}

// purge.req.max_cards: the same limit, said once.
Objection has_at_most_50_cards(const Position&, const List& list)
{
    return at_most(50, list.total, "cards in the list");
}

Objection is_filled_up_to_50(const Position& position, const List& list)
{
    if (list.total >= 50)
        return kept();
    Objection objection = Objection(cards(list.total) + " in the list, 50 make a deck").resting_on("A37");
    const bool is_required = option(position, Option::deck_exact_50) == 1;
    return std::move(objection).as(is_required ? Severity::illegal : Severity::warning);
}

Objection has_at_most_8_teks(const Position&, const List& list) { return at_most(8, list.count(Type::tek), "TEKs"); }
Objection has_at_most_6_resources(const Position&, const List& list)
{
    return at_most(6, list.count(Type::resource_attachment), "Resource Attachments");
}

// purge.deck.defatt_copies: three of one name are already more than the deck holds.
Objection has_one_defensive_attachment(const Position& position, const List& list)
{
    const int allowed = option(position, Option::defatt_deck_max) == 1 ? 2 : 1;
    const int count = list.count(Type::defensive_attachment);
    Objection objection = at_most(allowed, count, "Defensive Attachments");
    return count == 2 ? std::move(objection).as(Severity::warning).resting_on("A38") : std::move(objection);
}

// purge.super.one, purge.deck.super_copies: the same limit under its deck's own row.
Objection has_at_most_one_super_weapon(const Position&, const List& list)
{
    return at_most(1, list.count(Type::super_weapon), "Super Weapons");
}

bool lists(const Position& position, const List& list, Type type, printed::Field field, Number at_most)
{
    return std::ranges::any_of(list.deck.lines, [&](const DeckLine& line) {
        const CardFacts& facts = position.facts(Card{.facts = line.facts});
        return facts.fields[printed::type] == static_cast<Number>(type) && printed_number(facts, field) <= at_most;
    });
}

Objection has_a_resource_to_start_with(const Position& position, const List& list)
{
    if (lists(position, list, Type::resource_attachment, printed::tech, 0))
        return kept();
    return "no Resource Attachment without technology requirement to start with";
}

Objection has_a_tek_to_start_with(const Position& position, const List& list)
{
    if (lists(position, list, Type::tek, printed::energy, 3))
        return kept();
    return "no TEK of 3 energy or less to start with";
}

constexpr Rule<List> list_page[] = {
    {rule("purge.req.commander"), has_one_commander, "purge.deck.composition"},
    {rule("purge.req.stronghold"), has_one_stronghold, "purge.deck.composition"},
    {rule("purge.setup.resource"), has_a_resource_to_start_with},
    {rule("purge.setup.tek"), has_a_tek_to_start_with},
    {rule("purge.deck.size"), has_at_most_50_cards},
    {rule("purge.deck.composition"), is_filled_up_to_50},
    {rule("purge.deck.tek_max"), has_at_most_8_teks},
    {rule("purge.deck.resource_max"), has_at_most_6_resources},
    {rule("purge.deck.defatt_max"), has_one_defensive_attachment},
    {rule("purge.deck.super_max"), has_at_most_one_super_weapon},
};

// ---- the section it stands in ----
Objection belongs_to(const Placed& placed, Section section, Zone deck, const std::string& what)
{
    const Number type = placed.facts.fields[printed::type];
    const bool fits = deck == Zone::war_deck ? type == static_cast<Number>(Type::unit)
                    : deck == Zone::ops_deck ? type == static_cast<Number>(Type::ops)
                                             : type >= static_cast<Number>(Type::defensive_attachment);
    if (placed.section != section || fits)
        return kept();
    return placed.facts.name + " does not belong in the " + what + " deck";
}

Objection war_deck_holds_units(const Position&, const Placed& placed)
{
    return belongs_to(placed, Section::war, Zone::war_deck, "WAR");
}
Objection tek_deck_holds_technology(const Position&, const Placed& placed)
{
    return belongs_to(placed, Section::tek, Zone::tek_deck, "TEK");
}
Objection ops_deck_holds_ops(const Position&, const Placed& placed)
{
    return belongs_to(placed, Section::ops, Zone::ops_deck, "OPS");
}

constexpr Rule<Placed> section_page[] = {
    {rule("purge.zone.war_deck"), war_deck_holds_units},
    {rule("purge.zone.tek_deck"), tek_deck_holds_technology},
    {rule("purge.zone.ops_deck"), ops_deck_holds_ops},
};

List counted(const Position& position, const Deck& deck)
{
    List list{.deck = deck};
    for (const DeckLine& line : deck.lines) {
        const CardFacts& facts = position.facts(Card{.facts = line.facts});
        const Number type = facts.fields[printed::type];
        list.total += line.count;
        if (type >= 0 && static_cast<std::size_t>(type) < list.of_type.size())
            list.of_type[static_cast<std::size_t>(type)] += line.count;
        if (type == static_cast<Number>(Type::commander) && !list.commander)
            list.commander = &facts;
    }
    return list;
}

bool was_met_before(const Deck& deck, std::size_t at)
{
    return std::any_of(deck.lines.begin(), deck.lines.begin() + static_cast<std::ptrdiff_t>(at),
                       [&](const DeckLine& line) { return line.facts == deck.lines[at].facts; });
}

int copies_of(const Deck& deck, std::uint16_t facts)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += line.facts == facts ? line.count : 0;
    return count;
}

}  // namespace

void judge_deck(const Position& position, const Deck& deck, Verdict& verdict)
{
    const List list = counted(position, deck);
    judge_by<List>(list_page, position, list, verdict);
    for (std::size_t at = 0; at < deck.lines.size(); ++at) {
        const DeckLine& line = deck.lines[at];
        const CardFacts& facts = position.facts(Card{.facts = line.facts});
        judge_by<Placed>(section_page, position, Placed{facts, static_cast<Section>(line.section)}, verdict);
        if (!was_met_before(deck, at))
            judge_copies(position, Copies{list, facts, copies_of(deck, line.facts)}, verdict);
    }
    for (Violation& violation : verdict.violations)
        violation.seat = deck.seat;
}

}  // namespace cardinal::purge
