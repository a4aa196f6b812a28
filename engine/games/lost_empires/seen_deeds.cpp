#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"
#include "engine/rules/deeds.h"
#include "engine/rules/stated.h"

#include <algorithm>
#include <array>

/// What is seen and can only have come of a deed: a pass card that lies there, the turn at the other player, the First
/// Player token handed on. And what belongs to a later phase: where nobody has anything left to do, it has come.
namespace cardinal::lost_empires {
namespace {

bool is_in_the_order_phase(const Position& position) { return phase(position) == Phase::order; }

/// The pass of who has the turn; or of the other player, to whom it was given without a word.
std::vector<Action> passing(const Position& position, Seat seat)
{
    const Seat on_turn = active(position);
    if (seat != on_turn && get(position, match::mandatory) != 0 && get(position, seat, player::passed) == 0)
        return {deed(Deed::end_turn, on_turn), deed(Deed::pass, seat)};
    return {deed(Deed::pass, seat)};
}

bool is_a_casualty_gone(const Position& position, const Fact& fact)
{
    return fact.what == Fact::What::card && is_unit(position, fact.card) && zone_of(fact.to) == Zone::discard &&
           get(position.card(fact.card), on_card::damage) == 3;
}

bool is_a_step_of_wrap_up(const Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::card)
        return is_in_enemy_hive(position, fact.card) && is_battlefield(fact.to) &&
               fact.to != position.card(fact.card).place;
    if (!is_about_a_number(words, position, fact))
        return false;
    const Stated stated = stated_by(words, position, fact);
    const bool is_a_draw = (is_more(stated, "hand") && stated.number == stated.kept + 1) ||
                           (is_fewer(stated, "deck") && stated.number == stated.kept - 1);
    const bool is_a_refresh = is_more(stated, "command") || is_more(stated, "supply");
    return is_fewer(stated, "drained") || is(stated, "first_player") || is_a_refresh || is_a_draw;
}

/// What an attack whose target nobody told did to this unit, as far as it shows: -1 where it cannot have been this one.
int damage_shown(const Position& position, CardId attacker, const Fact& fact)
{
    const std::vector<CardId> enemies = enemies_of(position, attacker);
    if (std::ranges::find(enemies, fact.card) == enemies.end())
        return -1;
    const int before = get(position.card(fact.card), on_card::damage);
    const bool is_gone = fact.what == Fact::What::card && zone_of(fact.to) == Zone::discard;
    const bool is_hurt = fact.what == Fact::What::value && is_more(stated_by(words, position, fact), "damage");
    for (const Number damage : possible_damage(position, attacker)) {
        const bool destroys = before + damage >= 4;
        if ((is_gone && destroys) || (is_hurt && !destroys && before + damage == fact.number))
            return damage;
    }
    return -1;
}

std::vector<Action> attack_shown_by(const Position& position, const Fact& fact)
{
    const CardId attacker = card_in(position, match::attacker);
    const int damage = completes_an_open_attack(position, attacker) ? damage_shown(position, attacker, fact) : -1;
    if (damage < 0)
        return {};
    Action attack = deed(Deed::attack, position.card(attacker).side, attacker);
    attack.cards.assign(1, fact.card);
    attack.number = as_number(damage);
    return {attack};
}

/// Artifacts for objectives of which the data does not say who controls them: those that make up the number.
std::vector<Action> takings(const Position& position, Seat seat, int more)
{
    constexpr std::array<Place, 3> objectives{outer_a, center, outer_b};
    for (unsigned some = 1; some < 8; ++some) {
        std::vector<Action> taken;
        int sum = 0;
        for (std::size_t at = 0; at < objectives.size(); ++at)
            if (((some >> at) & 1) != 0 && may_have_won(position, seat, objectives[at])) {
                taken.push_back(deed(Deed::take, seat));
                taken.back().place = objectives[at];
                sum += award_for(position, objectives[at]);
            }
        if (sum == more)
            return taken;
    }
    return {};
}

}  // namespace

std::vector<Action> deeds_seen_in(const Position& position, const Fact& fact)
{
    if (std::vector<Action> attack = attack_shown_by(position, fact); !attack.empty())
        return attack;
    if (!is_about_a_number(words, position, fact))
        return {};
    const Stated stated = stated_by(words, position, fact);
    const Seat named{static_cast<std::int8_t>(stated.number)};
    if (is_in_the_order_phase(position) && is_more(stated, "passed"))
        return passing(position, fact.seat);
    if (is_in_the_order_phase(position) && is(stated, "active") && position.has(named))
        return {deed(Deed::end_turn, active(position))};
    if (phase(position) == Phase::control && is_more(stated, "artifacts"))
        return takings(position, fact.seat, stated.number - stated.kept);
    if (phase(position) == Phase::wrap && is(stated, "first_player") && named == next_first_player(position))
        return {deed(Deed::next, nobody)};
    return {};
}

// Control is counted at once, and nobody need build: then the phase after it has come without a word.
void go_on_to_what_is_seen(Position& position, const Fact& fact)
{
    const bool is_casualty = is_a_casualty_gone(position, fact) && ruthless_units_at(position, fact.card).empty();
    const bool is_wrap_up = is_a_step_of_wrap_up(position, fact);
    if (!is_between_order_and_wrap_up(position) || !(is_casualty || is_wrap_up) || somebody_must_build(position))
        return;
    if (phase(position) != Phase::casualty)
        begin_casualties(position);
    if (!is_wrap_up || phase(position) != Phase::casualty)
        return;
    resolve_waiting(position);  // what the casualties set off has happened
    begin_wrap_up(position);
}

}  // namespace cardinal::lost_empires
