// Cards known by their pictures alone: recognized small and slanted, and others left alone.
#include "tests/vision/stage.h"
#include "vision/art.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::vision {
namespace {

constexpr int learned = 16;
constexpr double card_mm = 63;

/// What the stage draws below the code, as if it were a card: shapes and words, no code.
Quad picture_on(const Quad& card)
{
    const Homography map = card_in_picture(card, {});
    return {at(map, 2, 31), at(map, 61, 31), at(map, 61, 86), at(map, 2, 86)};
}
constexpr CardSize picture_size{59, 55};

ArtBook book_of(int count)
{
    std::vector<ArtBook::Entry> entries;
    for (int card = 0; card < count; ++card) {
        const Shown shot = shown(some_code(card), {.modules_px = 2, .profile = studio::Profile::clean});
        entries.push_back({.card = card, .print = art_of(shot.gray, picture_on(shot.corners))});
    }
    return ArtBook(std::move(entries));
}

struct Count {
    int right = 0, wrong = 0;
};
Count looks_at(const ArtBook& book, int first, int count, double width_px)
{
    Count found;
    for (int card = first; card < first + count; ++card) {
        const Shown shot = shown(some_code(card), {.modules_px = width_px / card_mm, .seed = 7});
        const auto reading = book.read(shot.gray, picture_on(shot.corners), picture_size);
        if (!reading || !is_certain(*reading))
            continue;
        ++(book.entry(reading->entry).card == card ? found.right : found.wrong);
    }
    return found;
}

TEST(Art, IsRecognizedAtSixtyPixelsAndOtherCardsAreNot)
{
    const ArtBook book = book_of(learned);
    const Count known = looks_at(book, 0, learned, 60);
    EXPECT_GE(known.right, learned - 1);
    EXPECT_EQ(known.wrong, 0);
    const Count unknown = looks_at(book, learned, learned, 60);
    EXPECT_EQ(unknown.right + unknown.wrong, 0);
}

// Blur takes the frame's edges first, which all of them have; what one has for itself is left.
TEST(Art, IsRecognizedSmallByWhatOthersOfItsMakeDoNotHave)
{
    const ArtBook book = book_of(learned);
    const Count known = looks_at(book, 0, learned, 30);
    EXPECT_GE(known.right, learned - 1);
    EXPECT_EQ(known.wrong, 0);
    const Count unknown = looks_at(book, learned, 3 * learned, 30);
    EXPECT_EQ(unknown.right + unknown.wrong, 0);
}

// Most of a card is the frame that all cards of its game have.
TEST(Art, OfTheOnlyCardThatWasLearnedIsNotSeenInOthersOfItsMake)
{
    const ArtBook book = book_of(1);
    EXPECT_EQ(looks_at(book, 0, 1, 100).right, 1);
    const Count others = looks_at(book, 1, learned, 100);
    EXPECT_EQ(others.right + others.wrong, 0);
}

TEST(Art, IsKeptAsBytesThatMeanTheSame)
{
    const Shown shot = shown(some_code(1), {.modules_px = 2, .profile = studio::Profile::clean});
    const ArtPrint print = art_of(shot.gray, shot.corners);
    const auto again = print_from(bytes_of(print));
    ASSERT_TRUE(again);
    double likeness = 0;
    for (std::size_t cell = 0; cell < print.size(); ++cell)
        likeness += static_cast<double>(print[cell] * (*again)[cell]);
    EXPECT_GT(likeness, 0.99);
    EXPECT_FALSE(print_from("not a print"));
}

TEST(Art, IsOfNobodyWhereNothingWasLearned)
{
    const Shown shot = shown(some_code(1), {});
    EXPECT_FALSE(ArtBook().read(shot.gray, shot.corners, {}));
}

}  // namespace
}  // namespace cardinal::vision
