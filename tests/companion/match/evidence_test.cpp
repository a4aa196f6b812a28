// What is kept of what was seen: pictures with entries, and what people say was wrong.
#include "carddb/database.h"
#include "companion/match/live_match.h"
#include "companion/match/wrong_case.h"
#include "engine/games/all_games.h"
#include "engine/notation/file.h"
#include "engine/record/text.h"
#include "engine/rules/random_play.h"
#include "tests/companion/match/stage.h"
#include "tests/companion/program.h"

#include <gmock/gmock.h>

namespace cardinal::match {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

struct Seen : testing::Test {
    const Game& game = *all_games().front();
    cli::Folder folder;
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    double time_ms = 0;

    /// Long enough to be believed.
    void show(LiveMatch& match, const Position& now)
    {
        const Lying lying = seen_of(table.lay(now), laid, game, now);
        for (int look = 0; look < 8; ++look)
            match.see(lying, time_ms += 300, [](int track) { return "picture of " + std::to_string(track); });
    }
    /// Somebody says that a card that lies there does something.
    void play(LiveMatch& match) const
    {
        Seed seed(3);
        for (int tried = 0; tried < 200 && match.referee().record().entries.empty(); ++tried)
            if (const auto action = random_legal_action(game, position, seed);
                action && game.words->zones[position.card(action->card).place.zone].in_play)
                match.take(*action, by_player(action->seat));
    }
};

TEST_F(Seen, EntriesAreStoredWithPicturesOfTheCardsTheySpeakOf)
{
    const std::string file = folder.file("cards.sqlite");
    LiveMatch match(Referee(game, position), MatchBook::of_new(game, [&] { return carddb::Database::open(file); }));
    show(match, position);
    play(match);
    const auto& entries = match.referee().record().entries;
    ASSERT_THAT(entries, Not(IsEmpty()));
    std::size_t pictures = 0;
    for (const Entry& entry : entries) {
        const std::vector<std::string> kept = match.pictures_of(entry.number);
        EXPECT_LE(kept.size(), cards_in(entry).size());
        for (const std::string& picture : kept)
            EXPECT_THAT(picture, HasSubstr("picture of "));
        pictures += kept.size();
    }
    EXPECT_GT(pictures, 0U);
    EXPECT_THAT(match.pictures_of(999), IsEmpty());
}

TEST_F(Seen, WhatWasWrongIsKeptAsAMatchAndAScenarioThatCanBeReadAgain)
{
    LiveMatch match(Referee(game, position), MatchBook::nowhere());
    show(match, position);
    play(match);
    ASSERT_THAT(match.referee().record().entries, Not(IsEmpty()));
    const int entry = match.referee().record().entries.front().number;
    const auto kept = keep_as_case(match, entry, folder.file("wrong"), 1763532067000);
    ASSERT_TRUE(kept) << kept.error().sentence;
    EXPECT_THAT(kept->filename().string(), testing::StartsWith("2025-11-19 06-01-07 purge entry "));
    const RecordRead saved = read_record(game, cli::text_of((*kept / "match.cardinal").string()), "match");
    EXPECT_THAT(saved.damage, IsEmpty());
    EXPECT_EQ(saved.record.entries.size(), match.referee().record().entries.size());
    const std::string look = cli::text_of((*kept / "look.cardinal").string());
    const notation::Reading reading = notation::read(look, "look", all_games(), [](std::string_view) {
        return Result<std::string>(Failure{{"Nothing else is needed."}});
    });
    EXPECT_TRUE(reading.errors.empty()) << look;
    ASSERT_EQ(reading.file.scenarios.size(), 1U);
    EXPECT_TRUE(reading.file.scenarios.front().start == position) << "the table before the entry";
    EXPECT_EQ(reading.file.scenarios.front().steps.size(), 1U);
    EXPECT_TRUE(std::filesystem::exists(*kept / "card-1.jpg"));
}

TEST_F(Seen, AFolderThatCannotBeMadeIsSaid)
{
    LiveMatch match(Referee(game, position), MatchBook::nowhere());
    EXPECT_FALSE(keep_as_case(match, 0, "/proc/no/such/place", 0));
}

}  // namespace
}  // namespace cardinal::match
