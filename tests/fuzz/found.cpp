#include "tests/fuzz/found.h"

#include "engine/rules/random_play.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
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

}  // namespace

void rerun(const std::string& by, void (*take)(std::string_view))
{
    ASSERT_FALSE(found(by).empty());
    for (const std::filesystem::path& path : found(by)) {
        SCOPED_TRACE(path);
        take(text_of(path));
    }
}

void take_spoilt(const std::string& by, void (*take)(std::string_view), int times)
{
    const char* many = std::getenv("CARDINAL_MANY");
    Seed seed(2026);
    for (const std::filesystem::path& path : found(by))
        for (int left = many ? std::atoi(many) : times; left > 0; --left)
            take(spoilt(text_of(path), seed));
}

}  // namespace cardinal::fuzz
