#pragma once

#include "tests/companion/camera/fake_cameras.h"
#include "tests/companion/program.h"
#include "tests/companion/window/desktop.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <iterator>

/// The unmodified program in a real window, driven by keys and clicks as a person drives it.
namespace cardinal::window {

inline const std::string samples = CARDINAL_SOURCE_DIR "/samples/";
inline const std::string program = CARDINAL_BINARY_DIR "/companion/cli/cardinal";

struct InAWindow : testing::Test {
    cli::Folder folder;
    std::string data = folder.file("data"), places = folder.file("settings");
    std::unique_ptr<Desktop> desktop;

    void SetUp() override
    {
        ::setenv("XDG_CONFIG_HOME", places.c_str(), 1);
        desktop = std::make_unique<Desktop>(folder.file(""));
        if (!desktop->is_there())
            GTEST_SKIP() << "needs Xvfb, openbox and xdotool";
    }
    std::unique_ptr<Running> window(std::vector<std::string> more,
                                    std::vector<std::string> table = {"--game", "three-lanes"})
    {
        std::vector<std::string> words{program, "window", "--data", data, "--width", "1280", "--height", "800"};
        words.insert(words.end(), table.begin(), table.end());
        words.insert(words.end(), more.begin(), more.end());
        return std::make_unique<Running>(words, folder.file("said"));
    }
    /// A line, typed as a person types it.
    bool is_stored_when_typed(const std::string& line, const std::string& text) const
    {
        desktop->press("slash");
        desktop->type(line);
        desktop->press("Return");
        return is_stored(text);
    }
    /// What the database has of the match, as anybody reads it.
    std::string stored() const { return cli::cardinal("match show 1 --data " + data).said; }
    bool is_stored(const std::string& text, double seconds = 60) const
    {
        return happens_within(seconds, [&] { return stored().find(text) != std::string::npos; });
    }
};

/// A camera that shows a folder's pictures, one after another.
inline camera::FakeCamera showing(const std::string& folder, int pictures_a_second = 5)
{
    const auto pictures = std::distance(std::filesystem::directory_iterator(folder), {});
    const std::string pace = ",framerate=" + std::to_string(pictures_a_second) + "/1";
    return {.name = "Over the table",
            .pipeline = "multifilesrc location=" + folder +
                        "/%04d.jpg start-index=1 stop-index=" + std::to_string(pictures) + " caps=image/jpeg" + pace +
                        " ! jpegdec ! videoconvert ! "
                        "video/x-raw,format=I420 ! identity sync=true",
            .caps = "video/x-raw,format=I420,width=1920,height=1080" + pace};
}

}  // namespace cardinal::window
