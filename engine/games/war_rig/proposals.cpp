#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <array>

/// Everything worth asking judge about. Nothing here decides what is legal: it only knows who could do what with which
/// pieces at all. Of dice that come to the same only one throw is proposed.
namespace cardinal::war_rig {
namespace {

using Templates = std::vector<Template>;

constexpr Number face(Die die) { return static_cast<Number>(die); }

Action deed(Deed kind, Seat seat, CardId card = no_card)
{
    Action action{.kind = static_cast<std::uint8_t>(kind), .seat = seat};
    action.card = card;
    return action;
}

void add(Templates& templates, Action action) { templates.push_back({.action = std::move(action)}); }

void add_at(Templates& templates, Action action, Place place)
{
    action.place = place;
    add(templates, std::move(action));
}

void add_target(Templates& templates, Action action, CardId target)
{
    action.target = target;
    add(templates, std::move(action));
}

void add_die(Templates& templates, Action action, Number die)
{
    action.numbers.assign(1, die);
    add(templates, std::move(action));
}

// ---- moving ----
void propose_moves(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (auto zone = static_cast<std::uint8_t>(Zone::wastes); zone <= static_cast<std::uint8_t>(Zone::base_6); ++zone)
        if (Place{.zone = zone} != card.place)
            add_at(templates, deed(Deed::move, card.side, squad), {.zone = zone});
}

/// The die that just repels and the one that just does not.
void propose_repels(const Position& position, Templates& templates)
{
    const CardId mover = card_in(position, match::mover);
    if (!is_able(position, mover))
        return;
    const Place area = unpacked(get(position, match::entered));
    for (std::int8_t side = -1; side < position.seats; ++side) {
        if (!may_repel(position, Seat{side}, area, mover))
            continue;
        const Number threshold = repel_threshold_of(position, Seat{side}, area);
        add_die(templates, deed(Deed::repel, Seat{side}, mover), std::clamp<Number>(threshold, 1, 6));
        if (threshold < 6)
            add_die(templates, deed(Deed::repel, Seat{side}, mover), as_number(std::max(1, threshold + 1)));
    }
}

// ---- gathering, camping, trading ----
void propose_gathering(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (int kind = 0; kind < token_kinds; ++kind) {
        const auto token = static_cast<Token>(kind);
        if (!gives(position, card.place, token))
            continue;
        Action gather = deed(Deed::gather, card.side, squad);
        const int most = gathered_at_once(position, squad, token);
        for (int count = 1; count <= most; ++count) {
            gather.numbers.push_back(static_cast<Number>(kind));
            add(templates, gather);
        }
        for (int other = kind + 1; other < token_kinds && most > 1; ++other)
            if (gives(position, card.place, static_cast<Token>(other))) {
                gather.numbers = {static_cast<Number>(kind), static_cast<Number>(other)};
                add(templates, gather);
            }
    }
}

void propose_claims(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const CardId heap = heap_there(position, card.place);
    for (int kind = 0; heap && kind < token_kinds; ++kind)
        if (tokens_on(position.card(heap), static_cast<Token>(kind)) > 0)
            add_die(templates, deed(Deed::claim, card.side, squad), static_cast<Number>(kind));
}

void propose_trades(const Position& position, Seat seat, Templates& templates)
{
    if (stock_of(position, seat, Token::tech) > 0)
        add(templates, deed(Deed::exchange, seat));
    if (stock_of(position, seat, Token::scrap) < scrap_for_one(position))
        return;
    for (int kind = 0; kind < resource_kinds; ++kind) {
        Action swap = deed(Deed::swap, seat);
        swap.word = static_cast<Number>(kind);
        add(templates, swap);
    }
}

// ---- attacking ----
void propose_attacks(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const int most = 2 * red_dice(position, squad);
    for (const Card& other : position.cards) {
        const CardId id = position.id_of(other);
        const bool is_a_rival = is_able(position, id) && other.side != card.side;
        const bool is_a_ship = type_of(position, other) == Type::drop_ship && is_on_map(other.place);
        if (other.place != card.place || (!is_a_rival && !is_a_ship))
            continue;
        Action attack = deed(Deed::attack, card.side, squad);
        attack.target = id;
        for (int hits = 0; hits <= most; ++hits) {
            attack.number = as_number(hits);
            add(templates, attack);
        }
    }
}

void propose_backfire(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (const Card& other : position.cards) {
        const CardId id = position.id_of(other);
        if (other.place != card.place || other.side == card.side || !is_able(position, id) ||
            red_dice(position, squad) == 0)
            continue;
        Action attack = deed(Deed::attack, card.side, squad);
        attack.target = id;
        attack.numbers.assign(static_cast<std::size_t>(red_dice(position, squad)), face(Die::miss));
        attack.numbers.front() = face(Die::lightning);
        attack.numbers.insert(attack.numbers.end(), static_cast<std::size_t>(brown_dice(position, id)),
                              face(Die::blank));
        return add(templates, attack);
    }
}

void propose_gifts(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (int kind = 0; kind < token_kinds; ++kind)
        if (tokens_on(card, static_cast<Token>(kind)) > 0) {
            Action give = deed(Deed::give, card.side, squad);
            give.word = static_cast<Number>(kind);
            add(templates, give);
        }
    for (const CardId item : items_of(position, squad))
        add_target(templates, deed(Deed::give, card.side, squad), item);
}

void propose_answers(const Position& position, Templates& templates)
{
    const CardId squad = card_in(position, match::defender);
    const CardId attacker = card_in(position, match::attacker);
    if (!squad || (!hits_are_open(position) && get(position, match::dice_open) == 0))
        return;
    for (const CardId item : usable_when_attacked(position, squad))
        add(templates, deed(Deed::use, position.card(squad).side, item));
    for (const CardId captive : captives_of(position, squad))
        add(templates, deed(Deed::release, position.card(attacker).side, captive));
    propose_gifts(position, squad, templates);
    add(templates, deed(Deed::surrender, position.card(squad).side, squad));
}

void propose_attacks_on_a_spy(const Position& position, Templates& templates)
{
    const CardId spy = card_in(position, match::defender);
    if (!is_discovered(position, spy))
        return;
    const Place base = position.card(spy).place;
    for (const CardId squad : squads_at(position, base, owner_of_base(position, base)))
        for (int hits = 0; hits <= 2 * red_dice(position, squad); ++hits) {
            Action attack = deed(Deed::attack, position.card(squad).side, squad);
            attack.target = spy;
            attack.number = as_number(hits);
            add(templates, attack);
        }
}

// ---- at home ----
void propose_coercion(const Position& position, CardId squad, Templates& templates)
{
    const Seat seat = position.card(squad).side;
    if (const CardId prisoner = prisoner_of(position, seat);
        prisoner && position.card(squad).place == base_of(position, seat))
        add_target(templates, deed(Deed::coerce, seat, squad), prisoner);
}

bool can_be_built(const Position& position, const Card& card, Seat seat)
{
    const Type type = type_of(position, card);
    return (type == Type::equipment || type == Type::part || type == Type::facility) &&
           may_be_built_by(position, position.id_of(card), seat);
}

void propose_building(const Position& position, CardId squad, Templates& templates)
{
    const Seat seat = position.card(squad).side;
    std::vector<std::uint16_t> seen;  // by what is printed: of equal copies one is enough
    for (const Card& card : position.cards) {
        if (!can_be_built(position, card, seat) || std::ranges::find(seen, card.facts) != seen.end())
            continue;
        seen.push_back(card.facts);
        Action construct = deed(Deed::construct, seat, squad);
        construct.target = position.id_of(card);
        add(templates, construct);
        if (type_of(position, card) == Type::part)
            for (std::uint8_t slot = 1; slot <= 9; ++slot)
                if (fits_slot(position, construct.target, slot))
                    add_at(templates, construct,
                           {.zone = static_cast<std::uint8_t>(Zone::rig), .seat = seat, .slot = slot});
    }
}

void propose_assignments(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (type_of(position, card) == Type::equipment && locked_tokens(position, id, seat) > 0)
            for (const CardId squad : squads_at(position, base_of(position, seat), seat))
                if (!carries(position, squad, id))
                    add_target(templates, deed(Deed::equip, seat, id), squad);
        const bool waits = type_of(position, card) == Type::part && get(card, on_card::built) != 0 &&
                           card.place == in(Zone::inventory, seat);
        for (std::uint8_t slot = 1; waits && slot <= 9; ++slot)
            add_at(templates, deed(Deed::attach, seat, id),
                   {.zone = static_cast<std::uint8_t>(Zone::rig), .seat = seat, .slot = slot});
    }
}

void propose_fire_fighting(const Position& position, CardId squad, Templates& templates)
{
    for (const Card& card : position.cards)
        if (get(card, on_card::fire) != 0 && is_site(position, position.id_of(card)))
            for (const Number die : {face(Die::white_4), face(Die::white_1)}) {
                Action fight = deed(Deed::fight_fire, position.card(squad).side, squad);
                fight.target = position.id_of(card);
                add_die(templates, fight, die);
            }
}

// ---- in a rival base ----
void propose_recruiting(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const Seat host = owner_of_base(position, card.place);
    const auto enemies = static_cast<Number>(enemies_in_base(position, squad));
    add_die(templates, deed(Deed::recruit, card.side, squad), std::clamp<Number>(enemies, 1, 6));
    if (enemies < 6)
        for (const CardId other : squads_at(position, card.place, host)) {
            Action recruit = deed(Deed::recruit, card.side, squad);
            recruit.target = other;
            add_die(templates, recruit, as_number(enemies + 1));
        }
    if (!host)
        return;
    const CardId prisoner = prisoner_of(position, host);
    if (!prisoner || position.card(prisoner).side != card.side)
        return;
    for (const int die : {std::clamp<int>(enemies, 1, 6), std::min(6, enemies + 1)}) {
        Action rescue = deed(Deed::rescue, card.side, squad);
        rescue.target = prisoner;
        add_die(templates, rescue, as_number(die));
    }
}

constexpr std::array green_faces{Die::break_in, Die::caught, Die::alarm, Die::discovered, Die::undiscovered};

void propose_spying_on(const Position& position, const Action& spy, Templates& templates)
{
    add(templates, spy);
    if (spy.target && position.card(spy.target).face == Face::down) {
        Action turned = spy;
        turned.word = static_cast<Number>(SpyWay::face_up);
        add(templates, turned);
    }
    for (const Die die : green_faces)
        add_die(templates, spy, face(die));
}

void propose_espionage(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    const Seat host = owner_of_base(position, card.place);
    Action spy = deed(Deed::spy, card.side, squad);
    if (host && get(position, host, player::inventory_unknown) > 0)
        propose_spying_on(position, spy, templates);
    for (const Card& other : position.cards)
        if (host && other.place == in(Zone::inventory, host)) {
            spy.target = position.id_of(other);
            propose_spying_on(position, spy, templates);
        }
}

void propose_sabotage(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (const Card& other : position.cards) {
        const CardId id = position.id_of(other);
        const bool is_there = is_site(position, id) && holder_of(position, id) == owner_of_base(position, card.place) &&
                              holder_of(position, id);
        if (!is_there)
            continue;
        Action sabotage = deed(Deed::sabotage, card.side, squad);
        sabotage.target = id;
        for (const Die die : green_faces)
            add_die(templates, sabotage, face(die));
    }
}

// ---- rigs ----
void propose_driving(const Position& position, Seat seat, Templates& templates)
{
    const Place from = position.card(chassis_of(position, seat)).place;
    if (parts_of(position, seat).empty())
        return;
    for (auto zone = static_cast<std::uint8_t>(Zone::wastes); zone <= static_cast<std::uint8_t>(Zone::base_6); ++zone)
        if (Place{.zone = zone} != from)
            add_at(templates, deed(Deed::drive, seat), {.zone = zone});
}

int most_hits_of(const Position& position, CardId weapon)
{
    const bool is_blue = colour_of_weapon(position, weapon) == DieColour::blue;
    return dice_of_weapon(position, weapon) * (is_blue ? 1 : 2);
}

void propose_shooting(const Position& position, CardId weapon, Templates& templates)
{
    for (const CardId target : targets_of(position, weapon)) {
        Action shoot = deed(Deed::shoot, position.card(weapon).place.seat, weapon);
        shoot.target = target;
        const int until_gone =
            is_squad(position, target) ? most_hits_of(position, weapon) : armour_of(position, target);
        for (int hits = 0; hits <= std::min(most_hits_of(position, weapon), until_gone); ++hits) {
            shoot.number = as_number(hits);
            add(templates, shoot);
        }
    }
}

void propose_rig(const Position& position, Seat seat, Templates& templates)
{
    propose_driving(position, seat, templates);
    for (const Card& card : position.cards)
        if (card.place.seat == seat && is_site(position, position.id_of(card)) &&
            is_weapon(position, position.id_of(card)))
            propose_shooting(position, position.id_of(card), templates);
}

// ---- endings ----
void propose_structures(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (card.place != in(Zone::facilities, seat))
            continue;
        if (has(position, id, Keyword::warp_gate) && get(position, match::invasion) == 0)
            add(templates, deed(Deed::summon, seat, id));
        if (has(position, id, Keyword::power_source) && !power_is_active(position))
            add(templates, deed(Deed::discover, seat, id));
    }
}

