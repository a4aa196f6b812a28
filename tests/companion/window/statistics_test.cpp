// What many matches have in common, and matches handed on: from the database to the page's model.
#include "companion/shelf/statistics.h"

#include "companion/window/shell.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"
#include "tests/companion/window/told_match.h"

#include <QFile>
#include <gmock/gmock.h>

namespace cardinal::shelf {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

const Game& three_lanes() { return *find_game("three-lanes"); }

MatchFacts match_of(std::string deck_a, std::string deck_b, Seat first, Seat winner, int turns = 5)
{
    return {.game = &three_lanes(),
            .seats = 2,
            .turns = turns,
            .entries = 10 * turns,
            .is_over = winner != nobody,
            .players = {"Ann", "Bo"},
            .decks = {std::move(deck_a), std::move(deck_b)},
            .first = first,
            .winner = winner};
}

TEST(Statistics, CountWinsOfWhatWasDecidedAlone)
{
    const Statistics all =
        statistics_of({match_of("Fire", "Stone", seat_a, seat_a, 4), match_of("Stone", "Fire", seat_a, seat_b, 9),
                       match_of("Fire", "", seat_b, nobody, 2)});
    EXPECT_EQ(all.matches, 3);
    EXPECT_EQ(all.finished, 2);
    EXPECT_EQ(all.turns, 15);
    EXPECT_EQ(all.longest_turns, 9);
    EXPECT_EQ(all.first.played, 3);
    EXPECT_EQ(all.first.decided, 2);
    EXPECT_EQ(all.first.won, 1);
    ASSERT_EQ(all.decks.size(), 2U) << "a deck that nobody knows is no deck of that name";
    EXPECT_EQ(all.decks[0].name, "Fire");
    EXPECT_EQ(all.decks[0].played, 3);
    EXPECT_EQ(all.decks[0].decided, 2);
    EXPECT_EQ(all.decks[0].won, 2);
    EXPECT_EQ(all.decks[1].won, 0);
    EXPECT_THAT(all.players, ElementsAre(Field(&Tally::won, 1), Field(&Tally::won, 1)));
    EXPECT_THAT(all.factions, IsEmpty());
}

TEST(Statistics, TellTheMostBrokenRulesWithTheirPlaces)
{
    const std::string often(three_lanes().catalogue[0].id), seldom(three_lanes().catalogue[1].id);
    MatchFacts one = match_of("", "", nobody, nobody), other = one;
    one.broken = {{seldom, 1}, {often, 2}};
    other.broken = {{often, 1}, {"a.rule.of.yesterday", 1}};
    const Statistics all = statistics_of({one, other});
    ASSERT_EQ(all.broken.size(), 3U);
    EXPECT_EQ(all.broken[0].rule, often);
    EXPECT_EQ(all.broken[0].times, 3);
    EXPECT_EQ(all.broken[0].matches, 2);
    EXPECT_EQ(all.broken[0].sentence, three_lanes().catalogue[0].sentence);
    EXPECT_NE(all.broken[0].place, "");
    EXPECT_EQ(all.broken[1].sentence, "") << "what nobody knows any more is told by its name";
}

TEST(Statistics, ReadAMatchThatWasPlayed)
{
    window::ToldMatch told = window::first_match("purge");
    match::LiveMatch match(std::move(told.referee), match::MatchBook::nowhere());
    match.begin();
    for (const std::string& line : told.lines)
        match.take_line(line);
    const Game& game = match.game();
    const MatchFacts facts = facts_of(game, match.referee().record(), {});
    EXPECT_EQ(facts.seats, 2);
    EXPECT_TRUE(facts.is_over);
    EXPECT_EQ(facts.winner, seat_b) << "as the sample says at its end";
    EXPECT_NE(facts.first, nobody);
    EXPECT_GT(facts.turns, 3);
    EXPECT_NE(facts.factions[0], "");
    EXPECT_NE(facts.factions[0], facts.factions[1]) << "humans and machines";
    int flags = 0, broken = 0;
    for (const Entry& entry : match.referee().record().entries)
        flags += static_cast<int>(entry.verdict.violations.size());
    for (const auto& [rule, times] : facts.broken)
        broken += times;
    EXPECT_EQ(broken, flags);
    EXPECT_GT(broken, 0);
}

TEST(Statistics, KnowADeckByTheCardsThatCameFromIt)
{
    const window::ToldMatch told = window::first_match("purge");
    const Record& record = told.referee.record();
    std::map<std::string, int> counts;
    for (const Card& card : record.start.cards)
        if (card.owner == seat_a && !card.is_token)
            ++counts[record.start.library->cards[card.facts].name];
    ASSERT_FALSE(counts.empty());
    ShelvedDeck deck{.game = &told.referee.game(), .name = "Theirs"};
    for (const auto& [name, count] : counts)
        deck.cards.push_back({.card = {.name = name}, .count = count});
    ShelvedDeck larger = deck, less = deck;
    larger.name = "Larger";
    ++larger.cards.front().count;
    less.name = "Less";
    less.cards.pop_back();
    EXPECT_EQ(facts_of(*deck.game, record, {larger, deck, less}).decks[0], "Theirs");
    EXPECT_EQ(facts_of(*deck.game, record, {less, larger}).decks[0], "Larger") << "a table may begin with a part of it";
    EXPECT_EQ(facts_of(*deck.game, record, {less}).decks[0], "");
    ShelvedDeck another = larger;
    another.name = "Another";
    EXPECT_EQ(facts_of(*deck.game, record, {larger, another}).decks[0], "") << "either";
}

TEST(Statistics, AreShownOfTheMatchesThatAreListed)
{
    window::make_application();
    window::PlayedHere here(60);
    window::WindowState state{{}};
    window::Shell shell(here.backstage(), state);
    window::MatchesModel& matches = *shell.matches();
    matches.refresh();
    ASSERT_TRUE(window::comes_true([&] { return !matches.is_looking(); }));
    matches.count();
    EXPECT_TRUE(matches.is_counting());
    ASSERT_TRUE(window::comes_true([&] { return !matches.is_counting(); }));
    EXPECT_EQ(matches.statistics()["matches"].toInt(), 1);
    EXPECT_GT(matches.statistics()["entriesEach"].toInt(), 0);
    const auto turns = [&] { return matches.statistics()["turnsEach"].toString(); };
    EXPECT_TRUE(turns().contains('.')) << turns().toStdString();
    shell.set_language("de");
    EXPECT_TRUE(turns().contains(',')) << turns().toStdString();
    shell.set_language("en");
    matches.set_game("purge");
    EXPECT_EQ(matches.matches()->count(), 0);
    matches.count();
    ASSERT_TRUE(window::comes_true([&] { return !matches.is_counting(); }));
    EXPECT_EQ(matches.statistics()["matches"].toInt(), 0);
}

TEST(Statistics, AMatchIsHandedOnAsAFile)
{
    window::make_application();
    window::PlayedHere here(5);
    ::setenv("HOME", here.data().c_str(), 1);
    window::Backstage backstage = here.backstage();
    backstage.write = [](std::int64_t match, const std::string& as, const pages::Tongue&) -> Result<std::string> {
        if (as == "jsonl")
            return Failure{{"This match is damaged."}};
        return "match " + std::to_string(match) + " as " + as;
    };
    window::WindowState state{{}};
    window::Shell shell(backstage, state);
    window::MatchesModel& matches = *shell.matches();
    matches.refresh();
    ASSERT_TRUE(window::comes_true([&] { return matches.matches()->count() == 1; }));
    QString saved;
    QObject::connect(&matches, &window::MatchesModel::saved, [&saved](const QString& file) { saved = file; });
    matches.save(0, "html");
    ASSERT_TRUE(window::comes_true([&] { return !saved.isEmpty(); })) << matches.trouble().toStdString();
    EXPECT_TRUE(saved.endsWith(".html"));
    QFile file(saved);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().endsWith(" as html"));
    matches.save(0, "jsonl");
    ASSERT_TRUE(window::comes_true([&] { return !matches.trouble().isEmpty(); }));
    EXPECT_EQ(matches.trouble(), "This match is damaged.");
}

}  // namespace
}  // namespace cardinal::shelf
