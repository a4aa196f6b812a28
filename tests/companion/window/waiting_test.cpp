// What takes long is done behind the screens: nothing waits for it that has nothing to do with it, and it can be called
// off. And the card that the first-time guide shows.
#include "carddb/card_drafts.h"
#include "carddb/cards.h"
#include "companion/window/shell.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"

#include <chrono>
#include <gmock/gmock.h>
#include <thread>

namespace cardinal::window {
namespace {

struct Waiting : testing::Test {
    PlayedHere here{12};
    Backstage backstage = here.backstage();
    WindowState state{{}};

    static void SetUpTestSuite() { make_application(); }
};

/// A print that ends only when it is called off.
TEST_F(Waiting, APrintThatTakesLongHoldsNothingUpAndIsCalledOff)
{
    std::atomic<bool> has_begun = false, has_ended = false;
    backstage.print = [&](const PrintWish&, const Underway& underway) -> Result<std::vector<std::string>> {
        has_begun = true;
        while (!underway.stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        has_ended = true;
        return Failure{{"Printing was called off."}};
    };
    Shell shell(backstage, state);
    shell.prints()->print(1, {{"file", QString::fromStdString((here.data() / "cards.pdf").string())}});
    ASSERT_TRUE(comes_true([&] { return has_begun.load(); }));
    shell.matches()->replay()->open(1);
    EXPECT_TRUE(comes_true([&] { return shell.matches()->replay()->is_open(); }));
    shell.setup()->add(CARDINAL_SOURCE_DIR "/samples/purge/films/first-turns.mp4");
    EXPECT_TRUE(comes_true([&] { return shell.setup()->has_picture(); }));
    EXPECT_TRUE(shell.prints()->is_busy());
    EXPECT_FALSE(has_ended);
    shell.prints()->cancel();
    EXPECT_FALSE(shell.prints()->is_busy());
    EXPECT_TRUE(comes_true([&] { return has_ended.load(); }));
    QCoreApplication::processEvents();
    EXPECT_EQ(shell.prints()->trouble(), "") << "whoever called it off knows";
}

TEST_F(Waiting, TheGuideShowsACardOfTheChosenGameWhateverIsLookedFor)
{
    const Game& game = *find_game("three-lanes");
    auto database = backstage.database();
    CardLibrary library;
    for (const char* name : {"Ash Runner", "Bell Keeper"}) {
        CardFacts facts;
        facts.name = name;
        library.cards.push_back(facts);
    }
    auto drafts = carddb::drafts_of(game, library);
    int number = 1;
    for (carddb::CardDraft& draft : drafts.good)
        draft.number = number++;
    ASSERT_TRUE(carddb::import_cards(*database, game, std::move(drafts), {.set = "test"}));
    Shell shell(backstage, state);
    LibraryModel& shelf = *shell.library();
    int told = 0;
    QObject::connect(&shelf, &LibraryModel::sampleChanged, &shelf, [&told] { ++told; });
    shelf.look_for("nothing is called so");
    shelf.sampleOf("three-lanes");
    ASSERT_TRUE(comes_true([&] { return told == 1; }));
    EXPECT_EQ(shelf.sample()["name"].toString(), "Bell Keeper");
    shelf.sampleOf("purge");
    ASSERT_TRUE(comes_true([&] { return told == 2; }));
    EXPECT_TRUE(shelf.sample().isEmpty()) << "it has no cards here";
    shelf.sampleOf("purge");
    shelf.sampleOf("three-lanes");
    ASSERT_TRUE(comes_true([&] { return !shelf.sample().isEmpty(); }));
    EXPECT_EQ(shelf.sample()["name"].toString(), "Bell Keeper") << "who goes through the games sees the last one's";
}

}  // namespace
}  // namespace cardinal::window
