#include "companion/window/match_view.h"

#include "companion/window/moment_shown.h"
#include "companion/window/short_answers.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/told_match.h"

#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// A match that is told, and what a screen would show of it.
struct Shown : testing::Test {
    ToldMatch told = first_match("purge");
    match::LiveMatch match{std::move(told.referee), match::MatchBook::nowhere()};
    MatchTeller teller{};
    std::size_t next = 0;

    MatchView now() { return teller.view(match, {}); }
    MatchView after(const std::string& line) { return teller.view(match, match.take_line(line)); }
    /// Up to and with the first line that says this.
    MatchView up_to(const std::string& line)
    {
        while (next < told.lines.size()) {
            match.take_line(told.lines[next]);
            if (told.lines[next++] == line)
                break;
        }
        return now();
    }
};

TEST_F(Shown, HasBothPlayersNumbersWithTheirCaps)
{
    const MatchView view = up_to("A play Trooper1");
    ASSERT_THAT(view.players, SizeIs(2));
    EXPECT_EQ(view.players[0].letter, "A");
    EXPECT_TRUE(view.players[0].is_acting);
    EXPECT_FALSE(view.players[1].is_acting);
    const auto supply = std::ranges::find(view.players[0].numbers, "supply", &NumberShown::name);
    ASSERT_NE(supply, view.players[0].numbers.end());
    EXPECT_EQ(supply->cap, 11);
    EXPECT_EQ(std::ranges::count(view.players[0].numbers, "supply cap", &NumberShown::name), 0);
    EXPECT_THAT(view.stage, ElementsAre(Field(&StageShown::words, "turn 1"), Field(&StageShown::words, "subphase")));
}

/// Within one player's turn it may be the other one's go.
TEST_F(Shown, LetsWhoeverIsDueAct)
{
    std::string seen;
    for (const std::string& line : told.lines) {
        const MatchView view = after(line);
        if (view.due.substr(0, 4) != "A's " && view.due.substr(0, 4) != "B's ")
            continue;
        seen += view.due.front();
        for (const PlayerShown& player : view.players)
            EXPECT_EQ(player.is_acting, player.letter.front() == view.due.front()) << line << ": " << view.due;
    }
    EXPECT_GT(std::ranges::count(seen, 'A'), 10);
    EXPECT_GT(std::ranges::count(seen, 'B'), 10);
}

TEST_F(Shown, SaysWhichRuleAFlaggedPlayBreaksAndWhere)
{
    // The second attack of Trooper1.
    up_to("B attack Plate1 -> Trooper1");
    const MatchView view = after("A attack Trooper1 -> Plate1");
    ASSERT_THAT(view.flagged, SizeIs(1));
    EXPECT_EQ(view.flagged[0].step, "A attack Trooper1 -> Plate1");
    EXPECT_THAT(view.flagged[0].flags,
                ElementsAre(Field(&FlagShown::cited,
                                  AllOf(HasSubstr("purge.stat.attack_spent · illegal"), HasSubstr("rulebook: ")))));
    EXPECT_EQ(view.log.back().kind, LogKind::flagged);
    EXPECT_EQ(view.log.back().who, "A");
    EXPECT_EQ(view.log.back().step, "attack Trooper1 -> Plate1");
    EXPECT_THAT(view.log.back().changes, HasSubstr("health(Plate1)"));
}

TEST_F(Shown, SaysWhatBecameOfAFlag)
{
    up_to("B attack Plate1 -> Trooper1");
    const int flagged = after("A attack Trooper1 -> Plate1").log.back().entry;
    const MatchView view = teller.view(match, match.take_back());
    EXPECT_THAT(view.flagged, IsEmpty());
    EXPECT_EQ(view.log[static_cast<std::size_t>(flagged - 1)].outcome, "taken back");
    EXPECT_EQ(view.log.back().decision, "taken back: %1");
    EXPECT_EQ(view.log.back().step, "A attack Trooper1 -> Plate1") << "and not the number of an entry";
    EXPECT_EQ(teller.view(match, match.undo()).log[static_cast<std::size_t>(flagged - 1)].outcome, "");
}

TEST_F(Shown, KeepsADecisionInForceAsLongAsWhatItIsAbout)
{
    up_to("B attack Plate1 -> Trooper1");
    after("A attack Trooper1 -> Plate1");
    teller.view(match, match.let_stand());
    EXPECT_TRUE(now().log.back().is_in_force) << now().log.back().step;
    const LogLine undone = teller.view(match, match.undo()).log[now().log.size() - 2];
    EXPECT_EQ(undone.decision, "left as it was: %1");
    EXPECT_FALSE(undone.is_in_force);
}

TEST_F(Shown, TellsAPlayersOwnNumbersWithoutTheirLetter)
{
    EXPECT_EQ(up_to("A play Guard1").log.back().changes, "energy 8→6");
}

TEST_F(Shown, SaysWhatUndoAndRedoWouldDo)
{
    EXPECT_EQ(now().undo, "");
    EXPECT_EQ(up_to("A play Guard1").undo, "A play Guard1");
    const MatchView view = teller.view(match, match.undo());
    EXPECT_EQ(view.redo, "A play Guard1");
    const LogLine& undone = view.log[view.log.size() - 2];
    EXPECT_EQ(undone.step, "play Guard1");
    EXPECT_FALSE(undone.is_in_force);
    EXPECT_TRUE(teller.view(match, match.redo()).log[view.log.size() - 2].is_in_force);
}

