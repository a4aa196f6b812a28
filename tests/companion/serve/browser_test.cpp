// The pages as a browser makes them of what it is sent. Without Chromium this is skipped.
#include "companion/serve/server.h"
#include "engine/referee/referee.h"
#include "tests/engine/sample_table.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <thread>

namespace cardinal::serve {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string output_of(const std::string& command)
{
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe.get()))
        text.append(part.data(), count);
    return text;
}

struct InABrowser : testing::Test {
    Gate gate{"", {"localhost"}};
    Server server{gate};
    int port = server.open({});
    const std::filesystem::path profile =
        std::filesystem::temp_directory_path() / ("cardinal-browser-" + std::to_string(port));

    void SetUp() override
    {
        if (output_of("command -v chromium").empty())
            GTEST_SKIP() << "needs chromium";
        const Game& game = *all_games().front();
        Referee referee(game, sample_table(game, "busy"), Profile::practice, {"<b>Ann</b>", "Bo"});
        server.publish(publish(referee.history(), 1));
    }
    void TearDown() override
    {
        std::error_code none;
        std::filesystem::remove_all(profile, none);
    }
    /// The page as it stands after it was told all there is. A stream of news that stays open would keep the browser
    /// from finishing, so the server goes away when the page has heard it.
    std::string page(const std::string& path)
    {
        auto made = std::async(std::launch::async, [&] {
            return output_of("timeout 60 chromium --headless=new --no-sandbox --disable-gpu --user-data-dir='" +
                             profile.string() + "' --virtual-time-budget=3000 --dump-dom 'http://localhost:" +
                             std::to_string(port) + path + "' 2>/dev/null");
        });
        for (int wait = 0; wait < 600 && server.listeners() == 0; ++wait)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        server.close();
        return made.get();
    }
};

TEST_F(InABrowser, APhoneShowsPanelsInItsLanguageAndSaysWhenTheLinkIsLost)
{
    const std::string page = this->page("/?language=de");
    EXPECT_THAT(page,
                AllOf(HasSubstr("PURGE"), HasSubstr("Was geschah"), HasSubstr("Ich bin"), HasSubstr("Zuschauer")));
    EXPECT_THAT(page, HasSubstr("Die Verbindung ist weg"));
    // Nothing that comes from a match is taken for markup.
    EXPECT_THAT(page, AllOf(HasSubstr("&lt;b&gt;Ann&lt;/b&gt;"), Not(HasSubstr("<b>Ann</b>"))));
}

TEST_F(InABrowser, AStreamShowsPanelsInTheLanguageOfTheTable)
{
    server.speak("de");
    const std::string page = this->page("/stream?theme=dark");
    EXPECT_THAT(page, AllOf(HasSubstr("lang=\"de\""), HasSubstr("data-theme=\"dark\""), HasSubstr("Bo")));
}

}  // namespace
}  // namespace cardinal::serve
