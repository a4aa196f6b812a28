// Who is let in, and how far behind the match they are kept.
#include "companion/serve/gate.h"

#include "companion/serve/delay.h"

#include <gtest/gtest.h>

namespace cardinal::serve {
namespace {

using Answer = Gate::Answer;
using std::chrono::seconds;

struct AtTheGate : testing::Test {
    Gate gate{"ABC234", {"192.168.0.7", "localhost"}};
    Gate::Clock::time_point now{};

    Answer ask(const std::string& host, const std::string& origin, const std::string& code,
               const std::string& address = "192.168.0.20")
    {
        return gate.admit({.host = host, .origin = origin, .code = code, .address = address}, now);
    }
};

TEST_F(AtTheGate, TheCodeIsNeeded)
{
    EXPECT_EQ(ask("192.168.0.7:8765", "", "ABC234"), Answer::welcome);
    EXPECT_EQ(ask("localhost:8765", "http://localhost:8765", "ABC234"), Answer::welcome);
    for (const char* wrong : {"", "ABC23", "ABC2345", "abc234", "XBC234"})
        EXPECT_EQ(ask("192.168.0.7:8765", "", wrong), Answer::wrong_code) << wrong;
}

TEST_F(AtTheGate, PagesOfOtherSitesStayOutside)
{
    EXPECT_EQ(ask("192.168.0.7:8765", "http://evil.example", "ABC234"), Answer::foreign);
    EXPECT_EQ(ask("192.168.0.7:8765", "http://192.168.0.7:9999", "ABC234"), Answer::foreign);
    EXPECT_EQ(ask("192.168.0.7:8765", "null", "ABC234"), Answer::foreign);
    EXPECT_EQ(ask("evil.example:8765", "", "ABC234"), Answer::foreign) << "a name that was pointed here";
    EXPECT_EQ(ask("", "", "ABC234"), Answer::foreign);
}

TEST_F(AtTheGate, NobodyGuessesForLong)
{
    for (int guess = 0; guess < 20; ++guess)
        EXPECT_EQ(ask("localhost", "", "WRONG" + std::to_string(guess)), Answer::wrong_code);
    EXPECT_EQ(ask("localhost", "", "ABC234"), Answer::too_many_tries) << "even the right one has to wait";
    EXPECT_EQ(ask("localhost", "", "ABC234", "192.168.0.21"), Answer::welcome) << "somebody else need not";
    now += seconds(61);
    EXPECT_EQ(ask("localhost", "", "ABC234"), Answer::welcome);
}

TEST_F(AtTheGate, AlmostRightIsTriedWithoutACodeByEveryBrowserAtFirst)
{
    for (int visit = 0; visit < 100; ++visit)
        EXPECT_EQ(ask("localhost", "", ""), Answer::wrong_code);
    EXPECT_EQ(ask("localhost", "", "ABC234"), Answer::welcome);
}

TEST_F(AtTheGate, APageThatIsOpenWithAnOldCodeKeepsNobodyOut)
{
    for (int again = 0; again < 100; ++again)
        EXPECT_EQ(ask("localhost", "", "OLDER2"), Answer::wrong_code);
    EXPECT_EQ(ask("localhost", "", "ABC234"), Answer::welcome);
}

TEST(Codes, AreOfLettersThatNobodyConfuses)
{
    const std::string one = new_join_code(), other = new_join_code();
    EXPECT_EQ(one.size(), 6U);
    EXPECT_NE(one, other);
    EXPECT_EQ(one.find_first_of("01OIL"), std::string::npos);
}

struct Viewers : testing::Test {
    Delayed::Clock::time_point now{};
};

TEST_F(Viewers, SeeEverythingWithoutADelay)
{
    Delayed delayed{{}};
    delayed.note(3, now);
    EXPECT_EQ(delayed.shown(now), 3U);
}

TEST_F(Viewers, AreKeptBehindByTime)
{
    Delayed delayed{{.time = seconds(30)}};
    delayed.note(3, now);
    delayed.note(5, now + seconds(10));
    EXPECT_EQ(delayed.shown(now + seconds(29)), 0U);
    EXPECT_EQ(delayed.shown(now + seconds(30)), 3U);
    delayed.note(6, now + seconds(35));
    EXPECT_EQ(delayed.shown(now + seconds(39)), 3U);
    EXPECT_EQ(delayed.shown(now + seconds(41)), 5U);
    EXPECT_EQ(delayed.shown(now + seconds(65)), 6U);
}

TEST_F(Viewers, AreKeptBehindByEntries)
{
    Delayed delayed{{.entries = 2}};
    delayed.note(1, now);
    EXPECT_EQ(delayed.shown(now), 0U);
    delayed.note(5, now);
    EXPECT_EQ(delayed.shown(now), 3U);
}

TEST_F(Viewers, SeeTheEndAsSoonAsItIsOldEnough)
{
    Delayed delayed{{.time = seconds(30), .entries = 4}};
    delayed.note(9, now);
    EXPECT_EQ(delayed.shown(now + seconds(29), true), 0U);
    EXPECT_EQ(delayed.shown(now + seconds(30), true), 9U);
    EXPECT_EQ(delayed.shown(now + seconds(30), false), 5U) << "it was undone";
}

}  // namespace
}  // namespace cardinal::serve
