#include "tests/fuzz/take_notation.h"

#include "engine/games/all_games.h"
#include "engine/notation/cards.h"
#include "engine/notation/set_up_reader.h"
#include "engine/scenario/run.h"
#include "tests/engine/toy_game.h"
#include "tests/fuzz/demand.h"

#include <utility>

// A fuzzer learns from many small inputs; large tables would only make it slow, so they are read and not played.
namespace cardinal::fuzz {
namespace {

using notation::Errors;
using notation::Statement;

constexpr std::size_t most_things_to_play_with = 200;
constexpr std::size_t most_steps_to_play = 50;

void write_and_read_back(const Game& game, const Position& position)
{
    const std::string text = notation::write_position(game, position);
    auto library = std::make_shared<CardLibrary>(*position.library);
    library->labels.clear();
    Errors errors;
    const std::vector<Statement> lines = notation::statements_of(text, "written", errors);
    const notation::Vocabulary vocabulary(game, *library);
    notation::SetUpReader reader(vocabulary, library, errors);
    for (const Statement& line : lines)
        demand(reader.take(line), "This line of a written position is no set-up line:", line.text);
    const auto again = reader.finish();
    demand(again.has_value(), "A written position cannot be read: " + errors.as_error().sentence, text);
    demand(*again == position, "A written position comes back otherwise:", text);
}

void write_and_read_back(const notation::File& file)
{
    const std::string text =
        "game " + std::string(file.game->id) + "\n" + notation::write_cards(*file.game->words, *file.library);
    const Game* const games[] = {file.game};
    const notation::Reading again = notation::read(text, "written", games);
    demand(again.ok(), "Written cards cannot be read: " + (again.ok() ? "" : to_string(again.errors.front())), text);
    demand(*again.file.library == *file.library, "Written cards come back otherwise:", text);
}

void play(const notation::File& file, const notation::Scenario& scenario)
{
    write_and_read_back(*file.game, scenario.start);
    scenario::Runner runner(file, scenario);
    std::ignore = runner.check_set_up();
    for (std::size_t step = 0; step < most_steps_to_play && !runner.at_end(); ++step)
        std::ignore = runner.take_next();
    write_and_read_back(*file.game, runner.referee().position());
}

}  // namespace

void take_notation(std::string_view text)
{
    std::vector<const Game*> games(all_games().begin(), all_games().end());
    games.push_back(&toy::game);
    const notation::Reading reading = notation::read(text, "fuzz", games);
    if (!reading.ok())
        return;
    write_and_read_back(reading.file);
    for (const notation::Scenario& scenario : reading.file.scenarios)
        if (scenario.start.cards.size() <= most_things_to_play_with)
            play(reading.file, scenario);
}

}  // namespace cardinal::fuzz
