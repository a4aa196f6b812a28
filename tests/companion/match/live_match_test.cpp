// Whole matches on film, seen by eyes without errors: hands come, cover, carry and go, and the match writes itself.
#include "companion/match/live_match.h"

#include "engine/games/all_games.h"
#include "engine/notation/actions.h"
#include "engine/record/entry_text.h"
#include "engine/referee/rehearsed_score.h"
#include "engine/rules/random_play.h"
#include "samples/studio/film.h"
#include "tests/companion/match/stage.h"

#include <gmock/gmock.h>

namespace cardinal::match {
namespace {

using testing::IsEmpty;

/// A busy table that a film is made of.
struct Filmed : testing::TestWithParam<const Game*> {
    const Game& game = *GetParam();
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    studio::Film film{{}, laid.stock, {.pause_frames = 5, .clumsiness = 0.2}, 3};
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};

    std::vector<Action> done{};  ///< and not wholly understood yet

    void show(const Position& now)
    {
        for (const studio::Frame& frame : film.until(table.lay(now))) {
            match.see(seen_of(frame.scene.things, laid, game, now), frame.time_ms);
            answer();
        }
        if (match.doubt().what == Doubt::What::none && match.different().empty())
            done.clear();
    }
    /// What lies nowhere, such as which resources were paid, people are asked. They say the truth.
    void answer()
    {
        while (match.doubt().what == Doubt::What::asks) {
            const auto meant = true_story(match.stories(), done, {});
            ASSERT_TRUE(meant) << match.doubt().sentence;
            match.answer(*meant);
        }
    }
    bool is_declared(const Action& action, const Position& after) const
    {
        const auto word = std::ranges::find(game.words->actions, action.kind, &ActionWord::kind);
        return word->may_be_asked || word->name == "pass" || word->name == "decline" ||
               studio::as_a_camera_sees(game, board(game, position)) ==
                   studio::as_a_camera_sees(game, board(game, after));
    }
    const std::vector<Entry>& entries() const { return match.referee().record().entries; }
};

TEST_P(Filmed, WritesNothingWhileNothingIsPlayed)
{
    for (int look = 0; look < 3; ++look)
        show(position);
    EXPECT_TRUE(match.board());
    EXPECT_THAT(entries(), IsEmpty());
    EXPECT_EQ(match.doubt().what, Doubt::What::none);
}

/// What no camera sees, the players tell before their hands move; what goes without saying, they leave out.
TEST_P(Filmed, WritesWhatIsPlayed)
{
    show(position);
    Seed seed(5);
    std::vector<std::string> played;
    for (int step = 0; step < 40; ++step) {
        const auto action = random_legal_action(game, position, seed);
        ASSERT_TRUE(action);
        const notation::Vocabulary vocabulary(game, *position.library);
        played.push_back(notation::write_action(notation::Lexicon(vocabulary, position), *action));
        Position after = apply(game, position, *action);
        if (is_declared(*action, after))
            match.take(*action, by_player(action->seat));
        position = std::move(after);
        done.push_back(*action);
        show(position);
    }
    std::vector<std::string> written;
    for (const Entry& entry : entries()) {
        EXPECT_TRUE(entry.verdict.legal()) << step_of(match.referee().history(), entry.number);
        written.push_back(step_of(match.referee().history(), entry.number));
    }
    EXPECT_THAT(match.different(), IsEmpty());
    // There the table's own steps (refresh, draw, ready) go without saying with the next phase, and are not told apart.
    if (game.id == "lost-empires")
        return;
    played.resize(written.size());  // a last one that left no trace is written with the next
    EXPECT_EQ(written, played);
    EXPECT_GE(written.size(), 39);
}

INSTANTIATE_TEST_SUITE_P(Games, Filmed, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(1, game.param->letter); });

/// Whoever says late what was found out meanwhile does not do it a second time; who says it twice does.
TEST(LateWords, AreTakenForWhatWasFoundOut)
{
    const Game& game = *find_game("three-lanes");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    LiveMatch match(Referee(game, position), MatchBook::nowhere());
    const Lying lying = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(position), laid, game, position);
    for (const double time_ms : {0.0, 500.0})
        match.see(lying, time_ms);
    match.take_line("B pass");
    match.take_line("A swap in Vine Dancer");
    const std::vector<Entry>& entries = match.referee().record().entries;
    ASSERT_EQ(entries.size(), 3U) << "the draw before it goes without saying";
    const Told once = match.take_line("A draw");
    EXPECT_THAT(once.entries, IsEmpty());
    EXPECT_THAT(once.said, testing::SizeIs(1));
    const Told twice = match.take_line("A draw");
    ASSERT_THAT(twice.entries, testing::SizeIs(1));
    EXPECT_FALSE(entries.back().verdict.legal());
}

}  // namespace
}  // namespace cardinal::match
