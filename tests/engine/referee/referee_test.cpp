#include "engine/referee/referee.h"

#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(AnAction, IsJudgedAndDone)
{
    Referee referee(game, faced_off());
    const Result<Entry> entry = referee.take(hit(k, x));
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->number, 1);
    EXPECT_EQ(entry->how, HowKnown::declared);
    EXPECT_EQ(entry->by, by_player(seat_a));
    EXPECT_TRUE(entry->verdict.legal());
    EXPECT_EQ(health(referee, x), 1);
}

TEST(AnAction, ThatIsIllegalIsFlaggedAndStands)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(hit(k, x)));
    const Result<Entry> entry = referee.take(hit(k, x));
    EXPECT_THAT(broken(entry->verdict), ElementsAre("toy.hit.tired"));
    EXPECT_THAT(referee.just_flagged(), ElementsAre(2));
    EXPECT_EQ(health(referee, x), 0) << "it happened";
    ASSERT_TRUE(referee.rule(lies_at(x, the_heap)));
    EXPECT_THAT(referee.just_flagged(), IsEmpty()) << "whoever goes on lets it stand";
}

TEST(AnAction, ThatNamesWhatDoesNotExistIsRefused)
{
    Referee referee(game, start());
    EXPECT_FALSE(referee.take(hit(k, CardId{77})));
    EXPECT_FALSE(referee.take({.kind = 99, .seat = seat_a}));
    EXPECT_FALSE(referee.take({}));
    EXPECT_FALSE(referee.see(health_is(CardId{77}, 1)));
    EXPECT_FALSE(referee.see(points_are(Seat{4}, 1)));
    EXPECT_FALSE(referee.see({.value = 99}));
    EXPECT_FALSE(referee.see(lies_at(k, {.zone = 9})));
    EXPECT_FALSE(referee.see(lies_at(k, {.zone = static_cast<std::uint8_t>(Zone::row), .seat = seat_a, .slot = 4})));
    EXPECT_THAT(referee.record().entries, IsEmpty());
}

TEST(AnAction, IsWrittenDownWithoutWhatNobodyCanSay)
{
    Referee referee(game, faced_off());
    Action passing = pass(seat_a);
    passing.card = k;
    passing.numbers = {7};
    EXPECT_EQ(referee.take(passing)->action, pass(seat_a));
}

TEST(AnAction, ThatAnswersAQuestionIsAnAnswer)
{
    Position position = start();
    position.match[match::active] = nobody_yet;
    Referee referee(game, position);
    EXPECT_EQ(referee.due(), "Who begins?");
    const Result<Entry> entry = referee.take(first(seat_b));
    EXPECT_EQ(entry->kind, Entry::Kind::answer);
    EXPECT_EQ(entry->text, "toy.ask.first");
    EXPECT_EQ(referee.take(first(seat_a))->kind, Entry::Kind::action) << "nobody asked any more";
}

/// A board on which K and X carry other numbers than any play would give them.
Board with_wrong_marks(const Referee& referee)
{
    Board seen = board(game, referee.position());
    for (BoardCard& card : seen.cards)
        for (BoardCard::Mark& mark : card.marks)
            mark.number = static_cast<Number>(mark.number + 1);
    return seen;
}

TEST(ABoard, IsTakenBackWholeAlsoByWhoeverGoesOnWithTheMatch)
{
    Referee referee(game, faced_off());
    const auto entries = referee.see(with_wrong_marks(referee));
    ASSERT_TRUE(entries);
    ASSERT_GT(referee.just_flagged().size(), 1U);
    const Referee again(game, referee.record());
    EXPECT_EQ(again.just_flagged(), referee.just_flagged());
}

TEST(ABoard, TellsOnceThatACardIsMissing)
{
    Referee referee(game, faced_off());
    Board seen = board(game, referee.position());
    std::erase_if(seen.cards, [](const BoardCard& card) { return card.card == k; });
    seen.looked_at = {row_of(seat_a, 1)};
    ASSERT_THAT(*referee.see(seen), testing::SizeIs(1));
    EXPECT_THAT(*referee.see(seen), IsEmpty()) << "the same picture says nothing new";
    Referee again(game, referee.record());
    EXPECT_THAT(*again.see(seen), IsEmpty());
}

