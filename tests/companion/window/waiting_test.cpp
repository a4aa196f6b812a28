// What takes long is done behind the screens: nothing waits for it that has nothing to do with it, and it can be called
// off. And the card that the first-time guide shows.
#include "companion/window/shell.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"

#include <chrono>
#include <gmock/gmock.h>
#include <thread>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

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
            std::this_thread::sleep_for(5ms);
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

/// A stream from which nothing comes: whoever asks for its next picture waits.
class Silent : public vision::FrameSource {
public:
    explicit Silent(std::atomic<bool>& is_asked) : is_asked_(is_asked) {}
    Result<std::optional<vision::Frame>> next() override
    {
        is_asked_ = true;
        std::this_thread::sleep_for(3s);
        return Failure{{"Nothing comes."}};
    }
    std::string name() const override { return "silent"; }
    bool is_live() const override { return true; }

private:
    std::atomic<bool>& is_asked_;
};

TEST_F(Waiting, WhoLeavesAMatchWaitsForNoPicture)
{
    std::atomic<bool> is_asked = false;
    Shell shell(backstage, state);
    shell.open({.referee = std::move(**backstage.begin({.game = "purge"})).referee,
                .source = std::make_unique<Silent>(is_asked)});
    ASSERT_TRUE(comes_true([&] { return is_asked.load(); }));
    const auto begin = std::chrono::steady_clock::now();
    shell.closeMatch();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1s);
    EXPECT_EQ(shell.page(), "start");
    // What was said too late finds nobody who is gone.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// A phone over the table is a stream, and no camera that is plugged in.
TEST_F(Waiting, WhatSetUpLookedAtIsOfferedToTheMatchAndAStreamIsLookedThroughAtOnce)
{
    const QString film = CARDINAL_SOURCE_DIR "/samples/purge/films/first-turns.mp4";
    const QString stream = "http://127.0.0.1:9/video";  // where nobody answers
    WindowState kept(here.data());
    Shell shell(backstage, kept);
    shell.setup()->add(film);
    shell.setup()->close();
    const auto begin = [&] {
        shell.open({.referee = std::move(**backstage.begin({.game = "purge"})).referee});
        return shell.session()->source();
    };
    SourceModel* source = begin();
    EXPECT_FALSE(source->has_source()) << "a film that was looked at once is not looked at in every match";
    source->refresh();
    const auto film_at = source->cameras().indexOf("first-turns.mp4");
    ASSERT_GE(film_at, 0);
    source->choose(static_cast<int>(film_at));
    EXPECT_EQ(source->name(), "first-turns.mp4");
    EXPECT_TRUE(comes_true([&] { return source->status() == "1920 × 1080"; })) << source->status().toStdString();

    shell.setup()->add(stream);
    shell.setup()->close();
    source = begin();
    EXPECT_EQ(source->name(), stream);
    EXPECT_TRUE(comes_true([&] { return source->is_lost(); })) << source->status().toStdString();
    shell.setup()->forget(stream);
    EXPECT_FALSE(begin()->has_source()) << "what was forgotten is not looked through";
}

TEST_F(Waiting, TheGuideShowsACardOfTheChosenGameWhateverIsLookedFor)
{
    here.add_cards("three-lanes", {"Ash Runner", "Bell Keeper"});
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
