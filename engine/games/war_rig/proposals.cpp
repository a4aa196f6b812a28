#include "engine/games/war_rig/proposals.h"
#include "engine/games/war_rig/hits.h"

#include <algorithm>
#include <array>

/// Everything worth asking judge about. Nothing here decides what is legal: it only knows who could do what with which
/// pieces at all. Of dice that come to the same only one throw is proposed.
namespace cardinal::war_rig {
namespace {

// ---- moving ----
void propose_moves(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (auto zone = static_cast<std::uint8_t>(Zone::wastes); zone <= static_cast<std::uint8_t>(Zone::base_6); ++zone)
        if (Place{.zone = zone} != card.place)
            add_at(templates, deed(Deed::move, card.side, squad), {.zone = zone});
}

/// A try that fails leaves nothing to be seen.
void propose_repels(const Position& position, Templates& templates)
{
    const CardId mover = card_in(position, match::mover);
    if (!is_able(position, mover))
        return;
    const Place area = unpacked(get(position, match::entered));
    for (std::int8_t side = -1; side < position.seats; ++side)
        if (may_repel(position, Seat{side}, area, mover))
            add(templates, deed(Deed::repel, Seat{side}, mover));
}

// ---- gathering, camping, trading ----
void propose_gathering(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (int kind = 0; kind < token_kinds; ++kind) {
        const auto token = static_cast<Token>(kind);
        Action gather = deed(Deed::gather, card.side, squad);
        const int most = gives(position, card.place, token) ? gathered_at_once(position, squad, token) : 1;
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
    const int scrap = stock_of(position, seat, Token::scrap), due = scrap_for_one(position);
    for (int kind = 0; kind < resource_kinds && scrap >= due - 1; ++kind) {
        Action swap = deed(Deed::swap, seat);
        swap.word = static_cast<Number>(kind);
        if (scrap >= due)
            add(templates, swap);
        swap.number = as_number(due - 1);  // one too few
        add(templates, swap);
    }
}

// ---- attacking ----
void propose_attacks(const Position& position, CardId squad, Templates& templates)
{
    const Card& card = position.card(squad);
    for (const Card& other : position.cards) {
        const CardId id = position.id_of(other);
        const bool is_a_rival = is_able(position, id) && other.side != card.side;
        const bool is_a_ship = type_of(position, other) == Type::drop_ship && is_on_map(other.place);
        if (other.place == card.place && (is_a_rival || is_a_ship))
            propose_hits(position, deed(Deed::attack, card.side, squad), id, 2 * red_dice(position, squad), templates);
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
    if (!squad || (!hits_are_open(position) && get(position, match::dice_open) == 0))
        return;
    for (const CardId item : usable_when_attacked(position, squad))
        add(templates, deed(Deed::use, position.card(squad).side, item));
    if (const Seat side = attacking_side(position))
        for (const CardId captive : captives_of(position, squad))
            add(templates, deed(Deed::release, side, captive));
    propose_gifts(position, squad, templates);
    if (get(position, match::hits) <= 1)  // who surrenders at once had one hit, as far as it shows
        add(templates, deed(Deed::surrender, position.card(squad).side, squad));
}

void propose_attacks_on_a_spy(const Position& position, Templates& templates)
{
    const CardId spy = card_in(position, match::defender);
    if (!is_discovered(position, spy))
        return;
    const Place base = position.card(spy).place;
    for (const CardId squad : squads_at(position, base, owner_of_base(position, base)))
        propose_hits(position, deed(Deed::attack, position.card(squad).side, squad), spy, 2 * red_dice(position, squad),
                     templates);
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
        const bool is_attached_at_once = type_of(position, card) == Type::part && is_rig_at_home(position, seat);
        if (!is_attached_at_once)
            add(templates, construct);
        else
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
            for (const Card& squad : position.cards)
                if (squad.side == seat && is_able(position, position.id_of(squad)) &&
                    !carries(position, position.id_of(squad), id))
                    add_target(templates, deed(Deed::equip, seat, id), position.id_of(squad));
        const bool waits = type_of(position, card) == Type::part && get(card, on_card::built) != 0 &&
                           card.place == in(Zone::inventory, seat);
        for (std::uint8_t slot = 1; waits && slot <= 9; ++slot)
            add_at(templates, deed(Deed::attach, seat, id),
                   {.zone = static_cast<std::uint8_t>(Zone::rig), .seat = seat, .slot = slot});
    }
}

/// Whoever is held in the base while the cell is free.
void propose_locking(const Position& position, Seat seat, Templates& templates)
{
    if (prisoner_of(position, seat))
        return;
    for (const Card& card : position.cards)
        if (status_of(card) == Status::captured && card.place == base_of(position, seat) && card.side != seat)
            add(templates, deed(Deed::lock, seat, position.id_of(card)));
}

void propose_fire_fighting(const Position& position, CardId fighter, Templates& templates)
{
    for (const Card& card : position.cards)
        if (get(card, on_card::fire) != 0 && is_site(position, position.id_of(card))) {
            Action fight = deed(Deed::fight_fire, position.card(fighter).side, fighter);
            fight.word = static_cast<Number>(FireEnd::out);
            add_target(templates, fight, position.id_of(card));
        }
}

void propose_recruits(const Position& position, Templates& templates)
{
    const CardId recruiter = card_in(position, match::recruiter);
    for (const CardId squad : possible_recruits(position))
        add_target(templates, deed(Deed::recruit, position.card(recruiter).side, recruiter), squad);
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
    propose_coercion(position, squad, templates);
}

/// It is a squad of whoever is to go, with the number of the round.
bool has_its_go(const Position& position, const Card& card, const std::vector<Go>& goes)
{
    const auto is_its_go = [&](const Go& go) { return go.seat == card.side && go.round == get(card, on_card::number); };
    return std::ranges::any_of(goes, is_its_go) && type_of(position, card) == Type::squad;
}

/// An attack more than it has is told by what came of it, and by nothing else.
void propose_for_squad(const Position& position, const Card& card, Templates& templates)
{
    const CardId squad = position.id_of(card);
    if (can_act(position, squad))
        propose_for(position, squad, templates);
    else if (status_of(card) == Status::able && actions_left(position, squad) == 0)
        propose_attacks(position, squad, templates);
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
    propose_recruits(position, templates);
    if (phase(position) == Phase::bids)
        return propose_bids(position, templates);
    if (is_time_to_advance(position))
        add(templates, deed(Deed::advance, nobody));
    const std::vector<Go> goes = next_goes(position);
    for (const Card& card : position.cards)
        if (has_its_go(position, card, goes))
            propose_for_squad(position, card, templates);
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        propose_trades(position, Seat{seat}, templates);
        if (std::ranges::find(goes, Seat{seat}, &Go::seat) != goes.end())
            propose_assignments(position, Seat{seat}, templates);
        propose_locking(position, Seat{seat}, templates);
        propose_rig(position, Seat{seat}, templates);
        for (const CardId part : parts_of(position, Seat{seat}))
            if (has(position, part, Keyword::fights_own_fire))
                propose_fire_fighting(position, part, templates);
        propose_structures(position, Seat{seat}, templates);
    }
    propose_generation(position, templates);
    if (phase(position) != Phase::rounds)
        return;
    add(templates, active(position) ? deed(Deed::pass, active(position)) : deed(Deed::next, nobody));
}

}  // namespace cardinal::war_rig
