// Deck lists in every form that players use, read without knowing any card.
#include "carddb/deck_list.h"

#include "carddb/small_xml.h"

#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

const std::vector<std::string> sections{"main", "pool"};

/// "4 Name" for a card by its plainest reading, "[x]" for a section, and what kind anything else is.
std::vector<std::string> told(const Result<DeckList>& list)
{
    if (!list)
        return {list.error().sentence};
    std::vector<std::string> all;
    for (const ListLine& line : list->lines) {
        const std::string of = line.kind == ListLine::Kind::card && !line.section.empty() ? " in " + line.section : "";
        switch (line.kind) {
        case ListLine::Kind::card: {
            const Reading& plainest = line.readings.back();
            all.push_back(std::to_string(plainest.count) + " " +
                          (plainest.name.empty() ? "#" + plainest.number : plainest.name) + of);
            break;
        }
        case ListLine::Kind::section: all.push_back("[" + line.section + "]"); break;
        case ListLine::Kind::title: all.push_back("title " + line.written); break;
        case ListLine::Kind::remark: all.emplace_back("remark"); break;
        case ListLine::Kind::garbage: all.emplace_back("garbage"); break;
        }
    }
    return all;
}
std::vector<std::string> told(std::string_view text) { return told(read_deck_list(text, sections)); }

TEST(ATextList, CountsInEveryWay)
{
    EXPECT_THAT(told("4 Deep Whale\n4x Deep Whale\n4 x Deep Whale\nx4 Deep Whale\n4× Deep Whale\nDeep Whale x4\n"
                     "Deep Whale ×4\nDeep Whale (4)\n  4\tDeep Whale  \r\n"),
                testing::Each("4 Deep Whale"));
    EXPECT_THAT(told("Deep Whale\n"), ElementsAre("1 Deep Whale"));
}

TEST(ATextList, MayNameSetAndNumber)
{
    EXPECT_THAT(told("4 [M10] Deep Whale\n4 [M10:12] Deep Whale\n4 Deep Whale|M10|1\n4 Deep Whale (M10) 12\n"
                     "4 Deep Whale [M10]\n4 Deep Whale *F*\n4 \"Deep Whale\"\n4 “Deep Whale”\n"),
                testing::Each("4 Deep Whale"));
    const std::vector<Reading> readings = readings_of("4 Deep Whale (M10) 12");
    EXPECT_EQ(readings.back().set, "M10");
    EXPECT_EQ(readings.back().number, "12");
}

TEST(ATextList, IsReadLiterallyAsWell)
{
    const auto names = [](std::string_view line) {
        std::vector<std::string> all;
        for (const Reading& reading : readings_of(line))
            all.push_back(std::to_string(reading.count) + " " + reading.name);
        return all;
    };
    EXPECT_THAT(names("7 Samurai"), ElementsAre("1 7 Samurai", "7 Samurai"));
    EXPECT_THAT(names("2 Racer X5"), Contains("2 Racer X5"));
    EXPECT_THAT(names("2 Fire // Ice"), Contains("2 Fire // Ice"));
}

TEST(ATextList, HasSectionsTitlesAndRemarks)
{
    EXPECT_THAT(told("//NAME: My deck\n// Main deck (7)\n1 A\n# a remark\n\nSideboard\n1 B\nSB: 2 C\n[Pool]\n1 D\n"
                     "=== MAIN ===\n1 E\nCreatures:\n1 F\npool: 2 G, \"H, I\", J x3\n"),
                ElementsAre("title My deck", "[Main deck]", "1 A", "remark", "[Sideboard]", "1 B", "2 C in side",
                            "[Pool]", "1 D", "[MAIN]", "1 E", "[Creatures]", "1 F", "[pool]", "2 G", "1 H, I", "3 J"));
}

TEST(ATextList, MayBeOneOfForgeOrXmage)
{
    EXPECT_THAT(told("[metadata]\nName=Tides\n[Main]\n4 Deep Whale|M10\n"),
                ElementsAre("remark", "title Tides", "[Main]", "4 Deep Whale"));
    EXPECT_THAT(told("NAME:Tides\n4 [M10:1] Deep Whale\nSB: 1 [M10:2] Shoal\n"),
                ElementsAre("title Tides", "4 Deep Whale", "1 Shoal in side"));
}

