#include "companion/pages/match_page.h"

#include "companion/pages/deck_page.h"
#include "companion/pages/html.h"
#include "companion/pages/match_told.h"
#include "companion/pages/plot.h"
#include "tests/engine/toy_match.h"

#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <regex>
#include <set>

namespace cardinal::toy {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string page_of_a_match(const pages::Tongue& say = pages::Tongue())
{
    Referee referee(game, faced_off());
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take_back());
    EXPECT_TRUE(referee.take(pass(seat_a)));
    Record record = referee.record();
    record.pins.players[0] = "<b>Ann</b> & Bob";
    return pages::match_page(History(game, record), "Replay: exact.", say);
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

TEST(APageOfAMatch, TellsOfNoDecisionThatWasUndone)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(hit(k, x)));
    ASSERT_TRUE(referee.take(hit(k, x)));
    ASSERT_TRUE(referee.take_back());
    EXPECT_EQ(pages::told(referee.history()).moments[1].outcome, "taken back");
    ASSERT_TRUE(referee.undo());
    EXPECT_EQ(pages::told(referee.history()).moments[1].outcome, "");
    ASSERT_TRUE(referee.redo());
    EXPECT_EQ(pages::told(referee.history()).moments[1].outcome, "taken back");
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

TEST(APageOfAMatch, SpeaksGermanAroundTheWordsOfTheGame)
{
    const std::string page = page_of_a_match(pages::Tongue("de"));
    EXPECT_THAT(page, AllOf(HasSubstr("<html lang=\"de\">"), HasSubstr("4 Einträge, Verstöße: 1."),
                            HasSubstr("zurückgenommen"), HasSubstr("Gebrochene Regel"), HasSubstr("Spieler B"),
                            HasSubstr("regelwidrig"), HasSubstr("A hit K -&gt; X")));
    for (const auto& [english, german] : pages::Tongue::german()) {
        if (english == german)
            continue;
        EXPECT_THAT(page, Not(HasSubstr(">" + std::string(english) + "<"))) << german;
    }
}

TEST(APageOfADeck, SpeaksGermanAroundTheWordsOfTheGame)
{
    pages::JudgedDeck deck{.name = "<Rot>", .player = "Ann", .sections = {{"main", {{2, "Rifle"}}}}};
    EXPECT_THAT(pages::deck_page(game, {deck}),
                AllOf(HasSubstr("2 cards"), HasSubstr("Legal."), HasSubstr("Signature")));
    const pages::JudgedTable table{.can_begin = true};
    EXPECT_THAT(pages::deck_page(game, {deck, deck}, &table, pages::Tongue("de")),
                AllOf(HasSubstr("&lt;Rot&gt;"), HasSubstr("2 Karten"), HasSubstr("Regelgerecht."),
                      HasSubstr("Unterschrift"), HasSubstr("dürfen gegeneinander spielen"), Not(HasSubstr("Legal"))));
    deck.not_understood = {"3 Nothing"};
    EXPECT_THAT(pages::deck_page(game, {deck}, nullptr, pages::Tongue("de")), HasSubstr("Nicht verstanden"));
}

/// What pages say is looked up, so a sentence that nobody translated stays English; a test finds it in the sources.
TEST(APage, SaysNothingThatHasNoGerman)
{
    std::set<std::string, std::less<>> known;
    for (const auto& [english, german] : pages::Tongue::german()) {
        EXPECT_TRUE(known.emplace(english).second) << english << " stands there twice";
        for (const char* place : {"%1", "%2", "%3"})
            EXPECT_EQ(english.find(place) == std::string_view::npos, german.find(place) == std::string_view::npos)
                << english;
    }
    const std::regex says(R"re(\bsay_?\("([^"]+)")re");
    int found = 0;
    for (const char* source :
         {"pages/deck_page.cpp", "pages/match_page.cpp", "pages/telling.cpp", "cli/match_export.cpp"}) {
        std::ifstream file(std::string(CARDINAL_SOURCE_DIR "/companion/") + source);
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (std::sregex_iterator at(text.begin(), text.end(), says), end; at != end; ++at, ++found)
            EXPECT_TRUE(known.contains((*at)[1].str())) << source << ": " << (*at)[1];
    }
    EXPECT_GT(found, 30);
    EXPECT_EQ(pages::Tongue("de")("%1, rules %2 · %3 cards", "100 %2", "7", "40"), "100 %2, Regeln 7 · 40 Karten");
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
