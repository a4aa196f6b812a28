#include "tests/fuzz/take_record.h"

#include "engine/games/all_games.h"
#include "engine/record/replay.h"
#include "engine/record/text.h"
#include "engine/referee/referee.h"
#include "engine/referee/remedies.h"
#include "tests/engine/toy_game.h"
#include "tests/fuzz/demand.h"

#include <algorithm>
#include <string>
#include <tuple>

// A fuzzer learns from many small inputs; large tables and long matches would only make it slow, so they are read and
// not played.
namespace cardinal::fuzz {
namespace {

constexpr std::size_t most_things_to_play_with = 200;
constexpr std::size_t most_entries_to_play = 100;
constexpr int most_entries_to_put_right = 5;

void write_and_read_back(const Game& game, const Record& record)
{
    const std::string text = write_record(game, record);
    const RecordRead again = read_record(game, text, "written");
    demand(again.damage.empty(),
           "A written match cannot be read: " + (again.damage.empty() ? "" : to_string(again.damage.front())), text);
    demand(again.record.start == record.start, "A written match begins otherwise:", text);
    demand(write_record(game, again.record) == text, "A written match comes back otherwise:", text);
}

void play(const Game& game, const Record& record)
{
    const Replay replayed = replay(game, record);
    demand(replayed.fidelity == Fidelity::exact || !replayed.why.empty(), "A replay does not say why:", "");
    Referee referee(game, record);
    demand(referee.record() == record, "A match that goes on is another one:", "");
    const int last = static_cast<int>(record.entries.size());
    for (int entry = std::max(1, last - most_entries_to_put_right); entry <= last; ++entry)
        std::ignore = remedies(referee.history(), entry);
    std::ignore = referee.due();
    std::ignore = referee.undo();
}

}  // namespace

void take_record(std::string_view text)
{
    std::ignore = is_record(text);
    std::ignore = game_of_record(text);
    std::vector<const Game*> games(all_games().begin(), all_games().end());
    games.push_back(&toy::game);
    for (const Game* game : games) {
        const RecordRead read = read_record(*game, text, "fuzz");
        const bool is_small = read.record.start.cards.size() <= most_things_to_play_with &&
                              read.record.entries.size() <= most_entries_to_play;
        if (!is_small)
            continue;
        write_and_read_back(*game, read.record);
        play(*game, read.record);
    }
}

}  // namespace cardinal::fuzz
