#include "engine/core/hash.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal {
namespace {

using Word = std::uint64_t;

/// The paragraph in hash.h once more, in words instead of bytes and without speed.
Word written_from_the_paragraph(const std::vector<Word>& words)
{
    Word state = 0x243f6a8885a308d3;
    for (const Word word : words)
        state = std::rotl(state ^ (word * 0xb7e151628aed2a6b), 29) * 0x6a09e667f3bcc909;
    state = (state ^ (state >> 32)) * 0xb7e151628aed2a6b;
    state = (state ^ (state >> 29)) * 0x6a09e667f3bcc909;
    state = (state ^ (state >> 32)) * 0xb7e151628aed2a6b;
    return state ^ (state >> 31);
}

std::vector<Word> words_of(std::string_view bytes)
{
    std::vector<Word> words{bytes.size()};
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (at % 8 == 0)
            words.push_back(0);
        words.back() |= static_cast<Word>(static_cast<unsigned char>(bytes[at])) << (at % 8 * 8);
    }
    return words;
}

std::string some_bytes(std::size_t count)
{
    std::string bytes;
    for (std::size_t at = 0; at < count; ++at)
        bytes.push_back(static_cast<char>(at * 151 + 7));
    return bytes;
}

// These never change: records hold such numbers.
TEST(Hash64, GivesTheNumbersItHasAlwaysGiven)
{
    EXPECT_EQ(Hash64().value(), 0x8dd34516b24785b1);
    EXPECT_EQ(hash_of(""), 0x5640ca44f5d66250);
    EXPECT_EQ(hash_of("cardinal"), 0x548c29a7013e15fc);
    EXPECT_EQ(hash_of("The table is the truth."), 0x9c9e58090db3117a);
    EXPECT_EQ(Hash64().add(0).value(), 0x5640ca44f5d66250);
    EXPECT_EQ(Hash64().add(-1).add(std::uint8_t{200}).add("ab").value(), 0xf2205bc98e88c580);
}

TEST(Hash64, DoesWhatItsParagraphSays)
{
    for (std::size_t count = 0; count <= 40; ++count)
        EXPECT_EQ(hash_of(some_bytes(count)), written_from_the_paragraph(words_of(some_bytes(count)))) << count;
    EXPECT_EQ(Hash64().add(7).add(-2).value(), written_from_the_paragraph({7, ~Word{1}}));
}

TEST(Hash64, DoesNotDependOnWhereBytesLie)
{
    const std::string bytes = some_bytes(50);
    for (std::size_t shift = 0; shift < 8; ++shift) {
        const std::string shifted = std::string(shift, '.') + bytes;
        EXPECT_EQ(hash_of(std::string_view(shifted).substr(shift)), hash_of(bytes)) << shift;
    }
}

TEST(Hash64, TakesAnIntegerForItsValueNotItsWidth)
{
    EXPECT_EQ(Hash64().add(std::int8_t{-3}).value(), Hash64().add(std::int64_t{-3}).value());
    EXPECT_EQ(Hash64().add(std::uint16_t{9}).value(), Hash64().add(9).value());
    EXPECT_EQ(Hash64().add(true).value(), Hash64().add(1).value());
}

TEST(Hash64, TellsWhereOneStringEndsAndTheNextBegins)
{
    EXPECT_NE(Hash64().add("ab").add("c").value(), Hash64().add("a").add("bc").value());
    EXPECT_NE(hash_of("a"), hash_of(std::string_view("a\0", 2)));
    EXPECT_NE(Hash64().add("").value(), Hash64().value());
}

TEST(Hash64, TellsTheOrderOfThings) { EXPECT_NE(Hash64().add(1).add(2).value(), Hash64().add(2).add(1).value()); }

TEST(Hash64, EveryBitOfTheInputMovesHalfOfTheOutput)
{
    const std::string bytes = some_bytes(32);
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        std::string other = bytes;
        other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << (bit % 8)));
        const int moved = std::popcount(hash_of(bytes) ^ hash_of(other));
        EXPECT_GT(moved, 12) << bit;  // 32 are expected, with a deviation of 4
        EXPECT_LT(moved, 52) << bit;
    }
}

TEST(Hash64, ManySmallThingsHaveManyNumbers)
{
    std::vector<Word> numbers;
    for (int first = 0; first < 400; ++first)
        for (int second = -200; second < 200; ++second)
            numbers.push_back(Hash64().add(first).add(second).value());
    std::ranges::sort(numbers);
    EXPECT_EQ(std::ranges::adjacent_find(numbers), numbers.end());
}

}  // namespace
}  // namespace cardinal
