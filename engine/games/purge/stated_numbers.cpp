#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/states.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Numbers that are seen or stated: too high, too early, or refreshed when nothing is to be refreshed.
namespace cardinal::purge {
namespace {

constexpr std::string_view battle_stats[] = {"attack", "damage", "initiative", "armor", "health", "population"};

bool is_a_battle_stat(const Stated& stated)
{
    return std::ranges::find(battle_stats, stated.name) != std::end(battle_stats);
}

/// The names stand in the order of the stats.
bool is_of_what_has_none(const Position& position, const Stated& stated)
{
    const auto stat = std::ranges::find(battle_stats, stated.name) - std::begin(battle_stats);
    return stated.of.card && is_a_battle_stat(stated) && !can_have(position, stated.of.card, static_cast<Stat>(stat));
}

bool has_risen(const Stated& stated) { return stated.number > stated.kept; }

std::string said_of(const Position& position, const Stated& stated)
{
    return name_of(position, stated.of.card) + ": " + said(stated);
}

/// Before the turn's first sub-phase choice.
bool is_start_of_turn(const Position& position)
{
    const bool nobody_chose = get(position, seat_a, player::acted_this_turn) == 0 &&
                              get(position, seat_b, player::acted_this_turn) == 0 && choice(position) == Choice::none;
    return state(position) == State::choose_first || (state(position) == State::subphase && nobody_chose);
}

bool is_away_from_home(const Position& position, CardId card)
{
    return moves(position, card) && in_play(position, card) &&
           position.card(card).place != home_of(position.card(card).side);
}

// purge.card.text: what a text that only people can read has raised is nobody's fault. The cap holds for it as well.
bool a_text_is_open(const Position& position)
{
    return std::ranges::any_of(position.cards, [](const Card& card) { return get(card, on_card::text_to_state) != 0; });
}

bool everybody_let_it_happen(const Position& position, int at)
{
    const unsigned all = (1U << position.seats) - 1U;
    return position.stack[static_cast<std::size_t>(at)].declined == all;
}

Objection newer_things_resolve_first(const Position& position, const StatedNumber& stated)
{
    if (stated.explained_by < 0 || stated.explained_by + 1 == static_cast<int>(position.stack.size()))
        return kept();
    const Action& declared = position.stack[static_cast<std::size_t>(stated.explained_by)].action;
    return name_of(position, declared.card) + " was applied (" + said(stated) + ") before " +
           name_of(position, position.stack.back().action.card) + ", which was declared later";
}

Objection effects_wait_for_responses(const Position& position, const StatedNumber& stated)
{
    if (stated.explained_by < 0 || everybody_let_it_happen(position, stated.explained_by))
        return kept();
    const Action& declared = position.stack[static_cast<std::size_t>(stated.explained_by)].action;
    return name_of(position, declared.card) + " was applied (" + said(stated) +
           ") while it could still be responded to";
}

Objection turn_ends_by_two_passes(const Position& position, const StatedNumber& stated)
{
    const bool next_turn = stated.name == "turn" && has_risen(stated);
    const bool refreshed = stated.name == "energy" && has_risen(stated) && !is_start_of_turn(position) &&
                           stated.number == production(position, stated.of.seat) && !a_text_is_open(position);
    if (!next_turn && !refreshed)
        return kept();
    return said(stated) + ": the turn has not ended by two passes in a row";
}

/// What card text has added since the turn began is in the pool that is kept.
Objection energy_is_not_carried_over(const Position& position, const StatedNumber& stated)
{
    const int produced = production(position, stated.of.seat);
    if (stated.name != "energy" || !is_start_of_turn(position) || stated.number <= produced || !has_risen(stated) ||
        a_text_is_open(position))
        return kept();
    return Objection{name_of(stated.of.seat) + " starts the turn with the " + std::to_string(produced) +
                     " energy produced, not with " + std::to_string(stated.number)}
        .about(stated.of.seat);
}

/// The match begins with full pools. Later ones may be short for reasons that were not told.
Objection first_pool_is_the_production(const Position& position, const StatedNumber& stated)
{
    const bool is_first_moment = get(position, match::turn) == 1 && state(position) == State::choose_first;
    const int produced = production(position, stated.of.seat);
    if (stated.name != "energy" || !is_first_moment || stated.number >= produced || stated.kept != produced)
        return kept();
    return Objection{name_of(stated.of.seat) + " begins with the " + std::to_string(produced) +
                     " energy produced, not with " + std::to_string(stated.number)}
        .about(stated.of.seat)
        .as(Severity::warning);
}

Objection armor_stays_under_its_cap(const Position& position, const StatedNumber& stated)
{
    const bool is_left_standing = stated.number <= stated.kept;
    if (stated.name != "armor" || !stated.of.card || stated.number <= armor_cap(position, stated.of.card) ||
        is_left_standing)
        return kept();
    return Objection{name_of(position, stated.of.card) + " can have no more than " +
                     std::to_string(armor_cap(position, stated.of.card)) + " ARMOR, not " +
                     std::to_string(stated.number)}
        .about(stated.of.card);
}

Objection away_from_home_nothing_comes_back(const Position& position, const StatedNumber& stated)
{
    const bool is_defensive = stated.name == "armor" || stated.name == "health";
    if (!is_defensive || !has_risen(stated) || !is_start_of_turn(position) ||
        !is_away_from_home(position, stated.of.card) || a_text_is_open(position))
        return kept();
    return Objection{said_of(position, stated) + ", but it is not at its own home"}.about(stated.of.card);
}

Objection stats_do_not_come_back_during_a_turn(const Position& position, const StatedNumber& stated)
{
    const bool is_a_cards = stated.of.card || stated.name == "population" || stated.name == "initiative";
    if (!is_a_battle_stat(stated) || !is_a_cards || !has_risen(stated) || a_text_is_open(position))
        return kept();
    const std::string whose =
        stated.of.card ? said_of(position, stated) : name_of(stated.of.seat) + ": " + said(stated);
    return Objection{whose + ", and nothing was done that raises it"}.about(stated.of.card);
}

Objection no_defender_is_held_back(const Position& position, const StatedNumber& stated)
{
    const bool was_defender = role_of(position, stated.of.card) == Role::defender;
    if (stated.name != "role" || !was_defender || stated.number == static_cast<Number>(Role::defender))
        return kept();
    return Objection{name_of(position, stated.of.card) + " stands in the attacked vector and takes part"}.about(
        stated.of.card);
}

constexpr Rule<StatedNumber> stated_page[] = {
    {rule("purge.turn.no_early_end"), turn_ends_by_two_passes,
     "purge.energy.no_carry purge.unit.no_mid_turn_regen purge.unit.regen_defence_away"},
    {rule("purge.stack.lifo"), newer_things_resolve_first,
     "purge.stack.not_immediate purge.turn.no_early_end purge.stat.armor_cap purge.unit.regen_defence_away "
     "purge.unit.no_mid_turn_regen purge.energy.no_carry"},
    {rule("purge.stack.not_immediate"), effects_wait_for_responses,
     "purge.turn.no_early_end purge.stat.armor_cap purge.unit.regen_defence_away purge.unit.no_mid_turn_regen "
     "purge.energy.no_carry"},
    {rule("purge.energy.no_carry"), energy_is_not_carried_over},
    {rule("purge.energy.replenish"), first_pool_is_the_production},
    {rule("purge.stat.armor_cap"), armor_stays_under_its_cap,
     "purge.unit.regen_defence_away purge.unit.no_mid_turn_regen"},
    {rule("purge.unit.regen_defence_away"), away_from_home_nothing_comes_back, "purge.unit.no_mid_turn_regen"},
    {rule("purge.unit.no_mid_turn_regen"), stats_do_not_come_back_during_a_turn},
    {rule("purge.battle.auto_participants"), no_defender_is_held_back},
};

int newest_that(const Position& position, auto&& explains)
{
    int at = static_cast<int>(position.stack.size()) - 1;
    while (at >= 0 && !explains(at))
        --at;
    return at;
}

/// The newest declared thing that, happening alone, would make the number what it is said to be; of a number that has
/// risen else the newest one of which people alone can say what it does.
int find_explanation(const Position& position, const ValueWord& value, const StatedNumber& stated)
{
    if (stated.number == stated.kept)
        return -1;
    const int by_data = newest_that(position, [&](int at) {
        Position after = position;
        resolve_at(after, at);
        return read_value(after, value, stated.of) == stated.number;
    });
    const bool a_text_may_raise_it = has_risen(stated) && (is_a_battle_stat(stated) || stated.name == "energy");
    if (by_data >= 0 || !a_text_may_raise_it)
        return by_data;
    return newest_that(position, [&](int at) {
        return says_what_data_cannot(position, position.stack[static_cast<std::size_t>(at)].action);
    });
}

}  // namespace

StatedNumber explained(const Position& position, const Fact& fact)
{
    if (!is_about_a_number(words, position, fact))
        return {};
    StatedNumber stated{stated_by(words, position, fact)};
    stated.explained_by = find_explanation(position, words.values[static_cast<std::size_t>(fact.value)], stated);
    return stated;
}

void judge_number(const Position& position, const StatedNumber& stated, Verdict& verdict)
{
    if (!is_of_what_has_none(position, stated))
        judge_by<StatedNumber>(stated_page, position, stated, verdict);
}

}  // namespace cardinal::purge
