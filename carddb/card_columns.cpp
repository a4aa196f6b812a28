#include "carddb/card_columns.h"

#include "carddb/plain_text.h"
#include "engine/notation/cards.h"

#include <algorithm>
#include <iterator>

namespace cardinal::carddb {
namespace {

constexpr std::string_view other_columns[] = {"game",      "name",    "set",  "number", "keywords",
                                              "abilities", "effects", "text", "picture"};

/// What people call columns, too; a field of the game by that name comes first.
constexpr std::pair<std::string_view, std::string_view> usual_names[] = {
    {"card", "name"},          {"card name", "name"},   {"title", "name"},           {"card set", "set"},
    {"expansion", "set"},      {"no", "number"},        {"no.", "number"},           {"#", "number"},
    {"card number", "number"}, {"keyword", "keywords"}, {"ability", "abilities"},    {"effect", "effects"},
    {"rules", "text"},         {"rules text", "text"},  {"card text", "text"},       {"description", "text"},
    {"image", "picture"},      {"art", "picture"},      {"picture file", "picture"},
};

std::string folded_word(std::string_view word)
{
    std::string folded = folded_name(word);
    std::ranges::replace(folded, '_', ' ');
    std::ranges::replace(folded, '-', ' ');
    return folded;
}

}  // namespace

bool same_word(std::string_view one, std::string_view other) { return folded_word(one) == folded_word(other); }

std::vector<std::string> columns_of(const Game& game)
{
    std::vector<std::string> columns(std::begin(other_columns), std::end(other_columns));
    for (const FieldWord& field : game.words->card.fields)
        columns.emplace_back(field.name);
    return columns;
}

std::string meaning_of(std::string_view column, std::span<const std::string> known, const ColumnNames& called)
{
    std::string wanted(column);
    for (const auto& [name, meaning] : called)
        if (same_word(name, column))
            wanted = meaning;
    for (const std::string& each : known)
        if (same_word(each, wanted))
            return each;
    for (const auto& [name, meaning] : usual_names)
        if (same_word(name, wanted))
            return std::string(meaning);
    return "";
}

std::vector<std::string> pieces_of(std::string_view cell)
{
    std::vector<std::string> pieces{""};
    bool quotation = false;
    for (std::size_t at = 0; at < cell.size(); ++at) {
        const char letter = cell[at];
        if (quotation && letter == '\\' && at + 1 < cell.size())
            pieces.back() += cell[at++];
        else if (letter == '"')
            quotation = !quotation;
        if (!quotation && (letter == ';' || letter == '\n'))
            pieces.emplace_back();
        else
            pieces.back() += cell[at];
    }
    for (std::string& piece : pieces)
        piece = notation::trimmed(piece);
    std::erase(pieces, "");
    return pieces;
}

namespace {

PrintedField printed_field(const FieldWord& field, Number number, const std::vector<std::string>& names)
{
    const auto index = static_cast<std::size_t>(number);
    const std::string column(field.name);
    if (field.kind == Kind::choice && number >= 0 && index < field.words.size())
        return {column, std::string(field.words[index])};
    if (field.kind == Kind::name && number > 0 && index <= names.size())
        return {column, names[index - 1]};
    if (field.kind == Kind::yes_no && (number == 0 || number == 1))
        return {column, number == 1 ? "yes" : "no"};
    return {column, std::to_string(number), true};
}

/// A line that the notation writes below a card, by the word it begins with.
void add_line(std::string_view line, CardColumns& columns)
{
    const auto behind = [&](std::string_view word) {
        return std::string(line.substr(std::min(word.size() + 1, line.size())));
    };
    if (line.starts_with("effect"))
        columns.effects.push_back(behind("effect"));
    else if (line.starts_with("keyword ") && columns.abilities.empty())
        columns.keywords.push_back(behind("keyword"));
    else if (line.starts_with("keyword "))
        columns.abilities.emplace_back(line);  // the order of abilities is part of what a card is
    else if (line.starts_with("ability "))
        columns.abilities.push_back(behind("ability"));
}

}  // namespace

CardColumns columns_of(const Game& game, const CardLibrary& library, const CardFacts& card)
{
    CardColumns columns{.text = card.text};
    for (const FieldWord& field : game.words->card.fields)
        if (const Number number = card.fields[field.field]; number != not_given)
            columns.fields.push_back(printed_field(field, number, library.names));
    const std::string description = notation::write_card(*game.words, library, card);
    std::string_view rest = description;
    for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        add_line(notation::trimmed(rest.substr(0, end)), columns);
        rest.remove_prefix(end + 1);
    }
    return columns;
}

}  // namespace cardinal::carddb
