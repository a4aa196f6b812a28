#include "companion/window/match_model.h"

#include <chrono>
#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::SizeIs;

std::vector<LogLine> lines(int count)
{
    std::vector<LogLine> all;
    for (int entry = 1; entry <= count; ++entry)
        all.push_back({.entry = entry,
                       .stage = "turn " + std::to_string(entry / 10),
                       .who = "A",
                       .step = "play K" + std::to_string(entry)});
    return all;
}

/// A screen whose deeds are only counted.
struct Screen : testing::Test {
    int posted = 0;
    MatchModel model{[this](const MatchModel::Deed&) { ++posted; }};

    void show(const MatchView& view) { model.show(std::make_shared<const MatchView>(view)); }
};

TEST_F(Screen, DoesNothingWhereNothingIsToBeDone)
{
    model.answer(0);
    model.postpone();
    model.takeBack();
    model.letStand();
    model.takeAsItLies();
    model.undo();
    model.redo();
    model.begin();
    model.say(QStringLiteral("  "));
    EXPECT_EQ(posted, 0);
}

TEST_F(Screen, AnswersOnlyWithAnswersThatThereAre)
{
    show({.question = QuestionShown{.sentence = "Which?", .answers = {"this", "that"}}});
    model.answer(2);
    model.answer(-1);
    EXPECT_EQ(posted, 0);
    model.answer(1);
    EXPECT_EQ(posted, 1);
}

TEST_F(Screen, BeginsWhereThatIsNext)
{
    EXPECT_FALSE(model.may_begin());
    show({.begin = "begin"});
    EXPECT_TRUE(model.may_begin());
    model.begin();
    EXPECT_EQ(posted, 1);
    show({});
    model.begin();
    EXPECT_EQ(posted, 1) << "it has begun";
}

TEST_F(Screen, HintsAtWhatMayBeDoneAndFitsWhatIsTyped)
{
    show({.hints = {"A pass", "A play Scout1", "A play Scout2", "A play Scout3", "A play Scout4", "A play Scout5",
                    "A attack Scout1 -> Plate1"}});
    EXPECT_EQ(model.hints().size(), 6);
    EXPECT_EQ(model.more_hints(), 1);
    model.typing("scout1");
    EXPECT_EQ(model.hints(), (QStringList{"A play Scout1", "A attack Scout1 -> Plate1"}));
    model.typing("a  ATT");
    EXPECT_EQ(model.hints(), QStringList{"A attack Scout1 -> Plate1"});
    model.typing("dance");
    EXPECT_TRUE(model.hints().isEmpty());
    show({});
    model.typing("");
    EXPECT_TRUE(model.hints().isEmpty()) << "nobody is told any more";
}

TEST_F(Screen, PutsAQuestionOffUntilItIsAskedForOrAnotherComes)
{
    const MatchView asking{.question = QuestionShown{.sentence = "Which?", .answers = {"this"}}};
    show(asking);
    model.postpone();
    EXPECT_FALSE(model.has_question());
    EXPECT_TRUE(model.has_postponed());
    show(asking);
    EXPECT_FALSE(model.has_question()) << "it is still the same";
    model.askAgain();
    EXPECT_TRUE(model.has_question());
    model.postpone();
    show({.question = QuestionShown{.sentence = "Another?", .answers = {"this"}}});
    EXPECT_TRUE(model.has_question());
}

TEST_F(Screen, SaysAloudOnlyWhatIsNew)
{
    int asked = 0, flagged = 0;
    QObject::connect(&model, &MatchModel::asked, &model, [&] { ++asked; });
    QObject::connect(&model, &MatchModel::flaggedAnew, &model, [&] { ++flagged; });
    const MatchView view{.flagged = {{.entry = 3, .step = "A play K", .flags = {{.sentence = "Too many."}}}},
                         .question = QuestionShown{.sentence = "Which?", .answers = {"this"}}};
    show(view);
    show(view);
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(flagged, 1);
}

TEST_F(Screen, KeepsTheLastNoticesEachOnce)
{
    for (const char* text : {"one", "two", "two", "three", "four"})
        model.say({.text = text});
    EXPECT_THAT(model.notices(), SizeIs(3));
    EXPECT_EQ(model.notices().front().toMap()["text"].toString(), "two");
    model.forgetNotice(0);
    model.forgetNotice(7);
    EXPECT_THAT(model.notices(), SizeIs(2));
}

TEST(Log, TellsOfNewAndOfChangedRowsAlone)
{
    LogModel log;
    log.show(lines(5));
    int inserted = 0, changed = 0, reset = 0;
    QObject::connect(&log, &LogModel::rowsInserted, &log,
                     [&](const QModelIndex&, int first, int last) { inserted += last - first + 1; });
    QObject::connect(&log, &LogModel::dataChanged, &log, [&] { ++changed; });
    QObject::connect(&log, &LogModel::modelReset, &log, [&] { ++reset; });
    std::vector<LogLine> more = lines(7);
    more[2].is_in_force = false;
    log.show(more);
    EXPECT_EQ(inserted, 2);
    EXPECT_EQ(changed, 1);
    EXPECT_EQ(reset, 0);
    EXPECT_EQ(log.rowCount(), 7);
    EXPECT_FALSE(log.data(log.index(2), LogModel::in_force).toBool());
}

TEST(Log, SaysEachLineInWordsToo)
{
    LogLine line{
        .entry = 12, .kind = LogKind::flagged, .who = "A", .step = "play K", .flags = {{.sentence = "Too many."}}};
    EXPECT_EQ(spoken(line), "Entry 12: A play K. Flagged: Too many.");
    line.changes = "energy 4→2";
    line.outcome = "taken back";
    line.is_in_force = false;
    EXPECT_EQ(spoken(line), "Entry 12: A play K, energy 4→2. Flagged: Too many. It was taken back. Not in force");
    EXPECT_EQ(sign_of(line), QStringLiteral("✗"));
}

TEST(Log, GrowsToAThousandRowsWithoutBeingFelt)
{
    using Clock = std::chrono::steady_clock;
    LogModel log;
    log.show(lines(1000));
    const std::vector<LogLine> more = lines(1001);
    const auto begin = Clock::now();
    log.show(more);
    EXPECT_LT(Clock::now() - begin, std::chrono::milliseconds(16)) << "a frame of the screen";
    EXPECT_EQ(log.rowCount(), 1001);
}

}  // namespace
}  // namespace cardinal::window
