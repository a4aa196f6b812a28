#include "engine/notation/statement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::notation {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> texts_of(std::string_view text)
{
    Errors errors;
    std::vector<std::string> texts;
    for (const Statement& statement : statements_of(text, "file", errors))
        texts.push_back(statement.text);
    EXPECT_TRUE(errors.empty());
    return texts;
}

TEST(Statements, AreLinesThatSaySomething)
{
    EXPECT_THAT(texts_of("one\n\n   \ntwo\r\nthree"), ElementsAre("one", "two", "three"));
    EXPECT_THAT(texts_of(""), IsEmpty());
}

TEST(Statements, BeginAfterAByteOrderMark) { EXPECT_THAT(texts_of("\xEF\xBB\xBFone"), ElementsAre("one")); }

TEST(Statements, EndWhereACommentBegins)
{
    EXPECT_THAT(texts_of("# nothing\none # two\nTrooper#2 # three"), ElementsAre("one ", "Trooper#2 "));
}

TEST(Statements, KeepSignsOfCommentsInQuotations)
{
    EXPECT_THAT(texts_of("text \"no # comment\" # comment"), ElementsAre("text \"no # comment\" "));
    EXPECT_THAT(texts_of("text \"a \\\" # quotation\" # comment"), ElementsAre("text \"a \\\" # quotation\" "));
}

TEST(Statements, GoOnAfterABackslash)
{
    EXPECT_THAT(texts_of("one \\\n  two\nthree"), ElementsAre("one   two", "three"));
    EXPECT_THAT(texts_of("one \\"), ElementsAre("one "));
}

TEST(Statements, DoNotGoOnAfterAComment) { EXPECT_THAT(texts_of("one # and \\\ntwo"), ElementsAre("one ", "two")); }

TEST(Statements, KnowWhereTheirLettersStood)
{
    Errors errors;
    const std::vector<Statement> statements = statements_of("\n  äh → one \\\n  two", "file", errors);
    ASSERT_EQ(statements.size(), 1U);
    const std::string& text = statements[0].text;
    EXPECT_EQ(location_of(statements[0], text.find("one")), (Location{"file", 2, 8}));
    EXPECT_EQ(location_of(statements[0], text.find("two")), (Location{"file", 3, 3}));
}

TEST(Statements, LeaveOutWhatIsNoText)
{
    const auto error_in = [](std::string_view text) {
        Errors errors;
        EXPECT_THAT(statements_of(text, "file", errors), IsEmpty());
        return errors.empty() ? "" : to_string(errors.all().front());
    };
    const std::string expected = ": expected text in UTF-8 without control characters.";
    EXPECT_EQ(error_in("ab\xFFz"), "file:1:3" + expected);
    EXPECT_EQ(error_in("\xC0\x80"), "file:1:1" + expected) << "a longer form than needed";
    EXPECT_EQ(error_in("\xED\xA0\x80"), "file:1:1" + expected) << "half of a pair";
    EXPECT_EQ(error_in("\xF4\x90\x80\x80"), "file:1:1" + expected) << "beyond the last character";
    EXPECT_EQ(error_in("a\xE2\x82"), "file:1:2" + expected) << "cut off";
    EXPECT_EQ(error_in(std::string_view("a\0b", 3)), "file:1:2" + expected);
}

}  // namespace
}  // namespace cardinal::notation
