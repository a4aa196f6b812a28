#include "engine/games/purge/chapters.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Whom an effect reaches: those chosen for it, or those that its words describe.
namespace cardinal::purge {
namespace {

Number field_of(const CardEffect& effect, effect::Field field, Number otherwise)
{
    return effect.fields[field] == not_given ? otherwise : effect.fields[field];
}

Verb verb_of(const CardEffect& effect) { return static_cast<Verb>(effect.fields[effect::verb]); }

Filter filter_of(const CardEffect& effect)
{
    return static_cast<Filter>(field_of(effect, effect::filter, static_cast<Number>(Filter::anything)));
}

/// An effect that does not say whom it reaches is about what was chosen, or else about its own card.
Reach reach_of(const Resolving& resolving, const CardEffect& effect)
{
    const Reach unsaid = resolving.targets.empty() ? Reach::self : Reach::targets;
    return static_cast<Reach>(field_of(effect, effect::reach, static_cast<Number>(unsaid)));
}

bool is_declared(const Position& position, CardId card) { return find_pending(position, card) >= 0; }

/// Where an effect of this kind finds its cards: on the stack, in a discard, or in play.
bool lies_where_it_works(const Position& position, CardId card, Verb verb)
{
    switch (verb) {
    case Verb::cancel:
    case Verb::nullify: return is_declared(position, card) && !in_play(position, card);
    case Verb::resurrect:
    case Verb::take_back: return lies_in_discard(position, card);
    case Verb::remove: return in_play(position, card) || lies_in_discard(position, card);
    default: return in_play(position, card);
    }
}

/// Named by a card that lies in it; or else that of the battle, or of the source.
Place vector_of(const Position& position, const Resolving& resolving)
{
    if (!resolving.targets.empty() && in_play(position, resolving.targets.front()))
        return position.card(resolving.targets.front()).place;
    if (state(position) == State::battle)
        return battle_place(position);
    return position.card(resolving.source).place;
}

// purge.term.friendly, purge.term.opposing: by who controls the card now.
bool lies_within(const Position& position, const Resolving& resolving, Reach reach, CardId card)
{
    const Seat side = position.card(card).side;
    switch (reach) {
    case Reach::self: return card == resolving.source;
    case Reach::own: return side == resolving.seat;
    case Reach::opposing: return side == opponent_of(resolving.seat);
    case Reach::vector: return position.card(card).place == vector_of(position, resolving);
    default: return true;
    }
}

// What is printed on a Tactician itself works on it (A46); nobody else's text does.
bool is_immune(const Position& position, const Resolving& resolving, CardId card)
{
    return in_play(position, card) && card != resolving.source && has(position, card, Keyword::tactician);
}

std::vector<CardId> chosen(const Position& position, const Resolving& resolving, const CardEffect& effect)
{
    const bool one = reach_of(resolving, effect) == Reach::target;
    std::vector<CardId> found;
    for (const CardId card : resolving.targets)
        if (can_reach(position, resolving, effect, card) && std::ranges::find(found, card) == found.end() &&
            !(one && !found.empty()))
            found.push_back(card);
    return found;
}

bool is_of_class(const Position& position, CardId card, Subclass subclass)
{
    return is_unit(position, card) && subclass_of(position, card) == subclass;
}

bool is_of_the_highest_class(const Position& position, CardId card)
{
    return is_of_class(position, card, Subclass::rig) || is_of_class(position, card, Subclass::dreadnought) ||
           is_of_class(position, card, Subclass::mother_ship);
}

}  // namespace

bool can_reach(const Position& position, const Resolving& resolving, const CardEffect& effect, CardId card)
{
    return position.has(card) && lies_where_it_works(position, card, verb_of(effect)) &&
           fits(position, card, filter_of(effect)) && !is_immune(position, resolving, card);
}

// purge.ops.scope, purge.stronghold.ops_exempt: by reach and filter alone; no defender shields a Stronghold from it.
std::vector<CardId> reached_by(const Position& position, const Resolving& resolving, const CardEffect& effect)
{
    const Reach reach = reach_of(resolving, effect);
    if (reach == Reach::target || reach == Reach::targets)
        return chosen(position, resolving, effect);
    std::vector<CardId> found;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (lies_within(position, resolving, reach, id) && can_reach(position, resolving, effect, id))
            found.push_back(id);
    }
    return found;
}

bool chooses_targets(const CardEffect& effect)
{
    const Number reach = effect.fields[effect::reach];
    return reach == static_cast<Number>(Reach::target) || reach == static_cast<Number>(Reach::targets);
}

bool names_a_vector(std::span<const CardEffect> effects)
{
    const auto is_for_a_vector = [](const CardEffect& effect) {
        return effect.fields[effect::reach] == static_cast<Number>(Reach::vector);
    };
    return std::ranges::any_of(effects, is_for_a_vector) && std::ranges::none_of(effects, chooses_targets);
}

bool fits(const Position& position, CardId card, Filter filter)
{
    switch (filter) {
    case Filter::anything: return true;
    case Filter::unit: return is_unit(position, card);
    case Filter::commander: return is_commander(position, card);
    case Filter::unit_or_commander: return is_unit_or_commander(position, card);
    case Filter::stronghold: return type_of(position, card) == Type::stronghold;
    case Filter::infantry: return is_of_class(position, card, Subclass::infantry);
    case Filter::tank: return is_of_class(position, card, Subclass::tank);
    case Filter::jet: return is_of_class(position, card, Subclass::jet);
    case Filter::rig: return is_of_the_highest_class(position, card);
    case Filter::attachment: return is_attachment(position, card);
    case Filter::tek: return type_of(position, card) == Type::tek;
    case Filter::ops: return type_of(position, card) == Type::ops;
    }
    return false;
}

}  // namespace cardinal::purge
