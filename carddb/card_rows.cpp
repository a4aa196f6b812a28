#include "carddb/card_rows.h"

#include "carddb/csv.h"
#include "carddb/json_text.h"

#include <algorithm>

namespace cardinal::carddb {
namespace {

void remember_column(CardRows& rows, const std::string& column)
{
    if (std::ranges::find(rows.columns, column) == rows.columns.end())
        rows.columns.push_back(column);
}

// ---- JSON ----

/// Where the elements of a list of objects begin: the parser does not say.
std::vector<int> lines_of_objects(std::string_view text, int depth_of_objects)
{
    std::vector<int> lines;
    int line = 1, depth = 0;
    bool in_text = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        line += letter == '\n' ? 1 : 0;
        if (letter == '"')
            in_text = !in_text;
        if (in_text) {
            at += letter == '\\' ? 1 : 0;
            continue;
        }
        if (letter == '{' && depth == depth_of_objects)
            lines.push_back(line);
        depth += letter == '{' || letter == '[' ? 1 : letter == '}' || letter == ']' ? -1 : 0;
    }
    return lines;
}

std::string text_of(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    if (!value.is_array())
        return value.is_null() ? "" : value.dump();
    std::string text;
    for (const Json& element : value)
        text += (text.empty() ? "" : "; ") + text_of(element);
    return text;
}

void add_cells(const Json& object, std::vector<Cell>& cells)
{
    for (const auto& [name, value] : object.items()) {
        if (value.is_object())
            add_cells(value, cells);
        else
            cells.push_back({.column = name, .value = text_of(value)});
    }
}

/// What stands beside the list holds for all of it: the set's name, say.
std::vector<Cell> common_cells(const Json& all)
{
    std::vector<Cell> cells;
    for (const auto& [name, value] : all.items())
        if (all.is_object() && name != "cards" && !value.is_structured())
            cells.push_back({.column = name, .value = text_of(value)});
    return cells;
}

CardRows rows_of(const Json& list, const std::vector<Cell>& common, const std::vector<int>& lines)
{
    CardRows rows;
    std::size_t object = 0;
    for (const Json& element : list) {
        if (!element.is_object()) {
            rows.bad.push_back({.line = 0, .reason = "a card is an object, not " + element.dump().substr(0, 40)});
            continue;
        }
        CardRow row{.line = object < lines.size() ? lines[object] : 0, .cells = common};
        ++object;
        add_cells(element, row.cells);
        for (const Cell& cell : row.cells)
            remember_column(rows, cell.column);
        rows.rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

Result<CardRows> read_csv_cards(std::string_view text)
{
    auto lines = read_csv(text);
    if (!lines)
        return Failure{lines.error()};
    if (lines->empty())
        return Failure{{"There is nothing in it, not even the names of columns."}};
    CardRows rows{.columns = lines->front().cells};
    for (auto line = lines->begin() + 1; line != lines->end(); ++line) {
        if (line->cells.size() > rows.columns.size()) {
            rows.bad.push_back({line->line, "has " + std::to_string(line->cells.size()) + " cells for " +
                                                std::to_string(rows.columns.size()) + " columns"});
            continue;
        }
        CardRow row{.line = line->line};
        for (std::size_t at = 0; at < line->cells.size(); ++at)
            row.cells.push_back({.column = rows.columns[at], .value = std::move(line->cells[at])});
        rows.rows.push_back(std::move(row));
    }
    return rows;
}

Result<CardRows> read_json_cards(std::string_view text)
{
    const auto read = parsed_json(text);
    if (!read)
        return Failure{read.error()};
    const Json& all = *read;
    const bool is_wrapped = all.is_object() && all.contains("cards");
    const Json& list = is_wrapped ? all["cards"] : all;
    if (!list.is_array())
        return Failure{{"It holds no list of cards: that is [ … ], or { \"cards\": [ … ] }."}};
    return rows_of(list, is_wrapped ? common_cells(all) : std::vector<Cell>(),
                   lines_of_objects(text, is_wrapped ? 2 : 1));
}

}  // namespace cardinal::carddb
