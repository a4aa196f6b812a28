#include "companion/cli/any_match.h"

#include "carddb/matches.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/match_json.h"
#include "engine/record/text.h"

#include <charconv>
#include <optional>

namespace cardinal::cli {
namespace {

std::optional<std::int64_t> as_number(const std::string& called)
{
    std::int64_t number = 0;
    const auto read = std::from_chars(called.data(), called.data() + called.size(), number);
    const bool is_one = read.ec == std::errc() && read.ptr == called.data() + called.size();
    return is_one ? std::optional(number) : std::nullopt;
}

Result<AnyMatch> from_database(std::int64_t number, const Session& session)
{
    auto database = open_database_that_is_there(session);
    if (!database)
        return Failure{database.error()};
    const auto found = carddb::find_match(*database, number);
    if (!found)
        return Failure{{found.error().sentence + " “cardinal match list” shows what there is."}};
    const auto game = game_called(found->game);
    if (!game)
        return Failure{game.error()};
    auto stored = carddb::open_match(*database, **game, number);
    if (!stored)
        return Failure{stored.error()};
    auto match = read_saved(stored->text, "match " + std::to_string(number));
    if (!match)
        return Failure{match.error()};
    return AnyMatch{std::move(*match), std::move(stored->faults), carddb::to_string(found->last_hash)};
}

Result<AnyMatch> from_text(std::string text, const std::string& name)
{
    if (is_match_json(text)) {
        auto plain = text_of_match_json(text, name);
        if (!plain)
            return Failure{plain.error()};
        text = std::move(*plain);
    }
    if (!is_record(text))
        return Failure{{name + " is no saved match."}};
    auto match = read_saved(text, name);
    if (!match)
        return Failure{match.error()};
    AnyMatch any{.match = std::move(*match)};
    for (const notation::ParseError& damage : any.match.damage)
        any.faults.push_back(to_string(damage));
    return any;
}

}  // namespace

Result<AnyMatch> open_any_match(const std::string& called, const Session& session)
{
    std::error_code unknown;
    const auto number = as_number(called);
    if (number && !std::filesystem::exists(called, unknown))
        return from_database(*number, session);
    auto text = read_text(called);
    if (!text)
        return Failure{text.error()};
    return from_text(std::move(*text), called == "-" ? "standard input" : called);
}

}  // namespace cardinal::cli
