// Cards of which the eyes see little or nothing: a match goes on, and nobody is accused over them unasked.
#include "companion/match/live_match.h"

#include "engine/games/all_games.h"
#include "engine/record/entry_text.h"
#include "tests/companion/match/stage.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cardinal::match {
namespace {

using testing::IsEmpty;

/// An eye may go on believing in a card that was taken away where another came to lie upon its place.
TEST(ACardOfWhichHardlyAnythingShows, MayHaveBeenTakenAwayBeforeAnybodyIsAccused)
{
    const Game& game = *find_game("three-lanes");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    LiveMatch truth{Referee(game, position), MatchBook::nowhere()};
    const Lying before = seen_of(table.lay(position), laid, game, position);
    for (const char* line : {"B pass", "A draw", "A swap in Vine Dancer", "A reveal Deep Whale#2"})
        truth.take_line(line);
    for (const Entry& entry : truth.referee().record().entries)
        ASSERT_TRUE(entry.verdict.legal()) << step_of(truth.referee().history(), entry.number);
    const Position swapped = truth.referee().position();
    const auto taken = std::ranges::find_if(before.cards, [&](const LyingCard& card) {
        return card.code && position.facts(CardId{static_cast<std::int16_t>(card.track)}).name == "Vine Dancer";
    });
    ASSERT_NE(taken, before.cards.end());
    for (const double shows : {1.0, 0.02}) {
        LiveMatch match{Referee(game, position), MatchBook::nowhere()};
        double time_ms = 0;
        const auto look_at = [&](const Lying& lying, int times) {
            for (int look = 0; look < times; ++look, time_ms += 500)
                match.see(lying, time_ms);
        };
        look_at(before, 2);
        Lying after = seen_of(table.lay(swapped), laid, game, swapped);
        after.cards.push_back(*taken);
        after.cards.back().visible = shows;
        look_at(after, 10);
        const bool is_asked = match.doubt().what == Doubt::What::asks;
        EXPECT_EQ(is_asked, shows < 1) << "of what lies there plainly nobody asks whether it went";
        EXPECT_THAT(match.referee().record().entries, IsEmpty());
        if (!is_asked)
            continue;
        match.answer(0);
        look_at(after, 4);
        EXPECT_EQ(match.doubt().what, Doubt::What::none) << match.doubt().sentence;
        EXPECT_EQ(match.referee().position(), swapped);
    }
}

/// A table of War Rig, of which not all cards can be read.
struct ACardThatIsNotRead : testing::Test {
    const Game& game = *find_game("war-rig");
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};
    std::vector<int> in_glare{};
    Sayings said{};
    double time_ms = 0;

    void look(int times)
    {
        Lying lying = seen_of(table.lay(position), laid, game, position);
        std::erase_if(lying.cards, [&](const LyingCard& card) {
            return std::ranges::any_of(in_glare, [&](int each) { return card.code == code_of(game, position, each); });
        });
        for (int time = 0; time < times; ++time, time_ms += 500)
            said = said + match.see(lying, time_ms).said;
    }
    void play(const char* line)
    {
        LiveMatch truth{Referee(game, position), MatchBook::nowhere()};
        truth.take_line(line);
        ASSERT_THAT(truth.referee().record().entries, testing::SizeIs(1));
        position = truth.referee().position();
        look(12);
    }
    /// Those that lie open beside a player.
    std::vector<int> cards_of_inventories() const
    {
        std::vector<int> cards;
        for (const BoardCard& card : board(game, position).cards)
            if (game.words->zones[card.place.zone].name == "inventory")
                cards.push_back(card.card.index);
        return cards;
    }
    bool is_refereed() const
    {
        return match.referee().record().entries.size() == 1 && match.doubt().what == Doubt::What::none &&
               match.different().empty();
    }
};

constexpr const char* some_play = "B fight fire Damp Cabin -> Storm out";

TEST_F(ACardThatIsNotRead, IsTakenToLieThereAndPlayGoesOn)
{
    in_glare = {cards_of_inventories().front()};
    look(3);
    play(some_play);
    EXPECT_TRUE(is_refereed());
    ASSERT_THAT(said, testing::SizeIs(1));
    EXPECT_THAT(said.front().text, testing::HasSubstr("has not been seen yet"));
    in_glare.clear();
    look(12);
    EXPECT_TRUE(is_refereed());
}

TEST_F(ACardThatIsNotRead, IsMissedWhereItWasSeenBefore)
{
    look(3);
    in_glare = {cards_of_inventories().front()};
    play(some_play);
    EXPECT_FALSE(match.different().empty());
    EXPECT_THAT(said, IsEmpty());
}

TEST_F(ACardThatIsNotRead, IsMissedWhereManyAre)
{
    in_glare = cards_of_inventories();
    ASSERT_GT(in_glare.size(), 5U);
    look(3);
    play(some_play);
    EXPECT_FALSE(match.different().empty());
    EXPECT_THAT(said, IsEmpty());
}

}  // namespace
}  // namespace cardinal::match
