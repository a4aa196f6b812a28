#include "engine/rules/random_play.h"

#include <algorithm>

namespace cardinal {
namespace {

/// A choice of cards from the template's that is legal together; one alone always is.
Action filled(const Game& game, const Position& position, const Template& option, Seed& seed)
{
    Action action = option.action;
    if (option.any_of.empty())
        return action;
    for (int tries = 0; tries < 3; ++tries) {
        action.cards.clear();
        for (const CardId card : option.any_of)
            if (seed.one_in(2) && action.cards.size() < option.at_most)
                action.cards.push_back(card);
        if (action.cards.size() >= option.at_least && judge(game, position, action).legal())
            return action;
    }
    action.cards.assign(1, option.any_of[seed.below(option.any_of.size())]);
    return action;
}

Number any_number(Seed& seed)
{
    constexpr Number extremes[] = {no_number, -1, 0, 1, 2, 32767, -32767};
    return seed.one_in(3) ? extremes[seed.below(std::size(extremes))] : static_cast<Number>(seed.below(12));
}

CardId any_card(const Position& position, Seed& seed)
{
    return {static_cast<std::int16_t>(static_cast<int>(seed.below(position.cards.size() + 3)) - 2)};
}

Seat any_seat(Seed& seed)
{
    return {static_cast<std::int8_t>(seed.one_in(6) ? 2 : static_cast<int>(seed.below(3)) - 1)};
}

/// Mostly a place there is, or none: what names a place that does not exist is turned away before the rules see it.
Place any_place(const Game& game, Seed& seed)
{
    if (seed.one_in(3))
        return nowhere;
    Place place{.zone = static_cast<std::uint8_t>(seed.below(game.words->zones.size() + 1)), .seat = any_seat(seed)};
    if (place.zone >= game.words->zones.size() || seed.one_in(10))
        return place;
    const ZoneWord& zone = game.words->zones[place.zone];
    place.seat = zone.each_seat ? Seat{static_cast<std::int8_t>(seed.below(2))} : nobody;
    place.slot = static_cast<std::uint8_t>(zone.slots == 0 ? 0 : 1 + seed.below(zone.slots));
    return place;
}

}  // namespace

std::uint64_t Seed::next()
{
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

std::size_t Seed::below(std::size_t count) { return count == 0 ? 0 : static_cast<std::size_t>(next() % count); }

std::optional<Action> random_legal_action(const Game& game, const Position& position, Seed& seed)
{
    const std::vector<Template> legal = options(game, position);
    if (legal.empty())
        return std::nullopt;
    std::vector<std::uint8_t> kinds;
    for (const Template& option : legal)
        if (std::ranges::find(kinds, option.action.kind) == kinds.end())
            kinds.push_back(option.action.kind);
    const std::uint8_t kind = kinds[seed.below(kinds.size())];
    const auto count = std::ranges::count_if(legal, [&](const Template& option) { return option.action.kind == kind; });
    std::size_t left = seed.below(static_cast<std::size_t>(count));
    for (const Template& option : legal)
        if (option.action.kind == kind && left-- == 0)
            return filled(game, position, option, seed);
    return std::nullopt;
}

std::optional<Action> random_illegal_action(const Game& game, const Position& position, Seed& seed)
{
    std::vector<Template> proposed;
    game.propose(position, proposed);
    std::vector<Action> illegal;
    for (const Template& option : proposed) {
        Action action = option.action;
        if (!option.any_of.empty())
            action.cards.assign(1, option.any_of[seed.below(option.any_of.size())]);
        const Verdict verdict = judge(game, position, action);
        const bool is_illegal = std::ranges::any_of(
            verdict.violations, [](const Violation& each) { return each.severity == Severity::illegal; });
        if (is_illegal && board(game, apply(game, position, action)) != board(game, position))
            illegal.push_back(std::move(action));
    }
    return illegal.empty() ? std::nullopt : std::optional(illegal[seed.below(illegal.size())]);
}

Action absurd_action(const Game& game, const Position& position, Seed& seed)
{
    Action action{.kind = static_cast<std::uint8_t>(seed.below(game.words->actions.size() + 3)),
                  .seat = any_seat(seed),
                  .card = any_card(position, seed),
                  .target = any_card(position, seed),
                  .other = any_seat(seed),
                  .place = any_place(game, seed),
                  .word = any_number(seed),
                  .number = any_number(seed)};
    for (std::size_t more = seed.one_in(2) ? 0 : seed.below(4); more > 0; --more)
        action.cards.push_back(seed.one_in(20) ? any_card(position, seed)
                                               : CardId{static_cast<std::int16_t>(seed.below(position.cards.size()))});
    for (std::size_t more = seed.below(3); more > 0; --more)
        action.numbers.push_back(static_cast<Number>(static_cast<int>(seed.below(30)) - 10));
    return action;
}

}  // namespace cardinal
