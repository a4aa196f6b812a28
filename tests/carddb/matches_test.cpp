#include "carddb/matches.h"

#include "carddb/chain.h"
#include "carddb/query.h"
#include "tests/carddb/folder.h"
#include "tests/carddb/played.h"

#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

struct AMatch : testing::Test {
    Database database = *Database::open(":memory:");

    Played played(int things, unsigned seed = 1)
    {
        Played match = Played::begun(database, seed);
        for (int thing = 0; thing < things; ++thing)
            EXPECT_TRUE(match.go_on());
        return match;
    }
    StoredMatch stored(std::int64_t match)
    {
        auto found = open_match(database, toy::game, match);
        EXPECT_TRUE(found) << found.error().sentence;
        return *found;
    }
    void tamper(const char* sql) { database.connection().exec(sql); }
    std::vector<std::string> faults()
    {
        const auto check = check_chains(database);
        return check ? check->faults : std::vector<std::string>{check.error().sentence};
    }
};

TEST_F(AMatch, IsReadBackAsItWasPlayed)
{
    Played match = played(60);
    const StoredMatch back = stored(match.journal().match());
    EXPECT_THAT(back.faults, IsEmpty());
    EXPECT_EQ(back.text, write_record(toy::game, match.referee().record()));
    EXPECT_EQ(back.record, match.referee().record());
    EXPECT_EQ(back.summary.entries, match.acknowledged());
    EXPECT_EQ(back.summary.last_hash, match.journal().last_hash());
    EXPECT_THAT(faults(), IsEmpty());
}

TEST_F(AMatch, GoesOnWhereItWasLeft)
{
    const std::int64_t number = played(20).journal().match();
    auto journal = Journal::resume(database, toy::game, number);
    ASSERT_TRUE(journal) << journal.error().sentence;
    Played match(std::move(*journal), 2);
    for (int thing = 0; thing < 20; ++thing)
        ASSERT_TRUE(match.go_on());
    EXPECT_EQ(stored(number).record, match.referee().record());
    EXPECT_THAT(faults(), IsEmpty());
}

TEST_F(AMatch, ThatIsNotThereOrOfAnotherGameIsNotOpened)
{
    EXPECT_EQ(open_match(database, toy::game, 7).error().sentence, "There is no match 7.");
    const std::int64_t number = played(1).journal().match();
    Game other = toy::game;
    other.id = "chess";
    EXPECT_EQ(open_match(database, other, number).error().sentence, "Match 1 is one of toy, not of chess.");
}

TEST_F(AMatch, GoesOnInOnePlaceOnly)
{
    Played here = played(5);
    auto there = Journal::resume(database, toy::game, here.journal().match());
    ASSERT_TRUE(there);
    Played elsewhere(std::move(*there), 3);
    while (elsewhere.acknowledged() == here.acknowledged())
        ASSERT_TRUE(elsewhere.go_on());
    Result<void> refused;
    while (refused)
        refused = here.go_on();
    EXPECT_THAT(refused.error().sentence, HasSubstr("was gone on with elsewhere"));
    EXPECT_THAT(faults(), IsEmpty());
    EXPECT_GT(here.journal().waiting(), 0U);
}

TEST_F(AMatch, ChainIsWhatThePageSaysItIs)
{
    Referee referee(toy::game, toy::faced_off());
    Journal journal = Journal::begin(database, toy::game, beginning(referee), 1000);
    const Entry entry = *referee.take(toy::hit(toy::k, toy::x));
    ASSERT_TRUE(journal.append(std::span(&entry, 1), 2000, std::vector<Evidence>{{.entry = 1, .picture = "crop"}}));
    const std::string text = stored(journal.match()).text;
    const std::size_t end_of_head = text.find("\n1. ") + 1;
    const Digest first = sha256("match 1000\n" + text.substr(0, end_of_head));
    EXPECT_EQ(journal.last_hash(), sha256("after " + to_string(first) + "\nat 2000\nseen " + to_string(sha256("crop")) +
                                          "\n" + text.substr(end_of_head)));
}

