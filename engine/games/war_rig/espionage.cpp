#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Espionage and Sabotage: what an infiltrated squad does with the green die.
namespace cardinal::war_rig {
namespace {

template <class Sneaking>
Objection about(const Position& position, const Sneaking& sneaking, const std::string& fault)
{
    return Objection(name_of(position, sneaking.squad) + fault).about(sneaking.squad);
}

template <class Sneaking>
Objection it_is_infiltrated(const Position& position, const Sneaking& sneaking)
{
    return is_infiltrated(position, sneaking.squad) ? kept()
                                                    : about(position, sneaking, " is not infiltrated in a rival base");
}

Seat host_of(const Position& position, CardId squad) { return owner_of_base(position, position.card(squad).place); }

// ---- espionage ----
bool is_in_use(const Position& position, CardId card)
{
    return is_attached(position, card) || is_built_facility(position, card);
}

Objection action_is_counted(const Position& position, const Spy& spy)
{
    return spy.way == static_cast<Number>(SpyWay::free) ? about(position, spy, " spied without using an action")
                                                        : kept();
}

Objection what_is_in_use_cannot_be_stolen(const Position& position, const Spy& spy)
{
    const auto is_used = [&](CardId card) { return is_in_use(position, card); };
    const bool steals = !spy.dice.empty() || !spy.stealing.empty();
    if (!steals || (!is_used(spy.card) && std::ranges::none_of(spy.stealing, is_used)))
        return kept();
    return about(position, spy, " cannot steal what is attached or constructed");
}

Objection card_is_in_a_rivals_inventory(const Position& position, const Spy& spy)
{
    const Seat host = host_of(position, spy.squad);
    if (!host || host == spy.seat)
        return about(position, spy, " is in a base without an inventory of a rival player");
    if (spy.at && spy.at != host)
        return about(position, spy, " is not in the base of " + name_of(spy.at));
    if (spy.card)
        return is_in_inventory(position, spy.card, host)
                 ? kept()
                 : about(position, spy,
                         ": " + name_of(position, spy.card) + " is not in the inventory of " + name_of(host));
    return inventory_down(position, host) > 0 ? kept() : about(position, spy, " finds no card there");
}

Objection one_roll_for_the_chosen_card(const Position& position, const Spy& spy)
{
    if (count_of(spy.dice, DieColour::green) > 1)
        return about(position, spy, " rolled more than once in one action");
    if (!spy.dice.empty() && green_die(spy.dice) == Die::none)
        return about(position, spy, " rolls the green die");
    if (!spy.stealing.empty() && green_die(spy.dice) != Die::break_in)
        return about(position, spy, " stole without breaking in");
    const bool is_another = std::ranges::any_of(spy.stealing, [&](CardId card) { return card != spy.card; });
    if (is_another || spy.stealing.size() > 1)
        return about(position, spy, " stole another card than the one it looked at");
    return kept();
}

constexpr Rule<Spy> spy_page[] = {
    {rule("war-rig.rival.actions-only"), it_is_infiltrated<Spy>,
     "war-rig.espionage.target war-rig.espionage.steal war-rig.espionage.not-attached"},
    {rule("war-rig.special.cost"), action_is_counted, "war-rig.turn.two-actions"},
    {rule("war-rig.espionage.not-attached"), what_is_in_use_cannot_be_stolen,
     "war-rig.espionage.target war-rig.espionage.steal"},
    {rule("war-rig.espionage.target"), card_is_in_a_rivals_inventory, "war-rig.espionage.steal"},
    {rule("war-rig.espionage.steal"), one_roll_for_the_chosen_card},
};

// war-rig.espionage.breakin, war-rig.inventory.def: equipment stays with a locked token of the thief; other plans move.
void steal(Position& position, Seat thief, CardId card)
{
    if (!position.has(card) || is_in_use(position, card) || zone_of(position.card(card).place) != Zone::inventory)
        return;
    set_came(position, card, Came::stolen);
    if (type_of(position, card) == Type::equipment)
        return set_locked_tokens(position, card, thief, locked_tokens(position, card, thief) + 1);
    position.card(card).place = in(Zone::inventory, thief);
    position.card(card).side = thief;
    set(position, card, on_card::built, 0);  // whoever built it has done so for nothing
}

/// A card that nobody knew goes from one count to the other.
void steal_unknown(Position& position, Seat thief, Seat host)
{
    if (!host || get(position, host, player::inventory_unknown) <= 0)
        return;
    add_unknown(position, host, Pile::inventory, -1);
    add_unknown(position, thief, Pile::inventory, 1);
}

// war-rig.espionage.caught: to the cell, or held in the base while it is taken (A38).
void be_caught(Position& position, CardId squad)
{
    const Seat host = host_of(position, squad);
    const Place base = position.card(squad).place;
    if (host && !prisoner_of(position, host))
        imprison(position, squad, host);
    else if (option(position, Option::caught_cell_full) == 1)
        repel_to_wastes(position, squad, Came::by_discovery);
    else {
        capture(position, squad, no_card);
        position.card(squad).place = base;
    }
    set(position, squad, on_card::came, static_cast<Number>(Came::caught));
}

void raise_the_alarm(Position& position, Place base)
{
    std::vector<CardId> infiltrators;
    for (const Card& card : position.cards)
        if (card.place == base && status_of(card) == Status::infiltrated)
            infiltrators.push_back(position.id_of(card));
    for (const CardId squad : infiltrators)
        repel_to_wastes(position, squad, Came::by_alarm);
}

void be_discovered(Position& position, CardId squad)
{
    const Place base = position.card(squad).place;
    if (squads_at(position, base, owner_of_base(position, base)).empty())
        return repel_to_wastes(position, squad, Came::by_discovery);
    forget_attack(position);
    set(position, match::defender, squad.index);
    set(position, match::attack_kind, static_cast<Number>(AttackKind::discovered));
}

/// What the die does in both; true when it was one of these faces. war-rig.espionage.undiscovered: nothing happens.
void suffer(Position& position, CardId squad, Die face)
{
    switch (face) {
    case Die::caught: return be_caught(position, squad);
    case Die::alarm: return raise_the_alarm(position, position.card(squad).place);
    case Die::discovered: return be_discovered(position, squad);
    default: return;
    }
}

// ---- sabotage ----
Objection sabotage_is_counted(const Position& position, const Sabotage& sabotage)
{
    return sabotage.is_free ? about(position, sabotage, " sabotaged without using an action") : kept();
}

bool is_present(const Position& position, CardId site, Place base)
{
    if (is_built_facility(position, site))
        return base_of(position, position.card(site).place.seat) == base;
    return is_attached(position, site) && location_of(position, site) == base;
}

Objection site_is_present_in_the_base(const Position& position, const Sabotage& sabotage)
{
    const Place base = position.card(sabotage.squad).place;
    if (sabotage.site && is_present(position, sabotage.site, base))
        return kept();
    return about(position, sabotage, " finds no such facility or rig part in the base");
}

Objection green_die_is_rolled_once(const Position& position, const Sabotage& sabotage)
{
    return count_of(sabotage.dice, DieColour::green) == 1
             ? kept()
             : about(position, sabotage, " sabotages with one roll of the green die");
}

constexpr Rule<Sabotage> sabotage_page[] = {
    {rule("war-rig.rival.actions-only"), it_is_infiltrated<Sabotage>, "war-rig.sabotage.target war-rig.sabotage.roll"},
    {rule("war-rig.special.cost"), sabotage_is_counted, "war-rig.turn.two-actions"},
    {rule("war-rig.sabotage.target"), site_is_present_in_the_base},
    {rule("war-rig.sabotage.roll"), green_die_is_rolled_once},
};

void leave_together(Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    for (const CardId own : squads_at(position, card.place, card.side))
        if (own != squad)
            repel_to_wastes(position, own, Came::by_sabotage);
    repel_to_wastes(position, squad, Came::by_sabotage);
}

}  // namespace

void judge(const Position& position, const Spy& spy, Verdict& verdict)
{
    const bool is_free = spy.way == static_cast<Number>(SpyWay::free);
    judge_acting(position, {.seat = spy.seat, .squad = spy.squad, .cost = is_free ? 0 : 1}, verdict);
    if (is_able(position, spy.squad) && !goes_on_though_sent_away(position, spy.squad))
        judge_by<Spy>(spy_page, position, spy, verdict);
}

// war-rig.espionage.look: looking and turning need no roll.
void apply(Position& position, const Spy& spy)
{
    if (!is_squad(position, spy.squad) || !is_able(position, spy.squad))
        return;
    const Seat host = host_of(position, spy.squad);
    act(position, {.seat = spy.seat, .squad = spy.squad});
    if (host && is_in_inventory(position, spy.card, host)) {
        come_to_light(position, spy.card, host);
        if (spy.way == static_cast<Number>(SpyWay::face_up))
            position.card(spy.card).face = Face::up;
    }
    if (green_die(spy.dice) != Die::break_in)
        return suffer(position, spy.squad, green_die(spy.dice));
    if (spy.card)
        steal(position, spy.seat, spy.card);
    else
        steal_unknown(position, spy.seat, host);
    for (const CardId card : spy.stealing)
        if (card != spy.card)
            steal(position, spy.seat, card);
    repel_to_wastes(position, spy.squad, Came::by_breakin);
}

void judge(const Position& position, const Sabotage& sabotage, Verdict& verdict)
{
    judge_acting(position, {.seat = sabotage.seat, .squad = sabotage.squad, .cost = sabotage.is_free ? 0 : 1}, verdict);
    if (is_able(position, sabotage.squad) && !goes_on_though_sent_away(position, sabotage.squad))
        judge_by<Sabotage>(sabotage_page, position, sabotage, verdict);
}

// A charge sets a site on fire, whatever armour it has (A39).
void apply(Position& position, const Sabotage& sabotage)
{
    if (!is_squad(position, sabotage.squad) || !is_able(position, sabotage.squad))
        return;
    act(position, {.seat = sabotage.seat, .squad = sabotage.squad});
    const bool succeeds = green_die(sabotage.dice) == Die::break_in;
    if (is_site(position, sabotage.site))
        set_came(position, sabotage.site, succeeds ? Came::sabotaged : Came::not_sabotaged);
    if (!succeeds)
        return suffer(position, sabotage.squad, green_die(sabotage.dice));
    leave_together(position, sabotage.squad);
    if (is_site(position, sabotage.site))
        burn(position, sabotage.site);
}

}  // namespace cardinal::war_rig
