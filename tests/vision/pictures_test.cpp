// Pictures as files, whatever is in them.
#include "vision/io/pictures.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <unistd.h>

namespace cardinal::vision {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

struct Pictures : testing::Test {
    fs::path folder = fs::temp_directory_path() / ("cardinal-pictures-" + std::to_string(::getpid()));
    Pictures() { fs::create_directories(folder); }
    ~Pictures() override { fs::remove_all(folder); }

    std::string with(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(folder / name, std::ios::binary) << bytes;
        return (folder / name).string();
    }
};

TEST_F(Pictures, OfAnyDepthBecomeEightBitsOfThreeColours)
{
    for (const int type : {CV_8UC1, CV_8UC3, CV_8UC4, CV_16UC1, CV_16UC3}) {
        const std::string file = (folder / "a.png").string();
        ASSERT_TRUE(cv::imwrite(file, cv::Mat(20, 30, type, cv::Scalar::all(100))));
        const auto picture = read_picture(file);
        ASSERT_TRUE(picture) << picture.error().sentence;
        EXPECT_EQ(picture->type(), CV_8UC3);
        EXPECT_EQ(picture->size(), cv::Size(30, 20));
    }
}

TEST_F(Pictures, ThatAreNoneAreSaidToBe)
{
    EXPECT_THAT(read_picture(with("empty.png", "")).error().sentence, HasSubstr("is no picture"));
    EXPECT_THAT(read_picture(with("words.png", "not a picture at all")).error().sentence, HasSubstr("is no picture"));
    EXPECT_THAT(read_picture(folder / "missing.png").error().sentence, HasSubstr("no such file"));
    EXPECT_THAT(read_picture(folder).error().sentence, HasSubstr("is a folder"));
}

TEST_F(Pictures, AreWrittenAsTheirNameSays)
{
    const cv::Mat picture(20, 30, CV_8UC3, cv::Scalar(1, 2, 3));
    ASSERT_TRUE(write_picture(folder / "b.png", picture));
    EXPECT_EQ(cv::norm(*read_picture(folder / "b.png"), picture), 0);
    EXPECT_THAT(write_picture(folder / "b.what", picture).error().sentence, HasSubstr(".png or .jpg"));
}

}  // namespace
}  // namespace cardinal::vision
