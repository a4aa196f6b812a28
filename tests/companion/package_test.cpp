// What comes with an installed Cardinal: its samples, its name, what shells complete.
#include "tests/companion/program.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string program = CARDINAL_BINARY_DIR "/companion/cli/cardinal";

std::string output_of(const std::string& command)
{
    std::string output;
    FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        return "cannot run " + command;
    std::array<char, 4096> part{};
    while (const std::size_t count = fread(part.data(), 1, part.size(), pipe))
        output.append(part.data(), count);
    pclose(pipe);
    return output;
}

/// The program under a prefix of its own, as `cmake --install` lays it there, with the samples of one game.
struct Installed : testing::Test {
    const Folder folder{};
    const fs::path prefix = folder.file("usr");
    const std::string home = "HOME='" + folder.file("home") + "' XDG_DATA_HOME= CARDINAL_DATA= CARDINAL_SAMPLES= ";

    void SetUp() override
    {
        fs::create_directories(prefix / "bin");
        fs::create_directories(prefix / "libexec" / "cardinal");
        fs::create_directories(prefix / "share" / "cardinal" / "samples");
        fs::copy_file(program, prefix / "libexec" / "cardinal" / "cardinal");
        fs::create_symlink("../libexec/cardinal/cardinal", prefix / "bin" / "cardinal");
        fs::copy(samples, prefix / "share" / "cardinal" / "samples" / "purge", fs::copy_options::recursive);
    }
    std::string run(const std::string& arguments) const
    {
        return output_of(home + "'" + (prefix / "bin" / "cardinal").string() + "' " + arguments + " 2>&1");
    }
};

TEST_F(Installed, FindsTheSamplesThatCameWithIt)
{
    EXPECT_THAT(run("deck list"), AllOf(HasSubstr("humans"), Not(HasSubstr("cinder"))));
}

TEST_F(Installed, GetsTheSamplesOfGamesThatALaterVersionBrings)
{
    run("deck list");
    fs::copy(CARDINAL_SOURCE_DIR "/samples/three-lanes", prefix / "share" / "cardinal" / "samples" / "three-lanes",
             fs::copy_options::recursive);
    EXPECT_THAT(run("deck list"), AllOf(HasSubstr("humans"), HasSubstr("cinder")));
}

TEST_F(Installed, SaysWhichEngineRulesAndCardsItHas)
{
    EXPECT_THAT(run("--version"),
                AllOf(HasSubstr("cardinal "), HasSubstr("PURGE (purge): rules "), Not(HasSubstr("in the database"))));
    run("deck list");
    EXPECT_THAT(run("--version"), HasSubstr(" in the database, schema "));
    EXPECT_THAT(run("judge --help"), HasSubstr("Usage: cardinal judge "));
}

/// What Bash offers after these words, the last of which is being typed.
std::string completed(const std::string& words, int last)
{
    const std::string programs = fs::path(program).parent_path().string();
    return output_of("PATH='" + programs +
                     "':\"$PATH\" bash -c 'source \"" CARDINAL_SOURCE_DIR
                     "/companion/package/cardinal.bash\"; COMP_WORDS=(" +
                     words + "); COMP_CWORD=" + std::to_string(last) + "; cd /; _cardinal; echo \"${COMPREPLY[@]}\"'");
}

TEST(Completion, KnowsVerbsOptionsAndGames)
{
    EXPECT_EQ(completed("cardinal jud", 1), "judge\n");
    EXPECT_EQ(completed("cardinal deck com", 2), "compare\n");
    EXPECT_EQ(completed("cardinal deck check --tog", 3), "--together\n");
    EXPECT_EQ(completed("cardinal play --theme d", 3), "dark\n");
    EXPECT_EQ(completed("cardinal watch --game pur", 3), "purge\n");
}

}  // namespace
}  // namespace cardinal::cli
