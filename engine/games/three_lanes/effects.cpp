#include "engine/games/three_lanes/effects.h"

#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// What effects do. A thing that cannot be done is left out, and the rest still happens.
namespace cardinal::three_lanes {
namespace {

Seat player_meant(const Resolving& resolving, const CardEffect& effect)
{
    const bool is_opponent = effect.fields[effect::reach] == static_cast<Number>(Reach::opposing);
    return is_opponent ? opponent_of(resolving.seat) : resolving.seat;
}

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
    const Seat seat = player_meant(resolving, effect);
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
    const Number verb = effect.fields[effect::verb];
    const bool is_from_outside =
        verb == static_cast<Number>(Verb::summon) || verb == static_cast<Number>(Verb::discard);
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

}  // namespace

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
    if (!is_unit_zone(place) || place.seat != player_meant(resolving, effect))
        return false;
    if (filter == static_cast<Number>(Filter::front) || filter == static_cast<Number>(Filter::back))
        return (zone_of(place) == Zone::front) == (filter == static_cast<Number>(Filter::front));
    return effect.fields[effect::reach] != static_cast<Number>(Reach::lane) || place.slot == source.slot;
}

// three-lanes.ld.effect.order, three-lanes.ld.effect.tech: in printed order, once; what cannot be done stops nothing.
void carry_out(Position& position, const Resolving& resolving, std::span<const CardEffect> effects)
{
    for (const CardEffect& effect : effects) {
        const Number verb = effect.fields[effect::verb];
        const bool is_about_cards = verb <= static_cast<Number>(Verb::return_to_hand) ||
                                    verb == static_cast<Number>(Verb::discard) ||
                                    verb == static_cast<Number>(Verb::summon);
        if (verb == not_given)
            continue;
        if (!is_about_cards)
            move_piles(position, resolving, effect);
        else
            for (const CardId card : changed_by(position, resolving, effect))
                change(position, resolving, effect, card);
    }
}

}  // namespace cardinal::three_lanes
