#include "engine/notation/values.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

/// A value and one of its words, which says by itself what is meant: `attacker`.
struct Word {
    int value = -1;
    int word = -1;
    std::size_t length = 0;
};

Word word_at(const Cursor& cursor, const Lexicon& lexicon, Scope scope)
{
    Word best;
    for (const std::int16_t index : lexicon.vocabulary->values_of(scope).indices) {
        const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(index)];
        const int word = value.kind == Kind::choice ? cursor.longest_of(value.words) : -1;
        if (word >= 0 && value.words[static_cast<std::size_t>(word)].size() > best.length)
            best = {index, word, value.words[static_cast<std::size_t>(word)].size()};
    }
    return best;
}

bool says_nothing_more(const Cursor& cursor) { return cursor.at_end() || cursor.sees(",") || cursor.sees(")"); }

std::optional<Assignment> take_named(Cursor& cursor, const Lexicon& lexicon, int index, int facts)
{
    const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(index)];
    cursor.take(value.name);
    Assignment assignment{.value = static_cast<std::int16_t>(index), .told = {.number = 1}};
    if (value.kind == Kind::yes_no && says_nothing_more(cursor))
        return assignment;
    const auto told = take_value(cursor, lexicon, value, facts);
    if (!told)
        return {};
    assignment.told = *told;
    return assignment;
}

std::vector<std::string_view> known_words(const Lexicon& lexicon, Scope scope)
{
    std::vector<std::string_view> known = lexicon.vocabulary->values_of(scope).names;
    for (const std::int16_t index : lexicon.vocabulary->values_of(scope).indices) {
        const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(index)];
        known.insert(known.end(), value.words.begin(), value.words.end());
    }
    return known;
}

}  // namespace

bool sees_assignment(const Cursor& cursor, const Lexicon& lexicon, Scope scope)
{
    return value_at(cursor, *lexicon.vocabulary, scope) >= 0 || word_at(cursor, lexicon, scope).value >= 0;
}

std::optional<Assignment> take_assignment(Cursor& cursor, const Lexicon& lexicon, Scope scope, int facts)
{
    const int named = value_at(cursor, *lexicon.vocabulary, scope);
    const Word word = word_at(cursor, lexicon, scope);
    if (named >= 0 && lexicon.words().values[static_cast<std::size_t>(named)].name.size() >= word.length)
        return take_named(cursor, lexicon, named, facts);
    if (word.value < 0) {
        cursor.fail("a number of the game by its name", known_words(lexicon, scope));
        return {};
    }
    cursor.take(
        lexicon.words().values[static_cast<std::size_t>(word.value)].words[static_cast<std::size_t>(word.word)]);
    return Assignment{.value = static_cast<std::int16_t>(word.value),
                      .told = {.number = static_cast<Number>(word.word)}};
}

void add(std::vector<Assignment>& assignments, const Assignment& another, const Words& words)
{
    const auto earlier = std::ranges::find(assignments, another.value, &Assignment::value);
    if (earlier == assignments.end())
        assignments.push_back(another);
    else if (words.values[static_cast<std::size_t>(another.value)].kind == Kind::set)
        earlier->told.number = static_cast<Number>(earlier->told.number | another.told.number);
    else
        earlier->told = another.told;
}

std::string write_assignment(const Lexicon& lexicon, const Assignment& assignment, int facts)
{
    const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(assignment.value)];
    if (value.kind == Kind::yes_no && assignment.told.number == 1)
        return std::string(value.name);
    return std::string(value.name) + " " + write_value(lexicon, value, facts, assignment.told.number);
}

}  // namespace cardinal::notation
