#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/stated.h"
#include "engine/games/lost_empires/values.h"

/// Pieces that are seen to be missing, double or in the wrong place; and what the files about stated numbers share.
namespace cardinal::lost_empires {
namespace {

// ---- pieces ----
Objection three_objectives_lie_there(const Position& position, const Stated& stated)
{
    return is(stated, "objectives") && stated.number != 3 ? about(position, stated, "there are three") : kept();
}
Objection center_lies_in_the_middle(const Position&, const Stated& stated)
{
    return is(stated, "center_tile") && stated.number != 0 ? Objection("the center objective lies at an end of the row")
                                                           : kept();
}
Objection one_token_says_who_is_first(const Position& position, const Stated& stated)
{
    return is(stated, "first_tokens") && stated.number > 1 ? about(position, stated, "there is one") : kept();
}
Objection somebody_has_the_first_player_token(const Position& position, const Stated& stated)
{
    return is(stated, "first_tokens") && stated.number < 1 ? about(position, stated, "somebody has it") : kept();
}
Objection has_four_command_tokens(const Position& position, const Stated& stated)
{
    return is(stated, "command_tokens") && stated.number != 4 ? about(position, stated, "everybody has 4") : kept();
}
Objection has_one_supply_token(const Position& position, const Stated& stated)
{
    return is(stated, "supply_tokens") && stated.number != 1 ? about(position, stated, "everybody has 1") : kept();
}
Objection has_gates_one_to_four(const Position&, const Stated& stated)
{
    return is(stated, "gate_set") && stated.number != 0
             ? Objection(name_of(stated.of.seat) + "'s gate tokens are not 1 to 4").about(stated.of.seat)
             : kept();
}
Objection has_every_other_piece(const Position& position, const Stated& stated)
{
    const bool is_missing =
        (is(stated, "reference_cards") && stated.number != 2) || (is(stated, "result_dice") && stated.number != 1);
    return is_missing ? about(position, stated, "a piece is missing or double") : kept();
}
Objection supplies_lie_beside_the_table(const Position&, const Stated& stated)
{
    return is(stated, "supplies") && stated.number != 0 ? Objection("artifacts or markers do not lie in the supplies")
                                                        : kept();
}

// ---- hive tiles ----
Objection first_player_chooses_first(const Position& position, const Stated& stated)
{
    const Seat first = seat_in(position, match::first_player);
    const bool has_none =
        first && get(position, first, player::faction) < 0 && get(position, first, player::hive_tile) < 0;
    if (phase(position) != Phase::setup || !is(stated, "hive_tile") || stated.of.seat == first || !has_none)
        return kept();
    return about(position, stated, name_of(first) + ", the First Player, chooses first");
}
Objection factions_differ(const Position& position, const Stated& stated)
{
    for (std::int8_t index = 0; index < position.seats && is(stated, "hive_tile") && stated.number >= 0; ++index)
        if (Seat{index} != stated.of.seat && get(position, Seat{index}, player::hive_tile) == stated.number)
            return about(position, stated, name_of(Seat{index}) + " plays the same faction");
    return kept();
}

constexpr Rule<Stated> piece_page[] = {
    {rule("lost-empires.components.objectives"), three_objectives_lie_there},
    {rule("lost-empires.components.first"), one_token_says_who_is_first},
    {rule("lost-empires.setup.first.token"), somebody_has_the_first_player_token},
    {rule("lost-empires.components.command"), has_four_command_tokens},
    {rule("lost-empires.components.supply"), has_one_supply_token},
    {rule("lost-empires.components.gates"), has_gates_one_to_four},
    {rule("lost-empires.setup.pool.tokens"), has_every_other_piece},
    {rule("lost-empires.setup.objectives.line"), center_lies_in_the_middle},
    {rule("lost-empires.setup.faction.order"), first_player_chooses_first},
    {rule("lost-empires.deck.mirror"), factions_differ},
    {rule("lost-empires.setup.bank"), supplies_lie_beside_the_table},
};

}  // namespace

Objection about(const Position& position, const Stated& stated, const std::string& why)
{
    const std::string whose = stated.of.card ? name_of(position, stated.of.card) + "'s "
                            : stated.of.seat ? name_of(stated.of.seat) + "'s "
                                             : std::string();
    Objection objection(whose + std::string(stated.name) + " is " + std::to_string(stated.number) + " instead of " +
                        std::to_string(stated.kept) + ": " + why);
    if (stated.of.card)
        return std::move(objection).about(stated.of.card);
    return std::move(objection).about(stated.of.seat);
}

bool is_fresh(const Position& position) { return get(position, match::fresh) != 0; }

void judge_pieces(const Position& position, const Stated& stated, Verdict& verdict)
{
    judge_by<Stated>(piece_page, position, stated, verdict);
}

}  // namespace cardinal::lost_empires
