#pragma once

#include "companion/cli/terminal.h"
#include "companion/match/said.h"
#include "engine/rules/game.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

/// How verdicts, questions and tables are told, to people and as JSON. Every verb tells them the same way.
namespace cardinal::cli {

Style style_of(Severity severity);

/// A line each.
std::string shown(const match::Sayings& sayings);
/// The sentence, then the rule and its place in the rulebook, each line indented.
std::string told(const Game& game, const Violation& violation, std::size_t indent);
nlohmann::ordered_json json_of(const Game& game, const Violation& violation);
nlohmann::ordered_json json_of(const Question& question);
/// An object as a line of its own. A file may have any name, also one that is no text.
std::string line_of(const nlohmann::ordered_json& object);

/// "energy 8 · supply 4/11 · population 20": what a player always sees of their numbers.
std::string numbers_of(const Game& game, const Position& position, Seat seat);
/// A line with the player's letter before it.
std::string player_line(const Game& game, const Position& position, Seat seat);
/// A rule across the terminal, with this written into it.
std::string heading(const std::string& title);
/// Every place on the table with its cards and their numbers, a line each.
std::string table_of(const Game& game, const Position& position);

}  // namespace cardinal::cli
