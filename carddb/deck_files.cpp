#include "carddb/card_columns.h"
#include "carddb/csv.h"
#include "carddb/deck_list.h"
#include "carddb/json_text.h"
#include "carddb/plain_text.h"
#include "carddb/small_xml.h"
#include "engine/notation/statement.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace cardinal::carddb {
namespace {

using Kind = ListLine::Kind;

std::optional<int> count_in(std::string_view text)
{
    int count = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), count);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(count) : std::nullopt;
}

/// A card whose count is a text of its own.
ListLine card_line(int line, const std::string& count, Reading reading, std::string section)
{
    ListLine read{
        .line = line, .written = (count.empty() ? "" : count + " ") + reading.name, .section = std::move(section)};
    const auto number = count.empty() ? std::optional(1) : count_in(count);
    if (!number)
        read.kind = Kind::garbage;
    reading.count = number.value_or(1);
    read.readings.push_back(std::move(reading));
    return read;
}

// ---- CSV ----

/// Which column is which.
struct Columns {
    std::optional<std::size_t> count{}, name{}, section{}, set{}, number{};
};

Columns columns_in(const std::vector<std::string>& header)
{
    Columns columns;
    const auto is_one_of = [](std::string_view word, std::initializer_list<std::string_view> names) {
        return std::ranges::any_of(names, [&](std::string_view name) { return same_word(word, name); });
    };
    for (std::size_t at = 0; at < header.size(); ++at) {
        if (is_one_of(header[at], {"count", "quantity", "qty", "amount", "copies", "#"}))
            columns.count = at;
        else if (is_one_of(header[at], {"name", "card", "card name", "title"}))
            columns.name = at;
        else if (is_one_of(header[at], {"section", "board", "deck", "zone", "list"}))
            columns.section = at;
        else if (is_one_of(header[at], {"set", "edition", "expansion"}))
            columns.set = at;
        else if (is_one_of(header[at], {"number", "card number", "no", "no."}))
            columns.number = at;
    }
    return columns;
}

std::string cell(const CsvLine& line, const std::optional<std::size_t>& column)
{
    return column && *column < line.cells.size() ? line.cells[*column] : "";
}

// ---- JSON ----

class JsonReader {
public:
    DeckList read(const Json& all)
    {
        if (all.is_array())
            read_list(all, "");
        else
            read_object(all);
        return std::move(list_);
    }

private:
    DeckList list_{.format = "json"};
    int card_ = 0;  // the parser knows no lines, so cards are counted

    void add(Kind kind, const std::string& written)
    {
        list_.lines.push_back({.kind = kind, .line = card_, .written = written});
    }

    void read_object(const Json& all)
    {
        for (const auto& [name, value] : all.items()) {
            if (value.is_string() && (same_word(name, "name") || same_word(name, "title")))
                add(Kind::title, value.get<std::string>());
            else if (same_word(name, "cards") || same_word(name, "sections"))
                value.is_object() ? read_object(value) : read_list(value, "");
            else if (value.is_array())
                read_list(value, name);
            else if (value.is_object())
                read_counts(value, name);
            else if (!same_word(name, "game"))
                add(Kind::remark, name + ": " + value.dump());
        }
    }

    /// {"Harbor Lad": 4}
    void read_counts(const Json& counts, const std::string& section)
    {
        for (const auto& [name, count] : counts.items()) {
            ++card_;
            list_.lines.push_back(card_line(card_, count.dump(), {.name = name}, section));
        }
    }

    void read_list(const Json& list, const std::string& section)
    {
        for (const Json& each : list) {
            ++card_;
            if (each.is_string()) {
                const auto written = each.get<std::string>();
                list_.lines.push_back(
                    {.line = card_, .written = written, .section = section, .readings = readings_of(written)});
            } else if (each.is_object())
                read_card(each, section);
            else
                add(Kind::garbage, each.dump().substr(0, 60));
        }
    }

