// Reruns every input that ever crashed a fuzzer, and a few to begin with.
#include "engine/rules/random_play.h"
#include "tests/fuzz/take_lists.h"
#include "tests/fuzz/take_match_json.h"
#include "tests/fuzz/take_notation.h"
#include "tests/fuzz/take_record.h"

#include <algorithm>
#include <cstdlib>
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

std::string text_of(const std::filesystem::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

void rerun(const std::string& by, void (*take)(std::string_view))
{
    ASSERT_FALSE(found(by).empty());
    for (const std::filesystem::path& path : found(by)) {
        SCOPED_TRACE(path);
        take(text_of(path));
    }
}

TEST(WhatFuzzersFound, IsTakenByTheNotation) { rerun("notation", take_notation); }
TEST(WhatFuzzersFound, IsTakenByTheRecord) { rerun("record", take_record); }

TEST(WhatFuzzersFound, IsTakenByTheLists) { rerun("lists", take_lists); }
TEST(WhatFuzzersFound, IsTakenByJsonLines) { rerun("match_json", take_match_json); }

/// A few bytes of it are otherwise, missing, or there twice.
std::string spoilt(std::string text, Seed& seed)
{
    constexpr std::string_view telling = ",;\"'{}[]<>/=&\\x4(|#:\n\t \xFF\0";
    for (std::size_t times = 1 + seed.below(8); times > 0 && !text.empty(); --times) {
        const std::size_t at = seed.below(text.size()), length = 1 + seed.below(6);
        switch (seed.below(4)) {
        case 0: text[at] = telling[seed.below(telling.size())]; break;
        case 1: text.insert(at, 1, telling[seed.below(telling.size())]); break;
        case 2: text.erase(at, length); break;
        default: text.insert(seed.below(text.size()), text.substr(at, 10 * length)); break;
        }
    }
    return text;
}

void take_spoilt(const std::string& by, void (*take)(std::string_view))
{
    const char* many = std::getenv("CARDINAL_MANY");
    Seed seed(2026);
    for (const std::filesystem::path& path : found(by))
        for (int times = many ? std::atoi(many) : 60; times > 0; --times)
            take(spoilt(text_of(path), seed));
}

TEST(SpoiltFiles, AreTakenByTheLists) { take_spoilt("lists", take_lists); }
TEST(SpoiltFiles, AreTakenByJsonLines) { take_spoilt("match_json", take_match_json); }

}  // namespace
}  // namespace cardinal::fuzz
