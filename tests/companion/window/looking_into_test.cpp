// Keys and taps of the match screen, without a screen.
#include "companion/window/chime.h"
#include "companion/window/cut_out.h"
#include "companion/window/from_above.h"
#include "companion/window/match_model.h"
#include "companion/window/table_item.h"
#include "companion/window/whereabouts.h"
#include "engine/games/all_games.h"

#include <cmath>
#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::window {
namespace {

struct Lookers : testing::Test {
    int posted = 0;
    std::vector<Inquiry> asked{};
    MatchModel model{[this](const MatchModel::Deed&) { ++posted; },
                     [this](const Inquiry& one) { asked.push_back(one); }};

    void show(const MatchView& view) { model.show(std::make_shared<const MatchView>(view)); }
};

TEST_F(Lookers, GoFromOneThingToAnotherAndBack)
{
    model.lookIntoPlayer(QStringLiteral("B"), QStringLiteral("energy"));
    model.lookIntoEntry(12);
    model.lookIntoEntry(12);
    model.lookAway();
    model.lookAway();
    model.lookAway();
    ASSERT_EQ(asked.size(), 5U) << "the third time there is nowhere to go back to";
    EXPECT_EQ(asked[0].seat, seat_b);
    EXPECT_EQ(asked[1].entry, 12);
    EXPECT_EQ(asked[3], asked[0]);
    EXPECT_EQ(asked[4], Inquiry());
}

TEST_F(Lookers, SetRightOnlyWhatIsOtherwise)
{
    model.setNumber(3);
    model.moveCard(0);
    model.turnCard(1);
    model.correctEntry();
    model.remedy(2);
    model.rule(QStringLiteral(" "));
    EXPECT_EQ(posted, 0) << "nothing is looked into";
    show({.detail = {.why = WhyShown{.fact = Fact{.value = 1, .seat = seat_a, .number = 3}}}});
    model.setNumber(3);
    EXPECT_EQ(posted, 0);
    model.setNumber(4);
    EXPECT_EQ(posted, 1);
    show({.detail = {.card = CardShown{.card = 3, .places = {{"field", {}}}}}});
    model.moveCard(1);
    EXPECT_EQ(posted, 1);
    model.moveCard(0);
    EXPECT_EQ(posted, 2);
}

TEST_F(Lookers, CorrectAnEntryOnlyToWhatIsPossible)
{
    EntryShown entry{.entry = 4, .chosen_action = Action{.kind = 1}};
    entry.refusal = "It names what did not exist then.";
    show({.detail = {.entry = entry}});
    model.correctEntry();
    EXPECT_EQ(posted, 0);
    entry.refusal.clear();
    show({.detail = {.entry = entry}});
    model.correctEntry();
    EXPECT_EQ(posted, 1);
}

TEST_F(Lookers, TryWhatItMayHaveBeenInTheSamePlace)
{
    show({.detail = {.entry = EntryShown{.entry = 4, .instead = {{"A pass", Action{.kind = 7}}}}}});
    model.lookIntoEntry(4);
    model.tryInstead(0);
    model.tryInstead(-1);
    model.tryInstead(1);
    model.lookAway();
    ASSERT_EQ(asked.size(), 4U);
    EXPECT_EQ(asked[1].instead->kind, 7);
    EXPECT_EQ(asked[2].instead->kind, 0);
    EXPECT_EQ(asked[3], Inquiry()) << "one step back leads out, however much was tried";
}

TEST_F(Lookers, KeepNothingWhereThereIsNoFolder)
{
    model.keepWrong();
    EXPECT_EQ(posted, 0);
    EXPECT_EQ(model.notices().size(), 1);
}

TEST_F(Lookers, TellOfListsOnlyWhenTheyChange)
{
    int players = 0, details = 0;
    QObject::connect(&model, &MatchModel::playersChanged, &model, [&] { ++players; });
    QObject::connect(&model, &MatchModel::detailChanged, &model, [&] { ++details; });
    const MatchView view{.players = {{.letter = "A"}}, .detail = {.card = CardShown{.card = 1}}};
    show(view);
    show(view);
    EXPECT_EQ(players, 1);
    EXPECT_EQ(details, 1);
}

TEST(Sounds, AreShortSoftAndDifferent)
{
    std::vector<std::string> all;
    for (const Chime chime : {Chime::question, Chime::flag, Chime::lost}) {
        const std::string wav = wav_of(chime);
        ASSERT_EQ(wav.substr(0, 4) + wav.substr(8, 8), "RIFFWAVEfmt ");
        EXPECT_LT(wav.size(), 24000U);
        int loudest = 0;
        for (std::size_t at = 44; at + 1 < wav.size(); at += 2) {
            const auto low = static_cast<unsigned char>(wav[at]), high = static_cast<unsigned char>(wav[at + 1]);
            loudest = std::max(loudest, std::abs(static_cast<int>(static_cast<std::int16_t>(low | (high << 8)))));
        }
        EXPECT_GT(loudest, 3000);
        EXPECT_LT(loudest, 16000) << "nobody jumps";
        all.push_back(wav);
    }
    EXPECT_NE(all[0], all[1]);
    EXPECT_NE(all[1], all[2]);
}

TEST(Evidence, IsTheCardAloneAndSaysWhenItWasSeen)
{
    vision::Frame frame{.picture = cv::Mat(400, 600, CV_8UC3, cv::Scalar(20, 20, 20)), .index = 128, .time_ms = 64270};
    const vision::Quad quad{cv::Point2d(300, 100), {300, 163}, {212, 163}, {212, 100}};  // it lies turned right
    cv::fillConvexPoly(frame.picture, std::vector<cv::Point>{{300, 100}, {300, 163}, {212, 163}, {212, 100}},
                       cv::Scalar(0, 0, 220));
    vision::Scene scene;
    scene.cards.push_back({.track = 7, .last = {.quad = quad}});
    const match::CutOut cut_out = cut_out_of(frame, scene, "films/table.mp4");
    EXPECT_EQ(cut_out(8), "") << "who is not there is not cut out";
    const std::string picture = cut_out(7);
    EXPECT_EQ(caption_of(picture), "table.mp4, picture 128 at 1:04.27");
    const QImage image = QImage::fromData(QByteArray::fromStdString(picture));
    EXPECT_EQ(image.size(), QSize(189, 264));
    for (const QPoint point : {QPoint(12, 12), QPoint(177, 12), QPoint(94, 132), QPoint(177, 252)}) {
        EXPECT_GT(qRed(image.pixel(point)), 180);
        EXPECT_LT(qBlue(image.pixel(point)), 60) << "nothing beside the card";
    }
}

TEST(FromAbove, ShowsEachPlaceWhereItLiesOnTheMat)
{
    calibration::TablePose pose{.lens = calibration::usual_lens({640, 480}), .mat = {900, 600}};
    pose.straight_from_mm = calibration::Homography(0.55, 0.08, 60, -0.03, 0.5, 70, 0, 0.0002, 1);  // askew
    cv::Mat seen(480, 640, CV_8UC3, cv::Scalar(40, 40, 40));
    const std::vector<cv::Point2d> places{{100, 100}, {800, 120}, {450, 300}, {60, 560}, {850, 560}};
    for (const cv::Point2d& mm : places)
        cv::circle(seen, to_pixel(pose, mm), 4, cv::Scalar(255, 255, 255), cv::FILLED);
    const FromAbove above(pose, {600, 600});
    EXPECT_EQ(above.size(), cv::Size(600, 400));
    const cv::Mat picture = above.picture(seen, 1);
    for (const cv::Point2d& mm : places) {
        EXPECT_GT(picture.at<cv::Vec3b>(above.at_mm(mm))[0], 200) << mm;
        EXPECT_LT(cv::norm(above.at_pixel(to_pixel(pose, mm)) - above.at_mm(mm)), 0.01);
    }
    EXPECT_LT(picture.at<cv::Vec3b>(above.at_mm({300, 450}))[0], 60);
}

TEST(Table, SaysWhatLiesUnderAFinger)
{
    TableItem table;
    table.setSize(QSizeF(200, 300));
    EXPECT_TRUE(table.at(100, 150).isEmpty());
    Shot shot{.picture = QImage(100, 50, QImage::Format_RGB32), .extent = QSize(400, 200)};
    shot.touches = {{.corners = {{{100, 0}, {300, 0}, {300, 200}, {100, 200}}}, .card = 4},
                    {.corners = {{{180, 80}, {220, 80}, {220, 120}, {180, 120}}}, .card = 4, .value = "damage"},
                    {.corners = {{{0, 0}, {40, 0}, {40, 40}, {0, 40}}}, .seat = seat_b, .value = "energy"}};
    table.show(std::move(shot));
    // 200 x 100 in the middle of the item.
    EXPECT_EQ(table.at(60, 150)["card"].toInt(), 4);
    EXPECT_EQ(table.at(60, 150)["value"].toString(), "");
    EXPECT_EQ(table.at(100, 150)["value"].toString(), "damage") << "what lies above comes first";
    EXPECT_EQ(table.at(10, 110)["seat"].toString(), "B");
    EXPECT_TRUE(table.at(10, 50).isEmpty());
    EXPECT_TRUE(table.at(190, 150).isEmpty());
}

TEST(Whereabouts, AreWhereACardWasSeenLast)
{
    Whereabouts whereabouts;
    match::Lying lying;
    lying.cards.push_back({.track = 2, .middle = {100, 200}});
    whereabouts.note(lying, {{2, CardId{5}}});
    whereabouts.note({}, {});
    ASSERT_TRUE(whereabouts.of(CardId{5}));
    EXPECT_NEAR(whereabouts.of(CardId{5})->front().x, 100 - card_width_mm / 2, 0.01);
    EXPECT_FALSE(whereabouts.of(CardId{6}));
    const Game& game = *all_games().front();
    const MatZone& zone = game.playmat->zones.front();
    const auto first = laid_in(game, zone.place, seat_a, 0), twelfth = laid_in(game, zone.place, seat_a, 11);
    ASSERT_TRUE(first && twelfth);
    EXPECT_TRUE(is_in(game, zone.place, *first));
    EXPECT_TRUE(is_in(game, zone.place, *twelfth)) << "however many there are";
    EXPECT_FALSE(laid_in(game, nowhere, seat_a, 0));
}

}  // namespace
}  // namespace cardinal::window
