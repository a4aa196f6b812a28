#include "engine/record/text.h"

#include "engine/record/replay.h"
#include "tests/engine/toy_match.h"

#include <algorithm>
#include <chrono>
#include <gmock/gmock.h>
#include <utility>

namespace cardinal::toy {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

RecordRead read(std::string_view text) { return read_record(game, text, "match"); }

Record played()
{
    Referee referee(game, faced_off(), Profile::tournament, {"Ann", "Bo \"the\" Lion"});
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take_back());
    EXPECT_TRUE(referee.note("a # remark"));
    EXPECT_TRUE(referee.correct(1, nothing, by_judge));
    EXPECT_TRUE(referee.see(health_is(x, 1)));
    EXPECT_TRUE(referee.undo(2, by_judge));
    EXPECT_TRUE(referee.rule("words", by_judge));
    return referee.record();
}

std::string replaced(std::string text, std::string_view what, std::string_view with)
{
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), with);
}

TEST(ASavedMatch, IsReadBackAsItWas)
{
    const Record record = played();
    const std::string text = write_record(game, record);
    const RecordRead back = read(text);
    EXPECT_THAT(back.damage, IsEmpty()) << notation::to_string(back.damage.front()) << "\n" << text;
    EXPECT_EQ(back.record.pins, record.pins);
    EXPECT_EQ(back.record.start, record.start);
    EXPECT_EQ(back.record.entries, record.entries);
    EXPECT_EQ(write_record(game, back.record), text);
}

TEST(ASavedMatch, SaysWhatItIs)
{
    const std::string text = write_record(game, played());
    EXPECT_TRUE(is_record(text));
    EXPECT_FALSE(is_record("game toy\n"));
    EXPECT_FALSE(is_record(""));
    EXPECT_EQ(game_of_record(text), "toy");
    EXPECT_EQ(game_of_record("game toy\n"), "");
}

TEST(ASavedMatch, IsReadableByPeople)
{
    const std::string text = write_record(game, played());
    EXPECT_THAT(text, StartsWith("[Game \"toy\"]\n[Rules \"1\"]\n"));
    EXPECT_THAT(text, HasSubstr("[Player A \"Ann\"]\n"));
    EXPECT_THAT(text, HasSubstr("\n1. A hit K -> X {declared by A, hash "));
    EXPECT_THAT(text,
                HasSubstr("\n! toy.hit.tired illegal, card K: \"K is tired\"\n3. back 2 {declared by both, hash "));
    EXPECT_THAT(text, HasSubstr("\n5. correct 1: nothing {corrected by judge, hash "));
    EXPECT_THAT(text, HasSubstr("\n6. see health(X) = 1 {seen by camera, hash "));
    EXPECT_THAT(text, HasSubstr("\n7. undo from 5 {declared by judge, hash "));
}

TEST(ASavedMatch, OfAnythingIsReadBackAndReplayedExactly)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        Anything anything(seed);
        Referee referee(game, start());
        for (int step = 0; step < 100; ++step)
            anything.happen_to(referee);
        const std::string text = write_record(game, referee.record());
        const RecordRead back = read(text);
        ASSERT_TRUE(back.damage.empty()) << notation::to_string(back.damage.front()) << "\n" << text;
        ASSERT_EQ(write_record(game, back.record), text);
        ASSERT_EQ(back.record, referee.record()) << "seed " << seed;
        const Replay again = replay(game, back.record);
        ASSERT_EQ(again.fidelity, Fidelity::exact) << again.why;
        ASSERT_EQ(hash_of(again.last), hash_of(referee.position()));
    }
}

TEST(ADamagedMatch, LosesNothingBeforeATornLastLine)
{
    const Record record = played();
    const std::string text = write_record(game, record);
    const std::size_t last = text.rfind("\n8. ") + 1;
    for (std::size_t end = last + 1; end < text.size() - 1; ++end) {
        const RecordRead back = read(text.substr(0, end));
        ASSERT_EQ(back.record.entries.size(), 7U) << text.substr(last, end - last);
        EXPECT_EQ(back.damage.size(), 1U);
        EXPECT_EQ(replay(game, back.record).fidelity, Fidelity::exact);
    }
}

TEST(ADamagedMatch, NamesTheLineAndKeepsTheRest)
{
    const std::string text = replaced(write_record(game, played()), "4. note", "4. n#te");
    const RecordRead back = read(text);
    ASSERT_EQ(back.damage.size(), 1U);
    EXPECT_EQ(back.damage[0].line,
              1 + std::count(text.begin(), text.begin() + static_cast<long>(text.find("4. n#")), '\n'));
    ASSERT_EQ(back.record.entries.size(), 8U);
    EXPECT_TRUE(back.record.entries[3].is_damaged);
    EXPECT_EQ(replay(game, back.record).fidelity, Fidelity::unverified) << "a lost remark changes nothing";
}

TEST(ADamagedMatch, DivergesWhereWhatWasLostMattered)
{
    const RecordRead back = read(replaced(write_record(game, played()), "1. A hit", "1. A h it"));
    const Replay again = replay(game, back.record);
    EXPECT_EQ(again.fidelity, Fidelity::diverged);
    EXPECT_EQ(again.at_entry, 2);
}

