// Whatever a match comes to can be written and read back: positions bit for bit, actions, facts and boards. Positions
// come from random play, legal and absurd, of every scenario there is.
#include "engine/games/all_games.h"
#include "engine/notation/cards.h"
#include "engine/notation/set_up_reader.h"
#include "engine/rules/random_play.h"
#include "tests/engine/notation/toy_text.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace cardinal::notation {
namespace {

struct Trip {
    const Game* game = nullptr;
    Position position{};
};

/// What the written lines lead to, when only the cards are known.
std::optional<Position> read_back(const Game& game, const std::shared_ptr<const CardLibrary>& library,
                                  const std::string& text, Errors& errors)
{
    auto unlabelled = std::make_shared<CardLibrary>(*library);
    unlabelled->labels.clear();
    const std::vector<Statement> lines = statements_of(text, "written", errors);
    const Vocabulary vocabulary(game, *unlabelled);
    SetUpReader reader(vocabulary, unlabelled, errors);
    for (const Statement& line : lines)
        EXPECT_TRUE(reader.take(line)) << line.text;
    return reader.finish();
}

void expect_position_comes_back(const Trip& trip)
{
    const std::string text = write_position(*trip.game, trip.position);
    Errors errors;
    const auto again = read_back(*trip.game, trip.position.library, text, errors);
    ASSERT_TRUE(again.has_value()) << text << errors.as_error().sentence;
    ASSERT_TRUE(*again == trip.position) << text << "\nbut it led to\n" << write_position(*trip.game, *again);
    EXPECT_EQ(hash_of(*again), hash_of(trip.position));
}

class Reader {
public:
    explicit Reader(const Trip& trip)
        : trip_(trip), vocabulary_(*trip.game, *trip.position.library), lexicon_(vocabulary_, trip.position)
    {}

    void expect_action_comes_back(const Action& action)
    {
        const std::string text = write_action(lexicon_, action);
        const auto again = read<Action>(text, [&](Cursor& cursor) { return take_action(cursor, lexicon_); });
        ASSERT_TRUE(again.has_value()) << text << errors_.as_error().sentence;
        EXPECT_EQ(write_action(lexicon_, *again), text);
    }

    /// Nothing but what the action's words tell is lost, and of a legal one nothing at all.
    void expect_legal_action_comes_back(const Action& action)
    {
        const std::string text = write_action(lexicon_, action);
        const auto again = read<Action>(text, [&](Cursor& cursor) { return take_action(cursor, lexicon_); });
        ASSERT_TRUE(again.has_value()) << text << errors_.as_error().sentence;
        EXPECT_EQ(*again, action) << text;
    }

    void expect_facts_come_back()
    {
        const Board shown = cardinal::board(*trip_.game, trip_.position);
        for (const Fact& fact : differences({}, shown)) {
            const std::string text = write_fact(lexicon_, fact);
            const auto again = read<Fact>(text, [&](Cursor& cursor) { return take_fact(cursor, lexicon_); });
            ASSERT_TRUE(again.has_value()) << text << errors_.as_error().sentence;
            EXPECT_EQ(*again, fact) << text;
        }
    }

    void expect_board_comes_back()
    {
        const Board shown = cardinal::board(*trip_.game, trip_.position);
        const std::string text = write_board(lexicon_, shown);
        errors_ = {};
        const std::vector<Statement> lines = statements_of(text, "written", errors_);
        BoardPhrase phrase;
        for (std::size_t line = 0; line < lines.size(); ++line) {
            Cursor cursor(lines[line], errors_);
            take_board_line(cursor, lexicon_, line, phrase);
        }
        const auto again = resolve(*trip_.game, trip_.position, phrase, lines, errors_);
        ASSERT_TRUE(again.has_value()) << text << errors_.as_error().sentence;
        EXPECT_EQ(again->cards, shown.cards) << text;
        EXPECT_TRUE(std::ranges::is_permutation(again->looked_at, shown.looked_at)) << text;
    }

private:
    const Trip& trip_;
    Vocabulary vocabulary_;
    Lexicon lexicon_;
    Errors errors_{};

    template <class Told, class Take>
    std::optional<Told> read(const std::string& text, Take take)
    {
        errors_ = {};
        const Statement line{.file = "written", .text = text, .line = 1};
        Cursor cursor(line, errors_);
        const auto phrase = take(cursor);
        if (!phrase || !cursor.expect_end())
            return {};
        return resolve(*trip_.game, trip_.position, *phrase, line, errors_);
    }
};

void travel(Trip trip, Seed& seed, int steps)
{
    for (int step = 0; step < steps && !testing::Test::HasFailure(); ++step) {
        const auto legal = random_legal_action(*trip.game, trip.position, seed);
        Reader reader(trip);
        if (legal)
            reader.expect_legal_action_comes_back(*legal);
        const Action absurd = absurd_action(*trip.game, trip.position, seed);
        if (is_well_formed(*trip.game, trip.position, absurd))
            reader.expect_action_comes_back(absurd);
        reader.expect_facts_come_back();
        reader.expect_board_comes_back();
        trip.position = apply(*trip.game, std::move(trip.position), legal && !seed.one_in(4) ? *legal : absurd);
        trip.position = remember_states(*trip.game, std::move(trip.position));
        expect_position_comes_back(trip);
    }
}

TEST(RandomPlay, ComesBackFromTheToyGame)
{
    Seed seed(1);
    for (int match = 0; match < 50; ++match)
        travel({&toy::game, toy::start()}, seed, 20);
}

std::vector<std::filesystem::path> scenario_files()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(CARDINAL_SOURCE_DIR "/tests/engine"))
        if (entry.path().extension() == ".cardinal")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::string text_of(const std::filesystem::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST(RandomPlay, ComesBackFromEveryScenario)
{
    Seed seed(2);
    for (const std::filesystem::path& path : scenario_files()) {
        SCOPED_TRACE(path);
        const Reading reading = read(text_of(path), path.string(), all_games(),
                                     [](std::string_view address) { return Result<std::string>(text_of(address)); });
        for (const Scenario& scenario : reading.ok() ? reading.file.scenarios : std::vector<Scenario>()) {
            SCOPED_TRACE(scenario.name);
            expect_position_comes_back({reading.file.game, scenario.start});
            travel({reading.file.game, scenario.start}, seed, 6);
        }
    }
}

TEST(Cards, ComeBackFromEveryScenario)
{
    for (const std::filesystem::path& path : scenario_files()) {
        const Reading reading = read(text_of(path), path.string(), all_games());
        if (!reading.ok() || !reading.file.library)
            continue;
        const std::string text = "game " + std::string(reading.file.game->id) + "\n" +
                                 write_cards(*reading.file.game->words, *reading.file.library);
        const Reading again = read(text, "written", all_games());
        ASSERT_TRUE(again.ok()) << to_string(again.errors.front());
        EXPECT_EQ(*again.file.library, *reading.file.library) << path;
    }
}

}  // namespace
}  // namespace cardinal::notation
