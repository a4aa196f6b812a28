#include "companion/cli/deck_lists.h"

#include "carddb/plain_text.h"
#include "companion/cli/card_lists.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/scenarios.h"
#include "engine/core/nearest.h"
#include "engine/games/all_games.h"

#include <filesystem>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using carddb::DeckList;

/// The game that a JSON list names; the text dialects have no word for it.
std::string game_named_in(std::string_view text)
{
    const std::size_t at = text.starts_with('{') ? text.find("\"game\"") : std::string_view::npos;
    const std::size_t open = at == std::string_view::npos ? at : text.find('"', at + 6);
    const std::size_t close = open == std::string_view::npos ? open : text.find('"', open + 1);
    return close == std::string_view::npos ? "" : std::string(text.substr(open + 1, close - open - 1));
}

/// The first deck of a file in the notation, as a list of names: its cards are those of the database.
DeckList list_of(const notation::File& file)
{
    DeckList list{.format = "notation"};
    for (const DeckLine& line : file.decks.front().lines) {
        const std::string section(file.game->words->sections[line.section].name);
        const std::string name = file.library->cards[line.facts].name;
        list.lines.push_back({.written = std::to_string(line.count) + " " + name,
                              .section = section,
                              .readings = {{.count = line.count, .name = name}}});
    }
    return list;
}

Result<NamedDeck> understood(carddb::Database& database, const Game& game, const DeckList& list)
{
    auto read = carddb::understand(database, game, list);
    if (!read)
        return Failure{read.error()};
    return NamedDeck{.game = &game, .name = read->title, .read = std::move(*read)};
}

Result<NamedDeck> read_deck_text(carddb::Database& database, const std::string& text, const std::string& name,
                                 const std::string& wish)
{
    const carddb::PlainText plain = carddb::plain_text(text);
    if (is_notation(plain.text)) {
        const auto file = read_scenarios(text, name);
        if (!file)
            return Failure{file.error()};
        if (file->decks.empty())
            return Failure{{name + " holds no deck."}};
        return understood(database, *file->game, list_of(*file));
    }
    const std::string said = wish.empty() ? game_named_in(plain.text) : wish;
    if (said.empty())
        return Failure{{name + " does not say of which game it is a deck; --game does."}};
    const auto game = game_meant(said);
    if (!game)
        return Failure{game.error()};
    const auto list = carddb::read_deck_list(plain.text, carddb::sections_of(**game));
    if (!list)
        return Failure{{name + ": " + list.error().sentence}};
    return understood(database, **game, *list);
}

/// Why nothing is found by this name; `wish` is the game that was named, if any was.
std::string no_such_deck(carddb::Database& database, const std::string& called, const std::string& wish)
{
    if (const auto others = carddb::decks_called(database, called, ""); others && !others->empty())
        return "“" + called + "” is a deck of " + others->front().game + ", not of " + wish + ".";
    std::vector<std::string> names;
    if (const auto decks = carddb::list_decks(database))
        for (const carddb::StoredDeck& deck : *decks)
            names.push_back(deck.name);
    return "There is no deck and no file “" + called + "”." +
           did_you_mean(called, std::vector<std::string_view>(names.begin(), names.end()));
}

Result<NamedDeck> stored(carddb::Database& database, const std::string& called, const std::string& wish)
{
    const auto decks = carddb::decks_called(database, called, wish);
    if (!decks)
        return Failure{decks.error()};
    if (decks->empty())
        return Failure{{no_such_deck(database, called, wish)}};
    if (decks->size() > 1)
        return Failure{{"Several games have a deck “" + called + "”; --game says which is meant."}};
    const auto game = game_called(decks->front().game);
    if (!game)
        return Failure{game.error()};
    auto cards = carddb::cards_of_deck(database, decks->front().id);
    if (!cards)
        return Failure{cards.error()};
    return NamedDeck{.game = *game, .name = decks->front().name, .read = {.cards = std::move(*cards)}};
}

}  // namespace

Result<NamedDeck> read_deck_file(carddb::Database& database, const std::string& path, const std::string& game)
{
    const auto text = read_text(path);
    if (!text)
        return Failure{text.error()};
    auto deck = read_deck_text(database, *text, path == "-" ? "standard input" : path, game);
    if (deck && deck->name.empty())
        deck->name = path == "-" ? "imported" : fs::path(path).stem().string();
    return deck;
}

Result<NamedDeck> find_deck(carddb::Database& database, const std::string& called, const std::string& game)
{
    std::error_code none;
    if (called == "-" || fs::exists(called, none))
        return read_deck_file(database, called, game);
    return stored(database, called, game);
}

}  // namespace cardinal::cli