    void read_card(const Json& card, std::string section)
    {
        Reading reading;
        std::string count;
        for (const auto& [name, value] : card.items()) {
            const std::string said = value.is_string() ? value.get<std::string>() : value.dump();
            if (same_word(name, "name") || same_word(name, "card"))
                reading.name = said;
            else if (same_word(name, "count") || same_word(name, "quantity") || same_word(name, "qty"))
                count = said;
            else if (same_word(name, "section") || same_word(name, "board"))
                section = said;
            else if (same_word(name, "set"))
                reading.set = said;
            else if (same_word(name, "number"))
                reading.number = said;
        }
        list_.lines.push_back(card_line(card_, count, std::move(reading), std::move(section)));
    }
};

// ---- which of them it is ----

std::string_view beginning_of(std::string_view text)
{
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

bool looks_like_csv(std::string_view text)
{
    const auto lines = read_csv(text.substr(0, text.find('\n')));
    return lines && !lines->empty() && lines->front().cells.size() > 1 && columns_in(lines->front().cells).name;
}

bool looks_like_ydk(std::string_view text)
{
    return text.find("#main") != std::string_view::npos &&
           (text.find("#extra") != std::string_view::npos || text.find("!side") != std::string_view::npos);
}

}  // namespace

Result<DeckList> read_xml_list(std::string_view text)
{
    const auto elements = read_xml(text);
    if (!elements)
        return Failure{elements.error()};
    const std::string& root = elements->front().name;
    if (root != "cockatrice_deck" && root != "deck")
        return Failure{{"It is XML, but no deck list of Cockatrice or OCTGN."}};
    DeckList list{.format = root == "deck" ? "o8d" : "cod"};
    for (const XmlElement& element : *elements) {
        const std::string text_of_it(notation::trimmed(element.text));
        if (element.name == "deckname" && !text_of_it.empty())
            list.lines.push_back({.kind = Kind::title, .line = element.line, .written = text_of_it});
        else if ((element.name == "comments" || element.name == "notes") && !text_of_it.empty())
            list.lines.push_back({.kind = Kind::remark, .line = element.line, .written = text_of_it});
        else if (element.name == "zone" || element.name == "section")
            list.lines.push_back({.kind = Kind::section,
                                  .line = element.line,
                                  .written = element.attribute("name"),
                                  .section = element.attribute("name")});
        else if (element.name == "card" && root == "deck")
            list.lines.push_back(card_line(element.line, element.attribute("qty"), {.name = text_of_it}, ""));
        else if (element.name == "card")
            list.lines.push_back(
                card_line(element.line, element.attribute("number"), {.name = element.attribute("name")}, ""));
    }
    return list;
}

Result<DeckList> read_csv_list(std::string_view text)
{
    const auto lines = read_csv(text);
    if (!lines)
        return Failure{lines.error()};
    DeckList list{.format = "csv"};
    const Columns columns = lines->empty() ? Columns() : columns_in(lines->front().cells);
    if (!columns.name)
        return Failure{{"No column is called “name”, so nobody knows which cards these are."}};
    for (auto line = lines->begin() + 1; line != lines->end(); ++line)
        list.lines.push_back(card_line(
            line->line, cell(*line, columns.count),
            {.name = cell(*line, columns.name), .set = cell(*line, columns.set), .number = cell(*line, columns.number)},
            cell(*line, columns.section)));
    return list;
}

Result<DeckList> read_json_list(std::string_view text)
{
    const auto all = parsed_json(text);
    if (!all)
        return Failure{all.error()};
    if (!all->is_structured())
        return Failure{{"It holds no deck."}};
    return JsonReader().read(*all);
}

Result<DeckList> read_deck_list(std::string_view text, const std::vector<std::string>& sections)
{
    if (text.find('\0') != std::string_view::npos)
        return Failure{{"It is no text, so no list of cards. A picture of a deck is read by “cardinal deck scan”."}};
    const std::string_view begin = beginning_of(text);
    if (begin.starts_with('{') || begin.starts_with("[{") || begin.starts_with("[\""))
        return read_json_list(text);
    if (begin.starts_with("<?xml") || begin.starts_with("<cockatrice_deck") || begin.starts_with("<deck"))
        return read_xml_list(text);
    if (looks_like_ydk(text))
        return read_ydk_list(text);
    if (looks_like_csv(text))
        return read_csv_list(text);
    return read_text_list(text, sections);
}

}  // namespace cardinal::carddb
