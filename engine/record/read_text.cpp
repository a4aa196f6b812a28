#include "engine/notation/cards.h"
#include "engine/notation/set_up_reader.h"
#include "engine/record/entry_text.h"
#include "engine/record/text.h"

#include <algorithm>
#include <map>
#include <memory>

// The text is read in three parts: tags and cards, the set-up between `start` and `end`, entries. The match is played
// along while its entries are read, because the names of cards mean what they meant at that moment.
namespace cardinal {
namespace {

using notation::Cursor;
using notation::Statement;

constexpr int most_lost = 1000;  // more entries than this are not lost by damage; the numbers themselves are damaged

class RecordReader {
public:
    RecordReader(const Game& game, std::string_view text, std::string_view file)
        : game_(game), statements_(notation::statements_of(text, file, errors_)), ends_in_a_line_(!text.ends_with('\n'))
    {}

    RecordRead read()
    {
        auto next = statements_.cbegin();
        read_head(next);
        read_start(next);
        read_entries(next);
        return {.record = std::move(record_), .damage = damage()};
    }

private:
    using Next = std::vector<Statement>::const_iterator;

    const Game& game_;
    notation::Errors errors_{};
    std::vector<Statement> statements_;
    Record record_{};
    bool was_damaged_ = false;                        ///< the line of an entry before this one could not be read
    int lost_ = 0;                                    ///< entries that are missing so far
    bool ends_in_a_line_;                             ///< the text was cut off there
    std::map<int, std::string_view> consequences_{};  ///< by line: what its damage means

    /// What is wrong, and what becomes of it.
    std::vector<notation::ParseError> damage() const
    {
        std::vector<notation::ParseError> all = errors_.all();
        for (notation::ParseError& error : all) {
            if (ends_in_a_line_ && !statements_.empty() && error.line == statements_.back().line)
                error.suggestion += " The file ends here, within a line.";
            if (const auto consequence = consequences_.find(error.line); consequence != consequences_.end())
                error.suggestion += consequence->second;
        }
        return all;
    }

    // ---- tags and cards ----

    void read_head(Next& next)
    {
        const notation::NameIndex names = names_of_cards();
        notation::CardReader cards(*game_.words, names);
        for (; next != statements_.end(); ++next) {
            Cursor cursor(*next, errors_);
            if (cursor.take("start") || is_of_an_entry(cursor))
                break;
            read_head(cursor, cards);
        }
        record_.start.library = std::make_shared<CardLibrary>(cards.finished());
        game_.lay_out(record_.start);
    }

    notation::NameIndex names_of_cards()
    {
        notation::NameIndex names;
        notation::Errors heard_later;
        for (const Statement& statement : statements_) {
            Cursor cursor(statement, heard_later);
            if (!cursor.take("card"))
                continue;
            if (const auto name = notation::take_name_of_card(cursor))
                names.add(*name, static_cast<int>(names.known().size()));
        }
        return names;
    }

    void read_head(Cursor& cursor, notation::CardReader& cards)
    {
        if (cursor.take("["))
            read_tag(cursor);
        else if (cursor.take("card"))
            cards.take_card(cursor);
        else if (!cards.take_more(cursor))
            cursor.fail("a tag, a card or “start”");
    }

    void read_tag(Cursor& cursor)
    {
        const std::string name(cursor.take_word());
        const auto seat = name == "Player" ? notation::take_seat(cursor, most_seats) : std::nullopt;
        const auto value = cursor.failed() ? std::nullopt : cursor.take_quotation();
        if (cursor.failed() || !value)
            return;
        if (!cursor.take("]"))
            return cursor.fail("“]”");
        if (seat)
            record_.pins.players[static_cast<std::size_t>(seat->index)] = *value;
        else
            keep_pin(cursor, name, *value);
    }

    void keep_pin(Cursor& cursor, const std::string& name, const std::string& value)
    {
        Pins& pins = record_.pins;
        if (name == "Game")
            pins.game = value;
        else if (name == "Rules")
            pins.rules_version = value;
        else if (name == "Engine")
            pins.engine = value;
        else if (name == "Catalogue")
            pins.catalogue = hash_in(cursor.statement(), value);
        else if (name == "Cards")
            pins.library = hash_in(cursor.statement(), value);
        else if (name == "Option")
            keep_option(value);
        else if (name == "Profile")
            pins.profile = value == to_string(Profile::tournament) ? Profile::tournament : Profile::practice;
    }

    void keep_option(const std::string& value)
    {
        const std::size_t space = std::min(value.find(' '), value.size());
        record_.pins.options.push_back(
            {.name = value.substr(0, space), .value = value.substr(std::min(space + 1, value.size()))});
    }

