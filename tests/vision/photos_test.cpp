// Real photos, where they are there: nothing is seen where nothing lies.
#include "tests/vision/stage.h"
#include "vision/card_finder.h"
#include "vision/io/pictures.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

namespace fs = std::filesystem;

fs::path photos(const char* folder)
{
    const char* named = std::getenv("CARDINAL_PHOTOS");
    return fs::path(named ? named : CARDINAL_SOURCE_DIR "/../shared/photos") / folder;
}

cv::Mat gray_of(const fs::path& file)
{
    const auto picture = read_picture(file);
    cv::Mat gray;
    if (picture)
        cv::cvtColor(*picture, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

TEST(Photos, WithoutCardsShowNone)
{
    if (!fs::exists(photos("nothing")))
        GTEST_SKIP() << "there are no photos; CARDINAL_PHOTOS names their folder";
    const Codebook codebook(some_codes(0, 200));
    const CodeReader reader(codebook);
    int looked_at = 0;
    for (const char* folder : {"nothing", "qr"})
        for (const auto& entry : fs::recursive_directory_iterator(photos(folder))) {
            const cv::Mat gray = entry.is_regular_file() ? gray_of(entry.path()) : cv::Mat();
            if (gray.empty())
                continue;
            ++looked_at;
            EXPECT_TRUE(see_cards(gray, reader, {.may_be_new = true}).cards.empty()) << entry.path();
        }
    EXPECT_GT(looked_at, 20);
}

}  // namespace
}  // namespace cardinal::vision
