// What must hold for every game: legal play at random is never flagged, nothing absurd stops the engine or loses a
// card, and a record leads to the same position again. Small numbers here; CARDINAL_MANY=10000 plays that many matches
// and a hundred times as many absurd actions:  CARDINAL_MANY=10000 ./test -R EveryGame
#include "engine/record/replay.h"
#include "engine/record/text.h"
#include "engine/referee/rehearsal.h"
#include "engine/rules/random_play.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <gtest/gtest.h>

namespace cardinal {
namespace {

/// 0 when the wish is no number: a run of no matches must not pass for a long one.
std::size_t many()
{
    const char* wish = std::getenv("CARDINAL_MANY");
    const std::string_view digits = wish ? wish : "40";
    std::size_t count = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return read.ec == std::errc() && read.ptr == digits.data() + digits.size() ? count : 0;
}

class EveryGame : public testing::TestWithParam<const Game*> {
protected:
    void SetUp() override { ASSERT_GT(many(), 0U) << "CARDINAL_MANY is to be a number of matches."; }
    const Game& game() const { return *GetParam(); }
    Position table(std::string_view name) const { return sample_table(game(), name); }
};

/// Of every match some things stay: each card of the start is still there, once, and is what it was.
bool keeps_its_cards(const Position& before, const Position& after)
{
    if (after.cards.size() < before.cards.size())
        return false;
    for (std::size_t at = 0; at < before.cards.size(); ++at)
        if (after.cards[at].facts != before.cards[at].facts || after.cards[at].owner != before.cards[at].owner ||
            after.cards[at].place == nowhere)
            return false;
    return std::all_of(after.cards.begin() + static_cast<std::ptrdiff_t>(before.cards.size()), after.cards.end(),
                       [](const Card& card) { return card.is_token; });
}

TEST_P(EveryGame, IsNeverFlaggedWhenPlayedLegally)
{
    constexpr int longest = 600;
    std::size_t finished = 0;
    for (std::size_t match = 0; match < many(); ++match) {
        const Position start = table(match % 2 == 0 ? "ready" : "busy");
        ASSERT_FALSE(start.cards.empty());
        Seed seed(match);
        Position position = start;
        int steps = 0;
        for (; steps < longest && !game().is_over(position); ++steps) {
            const auto action = random_legal_action(game(), position, seed);
            ASSERT_TRUE(action) << "match " << match << " can neither go on nor is it over after " << steps << " steps";
            const Verdict verdict = judge(game(), position, *action);
            ASSERT_TRUE(verdict.legal()) << verdict.violations.front().sentence;
            position = apply(game(), std::move(position), *action);
            const Verdict states = judge_states(game(), position);
            ASSERT_TRUE(states.legal()) << "match " << match << ": " << states.violations.front().sentence;
        }
        finished += game().is_over(position) ? 1U : 0U;
        ASSERT_TRUE(keeps_its_cards(start, position));
    }
    RecordProperty("finished", static_cast<int>(finished));
}

/// Every number and every card, told as the position keeps it.
std::vector<Fact> all_that_is_kept(const Game& game, const Position& position)
{
    std::vector<Fact> facts;
    for (std::size_t at = 0; at < game.words->values.size(); ++at) {
        const ValueWord& value = game.words->values[at];
        const auto tell = [&](Owner of) {
            const Number number = read_value(position, value, of);
            if (number != no_number)
                facts.push_back(
                    {.value = static_cast<std::int16_t>(at), .seat = of.seat, .card = of.card, .number = number});
        };
        if (value.scope == Scope::match)
            tell({});
        for (std::int8_t seat = 0; value.scope == Scope::player && seat < position.seats; ++seat)
            tell({.seat = Seat{seat}});
        for (const Card& card : position.cards)
            if (value.scope == Scope::card && game.words->zones[card.place.zone].in_play)
                tell({.card = position.id_of(card)});
    }
    for (const Card& card : position.cards)
        facts.push_back({.what = Fact::What::card,
                         .card = position.id_of(card),
                         .from = card.place,
                         .to = card.place,
                         .face = static_cast<std::int8_t>(card.face),
                         .turned = static_cast<std::int8_t>(card.turned),
                         .host = card.host});
    return facts;
}

/// Whoever sees the table as the book has it is never told that it breaks a rule.
TEST_P(EveryGame, KeepsNothingThatIsFlaggedWhenItIsSeen)
{
    for (std::size_t match = 0; match < many() / 10 + 1; ++match) {
        Position position = table(match % 2 == 0 ? "busy" : "ready");
        Seed seed(match + 700);
        for (int step = 0; step < 120 && !game().is_over(position); ++step) {
            const auto action = random_legal_action(game(), position, seed);
            ASSERT_TRUE(action);
            position = apply(game(), std::move(position), *action);
            if (!seed.one_in(6))
                continue;
            for (const Fact& fact : all_that_is_kept(game(), position)) {
                const Verdict verdict = judge_fact(game(), position, fact);
                ASSERT_TRUE(verdict.legal())
                    << "match " << match << ", step " << step << ": " << verdict.violations.front().rule << ": "
                    << verdict.violations.front().sentence;
            }
        }
    }
}

/// The same number, or how the same card lies, a little otherwise.
Fact told_otherwise(const Game& game, Fact fact, Seed& seed)
{
    if (fact.what == Fact::What::card)
        fact.face = static_cast<std::int8_t>(1 - fact.face);
    else if (game.words->values[static_cast<std::size_t>(fact.value)].kind == Kind::yes_no)
        fact.number = static_cast<Number>(fact.number == 0 ? 1 : 0);
    else
        fact.number = static_cast<Number>(
            fact.number > 0 && seed.one_in(2) ? fact.number - 1 : fact.number + 1 + static_cast<int>(seed.below(2)));
    return fact;
}

/// What lies wrong goes on lying so at every later look: players are told of it once.
TEST_P(EveryGame, FlagsWhatGoesOnLyingWrongOnlyOnce)
{
    std::size_t flagged = 0;
    for (std::size_t match = 0; match < many() / 10 + 1; ++match) {
        Position position = table(match % 2 == 0 ? "busy" : "ready");
        Seed seed(match + 900);
        for (int step = 0; step < 60 && !game().is_over(position); ++step) {
            const auto action = random_legal_action(game(), position, seed);
            ASSERT_TRUE(action);
            position = apply(game(), std::move(position), *action);
            if (!seed.one_in(6))
                continue;
            for (const Fact& kept : all_that_is_kept(game(), position)) {
                const Fact fact = told_otherwise(game(), kept, seed);
                Referee referee(game(), position);
                const auto first = referee.see(fact);
                if (!first || first->verdict.legal())
                    continue;
                ++flagged;
                const auto again = referee.see(fact);
                EXPECT_TRUE(!again || again->verdict.legal())
                    << "match " << match << ", step " << step << ": " << again->verdict.violations.front().rule << ": "
                    << again->verdict.violations.front().sentence;
            }
        }
    }
    EXPECT_GT(flagged, 0U);
}

TEST_P(EveryGame, SurvivesAbsurdActions)
{
    const Position start = table("busy");
    Position position = start;
    Seed seed(1);
    for (std::size_t step = 0; step < many() * 100; ++step) {
        const Action action = absurd_action(game(), position, seed);
        judge(game(), position, action);
        position = apply(game(), std::move(position), action);
        if (step % 50 == 0 || game().is_over(position)) {
            ASSERT_TRUE(keeps_its_cards(start, position)) << "after step " << step;
            questions(game(), position);
            board(game(), position);
        }
        if (game().is_over(position) || position.cards.size() > 2 * start.cards.size())
            position = start;
    }
}

TEST_P(EveryGame, IsTheSameWhenItsRecordIsReplayed)
{
    for (std::size_t match = 0; match < many() / 10 + 1; ++match) {
        Referee referee(game(), table("ready"));
        Seed seed(match + 100);
        for (int step = 0; step < 150; ++step) {
            const auto action = random_legal_action(game(), referee.position(), seed);
            if (seed.one_in(12))
                (void)referee.undo(1 + static_cast<int>(seed.below(4)));
            else if (seed.one_in(8))
                (void)referee.take(absurd_action(game(), referee.position(), seed));
            else if (action)
                (void)referee.take(*action);
        }
        const Replay replayed = replay(game(), referee.record());
        EXPECT_EQ(replayed.fidelity, Fidelity::exact) << replayed.why;
        EXPECT_EQ(hash_of(replayed.last), hash_of(referee.position()));
        const RecordRead again = read_record(game(), write_record(game(), referee.record()), "record");
        EXPECT_TRUE(again.damage.empty());
        EXPECT_EQ(hash_of(replay(game(), again.record).last), hash_of(referee.position()));
    }
}

/// In full view, with one deed between two looks, legal or not: nobody is accused of what they did not do. The rows of
/// `cardinal bench explain` that hold for every game.
TEST_P(EveryGame, IsSeenWithoutAFalseFlag)
{
    for (const Rehearsal& row : {Rehearsal{}, Rehearsal{.one_illegal_in = 8}}) {
        Rehearsal rehearsal = row;
        rehearsal.matches = static_cast<int>(many() / 20 + 1);
        rehearsal.looks = 12;
        const Rehearsed seen = rehearse(game(), table("busy"), rehearsal,
                                        [](Observer& observer, const Board& board) { return observer.look(board); });
        EXPECT_GT(seen.looks, 0);
        EXPECT_GT(seen.found, 0);
        EXPECT_EQ(seen.false_flags, 0) << testing::PrintToString(seen.told);
    }
}

/// Several deeds between two looks, marks that are late and marks that are not read: still nobody is accused, and most
/// of what left a trace stands in the record.
TEST_P(EveryGame, IsSeenInChainsWithoutAFalseFlag)
{
    for (const Rehearsal& row : {Rehearsal{.most_deeds = 3}, Rehearsal{.most_deeds = 2, .one_mark_late_in = 4},
                                 Rehearsal{.most_deeds = 2, .one_mark_lost_in = 10}}) {
        Rehearsal rehearsal = row;
        rehearsal.matches = static_cast<int>(many() / 20);
        rehearsal.looks = 8;
        const Rehearsed seen = rehearse(game(), table("busy"), rehearsal,
                                        [](Observer& observer, const Board& board) { return observer.look(board); });
        EXPECT_EQ(seen.false_flags, 0) << testing::PrintToString(seen.told);
        EXPECT_LE(seen.lost, seen.looks / 10) << testing::PrintToString(seen.told);
        EXPECT_GE(seen.recovered, seen.plays * 6 / 10) << testing::PrintToString(seen.told);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) {
                             std::string name(test.param->id);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace cardinal
