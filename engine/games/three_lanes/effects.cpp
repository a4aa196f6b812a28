#include "engine/games/three_lanes/effects.h"

#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// What effects do. A thing that cannot be done is left out, and the rest still happens.
namespace cardinal::three_lanes {
namespace {

bool is(const CardEffect& effect, Verb verb) { return effect.fields[effect::verb] == static_cast<Number>(verb); }

void change_power(Position& position, const Resolving& resolving, const CardEffect& effect, CardId card, int amount)
{
    const Number stat = effect.fields[effect::stat];
    const Number until = effect.fields[effect::until];
    position.effects.push_back(
        {.on = card,
         .source = resolving.source,
         .stat = static_cast<std::uint8_t>(stat == not_given ? 0 : stat),
         .until = static_cast<std::uint8_t>(until == not_given ? static_cast<Number>(Until::end_of_turn) : until),
         .amount = as_number(amount)});
}

void return_to_hand(Position& position, CardId card)
{
    const Seat owner = owner_of(position, card);
    lay_off_equips(position, card, Came::none);
    lay(position, card, in(Zone::hand, owner));
    set(position, card, on_card::came, static_cast<Number>(Came::none));
}

// three-lanes.ld.unit-summon: a summon is not a play.
void summon(Position& position, const Resolving& resolving, CardId card)
{
    if (!is_unit_zone(resolving.at) || !position.has(resolving.at.seat))
        return;
    enter_play(position, card, resolving.at, Came::summoned);
    const Happening happenings[] = {{Trigger::on_summon, card, resolving.at},
                                    {Trigger::on_unit_summoned, card, resolving.at}};
    trigger(position, happenings);
}

void destroy(Position& position, CardId card)
{
    const Place place = position.card(card).place;
    const bool is_unit = is_fighter(position, card);
    leave_play(position, card, Came::died);
    const Happening happenings[] = {{Trigger::on_death, card, place}, {Trigger::on_unit_death, card, place}};
    if (is_unit)
        trigger(position, happenings);
}

void do_to(Position& position, const Resolving& resolving, const CardEffect& effect, CardId card)
{
    switch (static_cast<Verb>(effect.fields[effect::verb])) {
    case Verb::gain: return change_power(position, resolving, effect, card, amount_of(effect));
    case Verb::lose: return change_power(position, resolving, effect, card, -amount_of(effect));
    case Verb::rest: return rest(position, card, amount_of(effect));
    case Verb::unrest: return unrest(position, card);
    case Verb::destroy: return destroy(position, card);
    case Verb::return_to_hand: return return_to_hand(position, card);
    case Verb::discard: return leave_play(position, card, Came::discarded);
    case Verb::summon: return summon(position, resolving, card);
    default: return;
    }
}

void change(Position& position, const Resolving& resolving, const CardEffect& effect, CardId card)
{
    const Place before = position.card(card).place;
    do_to(position, resolving, effect, card);
    trigger_left(position, card, before);
}

void move_piles(Position& position, const Resolving& resolving, const CardEffect& effect)
{
    const Seat seat = player_meant(resolving.seat, effect);
    const auto repeat = [&](Pile from, Pile to) {
        for (int left = std::min<int>(amount_of(effect), 99); left > 0; --left)
            shift(position, seat, from, to);
    };
    switch (static_cast<Verb>(effect.fields[effect::verb])) {
    case Verb::draw: return draw_by_effect(position, seat, amount_of(effect));
    case Verb::protection_to_hand: return repeat(Pile::protection, Pile::hand);
    case Verb::deck_to_protection: return repeat(Pile::deck, Pile::protection);
    case Verb::reveal: return repeat(Pile::pool_down, Pile::pool_up);
    default: return;
    }
}

/// A unit that is not in play, or whatever else an effect may choose.
bool may_be_chosen(const Position& position, const CardEffect& effect, CardId card)
{
    const bool is_from_outside = is(effect, Verb::summon) || is(effect, Verb::discard);
    return is_from_outside || (is_in_play(position, card) && fits(position, card, effect));
}

/// A card whose own text takes it back from where the dead and the discarded lie.
bool takes_itself_back(const Position& position, const Resolving& resolving, const CardEffect& effect, CardId card)
{
    const Zone zone = zone_of(position.card(card).place);
    return resolving.out_of_play && card == resolving.source &&
           effect.fields[effect::verb] == static_cast<Number>(Verb::return_to_hand) &&
           (zone == Zone::graveyard || zone == Zone::trash);
}

bool is_about_cards(const CardEffect& effect)
{
    const Number verb = effect.fields[effect::verb];
    return verb <= static_cast<Number>(Verb::return_to_hand) || is(effect, Verb::discard) || is(effect, Verb::summon);
}

/// A pile that is empty gives nothing; that a draw from it may lose the match is something.
bool can_move_piles(const Position& position, Seat seat, const CardEffect& effect)
{
    switch (static_cast<Verb>(effect.fields[effect::verb])) {
    case Verb::draw:
        return count_of(position, seat, Pile::deck) > 0 || option(position, Option::effect_draw_loses) == 1;
    case Verb::protection_to_hand: return count_of(position, seat, Pile::protection) > 0;
    case Verb::deck_to_protection: return count_of(position, seat, Pile::deck) > 0;
    case Verb::reveal: return count_of(position, seat, Pile::pool_down) > 0;
    default: return true;
    }
}

bool has_room_for_a_summon(const Position& position, const Resolving& resolving, const CardEffect& effect)
{
    for (const Seat seat : {seat_a, seat_b})
        for (const Zone row : {Zone::front, Zone::back})
            for (std::uint8_t lane = 1; lane <= 3; ++lane)
                if (const Place place = in(row, seat, lane);
                    !unit_at(position, place) && allows_zone(position, resolving, effect, place))
                    return true;
    return false;
}

bool finds_a_card(const Position& position, const Resolving& resolving, const CardEffect& effect)
{
    if (is(effect, Verb::summon))  // what may be summoned lies where nobody sees it
        return has_room_for_a_summon(position, resolving, effect);
    const auto may_be = [&](const Card& card) {
        return is_in_play(card.place) && fits(position, position.id_of(card), effect);
    };
    if (is(effect, Verb::discard) && effect.fields[effect::filter] == not_given)
        return count_of(position, player_meant(resolving.seat, effect), Pile::hand) > 0;
    return chooses_targets(effect) ? std::ranges::any_of(position.cards, may_be)
                                   : !changed_by(position, resolving, effect).empty();
}

/// Of the chosen cards those that no effect before this one took, as long as there are any.
std::vector<CardId> left_for(const Position& position, const CardEffect& effect, std::span<const CardId> chosen,
                             const std::vector<CardId>& taken)
{
    std::vector<CardId> left;
    for (const CardId card : chosen)
        if (position.has(card) && may_be_chosen(position, effect, card) &&
            std::ranges::find(taken, card) == taken.end())
            left.push_back(card);
    return left.empty() ? std::vector<CardId>(chosen.begin(), chosen.end()) : left;
}

}  // namespace

Seat player_meant(Seat controller, const CardEffect& effect)
{
    const bool is_opponent = effect.fields[effect::reach] == static_cast<Number>(Reach::opposing);
    return is_opponent ? opponent_of(controller) : controller;
}

Seat summons_to(Seat controller, std::span<const CardEffect> effects, Place at)
{
    if (effects.empty())
        return at.seat;
    const auto summoning = std::ranges::find_if(effects, [](const CardEffect& one) { return is(one, Verb::summon); });
    return summoning == effects.end() ? controller : player_meant(controller, *summoning);
}

bool can_happen(const Position& position, const Resolving& resolving, std::span<const CardEffect> effects)
{
    return effects.empty() || std::ranges::any_of(effects, [&](const CardEffect& effect) {
               return is_about_cards(effect) ? finds_a_card(position, resolving, effect)
                                             : can_move_piles(position, player_meant(resolving.seat, effect), effect);
           });
}

// three-lanes.ld.effect.choose-x: of those that were chosen no more than the effect allows.
std::vector<CardId> changed_by(const Position& position, const Resolving& resolving, const CardEffect& effect)
{
    std::vector<CardId> changed;
    if (!chooses_targets(effect)) {
        for (const Card& card : position.cards)
            if (const CardId id = position.id_of(card);
                (is_in_play(card.place) || takes_itself_back(position, resolving, effect, id)) &&
                reaches(position, resolving.source, effect, id))
                changed.push_back(id);
        return changed;
    }
    const std::size_t most = most_chosen({&effect, 1});
    for (const CardId card : resolving.targets)
        if (changed.size() < most && position.has(card) && may_be_chosen(position, effect, card))
            changed.push_back(card);
    return changed;
}

bool allows_zone(const Position& position, const Resolving& resolving, const CardEffect& effect, Place place)
{
    const Number filter = effect.fields[effect::filter];
    const Place source = position.card(resolving.source).place;
    if (!is_unit_zone(place) || place.seat != player_meant(resolving.seat, effect))
        return false;
    if (filter == static_cast<Number>(Filter::front) || filter == static_cast<Number>(Filter::back))
        return (zone_of(place) == Zone::front) == (filter == static_cast<Number>(Filter::front));
    return effect.fields[effect::reach] != static_cast<Number>(Reach::lane) || place.slot == source.slot;
}

// three-lanes.ld.effect.order, three-lanes.ld.effect.tech: in printed order, once; what cannot be done stops nothing.
// Where several effects choose, the chosen cards are told in that order; one that is told alone is meant by all.
void carry_out(Position& position, const Resolving& resolving, std::span<const CardEffect> effects)
{
    std::vector<CardId> taken;
    for (const CardEffect& effect : effects) {
        if (effect.fields[effect::verb] == not_given)
            continue;
        if (!is_about_cards(effect)) {
            move_piles(position, resolving, effect);
            continue;
        }
        Resolving now = resolving;
        const std::vector<CardId> left = left_for(position, effect, resolving.targets, taken);
        now.targets = left;
        for (const CardId card : changed_by(position, now, effect)) {
            change(position, now, effect, card);
            taken.push_back(card);
        }
    }
}

}  // namespace cardinal::three_lanes
