#include "companion/window/match_desk.h"

#include "carddb/database.h"
#include "carddb/matches.h"
#include "tests/companion/program.h"
#include "tests/companion/window/told_match.h"

#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::SizeIs;

/// What was published, from another thread.
struct Published {
    std::mutex mutex{};
    std::vector<std::shared_ptr<const MatchView>> views{};
    std::set<std::thread::id> threads{};

    MatchDesk::Publish taking()
    {
        return [this](std::shared_ptr<const MatchView> view, const match::LiveMatch&) {
            const std::scoped_lock lock(mutex);
            views.push_back(std::move(view));
            threads.insert(std::this_thread::get_id());
        };
    }
};

MatchDesk::Deed says(const std::string& line)
{
    return [line](match::LiveMatch& match) { return match.take_line(line); };
}

TEST(Desk, DoesWhatIsAskedForInOrderOnOneThreadAlsoWhenItIsClosed)
{
    ToldMatch told = first_match("purge");
    Published published;
    {
        MatchDesk desk(std::move(told.referee), match::MatchBook::nowhere(), {}, published.taking());
        for (int line = 0; line < 12; ++line)
            desk.post(says(told.lines[static_cast<std::size_t>(line)]));
    }
    EXPECT_THAT(published.threads, SizeIs(1));
    EXPECT_FALSE(published.threads.contains(std::this_thread::get_id()));
    const std::vector<LogLine>& log = published.views.back()->log;
    ASSERT_THAT(log, SizeIs(12));
    for (std::size_t line = 0; line < log.size(); ++line)
        EXPECT_EQ((log[line].who.empty() ? "" : log[line].who + " ") + log[line].step, told.lines[line]);
}

TEST(Desk, ShowsNothingThatIsNotStored)
{
    const cli::Folder folder;
    const std::string file = folder.file("cards.sqlite");
    ToldMatch told = first_match("purge");
    const Game& game = told.referee.game();
    std::vector<std::pair<std::size_t, std::size_t>> shown_and_stored;
    {
        MatchDesk desk(
            std::move(told.referee), match::MatchBook::of_new(game, [&] { return carddb::Database::open(file); }), {},
            [&](const std::shared_ptr<const MatchView>& view, const match::LiveMatch&) {
                auto database = carddb::Database::open(file);
                const auto matches = carddb::list_matches(*database, {});
                shown_and_stored.emplace_back(
                    view->log.size(), matches->empty() ? 0 : static_cast<std::size_t>(matches->front().entries));
            });
        for (int line = 0; line < 5; ++line)
            desk.post(says(told.lines[static_cast<std::size_t>(line)]));
    }
    EXPECT_THAT(shown_and_stored, SizeIs(7));  // when it begins, each line, and when it ends
    for (const auto& [shown, stored] : shown_and_stored)
        EXPECT_EQ(shown, stored);
}

}  // namespace
}  // namespace cardinal::window
