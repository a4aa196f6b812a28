#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

/// What lies on the table and may not lie so, whoever did it.
namespace cardinal::dept_of_structure {
namespace {

struct Lying {
    CardId card{};
};

const Card& card_of(const Position& position, const Lying& lying) { return position.card(lying.card); }

bool is_kept(const Position& position, const Lying& lying)
{
    return is_in_play(position, lying.card) && get(card_of(position, lying), on_card::kept) != 0;
}

bool came_with_its_host(const Position& position, const Lying& lying)
{
    return get(card_of(position, lying), on_card::came) == static_cast<Number>(Came::with_host);
}

Objection about(const Position& position, const Lying& lying, const std::string& fault)
{
    return Objection(name_of(position, lying.card) + fault).about(lying.card);
}

Objection what_was_attached_is_retired_with_its_host(const Position& position, const Lying& lying)
{
    if (!is_kept(position, lying) || !came_with_its_host(position, lying))
        return kept();
    return about(position, lying, " was attached to a card that is retired, and still lies there");
}

Objection cards_without_defense_are_retired(const Position& position, const Lying& lying)
{
    if (!is_kept(position, lying) || !is_dead(position, lying.card))
        return kept();
    return about(position, lying, " has no defense left and still lies there");
}

Objection each_graveyard_holds_its_owners_cards(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    if (zone_of(card.place) != Zone::graveyard || !card.owner || card.place.seat == card.owner)
        return kept();
    return about(position, lying, " lies in " + name_of(card.place) + ", but is " + name_of(card.owner) + "'s");
}

Objection is_left_lying(const Position& position, const Lying& lying, Type type)
{
    const Card& card = card_of(position, lying);
    const bool lies_about = is_in_play(card.place) || zone_of(card.place) == Zone::reveal;
    const bool is_being_played =
        get(card, on_card::came) == static_cast<Number>(Came::used) && get(card, on_card::kept) == 0;
    const bool was_told = get(card, on_card::came) == static_cast<Number>(Came::discarded);
    if (type_of(position, card) != type || !lies_about || is_being_played || was_told)
        return kept();
    return about(position, lying, " was played and still lies in " + name_of(card.place));
}

Objection resource_cards_are_retired_at_once(const Position& position, const Lying& lying)
{
    return is_left_lying(position, lying, Type::resource);
}

Objection tactics_are_retired_at_once(const Position& position, const Lying& lying)
{
    return is_left_lying(position, lying, Type::tactic);
}

/// Laid down turned in the round's own Regroup, and left so.
Objection attackers_cards_are_ready_after_regroup(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    const bool is_time =
        phase(position) == Phase::draw || (phase(position) == Phase::deploy && get(position, match::acted) == 0);
    const bool was_turned = get(card, on_card::readied) != 0 && card.turned % 2 != 0;
    if (!is_time || !is_in_play(card.place) || card.side != attacker(position) || !was_turned)
        return kept();
    return about(position, lying, " is still utilized after Regroup");
}

constexpr Rule<Lying> lying_page[] = {
    {rule("dept-of-structure.cascade.kept"), what_was_attached_is_retired_with_its_host,
     "dept-of-structure.defense.zero-kept dept-of-structure.skirmish.death"},
    {rule("dept-of-structure.defense.zero-kept"), cards_without_defense_are_retired,
     "dept-of-structure.skirmish.death"},
    {rule("dept-of-structure.skirmish.death"), each_graveyard_holds_its_owners_cards},
    {rule("dept-of-structure.resource-card.retire"), resource_cards_are_retired_at_once},
    {rule("dept-of-structure.tactic.retire"), tactics_are_retired_at_once},
    {rule("dept-of-structure.regroup.ready-missed"), attackers_cards_are_ready_after_regroup},
};

}  // namespace

// What supersedes does so for one card alone.
void judge_states(const Position& position, Verdict& verdict)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    for (const Card& card : position.cards) {
        if (zone_of(card.place) == Zone::unseen || zone_of(card.place) == Zone::hand)
            continue;  // nothing of it lies there
        Verdict of_card;
        judge_by<Lying>(lying_page, position, {.card = position.id_of(card)}, of_card);
        verdict.violations.insert(verdict.violations.end(), of_card.violations.begin(), of_card.violations.end());
    }
}

}  // namespace cardinal::dept_of_structure
