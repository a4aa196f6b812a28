#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/stated.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Damage and drain tokens that are seen or stated: what lies on a unit follows from what was reported.
namespace cardinal::lost_empires {
namespace {

// ---- damage ----
bool is_possible(const Position& position, const Stated& stated)
{
    const std::vector<Number> possible = open_damage_on(position, stated.of.card);
    return std::ranges::find(possible, as_number(stated.number - stated.kept)) != possible.end();
}

bool is_ruthless_damage(const Position& position, const Stated& stated)
{
    return is_more(stated, "damage") && stated.number - stated.kept <= most_ruthless_damage(position, stated.of.card);
}

bool is_damage(const Position& position, const Stated& stated)
{
    return is(stated, "damage") && is_in_play(position, stated.of.card) && !text_is_open(position) &&
           !is_possible(position, stated) && !is_ruthless_damage(position, stated);
}

Objection ruthless_deals_one_where_it_won(const Position& position, const Stated& stated)
{
    if (phase(position) != Phase::control || !is_damage(position, stated) || !is_more(stated, "damage"))
        return kept();
    return about(position, stated, "RUTHLESS deals 1 to an enemy where its objective was won");
}

/// A card there is set off by whoever enters, and a unit that fell back has not entered.
bool fell_back_to_a_watcher(const Position& position, CardId unit)
{
    const Card& fallen = position.card(unit);
    return phase(position) == Phase::wrap && get(fallen, on_card::came) == static_cast<Number>(Came::fell_back) &&
           std::ranges::any_of(position.cards, [&](const Card& card) {
               return card.place == fallen.place && card.side != fallen.side &&
                      has(position, position.id_of(card), Keyword::on_light_enemy);
           });
}

Objection a_fall_back_sets_nothing_off(const Position& position, const Stated& stated)
{
    if (!is_damage(position, stated) || !is_more(stated, "damage") || !fell_back_to_a_watcher(position, stated.of.card))
        return kept();
    return about(position, stated, "a fall back is no move and sets nothing off");
}

Objection computed_damage_is_placed(const Position& position, const Stated& stated)
{
    const bool was_just_attacked = card_in(position, match::defender) == stated.of.card && stated.of.card;
    if (!is_damage(position, stated) || !(is_more(stated, "damage") || was_just_attacked))
        return kept();
    return about(position, stated, "no attack or effect deals that");
}

Objection damage_stays(const Position& position, const Stated& stated)
{
    if (!is_damage(position, stated) || !is_fewer(stated, "damage"))
        return kept();
    return about(position, stated, "damage stays until an effect removes it");
}

// ---- drain tokens ----
bool is_drain_fact(const Position& position, const Stated& stated, Number number)
{
    return is(stated, "drained") && stated.number == number && is_in_play(position, stated.of.card) &&
           !text_is_open(position);
}

bool is_this_turns_unit(const Position& position, CardId card) { return card_in(position, match::unit) == card; }

bool is_wrapping_up(const Position& position)
{
    return phase(position) == Phase::wrap || phase(position) == Phase::casualty;
}

Objection drain_tokens_stay_until_wrap_up(const Position& position, const Stated& stated)
{
    const bool may_lack_it = is_this_turns_unit(position, stated.of.card) && get(position, match::laid) == 0;
    if (!is_drain_fact(position, stated, 0) || may_lack_it || is_wrapping_up(position))
        return kept();
    return about(position, stated, "drain tokens go in the Wrap Up Phase");
}

/// It was played for nothing this turn, which its drain token alone shows.
Objection played_for_nothing_it_is_drained(const Position& position, const Stated& stated)
{
    const Card& card = position.card(stated.of.card);
    const bool was_played = get(card, on_card::played_turn) == get(position, match::turn) &&
                            get(card, on_card::came) == static_cast<Number>(Came::played);
    if (!is_drain_fact(position, stated, 0) || !was_played || !has(position, stated.of.card, Keyword::free_if_drained))
        return kept();
    return about(position, stated, "it was played for nothing");
}

Objection beneficiaries_are_not_drained(const Position& position, const Stated& stated)
{
    const Card& card = position.card(stated.of.card);
    const bool was_granted = get(card, on_card::granted_turn) == get(position, match::turn);
    const bool is_laid = is_drain_fact(position, stated, 1) && !is_this_turns_unit(position, stated.of.card);
    return is_laid && was_granted ? about(position, stated, "a granted action does not drain") : kept();
}

Objection played_units_are_ready(const Position& position, const Stated& stated)
{
    const Card& card = position.card(stated.of.card);
    const bool was_played = get(card, on_card::played_turn) == get(position, match::turn);
    const bool is_laid = is_drain_fact(position, stated, 1) && !is_this_turns_unit(position, stated.of.card);
    return is_laid && was_played ? about(position, stated, "units enter ready") : kept();
}

Objection drained_units_were_activated(const Position& position, const Stated& stated)
{
    if (!is_drain_fact(position, stated, 1) || may_be_drained(position, stated.of.card))
        return kept();
    return about(position, stated, "it was not activated in this round");
}

Objection everything_is_ready_after_wrap_up(const Position& position, const Stated& stated)
{
    if (!is_drain_fact(position, stated, 1) || !is_fresh(position))
        return kept();
    return about(position, stated, "all drain tokens were to be taken off");
}

constexpr Rule<Stated> mark_page[] = {
    {rule("lost-empires.ruthless.condition"), ruthless_deals_one_where_it_won, "lost-empires.attack.damage"},
    {rule("lost-empires.wrap.fall_back.not_move"), a_fall_back_sets_nothing_off, "lost-empires.attack.damage"},
    {rule("lost-empires.attack.damage"), computed_damage_is_placed, "lost-empires.damage.no_heal"},
    {rule("lost-empires.damage.no_heal"), damage_stays},
    {rule("lost-empires.card.dust_marine.free"), played_for_nothing_it_is_drained, "lost-empires.ready.removal"},
    {rule("lost-empires.ready.removal"), drain_tokens_stay_until_wrap_up},
    {rule("lost-empires.granted.no_drain"), beneficiaries_are_not_drained,
     "lost-empires.play.unit.ready lost-empires.wrap.ready lost-empires.ready.cause"},
    {rule("lost-empires.play.unit.ready"), played_units_are_ready, "lost-empires.wrap.ready lost-empires.ready.cause"},
    {rule("lost-empires.wrap.ready"), everything_is_ready_after_wrap_up, "lost-empires.ready.cause"},
    {rule("lost-empires.ready.cause"), drained_units_were_activated},
};

}  // namespace

void judge_marks(const Position& position, const Stated& stated, Verdict& verdict)
{
    judge_by<Stated>(mark_page, position, stated, verdict);
}

void take_damage(Position& position, const Stated& stated)
{
    const CardId card = stated.of.card;
    if (is_ruthless_damage(position, stated))
        return deal_ruthless(position, card, stated.number - stated.kept);
    set(position, card, on_card::damage, stated.number);
    close_open_attacks(position, card);
}

void take_drained(Position& position, const Stated& stated)
{
    set(position, stated.of.card, on_card::drained, stated.number);
    if (stated.number != 0 && is_this_turns_unit(position, stated.of.card))
        set(position, match::laid, 1);
    if (stated.number != 0 && is_active_unit(position, stated.of.card))
        end_activation(position);
}

}  // namespace cardinal::lost_empires
