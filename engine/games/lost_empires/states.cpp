#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// What lies on the table and may not lie so, whoever did it.
namespace cardinal::lost_empires {
namespace {

struct Lying {
    CardId card{};
};

const Card& card_of(const Position& position, const Lying& lying) { return position.card(lying.card); }

Came came_of(const Position& position, const Lying& lying)
{
    return static_cast<Came>(get(card_of(position, lying), on_card::came));
}

Objection about(const Position& position, const Lying& lying, const std::string& fault)
{
    return Objection(name_of(position, lying.card) + fault).about(lying.card);
}

// ---- units that should be gone ----
Objection what_was_nuked_has_left_play(const Position& position, const Lying& lying)
{
    if (!is_unit(position, lying.card) || came_of(position, lying) != Came::nuked)
        return kept();
    return about(position, lying, " was destroyed like everything else and still lies in play");
}

Objection four_damage_destroy(const Position& position, const Lying& lying)
{
    const Number damage = get(card_of(position, lying), on_card::damage);
    if (!is_unit(position, lying.card) || damage < 4)
        return kept();
    return about(position, lying, " has " + std::to_string(damage) + " damage and still lies in play");
}

// Who has taken a third damage since then stays until the next one.
Objection casualties_have_left_play(const Position& position, const Lying& lying)
{
    const bool was_casualty = is_unit(position, lying.card) && came_of(position, lying) == Came::casualty;
    if (!was_casualty || get(card_of(position, lying), on_card::damage) < 3)
        return kept();
    return about(position, lying, " has 3 damage and still lies in play after the Casualty Phase");
}

// ---- where cards and tokens lie ----
Objection each_discard_holds_its_owners_cards(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    if (zone_of(card.place) != Zone::discard || !card.owner || card.place.seat == card.owner)
        return kept();
    return about(position, lying, " lies in " + name_of(card.place) + ", but is " + name_of(card.owner) + "'s");
}

Objection resolved_supports_are_discarded(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    const bool lies_about = zone_of(card.place) == Zone::resolve || is_in_play(card.place);
    const bool is_resolving =
        std::ranges::any_of(position.stack, [&](const Pending& pending) { return pending.action.card == lying.card; });
    if (type_of(position, card) != Type::support || !lies_about || is_resolving)
        return kept();
    return about(position, lying, " was played and still lies in " + name_of(card.place));
}

Objection discards_lie_open(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    if (zone_of(card.place) != Zone::discard || card.face == Face::up)
        return kept();
    return about(position, lying, " lies face down in a discard pile");
}

Objection damage_and_drain_leave_with_the_unit(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    const bool has_tokens = get(card, on_card::damage) > 0 || get(card, on_card::drained) != 0;
    if (zone_of(card.place) != Zone::discard || !has_tokens)
        return kept();
    return about(position, lying, " lies in the discard with tokens on it");
}

Objection elite_token_leaves_with_the_unit(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    if (is_in_play(card.place) || get(card, on_card::elite) == 0)
        return kept();
    return about(position, lying, " has left play, and its ELITE token has not gone back");
}

// The keyword says it; the token only marks it (A34).
Objection elite_units_carry_the_token(const Position& position, const Lying& lying)
{
    const bool has_token = get(card_of(position, lying), on_card::elite) != 0;
    const bool is_claimed = option(position, Option::players34) == 1 && !has_token;
    if (!is_unit(position, lying.card) || is_claimed || has_token == has(position, lying.card, Keyword::elite))
        return kept();
    return about(position, lying, has_token ? " has an ELITE token, but not the keyword" : " has no ELITE token");
}

// ---- drain tokens ----
Objection activated_units_are_drained(const Position& position, const Lying& lying)
{
    const bool was_activated = card_in(position, match::unit) == lying.card && is_ended(position);
    const bool was_laid = get(position, match::laid) != 0;  // and is gone since: that was told
    if (!was_activated || was_laid || !is_unit(position, lying.card) || is_drained(position, lying.card))
        return kept();
    return about(position, lying, " has ended its activation and has no drain token");
}

Objection everything_is_ready_after_wrap_up(const Position& position, const Lying& lying)
{
    const bool is_drained_unit = is_unit(position, lying.card) && is_drained(position, lying.card);
    if (get(position, match::fresh) == 0 || !is_drained_unit)
        return kept();
    return about(position, lying, " is still drained in the new round");
}

// ---- how it lies ----
bool lies_on_the_wrong_side(const Card& card)
{
    return get(card, on_card::row) == static_cast<Number>(Row::opposite) || card.turned % 4 == 2;
}

Objection it_lies_on_its_controllers_side(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    if (!is_objective(card.place) || !lies_on_the_wrong_side(card))
        return kept();
    return about(position, lying, " lies on the other side of " + name_of(card.place) + ", or upside down");
}

Objection it_lies_opposite_in_a_hive(const Position& position, const Lying& lying)
{
    const Card& card = card_of(position, lying);
    if (zone_of(card.place) != Zone::hive || !lies_on_the_wrong_side(card))
        return kept();
    return about(position, lying, " lies among the other player's cards in " + name_of(card.place));
}

Objection it_lies_in_a_battlefield(const Position& position, const Lying& lying)
{
    if (zone_of(card_of(position, lying).place) != Zone::loose)
        return kept();
    return about(position, lying, " lies in no battlefield");
}

constexpr Rule<Lying> lying_page[] = {
    {rule("lost-empires.card.tactical_nuke.all"), what_was_nuked_has_left_play,
     "lost-empires.damage.destroy4 lost-empires.casualty.three"},
    {rule("lost-empires.damage.destroy4"), four_damage_destroy, "lost-empires.casualty.three"},
    {rule("lost-empires.casualty.three"), casualties_have_left_play},
    {rule("lost-empires.general.owner_discard"), each_discard_holds_its_owners_cards,
     "lost-empires.play.support.discard"},
    {rule("lost-empires.play.support.discard"), resolved_supports_are_discarded},
    {rule("lost-empires.general.discard_open"), discards_lie_open},
    {rule("lost-empires.elite.return"), elite_token_leaves_with_the_unit, "lost-empires.damage.cleanup"},
    {rule("lost-empires.damage.cleanup"), damage_and_drain_leave_with_the_unit},
    {rule("lost-empires.elite.token"), elite_units_carry_the_token},
    {rule("lost-empires.move.side.objective"), it_lies_on_its_controllers_side},
    {rule("lost-empires.move.side.enemy_hive"), it_lies_opposite_in_a_hive},
    {rule("lost-empires.move.zone"), it_lies_in_a_battlefield},
    {rule("lost-empires.activate.drain"), activated_units_are_drained},
    {rule("lost-empires.wrap.ready"), everything_is_ready_after_wrap_up},
};

// ---- players ----
struct Having {
    Seat seat{};
};

Objection everything_is_refreshed_after_wrap_up(const Position& position, const Having& having)
{
    const bool is_time = get(position, match::fresh) != 0 && get(position, match::round) >= 2;
    const bool is_full =
        get(position, having.seat, player::command) >= 4 && get(position, having.seat, player::supply) >= 1;
    if (!is_time || is_full)
        return kept();
    return Objection(name_of(having.seat) + " has tokens on X in the new round").about(having.seat);
}

constexpr Rule<Having> having_page[] = {
    {rule("lost-empires.wrap.refresh"), everything_is_refreshed_after_wrap_up},
};

}  // namespace

// What supersedes does so for one card alone.
void judge_states(const Position& position, Verdict& verdict)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    for (const Card& card : position.cards) {
        Verdict of_card;
        judge_by<Lying>(lying_page, position, {.card = position.id_of(card)}, of_card);
        verdict.violations.insert(verdict.violations.end(), of_card.violations.begin(), of_card.violations.end());
    }
    for (std::int8_t index = 0; index < position.seats; ++index)
        judge_by<Having>(having_page, position, {.seat = Seat{index}}, verdict);
}

}  // namespace cardinal::lost_empires