TEST(ATextList, DropsNothingThatItCannotRead)
{
    std::string long_line;
    long_line.resize(10'000'000, 'x');
    EXPECT_THAT(told(long_line + "\n1 A\n"), ElementsAre("garbage", "1 A"));
    EXPECT_THAT(told("99999999999999 A\n"), ElementsAre("1 99999999999999 A"));
    EXPECT_THAT(told(""), SizeIs(0));
    EXPECT_THAT(told("<script>alert(1)</script>\n"), SizeIs(1));
    EXPECT_FALSE(read_deck_list(std::string("1 A\n\0\x7f\n", 7), {"main"})) << "a picture is no list";
}

TEST(AFileOf, CockatriceIsRead)
{
    EXPECT_THAT(told("<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\"><deckname>A &amp; "
                     "B</deckname><comments>x</comments>\n"
                     "<zone name=\"main\"><card number=\"4\" name=\"Ol&apos; Tank\"/></zone>\n"
                     "<zone name='side'><card price=\"0\" number=\"many\" name=\"B\"/></zone></cockatrice_deck>"),
                ElementsAre("title A & B", "remark", "[main]", "4 Ol' Tank", "[side]", "garbage"));
}

TEST(AFileOf, OctgnIsRead)
{
    EXPECT_THAT(
        told("<deck game=\"x\"><section name=\"Main\"><card qty=\"2\" id=\"y\">Deep Whale</card></section></deck>"),
        ElementsAre("[Main]", "2 Deep Whale"));
}

TEST(AFileOf, XmlThatIsNoDeckSaysSo)
{
    EXPECT_THAT(told("<deck><section></deck>"), ElementsAre(HasSubstr("Line 1: </deck> closes nothing")));
    EXPECT_THAT(told("<?xml?><html></html>"), ElementsAre(HasSubstr("no deck list of Cockatrice or OCTGN")));
    EXPECT_THAT(told("<?xml?><!DOCTYPE a [<!ENTITY b \"c\">]><deck/>"),
                ElementsAre(HasSubstr("a language of its own")));
    EXPECT_THAT(told("<deck><section name=\"a\">"), ElementsAre(HasSubstr("is never closed")));
}

TEST(AFileOf, YdkIsRead)
{
    EXPECT_THAT(told("#created by Ann\n#main\n12\n12\n#extra\n7\n!side\nx\n"),
                ElementsAre("remark", "[main]", "1 #12", "1 #12", "[extra]", "1 #7", "[side]", "garbage"));
}

TEST(AFileOf, CsvIsRead)
{
    EXPECT_THAT(told("Name;Qty;Board\n\"Deep; Whale\";4;main\nShoal;;pool\nBog;x;\n"),
                ElementsAre("4 Deep; Whale in main", "1 Shoal in pool", "garbage"));
}

TEST(AFileOf, JsonIsRead)
{
    EXPECT_THAT(told(R"({"name": "Tides", "cards": [{"name": "A", "count": 4, "section": "main"}, "2 B", 7]})"),
                ElementsAre("title Tides", "4 A in main", "2 B", "garbage"));
    EXPECT_THAT(told(R"({"main": {"A": 4}, "pool": ["B x2", {"card": "C", "qty": "3"}]})"),
                ElementsAre("4 A in main", "2 B in pool", "3 C in pool"));
    EXPECT_THAT(told("{\"cards\": ["), ElementsAre(HasSubstr("It is no JSON")));
}

TEST(SmallXml, IsWrittenSoThatItIsReadBack)
{
    const std::string text = "a<b>&\"c'";
    const auto read = read_xml("<x y=\"" + escaped_for_xml(text) + "\">" + escaped_for_xml(text) + "</x>");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->front().attribute("y"), text);
    EXPECT_EQ(read->front().text, text);
}

}  // namespace
}  // namespace cardinal::carddb
