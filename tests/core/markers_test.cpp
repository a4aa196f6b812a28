#include "engine/core/markers.h"

#include <algorithm>
#include <bitset>
#include <gtest/gtest.h>
#include <vector>

namespace cardinal {
namespace {

using Bits = std::bitset<std::size_t{marker_cells} * marker_cells>;

MarkerPattern quarter_turn(const MarkerPattern& pattern)
{
    MarkerPattern turned;
    for (std::size_t row = 0; row < marker_cells; ++row)
        for (std::size_t column = 0; column < marker_cells; ++column)
            turned.dark[column][marker_cells - 1 - row] = pattern.dark[row][column];
    return turned;
}

Bits bits_of(const MarkerPattern& pattern)
{
    Bits bits;
    for (std::size_t at = 0; at < bits.size(); ++at)
        bits[at] = pattern.dark[at / marker_cells][at % marker_cells];
    return bits;
}

// The family's own promise, so a digit that slipped in the table would be found.
TEST(Markers, DifferInElevenCellsHoweverTheyAreTurned)
{
    std::vector<Bits> upright;
    for (MarkerId marker = 0; marker < marker_count; ++marker) {
        MarkerPattern pattern = marker_pattern(marker);
        upright.push_back(bits_of(pattern));
        for (int turn = 0; turn < 4; ++turn, pattern = quarter_turn(pattern))
            for (MarkerId other = 0; other < marker; ++other)
                ASSERT_GE((bits_of(pattern) ^ upright[other]).count(), 11U) << marker << " and " << other;
    }
}

TEST(Markers, HaveADarkRing)
{
    const MarkerPattern pattern = marker_pattern(0);
    for (std::size_t at = 0; at < marker_cells; ++at) {
        EXPECT_TRUE(pattern.dark.front()[at] && pattern.dark.back()[at]);
        EXPECT_TRUE(pattern.dark[at].front() && pattern.dark[at].back());
    }
}

// As the AprilTag project's own picture of it shows: 1 is light, the dark ring left out.
TEST(Markers, BeginWithTheFamilysFirst)
{
    constexpr std::string_view rows[] = {"110101", "011101", "011000", "101000", "010110", "000100"};
    const MarkerPattern pattern = marker_pattern(0);
    for (std::size_t row = 0; row < std::size(rows); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            EXPECT_EQ(pattern.dark[row + 1][column + 1], rows[row][column] == '0') << row << ", " << column;
}

TEST(Markers, OfCommandsStayInTheirRange)
{
    for (const CommandWord& word : command_words) {
        EXPECT_GE(marker_of(word.command), first_command);
        EXPECT_LT(marker_of(word.command), first_token);
    }
}

}  // namespace
}  // namespace cardinal
