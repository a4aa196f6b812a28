// A whole match at the window, from the toss of a coin to its winner, as two people play it: a camera sees its first
// turns and is lost and found meanwhile, the power fails, what no camera saw is put right, the rest is typed. It takes
// some minutes, so only who asks for long runs has it:  CARDINAL_MANY=1
#include "tests/companion/window/in_a_window.h"
#include "vision/io/sources.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <iomanip>
#include <opencv2/imgcodecs.hpp>
#include <sstream>

namespace cardinal::window {
namespace {

using testing::HasSubstr;

/// Slower than it was filmed: a machine that tests much at once sees all of it, too.
camera::FakeCamera at_ease(const std::string& folder) { return showing(folder, 3); }

struct AWholeMatch : InAWindow {
    const std::string told = samples + "three-lanes/matches/first-match.cardinal";
    const std::string film = samples + "three-lanes/films/first-turns";
    const std::vector<std::string> table{"--table", told};

    /// A part of the film as single pictures, for a camera to show.
    std::string cut(const std::string& name, double from_s, double to_s) const
    {
        constexpr double between_s = 0.2;
        std::string part = folder.file(name);
        std::filesystem::create_directories(part);
        auto source = vision::open_source(film + ".mp4");
        int pictures = 0;
        while (source) {
            const auto frame = (*source)->next();
            if (!frame || !*frame || (*frame)->time_ms > 1000 * to_s)
                break;
            if ((*frame)->time_ms < 1000 * (from_s + between_s * pictures))
                continue;
            std::ostringstream file;
            file << part << "/" << std::setw(4) << std::setfill('0') << ++pictures << ".jpg";
            cv::imwrite(file.str(), (*frame)->picture);
        }
        return part;
    }
    /// What is told behind this remark, a line each.
    std::vector<std::string> lines_after(const std::string& remark) const
    {
        const std::string text = cli::text_of(told);
        std::istringstream rest(text.substr(text.find(remark)));
        std::vector<std::string> lines;
        for (std::string line; std::getline(rest, line);)
            if (!line.empty() && line.front() != ' ' && line.front() != '#')
                lines.push_back(line);
        return lines;
    }
    int entries() const
    {
        const std::string text = stored(), before = "match 1: ";
        return text.starts_with(before) ? std::stoi(text.substr(before.size())) : 0;
    }
    /// What was flagged has to be on the screen before a key decides about it.
    bool is_stored_when_pressed(const std::string& key, double seconds = 20) const
    {
        const int before = entries();
        return happens_within(seconds, [&] {
            desktop->settle();
            if (entries() == before)
                desktop->press(key);
            return happens_within(2, [&] { return entries() > before; });
        });
    }
    bool is_told(const std::string& line) const
    {
        if (line == "back" || line == "stands")
            return is_stored_when_pressed(line.substr(0, 1));
        if (line == "undo" || line == "redo")
            return is_stored_when_pressed(line == "undo" ? "ctrl+z" : "ctrl+shift+z");
        const int before = entries();  // the same may have been typed before
        is_stored_when_typed(line, line);
        return happens_within(60, [&] { return entries() > before; });
    }
};

TEST_F(AWholeMatch, BeforeACameraAndWithoutOneComesToItsEnd)
{
    if (std::getenv("CARDINAL_MANY") == nullptr)
        GTEST_SKIP() << "a long run, see CONTRIBUTING.md";
    const std::string first = cut("1", 0, 38), second = cut("2", 38, 63), third = cut("3", 63, 1000);
    const camera::FakeCameras cameras({at_ease(first)});
    const std::vector<std::string> eyes{"--camera", "Over the table", "--codes", film + ".codes", "--measure"};
    {
        const auto running = window(eyes, table);
        ASSERT_TRUE(desktop->shows("Three Lanes")) << running->said();
        ASSERT_TRUE(is_stored("A reveal Scout1", 120)) << running->said() << stored();
        // The question is put off, and no key answers it; asked again, it is answered with the mouse.
        desktop->press("Escape");
        desktop->press("1");
        EXPECT_THAT(stored(), Not(HasSubstr(" coin")));
        desktop->press("q");
        desktop->settle();
        desktop->click("Three Lanes", 1160, 160);
        EXPECT_TRUE(is_stored("B coin")) << stored();
        desktop->settle();
        desktop->press("1");
        EXPECT_TRUE(is_stored("B first A")) << stored();
        for (const char* line : {"A shuffle", "B shuffle"})
            EXPECT_TRUE(is_stored_when_typed(line, line)) << stored();
        EXPECT_TRUE(running->says("“Over the table” shows nothing any more.", 120)) << running->said();
        cameras.become({at_ease(second)});
        EXPECT_TRUE(running->says("“Over the table” shows the table again.", 120)) << running->said();
        EXPECT_TRUE(is_stored("A play Arch1", 120)) << stored();
        // The power goes when the camera has shown all of this part: what is played meanwhile is nobody's to know.
        EXPECT_TRUE(happens_within(120, [&] {
            const std::string said = running->said(), gone = "shows nothing any more.";
            return said.find(gone) != said.rfind(gone);
        })) << running->said();
        running->kill_now();
    }
    {
        cameras.become({at_ease(third)});
        const auto again = window(eyes, table);
        ASSERT_TRUE(desktop->shows("Three Lanes")) << again->said();
        EXPECT_TRUE(is_stored("B equip Tongs1", 120)) << again->said() << stored();
        EXPECT_THAT(stored(), HasSubstr("match 1")) << "it is the same match";
        EXPECT_TRUE(again->says("shows nothing any more.", 120)) << again->said();
        RecordProperty("measured", again->said());
        again->kill_now();
    }
    const auto last = window({"--no-camera"}, table);
    ASSERT_TRUE(desktop->shows("Three Lanes")) << last->said();
    // With it the film ends, so that nobody may have been sure of it.
    EXPECT_TRUE(stored().find("B pass") != std::string::npos || is_stored_when_typed("B pass", "B pass")) << stored();
    // Whom it was aimed at no camera saw. From the last entry back to it, what it really was, and what would follow.
    const std::string seen = stored();
    const int attack = std::stoi(seen.substr(seen.rfind('\n', seen.find("B attack Guard1")) + 1));
    desktop->settle();
    desktop->press("e");
    for (int entry = entries(); entry > attack; --entry)
        desktop->press("Up");
    desktop->press("Return");
    desktop->settle();
    desktop->press("i");
    desktop->type("B attack Guard1 -> Lad1");
    desktop->press("Return");
    desktop->settle();
    desktop->press("Return");
    EXPECT_TRUE(is_stored("correct " + std::to_string(attack) + ": B attack Guard1 -> Lad1")) << stored();
    desktop->press("Escape");
    for (const std::string& line : lines_after("# ---- turn 3"))
        ASSERT_TRUE(is_told(line)) << line << "\n" << stored();
    EXPECT_THAT(stored(), AllOf(HasSubstr("three-lanes.combat.applied"), HasSubstr("stands")));
    EXPECT_THAT(stored(), HasSubstr("B draw  ✗ three-lanes.turns.until-end")) << "somebody has won by then";
}

}  // namespace
}  // namespace cardinal::window
