#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>
#include <map>

/// Components and Setup: what lies on the table when round 1 begins.
namespace cardinal::lost_empires {
namespace {

/// One player's table as it is judged at the start.
struct StartOf {
    Seat seat{};
};

Objection exactly(const StartOf& start, Number count, Number wanted, const std::string& what)
{
    if (count == wanted)
        return kept();
    return Objection(name_of(start.seat) + " has " + std::to_string(count) + " " + what + ", not " +
                     std::to_string(wanted))
        .about(start.seat);
}

Objection has_four_command_tokens(const Position& position, const StartOf& start)
{
    return exactly(start, get(position, start.seat, player::command_tokens), 4, "command tokens");
}
Objection has_one_supply_token(const Position& position, const StartOf& start)
{
    return exactly(start, get(position, start.seat, player::supply_tokens), 1, "supply tokens");
}

Objection has_gates_one_to_four(const Position& position, const StartOf& start)
{
    if (get(position, start.seat, player::gate_set) == static_cast<Number>(GateSet::complete))
        return kept();
    return Objection(name_of(start.seat) + "'s gate tokens are not 1 to 4").about(start.seat);
}

// lost-empires.components.reference: they have no effect, but everybody has two.
Objection has_every_other_piece(const Position& position, const StartOf& start)
{
    Objection missing = exactly(start, get(position, start.seat, player::reference_cards), 2, "reference cards");
    return missing ? std::move(missing)
                   : exactly(start, get(position, start.seat, player::result_dice), 1, "result dice");
}

Objection two_command_and_one_supply_are_ready(const Position& position, const StartOf& start)
{
    Objection command = exactly(start, get(position, start.seat, player::command), 2, "command to spend");
    return command ? std::move(command)
                   : exactly(start, get(position, start.seat, player::supply), 1, "supply to spend");
}

Objection gates_lie_on_their_number(const Position& position, const StartOf& start)
{
    return exactly(start, as_number(gates_built(position, start.seat)), 0, "gates built");
}

Objection nobody_has_artifacts(const Position& position, const StartOf& start)
{
    return exactly(start, get(position, start.seat, player::artifacts), 0, "artifacts");
}

Objection hand_after_a_mulligan_is_six(const Position& position, const StartOf& start)
{
    if (get(position, start.seat, player::mulligans) == 0)
        return kept();
    return exactly(start, count_of(position, start.seat, Pile::hand), 6, "cards in the hand after the mulligan");
}

Objection six_cards_were_drawn(const Position& position, const StartOf& start)
{
    Objection hand = exactly(start, count_of(position, start.seat, Pile::hand), 6, "cards in the hand");
    return hand ? std::move(hand) : exactly(start, count_of(position, start.seat, Pile::deck), 12, "cards in the deck");
}

Objection hive_tile_is_the_factions(const Position& position, const StartOf& start)
{
    const Number tile = get(position, start.seat, player::hive_tile);
    if (tile < 0 || faction_of(position, start.seat) < 0 || tile == faction_of(position, start.seat))
        return kept();
    return Objection("the hive tile before " + name_of(start.seat) + " is another faction's").about(start.seat);
}

// lost-empires.setup.faction.hive: what this page reports of it is lost-empires.deck.hive.
constexpr Rule<StartOf> start_page[] = {
    {rule("lost-empires.components.command"), has_four_command_tokens},
    {rule("lost-empires.components.supply"), has_one_supply_token},
    {rule("lost-empires.components.gates"), has_gates_one_to_four},
    {rule("lost-empires.setup.pool.tokens"), has_every_other_piece},
    {rule("lost-empires.setup.pool.round1"), two_command_and_one_supply_are_ready},
    {rule("lost-empires.setup.gates.start"), gates_lie_on_their_number},
    {rule("lost-empires.setup.artifacts.start"), nobody_has_artifacts, "lost-empires.setup.bank"},
    {rule("lost-empires.setup.mulligan"), hand_after_a_mulligan_is_six, "lost-empires.setup.hand.six"},
    {rule("lost-empires.setup.hand.six"), six_cards_were_drawn},
    {rule("lost-empires.deck.hive"), hive_tile_is_the_factions},
};

// ---- what both share ----
Objection two_players_play(const Position& position, const Begin&)
{
    if (position.seats == 2 || option(position, Option::players34) == 1)
        return kept();
    return std::to_string(position.seats) + " players sit at the table, the box serves 2";
}

// Two copies of sixteen cards for each faction: a third copy is not from this box.
Objection two_copies_of_a_card_are_in_the_box(const Position& position, const Begin&)
{
    std::map<std::pair<int, int>, int> copies;
    for (const Card& card : position.cards)
        if (card.owner && ++copies[{card.owner.index, card.facts}] == 3)
            return Objection(position.facts(card).name + " is there more than twice").about(card.owner);
    return kept();
}

Objection three_objectives_lie_there(const Position& position, const Begin&)
{
    const Number tiles = get(position, match::objectives);
    return tiles == 3 ? kept() : Objection(std::to_string(tiles) + " objective tiles lie on the table, not 3");
}

Objection one_token_says_who_is_first(const Position& position, const Begin&)
{
    const Number tokens = get(position, match::first_tokens);
    return tokens <= 1 ? kept() : Objection(std::to_string(tokens) + " First Player tokens lie on the table");
}

Objection center_lies_in_the_middle(const Position& position, const Begin&)
{
    if (get(position, match::center_tile) == static_cast<Number>(CenterTile::middle))
        return kept();
    return "the center objective lies at an end of the row";
}

bool lies_with_a_token(const Card& card)
{
    return get(card, on_card::damage) > 0 || get(card, on_card::drained) != 0 || get(card, on_card::elite) != 0;
}

Objection supplies_lie_beside_the_table(const Position& position, const Begin&)
{
    const auto marked = std::ranges::find_if(position.cards, lies_with_a_token);
    if (marked != position.cards.end())
        return Objection(name_of(position, position.id_of(*marked)) + " has a token on it before round 1");
    if (get(position, match::supplies) == static_cast<Number>(Supplies::beside))
        return kept();
    return "artifacts or markers do not lie in the supplies";
}

Objection somebody_has_the_first_player_token(const Position& position, const Begin&)
{
    const bool lies_somewhere = seat_in(position, match::first_player) && get(position, match::first_tokens) >= 1;
    return lies_somewhere ? kept() : Objection("nobody has the First Player token");
}

Objection factions_differ(const Position& position, const Begin&)
{
    for (std::int8_t index = 1; index < position.seats; ++index)
        for (std::int8_t other = 0; other < index; ++other)
            if (const Number faction = faction_of(position, Seat{index});
                faction >= 0 && faction == faction_of(position, Seat{other}))
                return Objection(name_of(Seat{other}) + " and " + name_of(Seat{index}) + " play the same faction")
                    .about(Seat{index});
    return kept();
}

constexpr Rule<Begin> begin_page[] = {
    {rule("lost-empires.components.players"), two_players_play},
    {rule("lost-empires.components.cards"), two_copies_of_a_card_are_in_the_box},
    {rule("lost-empires.components.objectives"), three_objectives_lie_there},
    {rule("lost-empires.components.first"), one_token_says_who_is_first},
    {rule("lost-empires.setup.objectives.line"), center_lies_in_the_middle},
    {rule("lost-empires.setup.bank"), supplies_lie_beside_the_table},
    {rule("lost-empires.setup.first.token"), somebody_has_the_first_player_token},
    {rule("lost-empires.deck.mirror"), factions_differ},
};

void empty_table_before_setup(Position& position, Seat seat)
{
    set_count(position, seat, Pile::hand, 0);
    set_count(position, seat, Pile::deck, 18);
    set(position, seat, player::command, 2);
}

/// A listed card is one of the total, it does not add to it.
void take_from_the_unknown(Position& position, const Card& card)
{
    const auto take = [&](player::Value unknown) {
        const Number left = get(position, card.place.seat, unknown);
        set(position, card.place.seat, unknown, as_number(std::max(0, left - 1)));
    };
    if (zone_of(card.place) == Zone::hand)
        take(player::hand_unknown);
    if (zone_of(card.place) == Zone::deck)
        take(player::deck_unknown);
}

// lost-empires.components.damage, lost-empires.components.drain, lost-empires.components.elite: tokens are counted by
// what they show, and any of the box will do.
void lay_out_pieces(Position& position, Seat seat)
{
    set(position, seat, player::command, 4);
    set(position, seat, player::supply, 1);
    set(position, seat, player::faction, -1);
    set(position, seat, player::hive_tile, -1);
    set(position, seat, player::roll, -1);
    set(position, seat, player::command_tokens, 4);
    set(position, seat, player::supply_tokens, 1);
    set(position, seat, player::reference_cards, 2);
    set(position, seat, player::result_dice, 1);
    set(position, seat, player::hand_unknown, 6);
    set(position, seat, player::deck_unknown, 12);
}

}  // namespace

// lost-empires.components.hives: one for each faction; a player has the tile of the own one.
void lay_out(Position& position)
{
    set(position, match::turn, 1);
    set(position, match::round, 1);
    set_phase(position, Phase::order);
    for (const match::Value none :
         {match::winner, match::unit, match::lapsed, match::melee_unit, match::melee_target, match::attacker,
          match::defender, match::won_outer_a, match::won_center, match::won_outer_b})
        set(position, none, -1);
    set(position, match::objectives, 3);
    set(position, match::first_tokens, 1);
    for (std::int8_t seat = 0; seat < most_seats; ++seat)
        lay_out_pieces(position, Seat{seat});
}

void before_match(Position& position)
{
    lay_out(position);
    set(position, match::turn, 0);
    set(position, match::round, 0);
    set_phase(position, Phase::setup);
    set(position, match::first_player, -1);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        empty_table_before_setup(position, Seat{seat});
}

void put_down(Position& position, CardId id)
{
    Card& card = position.card(id);
    const Zone zone = zone_of(card.place);
    if (zone == Zone::hand || zone == Zone::deck || zone == Zone::unseen)
        card.face = Face::down;
    if (is_in_play(card.place) && has(position, id, Keyword::elite))
        set(position, id, on_card::elite, 1);
    take_from_the_unknown(position, card);
}

void settle(Position& position)
{
    if (phase(position) != Phase::setup)
        return;
    set(position, match::first_player, -1);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        empty_table_before_setup(position, Seat{seat});
}

void judge(const Position& position, const Begin& begin, Verdict& verdict)
{
    if (phase(position) != Phase::setup)
        return;
    judge_by<Begin>(begin_page, position, begin, verdict);
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        Verdict of_seat;  // its own: what one player did wrong supersedes nothing of the other's
        judge_by<StartOf>(start_page, position, StartOf{Seat{seat}}, of_seat);
        verdict.violations.insert(verdict.violations.end(), of_seat.violations.begin(), of_seat.violations.end());
    }
    if (verdict.broke("lost-empires.setup.artifacts.start"))
        leave_out_superseded(verdict, rule("lost-empires.setup.artifacts.start"), "lost-empires.setup.bank");
}

// lost-empires.general.rounds: round 1 begins with the First Player's turn.
void apply(Position& position, const Begin&)
{
    if (phase(position) != Phase::setup)
        return;
    set(position, match::round, 0);
    set(position, match::turn, 0);
    if (!seat_in(position, match::first_player))
        set(position, match::first_player, seat_a.index);
    begin_round(position);
    set(position, match::fresh, 0);
}

std::string due(const Position& position)
{
    if (phase(position) != Phase::setup)
        return "";
    if (!seat_in(position, match::first_player))
        return "Both players roll both result dice, and the higher sum takes the First Player token.";
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (count_of(position, Seat{index}, Pile::hand) == 0)
            return name_of(Seat{index}) + " draws 6 cards.";
    return "";
}

}  // namespace cardinal::lost_empires
