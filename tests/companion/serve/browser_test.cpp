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
        static const bool is_there =
            shown_by_a_browser(profile.string() + "-first", "data:text/html,<p>here").find("here") != std::string::npos;
        std::filesystem::remove_all(profile.string() + "-first");
        if (!is_there)
            GTEST_SKIP() << "needs a chromium that works here";
        const Game& game = *all_games().front();
        Referee referee(game, sample_table(game, "busy"), Profile::practice, {"<b>Ann</b>", "Bo"});
        server.publish(publish(referee.history(), 1));
    }
    void TearDown() override
    {
        std::error_code none;
        std::filesystem::remove_all(profile, none);
    }
    static std::string shown_by_a_browser(const std::string& profile, const std::string& address)
    {
        return output_of("timeout 300 chromium --headless=new --no-sandbox --disable-gpu --user-data-dir='" + profile +
                         "' --virtual-time-budget=3000 --dump-dom '" + address + "' 2>/dev/null");
    }
    /// The page as it stands after it was told all there is. A stream of news that stays open would keep the browser
    /// from finishing, so the server goes away when the page listens; what it knows then is told before.
    std::string page(const std::string& path)
    {
        auto made = std::async(std::launch::async, [&] {
            return shown_by_a_browser(profile.string(), "http://localhost:" + std::to_string(port) + path);
        });
        while (server.listeners() == 0 && made.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready) {
        }
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