void propose_landings(const Position& position, Templates& templates)
{
    if (get(position, match::invasion) != static_cast<Number>(Invasion::landing))
        return;
    for (Number die = 1; die <= 6; ++die) {
        Place place = landing_place(die);
        for (int step = 0; step < 6 && ship_at(position, place); ++step)
            place = next_clockwise(place);
        Action land = deed(Deed::land, nobody);
        land.place = place;
        add_die(templates, land, die);
    }
}

void propose_return_fire(const Position& position, Templates& templates)
{
    const CardId ship = card_in(position, match::return_fire_due);
    if (!ship)
        return;
    const Place place = position.card(ship).place;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool can_be_hit = is_able(position, id) || (is_attached(position, id));
        if (!can_be_hit || location_of(position, id) != place ||
            holder_of(position, id) == seat_in(position, match::summoner))
            continue;
        Action fire = deed(Deed::return_fire, seat_in(position, match::summoner), ship);
        fire.target = id;
        for (Number hits = 0; hits <= 6; ++hits) {
            fire.number = hits;
            add(templates, fire);
        }
    }
}

void propose_bids(const Position& position, Templates& templates)
{
    bool all_have_laid = true;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (get(position, Seat{seat}, player::bid_laid) == 0 && !is_eliminated(position, Seat{seat})) {
            add(templates, deed(Deed::bid, Seat{seat}));
            all_have_laid = false;
        }
    if (!all_have_laid)
        return;
    const Seat controller = seat_in(position, match::controller);
    for (int matching = 0; matching < (1 << position.seats); ++matching) {
        if (((matching >> controller.index) & 1) == 0)
            continue;
        Action reveal = deed(Deed::reveal, nobody);
        for (int seat = 0; seat < position.seats; ++seat)
            reveal.numbers.push_back(((matching >> seat) & 1) != 0 ? Number{2} : Number{1});
        add(templates, reveal);
    }
}