TEST(ADamagedMatch, WithATornVerdictIsUnverified)
{
    const RecordRead back = read(replaced(write_record(game, played()), "\"K is tired\"", "\"K is"));
    EXPECT_EQ(back.damage.size(), 1U);
    EXPECT_TRUE(back.record.entries[1].is_damaged);
    EXPECT_EQ(replay(game, back.record).fidelity, Fidelity::unverified);
}

/// The first thing that is wrong with a match whose second entry is this, and more follows.
std::string complaint_of(const std::string& line)
{
    const RecordRead back =
        read("[Game \"toy\"]\nstart\nend\n1. A pass {declared by A}\n" + line + "\n3. note \"x\" {declared by A}\n");
    return back.damage.empty() ? "" : to_string(back.damage.front());
}

TEST(ADamagedMatch, SaysWhatWasExpectedAndWhatBecomesOfIt)
{
    constexpr std::string_view lost = " This entry counts as lost until its line is mended.";
    EXPECT_EQ(complaint_of("2. B pass {declared by B, o"),
              "match:5:27: expected how certain it is, “90 %”, or one of these: group, answers, asks, open, damaged or "
              "hash, found “o”." +
                  std::string(lost));
    EXPECT_EQ(complaint_of("2. B pass {declared by B"),
              "match:5:25: expected “,” and more about the entry, or “}”." + std::string(lost));
    EXPECT_EQ(complaint_of("2. B pass"),
              "match:5:10: expected “{” and how the entry is known: “{declared by A}”." + std::string(lost));
    EXPECT_EQ(complaint_of("B pass {declared by B}"),
              "match:5:1: expected an entry: “1. A pass {declared by A}”, found “B”." + std::string(lost));
    EXPECT_EQ(complaint_of("! toy.hit.tired bad: \"x\""),
              "match:5:17: expected how severe it is: info, warning or illegal, found “bad”. The verdict of the entry "
              "above counts as incomplete.");
    const RecordRead cut = read("[Game \"toy\"]\nstart\nend\n1. A pass {decl");
    EXPECT_THAT(to_string(cut.damage.front()),
                HasSubstr("found “decl”. Did you mean “declared”? The file ends here, within a line."));
}

TEST(ADamagedMatch, HasLostTheEntriesOfCardsThatAreNotThere)
{
    const std::string text = write_record(game, played());
    for (const auto& [what, with] : {std::pair{"1. A hit K -> X", "1. A hit K -> Knight#9"},
                                     std::pair{"see health(X) = 1", "see health(Knight#9) = 1"}}) {
        const RecordRead back = read(replaced(text, what, with));
        EXPECT_FALSE(back.damage.empty());
        EXPECT_EQ(back.record.entries.size(), 8U);
        EXPECT_EQ(std::ranges::count(back.record.entries, true, &Entry::is_damaged), 1) << with;
    }
}

TEST(ADamagedMatch, WithCardsUnknownInItsVerdictIsDamagedThere)
{
    const RecordRead back = read(replaced(write_record(game, played()), "card K: \"K is", "card Knight#9: \"K is"));
    EXPECT_TRUE(back.record.entries[1].is_damaged);
}

TEST(ADamagedMatch, DoesNotGrowByWhatItsNumbersSayIsLost)
{
    std::string text = "[Game \"toy\"]\nstart\nend\n";
    for (int line = 1; line < 200; ++line)
        text += std::to_string(line * 900) + ". note \"x\" {declared by A}\n";
    EXPECT_LT(read(text).record.entries.size(), 1200U);
}

TEST(ADamagedMatch, IsReadQuicklyHoweverLongItsLines)
{
    const std::string text = write_record(game, played());
    const std::string before = text.substr(0, text.find("\n1. ") + 1);
    const auto begin = std::chrono::steady_clock::now();
    for (const std::string_view piece : {"a", "a ", "1", "{", "}", "\"", "\\", "! ", "K, ", "declared ", "open toy.a "})
        for (const std::string_view start :
             {"", "1. ", "1. A hit K -> ", "1. A rally ", "1. note \"", "1. note \"x\" {", "! ", "! toy.a illegal, ",
              "1. note \"x\" {declared by A, ", "1. see card K: ", "1. correct 1: ", "1. undo from "}) {
            std::string line(start);
            while (line.size() < 1'000'000)
                line += piece;
            read(before + line);
        }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    EXPECT_LT(took.count(), 60) << "three seconds are usual, thirty with sanitizers";
}

TEST(ADamagedMatch, OfNoSenseIsReadToItsEnd)
{
    const std::string text = write_record(game, played());
    for (std::size_t at = 0; at < text.size(); at += 3) {
        std::string damaged = text;
        damaged[at] = static_cast<char>('!' + at % 90);
        const RecordRead back = read(damaged);
        write_record(game, back.record);
        replay(game, back.record);
    }
    EXPECT_FALSE(read("[Game").damage.empty());
    EXPECT_FALSE(read("[Game toy\"]").damage.empty());
    EXPECT_FALSE(read("start\n99999999999. A pass {}").damage.empty());
    EXPECT_FALSE(read("77777. A pass {declared by A}").damage.empty());
}

}  // namespace
}  // namespace cardinal::toy
