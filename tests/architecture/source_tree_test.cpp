#include "tests/architecture/source_tree.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace cardinal::architecture {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(architecture, no_traces_of_a_machine)
{
    const std::vector<std::string> hosts = registry_hosts();
    for (const File& file : text_files())
        EXPECT_THAT(traces_of_a_machine(file, hosts), IsEmpty());
}

TEST(SourceTree, HasThisFile)
{
    std::vector<std::string> paths;
    std::ranges::transform(cpp_files(), std::back_inserter(paths), &File::path);
    EXPECT_THAT(paths, testing::Contains("tests/architecture/source_tree_test.cpp"));
}

TEST(SourceTree, LeavesTheBuildOut)
{
    for (const File& file : text_files())
        EXPECT_FALSE(is_below(file.path, "build")) << file.path;
}

TEST(TracesOfAMachine, AreComplainedOf)
{
    const File file{"notes.md", "fine\nsee /wo"
                                "rk/main/run\nlog in /tmp/bash_"
                                "jobs.0/1\n"};
    EXPECT_THAT(traces_of_a_machine(file, {}), ElementsAre(HasSubstr("notes.md:2:"), HasSubstr("notes.md:3:")));
}

TEST(TracesOfAMachine, IncludeItsPackageRegistry)
{
    const File file{"Dockerfile", "RUN fetch http://packages.example.org/debian\n"};
    EXPECT_THAT(traces_of_a_machine(file, {"packages.example.org"}), ElementsAre(HasSubstr("Dockerfile:1:")));
}

TEST(TracesOfAMachine, AreNotSeenInOrdinaryWords)
{
    const File file{"notes.md", "at home/work/main, ../wo"
                                "rk/main and team/work/\n"};
    EXPECT_THAT(traces_of_a_machine(file, {"packages.example.org"}), IsEmpty());
}

TEST(HasWord, WantsTheWholeWord)
{
    EXPECT_TRUE(has_word("a war-rig rolls", "war-rig"));
    EXPECT_TRUE(has_word("war_rigs and war_rig", "war_rig"));
    EXPECT_FALSE(has_word("war_rigs", "war_rig"));
    EXPECT_FALSE(has_word("", "war_rig"));
}

TEST(LinesOf, SplitsATextWithOrWithoutAnEnd)
{
    EXPECT_THAT(lines_of("a\n\nb\n"), ElementsAre("a", "", "b"));
    EXPECT_THAT(lines_of("a\nb"), ElementsAre("a", "b"));
    EXPECT_THAT(lines_of(""), IsEmpty());
}

}  // namespace
}  // namespace cardinal::architecture
