#include "companion/window/letters.h"
#include "companion/window/measure.h"
#include "companion/window/table_item.h"
#include "companion/window/table_painter.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/told_match.h"

#include <QQuickWindow>
#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

CardMark mark_at(double x, double y) { return {.corners = {{{x, y}, {x + 60, y}, {x + 60, y + 90}, {x, y + 90}}}}; }

/// Letters need an application, if only one without a screen.
struct Marks : testing::Test {
    static void SetUpTestSuite() { make_application(); }
};

/// The part of this area that is painted.
double painted(const QImage& image, const QRect& area)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    return static_cast<double>(count) / (area.width() * area.height());
}

TEST_F(Marks, AreTheirCardsEdgesAtTheScaleOfTheScreen)
{
    // Half the picture's size: a card at 100, 100 with 60 x 90 is at 50, 50 with 30 x 45.
    const QImage image = paint_marks({mark_at(100, 100)}, {640, 480}, {320, 240}, 1);
    EXPECT_EQ(image.size(), QSize(320, 240));
    EXPECT_GT(painted(image, QRect(49, 55, 3, 30)), 0.9);
    EXPECT_EQ(painted(image, QRect(58, 58, 14, 30)), 0) << "a card without a name hides nothing of what lies there";
    EXPECT_EQ(painted(image, QRect(90, 0, 230, 240)), 0);
}

/// A camera that is chosen while a table was drawn that needed no marks; and the other way round.
TEST_F(Marks, AreLaidOverAPictureThatHadNone)
{
    QQuickWindow window;
    window.resize(300, 300);
    TableItem table(window.contentItem());
    table.setPosition({80, 150});
    table.setSize({200, 100});
    window.show();
    const auto shown = [&](const QColor& picture, const QColor& marks) {
        Shot shot{.picture = QImage(200, 100, QImage::Format_RGB32)};
        shot.picture.fill(picture);
        if (marks.isValid()) {
            shot.marks = QImage(200, 100, QImage::Format_ARGB32_Premultiplied);
            shot.marks.fill(marks);
        }
        table.show(std::move(shot));
        const QImage image = window.grabWindow();
        EXPECT_EQ(image.pixelColor(100, 50), QColor(Qt::white)) << "beside the table nothing is drawn";
        EXPECT_EQ(image.pixelColor(85, 155), image.pixelColor(275, 245));
        return image.pixelColor(85, 155);
    };
    EXPECT_EQ(shown(Qt::white, {}), QColor(Qt::white));
    EXPECT_EQ(shown(Qt::blue, Qt::red), QColor(Qt::red));
    EXPECT_EQ(shown(Qt::blue, Qt::green), QColor(Qt::green));
    EXPECT_EQ(shown(Qt::blue, {}), QColor(Qt::blue));
    EXPECT_EQ(shown(Qt::white, Qt::red), QColor(Qt::red));
}

TEST_F(Marks, DifferInMoreThanColour)
{
    CardMark sure = mark_at(100, 100), unsure = sure;
    unsure.belief = CardMark::Belief::unsure;
    const QRect side(99, 120, 3, 60);
    // A dashed line shows the dark ground between its dashes.
    const auto dark_in = [&](const CardMark& mark) {
        const QImage edge = paint_marks({mark}, {640, 480}, {640, 480}, 1).copy(side);
        int dark = 0;
        for (int y = 0; y < edge.height(); ++y)
            dark += qGray(edge.pixel(1, y)) < 60 ? 1 : 0;
        return dark;
    };
    EXPECT_EQ(dark_in(sure), 0);
    EXPECT_GT(dark_in(unsure), 5);
}

TEST_F(Marks, AreTheSameUntilSomebodyCouldSeeADifference)
{
    CardMark here = mark_at(100, 100), almost = mark_at(100.3, 100), there = mark_at(101, 100), named = here;
    named.name = "K";
    EXPECT_TRUE(looks_like({here}, {almost}));
    EXPECT_FALSE(looks_like({here}, {there}));
    EXPECT_FALSE(looks_like({here}, {named}));
    EXPECT_FALSE(looks_like({here}, {here, there}));
}

// ---- a table that is drawn as it is kept ----

/// So many lines of its first match on.
Position position_in(const std::string& game, std::size_t lines)
{
    ToldMatch told = first_match(game);
    match::LiveMatch match(std::move(told.referee), match::MatchBook::nowhere());
    for (std::size_t at = 0; at < std::min(lines, told.lines.size()); ++at)
        match.take_line(told.lines[at]);
    return match.referee().position();
}

TEST_F(Marks, HaveTheirCardsInsideTheTableHoweverLargeLettersAre)
{
    for (const Game* game : all_games()) {
        const Position position = position_in(std::string(game->id), 25);
        for (const double letters : {1.0, 2.0}) {
            const DrawnTable table = paint_table({.game = *game, .position = position}, {640, 420}, {}, letters);
            EXPECT_FALSE(table.touches.empty()) << game->id;
            for (const Touch& touch : table.touches)
                for (const cv::Point2d& corner : touch.corners)
                    EXPECT_TRUE(corner.x >= 0 && corner.x <= 640 && corner.y >= 0 && corner.y <= 420) << game->id;
        }
    }
}

TEST_F(Marks, AreCutWithASignWhereAWordHasNoRoom)
{
    const QFont font = letters_that_fit({"Workshop", "Tools"}, {.width = 30, .most = 13, .least = 9, .is_bold = true});
    EXPECT_EQ(font.pixelSize(), 9);
    const QString cut = words_that_fit("Workshop Tools", font, 30);
    EXPECT_TRUE(cut.startsWith("W") && cut.contains(QStringLiteral("… "))) << cut.toStdString();
    EXPECT_EQ(words_that_fit("A B", font, 30), "A B");
}

TEST(Measured, IsToldInTheMiddleAndForNearlyAll)
{
    Measure measure;
    EXPECT_EQ(measure.told(), "");
    for (int ms = 1; ms <= 101; ++ms)
        measure.add(ms, 2 * ms);
    EXPECT_EQ(measure.told(),
              "101 pictures: understood after 51 ms (95 %: 96), on the screen with what is believed after "
              "102 ms (95 %: 192)");
    EXPECT_EQ(measure.told(), "");
    EXPECT_TRUE(measure.first_told().starts_with("the first picture was on the screen "));
    EXPECT_EQ(measure.first_told(), "") << "once";
    EXPECT_GT(ms_since_the_program_began(), 0);
}

}  // namespace
}  // namespace cardinal::window
