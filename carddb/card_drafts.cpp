#include "carddb/card_drafts.h"

#include "engine/core/nearest.h"
#include "engine/core/printed_code.h"
#include "engine/notation/cards.h"
#include "engine/notation/lexicon.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

// A row is turned into the lines that describe its card in the notation, and these are read as any others are, so what
// a card may be is said in one place. Numbers and words are looked at before, so that an error names its column.
namespace cardinal::carddb {
namespace {

using notation::quoted;

std::string found(std::string_view value) { return ", found “" + std::string(value.substr(0, 60)) + "”"; }

std::optional<int> number_in(std::string_view text, int least, int most)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return is_number && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// Reads the rows of one list.
class Reader {
public:
    Reader(const Game& game, const ColumnNames& called)
        : game_(game), words_(*game.words), called_(called), known_(columns_of(game))
    {}

    /// Which columns mean what; remarks name those that mean nothing.
    Result<void> read_columns(const std::vector<std::string>& columns)
    {
        for (const std::string& column : columns)
            if (const std::string meaning = meaning_of(column, known_, called_); !meaning.empty())
                meanings_[column] = meaning;
            else if (!column.empty())
                drafts_.remarks.push_back("The column “" + column +
                                          "” means nothing to this game and was passed over." +
                                          did_you_mean(column, known_words()));
        const auto is_name = [](const auto& column) { return column.second == "name"; };
        if (!columns.empty() && std::ranges::none_of(meanings_, is_name))
            return Failure{{"No column is called “name”, so nobody knows which cards these are."}};
        return {};
    }

    void read(const CardRow& row)
    {
        row_ = &row;
        complaint_.clear();
        CardDraft draft{.line = row.line};
        fields_.clear();
        lines_.clear();
        name_.clear();
        for (const Cell& cell : row.cells)
            if (const auto meaning = meanings_.find(cell.column); meaning != meanings_.end())
                read(cell, meaning->second, draft);
        if (name_.empty())
            complain("name", "the card has none");
        if (complaint_.empty())
            draft.card = read_card();
        if (complaint_.empty())
            drafts_.good.push_back(std::move(draft));
        else
            drafts_.bad.push_back({.line = row.line, .reason = complaint_});
    }

    CardDrafts finished() && { return std::move(drafts_); }

private:
    /// A line below the card and the column it came from.
    struct Line {
        std::string column{};
        std::string text{};
    };

    const Game& game_;
    const Words& words_;
    const ColumnNames& called_;
    std::vector<std::string> known_;
    std::map<std::string, std::string> meanings_{};
    CardDrafts drafts_{};
    // of the row that is read
    const CardRow* row_ = nullptr;
    std::string complaint_{};
    std::string name_{};
    std::string fields_{};
    std::vector<Line> lines_{};

    std::vector<std::string_view> known_words() const { return {known_.begin(), known_.end()}; }

    void complain(std::string_view column, const std::string& what)
    {
        if (complaint_.empty())
            complaint_ =
                (name_.empty() || column == "name" ? "" : "“" + name_ + "”, ") + std::string(column) + ": " + what;
    }

    void read(const Cell& cell, const std::string& column, CardDraft& draft)
    {
        const auto is_control = [](char letter) {
            return static_cast<unsigned char>(letter) < ' ' && letter != '\n' && letter != '\t' && letter != '\r';
        };
        if (std::ranges::any_of(cell.value, is_control))
            return complain(column, "it holds characters that nobody can type");
        const std::string value(notation::trimmed(cell.value));
        if (value.empty())
            return;
        if (column == "game" && !same_word(value, game_.id) && !same_word(value, game_.title))
            complain(column, "expected " + std::string(game_.id) + found(value));
        else if (column == "game")
            return;
        else if (column == "name")
            take_name(value);
        else if (column == "set")
            draft.set = value;
        else if (column == "number")
            take_number(value, draft);
        else if (column == "picture")
            draft.picture_file = value;
        else if (column == "text")
            lines_.insert(lines_.begin(),
                          {column, "text " + quoted(value)});  // below an ability it would be the ability's
        else if (column == "keywords" || column == "abilities" || column == "effects")
            take_pieces(column, value);
        else
            take_field(column, value);
    }

    void take_name(const std::string& value)
    {
        if (value.size() > notation::longest_name)
            return complain("name", "it has more than " + std::to_string(notation::longest_name) + " letters");
        if (value.find_first_of("\n\t") != std::string::npos)
            return complain("name", "it goes over several lines");
        name_ = value;
    }

    void take_number(const std::string& value, CardDraft& draft)
    {
        const int number = read_card_number(value);
        if (number == no_card_number)
            return complain("number", "expected one to three digits or letters, as in the printed code" + found(value));
        draft.number = number;
    }

    // ---- what is printed ----

    void take_field(const std::string& column, const std::string& value)
    {
        const auto field = std::ranges::find(words_.card.fields, column, &FieldWord::name);
        const std::string written = written_value(*field, value);
        if (!written.empty())
            fields_ += (fields_.empty() ? " " : ", ") + column + " " + written;
    }

    std::string written_value(const FieldWord& field, const std::string& value)
    {
        switch (field.kind) {
        case Kind::choice: return written_word(field, value);
        case Kind::yes_no: return written_yes_or_no(field, value);
        case Kind::name: return quoted(value);
        default: break;
        }
        if (value == "-" || value == "–")
            return "";  // how tables say that nothing is printed
        if (!number_in(value, -32767, 32767))
            complain(field.name, "expected a whole number" + found(value));
        return value;
    }

