#include "engine/core/utf8.h"

#include <gtest/gtest.h>

namespace cardinal {
namespace {

TEST(LengthOfCharacter, IsThatOfUtf8)
{
    EXPECT_EQ(length_of_character("a", 0), 1U);
    EXPECT_EQ(length_of_character("aé", 1), 2U);
    EXPECT_EQ(length_of_character("→", 0), 3U);
    EXPECT_EQ(length_of_character("😀", 0), 4U);
}

TEST(LengthOfCharacter, IsNoneOfWhatIsNone)
{
    for (const char* text : {"\x80", "\xC3", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"})
        EXPECT_FALSE(length_of_character(text, 0));
    EXPECT_FALSE(length_of_character("é", 1)) << "the middle of a character";
}

TEST(ContinuesCharacter, IsTrueForAllButTheFirstByte)
{
    EXPECT_FALSE(continues_character('a'));
    EXPECT_FALSE(continues_character('\xC3'));
    EXPECT_TRUE(continues_character('\xA9'));
}

}  // namespace
}  // namespace cardinal
