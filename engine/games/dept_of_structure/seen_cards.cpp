#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/seen.h"

#include <algorithm>

/// Where and how a card is seen to lie, and may not.
namespace cardinal::dept_of_structure {
namespace {

// ---- cards that leave ----
Objection about(const Position& position, const Fact& fact, const std::string& fault)
{
    return Objection(name_of(position, fact.card) + fault).about(fact.card);
}

Objection cards_go_to_their_owners_graveyard(const Position& position, const Fact& fact)
{
    if (zone_of(fact.to) != Zone::graveyard || fact.to == graveyard_of(position, fact.card))
        return kept();
    return about(position, fact,
                 " lies in " + name_of(fact.to) + ", but is " + name_of(owner_of(position, fact.card)) + "'s");
}

Objection living_cards_stay(const Position& position, const Fact& fact)
{
    const bool is_alive = !is_dead(position, fact.card);
    const bool was_to_go = came_of(position, fact.card) == Came::retired;  // and was put away late
    const bool has_reason = get(position, fact.card, on_card::kept) != 0 || was_to_go ||
                            is_played_once(position, fact.card) || is_text_open(position);
    if (!leaves_for_a_graveyard(position, fact) || !is_alive || has_reason)
        return kept();
    return about(position, fact,
                 " is retired with " + std::to_string(defense_left(position, fact.card)) + " defense left");
}

bool leaves_the_battle(const Position& position, const Fact& fact)
{
    const bool is_moved =
        is_in_play(fact.to) ? fact.to != position.card(fact.card).place : zone_of(fact.to) != Zone::graveyard;
    return phase(position) == Phase::battle && is_moved && !is_text_open(position);
}

Objection attackers_are_not_withdrawn(const Position& position, const Fact& fact)
{
    if (!is_attacking(position, fact.card) || !leaves_the_battle(position, fact))
        return kept();
    return about(position, fact, " is withdrawn from the battle");
}

Objection blockers_are_not_withdrawn(const Position& position, const Fact& fact)
{
    if (!attacker_blocked_by(position, fact.card) || !leaves_the_battle(position, fact) || may_still_block(position))
        return kept();
    return about(position, fact, " blocks, and is taken away");
}

constexpr Rule<Fact> place_page[] = {
    {rule("dept-of-structure.skirmish.death"), cards_go_to_their_owners_graveyard},
    {rule("dept-of-structure.track.alive-retired"), living_cards_stay, "dept-of-structure.skirmish.death"},
    {rule("dept-of-structure.attack.no-withdraw"), attackers_are_not_withdrawn},
    {rule("dept-of-structure.block.no-withdraw"), blockers_are_not_withdrawn},
};

// ---- how it lies ----
bool is_upright(const Fact& fact) { return fact.turned % 2 == 0; }

bool was_just(const Position& position, match::Value value, CardId card) { return card_in(position, value) == card; }

Objection returned_cards_lie_utilized(const Position& position, const Fact& fact)
{
    const bool came_back = came_of(position, fact.card) == Came::resurrected &&
                           get(position, fact.card, on_card::arrived) == get(position, match::round);
    return is_upright(fact) && came_back ? about(position, fact, " came back from the graveyard and stands upright")
                                         : kept();
}

Objection attackers_are_utilized(const Position& position, const Fact& fact)
{
    const bool was_announced = is_attacking(position, fact.card) && was_just(position, match::announced, fact.card);
    return is_upright(fact) && was_announced ? about(position, fact, " attacks and is not utilized") : kept();
}

Objection attackers_stay_utilized(const Position& position, const Fact& fact)
{
    const bool attacks = is_attacking(position, fact.card) && !was_just(position, match::announced, fact.card);
    return is_upright(fact) && attacks ? about(position, fact, " attacks and is turned upright") : kept();
}

Objection defenders_cards_stay_as_they_are(const Position& position, const Fact& fact)
{
    const bool is_others = phase(position) == Phase::regroup && position.card(fact.card).side == defender(position);
    if (!is_upright(fact) || !is_others || is_text_open(position))
        return kept();
    return about(position, fact, " is turned upright in the Regroup of " + name_of(attacker(position)));
}

Objection attackers_cards_became_ready(const Position& position, const Fact& fact)
{
    const Card& card = position.card(fact.card);
    const bool is_after = has_begun_to_deploy(position) || phase(position) == Phase::draw;
    const bool was_used_since = is_utilized(position, fact.card);
    if (is_upright(fact) || !is_after || was_used_since || card.side != attacker(position) ||
        get(card, on_card::readied) == 0)
        return kept();
    return about(position, fact, " is still utilized after Regroup");
}

Objection blockers_stay_ready(const Position& position, const Fact& fact)
{
    const bool blocks = phase(position) == Phase::battle && attacker_blocked_by(position, fact.card);
    return !is_upright(fact) && blocks ? about(position, fact, " blocks and is turned").as(Severity::warning) : kept();
}

/// What was just laid together or apart, and the card it was laid to.
bool was_just_handled(const Position& position, CardId card, bool together)
{
    const CardId handled = card_in(position, match::handled);
    if (!handled || is_attached(position, handled) != together)
        return false;
    return card == handled || card == (together ? position.card(handled).host : card_in(position, match::parted));
}

Objection both_are_utilized_to_be_equipped(const Position& position, const Fact& fact)
{
    if (!is_upright(fact) || !was_just_handled(position, fact.card, true) || need_not_turn(position, fact.card))
        return kept();
    return about(position, fact, " is not utilized for being equipped");
}

Objection both_are_utilized_to_part(const Position& position, const Fact& fact)
{
    if (!is_upright(fact) || !was_just_handled(position, fact.card, false))
        return kept();
    return about(position, fact, " is not utilized for being unequipped");
}

/// Each of its activated abilities costs that it is utilized.
bool is_utilized_by_abilities(const Position& position, CardId card)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    return activated_ability_of(position, card) >= 0 && std::ranges::all_of(abilities, [](const Ability& ability) {
               return way_of(ability) != Way::activated || is_manner(ability, Manner::utilize);
           });
}

Objection card_is_utilized_for_its_ability(const Position& position, const Fact& fact)
{
    const bool was_used = was_just(position, match::played, fact.card) &&
                          !(came_of(position, fact.card) == Came::deployed &&
                            get(position, fact.card, on_card::arrived) == get(position, match::round));
    if (!is_upright(fact) || !was_used || !is_utilized_by_abilities(position, fact.card))
        return kept();
    return about(position, fact, " is not utilized, and its ability costs that");
}

Objection deployed_sideways(const Position& position, const Fact& fact, Type type)
{
    const bool was_deployed = was_just(position, match::played, fact.card) &&
                              came_of(position, fact.card) == Came::deployed && type_of(position, fact.card) == type;
    return !is_upright(fact) && was_deployed
             ? about(position, fact, " enters the battlefield utilized").as(Severity::warning)
             : kept();
}

Objection units_enter_ready(const Position& position, const Fact& fact)
{
    return deployed_sideways(position, fact, Type::unit);
}
Objection fortifications_enter_ready(const Position& position, const Fact& fact)
{
    return deployed_sideways(position, fact, Type::fortification);
}
Objection vehicles_enter_ready(const Position& position, const Fact& fact)
{
    return deployed_sideways(position, fact, Type::vehicle);
}

constexpr Rule<Fact> turn_page[] = {
    {rule("dept-of-structure.kw.resurrect"), returned_cards_lie_utilized},
    {rule("dept-of-structure.attack.utilizes"), attackers_are_utilized, "dept-of-structure.regroup.ready-own-only"},
    {rule("dept-of-structure.attack.no-withdraw"), attackers_stay_utilized, "dept-of-structure.regroup.ready-own-only"},
    {rule("dept-of-structure.regroup.ready-own-only"), defenders_cards_stay_as_they_are},
    {rule("dept-of-structure.regroup.ready-missed"), attackers_cards_became_ready},
    {rule("dept-of-structure.block.no-utilize"), blockers_stay_ready},
    {rule("dept-of-structure.equip.utilize-both"), both_are_utilized_to_be_equipped},
    {rule("dept-of-structure.unequip.utilize-both"), both_are_utilized_to_part},
    {rule("dept-of-structure.activated.cost"), card_is_utilized_for_its_ability},
    {rule("dept-of-structure.unit.deploy"), units_enter_ready},
    {rule("dept-of-structure.fortification.deploy"), fortifications_enter_ready},
    {rule("dept-of-structure.vehicle.deploy"), vehicles_enter_ready},
};

// ---- Tactics and Resource cards that were not put away ----
Objection is_retired_at_once(const Position& position, const Fact& fact, Type type)
{
    return type_of(position, fact.card) == type ? about(position, fact, " was played and still lies there") : kept();
}
Objection resource_cards_are_retired_at_once(const Position& position, const Fact& fact)
{
    return is_retired_at_once(position, fact, Type::resource);
}
Objection tactics_are_retired_at_once(const Position& position, const Fact& fact)
{
    return is_retired_at_once(position, fact, Type::tactic);
}

constexpr Rule<Fact> left_page[] = {
    {rule("dept-of-structure.resource-card.retire"), resource_cards_are_retired_at_once},
    {rule("dept-of-structure.tactic.retire"), tactics_are_retired_at_once},
};

}  // namespace

void judge_seen_place(const Position& position, const Fact& fact, Verdict& verdict)
{
    judge_by<Fact>(place_page, position, fact, verdict);
}

void judge_seen_turn(const Position& position, const Fact& fact, Verdict& verdict)
{
    judge_by<Fact>(turn_page, position, fact, verdict);
}

void judge_left_lying(const Position& position, const Fact& fact, Verdict& verdict)
{
    judge_by<Fact>(left_page, position, fact, verdict);
}

}  // namespace cardinal::dept_of_structure
