#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <array>

/// Construct, Stolen items: a card of the inventory is built for what it costs.
namespace cardinal::war_rig {
namespace {

using Price = std::array<int, resource_kinds>;

Objection about(const Position& position, const Construct& construct, const std::string& fault)
{
    return Objection(name_of(position, construct.card) + fault).about(construct.card);
}

// war-rig.construct.colours: the colours of a card's price are the four resources.
Price price_of(const Position& position, CardId card)
{
    Price price{};
    for (int kind = 0; kind < resource_kinds; ++kind)
        price[static_cast<std::size_t>(kind)] =
            printed_of(position, card, static_cast<printed::Field>(printed::red + kind));
    return price;
}

Price counted(TokenList tokens)
{
    Price price{};
    for (const Number token : tokens)
        if (token >= 0 && token < resource_kinds)
            ++price[static_cast<std::size_t>(token)];
    return price;
}

bool has_other_kinds(TokenList tokens)
{
    return std::ranges::any_of(
        tokens, [](Number token) { return token != paying_nothing && (token < 0 || token >= resource_kinds); });
}

std::string told(const Price& price)
{
    std::string text;
    for (std::size_t kind = 0; kind < price.size(); ++kind)
        if (price[kind] > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(price[kind]) + " " +
                    std::string(name_of(static_cast<Token>(kind)));
    return text.empty() ? "nothing" : text;
}

bool is_at_home(const Position& position, Seat seat, CardId squad)
{
    return !squad || position.card(squad).place == base_of(position, seat);
}

// What pays away from home: the squads there (A31).
std::vector<CardId> payers(const Position& position, Seat seat, CardId squad)
{
    if (option(position, Option::away_build_paid_by) == 1)
        return {squad};
    return squads_at(position, position.card(squad).place, seat);
}

bool pays_from_stock(const Position& position, Seat seat, CardId squad)
{
    return is_at_home(position, seat, squad) || option(position, Option::away_build_paid_by) == 2;
}

int at_hand(const Position& position, Seat seat, CardId squad, Token token)
{
    if (pays_from_stock(position, seat, squad))
        return stock_of(position, seat, token);
    int sum = 0;
    for (const CardId payer : payers(position, seat, squad))
        sum += tokens_on(position.card(payer), token);
    return sum;
}

// ---- what is built ----
bool is_a_plan(const Position& position, const Construct& construct)
{
    return is_stolen_plan(position, construct.card, construct.seat);
}

bool is_buildable(const Position& position, CardId card)
{
    const Type type = type_of(position, card);
    return position.has(card) && (type == Type::equipment || type == Type::part || type == Type::facility);
}

Objection it_is_a_plan_of_the_inventory(const Position& position, const Construct& construct)
{
    const bool is_finished =
        type_of(position, construct.card) != Type::equipment && get(position, construct.card, on_card::built) != 0;
    if (is_buildable(position, construct.card) && may_be_built_by(position, construct.card, construct.seat) &&
        !is_finished)
        return kept();
    return about(position, construct, " is no plan in the inventory of " + name_of(construct.seat));
}

/// Where a table lets thieves build without an action (A34).
bool is_free_for_plans(const Position& position, const Construct& construct)
{
    return option(position, Option::stolen_build_action) == 1 && is_a_plan(position, construct);
}

Objection a_squad_uses_an_action(const Position& position, const Construct& construct)
{
    if ((construct.squad && !construct.is_free) || is_free_for_plans(position, construct))
        return kept();
    return about(position, construct, " was built without an action of a squad");
}

// war-rig.construct.tool: Workshop Tools and the like are the only tool needed (A33).
Objection squad_has_the_tool(const Position& position, const Construct& construct)
{
    if (!construct.squad || has_tool(position, construct.squad) || has(position, construct.card, Keyword::tool_alone))
        return kept();
    return Objection(name_of(position, construct.squad) + " has no tool to construct with").about(construct.squad);
}

bool is_structure(const Position& position, CardId card)
{
    return has(position, card, Keyword::warp_gate) || has(position, card, Keyword::power_source);
}

std::string conditions_of(const Position& position, CardId card)
{
    const Number needs = printed_of(position, card, printed::needs);
    const Number any = printed_of(position, card, printed::needs_any);
    return needs ? position.named(needs) : position.named(any);
}

Objection conditions_of_the_card_hold(const Position& position, const Construct& construct)
{
    if (is_structure(position, construct.card) || conditions_hold(position, construct.seat, construct.card))
        return kept();
    return about(position, construct, " needs " + conditions_of(position, construct.card));
}

Objection requirements_of_the_structure_hold(const Position& position, const Construct& construct)
{
    if (!is_structure(position, construct.card) || conditions_hold(position, construct.seat, construct.card))
        return kept();
    return about(position, construct, " needs " + conditions_of(position, construct.card));
}

// ---- the price ----
Objection price_is_paid(const Position& position, const Construct& construct)
{
    const Price due = price_of(position, construct.card);
    if (!construct.is_paying_told) {
        if (can_pay(position, construct.seat, construct.squad, construct.card))
            return kept();
        return about(position, construct, " costs " + told(due) + ", which is not there");
    }
    if (has_other_kinds(construct.paying) || counted(construct.paying) != due)
        return about(position, construct, " costs " + told(due) + ", not " + told(counted(construct.paying)));
    return can_pay(position, construct.seat, construct.squad, construct.card)
             ? kept()
             : about(position, construct, " costs " + told(due) + ", which is not there");
}

Objection own_plans_cost_their_price(const Position& position, const Construct& construct)
{
    return is_a_plan(position, construct) ? kept() : price_is_paid(position, construct);
}

Objection stolen_plans_cost_their_price(const Position& position, const Construct& construct)
{
    return is_a_plan(position, construct) ? price_is_paid(position, construct) : kept();
}

// ---- where it lies then ----
Objection it_is_turned_face_up(const Position& position, const Construct& construct)
{
    return construct.is_left_face_down ? about(position, construct, " was built and still lies face down") : kept();
}

Objection facility_is_built_in_its_location(const Position& position, const Construct& construct)
{
    const Number site = position.facts(construct.card).fields[printed::at];
    if (type_of(position, construct.card) != Type::facility || !construct.squad)
        return kept();
    const Place due = place_of(is_given(site) ? static_cast<Site>(site) : Site::home_base, position, construct.seat);
    if (position.card(construct.squad).place == due)
        return kept();
    return about(position, construct, " is built in " + name_of(due) + " only");
}

Objection facility_lies_in_a_facility_slot(const Position& position, const Construct& construct)
{
    if (type_of(position, construct.card) != Type::facility || construct.to == nowhere ||
        construct.to == in(Zone::facilities, construct.seat))
        return kept();
    return about(position, construct, " belongs into a facility slot of the home base");
}

Objection part_goes_onto_the_chassis_or_waits(const Position& position, const Construct& construct)
{
    const bool is_right = construct.to == nowhere || zone_of(construct.to) == Zone::rig ||
                          construct.to == in(Zone::inventory, construct.seat);
    if (type_of(position, construct.card) != Type::part || is_right)
        return kept();
    return about(position, construct, " belongs into a slot of the chassis");
}

Objection equipment_is_built_at_home(const Position& position, const Construct& construct)
{
    const bool is_equipment = type_of(position, construct.card) == Type::equipment;
    if (!is_equipment || option(position, Option::equipment_built_away) == 1 ||
        is_at_home(position, construct.seat, construct.squad))
        return kept();
    return about(position, construct, " is equipment, which is built in the Home Base");
}

Objection stolen_equipment_stays(const Position& position, const Construct& construct)
{
    const bool is_equipment = type_of(position, construct.card) == Type::equipment;
    if (!is_a_plan(position, construct) || !is_equipment || construct.to == nowhere ||
        construct.to == position.card(construct.card).place)
        return kept();
    return about(position, construct, " stays in the rival's inventory");
}

constexpr Rule<Construct> construct_page[] = {
    {rule("war-rig.construct.kinds"), it_is_a_plan_of_the_inventory,
     "war-rig.construct.cost war-rig.construct.conditions war-rig.structure.requirements"},
    {rule("war-rig.construct.action"), a_squad_uses_an_action, "war-rig.turn.two-actions"},
    {rule("war-rig.construct.tool"), squad_has_the_tool},
    {rule("war-rig.structure.requirements"), requirements_of_the_structure_hold},
    {rule("war-rig.construct.conditions"), conditions_of_the_card_hold},
    {rule("war-rig.construct.cost"), own_plans_cost_their_price},
    {rule("war-rig.stolen.pay"), stolen_plans_cost_their_price},
    {rule("war-rig.construct.face-up"), it_is_turned_face_up},
    {rule("war-rig.construct.facility-place"), facility_is_built_in_its_location},
    {rule("war-rig.assign.facility-slot"), facility_lies_in_a_facility_slot},
    {rule("war-rig.assign.rig-slot"), part_goes_onto_the_chassis_or_waits},
    {rule("war-rig.assign.home-only"), equipment_is_built_at_home},
    {rule("war-rig.stolen.equipment-stays"), stolen_equipment_stays},
};

// ---- doing ----
void discard(Position& position, const Construct& construct, const Price& price)
{
    for (std::size_t kind = 0; kind < price.size(); ++kind) {
        const auto token = static_cast<Token>(kind);
        int left = price[kind];
        if (pays_from_stock(position, construct.seat, construct.squad))
            add_stock(position, construct.seat, token, -left);
        else
            for (const CardId payer : payers(position, construct.seat, construct.squad)) {
                const int taken = std::min<int>(left, tokens_on(position.card(payer), token));
                add_tokens(position, payer, token, -taken);
                left -= taken;
            }
    }
}

// war-rig.assign.stock, war-rig.rig.construct-away: equipment into stock; a part waits while its chassis is away.
void assign_built(Position& position, const Construct& construct)
{
    const Seat seat = construct.seat;
    switch (type_of(position, construct.card)) {
    case Type::equipment:
        return set_locked_tokens(position, construct.card, seat, locked_tokens(position, construct.card, seat) + 1);
    case Type::facility:
        position.card(construct.card).place = construct.to == nowhere ? in(Zone::facilities, seat) : construct.to;
        return;
    case Type::part: {
        const bool is_home = is_rig_at_home(position, seat);
        const Place slot = construct.to != nowhere ? construct.to
                         : is_home                 ? free_slot(position, seat, construct.card)
                                                   : nowhere;
        position.card(construct.card).place = slot == nowhere ? in(Zone::inventory, seat) : slot;
        return;
    }
    default: return;
    }
}

}  // namespace

bool has_tool(const Position& position, CardId squad)
{
    if (has_item_with(position, squad, Keyword::construct) ||
        has_item_with(position, squad, Keyword::construct_for_all))
        return true;
    const Card& card = position.card(squad);
    return std::ranges::any_of(squads_at(position, card.place, card.side), [&](CardId friendly) {
        return has_item_with(position, friendly, Keyword::construct_for_all);
    });
}

bool conditions_hold(const Position& position, Seat seat, CardId card)
{
    const auto is_there = [&](NameNumber name, Seat whose) {
        return std::ranges::any_of(position.cards, [&](const Card& other) {
            const CardId id = position.id_of(other);
            return is_built_facility(position, id) && (!whose || other.place.seat == whose) &&
                   (!whose || works(position, id)) && position.facts(other).name == position.named(name);
        });
    };
    const Number needs = printed_of(position, card, printed::needs);
    const Number any = printed_of(position, card, printed::needs_any);
    return (needs == 0 || is_there(needs, seat)) && (any == 0 || is_there(any, nobody));
}

bool can_pay(const Position& position, Seat seat, CardId squad, CardId card)
{
    const Price due = price_of(position, card);
    for (std::size_t kind = 0; kind < due.size(); ++kind)
        if (at_hand(position, seat, squad, static_cast<Token>(kind)) < due[kind])
            return false;
    return true;
}

void judge(const Position& position, const Construct& construct, Verdict& verdict)
{
    const bool is_free = construct.is_free || is_free_for_plans(position, construct);
    if (construct.squad)
        judge_acting(position, {.seat = construct.seat, .squad = construct.squad, .cost = is_free ? 0 : 1}, verdict);
    if (!construct.squad || is_able(position, construct.squad))
        judge_by<Construct>(construct_page, position, construct, verdict);
    if (zone_of(construct.to) == Zone::rig && type_of(position, construct.card) == Type::part)
        judge_attaching(position, {construct.seat, construct.card, construct.to}, verdict);
}

void apply(Position& position, const Construct& construct)
{
    if (!is_buildable(position, construct.card) || is_attached(position, construct.card) ||
        is_built_facility(position, construct.card) || zone_of(position.card(construct.card).place) == Zone::removed)
        return;
    if (is_squad(position, construct.squad) && !is_free_for_plans(position, construct))
        act(position, {.seat = construct.seat, .squad = construct.squad});
    come_to_light(position, construct.card, construct.seat);
    discard(position, construct,
            construct.is_paying_told ? counted(construct.paying) : price_of(position, construct.card));
    Card& card = position.card(construct.card);
    card.face = construct.is_left_face_down ? Face::down : Face::up;
    if (!is_a_plan(position, construct))
        card.side = construct.seat;
    const bool is_left_aside = zone_of(construct.to) == Zone::inventory && is_rig_at_home(position, construct.seat);
    set(position, construct.card, on_card::built, 1);
    set_came(position, construct.card, is_left_aside ? Came::left_aside : Came::built);
    assign_built(position, construct);
}

}  // namespace cardinal::war_rig
