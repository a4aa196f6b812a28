#include "engine/core/code_pattern.h"
#include "engine/core/printed_code.h"

#include <gtest/gtest.h>
#include <string>

namespace cardinal {
namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// Published: whoever writes codes with another program compares with these.
struct Vector {
    PrintedCode code{};
    std::string_view text{};
};
constexpr Vector vectors[] = {
    {{.game = 'P', .card = 0, .serial = 0}, "P0000000L9"},
    {{.game = 'P', .card = 1297, .serial = 939170}, "P101K4O2K6"},
    {{.game = 'T', .card = 46655, .serial = 1679615}, "TZZZZZZZV5"},
    {{.game = 'W', .card = 35, .serial = 36}, "W00Z0010I4"},
};

TEST(PrintedCode, IsWrittenAsPublished)
{
    for (const auto& [code, text] : vectors)
        EXPECT_EQ(write_code(code), text);
}

TEST(PrintedCode, IsReadBack)
{
    for (const auto& [code, text] : vectors) {
        const auto read = read_code(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, code);
    }
}

TEST(PrintedCode, MayBeTypedInSmallLettersWithSpaces)
{
    const PrintedCode code{.game = 'P', .card = 17, .serial = 4711};
    std::string typed = write_code(code);
    typed.insert(4, " ").insert(1, " ");
    for (char& letter : typed)
        letter = letter >= 'A' ? static_cast<char>(letter + 'a' - 'A') : letter;
    ASSERT_TRUE(read_code(typed)) << typed;
    EXPECT_EQ(*read_code(typed), code);
}

TEST(PrintedCode, NoticesEveryWrongCharacter)
{
    const std::string code = write_code({.game = 'P', .card = 1297, .serial = 939170});
    for (std::size_t at = 0; at < code.size(); ++at)
        for (const char digit : digits) {
            std::string wrong = code;
            wrong[at] = digit;
            EXPECT_EQ(read_code(wrong).has_value(), digit == code[at]) << wrong;
        }
}

TEST(PrintedCode, NoticesTwoCharactersThatChangedPlaces)
{
    const std::string code = write_code({.game = 'P', .card = 3 * 1296 + 4 * 36 + 5, .serial = 7 * 36 + 8});
    for (std::size_t one = 0; one < code.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            std::string wrong = code;
            std::swap(wrong[one], wrong[other]);
            EXPECT_EQ(read_code(wrong).has_value(), wrong == code) << wrong;
        }
}

TEST(PrintedCode, IsNothingElse)
{
    for (const std::string_view text : {"", "P", "P00000000", "P0000000000", "P000000Ä0", "http://a.b", "P101-K4O2"})
        EXPECT_FALSE(read_code(text)) << text;
}

TEST(CardNumber, HasUpToThreeDigits)
{
    EXPECT_EQ(read_card_number("0"), 0);
    EXPECT_EQ(read_card_number("00h"), 17);
    EXPECT_EQ(read_card_number("ZZZ"), most_card_numbers - 1);
    EXPECT_EQ(write_card_number(17), "00H");
    for (const std::string_view text : {"", "1000", "-1", "1.5", "Ä"})
        EXPECT_EQ(read_card_number(text), -1) << text;
}

TEST(CodePattern, HasTheFunctionPatternsOfAQrCode)
{
    const CodePattern pattern = pattern_of({.game = 'P', .card = 1, .serial = 2});
    for (const auto& [row, column] : {std::pair{3, 3}, {3, 17}, {17, 3}}) {
        EXPECT_TRUE(pattern.is_dark(row, column));
        EXPECT_FALSE(pattern.is_dark(row, column - 2));
        EXPECT_TRUE(pattern.is_dark(row, column - 3));
    }
    for (int at = 8; at <= 12; ++at) {
        EXPECT_EQ(pattern.is_dark(6, at), at % 2 == 0);
        EXPECT_EQ(pattern.is_dark(at, 6), at % 2 == 0);
    }
    EXPECT_TRUE(pattern.is_dark(13, 8));
}

TEST(CodePattern, LeavesTheRightNumberOfModulesToTheCode)
{
    int free = 0;
    for (int row = 0; row < code_modules; ++row)
        for (int column = 0; column < code_modules; ++column)
            free += is_alike_in_all(row, column) ? 0 : 1;
    EXPECT_EQ(free, 26 * 8);
}

TEST(CodePattern, DiffersInMuchWhereCodesDifferInLittle)
{
    const CodePattern one = pattern_of({.game = 'P', .card = 1, .serial = 2});
    const CodePattern other = pattern_of({.game = 'P', .card = 1, .serial = 3});
    int different = 0;
    for (int row = 0; row < code_modules; ++row)
        for (int column = 0; column < code_modules; ++column)
            different += one.is_dark(row, column) != other.is_dark(row, column) ? 1 : 0;
    EXPECT_GE(different, 18);  // that many codewords at least, of which each has a bit that differs
}

}  // namespace
}  // namespace cardinal
