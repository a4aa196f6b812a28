#include "engine/notation/fields.h"

#include <algorithm>
#include <limits>
#include <optional>

// A field is found by the longest word that stands there. Several fields may know the same word (`energy` is a verb and
// a stat): then the first field that has nothing yet takes it, so the order of the words decides, and writing keeps to
// it.
namespace cardinal::notation {
namespace {

constexpr int least_number = std::numeric_limits<Number>::min() + 1;  // the least itself says "not given"
constexpr int greatest_number = std::numeric_limits<Number>::max();

/// A field that could begin here, by its own name or by one of its words.
struct Match {
    const FieldWord* field = nullptr;
    int word = -1;  ///< of the field's words; -1 for its name
    std::size_t length = 0;
};

bool is_given(std::span<const Number> fields, const FieldWord& field) { return fields[field.field] != not_given; }

/// Longer is better, and a field that has nothing yet is better than one that would be given twice.
bool is_better(const Match& one, const Match& other, std::span<const Number> fields)
{
    if (!other.field || one.length != other.length)
        return one.length > (other.field ? other.length : 0);
    return !is_given(fields, *one.field) && is_given(fields, *other.field);
}

Match find_match(const Cursor& cursor, const FieldWords& words, std::span<const Number> fields)
{
    Match best;
    for (const FieldWord& field : words.fields) {
        if (!field.name.empty() && cursor.sees(field.name)) {
            const Match by_name{&field, -1, field.name.size()};
            best = is_better(by_name, best, fields) ? by_name : best;
        }
        const int word = field.kind == Kind::choice ? cursor.longest_of(field.words) : -1;
        if (word >= 0) {
            const Match by_word{&field, word, field.words[static_cast<std::size_t>(word)].size()};
            best = is_better(by_word, best, fields) ? by_word : best;
        }
    }
    return best;
}

std::vector<std::string_view> known_words(const FieldReader& reader)
{
    std::vector<std::string_view> known(reader.stops.begin(), reader.stops.end());
    for (const FieldWord& field : reader.words->fields) {
        known.push_back(field.name);
        known.insert(known.end(), field.words.begin(), field.words.end());
    }
    return known;
}

bool sees_stop(const Cursor& cursor, const FieldReader& reader) { return cursor.longest_of(reader.stops) >= 0; }
bool sees_late_stop(const Cursor& cursor, const FieldReader& reader)
{
    return cursor.longest_of(reader.late_stops) >= 0;
}

/// Where the name ends that stands here: a card's name with another field behind it, or everything up to the comma.
std::size_t end_of_field_name(const Cursor& cursor, const FieldReader& reader)
{
    const std::size_t comma = cursor.find(",;");
    const auto known = cursor.name_in(*reader.cards);
    if (!known || known->end >= comma)
        return comma;
    Cursor after = cursor;
    after.go_to(known->end);
    const bool another_begins = after.at() >= comma || sees_field(after, *reader.words) || sees_stop(after, reader);
    return another_begins ? known->end : comma;
}

std::optional<Number> take_name(Cursor& cursor, const FieldReader& reader)
{
    std::optional<std::string> name;
    if (cursor.sees_quotation())
        name = cursor.take_quotation();
    else {
        const std::size_t end = end_of_field_name(cursor, reader);
        name = std::string(trimmed(cursor.rest().substr(0, end - cursor.at())));
        if (!name->empty() && name->size() <= longest_name)
            cursor.go_to(end);
        else
            cursor.fail("a name of at most " + std::to_string(longest_name) + " letters");
    }
    if (cursor.failed())
        return {};
    const NameNumber number = reader.names->number_of(*name);
    if (number == 0)
        cursor.fail("no more different names than " + std::to_string(greatest_number) + " in all cards");
    return number;
}

std::optional<Number> take_value(Cursor& cursor, const FieldReader& reader, const FieldWord& field)
{
    switch (field.kind) {
    case Kind::name: return take_name(cursor, reader);
    case Kind::yes_no:
        if (cursor.take("no"))
            return Number{0};
        if (!cursor.sees_number())
            return cursor.take("yes"), Number{1};
        break;
    case Kind::choice:
        if (!cursor.sees_number()) {
            const int word = cursor.take_one_of(field.words);
            if (word < 0)
                cursor.fail_with_all("what the " + std::string(field.name) + " is", field.words);
            return static_cast<Number>(word);
        }
        break;
    default: break;
    }
    const auto number = cursor.take_number(least_number, greatest_number);
    return number ? std::optional(static_cast<Number>(*number)) : std::nullopt;
}

/// A yes-or-no field that is only named is not followed by a number: that belongs to the bare-number field.
std::optional<Number> take_plain_value(Cursor& cursor, const FieldReader& reader, const Match& match)
{
    if (match.word >= 0) {
        cursor.take(match.field->words[static_cast<std::size_t>(match.word)]);
        return static_cast<Number>(match.word);
    }
    cursor.take(match.field->name);
    if (match.field->kind == Kind::yes_no && cursor.sees_number() && reader.words->bare_number != not_kept)
        return Number{1};
    return take_value(cursor, reader, *match.field);
}

void take_matched(Cursor& cursor, const FieldReader& reader, const Match& match, std::span<Number> fields)
{
    if (is_given(fields, *match.field))
        return cursor.fail("nothing more about " + std::string(match.field->name));
    if (const auto value = take_plain_value(cursor, reader, match); value && !cursor.failed())
        fields[match.field->field] = *value;
}

/// `2` in `deal 2`, `Drone` in `token 2 Drone`.
bool take_unnamed(Cursor& cursor, const FieldReader& reader, std::span<Number> fields)
{
    const std::uint8_t bare = reader.words->bare_number;
    if (cursor.sees_number() && bare != not_kept && fields[bare] == not_given) {
        fields[bare] = static_cast<Number>(cursor.take_number(least_number, greatest_number).value_or(0));
        return true;
    }
    if (!reader.takes_bare_names)
        return false;
    const auto names_something = [](const FieldWord& field) { return field.kind == Kind::name; };
    const auto field = std::ranges::find_if(reader.words->fields, names_something);
    const bool is_name = cursor.sees_quotation() || cursor.name_in(*reader.cards);
    if (field == reader.words->fields.end() || !is_name || is_given(fields, *field))
        return false;
    if (const auto name = take_name(cursor, reader))
        fields[field->field] = *name;
    return true;
}

}  // namespace

NameNumber NameKeeper::number_of(std::string_view name)
{
    const int known = index_.find(name);
    if (known > 0)
        return static_cast<NameNumber>(known);
    const auto next = static_cast<int>(index_.known().size()) + 1;
    if (next > greatest_number || !index_.add(name, next))
        return 0;
    return static_cast<NameNumber>(next);
}

bool sees_field(const Cursor& cursor, const FieldWords& words)
{
    if (cursor.longest_of(words.fillers) >= 0)
        return true;
    return std::ranges::any_of(words.fields, [&](const FieldWord& field) {
        const bool by_name = !field.name.empty() && cursor.sees(field.name);
        return by_name || (field.kind == Kind::choice && cursor.longest_of(field.words) >= 0);
    });
}

void take_fields(Cursor& cursor, const FieldReader& reader, std::span<Number> fields)
{
    while (!cursor.at_end() && !cursor.failed()) {
        if (cursor.take(",") || cursor.take_one_of(reader.words->fillers) >= 0)
            continue;
        if (sees_stop(cursor, reader))
            return;
        const Match match = find_match(cursor, *reader.words, fields);
        const bool is_new = match.field && !is_given(fields, *match.field);
        if (!is_new && sees_late_stop(cursor, reader))
            return;
        if (match.field)
            take_matched(cursor, reader, match, fields);
        else if (!take_unnamed(cursor, reader, fields))
            cursor.fail("a field", known_words(reader));
    }
}

namespace {

/// True when the bare word would be taken by this field and no other.
bool can_stand_alone(const FieldWords& words, const FieldWord& field, std::string_view word,
                     std::span<const Number> written)
{
    for (const FieldWord& other : words.fields) {
        const bool is_earlier = &other < &field && !is_given(written, other);
        if (same_name(other.name, word) && &other != &field)
            return false;
        if (is_earlier && std::ranges::any_of(other.words, [&](auto known) { return same_name(known, word); }))
            return false;
    }
    return std::ranges::none_of(words.fillers, [&](auto filler) { return same_name(filler, word); });
}

bool is_known_word(const FieldWords& words, std::string_view word)
{
    const auto is_same = [&](std::string_view known) { return same_name(known, word); };
    return std::ranges::any_of(words.fillers, is_same) ||
           std::ranges::any_of(words.fields, [&](const FieldWord& field) {
               return is_same(field.name) || std::ranges::any_of(field.words, is_same);
           });
}

/// Words with single blanks between them, of which none but the first could be a field.
bool reads_up_to_comma(const FieldWords& words, std::string_view name)
{
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= name.size(); ++at) {
        if (at < name.size() && is_of_word(name[at]))
            continue;
        const std::string_view word = name.substr(begin, at - begin);
        const bool is_separated = at == name.size() || name[at] == ' ';
        if (!is_separated || word.empty() || (begin > 0 && is_known_word(words, word)))
            return false;
        begin = at + 1;
    }
    return true;
}

std::string write_field(const FieldWords& words, const FieldWord& field, Number number,
                        const std::vector<std::string>& names, std::span<const Number> written)
{
    const std::string name(field.name);
    const auto index = static_cast<std::size_t>(number);
    if (field.kind == Kind::choice && number >= 0 && index < field.words.size()) {
        const std::string word(field.words[index]);
        return can_stand_alone(words, field, word, written) ? word : name + " " + word;
    }
    if (field.kind == Kind::name && number > 0 && index <= names.size())
        return (name.empty() ? "" : name + " ") + quoted(names[index - 1]);
    if (field.kind == Kind::yes_no && (number == 0 || number == 1))
        return number == 1 ? name : name + " no";
    const bool is_bare = field.kind == Kind::number && field.field == words.bare_number;
    return (is_bare ? "" : name + " ") + std::to_string(number);
}

}  // namespace

std::string write_fields(const FieldWords& words, std::span<const Number> fields, const std::vector<std::string>& names,
                         std::string_view separator)
{
    std::string text;
    std::vector<Number> written(fields.size(), not_given);
    for (const FieldWord& field : words.fields) {
        if (!is_given(fields, field))
            continue;
        const Number number = fields[field.field];
        const bool is_name = field.kind == Kind::name && number > 0 && static_cast<std::size_t>(number) <= names.size();
        if (!text.empty())
            text += separator;
        if (is_name && separator != " " && reads_up_to_comma(words, names[static_cast<std::size_t>(number) - 1]))
            text += std::string(field.name) + " " + names[static_cast<std::size_t>(number) - 1];
        else
            text += write_field(words, field, number, names, written);
        written[field.field] = fields[field.field];
    }
    return text;
}

}  // namespace cardinal::notation
