// Real photos, where they are there: what their lists say is seen, and nothing where nothing lies.
#include "tests/vision/stage.h"
#include "vision/card_finder.h"
#include "vision/gray.h"
#include "vision/io/pictures.h"
#include "vision/photo.h"
#include "vision/photographed_cards.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cardinal::vision {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

fs::path photos(const char* folder)
{
    const char* named = std::getenv("CARDINAL_PHOTOS");
    return fs::path(named ? named : CARDINAL_SOURCE_DIR "/../shared/photos") / folder;
}
constexpr const char* none_here = "there are no photos; CARDINAL_PHOTOS names their folder";

cv::Mat gray_in(const fs::path& file)
{
    const auto picture = read_picture(file);
    return picture ? gray_of(*picture) : cv::Mat();
}

json list_in(const fs::path& file)
{
    std::ifstream stream(file);
    return json::parse(stream, nullptr, false);
}

TEST(Photos, WithoutCardsShowNone)
{
    if (!fs::exists(photos("nothing")))
        GTEST_SKIP() << none_here;
    const Codebook codebook(some_codes(0, 200));
    const CodeReader reader(codebook);
    int looked_at = 0;
    for (const auto& entry : fs::recursive_directory_iterator(photos("nothing"))) {
        const cv::Mat gray = entry.is_regular_file() ? gray_in(entry.path()) : cv::Mat();
        if (gray.empty())
            continue;
        ++looked_at;
        EXPECT_TRUE(see_cards(gray, reader, {.may_be_new = true}).cards.empty()) << entry.path();
        const PhotoSeen seen = see_photo(gray);
        EXPECT_TRUE(seen.outlines.empty() && seen.codes.empty()) << entry.path();
    }
    EXPECT_GT(looked_at, 15);
}

/// Squares that are seen slanted have the shape of cards.
TEST(Photos, OfMarkersAndChessboardsShowNoCard)
{
    int looked_at = 0;
    for (const char* folder : {"markers", "calibration"}) {
        if (!fs::exists(photos(folder)))
            GTEST_SKIP() << none_here;
        for (const auto& entry : fs::directory_iterator(photos(folder))) {
            const bool is_picture = entry.path().extension() == ".png" || entry.path().extension() == ".jpg";
            const cv::Mat gray = is_picture ? gray_in(entry.path()) : cv::Mat();
            if (gray.empty())
                continue;
            ++looked_at;
            const PhotoSeen seen = see_photo(gray);
            EXPECT_TRUE(seen.outlines.empty() && seen.codes.empty()) << entry.path();
        }
    }
    EXPECT_GT(looked_at, 8);
}

/// Codes of others, of all sizes: none is a card's, whether it is known or only close enough to be decoded.
TEST(Photos, OfCodesOfOthersShowNoCard)
{
    if (!fs::exists(photos("expected.json")))
        GTEST_SKIP() << none_here;
    const Codebook codebook(some_codes(0, 200));
    const CodeReader reader(codebook);
    int codes = 0;
    for (const json& photo : list_in(photos("expected.json"))) {
        const fs::path file = photos(photo.at("image").get<std::string>().c_str());
        const cv::Mat gray = gray_in(file);
        if (gray.empty())
            continue;
        codes += static_cast<int>(photo.at("expected").size());
        EXPECT_TRUE(see_cards(gray, reader, {.may_be_new = true}).cards.empty()) << file;
    }
    EXPECT_GT(codes, 80);
}

/// What is drawn as dots, of a kind of 1994 or a code within another is left out; nothing is made up.
TEST(Photos, OfCodesOfOthersTellWhatTheySay)
{
    if (!fs::exists(photos("expected.json")))
        GTEST_SKIP() << none_here;
    int read = 0;
    for (const json& photo : list_in(photos("expected.json"))) {
        const fs::path file = photos(photo.at("image").get<std::string>().c_str());
        const cv::Mat gray = gray_in(file);
        const PhotoSeen seen = see_photo(gray);
        const json& expected = photo.at("expected");
        EXPECT_LE(seen.codes.size(), expected.size()) << file;
        for (const json& text : expected)
            read += std::ranges::count(seen.codes, text.get<std::string>(), &Decoded::text) > 0 ? 1 : 0;
    }
    EXPECT_GE(read, 96);
}

Quad quad_in(const json& corners)
{
    Quad quad;
    for (std::size_t corner = 0; corner < quad.size(); ++corner)
        quad[corner] = {corners.at(corner).at(0).get<double>(), corners.at(corner).at(1).get<double>()};
    return quad;
}

TEST(Photos, OfCardsShowTheirOutlinesAndNothingElse)
{
    if (!fs::exists(photos("cards")))
        GTEST_SKIP() << none_here;
    int cards = 0;
    const json list = list_in(photos("cards") / "expected.json");
    for (const json& photo : list.at("images")) {
        const fs::path file = photos("cards") / photo.at("image").get<std::string>();
        const std::vector<Quad> outlines = find_photographed_cards(gray_in(file));
        EXPECT_EQ(outlines.size(), photo.at("cards").size()) << file;
        for (const json& card : photo.at("cards")) {
            ++cards;
            constexpr double of_a_side = 0.04;
            const Quad corners = quad_in(card.at("corners"));
            const double near =
                std::max(photo.at("tolerance_px").get<double>(), of_a_side * cv::norm(corners[1] - corners[0]));
            EXPECT_TRUE(std::ranges::any_of(outlines, [&](const Quad& each) { return off_by(each, corners) < near; }))
                << card.at("name") << " in " << file;
        }
    }
    EXPECT_GE(cards, 5);
}

}  // namespace
}  // namespace cardinal::vision