    std::string written_word(const FieldWord& field, const std::string& value)
    {
        for (const std::string_view word : field.words)
            if (same_word(word, value))
                return std::string(word);
        if (value == "-" || value == "–")
            return "";
        std::string all;
        for (const std::string_view word : field.words)
            all += (all.empty() ? "" : ", ") + std::string(word);
        const std::string guess = did_you_mean(value, field.words);
        complain(field.name, "expected one of " + all + found(value) + (guess.empty() ? "" : "." + guess));
        return "";
    }

    std::string written_yes_or_no(const FieldWord& field, const std::string& value)
    {
        for (const std::string_view yes : {"yes", "y", "true", "x", "1", "✓", "✔"})
            if (same_word(value, yes))
                return "yes";
        for (const std::string_view no : {"no", "n", "false", "0", "-"})
            if (same_word(value, no))
                return value == "-" ? "" : "no";
        complain(field.name, "expected yes or no" + found(value));
        return "";
    }

    // ---- keywords, abilities, effects ----

    void take_pieces(const std::string& column, const std::string& value)
    {
        for (const std::string& piece : pieces_of(value))
            for (const std::string& one : column == "keywords" ? keywords_in(piece) : std::vector{piece})
                add_line(column, one);
    }

    /// “fury, cloaking” are two keywords, “fury, unlocked_by Plating” is one.
    std::vector<std::string> keywords_in(const std::string& piece) const
    {
        std::vector<std::string> keywords;
        std::size_t begin = 0;
        for (std::size_t comma = piece.find(','); comma != std::string::npos; comma = piece.find(',', comma + 1))
            if (begins_with_keyword(notation::trimmed(std::string_view(piece).substr(comma + 1)))) {
                keywords.emplace_back(notation::trimmed(std::string_view(piece).substr(begin, comma - begin)));
                begin = comma + 1;
            }
        keywords.emplace_back(notation::trimmed(std::string_view(piece).substr(begin)));
        return keywords;
    }

    bool begins_with_keyword(std::string_view text) const
    {
        return std::ranges::any_of(words_.ability.fields.front().words, [&](std::string_view word) {
            return notation::end_of_name(text, 0, word).has_value();
        });
    }

    void add_line(const std::string& column, const std::string& piece)
    {
        constexpr std::pair<std::string_view, std::string_view> openings[] = {
            {"keywords", "keyword"}, {"abilities", "ability"}, {"effects", "effect"}};
        for (const auto& [of, word] : openings)
            if (of == column && !std::ranges::any_of(openings, [&](const auto& any) {
                    return piece.starts_with(std::string(any.second) + " ");
                }))
                return insert_line({column, std::string(word) + " " + piece});
        insert_line({column, piece});
    }

    /// Effects below an ability are the ability's, so the card's own come first.
    void insert_line(Line line)
    {
        const auto is_of_ability = [](const Line& other) {
            return other.column == "keywords" || other.column == "abilities";
        };
        const auto place = line.column == "effects" ? std::ranges::find_if(lines_, is_of_ability) : lines_.end();
        lines_.insert(place, std::move(line));
    }

    // ---- all of it ----

    CardLibrary read_card()
    {
        notation::Errors errors;
        const notation::NameIndex no_names;
        notation::CardReader reader(words_, no_names);
        const notation::Statement heading{.text = "card " + quoted(name_) + ":" + fields_, .line = row_->line};
        notation::Cursor cursor(heading, errors);
        cursor.take("card");
        reader.take_card(cursor);
        cursor.expect_end();
        complain_of(errors, "fields");
        for (const Line& line : lines_)
            read_line(reader, line);
        return reader.finished();
    }

    void read_line(notation::CardReader& reader, const Line& line)
    {
        notation::Errors errors;
        const notation::Statement statement{.text = line.text, .line = row_->line};
        notation::Cursor cursor(statement, errors);
        if (!reader.take_more(cursor))
            cursor.fail("a keyword, an ability or an effect");
        cursor.expect_end();
        complain_of(errors, line.column);
    }

    void complain_of(const notation::Errors& errors, std::string_view column)
    {
        if (errors.empty())
            return;
        const notation::ParseError& error = errors.all().front();
        complain(column, "expected " + error.expected + (error.found.empty() ? "" : found(error.found)) +
                             (error.suggestion.empty() ? "" : "." + error.suggestion));
    }
};

}  // namespace

Result<CardDrafts> read_drafts(const Game& game, CardRows rows, const ColumnNames& called)
{
    Reader reader(game, called);
    if (const auto columns = reader.read_columns(rows.columns); !columns)
        return Failure{columns.error()};
    for (const CardRow& row : rows.rows)
        reader.read(row);
    CardDrafts drafts = std::move(reader).finished();
    drafts.bad.insert(drafts.bad.end(), rows.bad.begin(), rows.bad.end());
    std::ranges::stable_sort(drafts.bad, {}, &BadRow::line);
    return drafts;
}

CardDrafts drafts_of(const Game& game, const CardLibrary& library)
{
    CardDrafts drafts;
    for (const CardFacts& card : library.cards) {
        CardDraft draft{.card = {.cards = {card}, .names = library.names}};
        if (card.number != no_card_number)
            draft.number = card.number;
        notation::renumber_names(*game.words, draft.card);
        drafts.good.push_back(std::move(draft));
    }
    return drafts;
}

}  // namespace cardinal::carddb