TEST(ABrokenState, IsReportedOnceWithTheNextStep)
{
    Position position = faced_off();
    position.card(x).counters[on_card::health] = 0;
    Referee referee(game, position);
    const Result<Entry> entry = referee.take(pass(seat_a));
    ASSERT_THAT(broken(entry->verdict), ElementsAre("toy.state.dead"));
    EXPECT_TRUE(entry->verdict.violations[0].of_state);
    EXPECT_TRUE(referee.take(pass(seat_b))->verdict.legal());
}

TEST(ABrokenState, IsReportedAgainAfterItWasPutRight)
{
    Position position = faced_off();
    position.card(x).counters[on_card::health] = 0;
    Referee referee(game, position);
    ASSERT_TRUE(referee.take(pass(seat_a)));
    ASSERT_TRUE(referee.rule(lies_at(x, the_heap)));
    EXPECT_TRUE(referee.take(pass(seat_b))->verdict.legal());
    ASSERT_TRUE(referee.see(lies_at(x, row_of(seat_b, 2))));
    EXPECT_THAT(broken(referee.take(pass(seat_a))->verdict), ElementsAre("toy.state.dead"));
}

TEST(AFact, IsJudgedAndThenKept)
{
    Referee referee(game, faced_off());
    const Result<Entry> entry = referee.see(health_is(x, 1));
    EXPECT_THAT(broken(entry->verdict), ElementsAre("toy.state.number"));
    EXPECT_EQ(entry->how, HowKnown::seen);
    EXPECT_EQ(health(referee, x), 1);
    EXPECT_EQ(referee.see(health_is(x, 1), by_player(seat_b))->how, HowKnown::declared);
    EXPECT_EQ(referee.see(health_is(x, 1), by_inference)->how, HowKnown::inferred);
}

TEST(ABoard, IsTakenAsWhatDiffers)
{
    Referee referee(game, faced_off());
    Board seen = board(game, referee.position());
    EXPECT_THAT(*referee.see(seen), IsEmpty());
    EXPECT_THAT(referee.record().entries, IsEmpty()) << "nothing changed, nothing is written";

    seen.cards[0].place = row_of(seat_a, 2);
    seen.cards[0].turned = 1;
    seen.cards[1].marks[0].number = 1;
    const Result<std::vector<Entry>> entries = referee.see(seen);
    ASSERT_EQ(entries->size(), 2U);
    EXPECT_NE((*entries)[0].group, 0);
    EXPECT_EQ((*entries)[0].group, (*entries)[1].group);
    EXPECT_TRUE(differences(board(game, referee.position()), seen).empty());
    EXPECT_THAT(referee.just_flagged(), ElementsAre(3));
}

TEST(ABoard, IsUndoneAsOneStep)
{
    Referee referee(game, faced_off());
    Board seen = board(game, referee.position());
    seen.cards[0].turned = 1;
    seen.cards[1].turned = 1;
    ASSERT_TRUE(referee.see(seen));
    ASSERT_TRUE(referee.undo());
    EXPECT_EQ(referee.position(), faced_off());
    ASSERT_TRUE(referee.redo());
    EXPECT_TRUE(differences(board(game, referee.position()), seen).empty());
}

TEST(TakingBack, RestoresThePositionBefore)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(pass(seat_b)));
    const Result<Entry> entry = referee.take_back();
    EXPECT_EQ(entry->about, 1);
    EXPECT_EQ(referee.position(), faced_off());
    EXPECT_FALSE(referee.take_back()) << "nothing was just flagged any more";
    EXPECT_FALSE(referee.let_stand());
}

TEST(TakingBack, KeepsTheStatesThatWereReported)
{
    Position position = faced_off();
    position.card(x).counters[on_card::health] = 0;
    Referee referee(game, position);
    EXPECT_THAT(broken(referee.take(pass(seat_b))->verdict), ElementsAre("toy.state.dead", "toy.turn.order"));
    ASSERT_TRUE(referee.take_back());
    EXPECT_EQ(active(referee.position()), seat_a);
    EXPECT_TRUE(referee.take(pass(seat_a))->verdict.legal());
}

TEST(TakingBack, AFactMakesItNotSo)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.see(health_is(x, 1)));
    ASSERT_TRUE(referee.take_back());
    EXPECT_EQ(health(referee, x), 3);
}

