#include "engine/games/purge/keywords.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// The two keywords that bring the dead back to their owner's Stronghold.
namespace cardinal::purge {
namespace {

constexpr std::string_view the_clone = "Eva X";

bool is_the_clone(const Position& position, CardId card) { return position.facts(card).name == the_clone; }

bool is_ones_own_dead(const Position& position, Seat seat, CardId card)
{
    return position.card(card).owner == seat && lies_in_discard(position, card);
}

CardId dead_clone_of(const Position& position, Seat seat)
{
    const auto found = std::ranges::find_if(position.cards, [&](const Card& card) {
        const CardId id = position.id_of(card);
        return is_the_clone(position, id) && is_ones_own_dead(position, seat, id);
    });
    return found == position.cards.end() ? no_card : position.id_of(*found);
}

/// Fractal Repairs is used by the dead card itself, or by naming it.
CardId repaired(const UseAbility& deed) { return deed.targets.empty() ? deed.source : deed.targets.front(); }

}  // namespace

Objection clone_dna_is_for_its_one_card_once(const Position& position, const UseAbility& deed)
{
    if (keyword_of(position, deed) != Keyword::clone_dna)
        return kept();
    for (const CardId card : deed.targets) {
        if (!is_the_clone(position, card))
            return "Clone DNA brings back " + std::string(the_clone) + " only, not " + name_of(position, card);
        if (!is_ones_own_dead(position, deed.seat, card))
            return name_of(position, card) + " does not lie in a discard of " + name_of(deed.seat) + "'s";
    }
    if (is_used_up(position, deed))
        return "Clone DNA of " + name_of(position, deed.source) + " was used this turn";
    return kept();
}

// purge.kw.fractal_repairs: the x of the ability that is used, whomever with this ability it brings back.
int price_of_repairs(const Position& position, const UseAbility& deed)
{
    return ability_number(position, deed.source, deed.ability, ability::x);
}

Objection fractal_repairs_can_be_paid(const Position& position, const UseAbility& deed)
{
    if (keyword_of(position, deed) != Keyword::fractal_repairs)
        return kept();
    const CardId card = repaired(deed);
    if (find_keyword(position, card, Keyword::fractal_repairs) < 0)
        return name_of(position, card) + " does not have Fractal Repairs";
    if (!is_ones_own_dead(position, deed.seat, card))
        return name_of(position, card) + " does not lie in a discard of " + name_of(deed.seat) + "'s but in " +
               name_of(position, position.card(card).place);
    const int price = price_of_repairs(position, deed);
    const int energy = get(position, deed.seat, player::energy);
    if (price > energy)
        return "Fractal Repairs of " + name_of(position, card) + " costs " + std::to_string(price) + " energy, " +
               name_of(deed.seat) + " has " + std::to_string(energy);
    return kept();
}

namespace {

CardId revived_by_keyword(const Position& position, const UseAbility& deed)
{
    switch (keyword_of(position, deed)) {
    case Keyword::fractal_repairs: return repaired(deed);
    case Keyword::clone_dna: return deed.targets.empty() ? dead_clone_of(position, deed.seat) : deed.targets.front();
    default: return no_card;
    }
}

}  // namespace

std::vector<CardId> revived_by_use(const Position& position, const UseAbility& deed)
{
    const Ability* ability = ability_of(position, deed);
    if (!ability)
        return {};
    std::vector<CardId> revived =
        revived_by(position, {deed.source, deed.seat, HitBy::ability, deed.targets}, ability->effects);
    if (const CardId card = revived_by_keyword(position, deed); position.has(card))
        revived.push_back(card);
    return revived;
}

void revive(Position& position, const UseAbility& deed)
{
    if (const CardId card = revived_by_keyword(position, deed); position.has(card))
        bring_back(position, card);
}

}  // namespace cardinal::purge
