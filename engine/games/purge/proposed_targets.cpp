#include "engine/games/purge/keywords.h"
#include "engine/games/purge/proposals.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Abilities and targets worth asking judge about.
namespace cardinal::purge {
namespace {

void add_with_target(const Template& deed, CardId target, Templates& templates)
{
    Template proposed = deed;
    proposed.action.cards.assign(1, target);
    templates.push_back(std::move(proposed));
}

void propose_each(const Position& position, const Template& deed, Templates& templates, auto&& is_target)
{
    for (const Card& card : position.cards)
        if (const CardId id = position.id_of(card); is_target(id))
            add_with_target(deed, id, templates);
}

void propose_flux(const Position& position, const Template& use, Templates& templates)
{
    Template one = use;
    one.action.number = 1;
    if (option(position, Option::flux_stat) == 5)  // the table says what flows
        one.action.numbers.assign(1, static_cast<Number>(Stat::health));
    propose_each(position, one, templates, [&](CardId id) {
        return id != use.action.card && in_play(position, id) && is_unit_or_commander(position, id);
    });
}

void propose_use(const Position& position, const Template& use, const Ability& ability, Templates& templates)
{
    const Number keyword = ability.fields[ability::keyword];
    switch (keyword == not_given ? Keyword::none : static_cast<Keyword>(keyword)) {
    case Keyword::none: return propose_targets(position, use, ability.effects, templates);
    case Keyword::flux: return propose_flux(position, use, templates);
    case Keyword::irradiate:
        return propose_each(position, use, templates,
                            [&](CardId id) { return in_play(position, id) && is_unit_or_commander(position, id); });
    case Keyword::overlay:
        return propose_each(position, use, templates, [&](CardId id) {
            return id != use.action.card && in_play(position, id) && is_unit_or_commander(position, id);
        });
    case Keyword::clone_dna:
    case Keyword::fractal_repairs: return templates.push_back(use);
    default: return;  // it works by itself, or with an attack
    }
}

bool can_be_used(const Position& position, CardId card, const Ability& ability)
{
    const Number way = ability.fields[ability::way];
    const Number trigger = ability.fields[ability::trigger];
    if (way == static_cast<Number>(Way::passive))
        return false;
    return way != static_cast<Number>(Way::triggered) || trigger == not_given ||
           happened(position, card, static_cast<Event>(trigger));
}

void propose_uses_of(const Position& position, Seat seat, CardId card, Templates& templates)
{
    const auto& abilities = position.facts(card).abilities;
    for (std::size_t at = 0; at < abilities.size(); ++at) {
        if (!can_be_used(position, card, abilities[at]))
            continue;
        Template use{.action = {.kind = static_cast<std::uint8_t>(Deed::use), .seat = seat, .card = card}};
        use.action.word = static_cast<Number>(at);
        propose_use(position, use, abilities[at], templates);
    }
}

}  // namespace

void propose_targets(const Position& position, const Template& deed, std::span<const CardEffect> effects,
                     Templates& templates)
{
    const auto choosing = std::ranges::find_if(effects, chooses_targets);
    if (choosing == effects.end())
        return templates.push_back(deed);
    const Resolving resolving{.source = deed.action.card, .seat = deed.action.seat};
    const auto is_target = [&](CardId id) { return can_reach(position, resolving, *choosing, id); };
    if (choosing->fields[effect::reach] == static_cast<Number>(Reach::target))
        return propose_each(position, deed, templates, is_target);
    Template several = deed;
    for (const Card& card : position.cards)
        if (const CardId id = position.id_of(card); is_target(id))
            several.any_of.push_back(id);
    if (!several.any_of.empty())
        templates.push_back(std::move(several));
}

void propose_uses(const Position& position, Seat seat, Templates& templates)
{
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_source = in_play(position, id) || lies_in_discard(position, id);
        if (card.side == seat && is_source && !position.facts(card).abilities.empty())
            propose_uses_of(position, seat, id, templates);
    }
}

}  // namespace cardinal::purge
