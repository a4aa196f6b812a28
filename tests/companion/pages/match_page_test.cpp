#include "companion/pages/match_page.h"

#include "companion/pages/html.h"
#include "companion/pages/plot.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string page_of_a_match()
{
    Referee referee(game, faced_off());
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take_back());
    EXPECT_TRUE(referee.take(pass(seat_a)));
    Record record = referee.record();
    record.pins.players[0] = "<b>Ann</b> & Bob";
    return pages::match_page(History(game, record), "Replay: exact.");
}

TEST(APageOfAMatch, ShowsEveryEntryAndWhatWasFlagged)
{
    const std::string page = page_of_a_match();
    EXPECT_THAT(page, HasSubstr("A hit K -&gt; X"));
    EXPECT_THAT(page, HasSubstr("toy.hit.tired"));
    EXPECT_THAT(page, HasSubstr("taken back"));
    EXPECT_THAT(page, HasSubstr("Replay: exact."));
    EXPECT_THAT(page, HasSubstr("4 entries, 1 flagged"));
    EXPECT_THAT(page, HasSubstr("id=\"e4\""));
}

TEST(APageOfAMatch, TakesNoNameForMarkup)
{
    const std::string page = page_of_a_match();
    EXPECT_THAT(page, Not(HasSubstr("<b>Ann")));
    EXPECT_THAT(page, HasSubstr("&lt;b&gt;Ann&lt;/b&gt; &amp; Bob"));
}

TEST(APageOfAMatch, NeedsNothingFromAnywhere)
{
    const std::string page = page_of_a_match();
    EXPECT_THAT(page, Not(HasSubstr("http:")));
    EXPECT_THAT(page, Not(HasSubstr("https:")));
    EXPECT_THAT(page, Not(HasSubstr("<script")));
    EXPECT_THAT(page, Not(HasSubstr("src=")));
}

TEST(APageOfAMatch, ThatHasNotBegunIsAPageToo)
{
    EXPECT_THAT(pages::match_page(History(game, Referee(game, faced_off()).record()), ""),
                HasSubstr("Nothing was flagged."));
}

TEST(APlot, GoesInStepsBetweenItsLeastAndItsMost)
{
    const std::string drawing =
        pages::drawn({.title = "energy", .series = {{"A", {0, 0, 4, 4, 4}}}, .ticks = {{0, "1"}}});
    EXPECT_THAT(drawing, HasSubstr("aria-label=\"energy\""));
    EXPECT_THAT(drawing, HasSubstr("d=\"M30.0 130.0H163.0V8.0H296.0V8.0\""));
}

TEST(APlot, OfNothingIsDrawnAllTheSame) { EXPECT_THAT(pages::drawn({.title = "none"}), HasSubstr("<svg")); }

}  // namespace
}  // namespace cardinal::toy
