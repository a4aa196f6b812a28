#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"
#include "engine/rules/shown.h"

/// What a camera should see of a position: everything that lies open on the table, with the tokens on it, and the
/// tokens before each player.
namespace cardinal::lost_empires {
namespace {

bool can_be_seen(Place place) { return is_in_view(words, place); }

BoardCard seen_card(const Position& position, const Card& card)
{
    BoardCard seen = as_it_lies(position, card);
    static const auto marks = values_named(words, Scope::card, {"damage", "drained", "elite_token"});
    if (is_in_play(card.place))
        show_marks(words, position, marks, seen);
    return seen;
}

// lost-empires.general.discard_open: open piles show what lies in them.
void show_card(const Position& position, const Card& card, Board& board)
{
    if (can_be_seen(card.place))
        board.cards.push_back(seen_card(position, card));
}

void show_numbers(const Position& position, Board& board)
{
    // what lies before a player; that somebody has passed, the command card left lying there says
    static const auto counted =
        values_named(words, Scope::player, {"command", "supply", "artifacts", "passed", "gates", "gate_sides", "hand"});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        show_numbers(words, position, Seat{seat}, counted, board);
    static const auto first = values_named(words, Scope::match, {"first_player"});
    show_numbers(words, position, nobody, first, board);
}

}  // namespace

const BoardParts board_parts{.card = show_card, .numbers = show_numbers};

void show(const Position& position, Board& board)
{
    look_at_zones(words, position, can_be_seen, board);
    show_parts(board_parts, position, board);
}

}  // namespace cardinal::lost_empires
