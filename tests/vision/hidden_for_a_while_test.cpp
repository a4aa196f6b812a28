// What a hand hid for a while is known again when the hand is gone, and what it took away is gone.
#include "tests/vision/watching.h"

#include <gmock/gmock.h>

namespace cardinal::vision {
namespace {

using Table = LittleTable;

using HiddenForAWhile = Watching;

/// As on an open pile: while the hand is there, nobody can tell by its borders which card lies upon the other.
TEST_F(HiddenForAWhile, ACardIsNotGoneOnWhichAHandLaysAnother)
{
    const studio::Thing below = Table::card(0, {150, 130}), above = Table::card(1, {154, 134});
    show({below});
    show({below, Table::card(1, {150, 220}), Table::hand({150, 230})}, 1);
    EXPECT_TRUE(card_in(show({below, above, Table::hand({150, 140})}, 7), 0));
    show({below, above, Table::hand({150, 220})}, 1);
    const Scene after = show({below, above}, 4);
    EXPECT_TRUE(card_in(after, 0));
    EXPECT_TRUE(card_in(after, 1));
}

}  // namespace
}  // namespace cardinal::vision
