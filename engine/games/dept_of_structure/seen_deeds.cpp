#include "engine/games/dept_of_structure/seen.h"
#include "engine/rules/told.h"

/// What plainly is a deed: a card that is laid down, put away or moved into the line.
namespace cardinal::dept_of_structure {
namespace {

Action laying_of(const Position& position, const Fact& fact)
{
    Action action = deed(is_played_once(position, fact.card) ? Deed::play : Deed::deploy, fact.to.seat, fact.card);
    if (is_played_once(position, fact.card))
        action.place = fact.to;
    else {
        action.target = fact.host;
        if (fact.turned == 1)
            action.word = static_cast<Number>(Entering::utilized);
    }
    return action;
}

CardId attacker_opposite(const Position& position, Place place)
{
    for (const CardId card : attackers(position))
        if (position.card(card).place == in(Zone::line, opponent_of(place.seat), place.slot))
            return card;
    return no_card;
}

std::optional<Action> move_into_the_line(const Position& position, const Fact& fact)
{
    const Seat side = position.card(fact.card).side;
    const CardId opposite = attacker_opposite(position, fact.to);
    const bool is_turned = fact.turned == 1 || (fact.turned < 0 && is_utilized(position, fact.card));
    const bool is_time_to_attack =
        phase(position) == Phase::deploy || (phase(position) == Phase::battle && step(position) == Step::attack);
    if (side == defender(position) && opposite && may_still_block(position)) {
        Action block = deed(Deed::block, side, fact.card);
        block.target = opposite;
        return block;
    }
    if (side != attacker(position) || !is_time_to_attack || !is_turned)
        return std::nullopt;
    Action attack = deed(Deed::attack, side, fact.card);
    attack.place = fact.to;
    return attack;
}

/// A card in play that is seen on another one was equipped, as far as it goes with that.
std::optional<Action> equipping_of(const Position& position, const Fact& fact)
{
    const bool is_in_other_hands = card_in(position, match::handled) == fact.card;  // a hand has not laid it apart yet
    if (!lies_on_another(position, fact) || is_in_other_hands)
        return std::nullopt;
    const bool is_crew = type_of(position, fact.card) == Type::unit && type_of(position, fact.host) == Type::vehicle;
    Action equip = deed(Deed::equip, position.card(fact.card).side, is_crew ? fact.host : fact.card);
    equip.target = is_crew ? fact.card : fact.host;
    return equip;
}

/// A living Unit that is put away beside a hungry card of its player was sacrificed to it.
std::optional<Action> sacrifice_of(const Position& position, const Fact& fact)
{
    const Seat side = position.card(fact.card).side;
    const bool was_to_go =
        get(position, fact.card, on_card::kept) != 0 || came_of(position, fact.card) == Came::retired;
    if (side != attacker(position) || !is_unit(position, fact.card) || is_dead(position, fact.card) || was_to_go ||
        fact.to != graveyard_of(position, fact.card))
        return std::nullopt;
    for (const CardId hungry : hungry_cards(position, side))
        if (hungry != fact.card) {
            Action sacrifice = deed(Deed::sacrifice, side, fact.card);
            sacrifice.target = hungry;
            return sacrifice;
        }
    return std::nullopt;
}

}  // namespace

bool tells_a_turn(const Position& position, const Fact& fact)
{
    return position.has(fact.card) && fact.turned >= 0 && is_in_play(position, fact.card) &&
           fact.turned % 2 != position.card(fact.card).turned % 2;
}

Came came_of(const Position& position, CardId card) { return static_cast<Came>(get(position, card, on_card::came)); }

bool has_stayed(const Position& position, const Fact& fact)
{
    const Came came = came_of(position, fact.card);
    const bool was_retired = came == Came::retired || came == Came::with_host;
    return was_retired && zone_of(position.card(fact.card).place) == Zone::graveyard && is_in_play(fact.to) &&
           get(position, fact.card, on_card::arrived) == get(position, match::round);
}

bool is_played_once(const Position& position, CardId card)
{
    return type_of(position, card) == Type::tactic || type_of(position, card) == Type::resource;
}

bool lies_apart(const Position& position, const Fact& fact)
{
    return is_attached(position, fact.card) && !fact.host && fact.to != nowhere &&
           fact.to == position.card(fact.card).place;
}

bool lies_on_another(const Position& position, const Fact& fact)
{
    return position.has(fact.host) && is_in_play(position, fact.card) && is_in_play(position, fact.host) &&
           uppermost(position, fact.card) != uppermost(position, fact.host);
}

bool lies_about_again(const Position& position, const Fact& fact)
{
    return is_played_once(position, fact.card) && came_of(position, fact.card) == Came::used &&
           (is_in_play(fact.to) || zone_of(fact.to) == Zone::reveal) && tells_a_new_place(words, position, fact);
}

bool leaves_for_a_graveyard(const Position& position, const Fact& fact)
{
    return is_in_play(position, fact.card) && zone_of(fact.to) == Zone::graveyard;
}

bool may_still_block(const Position& position)
{
    return phase(position) == Phase::battle && (step(position) == Step::attack || step(position) == Step::defend);
}

std::optional<Action> deed_seen(const Position& position, const Fact& fact)
{
    if (has_stayed(position, fact) || is_text_open(position) || phase(position) == Phase::setup)
        return std::nullopt;
    if (lies_on_another(position, fact))
        return equipping_of(position, fact);
    if (!tells_a_new_place(words, position, fact))
        return std::nullopt;
    const Card& card = position.card(fact.card);
    const Zone from = zone_of(card.place), to = zone_of(fact.to);
    if (is_played_once(position, fact.card) && came_of(position, fact.card) == Came::used)
        return std::nullopt;
    const bool comes_from_a_hand = from == Zone::hand || from == Zone::unseen;
    if (!is_in_play(card.place) && is_in_play(fact.to))
        return laying_of(position, fact);
    if (comes_from_a_hand && (to == Zone::reveal || to == Zone::graveyard) && is_played_once(position, fact.card)) {
        Action play = deed(Deed::play, owner_of(position, fact.card), fact.card);
        play.place = fact.to;
        return play;
    }
    if (comes_from_a_hand && fact.to == graveyard_of(position, fact.card))
        return deed(Deed::discard, owner_of(position, fact.card), fact.card);
    if (from == Zone::battlefield && to == Zone::line)
        return move_into_the_line(position, fact);
    if (leaves_for_a_graveyard(position, fact))
        return sacrifice_of(position, fact);
    return std::nullopt;
}

}  // namespace cardinal::dept_of_structure
