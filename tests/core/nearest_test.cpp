#include "engine/core/nearest.h"

#include <gmock/gmock.h>

#include <string_view>
#include <vector>

namespace cardinal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Words = std::vector<std::string_view>;

const Words actions{"attack", "block", "deploy", "draw", "drain", "pass", "resolve"};
const Words cards{"Chrono-Drone", "Chrono-Hound", "Shambler", "Ol' Tank"};

TEST(Nearest, FindsALetterThatIsMissingTooManyWrongOrSwapped)
{
    EXPECT_THAT(nearest("attck", actions), ElementsAre("attack"));
    EXPECT_THAT(nearest("atttack", actions), ElementsAre("attack"));
    EXPECT_THAT(nearest("attuck", actions), ElementsAre("attack"));
    EXPECT_THAT(nearest("atatck", actions), ElementsAre("attack"));
}

TEST(Nearest, CountsSwappedNeighboursAsOneSlip)
{
    EXPECT_THAT(nearest("apss", Words{"oops", "pass"}), ElementsAre("pass"));
}

TEST(Nearest, IgnoresLetterCaseAndWhatJoinsWords)
{
    EXPECT_THAT(nearest("CHRONO_DRONE", cards), ElementsAre("Chrono-Drone", "Chrono-Hound"));
    EXPECT_THAT(nearest("ol' tank", cards), ElementsAre("Ol' Tank"));
}

TEST(Nearest, TakesTheBeginningOfAWord)
{
    EXPECT_THAT(nearest("res", actions), ElementsAre("resolve"));
    EXPECT_THAT(nearest("chr", cards), ElementsAre("Chrono-Drone", "Chrono-Hound"));
}

TEST(Nearest, TakesTheBeginningOfAPart) { EXPECT_THAT(nearest("hound", cards), ElementsAre("Chrono-Hound")); }

TEST(Nearest, PutsTheLikeliestFirst)
{
    EXPECT_THAT(nearest("dran", actions), ElementsAre("draw", "drain"));
    EXPECT_THAT(nearest("lane", Words{"line", "lane-3", "lane", "plane"}), ElementsAre("lane", "lane-3", "line"));
}

TEST(Nearest, GivesNoMoreThanAsked)
{
    EXPECT_THAT(nearest("chr", cards, 1), ElementsAre("Chrono-Drone"));
    EXPECT_THAT(nearest("chr", cards, 0), IsEmpty());
}

TEST(Nearest, NamesAWordOnceHoweverOftenItIsKnown)
{
    EXPECT_THAT(nearest("pas", Words{"pass", "pass"}), ElementsAre("pass"));
}

TEST(Nearest, DoesNotGuessWildly)
{
    EXPECT_THAT(nearest("xylophone", actions), IsEmpty());
    EXPECT_THAT(nearest("dr", actions), IsEmpty());
    EXPECT_THAT(nearest("no", Words{"on", "up"}), ElementsAre("on"));
    EXPECT_THAT(nearest("x", Words{"a", "y"}), IsEmpty());
    EXPECT_THAT(nearest("", actions), IsEmpty());
    EXPECT_THAT(nearest("attack", Words{}), IsEmpty());
}

TEST(DidYouMean, AsksForOneTwoOrThree)
{
    EXPECT_EQ(did_you_mean("attck", actions), " Did you mean “attack”?");
    EXPECT_EQ(did_you_mean("chr", cards), " Did you mean “Chrono-Drone” or “Chrono-Hound”?");
    EXPECT_EQ(did_you_mean("lane", Words{"lane-1", "lane-2", "lane-3", "lane-4"}),
              " Did you mean “lane-1”, “lane-2” or “lane-3”?");
}

TEST(DidYouMean, SaysNothingWhenNothingIsNear) { EXPECT_EQ(did_you_mean("xylophone", actions), ""); }

}  // namespace
}  // namespace cardinal
