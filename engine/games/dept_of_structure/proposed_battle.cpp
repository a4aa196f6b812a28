#include "engine/games/dept_of_structure/proposals.h"

#include <algorithm>

/// Attackers, blockers and their order, what overruns, and the way back from the line.
namespace cardinal::dept_of_structure {
namespace {

bool is_taken(const Position& position, Place place)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) { return card.place == place; });
}

void propose_blocks(const Position& position, Seat seat, Templates& templates)
{
    for (const CardId attacking : attackers(position))
        for (const Card& card : position.cards) {
            const CardId id = position.id_of(card);
            const bool lies_alone = is_in_play(card.place) && !is_attached(position, id);
            if (card.side != seat || !lies_alone || attacker_blocked_by(position, id))
                continue;
            Action block = deed(Deed::block, seat, id);
            block.target = attacking;
            add(templates, block);
        }
}

/// Tokens may say in which order those stand of whom it was not told.
void propose_orders(const Position& position, Templates& templates)
{
    constexpr int most_orders = 24;
    for (const CardId attacking : attackers(position)) {
        std::vector<CardId> blockers = blockers_of(position, attacking);
        const auto is_untold = [&](CardId card) { return !is_order_told(position, card); };
        if (blockers.size() < 2 || std::ranges::none_of(blockers, is_untold))
            continue;
        Action order = deed(Deed::order, position.card(blockers.front()).side);
        std::ranges::sort(blockers);
        int left = most_orders;
        do {
            order.cards = blockers;
            add(templates, order);
        } while (--left > 0 && std::ranges::next_permutation(blockers).found);
    }
}

}  // namespace

void propose_attacks(const Position& position, Seat seat, Templates& templates)
{
    std::vector<Place> free;
    for (std::uint8_t lane = 1; lane <= lanes; ++lane)
        if (const Place place = in(Zone::line, seat, lane); !is_taken(position, place))
            free.push_back(place);
    if (free.empty())
        free.push_back(in(Zone::battlefield, seat));
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool lies_alone = is_in_play(card.place) && !is_attached(position, id);
        if (card.side != seat || !lies_alone || is_utilized(position, id) || is_attacking(position, id))
            continue;
        Action attack = deed(Deed::attack, seat, id);
        if (zone_of(card.place) == Zone::line)
            add(templates, attack);
        for (const Place place : free) {
            attack.place = place;
            add(templates, attack);
        }
    }
}

void propose_overruns(const Position& position, Templates& templates)
{
    for (const Card& card : position.cards) {
        Action overrun = deed(Deed::overrun, card.side, position.id_of(card));
        for (overrun.number = 0; overrun.number < get(card, on_card::overrun_dealt); ++overrun.number)
            add(templates, overrun);
    }
}

void propose_going_back(const Position& position, Templates& templates)
{
    for (const Seat seat : {seat_a, seat_b}) {
        int count = 0;
        for (const Card& card : position.cards) {
            if (zone_of(card.place) != Zone::line || card.side != seat || is_attached(position, position.id_of(card)))
                continue;
            ++count;
            Action back = deed(Deed::go_back, seat);
            back.cards.assign(1, position.id_of(card));
            add(templates, back);
        }
        if (count > 1)
            add(templates, deed(Deed::go_back, seat));
    }
}

void propose_battle(const Position& position, Templates& templates)
{
    add(templates, deed(Deed::resolve, nobody));
    propose_orders(position, templates);
    switch (step(position)) {
    case Step::attack:
        propose_attacks(position, attacker(position), templates);
        propose_blocks(position, defender(position), templates);
        return add(templates, deed(Deed::pass, attacker(position)));
    case Step::defend:
        propose_blocks(position, defender(position), templates);
        return add(templates, deed(Deed::pass, defender(position)));
    default: return;
    }
}

}  // namespace cardinal::dept_of_structure
