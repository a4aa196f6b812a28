#include "companion/pages/telling.h"

#include <algorithm>
#include <cctype>
#include <regex>

namespace cardinal::pages {
namespace {

Number value_of(const Game& game, const Position& position, int value, Owner owner)
{
    return read_value(position, game.words->values[static_cast<std::size_t>(value)], owner);
}

int find_in(const Game& game, Scope scope, std::string_view name)
{
    const auto values = game.words->values;
    const auto found = std::ranges::find_if(
        values, [&](const ValueWord& value) { return value.scope == scope && value.name == name; });
    return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

}  // namespace

std::vector<const ValueWord*> stage_values(const Game& game)
{
    std::vector<const ValueWord*> values;
    for (const std::string_view name : game.words->stage)
        if (const int value = find_value(*game.words, name); value >= 0)
            values.push_back(&game.words->values[static_cast<std::size_t>(value)]);
    return values;
}

Seat acting(const Game& game, const Position& position)
{
    for (const Question& question : questions(game, position))
        if (question.is_about_a_play && question.to)
            return question.to;
    for (const ValueWord* value : stage_values(game))
        if (value->kind == Kind::seat && !game.is_over(position))
            return Seat{static_cast<std::int8_t>(read_value(position, *value, {}))};
    return nobody;
}

std::string place_said(const std::string& place_in_rulebook, const Tongue& say)
{
    static const std::regex one("([,;]) line (?=[0-9])"), more("([,;]) lines (?=[0-9])");
    const std::string place = std::regex_replace(place_in_rulebook, one, "$1 " + say("line") + " ");
    return std::regex_replace(place, more, "$1 " + say("lines") + " ");
}

std::string cited(const Game& game, const Violation& violation, const Tongue& say)
{
    const RuleInfo* rule = find_rule_info(game, violation.rule);
    const std::string line = violation.rule + " · " + say(to_string(violation.severity));
    return rule ? say("%1 · rulebook: %2", line, place_said(place_in_rulebook(*rule), say)) : line;
}

std::string unclear_note(const Game& game, const Violation& violation, const Tongue& say)
{
    const auto unclear = std::ranges::find(game.ambiguities, violation.rests_on, &Ambiguity::id);
    if (unclear == game.ambiguities.end())
        return "";
    const auto& options = game.words->options;
    const auto option = std::ranges::find(options, unclear->option, &OptionWord::name);
    if (unclear->option.empty() || option == options.end())
        return say("The rulebook is unclear here; it is read as is usual.");
    std::string name(option->name);
    std::ranges::replace(name, '_', ' ');
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return say("The rulebook is unclear here. How it is read is a house rule, “%1”: %2.", name, option->says);
}

std::string_view cap_of(const Game& game, std::string_view name)
{
    const auto headline = game.words->headline;
    const auto found = std::ranges::find(headline, name);
    if (found == headline.end() || std::next(found) == headline.end())
        return {};
    const std::string_view next = *std::next(found);
    const std::string_view more = next.starts_with(name) ? next.substr(name.size()) : std::string_view();
    return more == "_cap" || more == "_tokens" ? next : std::string_view();
}

std::vector<HeadlineNumber> headline_of(const Game& game, const Position& position, Seat seat)
{
    std::vector<HeadlineNumber> numbers;
    for (const std::string_view name : game.words->headline) {
        const int value = find_in(game, Scope::player, name);
        if (value < 0)
            continue;
        const Number number = value_of(game, position, value, {.seat = seat});
        if (!numbers.empty() && name == cap_of(game, numbers.back().name))
            numbers.back().cap = number;
        else
            numbers.push_back({name, number});
    }
    return numbers;
}

std::vector<HeadlineNumber> headline_of(const Game& game, const Position& position, CardId card)
{
    std::vector<HeadlineNumber> numbers;
    for (const std::string_view name : game.words->card_headline) {
        const int value = find_in(game, Scope::card, name);
        const Number number = value < 0 ? Number{0} : value_of(game, position, value, {.card = card});
        if (number != 0)
            numbers.push_back({name, number});
    }
    return numbers;
}

std::string place_name(const Game& game, Place place)
{
    std::string name(game.words->zones[place.zone].name);
    if (place.seat)
        name += std::string(".") + place.seat.letter();
    if (place.slot)
        name += "." + std::to_string(place.slot);
    return name;
}

}  // namespace cardinal::pages
