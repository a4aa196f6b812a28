#include "tests/companion/window/played_here.h"

#include "carddb/card_drafts.h"
#include "carddb/cards.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/told_match.h"

#include <gtest/gtest.h>

namespace cardinal::window {

PlayedHere::PlayedHere(int lines)
{
    backstage_.data = folder_.file("");
    backstage_.database = [file = folder_.file("cardinal.sqlite")] { return carddb::Database::open(file); };
    backstage_.begin = [](const MatchWish& wish) -> Result<std::shared_ptr<MatchSetup>> {
        if (wish.game == "lost-empires")
            return Failure{{"This table is taken."}};
        return std::make_shared<MatchSetup>(
            MatchSetup{.referee = first_match(wish.game).referee, .looks_for_cameras = false});
    };
    backstage_.print = [](const PrintWish&, const Underway& underway) -> Result<std::vector<std::string>> {
        underway.tell(2, 3);
        return std::vector<std::string>{"3 pages", "Mind the ruler."};
    };
    if (lines == 0)
        return;
    ToldMatch told = first_match("three-lanes");
    const Game& game = told.referee.game();
    match::LiveMatch match(std::move(told.referee), match::MatchBook::of_new(game, backstage_.database));
    match.begin();
    for (int at = 0; at < lines && at < static_cast<int>(told.lines.size()); ++at)
        match.take_line(told.lines[static_cast<std::size_t>(at)]);
    match.end();
}

void PlayedHere::add_cards(std::string_view game, std::initializer_list<const char*> names) const
{
    CardLibrary library;
    for (const char* name : names) {
        CardFacts facts;
        facts.name = name;
        library.cards.push_back(facts);
    }
    auto drafts = carddb::drafts_of(*find_game(game), library);
    int number = 1;
    for (carddb::CardDraft& draft : drafts.good)
        draft.number = number++;
    auto database = backstage_.database();
    const auto imported = carddb::import_cards(*database, *find_game(game), std::move(drafts), {.set = "test"});
    ASSERT_TRUE(imported) << imported.error().sentence;
}

}  // namespace cardinal::window