TEST_F(AMatch, NamesAPictureThatIsAnotherAndMissesNoneThatWasThrownAway)
{
    Referee referee(toy::game, toy::faced_off());
    Journal journal = Journal::begin(database, toy::game, beginning(referee), noon);
    const Entry entry = *referee.take(toy::hit(toy::k, toy::x));
    ASSERT_TRUE(journal.append(std::span(&entry, 1), noon, std::vector<Evidence>{{.entry = 1, .picture = "crop"}}));
    tamper("UPDATE evidence SET picture = NULL");
    EXPECT_THAT(faults(), IsEmpty());
    tamper("UPDATE evidence SET picture = x'00'");
    EXPECT_THAT(faults(), ElementsAre(HasSubstr("a picture of entry 1 is not the one that was stored")));
}

TEST_F(AMatch, DoesNotGoOnAfterItWasChanged)
{
    const std::int64_t number = played(30).journal().match();
    tamper("UPDATE entries SET at = at + 1 WHERE number = 3");
    const auto journal = Journal::resume(database, toy::game, number);
    ASSERT_FALSE(journal);
    EXPECT_THAT(journal.error().sentence, HasSubstr("entry 3 is not what was written down"));
}

struct Change {
    const char* name;
    const char* sql;
    const char* fault;
};
void PrintTo(const Change& change, std::ostream* out) { *out << change.name; }

class AChangedMatch : public AMatch, public testing::WithParamInterface<Change> {};

TEST_P(AChangedMatch, IsFound)
{
    played(30);
    tamper(GetParam().sql);
    EXPECT_THAT(faults(), testing::Contains(HasSubstr(GetParam().fault)));
}
INSTANTIATE_TEST_SUITE_P(
    Chain, AChangedMatch,
    testing::Values(
        Change{"Words", "UPDATE entries SET text = replace(text, 'by', 'bye') WHERE number = 7",
               "match 1: entry 7 is not what was written down"},
        Change{"Time", "UPDATE entries SET at = at + 1 WHERE number = 3", "entry 3 is not what was written down"},
        Change{"Head", "UPDATE match_heads SET text = text || ' '", "entry 1 is not what was written down"},
        Change{"Beginning", "UPDATE matches SET begun_at = 5", "entry 1 is not what was written down"},
        Change{"EntryGone", "DELETE FROM entries WHERE number = 4", "entry 4 is missing"},
        Change{"LastGone", "DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)", "were stored and"},
        Change{"End", "UPDATE matches SET last_hash = zeroblob(32)", "does not end in the hash that was stored"},
        Change{"Flags", "UPDATE matches SET flags = flags + 1", "its flags are counted wrong"}),
    [](const auto& test) { return test.param.name; });

// ---- lists ----

TEST_F(AMatch, IsListedLastPlayedFirst)
{
    played(3);
    played(9, 2);
    const auto all = list_matches(database);
    ASSERT_TRUE(all);
    ASSERT_THAT(*all, SizeIs(2));
    EXPECT_GE(all->front().last_at, all->back().last_at);
    EXPECT_EQ(all->front().players[0], "Ann");
    EXPECT_EQ(all->front().players[1], "Bo");
    EXPECT_EQ(all->front().game, "toy");
}

TEST_F(AMatch, IsFoundByWhatIsKnownOfIt)
{
    played(40);
    Referee referee(toy::game, toy::faced_off(), Profile::tournament, {"Cy"});
    Journal quiet = Journal::begin(database, toy::game, beginning(referee), noon + 1'000'000);
    ASSERT_TRUE(quiet.save());
    const auto ids = [&](const MatchFilter& filter) {
        std::vector<std::int64_t> found;
        const auto matches = list_matches(database, filter);
        for (const MatchSummary& match : *matches)
            found.push_back(match.id);
        return found;
    };
    EXPECT_THAT(ids({}), ElementsAre(2, 1));
    EXPECT_THAT(ids({.game = "toy"}), ElementsAre(2, 1));
    EXPECT_THAT(ids({.game = "chess"}), IsEmpty());
    EXPECT_THAT(ids({.player = "cy"}), ElementsAre(2));
    EXPECT_THAT(ids({.player = "Ann"}), ElementsAre(1));
    EXPECT_THAT(ids({.only_flagged = true}), ElementsAre(1));
    EXPECT_THAT(ids({.since = noon + 500'000}), ElementsAre(2));
    EXPECT_THAT(ids({.at_most = 1}), ElementsAre(2));
    EXPECT_THAT(ids({.player = "' OR 1=1 --"}), IsEmpty());
}

}  // namespace
}  // namespace cardinal::carddb
