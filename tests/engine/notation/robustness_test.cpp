// Nothing that is read may take the reader down or hold it up, whatever it is.
#include "tests/engine/notation/toy_text.h"

#include "engine/rules/random_play.h"
#include "engine/scenario/run.h"

#include <chrono>

namespace cardinal::notation {
namespace {

constexpr std::size_t megabyte = 1'000'000;

std::string repeated(std::string_view piece, std::size_t bytes = megabyte)
{
    std::string text;
    while (text.size() < bytes)
        text += piece;
    return text;
}

/// Every text is also cut off in the middle.
void read_quickly(const std::string& text)
{
    const auto begin = std::chrono::steady_clock::now();
    read_toy(text);
    read_toy(text.substr(0, text.size() / 2));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    EXPECT_LT(took.count(), 20) << "a second or two is usual, even with sanitizers";
}

TEST(TheReader, GetsThroughVeryLongLines)
{
    for (const std::string_view piece : {"a", "a ", "\"", "\\", "(", ")", "\\\"", "# ", "Knight ", "Knight, ", "-> ",
                                         "= ", "; ", ": ", "[", "\xC3\xA4", "9", "0 "}) {
        SCOPED_TRACE(piece);
        read_quickly(repeated(piece));
        for (const std::string_view begin :
             {"scenario ", "scenario x\nhand.A: ", "scenario x\nhand.A: K = ", "scenario x\nrow.A.1: Knight (",
              "scenario x\nstack: A hit ", "scenario x\nA rally ", "scenario x\nflag ", "scenario x\nsee card ",
              "card ", "card X: ", "card X: loyal_to ", "card X: text ", "scenario x\nturn ", "scenario x\nhealth(",
              "use ", "[Tag ", "deck A\narmy: ", "scenario x\nsee board\nrow.A.1: "})
            read_quickly(std::string(begin) + repeated(piece, megabyte / 8));
    }
}

TEST(TheReader, GetsThroughVeryManyLines)
{
    for (const std::string_view line :
         {"\n", "x\n", "scenario x\n", "hand.A: Knight\n", "turn 1\n", "A pass\n", "legal\n", "see board\n", "deck A\n",
          "end\n", "group x\n", "given A pass\n", "effect power +1 on A until for_good\n", "used\\\n",
          "stack: A pass\n", "use \"x\"\n", "option dice own\n"}) {
        SCOPED_TRACE(line);
        read_quickly(repeated(line, megabyte / 4));
        read_quickly("scenario x\nrow.A.1: K = Knight\n" + repeated(line, megabyte / 4));
    }
}

TEST(TheReader, GetsThroughVeryManyCards)
{
    std::string cards;
    std::string laid = "scenario x\n";
    for (int card = 0; card < 20'000; ++card) {
        cards +=
            "card Card " + std::to_string(card) + ": soldier, health 3, loyal_to Name " + std::to_string(card) + "\n";
        laid += "hand.A: L" + std::to_string(card) + " = Card " + std::to_string(card) + "\n";
    }
    read_quickly(cards + laid + "A play L7 -> row.A.1\n");
    read_quickly("scenario x\nhand.A: 30000 Knight\nhand.B: Page\nA play Knight -> row.A.1\n");
    read_quickly("hand.A: 30000 Knight\n" + repeated("scenario x\n", 10'000));
}

TEST(TheReader, DoesNotGoRoundInCircles)
{
    const Reading reading =
        read_alone("game toy\nuse \"a\"\n", {{"folder/a", "use \"b\"\n"}, {"folder/b", "use \"a\"\n"}});
    EXPECT_TRUE(reading.ok());
    Result<std::string> endless = std::string();
    int count = 0;
    const Reading many = read("game toy\nuse \"x\"\n", "f", toys, [&](std::string_view) {
        return Result<std::string>("use \"" + std::to_string(++count) + "\"\n");
    });
    EXPECT_EQ(many.errors.front().expected, "at most 200 files");
}

TEST(TheReader, GetsThroughGarbage)
{
    Seed seed(3);
    for (int round = 0; round < 300; ++round) {
        std::string garbage;
        for (std::size_t at = seed.below(3000); at-- > 0;)
            garbage += static_cast<char>(seed.one_in(10) ? '\n' : seed.below(256));
        read_toy(garbage);
        read_alone(garbage);
    }
}

/// Words of the notation in any order find more than letters do.
TEST(TheReader, GetsThroughWordsInAnyOrder)
{
    // clang-format off
    constexpr std::string_view words[] = {
        "scenario", "card", "X", "K", "Knight", "Page", "#2", "row.A.1", "hand.A", "heap", ":", "=", ",", "(", ")",
        "->", "\n", "\n", "\n", "A", "B", "hit", "play", "rally", "use", "roll", "first", "pass", "legal", "flag",
        "toy.turn.order", "ask", "diff", "nothing", "see", "board", "end", "state", "ruling", "correct", "back",
        "stands", "undo", "redo", "group", "check", "deck", "army", "can", "cannot", "note", "\"x\"", "\"", "health",
        "tired", "used", "last_hit", "turn", "active", "3", "-1", "99999", "on", "at", "not", "face", "down",
        "turned", "90", "owner", "side", "token", "effect", "power", "until", "for_good", "from", "given", "stack",
        "standing", "seats", "option", "dice", "own", "profile", "practice", "soldier", "brave", "keyword", "ability",
        "text", "gain", "Long Song", "some",
    };
    // clang-format on
    Seed seed(4);
    for (int round = 0; round < 3000; ++round) {
        std::string text = seed.one_in(2) ? "scenario x\nrow.A.1: K = Knight\nrow.B.1: 2 Page\n" : "";
        for (std::size_t at = seed.below(60); at-- > 0;)
            text += std::string(words[seed.below(std::size(words))]) + " ";
        const Reading reading = read_toy(text);
        if (reading.ok())
            for (const Scenario& scenario : reading.file.scenarios)
                scenario::run(reading.file, scenario);
    }
}

}  // namespace
}  // namespace cardinal::notation
