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

/// What nobody sees is black in the file: a code drawn in black on nothing would be black on black.
TEST_F(Pictures, ThatAreClearInPartsLieOnWhitePaper)
{
    for (const int type : {CV_8UC4, CV_16UC4}) {
        const double whole = type == CV_8UC4 ? 255 : 65535;
        for (const char* name : {"clear.png", "clear.webp"}) {
            if (type == CV_16UC4 && std::string_view(name).ends_with("webp"))
                continue;
            cv::Mat drawn(40, 60, type, cv::Scalar::all(0));
            drawn.colRange(0, 20).setTo(cv::Scalar(0, 0, 0, whole));
            drawn.colRange(20, 40).setTo(cv::Scalar(0, 0, whole, whole / 2));
            ASSERT_TRUE(cv::imwrite(folder / name, drawn, {cv::IMWRITE_WEBP_QUALITY, 101}));
            const auto picture = read_picture(folder / name);
            ASSERT_TRUE(picture) << picture.error().sentence;
            ASSERT_EQ(picture->type(), CV_8UC3);
            EXPECT_EQ(picture->at<cv::Vec3b>(20, 10), cv::Vec3b(0, 0, 0)) << name;
            EXPECT_EQ(picture->at<cv::Vec3b>(20, 50), cv::Vec3b(255, 255, 255)) << name;
            EXPECT_NEAR(picture->at<cv::Vec3b>(20, 30)[0], 128, 2) << name;
            EXPECT_NEAR(picture->at<cv::Vec3b>(20, 30)[2], 255, 2) << name;
        }
    }
}

TEST_F(Pictures, ThatAreNoneAreSaidToBe)
{
    EXPECT_THAT(read_picture(with("empty.png", "")).error().sentence,
                HasSubstr("is no picture that can be read: it is empty"));
    EXPECT_THAT(read_picture(with("words.png", "not a picture at all")).error().sentence, HasSubstr("is no picture"));
    EXPECT_THAT(read_picture(folder / "missing.png").error().sentence, HasSubstr("no such file"));
    EXPECT_THAT(read_picture(folder).error().sentence, HasSubstr("is a folder"));
}

/// Thirty bytes are a whole one; its decoder wants more of them and else complains on the terminal.
TEST_F(Pictures, OfOnePixelAreTakenInEveryFormat)
{
    for (const char* name : {"one.png", "one.jpg", "one.bmp", "one.webp"}) {
        const std::string file = (folder / name).string();
        ASSERT_TRUE(cv::imwrite(file, cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(100)), {cv::IMWRITE_WEBP_QUALITY, 101}));
        const auto picture = read_picture(file);
        ASSERT_TRUE(picture) << picture.error().sentence;
        EXPECT_EQ(picture->size(), cv::Size(1, 1));
    }
    using namespace std::string_literals;
    const std::string bytes = "RIFF\x16\0\0\0WEBPVP8L\x0A\0\0\0\x2F\0\0\0\0\x45\x17\x23\xFA\x1F"s;
    const auto least = picture_in(bytes, "least.webp");
    EXPECT_TRUE(least) << least.error().sentence;
}

TEST_F(Pictures, SayInTheirHeadsHowLargeTheyAreAndWhetherACameraTookThem)
{
    const std::string plain = (folder / "a.jpg").string();
    ASSERT_TRUE(cv::imwrite(plain, cv::Mat(20, 30, CV_8UC3, cv::Scalar::all(100))));
    EXPECT_EQ(head_of(plain).width, 30);
    EXPECT_EQ(head_of(plain).height, 20);
    EXPECT_FALSE(head_of(plain).is_of_a_camera);
    std::ifstream stream(plain, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    bytes.insert(2, std::string("\xFF\xE1\0\x08"
                                "Exif\0\0",
                                10));
    EXPECT_TRUE(head_of(with("b.jpg", bytes)).is_of_a_camera);
    EXPECT_EQ(head_of(with("b.jpg", bytes)).width, 30);
    EXPECT_EQ(head_of(with("words.jpg", "words")).width, 0);
    EXPECT_EQ(head_of(folder / "missing.jpg").width, 0);
}

TEST_F(Pictures, ThatPromiseMorePixelsThanAnyCameraAreNotEvenBegun)
{
    using namespace std::string_literals;
    const std::string png = "\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR\0\0\x75\x30\0\0\x75\x30\x08\0\0\0\0"s,
                      jpeg = "\xFF\xD8\xFF\xE0\0\4\0\0\xFF\xC0\0\x11\x08\xFF\xFF\xFF\xFF\3"s;
    EXPECT_THAT(read_picture(with("a.png", png)).error().sentence, HasSubstr("more pixels than any camera"));
    EXPECT_THAT(read_picture(with("a.jpg", jpeg)).error().sentence, HasSubstr("more pixels than any camera"));
}

TEST_F(Pictures, OfAHundredMillionPixelsAreTaken)
{
    const std::string file = (folder / "large.png").string();
    ASSERT_TRUE(cv::imwrite(file, cv::Mat(10000, 10000, CV_8UC1, cv::Scalar(90)), {cv::IMWRITE_PNG_COMPRESSION, 1}));
    const auto picture = read_picture(file);
    ASSERT_TRUE(picture) << picture.error().sentence;
    EXPECT_EQ(picture->size(), cv::Size(10000, 10000));
}

/// What a phone writes that was held upright: the rows are columns.
TEST_F(Pictures, AreTurnedTheWayTheirCameraWasHeld)
{
    using namespace std::string_literals;
    const std::string held = "\xFF\xE1\0\x22"
                             "Exif\0\0II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\6\0\0\0\0\0\0\0"s;
    cv::Mat half(20, 30, CV_8UC3, cv::Scalar::all(20));
    half.colRange(15, 30).setTo(cv::Scalar::all(230));
    std::vector<uchar> bytes;
    ASSERT_TRUE(cv::imencode(".jpg", half, bytes));
    std::string file(bytes.begin(), bytes.end());
    file.insert(2, held);
    const auto picture = read_picture(with("held.jpg", file));
    ASSERT_TRUE(picture) << picture.error().sentence;
    ASSERT_EQ(picture->size(), cv::Size(20, 30));
    EXPECT_LT(picture->at<cv::Vec3b>(3, 10)[0], 60);
    EXPECT_GT(picture->at<cv::Vec3b>(26, 10)[0], 190);
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
