// Physical cards from the command line: printed, registered with a deck, and held against its list.
#include "tests/companion/program.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct Copies : testing::Test {
    const Folder folder{};
    const std::string data = " --data " + folder.file("data");
    const std::string list = folder.with("small.txt", "2 Harbor Lad\n1 Tide Runner\n");

    void SetUp() override { ASSERT_EQ(cardinal("deck import --name Small --game three-lanes " + list + data).code, 0); }

    /// Prints the stored deck and gives its codes, one a line.
    std::string printed(const std::string& how = "") const
    {
        const Ran ran = cardinal("print labels --json --deck Small" + how + data + " --out " + folder.file("made.pdf"));
        EXPECT_EQ(ran.code, 0) << ran.said;
        const std::size_t begin = ran.said.find("\"codes\":[") + 9;
        std::string codes = ran.said.substr(begin, ran.said.find(']', begin) - begin);
        std::erase(codes, '"');
        std::ranges::replace(codes, ',', '\n');
        return codes + "\n";
    }
    Ran deck(const std::string& arguments, const std::string& typed = "") const
    {
        return cardinal("deck " + arguments + data, typed);
    }
};

TEST_F(Copies, AreRegisteredWhenTheyArePrinted)
{
    printed(" --register");
    const Ran ran = deck("compare Small");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("all 3 cards as listed and registered"));
    EXPECT_THAT(deck("compare Small --json").said, HasSubstr("{\"same\":true,\"different\":[]"));
}

TEST_F(Copies, AreRegisteredByTheirCodes)
{
    const std::string codes = printed();
    EXPECT_EQ(deck("compare Small").code, 1);
    const Ran ran = deck("register small --from -", "# mine\n" + codes);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("Harbor Lad"), HasSubstr("3 copies registered now, 3 in all.")));
    EXPECT_THAT(deck("register Small " + codes.substr(0, 10)).said, HasSubstr("0 copies registered now, 3 in all."));
    EXPECT_THAT(deck("register Small --anew " + codes.substr(0, 10)).said, HasSubstr("1 copies registered now, 1 in"));
}

TEST_F(Copies, ThatAreMissingExtraOrForeignAreTold)
{
    const std::string codes = printed(" --register"), others = printed();
    const Ran missing = deck("compare Small --found -", codes.substr(11));
    EXPECT_EQ(missing.code, 1);
    EXPECT_THAT(missing.said, AllOf(HasSubstr("1 missing    Harbor Lad (2 listed, 1 there)"),
                                    HasSubstr(codes.substr(0, 10) + " Harbor Lad: registered, and not there")));
    const Ran foreign = deck("compare Small --found -", codes.substr(11) + others.substr(0, 11));
    EXPECT_EQ(foreign.code, 1);
    EXPECT_THAT(foreign.said, AllOf(HasSubstr(others.substr(0, 10) + " Harbor Lad: this copy was not registered"),
                                    Not(HasSubstr("missing"))));
    const Ran twice = deck("compare Small --found -", codes + codes);
    EXPECT_EQ(twice.code, 0) << twice.said;
}

TEST_F(Copies, AreHeldAgainstAnotherList)
{
    printed(" --register");
    const std::string other = folder.with("other.txt", "3 Harbor Lad\n");
    const Ran ran = deck("compare --game three-lanes --registered Small " + other);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("1 missing    Harbor Lad"), HasSubstr("1 extra      Tide Runner")));
}

TEST_F(Copies, WithCodesThatAreMistypedAreRefusedWithTheirLine)
{
    std::string codes = printed();
    codes[15] = codes[15] == 'A' ? 'B' : 'A';
    const Ran ran = deck("register Small --from -", codes);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("standard input:2: “" + codes.substr(11, 10) + "”"));
    EXPECT_EQ(deck("compare Small").code, 1) << "nothing was registered";
    EXPECT_THAT(deck("register Smal " + codes.substr(0, 10)).said, HasSubstr("There is no stored deck “Smal”"));
}

}  // namespace
}  // namespace cardinal::cli
