#include "tests/fuzz/take_match_json.h"

#include "companion/cli/match_json.h"
#include "engine/games/all_games.h"
#include "engine/record/text.h"
#include "tests/fuzz/demand.h"

#include <tuple>

namespace cardinal::fuzz {

void take_match_json(std::string_view text)
{
    std::ignore = cli::is_match_json(text);
    const auto plain = cli::text_of_match_json(text, "fuzz");
    if (!plain)
        return demand(!plain.error().sentence.empty(), "It is not said what is wrong:", text);
    const Game* game = find_game(game_of_record(*plain));
    if (!game)
        return;
    const RecordRead read = read_record(*game, *plain, "fuzz");
    const std::string lines = cli::match_as_json(*game, read.record);
    const auto back = cli::text_of_match_json(lines, "written");
    demand(back.has_value(), "Written JSON Lines cannot be read:", lines);
    demand(*back == write_record(*game, read.record), "A match comes back otherwise:", lines);
}

}  // namespace cardinal::fuzz