TEST_F(Shown, AsksWhatTheGameWaitsForWithAnswersToChoose)
{
    const MatchView view = up_to("begin");
    ASSERT_TRUE(view.question);
    EXPECT_THAT(view.question->answers, ElementsAre("Player A", "Player B"));
    EXPECT_THAT(view.question->lines, ElementsAre("A coin", "B coin"));
    const MatchView later = teller.view(match, answer(match, *view.question, 1));
    EXPECT_NE(later.question, view.question);
    EXPECT_EQ(later.log.back().who, "B");
    EXPECT_EQ(later.log.back().step, "coin");
}

/// In every game: from when it breaks no rule until the match has begun, and never again.
TEST(Beginning, IsOfferedWhenSettingUpIsDone)
{
    for (const char* game : {"purge", "lost-empires", "dept-of-structure", "three-lanes", "war-rig"}) {
        ToldMatch told = first_match(game);
        match::LiveMatch match(std::move(told.referee), match::MatchBook::nowhere());
        MatchTeller teller;
        bool has_begun = false;
        for (const std::string& line : told.lines) {
            const bool was_offered = !teller.view(match, {}).begin.empty();
            const MatchView view = teller.view(match, match.take_line(line));
            if (line == "begin") {
                has_begun = view.flagged.empty();
                EXPECT_EQ(was_offered, has_begun) << game << ": offered where it breaks no rule";
            }
            EXPECT_FALSE(has_begun && !view.begin.empty()) << game << ": " << line;
            EXPECT_FALSE(view.due.find("“begin”") != std::string::npos && view.begin.empty()) << game << ": " << line;
        }
        EXPECT_TRUE(has_begun) << game;
    }
}

TEST_F(Shown, BeginsNotBeforeEverythingIsLaidAndAgainOnlyWhenThatIsUndone)
{
    EXPECT_EQ(now().begin, "");
    up_to("begin");
    EXPECT_EQ(now().begin, "");
    EXPECT_EQ(teller.view(match, match.undo()).begin, "begin");
    EXPECT_THAT(after("begin").log.back().step, HasSubstr("begin")) << "it is written down as when it is typed";
}

TEST(Answers, NameARuleByWhatItSays)
{
    const Game& purge = *find_game("purge");
    EXPECT_EQ(in_plain_words(purge, "B pass; A attack Guard1 -> Plate1"), "B pass; A attack Guard1 -> Plate1");
    EXPECT_EQ(in_plain_words(purge, "A attack K [purge.battle.alternate]; B pass [no.such.rule]"),
              "A attack K; B pass [no.such.rule]\n✗ The sides alternate, one battle action each");
}

TEST(Answers, AreShownByWhatTellsThemApart)
{
    const std::array<std::string, most_seats> names{"Ann", "Ben"}, nobody{};
    EXPECT_THAT(short_answers("Who won the coin toss?", {"A coin", "B coin"}, names),
                ElementsAre("A · Ann", "B · Ben"));
    EXPECT_THAT(short_answers("B decides who goes first.", {"B first A", "B first B"}, nobody),
                ElementsAre("Player A", "Player B"));
    EXPECT_THAT(short_answers("Has A shuffled?", {"A shuffle"}, names), ElementsAre("Yes"));
    EXPECT_THAT(short_answers("Whom?", {"A attack K -> Iron Duke", "A attack K -> Iron Tower"}, names),
                ElementsAre("Iron Duke", "Iron Tower"));
    EXPECT_THAT(short_answers("In which order?", {"B order K, L", "B order L, K"}, names), ElementsAre("K, L", "L, K"));
}

TEST(Answers, StayWholeWhereTheyDifferInMore)
{
    const std::array<std::string, most_seats> names{"Ann", "Ben"};
    for (const std::vector<std::string>& lines : {std::vector<std::string>{"A trigger K", "A decline K"},
                                                  {"A attack K -> D", "B attack K -> D on both"},
                                                  {"resolve", "A pass"},
                                                  {"A shuffle"}})
        EXPECT_EQ(short_answers("Which?", lines, names), lines);
}

TEST_F(Shown, TakesNoAnswerToAQuestionThatIsNotOpenAnyMore)
{
    const QuestionShown shown = *up_to("begin").question;
    const std::size_t entries = after("A coin").log.size();
    EXPECT_THAT(answer(match, shown, 1).entries, IsEmpty());
    EXPECT_THAT(answer(match, shown, 7).entries, IsEmpty());
    EXPECT_THAT(now().log, SizeIs(entries));
}

TEST_F(Shown, TellsTheSameStepByStepAsAtOnce)
{
    std::vector<LogLine> in_steps;
    for (const std::string& line : told.lines)
        in_steps = after(line).log;
    MatchTeller at_once;
    EXPECT_EQ(at_once.view(match, {}).log, in_steps);
    EXPECT_GT(in_steps.size(), 150);
    EXPECT_TRUE(now().is_over);
    EXPECT_EQ(now().due, "B won.");
    EXPECT_EQ(ending_of(match.game(), match.referee().position(), {"Ann", "Ben"}), "Ben won.");
}

TEST_F(Shown, ListsWhatLiesWhere)
{
    const MatchView view = up_to("A move Guard1, Trooper1 -> field");
    const auto field = std::ranges::find(view.table, "field", &PlaceListed::place);
    ASSERT_NE(field, view.table.end());
    ASSERT_THAT(field->cards, SizeIs(2));
    EXPECT_EQ(field->cards[0].name, "Guard1");
    EXPECT_THAT(field->cards[0].numbers, HasSubstr("health 4"));
    EXPECT_GE(field->cards[0].card, 0);
}

}  // namespace
}  // namespace cardinal::window
