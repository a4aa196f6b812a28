// Where frames come from: every frame once, in order, with its time; and a clear sentence where something is wrong.
#include "samples/studio/files/pictures.h"
#include "vision/io/sources.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <unistd.h>

namespace cardinal::vision {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pointwise;
namespace fs = std::filesystem;

struct Sources : testing::Test {
    fs::path folder = fs::temp_directory_path() / ("cardinal-sources-" + std::to_string(::getpid()));
    Sources() { fs::create_directories(folder); }
    ~Sources() override { fs::remove_all(folder); }

    std::string path(const std::string& name) const { return (folder / name).string(); }
    std::string with(const std::string& name, const std::string& bytes) const
    {
        fs::create_directories((folder / name).parent_path());
        std::ofstream(folder / name, std::ios::binary) << bytes;
        return path(name);
    }
    /// As bright as its number says.
    static cv::Mat picture(int number) { return {48, 64, CV_8UC3, cv::Scalar::all(number * 10 + 20)}; }
    static int number_of(const Frame& frame) { return (static_cast<int>(cv::mean(frame.picture)[0] + 5) - 20) / 10; }

    std::string film(const std::string& name, int frames, double rate = 10) const
    {
        auto file = studio::FilmFile::open(path(name), {64, 48}, rate);
        for (int number = 0; number < frames; ++number)
            EXPECT_TRUE(file->add(picture(number), 1000 * number / rate));
        return path(name);
    }
    struct All {
        std::vector<int> numbers{};
        std::vector<double> times{};
        std::string said{};
    };
    static All all_of(FrameSource& source)
    {
        All all;
        for (int most = 1000; most > 0; --most) {
            const auto frame = source.next();
            if (!frame)
                all.said += frame.error().sentence;
            else if (*frame)
                all.numbers.push_back(number_of(**frame)), all.times.push_back((*frame)->time_ms);
            else
                return all;
        }
        return all;
    }
    static All all_of(const std::string& address, double rate = 0)
    {
        auto source = open_source(address, rate);
        if (!source)
            return {.said = source.error().sentence};
        return all_of(**source);
    }
};

TEST_F(Sources, APictureIsOneFrame)
{
    ASSERT_TRUE(cv::imwrite(path("a.png"), picture(3)));
    EXPECT_THAT(all_of(path("a.png")).numbers, ElementsAre(3));
}

TEST_F(Sources, AFolderIsSortedAsPeopleCount)
{
    for (const int number : {10, 9, 1})
        ASSERT_TRUE(cv::imwrite(path("shot " + std::to_string(number) + ".png"), picture(number)));
    with("notes.txt", "no picture");
    const All all = all_of(folder.string(), 4);
    EXPECT_THAT(all.numbers, ElementsAre(1, 9, 10));
    EXPECT_THAT(all.times, ElementsAre(0, 250, 500));
}

/// Frames are called alike and are of one size; what somebody photographed and put into a folder is mostly not.
TEST_F(Sources, AFolderHoldsAFilmOrPhotos)
{
    const auto are_photos = [&](FolderOf folder_of = FolderOf::whatever_it_looks_like) {
        return (*open_source(folder.string(), 0, folder_of))->is_still();
    };
    for (const int number : {1, 2, 3})
        ASSERT_TRUE(cv::imwrite(path("frame " + std::to_string(number) + ".png"), picture(number)));
    EXPECT_FALSE(are_photos());
    EXPECT_TRUE(are_photos(FolderOf::photos));
    with("frame 4.png", "torn");
    EXPECT_FALSE(are_photos());
    ASSERT_TRUE(cv::imwrite(path("frame 4.png"), cv::Mat(50, 64, CV_8UC3, cv::Scalar::all(9))));
    EXPECT_TRUE(are_photos());
    EXPECT_FALSE(are_photos(FolderOf::film));
    fs::remove(path("frame 4.png"));
    with("notes.txt", "no picture");
    EXPECT_FALSE(are_photos());
    ASSERT_TRUE(cv::imwrite(path("kitchen.png"), picture(4)));
    EXPECT_TRUE(are_photos());
}

TEST_F(Sources, AFolderTellsOfPicturesThatAreNone)
{
    ASSERT_TRUE(cv::imwrite(path("1.png"), picture(1)));
    with("2.png", "no picture");
    ASSERT_TRUE(cv::imwrite(path("3.png"), picture(3)));
    const All all = all_of(folder.string());
    EXPECT_THAT(all.numbers, ElementsAre(1, 3));
    EXPECT_THAT(all.said, HasSubstr("2.png is no picture"));
}

TEST_F(Sources, AFilmHasTheTimesOfItsTruth)
{
    film("film", 3);
    with("film.jsonl", "{\"frame\":{\"index\":0,\"time_ms\":0}}\n{\"frame\":{\"index\":1,\"time_ms\": 700.0}}\n"
                       "{\"frame\":{\"index\":2,\"time_ms\":800}}\n");
    for (const char* name : {"film", "film/"})
        EXPECT_THAT(all_of(path(name)).times, ElementsAre(0, 700, 800)) << name;
}

TEST_F(Sources, AVideoIsSteppedFrameByFrame)
{
    for (const char* name : {"film.mkv", "film.mp4", "film.avi"}) {
        const All all = all_of(film(name, 5));
        EXPECT_THAT(all.numbers, ElementsAre(0, 1, 2, 3, 4)) << name;
        EXPECT_THAT(all.times, Pointwise(DoubleNear(0.01), {0.0, 100.0, 200.0, 300.0, 400.0})) << name;
        EXPECT_EQ(all.said, "") << name;
    }
}

TEST_F(Sources, AVideoTakesAsLongAsWhatItShows)
{
    {
        auto file = studio::FilmFile::open(path("film.mkv"), {64, 48}, 10);
        int number = 0;
        for (const double time_ms : {0.0, 30.0, 100.0, 400.0, 500.0})
            EXPECT_TRUE(file->add(picture(number++), time_ms));
    }
    EXPECT_THAT(all_of(path("film.mkv")).numbers, ElementsAre(0, 2, 2, 2, 3, 4));
}

TEST_F(Sources, AVideoThatWasTornSaysWhere)
{
    for (const std::string ending : {".mkv", ".avi"}) {
        const std::string whole = film("whole" + ending, 40), torn = path("torn" + ending);
        fs::copy_file(whole, torn);
        fs::resize_file(torn, fs::file_size(whole) / 2);
        const All all = all_of(torn);
        EXPECT_GT(all.numbers.size(), 5U) << ending;
        EXPECT_THAT(all.said, HasSubstr("breaks off after " + std::to_string(all.numbers.size()) + " frames"));
    }
}

TEST_F(Sources, WhatIsNoSourceIsSaidToBeNone)
{
    fs::create_directories(path("empty"));
    EXPECT_THAT(all_of(path("missing.mp4")).said, HasSubstr("There is no file or folder"));
    EXPECT_THAT(all_of(path("empty")).said, HasSubstr("no picture in the folder"));
    EXPECT_THAT(all_of(with("words.mp4", "words")).said, HasSubstr("is no video that can be read"));
    EXPECT_THAT(all_of(with("words.png", "words")).said, HasSubstr("is no picture"));
    EXPECT_THAT(all_of("http://127.0.0.1:1/video").said, HasSubstr("Nothing that can be watched answers"));
    for (const std::string camera : {"/dev/video7", "0"})
        EXPECT_THAT(all_of(camera).said, HasSubstr("chosen from the list in the window"));
    EXPECT_THAT(all_of("").said, HasSubstr("There is no file or folder"));
}

TEST_F(Sources, AreDevicesWhereTheyMayBeMissing)
{
    for (const std::string device : {"/dev/video7", "0", "http://127.0.0.1:1/video", "rtsp://phone/"})
        EXPECT_TRUE(is_device(device)) << device;
    for (const std::string file : {"table.mp4", "2026", "", "pictures/0", "video"})
        EXPECT_FALSE(is_device(file)) << file;
}

}  // namespace
}  // namespace cardinal::vision
