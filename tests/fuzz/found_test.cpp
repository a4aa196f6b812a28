// Reruns every input that ever crashed a fuzzer, and a few to begin with.
#include "tests/fuzz/take_notation.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace cardinal::fuzz {
namespace {

std::vector<std::filesystem::path> found()
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(CARDINAL_SOURCE_DIR "/tests/fuzz/found/notation"))
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

TEST(WhatFuzzersFound, IsTakenByTheNotation)
{
    ASSERT_FALSE(found().empty());
    for (const std::filesystem::path& path : found()) {
        SCOPED_TRACE(path);
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        take_notation(text.str());
    }
}

}  // namespace
}  // namespace cardinal::fuzz
