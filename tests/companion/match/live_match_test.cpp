// Whole matches on film, seen by eyes without errors: hands come, cover, carry and go, and the match writes itself.
#include "companion/match/live_match.h"

#include "engine/games/all_games.h"
#include "engine/notation/actions.h"
#include "engine/record/entry_text.h"
#include "engine/referee/lead_up.h"
#include "engine/referee/rehearsed_score.h"
#include "engine/rules/action_word.h"
#include "engine/rules/random_play.h"
#include "samples/studio/film.h"
#include "tests/companion/match/stage.h"

#include <gmock/gmock.h>
#include <numeric>

namespace cardinal::match {
namespace {

using testing::IsEmpty;

/// A busy table that a film is made of: which game's, and the seed of what is played there.
struct Filmed : testing::TestWithParam<std::tuple<const Game*, unsigned>> {
    const Game& game = *std::get<0>(GetParam());
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    studio::Film film{{}, laid.stock, {.pause_frames = 5, .clumsiness = 0.2}, 3};
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};

    std::vector<Action> done{};  ///< and not wholly understood yet

    void show(const Position& now)
    {
        for (const studio::Frame& frame : film.until(table.lay(now))) {
            match.see(match::seen_of(frame.scene.things, laid, game, now), frame.time_ms);
            ASSERT_NO_FATAL_FAILURE(answer());
        }
        if (match.doubt().what == Doubt::What::none && match.different().empty())
            done.clear();
    }
    /// What lies nowhere, such as which resources were paid, people are asked. They say the truth.
    void answer()
    {
        while (match.doubt().what == Doubt::What::asks) {
            const auto meant = true_story(game, match.stories(), done, {});
            ASSERT_TRUE(meant) << match.doubt().sentence;
            match.answer(*meant);
        }
    }
    bool is_declared(const Action& action, const Position& after) const
    {
        const ActionWord* word = find_action_word(game, action);
        return word->may_be_asked || word->name == "pass" || word->name == "decline" ||
               studio::as_a_camera_sees(game, board(game, position)) ==
                   studio::as_a_camera_sees(game, board(game, after));
    }
    const std::vector<Entry>& entries() const { return match.referee().record().entries; }

    struct Step {
        std::string told{};
        Position after{};
    };
    Board seen_of(const Position& now) const { return studio::as_a_camera_sees(game, board(game, now)); }
    /// What is written leads through the same positions. It leaves out only what shows nothing of its own, such as a
    /// step that the table does by itself with the next one.
    std::string what_differs(const std::vector<Step>& played) const
    {
        const auto is_silent = [&](auto step) {
            return (step != played.begin() && seen_of(std::prev(step)->after) == seen_of(step->after)) ||
                   std::next(step) == played.end() || seen_of(std::next(step)->after) == seen_of(step->after);
        };
        const History& history = match.referee().history();
        auto next = played.begin();
        for (const Entry& entry : entries()) {
            const Position& after = history.state_after(entry.number).position;
            const auto same = std::find_if(next, played.end(), [&](const Step& step) { return step.after == after; });
            if (same == played.end())
                return "written: " + step_of(history, entry.number) +
                       ", played: " + (next == played.end() ? "nothing more" : next->told);
            for (; next != same; ++next)
                if (!is_silent(next))
                    return "not written: " + next->told;
            ++next;
        }
        for (; next != played.end(); ++next)
            if (!is_silent(next))
                return "not written at last: " + next->told;
        return "";
    }
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
    Seed seed(std::get<1>(GetParam()));
    std::vector<Step> played;
    const auto play = [&] {
        const auto action = random_legal_action(game, position, seed);
        ASSERT_TRUE(action);
        const notation::Vocabulary vocabulary(game, *position.library);
        const std::string told = notation::write_action(notation::Lexicon(vocabulary, position), *action);
        Position after = apply(game, position, *action);
        done.push_back(*action);
        if (is_declared(*action, after)) {
            match.take(*action, by_player(action->seat));
            answer();
        }
        position = std::move(after);
        played.push_back({told, position});
        ASSERT_NO_FATAL_FAILURE(show(position)) << told;
    };
    for (int step = 0; step < 40 && !game.is_over(position); ++step)
        ASSERT_NO_FATAL_FAILURE(play());
    show(position);  // nobody does anything more: what is open is asked about
    // But not who acts: whoever was activated and does nothing yet is waited for.
    for (int more = 0; more < 6 && match.doubt().what == Doubt::What::waits && !game.is_over(position); ++more)
        ASSERT_NO_FATAL_FAILURE(play());
    for (const Entry& entry : entries())
        EXPECT_TRUE(entry.verdict.legal()) << step_of(match.referee().history(), entry.number);
    EXPECT_THAT(match.different(), IsEmpty());
    EXPECT_EQ(what_differs(played), "");
}

/// As many as wished: CARDINAL_MANY=40 ./test -R Filmed
std::vector<unsigned> seeds()
{
    const char* wish = std::getenv("CARDINAL_MANY");
    std::vector<unsigned> all(wish ? std::stoul(wish) : 2);
    std::iota(all.begin(), all.end(), 1U);
    return all;
}

INSTANTIATE_TEST_SUITE_P(Games, Filmed, testing::Combine(testing::ValuesIn(all_games()), testing::ValuesIn(seeds())),
                         [](const auto& film) {
                             return std::get<0>(film.param)->letter + std::to_string(std::get<1>(film.param));
                         });

/// A table of Dept of Structure, on which a unit comes to lie whose cost may be paid in two ways; nobody lays tokens
/// for what is left.
struct InDoubt : testing::Test {
    const Game& game = *find_game("dept-of-structure");
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};
    double time_ms = 0;

