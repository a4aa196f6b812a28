#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

/// The turn both players share: who may name the first player, and the boundary between two turns. All that a turn's
/// end and the next one's start do happens here in one go, because nobody can act between them (A17).
namespace cardinal::purge {
namespace {

/// A player whose Commander is not in play counts as lower than any (A34).
int initiative_in_play(const Position& position, Seat seat)
{
    const CardId leader = commander_of(position, seat);
    return leader ? initiative_of(position, leader) : -1;
}

Objection only_the_one_entitled_names(const Position& position, const NameFirst& naming)
{
    const bool is_open = state(position) == State::choose_first;
    const Seat entitled = entitled_to_name(position);
    if (!is_open || !entitled || entitled == naming.seat)
        return kept();
    return name_of(entitled) + " decides who goes first, not " + name_of(naming.seat);
}

Objection a_coin_is_tossed_on_a_tie(const Position& position, const WinCoin& coin)
{
    const Seat entitled = entitled_to_name(position);
    if (state(position) != State::choose_first || !entitled || entitled == coin.seat)
        return kept();
    return name_of(entitled) + " decides who goes first, no coin gives that to " + name_of(coin.seat);
}

constexpr Rule<WinCoin> coin_page[] = {
    {rule("purge.stat.initiative_actor"), a_coin_is_tossed_on_a_tie},
};

constexpr Rule<NameFirst> first_page[] = {
    {rule("purge.stat.initiative_actor"), only_the_one_entitled_names},
};

Objection two_passes_end_the_turn(const Position& position, const Upkeep&)
{
    if (state(position) != State::subphase && state(position) != State::battle)
        return kept();
    return "the turn ends after two passes in a row; so far " + std::to_string(get(position, match::passes));
}

constexpr Rule<Upkeep> upkeep_page[] = {
    {rule("purge.turn.no_early_end"), two_passes_end_the_turn},
};

// ---- the end of a turn ----
void tell_the_end_of_the_turn(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card{static_cast<std::int16_t>(at)};
        set(position, card, on_card::happened, 0);
        if (in_play(position, card))
            note_event(position, card, Event::turn_end);
    }
}

void remove_tokens(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card{static_cast<std::int16_t>(at)};
        if (position.card(card).is_token && in_play(position, card))
            leave_play(position, card, Fate::removed);
    }
}

// purge.stat.groups: ARMOR, HEALTH and POPULATION are defensive; they come back at home alone, if at all.
bool regains_defence(const Position& position, CardId card)
{
    const Card& it = position.card(card);
    switch (type_of(position, card)) {
    case Type::stronghold: return option(position, Option::population_regenerates) == 1;
    case Type::defensive_attachment: return option(position, Option::defatt_regenerates) == 0;
    default: return is_unit_or_commander(position, card) && it.place == home_of(it.side);
    }
}

// purge.unit.regen_defence_home: what lies at its own home, and nothing elsewhere.
void regenerate_defence(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card{static_cast<std::int16_t>(at)};
        if (!in_play(position, card) || !regains_defence(position, card))
            continue;
        refill_defence(position, card);
        give_back_what_was_stated_lost(position, card, Stat::armor);
    }
}

void lose_what_was_not_spent(Position& position)
{
    for (const Seat seat : {seat_a, seat_b}) {
        set(position, seat, player::energy, 0);
        set(position, seat, player::surcharge, 0);
    }
}

// ---- the start of a turn ----
void forget_the_turn(Position& position)
{
    for (Card& card : position.cards)
        for (const on_card::Value value : {on_card::used, on_card::role, on_card::retreated, on_card::survived})
            card.counters[value] = 0;
    for (const Seat seat : {seat_a, seat_b})
        for (const player::Value value : {player::tek_played, player::plays_this_turn, player::acted_this_turn})
            set(position, seat, value, 0);
}

void wait_for_the_first_player(Position& position)
{
    set(position, match::state, static_cast<Number>(State::choose_first));
    for (const match::Value value :
         {match::active, match::first_player, match::chooser, match::battle_attacker, match::battle_to_act})
        set(position, value, nobody.index);
    for (const match::Value value :
         {match::passes, match::choice, match::plays, match::move_from, match::move_to, match::battle_place,
          match::battle_passes, match::attackers_acted, match::entrenched_used, match::battle_just_over})
        set(position, value, 0);
}

// purge.energy.replenish, purge.resource.delay, purge.energy.shared_turn: sampled here and never again in the turn.
void fill_energy_pools(Position& position)
{
    for (const Seat seat : {seat_a, seat_b})
        set(position, seat, player::energy, production(position, seat));
}

// purge.turn.regen_offence, purge.stat.attack_carries: all ATTACK comes back here, wherever the card is, and only here.
void regenerate_offence(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at)
        if (const CardId card{static_cast<std::int16_t>(at)}; in_play(position, card)) {
            refill_attack(position, card);
            give_back_what_was_stated_lost(position, card, Stat::damage);
            give_back_what_was_stated_lost(position, card, Stat::initiative);
        }
}

}  // namespace

Seat entitled_to_name(const Position& position)
{
    if (const Seat chosen{static_cast<std::int8_t>(get(position, match::chooser))}; position.has(chosen))
        return chosen;
    const int a = initiative_in_play(position, seat_a);
    const int b = initiative_in_play(position, seat_b);
    return a == b ? nobody : a > b ? seat_a : seat_b;
}

void judge(const Position& position, const WinCoin& coin, Verdict& verdict)
{
    judge_by<WinCoin>(coin_page, position, coin, verdict);
}

void apply(Position& position, const WinCoin& coin)
{
    if (state(position) == State::choose_first && !entitled_to_name(position))
        set(position, match::chooser, coin.seat.index);
}

void judge(const Position& position, const NameFirst& naming, Verdict& verdict)
{
    judge_by<NameFirst>(first_page, position, naming, verdict);
}

void apply(Position& position, const NameFirst& naming)
{
    if (state(position) == State::choose_first)
        take_sub_phase(position, naming.first);
}

void judge(const Position& position, const Upkeep& upkeep, Verdict& verdict)
{
    judge_by<Upkeep>(upkeep_page, position, upkeep, verdict);
}

void apply(Position& position, const Upkeep&)
{
    if (state(position) == State::subphase || state(position) == State::battle)
        end_turn(position);
}

void end_turn(Position& position)
{
    const std::vector<CardId> lived = living_by_bonus(position);
    tell_the_end_of_the_turn(position);
    remove_tokens(position);
    end_effects(position, Until::end_of_battle);
    end_effects(position, Until::end_of_turn);
    bury(position, lived);  // before anything is refilled
    regenerate_defence(position);
    lose_what_was_not_spent(position);
    end_game_if_won(position);
    if (!is_over(position))
        start_turn(position);
}

// purge.turn.shared: one number for both players, beginning at 1.
void start_turn(Position& position)
{
    set(position, match::turn, as_number(get(position, match::turn) + 1));
    forget_the_turn(position);
    wait_for_the_first_player(position);
    fill_energy_pools(position);
    regenerate_offence(position);
}

}  // namespace cardinal::purge
