#pragma once

#include "companion/pages/tongue.h"
#include "engine/rules/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What every page, terminal and screen tells in the same words.
namespace cardinal::pages {

/// "Battle Stats, line 156" with its lines in that language; the rulebook's own headings stay.
std::string place_said(const std::string& place_in_rulebook, const Tongue& say);
/// "game.rule · illegal · rulebook: Turn, line 217": the rule that was broken and where it stands.
std::string cited(const Game& game, const Violation& violation, const Tongue& say = Tongue());
/// That a verdict rests on one reading of an unclear rulebook, and which house rule chooses it; empty when it rests on
/// the rule itself.
std::string unclear_note(const Game& game, const Violation& violation, const Tongue& say = Tongue());

/// A number that is always shown, with its cap where the game has one: 4 of 11.
struct HeadlineNumber {
    std::string_view name{};
    Number number = 0;
    std::optional<Number> cap{};
    bool operator==(const HeadlineNumber&) const = default;
};
/// The number that one of a player's numbers cannot pass, where it stands beside it in the headline: supply,
/// supply_cap; or the tokens of which so many lie ready: command, command_tokens. Else empty.
std::string_view cap_of(const Game& game, std::string_view name);
/// What a player always sees of their numbers.
std::vector<HeadlineNumber> headline_of(const Game& game, const Position& position, Seat seat);
/// What is always shown of a card, as far as it is not nothing.
std::vector<HeadlineNumber> headline_of(const Game& game, const Position& position, CardId card);

/// The numbers that say where in its course a match is, as far as the game has words for them.
std::vector<const ValueWord*> stage_values(const Game& game);
/// Whose go it is. Whose turn it is tells only who is asked nothing: within it the other one may have to act.
Seat acting(const Game& game, const Position& position);

/// "home.A", "lane.2".
std::string place_name(const Game& game, Place place);

}  // namespace cardinal::pages
