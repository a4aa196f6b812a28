#include "companion/cli/card_lists.h"

#include "carddb/plain_text.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/scenarios.h"
#include "engine/notation/names.h"

#include <algorithm>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

/// What a text says first, comments and blanks passed over.
std::string_view beginning_of(std::string_view text)
{
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        if (!text.starts_with('#'))
            return text;
        text.remove_prefix(std::min(text.find('\n'), text.size()));
    }
}

bool is_json(std::string_view text) { return text.starts_with('[') || text.starts_with('{'); }

/// What a table says itself: the first row's cell in a column of that name.
std::string game_in(const carddb::CardRows& rows)
{
    if (!rows.rows.empty())
        for (const carddb::Cell& cell : rows.rows.front().cells)
            if (carddb::same_word(cell.column, "game"))
                return cell.value;
    return "";
}

Result<CardList> read_table(const std::string& text, const std::string& name, const CardListWish& wish)
{
    auto rows = is_json(beginning_of(text)) ? carddb::read_json_cards(text) : carddb::read_csv_cards(text);
    if (!rows)
        return Failure{{name + ": " + rows.error().sentence}};
    const std::string said = wish.game.empty() ? game_in(*rows) : wish.game;
    if (said.empty())
        return Failure{{name + " does not say of which game its cards are; --game does."}};
    const auto game = game_meant(said);
    if (!game)
        return Failure{game.error()};
    auto drafts = carddb::read_drafts(**game, std::move(*rows), wish.columns);
    if (!drafts)
        return Failure{{name + ": " + drafts.error().sentence}};
    return CardList{.game = *game, .drafts = std::move(*drafts)};
}

Result<CardList> read_notation(const std::string& text, const std::string& name, const CardListWish& wish)
{
    const auto file = read_scenarios(text, name);
    if (!file)
        return Failure{file.error()};
    if (!wish.game.empty() && wish.game != file->game->id)
        return Failure{{name + " holds cards of " + std::string(file->game->id) + ", not of " + wish.game + "."}};
    return CardList{.game = file->game, .drafts = carddb::drafts_of(*file->game, *file->library)};
}

Result<CardList> read_list(const std::string& text, const std::string& name, const CardListWish& wish)
{
    const carddb::PlainText plain = carddb::plain_text(text);
    if (is_notation(plain.text))
        return read_notation(text, name, wish);
    auto list = read_table(plain.text, name, wish);
    if (list && !plain.remark.empty())
        list->drafts.remarks.insert(list->drafts.remarks.begin(), plain.remark);
    return list;
}

}  // namespace

bool is_notation(std::string_view text)
{
    const std::string_view begin = beginning_of(text);
    const std::string_view line = begin.substr(0, begin.find_first_of("\r\n"));
    return notation::end_of_name(line, 0, "game") && line.find_first_of(",;\t") == std::string_view::npos &&
           line.size() > std::string_view("game").size();
}

Result<CardList> read_card_list(const std::string& path, const CardListWish& wish)
{
    const auto text = read_text(path);
    if (!text)
        return Failure{text.error()};
    const bool is_input = path == "-";
    auto list = read_list(*text, is_input ? "standard input" : path, wish);
    if (list && !is_input) {
        list->set = fs::path(path).stem().string();
        list->folder = fs::path(path).parent_path();
    } else if (list) {
        list->set = "imported";
    }
    return list;
}

Result<std::string> read_picture(const fs::path& folder, const std::string& file)
{
    const fs::path inside = fs::path(file).lexically_normal();
    if (inside.is_absolute() || inside.begin() == inside.end() || *inside.begin() == "..")
        return Failure{{file + " does not lie beside the list and was not read."}};
    return read_text(folder / inside);
}

}  // namespace cardinal::cli