    void look(int times)
    {
        std::vector<studio::Thing> things = table.lay(position);
        std::erase_if(things, [](const studio::Thing& thing) { return thing.track >= studio::first_number_track; });
        for (int time = 0; time < times; ++time, time_ms += 500)
            match.see(seen_of(things, laid, game, position), time_ms);
    }
    void SetUp() override
    {
        look(2);
        LiveMatch truth{Referee(game, position), MatchBook::nowhere()};
        truth.take_line("resolve");
        match.take_line("resolve");
        truth.take_line("A deploy Raging Dead#1 paying bio, supplies");
        position = truth.referee().position();
        look(2);
        ASSERT_EQ(match.doubt().what, Doubt::What::waits);
    }
    std::vector<std::string> written() const
    {
        std::vector<std::string> steps;
        for (const Entry& entry : match.referee().record().entries)
            steps.push_back(step_of(match.referee().history(), entry.number));
        return steps;
    }
};

TEST_F(InDoubt, IsAskedBeforeWhatSomebodySaysNextIsWritten)
{
    match.take_line("A use Pit Dredge");
    ASSERT_EQ(match.doubt().what, Doubt::What::asks);
    EXPECT_THAT(written(), testing::SizeIs(1)) << "what is said waits for the answer";
    match.answer(0);
    EXPECT_THAT(written(),
                testing::ElementsAre("resolve", testing::StartsWith("A deploy Raging Dead#1"), "A use Pit Dredge"));
}

TEST_F(InDoubt, IsTakenForLikeliestWhenNobodyAnswersAndMoreIsSaid)
{
    match.take_line("A use Pit Dredge");
    match.take_line("A end turn");
    EXPECT_THAT(written(), testing::ElementsAre("resolve", testing::StartsWith("A deploy Raging Dead#1"),
                                                "A use Pit Dredge", "A end turn"));
}

TEST_F(InDoubt, IsAskedWhenNobodyTouchesAnythingForSomeSeconds)
{
    look(10);
    EXPECT_EQ(match.doubt().what, Doubt::What::asks);
}

/// Whoever starts Cardinal anew in the middle of a match leaves the command card lying that was obeyed before.
TEST(ACommandCard, IsObeyedWhenItIsLaidAndNotWhenItLayThere)
{
    const Game& game = *find_game("three-lanes");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    const Lying bare = seen_of(table.lay(position), laid, game, position);
    Lying with_pass = bare;
    with_pass.tokens.push_back({.track = 4000, .marker = marker_of(Command::pass), .middle = {20, 50}});
    for (const bool lay_there : {true, false}) {
        LiveMatch match{Referee(game, position), MatchBook::nowhere()};
        double time_ms = 0;
        const auto look_at = [&](const Lying& lying) {
            Sayings said;
            for (int look = 0; look < 3; ++look, time_ms += 500)
                said = said + match.see(lying, time_ms).said;
            return said;
        };
        if (!lay_there)
            look_at(bare);
        const Sayings said = look_at(with_pass);
        EXPECT_EQ(match.referee().record().entries.size(), lay_there ? 0U : 1U);
        EXPECT_EQ(said.size(), lay_there ? 1U : 0U);
    }
}

