// What must hold for the mat of every game.
#include "engine/core/playmat.h"
#include "engine/games/all_games.h"
#include "engine/rules/tokens.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace cardinal {
namespace {

class EveryPlaymat : public testing::TestWithParam<const Game*> {
protected:
    const Playmat& mat() const { return *GetParam()->playmat; }
    const ZoneWord& word_of(const MatZone& zone) const { return GetParam()->words->zones[zone.place.zone]; }
    std::string name_of(const MatZone& zone) const
    {
        return std::string(word_of(zone).name) + "." + zone.place.seat.letter() + "." + std::to_string(zone.place.slot);
    }
    /// Every place that this zone's word stands for, with as many players as the mat has room for.
    std::vector<Place> places_of(std::uint8_t zone) const
    {
        const ZoneWord& word = GetParam()->words->zones[zone];
        std::vector<Place> places;
        for (int seat = word.each_seat ? 0 : -1; seat < (word.each_seat ? seats_at(mat()) : 0); ++seat)
            for (int slot = word.slots == 0 ? 0 : 1; slot <= word.slots; ++slot)
                places.push_back({.zone = zone,
                                  .seat = Seat{static_cast<std::int8_t>(seat)},
                                  .slot = static_cast<std::uint8_t>(slot)});
        return places;
    }
};

TEST_P(EveryPlaymat, FitsTheTable)
{
    // Two sit at a kitchen table, more at one for six.
    EXPECT_LE(mat().size.width, seats_at(mat()) > 2 ? 1600 : 1100);
    EXPECT_LE(mat().size.height, seats_at(mat()) > 2 ? 800 : 600);
    for (const MatZone& zone : mat().zones)
        EXPECT_TRUE(contains(whole(mat().size), zone.area)) << name_of(zone);
}

/// Codes of 1 mm a module are read from 1 pixel a module on; the rest is for slant and for what no rendering has.
TEST_P(EveryPlaymat, WantsThePlainestCameraThatReadsIt)
{
    constexpr double enough = 1.65;
    EXPECT_GE(pixels_per_mm(mat().size, mat().wants), enough);
    EXPECT_TRUE(mat().wants == Lines::hd || pixels_per_mm(mat().size, Lines::hd) < enough);
}

TEST_P(EveryPlaymat, HasZonesBesideEachOtherAndBesideTheMarkers)
{
    for (const MatZone& zone : mat().zones) {
        for (const MatZone& other : mat().zones)
            EXPECT_TRUE(&zone == &other || !overlap(zone.area, other.area)) << name_of(zone) << name_of(other);
        for (int corner = 0; corner < corners; ++corner)
            EXPECT_FALSE(overlap(zone.area, mat_corner(mat().size, corner))) << name_of(zone);
    }
}

TEST_P(EveryPlaymat, HasRoomForCardsInEveryZone)
{
    for (const MatZone& zone : mat().zones) {
        EXPECT_GE(zone.area.width, card_width_mm) << name_of(zone);
        EXPECT_GE(zone.area.height, card_height_mm) << name_of(zone);
        EXPECT_TRUE(!word_of(zone).in_play || zone.area.width >= card_height_mm) << name_of(zone) << ": a turned card";
    }
}

TEST_P(EveryPlaymat, HasEveryZoneOrSaysWhyNot)
{
    for (std::size_t at = 0; at < GetParam()->words->zones.size(); ++at) {
        const auto zone = static_cast<std::uint8_t>(at);
        const auto why = std::ranges::find(mat().elsewhere, zone, &OffTheMat::zone);
        const bool is_elsewhere = why != mat().elsewhere.end();
        EXPECT_TRUE(!is_elsewhere || !why->why.empty());
        EXPECT_NE(is_elsewhere, GetParam()->words->zones[at].on_table) << GetParam()->words->zones[at].name;
        for (const Place place : places_of(zone))
            EXPECT_EQ(std::ranges::count(mat().zones, place, &MatZone::place), is_elsewhere ? 0 : 1)
                << GetParam()->words->zones[at].name;
    }
}

TEST_P(EveryPlaymat, LooksTheSameFromBothSides)
{
    for (const MatZone& zone : mat().zones) {
        if (!zone.place.seat || zone.place.slot != 0)
            continue;
        const Seat opposite{static_cast<std::int8_t>(zone.place.seat.index ^ 1)};  // A and B, C and D
        const Place across{zone.place.zone, opposite, zone.place.slot};
        const auto other = std::ranges::find(mat().zones, across, &MatZone::place);
        ASSERT_NE(other, mat().zones.end());
        EXPECT_EQ(turned_round(zone.area, mat().size), other->area) << name_of(zone);
    }
}

TEST_P(EveryPlaymat, KnowsWhoseEachPartOfTheTableIs)
{
    for (int at = 0; at < seats_at(mat()); ++at) {
        const Seat seat{static_cast<std::int8_t>(at)};
        const Rect own = area_of(mat(), seat);
        EXPECT_EQ(side_at(mat(), own.x + own.width / 2, own.y + own.height / 2), seat);
        EXPECT_EQ(sits_across(mat(), seat), own.y + own.height / 2 < mat().size.height / 2);
    }
    for (const MatZone& zone : mat().zones)
        EXPECT_TRUE(!zone.place.seat || contains(area_of(mat(), zone.place.seat), zone.area)) << name_of(zone);
}

TEST_P(EveryPlaymat, HasLanesThatFaceEachOther)
{
    if (seats_at(mat()) > 2)
        GTEST_SKIP() << "who shares an edge of the table with somebody has no lanes";
    for (const MatZone& zone : mat().zones)
        for (const MatZone& other : mat().zones)
            EXPECT_TRUE(zone.place.slot == 0 || zone.place.slot != other.place.slot || zone.area.x == other.area.x)
                << name_of(zone) << name_of(other);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryPlaymat, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) {
                             std::string name(test.param->id);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

// What games call their own must not be another's: a marker means one thing, a letter one game.
TEST(Games, HaveTheirOwnLetterInCodes)
{
    std::set<char> letters;
    for (const Game* game : all_games()) {
        EXPECT_TRUE(game->letter >= 'A' && game->letter <= 'Z') << game->id;
        EXPECT_TRUE(letters.insert(game->letter).second) << game->id;
    }
}

TEST(Games, HaveTheirOwnMarkersOnTokens)
{
    std::set<MarkerId> markers;
    for (const Game* game : all_games())
        for (const MarkerId marker : markers_of(*game->tokens)) {
            EXPECT_TRUE(markers.insert(marker).second) << game->id << " " << marker;
            EXPECT_GE(marker, first_token);
            EXPECT_LE(marker, last_token);
            EXPECT_EQ((marker - first_token) / token_block, game->tokens->block) << game->id << " " << marker;
        }
}

TEST(Games, HaveTheirOwnMarkersOnDice)
{
    std::set<MarkerId> markers;
    const DieKind* const of_all = dice_of(Tokens{}).front();
    for (const Game* game : all_games())
        for (const DieKind* die : dice_of(*game->tokens))
            for (std::size_t face = 0; face < die->faces.size(); ++face) {
                const MarkerId marker = die->marker_of(face);
                EXPECT_TRUE(markers.insert(marker).second || die == of_all) << game->id << " " << marker;
                EXPECT_TRUE(is_of_a_die(marker)) << marker;
                const DieShown shown = die_shown(*game->tokens, marker);
                EXPECT_TRUE(shown.die == die && shown.face == face) << game->id << " " << marker;
            }
    const Tokens& purge = *find_game("purge")->tokens;
    const MarkerId foreign = find_game("war-rig")->tokens->dice.back().first_marker;
    EXPECT_EQ(die_shown(purge, foreign).die, nullptr) << "another game's";
    EXPECT_EQ(die_shown(purge, last_die_marker).die, nullptr);
}

TEST(Games, HaveTokensForNumbersOfTheirWords)
{
    for (const Game* game : all_games()) {
        for (const TokenKind& kind : game->tokens->kinds)
            EXPECT_TRUE(kind.value.empty() || find_value(*game->words, kind.value) >= 0) << kind.name;
        for (const DialKind& dial : game->tokens->dials) {
            EXPECT_GE(find_value(*game->words, dial.value), 0) << dial.name;
            EXPECT_LT(dial.least, dial.greatest) << dial.name;
        }
    }
}

}  // namespace
}  // namespace cardinal
