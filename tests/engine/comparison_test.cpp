// After a deed only what it changed is looked at anew: what differs then, and what a position is known by, has to be
// what whoever looks at everything finds.
#include "engine/position/fingerprint.h"
#include "engine/rules/comparison.h"
#include "engine/rules/random_play.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>

namespace cardinal {
namespace {

class ComparingBoards : public testing::TestWithParam<const Game*> {
protected:
    const Game& game() const { return *GetParam(); }
    Position table(std::string_view name) const { return sample_table(game(), name); }
};

/// Deeds that change many things and deeds that no person would do.
Action any_action(const Game& game, const Position& position, Seed& seed)
{
    std::optional<Action> action = seed.one_in(4) ? random_illegal_action(game, position, seed) : std::nullopt;
    if (!action && !seed.one_in(8))
        action = random_legal_action(game, position, seed);
    return action ? *action : absurd_action(game, position, seed);
}

Position after_some(const Game& game, Position position, int deeds, Seed& seed)
{
    for (int deed = 0; deed < deeds; ++deed)
        position = apply(game, position, any_action(game, position, seed));
    return position;
}

/// Whether looking at what changed and looking at everything tell the same of this deed.
testing::AssertionResult is_told_alike(const Game& game, BoardComparison& comparison, const Board& seen,
                                       const Position& before, const Position& after)
{
    if (after.cards.size() != before.cards.size())
        return testing::AssertionSuccess();
    std::vector<CardId> unlike;
    find_unlike_cards(after, before, unlike);
    const std::vector<Fact> whole = differences(board(game, after), seen);
    if (comparison.differences_in(after, before, comparison.differences_in(before), unlike) != whole)
        return testing::AssertionFailure() << "what differs is told otherwise";
    if (fingerprint_of(after, before, fingerprint_of(before), unlike).of_all != fingerprint_of(after).of_all)
        return testing::AssertionFailure() << "the fingerprint is another";
    const bool is_known_alike = fingerprint_of(after).of_all == fingerprint_of(before).of_all;
    if (is_known_alike != (after == before))
        return testing::AssertionFailure() << "the fingerprint does not tell them apart";
    return testing::AssertionSuccess();
}

TEST_P(ComparingBoards, WhatADeedChangedTellsTheSameAsEverything)
{
    int deeds_that_showed = 0;
    for (std::uint64_t match = 0; match < 24; ++match) {
        Seed seed(match);
        Position position = table(match % 4 == 0 ? "ready" : "busy");
        const Board seen = board(game(), after_some(game(), position, 1 + static_cast<int>(seed.below(6)), seed));
        BoardComparison comparison(game(), seen);
        for (int deed = 0; deed < 60; ++deed) {
            const Action action = any_action(game(), position, seed);
            const Position after = apply(game(), position, action);
            ASSERT_TRUE(is_told_alike(game(), comparison, seen, position, after))
                << "match " << match << ", deed " << deed;
            deeds_that_showed += board(game(), after) == board(game(), position) ? 0 : 1;
            position = after;
        }
    }
    EXPECT_GT(deeds_that_showed, 100);
}

/// Of a number that people say is so as much as of a deed: effects and numbers of other cards hang on it.
TEST_P(ComparingBoards, WhatAFactChangedTellsTheSameAsEverything)
{
    Seed seed(7);
    Position position = table("busy");
    const Board seen = board(game(), position);
    BoardComparison comparison(game(), seen);
    for (int step = 0; step < 300; ++step) {
        const Board shown = board(game(), position);
        Fact fact = shown.numbers[seed.below(shown.numbers.size())];
        const BoardCard& card = shown.cards[seed.below(shown.cards.size())];
        if (!card.marks.empty() && !seed.one_in(4))
            fact = {.value = card.marks[seed.below(card.marks.size())].value, .card = card.card};
        fact.number = static_cast<Number>(seed.below(4));
        const Position after = take_fact(game(), position, fact);
        ASSERT_TRUE(is_told_alike(game(), comparison, seen, position, after)) << "step " << step;
        position = after;
    }
}

TEST_P(ComparingBoards, TheBoardIsMadeOfItsParts)
{
    Seed seed(3);
    Position position = table("busy");
    ASSERT_NE(game().board_parts, nullptr);
    for (int deed = 0; deed < 60; ++deed) {
        position = apply(game(), position, any_action(game(), position, seed));
        Board parts;
        for (const Card& card : position.cards)
            game().board_parts->card(position, card, parts);
        game().board_parts->numbers(position, parts);
        const Board whole = board(game(), position);
        ASSERT_EQ(parts.cards, whole.cards);
        ASSERT_EQ(parts.numbers, whole.numbers);
        ASSERT_EQ(parts.may_be_away, whole.may_be_away);
        ASSERT_TRUE(std::ranges::is_sorted(whole.cards, {}, &BoardCard::card));
    }
}

INSTANTIATE_TEST_SUITE_P(Games, ComparingBoards, testing::ValuesIn(all_games()), [](const auto& game) {
    std::string name(game.param->id);
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
}  // namespace cardinal