TEST(ACommandCard, OfWhoMayNotPassPassesForNobodyAndSaysSo)
{
    const Game& game = *find_game("purge");
    const Position position = sample_table(game, "busy");
    const auto pass = action_of(game, position, {Command::pass, nobody});
    ASSERT_TRUE(pass);
    const Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    const Lying bare = seen_of(table.lay(position), laid, game, position);
    const double width = game.playmat->size.width, height = game.playmat->size.height;
    for (const double y : {20.0, height - 20}) {
        Lying with_pass = bare;
        with_pass.tokens.push_back({.track = 4000, .marker = marker_of(Command::pass), .middle = {width - 20, y}});
        LiveMatch match{Referee(game, position), MatchBook::nowhere()};
        double time_ms = 0;
        Sayings said;
        for (const Lying* lying : std::initializer_list<const Lying*>{&bare, &with_pass})
            for (int look = 0; look < 3; ++look, time_ms += 500)
                said = said + match.see(*lying, time_ms).said;
        const Seat by = side_at(game, {width - 20, y});
        const auto& entries = match.referee().record().entries;
        if (by == pass->seat) {
            ASSERT_EQ(entries.size(), 1U);
            EXPECT_EQ(entries.front().action.seat, by);
            continue;
        }
        EXPECT_TRUE(entries.empty());
        ASSERT_EQ(said.size(), 1U);
        EXPECT_THAT(said.front().text, testing::StartsWith(std::string(1, by.letter()) + " may not pass now. "));
        EXPECT_EQ(said.front().tone, Said::Tone::warning);
    }
}

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

/// People say an attack and leave out that the other passed before; then they put it back.
TEST(WhatGoesWithoutSaying, IsPutBackWithTheDeedThatItLedUpTo)
{
    const Game& game = *find_game("purge");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    studio::Table table(game, laid.prints, laid.stock, 1);
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};
    double time_ms = 0;
    const auto show = [&](const Position& now) {
        const Lying lying = seen_of(table.lay(now), laid, game, now);
        for (const double end_ms = time_ms + 4000; time_ms < end_ms; time_ms += 100)
            match.see(lying, time_ms);
    };
    show(position);
    std::vector<Template> proposed;
    game.propose(position, proposed);
    const auto attack = std::ranges::find_if(proposed, [&](const Template& option) {
        return find_action_word(game, option.action)->name == "attack" && option.action.target &&
               lead_up(game, position, *match.board(), option.action).size() == 1;
    });
    ASSERT_NE(attack, proposed.end());
    match.take(attack->action, by_player(attack->action.seat));
    ASSERT_EQ(match.referee().history().line().size(), 2U);
    show(match.referee().position());
    show(position);
    EXPECT_THAT(match.referee().history().line(), IsEmpty());
    EXPECT_EQ(match.referee().position(), position);
}

/// Nobody has looked at the table yet when a player says a pass, and only then hands do what belongs to it.
TEST(WhatIsSaid, HoldsThoughItIsSaidBeforeTheFirstLook)
{
    const Game& game = *find_game("three-lanes");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    studio::Table table(game, laid.prints, laid.stock, 1);
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};
    const std::vector<Template> all = options(game, position);
    const auto pass = std::ranges::find_if(
        all, [&](const Template& option) { return is_pass(*find_action_word(game, option.action)); });
    ASSERT_NE(pass, all.end());
    match.take(pass->action, by_player(pass->action.seat));
    ASSERT_NE(board(game, match.referee().position()), board(game, position));
    const Lying lying = seen_of(table.lay(position), laid, game, position);
    for (double time_ms = 0; time_ms < 6000; time_ms += 100)
        match.see(lying, time_ms);
    EXPECT_EQ(match.referee().record().entries.size(), 1U);
    const Position after = match.referee().position();
    const Lying done = seen_of(table.lay(after), laid, game, after);
    for (double time_ms = 6000; time_ms < 12000; time_ms += 100)
        match.see(done, time_ms);
    EXPECT_EQ(match.referee().record().entries.size(), 1U);
    EXPECT_THAT(match.different(), IsEmpty());
}

}  // namespace
}  // namespace cardinal::match
