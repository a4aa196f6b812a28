// Real photographs, boards of other families' markers among them: nothing in them is a marker of ours.
#include "calibration/marker_finder.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace cardinal::calibration {
namespace {

namespace fs = std::filesystem;

TEST(MarkerPhotos, ShowNoneOfOurs)
{
    const char* named = std::getenv("CARDINAL_PHOTOS");
    const fs::path photos = named ? named : CARDINAL_SOURCE_DIR "/../shared/photos";
    if (!fs::exists(photos / "markers"))
        GTEST_SKIP() << "no photographs here; CARDINAL_PHOTOS names the folder";
    int looked = 0;
    for (const char* folder : {"markers", "cards", "nothing/falsepositives-1"})
        for (const auto& file : fs::directory_iterator(photos / folder)) {
            const cv::Mat gray = cv::imread(file.path().string(), cv::IMREAD_GRAYSCALE);
            if (gray.empty())
                continue;
            ++looked;
            EXPECT_TRUE(find_markers(gray).empty()) << file.path();
        }
    EXPECT_GT(looked, 20);
}

}  // namespace
}  // namespace cardinal::calibration