    std::uint64_t hash_in(const Statement& tag, const std::string& value)
    {
        const Statement inside{.file = tag.file, .text = value, .line = tag.line};
        Cursor cursor(inside, errors_);
        return take_hash(cursor).value_or(0);
    }

    // ---- how it began ----

    void read_start(Next& next)
    {
        if (next == statements_.end() || is_of_an_entry(Cursor(*next, errors_)))
            return;
        const notation::Vocabulary vocabulary(game_, *record_.start.library);
        notation::SetUpReader set_up(vocabulary, record_.start.library, errors_);
        for (++next; next != statements_.end(); ++next) {
            Cursor cursor(*next, errors_);
            if (is_of_an_entry(cursor))
                break;
            if (cursor.take("end")) {
                ++next;
                break;
            }
            if (!set_up.take(*next))
                cursor.fail("a set-up line or “end”");
        }
        if (auto position = set_up.finish())
            record_.start = std::move(*position);
    }

    // ---- what happened ----

    static bool is_of_an_entry(const Cursor& cursor) { return sees_entry(cursor) || cursor.sees("!"); }

    void read_entries(Next& next)
    {
        History history(game_, {.pins = record_.pins, .start = record_.start});
        const notation::Vocabulary vocabulary(game_, *record_.start.library);
        notation::Lexicon lexicon(vocabulary, record_.start);
        while (next != statements_.end()) {
            if (!speaks_of(lexicon, history.position()))
                lexicon = notation::Lexicon(vocabulary, history.position());
            const Statement& line = *next;
            std::optional<Entry> entry = read_entry(next, {.lexicon = lexicon, .position = history.position()});
            if (entry)
                repeat(history, std::move(*entry), line);
            was_damaged_ = !entry;
        }
        record_ = history.record();
    }

    std::optional<Entry> read_entry(Next& next, const EntryMoment& before)
    {
        const int line_of_entry = next->line;
        Cursor cursor(*next++, errors_);
        std::optional<Entry> entry = take_entry(cursor, before);
        if (!entry)
            consequences_[line_of_entry] = " This entry counts as lost until its line is mended.";
        for (; next != statements_.end(); ++next) {
            Cursor line(*next, errors_);
            if (!line.take("!"))
                break;
            const std::optional<Violation> broken = take_violation(line, before);
            if (entry && broken)
                entry->verdict.violations.push_back(*broken);
            else if (entry)
                entry->is_damaged = true;
            if (!broken)
                consequences_[line.statement().line] = " The verdict of the entry above counts as incomplete.";
        }
        return entry;
    }

    /// Entries keep their numbers, because others refer to them: lost ones are remembered as lost.
    void repeat(History& history, Entry entry, const Statement& line)
    {
        const int expected = static_cast<int>(history.record().entries.size()) + 1;
        if (entry.number != expected && !was_damaged_)
            complain_of_number(line, entry.number, expected);
        if (entry.number < expected || entry.number - expected > most_lost - lost_)
            return;
        lost_ += entry.number - expected;
        for (int lost = expected; lost < entry.number; ++lost)
            history.repeat({.number = lost, .is_damaged = true});
        history.repeat(std::move(entry));
    }

    void complain_of_number(const Statement& line, int number, int expected)
    {
        const notation::Location where = notation::location_of(line, 0);
        errors_.add({.file = where.file,
                     .line = where.line,
                     .column = where.column,
                     .expected = "entry " + std::to_string(expected),
                     .found = std::to_string(number)});
    }
};

}  // namespace

bool speaks_of(const notation::Lexicon& lexicon, const Position& position)
{
    return std::ranges::equal(lexicon.copies, position.cards, {}, {}, &Card::facts);
}

RecordRead read_record(const Game& game, std::string_view text, std::string_view file)
{
    return RecordReader(game, text, file).read();
}

bool is_record(std::string_view text)
{
    notation::Errors ignored;
    const std::vector<Statement> statements = notation::statements_of(text.substr(0, 4096), "", ignored);
    return !statements.empty() && Cursor(statements.front(), ignored).sees("[");
}

std::string game_of_record(std::string_view text)
{
    notation::Errors ignored;
    for (const Statement& statement : notation::statements_of(text, "", ignored)) {
        Cursor cursor(statement, ignored);
        if (!cursor.take("["))
            return "";
        if (cursor.take("Game"))
            return cursor.take_quotation().value_or("");
    }
    return "";
}

}  // namespace cardinal
