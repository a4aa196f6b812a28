#include "carddb/card_export.h"

#include "carddb/csv.h"
#include "carddb/json_text.h"
#include "carddb/plain_text.h"
#include "engine/core/printed_code.h"

#include <algorithm>
#include <functional>
#include <set>

namespace cardinal::carddb {
namespace {

Result<CardColumns> columns_of_stored(const Game& game, const StoredCard& card)
{
    const auto library = library_of(game, std::span(&card, 1));
    if (!library)
        return Failure{library.error()};
    return columns_of(game, *library, library->cards.front());
}

std::string joined(const std::vector<std::string>& pieces)
{
    std::string cell;
    for (const std::string& piece : pieces)
        cell += (cell.empty() ? "" : "; ") + piece;
    return cell;
}

std::string cell_of(const std::string& column, const StoredCard& card, const CardColumns& printed)
{
    if (column == "game")
        return card.game;
    if (column == "name")
        return card.name;
    if (column == "set")
        return card.set;
    if (column == "number")
        return card.number < 0 ? "" : write_card_number(card.number);
    if (column == "keywords")
        return joined(printed.keywords);
    if (column == "abilities")
        return joined(printed.abilities);
    if (column == "effects")
        return joined(printed.effects);
    if (column == "text")
        return printed.text;
    if (column == "picture")
        return card.picture_file;
    const auto field = std::ranges::find(printed.fields, column, &PrintedField::column);
    return field == printed.fields.end() ? "" : field->value;
}

Json object_of(const StoredCard& card, const CardColumns& printed)
{
    Json object{{"name", card.name}, {"set", card.set}};
    if (card.number >= 0)
        object["number"] = write_card_number(card.number);
    for (const PrintedField& field : printed.fields)
        object[field.column] = field.is_number ? Json(std::stoi(field.value)) : Json(field.value);
    if (!printed.keywords.empty())
        object["keywords"] = printed.keywords;
    if (!printed.abilities.empty())
        object["abilities"] = printed.abilities;
    if (!printed.effects.empty())
        object["effects"] = printed.effects;
    if (!printed.text.empty())
        object["text"] = printed.text;
    if (!card.picture_file.empty())
        object["picture"] = card.picture_file;
    return object;
}

}  // namespace

Result<std::string> csv_of(const Game& game, std::span<const StoredCard> cards)
{
    const std::vector<std::string> columns = columns_of(game);
    std::string text = write_csv(columns);
    for (const StoredCard& card : cards) {
        const auto printed = columns_of_stored(game, card);
        if (!printed)
            return Failure{printed.error()};
        std::vector<std::string> cells;
        cells.reserve(columns.size());
        for (const std::string& column : columns)
            cells.push_back(cell_of(column, card, *printed));
        text += write_csv(cells);
    }
    return text;
}

Result<std::string> json_of(const Game& game, std::span<const StoredCard> cards)
{
    Json all{{"game", game.id}, {"cards", Json::array()}};
    for (const StoredCard& card : cards) {
        const auto printed = columns_of_stored(game, card);
        if (!printed)
            return Failure{printed.error()};
        all["cards"].push_back(object_of(card, *printed));
    }
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<std::string> notation_of(const Game& game, std::span<const StoredCard> cards)
{
    std::string text = "game " + std::string(game.id) + "\n\n";
    std::set<std::string> names;
    for (const StoredCard& card : cards) {
        if (!names.insert(folded_name(card.name)).second)
            return Failure{{"“" + card.name +
                            "” stands in several sets, and one file of the notation holds one card of a "
                            "name; choose a set."}};
        text += card.description;
    }
    return text;
}

}  // namespace cardinal::carddb
