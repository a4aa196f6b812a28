// Reruns every input that ever crashed a fuzzer, and a few to begin with.
#include "tests/fuzz/take_notation.h"
#include "tests/fuzz/take_record.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace cardinal::fuzz {
namespace {

std::vector<std::filesystem::path> found(const std::string& by)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(CARDINAL_SOURCE_DIR "/tests/fuzz/found/" + by))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

void rerun(const std::string& by, void (*take)(std::string_view))
{
    ASSERT_FALSE(found(by).empty());
    for (const std::filesystem::path& path : found(by)) {
        SCOPED_TRACE(path);
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        take(text.str());
    }
}

TEST(WhatFuzzersFound, IsTakenByTheNotation) { rerun("notation", take_notation); }
TEST(WhatFuzzersFound, IsTakenByTheRecord) { rerun("record", take_record); }

}  // namespace
}  // namespace cardinal::fuzz
