#pragma once

#include "engine/rules/fact.h"
#include "engine/rules/game.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

/// For the board of a game: what numbers it shows, called by name. They are looked up once, because a board is made
/// some thousand times while one look is explained.
namespace cardinal {

/// On the table, and not among cards that lie face down or in a hand.
bool is_in_view(const Words& words, Place place);

/// Indices into Words::values. Players and cards may share a number's name.
std::vector<std::int16_t> values_named(const Words& words, Scope scope, std::initializer_list<std::string_view> names);

void show_numbers(const Words& words, const Position& position, Seat seat, std::span<const std::int16_t> values,
                  Board& board);
/// Every card, and what numbers there are.
void show_parts(const BoardParts& parts, const Position& position, Board& board);
void show_marks(const Words& words, const Position& position, std::span<const std::int16_t> values, BoardCard& card);

}  // namespace cardinal
