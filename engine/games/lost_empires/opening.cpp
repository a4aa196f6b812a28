#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>
#include <numeric>

/// Setup, step by step: the roll for First Player, factions, the shuffled deck, the opening hand and the mulligan.
namespace cardinal::lost_empires {
namespace {

// ---- 3: First Player ----
Number roll_of(const Position& position, Seat seat) { return get(position, seat, player::roll); }

/// Both have rolled; before that nobody knows what it came to.
bool everybody_has_rolled(const Position& position)
{
    return roll_of(position, seat_a) >= 0 && roll_of(position, seat_b) >= 0;
}

Objection dice_were_not_tied(const Position& position, const TakeFirst& taking)
{
    if (!everybody_has_rolled(position) || roll_of(position, seat_a) != roll_of(position, seat_b))
        return kept();
    return Objection(name_of(taking.seat) + " takes the First Player token after a tie, which is rolled again")
        .about(taking.seat);
}

Objection higher_sum_is_first_player(const Position& position, const TakeFirst& taking)
{
    const Seat other = opponent_of(taking.seat);
    if (!everybody_has_rolled(position) || roll_of(position, taking.seat) >= roll_of(position, other))
        return kept();
    return Objection(name_of(taking.seat) + " rolled " + std::to_string(roll_of(position, taking.seat)) + ", " +
                     name_of(other) + " " + std::to_string(roll_of(position, other)))
        .about(taking.seat);
}

constexpr Rule<TakeFirst> first_page[] = {
    {rule("lost-empires.setup.first.tie"), dice_were_not_tied, "lost-empires.setup.first.roll"},
    {rule("lost-empires.setup.first.roll"), higher_sum_is_first_player},
};

// ---- 4: factions ----
Objection first_player_chooses_first(const Position& position, const ChooseFaction& choice)
{
    const Seat first = seat_in(position, match::first_player);
    if (!first || first == choice.seat || get(position, first, player::faction) >= 0)
        return kept();
    return Objection(name_of(choice.seat) + " chooses a faction before " + name_of(first) + ", the First Player")
        .about(choice.seat);
}

Objection tile_is_the_chosen_factions(const Position&, const ChooseFaction& choice)
{
    if (choice.hive == no_number || choice.hive == choice.faction)
        return kept();
    return Objection("the hive tile that " + name_of(choice.seat) + " lays down is another faction's")
        .about(choice.seat);
}

Objection factions_differ(const Position& position, const ChooseFaction& choice)
{
    const auto has_it = [&](std::int8_t index) {
        return Seat{index} != choice.seat && get(position, Seat{index}, player::faction) == choice.faction;
    };
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (has_it(index))
            return Objection(name_of(Seat{index}) + " plays the same faction").about(choice.seat);
    return kept();
}

constexpr Rule<ChooseFaction> faction_page[] = {
    {rule("lost-empires.setup.faction.order"), first_player_chooses_first},
    {rule("lost-empires.deck.hive"), tile_is_the_chosen_factions},
    {rule("lost-empires.deck.mirror"), factions_differ},
};

// ---- 7: the mulligan ----
Objection whole_hand_is_exchanged(const Position& position, const Mulligan& mulligan)
{
    const int hand = count_of(position, mulligan.seat, Pile::hand);
    if (mulligan.put_back >= 0 && mulligan.put_back != hand)
        return Objection(name_of(mulligan.seat) + " shuffles " + std::to_string(mulligan.put_back) + " of " +
                         std::to_string(hand) + " cards back")
            .about(mulligan.seat);
    if (mulligan.drawn == 6)
        return kept();
    return Objection(name_of(mulligan.seat) + " draws " + std::to_string(mulligan.drawn) + " new cards, not 6")
        .about(mulligan.seat);
}

Objection mulligan_is_the_first(const Position& position, const Mulligan& mulligan)
{
    if (get(position, mulligan.seat, player::mulligans) == 0)
        return kept();
    return Objection(name_of(mulligan.seat) + " has taken a mulligan already").about(mulligan.seat);
}

Objection mulligan_comes_before_round_1(const Position& position, const Mulligan& mulligan)
{
    if (phase(position) == Phase::setup)
        return kept();
    return Objection(name_of(mulligan.seat) + " takes a mulligan although the match has begun").about(mulligan.seat);
}

constexpr Rule<Mulligan> mulligan_page[] = {
    {rule("lost-empires.setup.mulligan"), whole_hand_is_exchanged},
    {rule("lost-empires.setup.mulligan.once"), mulligan_is_the_first},
    {rule("lost-empires.general.phase_order"), mulligan_comes_before_round_1},
};

}  // namespace

void judge(const Position&, const RollForFirst&, Verdict&) {}

// The critical face counts 4 here (A35). Who rolls again after a tie rolls for both; what was decided stays so.
void apply(Position& position, const RollForFirst& roll)
{
    const bool was_decided = everybody_has_rolled(position);
    if (was_decided && roll_of(position, seat_a) != roll_of(position, seat_b))
        return;
    int sum = 0;
    for (const Number face : roll.dice)
        sum += value_of(face);
    if (was_decided)
        for (const Seat seat : {seat_a, seat_b})
            set(position, seat, player::roll, -1);
    set(position, roll.seat, player::roll, as_number(sum));
}

void judge(const Position& position, const TakeFirst& taking, Verdict& verdict)
{
    if (phase(position) == Phase::setup)
        judge_by<TakeFirst>(first_page, position, taking, verdict);
    else
        judge_passing_the_token(position, taking, verdict);
}

void judge(const Position& position, const ChooseFaction& choice, Verdict& verdict)
{
    judge_by<ChooseFaction>(faction_page, position, choice, verdict);
}

// lost-empires.setup.faction.cards: with the faction come its cards and its hive tile.
void apply(Position& position, const ChooseFaction& choice)
{
    set(position, choice.seat, player::faction, choice.faction);
    set(position, choice.seat, player::hive_tile, choice.hive == no_number ? choice.faction : choice.hive);
}

// lost-empires.setup.deck.shuffle: taken as done unless it is said.
void judge(const Position&, const Shuffle&, Verdict&) {}
void apply(Position& position, const Shuffle& shuffle) { set(position, shuffle.seat, player::shuffled, 1); }

void judge(const Position& position, const Mulligan& mulligan, Verdict& verdict)
{
    judge_by<Mulligan>(mulligan_page, position, mulligan, verdict);
}

void apply(Position& position, const Mulligan& mulligan)
{
    const int hand = count_of(position, mulligan.seat, Pile::hand);
    for (Card& card : position.cards)
        if (card.place == in(Zone::hand, mulligan.seat) && mulligan.put_back < 0) {
            card.place = in(Zone::unseen, mulligan.seat);
            set(position, mulligan.seat, player::hand_unknown,
                as_number(get(position, mulligan.seat, player::hand_unknown) + 1));
        }
    for (int left = mulligan.put_back < 0 ? hand : std::min(mulligan.put_back, hand); left > 0; --left)
        shift(position, mulligan.seat, Pile::hand, Pile::deck);
    for (int left = std::min(mulligan.drawn, 99); left > 0; --left)
        shift(position, mulligan.seat, Pile::deck, Pile::hand);
    set(position, mulligan.seat, player::mulligans, as_number(get(position, mulligan.seat, player::mulligans) + 1));
}

}  // namespace cardinal::lost_empires
