#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Move action: to an adjacent battlefield, whoever stands there.
namespace cardinal::lost_empires {
namespace {

// lost-empires.move.unhindered, lost-empires.move.count: enemies do not stop it, and only actions limit it.
Objection unit_moves_to_an_adjacent_battlefield(const Position& position, const Move& move)
{
    const Place from = position.card(move.unit).place;
    if (!is_battlefield(from) || are_adjacent(from, move.to))
        return kept();
    return Objection(name_of(move.to) + " is not adjacent to " + name_of(from)).about(move.unit);
}

constexpr Rule<Move> move_page[] = {
    {rule("lost-empires.move.adjacent"), unit_moves_to_an_adjacent_battlefield},
};

bool is_used_up(const Position& position, CardId card, int ability)
{
    const bool was_used = ability < 15 && ((get(position.card(card), on_card::used) >> ability) & 1) != 0;
    const bool waits = std::ranges::any_of(position.stack, [&](const Pending& pending) {
        return pending.action.card == card && pending.action.word == ability;
    });
    return is_given_as(*ability_of(position, card, ability), ability::once_per_round) && (was_used || waits);
}

// lost-empires.light.definition, lost-empires.heavy.definition: sub-types do nothing by themselves.
bool is_light(const Position& position, CardId card)
{
    return position.facts(card).fields[printed::subtype] == static_cast<Number>(Subtype::light);
}

bool entered_by_play(const Position& position, CardId unit)
{
    const Number came = get(position.card(unit), on_card::came);
    return came == static_cast<Number>(Came::played) || came == static_cast<Number>(Came::put);
}

}  // namespace

void judge(const Position& position, const Move& move, Verdict& verdict)
{
    judge_by<Move>(move_page, position, move, verdict);
    judge_acting(position, {.seat = move.seat, .unit = move.unit, .act = Act::move}, verdict);
}

void apply(Position& position, const Move& move)
{
    if (!is_unit(position, move.unit))
        return;
    spend_action(position, {.seat = move.seat, .unit = move.unit, .act = Act::move}, 1);
    const Number turn = get(position, match::turn);
    lay(position, move.unit, move.to);
    set(position, move.unit, on_card::row, 0);
    set(position, move.unit, on_card::came, static_cast<Number>(Came::moved));
    set(position, move.unit, on_card::arrived, turn);
    if (!is_in_play(move.to))
        return;
    trigger_entering(position, move.unit);
    trigger_move(position, move.unit);
}

// Each move it resolves, also a granted one (A42).
void trigger_move(Position& position, CardId unit)
{
    const int ability = ability_with(position, unit, Keyword::on_move);
    if (ability >= 0 && !is_used_up(position, unit, ability))
        wait_for(position, unit, ability);
}

// lost-empires.card.frontline_patroller.trigger: an enemy light unit that enters its battlefield, once per round (A20).
void trigger_entering(Position& position, CardId unit)
{
    const bool by_play_does_not_count =
        entered_by_play(position, unit) && option(position, Option::patroller_enter_by_play) == 2;
    if (!is_light(position, unit) || by_play_does_not_count)
        return;
    const Place place = position.card(unit).place;
    const Seat side = position.card(unit).side;
    std::vector<CardId> waiting;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const int ability = ability_with(position, id, Keyword::on_light_enemy);
        if (card.place == place && card.side != side && ability >= 0 && !is_used_up(position, id, ability))
            waiting.push_back(id);
    }
    for (const CardId card : waiting)
        wait_for(position, card, ability_with(position, card, Keyword::on_light_enemy), unit);
}

}  // namespace cardinal::lost_empires
