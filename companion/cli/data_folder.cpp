#include "companion/cli/data_folder.h"

#include "carddb/cards.h"
#include "carddb/settings.h"
#include "companion/cli/card_lists.h"
#include "companion/cli/deck_lists.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/usual.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <vector>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

Result<carddb::Database> open_in(const Session& session, const carddb::Opening& opening)
{
    const auto folder = data_folder(session);
    if (!folder)
        return Failure{{"Neither HOME nor XDG_DATA_HOME says where data lies; --data DIR does."}};
    return carddb::Database::open(*folder / "cardinal.sqlite", opening);
}

std::vector<fs::path> bundled(const Game& game, const char* kind)
{
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(samples() / std::string(game.id) / kind, none))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

Result<void> import_bundled_cards(carddb::Database& database, const Game& game)
{
    for (const fs::path& file : bundled(game, "cards")) {
        auto list = read_card_list(file.string(), {});
        if (!list)
            return Failure{list.error()};
        const auto done = carddb::import_cards(database, *list->game, std::move(list->drafts), {.set = list->set});
        if (!done)
            return Failure{done.error()};
    }
    return {};
}

/// After the cards of the game, by whose names they are read.
Result<void> import_bundled_decks(carddb::Database& database, const Game& game)
{
    for (const fs::path& file : bundled(game, "decks")) {
        const auto deck = read_deck_file(database, file.string(), "");
        if (!deck)
            return Failure{deck.error()};
        constexpr std::int64_t long_ago = 0;
        if (const auto done = carddb::store_deck(database, game, deck->name, deck->read.cards, long_ago); !done)
            return Failure{done.error()};
    }
    return {};
}

constexpr std::string_view of_all_games = "imported";  ///< what the first databases said, whatever games there were

/// `setting` has the id of each game whose cards were imported, each between blanks.
Result<bool> is_imported(carddb::Database& database, const Game& game, const std::string& setting)
{
    if (setting != of_all_games)
        return setting.find(" " + std::string(game.id) + " ") != std::string::npos;
    const auto cards = carddb::cards_of(database, {.game = std::string(game.id)});
    return cards ? Result<bool>(!cards->empty()) : Failure{cards.error()};
}

/// What a version brings that this database has not had yet. What people changed since is never overwritten.
Result<void> import_bundled(carddb::Database& database, const std::string& setting)
{
    std::string games = setting.empty() || setting == of_all_games ? " " : setting;
    for (const Game* game : all_games()) {
        const auto is_there = is_imported(database, *game, setting);
        if (!is_there)
            return Failure{is_there.error()};
        if (!*is_there && bundled(*game, "cards").empty())
            continue;
        auto done = *is_there ? Result<void>{} : import_bundled_cards(database, *game).and_then([&] {
            return import_bundled_decks(database, *game);
        });
        if (!done)
            return done;
        if (const std::string id = std::string(game->id) + " "; games.find(" " + id) == std::string::npos)
            games += id;
    }
    return games == setting ? Result<void>{} : carddb::keep_setting(database, "samples", games);
}

}  // namespace

std::optional<fs::path> data_folder(const Session& session)
{
    if (!session.data.empty())
        return session.data;
    if (const std::string data = usual("data"); !data.empty())
        return data;
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty())
        return fs::path(data) / "cardinal";
    if (const std::string home = variable("HOME"); !home.empty())
        return fs::path(home) / ".local" / "share" / "cardinal";
    return {};
}

Result<carddb::Database> open_database(const Session& session)
{
    auto database = open_in(session, {});
    const auto samples = database ? carddb::setting(*database, "samples") : std::string();
    if (!database || !samples)
        return database ? Failure{samples.error()} : std::move(database);
    // Whoever comes while another does it does it, too: importing again changes nothing.
    const auto imported = import_bundled(*database, *samples);
    if (!imported)
        return Failure{imported.error().while_doing("importing the bundled cards and decks")};
    return database;
}

Result<carddb::Database> open_database_that_is_there(const Session& session)
{
    return open_in(session, {.missing = carddb::Opening::Missing::refuse});
}

}  // namespace cardinal::cli
