// What looks at pictures reaches no network: it is not linked with anything that could, and opens nothing while it
// looks.
#include "companion/scan/copy_reader.h"
#include "vision/io/sources.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <gmock/gmock.h>
#include <memory>
#include <set>
#include <sstream>

namespace cardinal {
namespace {

using testing::Contains;
using testing::IsEmpty;

/// What of these a library asks of others.
std::set<std::string> network_words_in(const std::string& library)
{
    static const std::set<std::string> words{
        "socket", "socketpair", "connect", "bind",     "listen",  "accept",      "accept4",       "send",
        "sendto", "sendmsg",    "recv",    "recvfrom", "recvmsg", "getaddrinfo", "gethostbyname", "getnameinfo"};
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(("nm -u '" + library + "'").c_str(), "r"), ::pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe.get()))
        text.append(part.data(), count);
    EXPECT_GT(text.size(), 1000U) << library << " could not be read";
    std::set<std::string> found;
    std::istringstream stream(text);
    for (std::string word; stream >> word;)
        if (const std::string name = word.substr(0, word.find('@')); words.contains(name))
            found.insert(name);
    return found;
}

TEST(Privacy, WhatLooksAtPicturesKnowsNoNetwork)
{
    for (const char* library : {CARDINAL_CALIBRATION, CARDINAL_VISION, CARDINAL_MATCH, CARDINAL_SCAN, CARDINAL_CARDDB})
        EXPECT_THAT(network_words_in(library), IsEmpty()) << library;
    // The words are spelled right: who serves second screens has them.
    EXPECT_THAT(network_words_in(CARDINAL_SERVE), Contains("listen"));
}

int open_sockets()
{
    int count = 0;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", none))
        if (std::filesystem::read_symlink(entry.path(), none).string().starts_with("socket:"))
            ++count;
    return count;
}

TEST(Privacy, NothingIsOpenedWhileATableIsLookedAt)
{
    auto database = carddb::Database::open(":memory:");
    ASSERT_TRUE(database);
    const auto reader = scan::CopyReader::open(*database);
    ASSERT_TRUE(reader);
    const int before = open_sockets();
    auto source = vision::open_source(CARDINAL_SOURCE_DIR "/samples/pictures/scanned.jpg");
    ASSERT_TRUE(source) << source.error().sentence;
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame && *frame);
    const scan::CopyReader::Seen seen = reader->look((*frame)->picture);
    EXPECT_GT(seen.cards.size() + seen.unknown.size(), 3U) << "it did look";
    EXPECT_EQ(open_sockets(), before);
}

}  // namespace
}  // namespace cardinal