void propose_generation(const Position& position, Templates& templates)
{
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        for (int kind = 0; kind < resource_kinds; ++kind)
            if (get(position, Seat{seat}, player::matched) > get(position, Seat{seat}, player::generated))
                add_die(templates, deed(Deed::generate, Seat{seat}), static_cast<Number>(kind));
}

// ---- one activation ----
void propose_for(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    propose_moves(position, squad, templates);
    propose_claims(position, squad, templates);
    add(templates, deed(is_encamped(card) ? Deed::decamp : Deed::encamp, card.side, squad));
    propose_building(position, squad, templates);
    propose_fire_fighting(position, squad, templates);
    if (status_of(card) == Status::infiltrated) {
        propose_recruiting(position, squad, templates);
        propose_espionage(position, squad, templates);
        return propose_sabotage(position, squad, templates);
    }
    propose_gathering(position, squad, templates);
    propose_attacks(position, squad, templates);
    propose_backfire(position, squad, templates);
    propose_coercion(position, squad, templates);
}

bool may_act_now(const Position& position, const Card& card)
{
    const bool can = can_act(position, position.id_of(card)) && card.side;
    const Number number = get(card, on_card::number), round = get(position, match::round);
    if (!can)
        return false;
    return (number == round && card.side >= active(position)) || is_finished(position, active(position));
}

}  // namespace

void propose(const Position& position, Templates& templates)
{
    if (is_over(position))
        return;
    if (phase(position) == Phase::setup)
        return add(templates, deed(Deed::begin, nobody));
    propose_answers(position, templates);
    propose_attacks_on_a_spy(position, templates);
    propose_repels(position, templates);
    propose_landings(position, templates);
    propose_return_fire(position, templates);
    if (phase(position) == Phase::bids)
        return propose_bids(position, templates);
    if (is_time_to_advance(position))
        add(templates, deed(Deed::advance, nobody));
    for (const Card& card : position.cards)
        if (type_of(position, card) == Type::squad && may_act_now(position, card))
            propose_for(position, position.id_of(card), templates);
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        propose_trades(position, Seat{seat}, templates);
        propose_assignments(position, Seat{seat}, templates);
        propose_rig(position, Seat{seat}, templates);
        propose_structures(position, Seat{seat}, templates);
    }
    propose_generation(position, templates);
    if (active(position))
        add(templates, deed(Deed::pass, active(position)));
}

}  // namespace cardinal::war_rig
