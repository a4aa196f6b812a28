#include "engine/games/purge/targets.h"

#include "engine/games/purge/keywords.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/values.h"

#include <algorithm>

namespace cardinal::purge {
namespace {

CardId first_with(const Position& position, std::span<const CardId> targets, Keyword keyword, auto&& counts)
{
    const auto found = std::ranges::find_if(
        targets, [&](CardId card) { return in_play(position, card) && counts(card) && has(position, card, keyword); });
    return found == targets.end() ? no_card : *found;
}

void add_new(std::vector<CardId>& cards, CardId card)
{
    if (std::ranges::find(cards, card) == cards.end())
        cards.push_back(card);
}

/// What the declared thing will bring into play if nobody stops it.
void add_brought_by(const Position& position, const Action& declared, std::vector<CardId>& cards)
{
    const Resolving resolving{declared.card, declared.seat, HitBy::ops, declared.cards};
    if (deed_of(declared) == Deed::play && find_pending(position, declared.card) >= 0)
        add_new(cards, declared.card);
    else if (deed_of(declared) == Deed::use)
        for (const CardId card : revived_by_use(position, use_in(declared)))
            add_new(cards, card);
    else if (deed_of(declared) == Deed::ops)
        for (const CardId card : revived_by(position, resolving, position.facts(declared.card).effects))
            add_new(cards, card);
}

int supply_of_those(const Position& position, Seat seat, std::span<const CardId> revived)
{
    int sum = 0;
    for (const CardId card : revived)
        if (position.has(card) && position.card(card).owner == seat && !in_play(position, card))
            sum += supply_cost(position, card);
    return sum;
}

}  // namespace

bool lies_in_discard(const Position& position, CardId card)
{
    const Zone zone = zone_of(position.card(card).place);
    return zone == Zone::tek_discard || zone == Zone::ops_discard || zone == Zone::war_discard;
}

std::span<const CardId> targeted_by(std::span<const CardEffect> effects, std::span<const CardId> named)
{
    const auto may_choose = [](const CardEffect& effect) {
        const auto verb = static_cast<Verb>(effect.fields[effect::verb]);
        const bool has_targets = verb != Verb::energy && verb != Verb::token;
        return chooses_targets(effect) || (has_targets && effect.fields[effect::reach] == not_given);
    };
    const bool somebody_chooses = effects.empty() || std::ranges::any_of(effects, may_choose);
    return somebody_chooses ? named : std::span<const CardId>{};
}

Objection no_target_is_cloaked(const Position& position, Seat chooser, std::span<const CardId> targets)
{
    const CardId cloaked = first_with(position, targets, Keyword::cloaking, [&](CardId card) {
        return position.card(card).side != chooser && is_unit_or_commander(position, card);
    });
    if (!cloaked)
        return kept();
    return Objection{name_of(position, cloaked) + " has Cloaking and cannot be targeted by " + name_of(chooser)}.about(
        cloaked);
}

Objection no_target_is_a_tactician(const Position& position, CardId source, std::span<const CardId> targets)
{
    const CardId tactician =
        first_with(position, targets, Keyword::tactician, [&](CardId card) { return card != source; });
    if (!tactician)
        return kept();
    return Objection{name_of(position, tactician) + " is a Tactician: no OPS, TEK or ability reaches it"}.about(
        tactician);
}

Objection the_revived_fit_in(const Position& position, std::span<const CardId> revived)
{
    if (option(position, Option::resurrect_ignores_cap) == 1)
        return kept();
    std::vector<CardId> coming(revived.begin(), revived.end());
    for (const Pending& pending : position.stack)
        add_brought_by(position, pending.action, coming);
    for (std::int8_t at = 0; at < position.seats; ++at) {
        const Seat seat{at};
        if (supply_of_those(position, seat, revived) == 0)
            continue;
        const int more = supply_of_those(position, seat, coming);
        const int sum = supply_used(position, seat) + more;
        if (faction_of(position, seat) && sum > supply_cap(position, seat))
            return Objection{"Supply would be " + std::to_string(sum) + ", the cap is " +
                             std::to_string(supply_cap(position, seat))}
                .resting_on("A41");
    }
    return kept();
}

std::vector<CardId> revived_by(const Position& position, const Resolving& resolving,
                               std::span<const CardEffect> effects)
{
    std::vector<CardId> revived;
    for (const CardEffect& effect : effects)
        if (effect.fields[effect::verb] == static_cast<Number>(Verb::resurrect))
            for (const CardId card : reached_by(position, resolving, effect))
                revived.push_back(card);
    return revived;
}

}  // namespace cardinal::purge
