// What makes a story legal, and nobody saw.
#include "engine/referee/excuse.h"

#include "engine/referee/choices.h"
#include "engine/rules/action_word.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cardinal {
namespace {

const Game& game_of_battles() { return **std::ranges::find(all_games(), "purge", &Game::id); }

/// Of what may be done with a group, what may be done with each card alone, and with all of them.
std::vector<Action> legal_deeds_called(const Game& game, const Position& position, std::string_view name)
{
    std::vector<Action> deeds;
    for (const Template& option : options(game, position)) {
        if (find_action_word(game, option.action)->name != name)
            continue;
        deeds.push_back(option.action);
        deeds.back().cards = option.any_of;
        for (const CardId card : option.any_of) {
            deeds.push_back(option.action);
            deeds.back().cards = {card};
        }
    }
    std::erase_if(deeds, [&](const Action& deed) { return !judge(game, position, deed).legal(); });
    return deeds;
}

/// In the middle of a battle everybody passes until it is over. The other side begins one with a unit that goes home
/// again, and the first side goes on where it was. In the end the table shows no more than that one unit went home.
class ABattleThatNobodySaw : public testing::Test {
protected:
    const Game& game_ = game_of_battles();
    const Position fight_ = sample_table(game_, "busy");
    Story story_{.end = fight_};
    Action retreat_{};

    void play(const Action& action, bool is_seen = true)
    {
        story_.deeds.push_back({.action = action, .verdict = judge(game_, story_.end, action), .is_seen = is_seen});
        story_.end = apply(game_, std::move(story_.end), action);
    }

    void SetUp() override
    {
        while (legal_deeds_called(game_, story_.end, "battle").empty())
            play(legal_deeds_called(game_, story_.end, "pass").front(), false);
        const auto battles = legal_deeds_called(game_, story_.end, "battle");
        const auto alone = std::ranges::find_if(battles, [](const Action& it) { return it.cards.size() == 1; });
        ASSERT_NE(alone, battles.end());
        const Seat other = alone->seat;
        play(*alone);
        retreat_ = legal_deeds_called(game_, story_.end, "retreat").front();
        play(retreat_);
        const auto again = legal_deeds_called(game_, story_.end, "battle");
        const auto all =
            std::ranges::find_if(again, [&](const Action& it) { return it.seat != other && it.cards.size() > 1; });
        ASSERT_NE(all, again.end());
        Action again_as_before = *all;
        std::erase_if(again_as_before.cards, [&](CardId card) {
            const bool was_there = story_.end.card(card).place == again_as_before.place;
            return !was_there || story_.end.facts(card).name == "Staff Strategist";
        });
        play(again_as_before);
        ASSERT_TRUE(std::ranges::all_of(story_.deeds, [](const Deed& deed) { return deed.verdict.legal(); }));
        ASSERT_TRUE(board(game_, story_.end) == board(game_, apply(game_, fight_, retreat_)));
    }
};

TEST_F(ABattleThatNobodySaw, IsAskedAbout)
{
    const auto excuse = excuse_in(game_, fight_, story_);
    ASSERT_TRUE(excuse);
    ASSERT_EQ(excuse->charge.deeds.size(), 1U);
    EXPECT_EQ(excuse->charge.deeds.front().action, retreat_);
    EXPECT_FALSE(excuse->charge.is_legal());
    EXPECT_EQ(std::ranges::count(excuse->unseen, retreat_), 0);
    EXPECT_EQ(excuse->unseen.size(), story_.deeds.size() - 1);
}

TEST_F(ABattleThatNobodySaw, GoesWithoutAQuestionWhenSomethingOfItShows)
{
    story_.deeds.pop_back();
    story_.end = after(game_, fight_, story_.deeds);
    EXPECT_FALSE(excuse_in(game_, fight_, story_));
}

}  // namespace
}  // namespace cardinal