TEST(TakingBack, TakesOnlyWhatWasFlaggedOfABoard)
{
    Referee referee(game, faced_off());
    Board seen = board(game, referee.position());
    seen.cards[0].turned = 1;
    seen.cards[0].marks[0].number = 2;
    seen.cards[1].marks[0].number = 1;
    ASSERT_TRUE(referee.see(seen));
    ASSERT_THAT(referee.just_flagged(), ElementsAre(3, 4));
    EXPECT_EQ(referee.take_back()->about, 3) << "the newest first";
    EXPECT_EQ(health(referee, k), 3);
    EXPECT_EQ(health(referee, x), 3);
    EXPECT_EQ(referee.position().card(k).turned, 1);
}

TEST(LettingStand, IsWhatTheDiceSayThatAreThrownAfterIt)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(pass(seat_b)));
    ASSERT_TRUE(referee.take(roll(4), by_camera));
    EXPECT_THAT(referee.just_flagged(), IsEmpty());
}

TEST(LettingStand, ChangesNothingAndIsWrittenDown)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(pass(seat_b)));
    const Position before = referee.position();
    const Result<Entry> entry = referee.let_stand();
    EXPECT_EQ(entry->kind, Entry::Kind::stand);
    EXPECT_EQ(entry->about, 1);
    EXPECT_EQ(referee.position(), before);
}

TEST(ARuling, SetsAnythingAndIsNeverFlagged)
{
    Referee referee(game, faced_off());
    const Result<Entry> entry = referee.rule(health_is(x, 0));
    EXPECT_EQ(entry->how, HowKnown::ruled);
    EXPECT_TRUE(entry->verdict.legal());
    EXPECT_EQ(health(referee, x), 0);
    EXPECT_TRUE(referee.take(pass(seat_a))->verdict.legal()) << "the state it made is not flagged either";
}

TEST(ARuling, DoesNotHideWhatWasBrokenBefore)
{
    Position position = faced_off();
    position.card(k).counters[on_card::health] = 0;
    Referee referee(game, position);
    ASSERT_TRUE(referee.rule(health_is(x, 0)));
    const Result<Entry> entry = referee.take(pass(seat_a));
    ASSERT_THAT(broken(entry->verdict), ElementsAre("toy.state.dead"));
    EXPECT_EQ(entry->verdict.violations[0].card, k);
}

TEST(ARuling, InWordsChangesNothing)
{
    Referee referee(game, faced_off());
    EXPECT_EQ(referee.rule("The coin rolled under the sofa.")->text, "The coin rolled under the sofa.");
    EXPECT_EQ(referee.position(), faced_off());
}

TEST(Asking, TellsWhatIsDueAndPossible)
{
    Referee referee(game, faced_off());
    EXPECT_EQ(referee.due(), "A may act.");
    EXPECT_FALSE(referee.options()->empty());
    EXPECT_THAT(broken(*referee.why_not(pass(seat_b))), ElementsAre("toy.turn.order"));
    EXPECT_FALSE(referee.why_not({}));
    ASSERT_TRUE(referee.take(pass(seat_b)));
    EXPECT_THAT(referee.due(), HasSubstr("flagged"));
    ASSERT_TRUE(referee.rule(Fact{.value = value("phase"), .number = 1}));
    EXPECT_EQ(referee.due(), "The game is over.");
}

TEST(AReferee, GoesOnWithARecord)
{
    Referee before(game, faced_off());
    ASSERT_TRUE(before.begin_group("opening"));
    ASSERT_TRUE(before.take(pass(seat_b)));
    Referee after(game, before.record());
    EXPECT_EQ(after.position(), before.position());
    EXPECT_THAT(after.just_flagged(), ElementsAre(2));
    EXPECT_TRUE(after.take_back());
    EXPECT_TRUE(after.end_group());
    EXPECT_EQ(after.record().entries[2].group, 1);
}

TEST(Groups, DoNotLieInGroups)
{
    Referee referee(game, faced_off());
    EXPECT_FALSE(referee.end_group());
    EXPECT_TRUE(referee.begin_group("a"));
    EXPECT_FALSE(referee.begin_group("b"));
    EXPECT_TRUE(referee.end_group());
}

}  // namespace
}  // namespace cardinal::toy
