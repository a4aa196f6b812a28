// Every command of the user's guide, as it stands there: one that is not understood, or fails, is a lie in the guide.
#include "tests/companion/program.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

const fs::path guide = CARDINAL_SOURCE_DIR "/docs/guide";

struct Command {
    std::string arguments{};
    std::string remark{};  ///< "with your camera", "with your own file", "until Ctrl+C"
};

/// The lines `$ cardinal …` of a page, with what stands behind `   # `.
std::vector<Command> commands_of(const fs::path& page)
{
    constexpr std::string_view prompt = "$ cardinal ", mark = "   # ";
    std::vector<Command> commands;
    std::istringstream text(text_of(page.string()));
    for (std::string line; std::getline(text, line);) {
        if (!line.starts_with(prompt))
            continue;
        const std::string rest = line.substr(prompt.size());
        const std::size_t at = rest.find(mark);
        commands.push_back({rest.substr(0, at), at == std::string::npos ? "" : rest.substr(at + mark.size())});
    }
    return commands;
}

std::vector<std::string> pages()
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(guide))
        if (entry.path().extension() == ".md")
            names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

class Guide : public testing::TestWithParam<std::string> {
protected:
    const Folder folder{};
    const std::string before = "cd '" + folder.file("") + "' && HOME='" + folder.file("") + "' CARDINAL_DATA='" +
                               folder.file("data") + "' DISPLAY= WAYLAND_DISPLAY= ";

    void SetUp() override
    {
        cardinal_after(before, "deck list");  // who reads the guide has used Cardinal before, or has just begun
        if (text_of((guide / (GetParam() + ".md")).string()).find("doctor table.jpg") == std::string::npos)
            return;
        const Ran rendered = cardinal("studio render '" + samples + "/tables/busy.cardinal' --profile clean --out '" +
                                      folder.file("table.jpg") + "'");
        if (rendered.code != 0)
            GTEST_SKIP() << "There is no picture of a table without the studio: " << rendered.said;
    }
};

TEST_P(Guide, TellsCommandsThatWork)
{
    for (const Command& command : commands_of(guide / (GetParam() + ".md"))) {
        const bool goes_on = command.remark == "until Ctrl+C";
        const std::string stopped = goes_on ? "timeout --preserve-status --signal=INT 1 " : "timeout 60 ";
        const std::string arguments = command.arguments + (goes_on ? " --port 0" : "");
        const Ran ran = cardinal_after(before + stopped, arguments, "B coin\nquit\n");
        if (command.remark.starts_with("with your "))
            EXPECT_NE(ran.code, 2) << "cardinal " << arguments << "\n" << ran.said;
        else
            EXPECT_EQ(ran.code, 0) << "cardinal " << arguments << "\n" << ran.said;
    }
}
INSTANTIATE_TEST_SUITE_P(Pages, Guide, testing::ValuesIn(pages()), [](const auto& each) {
    std::string name = each.param;
    std::erase(name, '-');
    return name;
});

TEST(GuideLinks, LeadToPagesThatAreThere)
{
    for (const std::string& page : pages()) {
        const std::string text = text_of((guide / (page + ".md")).string());
        for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
            const std::string target = text.substr(at + 2, text.find(')', at) - at - 2);
            EXPECT_TRUE(fs::exists(guide / target)) << page << ".md: " << target;
        }
    }
}

}  // namespace
}  // namespace cardinal::cli
