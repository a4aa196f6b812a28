#include "engine/notation/expectations.h"

#include <algorithm>
#include <array>

namespace cardinal::notation {
namespace {

using What = Expectation::What;
using Comparison = Expectation::Comparison;

constexpr std::array<std::string_view, 9> first_words = {"legal", "flag",   "ask",  "diff",    "refused",
                                                         "did",   "unsure", "lost", "stranger"};
constexpr std::array<std::string_view, 6> signs = {"=", "!=", "<", ">", "<=", ">="};  // by Comparison
constexpr std::array<std::string_view, 3> severities = {"info", "warning", "illegal"};

void take_flag_remark(Cursor& cursor, const Vocabulary& vocabulary, FlagName& flag)
{
    const int severity = cursor.take_one_of(severities);
    if (severity >= 0) {
        flag.severity = static_cast<Severity>(severity);
        return;
    }
    if (sees_seat(cursor, most_seats)) {
        flag.asked = take_seat(cursor, most_seats);
        return;
    }
    std::vector<std::string_view> known(severities.begin(), severities.end());
    for (const Ambiguity& ambiguity : vocabulary.game->ambiguities)
        known.push_back(ambiguity.id);
    const int index = cursor.take_one_of(known);
    if (index < 0)
        return cursor.fail("a severity or an ambiguity", known);
    flag.rests_on = known[static_cast<std::size_t>(index)];
}

void take_flag_remarks(Cursor& cursor, const Vocabulary& vocabulary, FlagName& flag)
{
    do
        take_flag_remark(cursor, vocabulary, flag);
    while (!cursor.failed() && cursor.take(","));
    if (!cursor.failed() && !cursor.take(")"))
        cursor.fail("“)”");
}

std::optional<std::string> take_rule_id(Cursor& cursor, const Vocabulary& vocabulary)
{
    const int rule = cursor.take_one_of(vocabulary.rules);
    if (rule < 0) {
        cursor.fail("the id of a rule", vocabulary.rules);
        return {};
    }
    return std::string(vocabulary.rules[static_cast<std::size_t>(rule)]);
}

void take_asked(Cursor& cursor, const Lexicon& lexicon, Expectation& expected)
{
    expected.what = What::ask;
    if (!cursor.take("nothing"))
        expected.rules = take_rules(cursor, *lexicon.vocabulary);
}

void take_difference(Cursor& cursor, const Lexicon& lexicon, Expectation& expected)
{
    Expectation::Difference difference;
    Cursor after = cursor;
    const int value = std::max(value_at(after, *lexicon.vocabulary, Scope::player),
                               value_at(after, *lexicon.vocabulary, Scope::card));
    if (value >= 0)
        after.take(lexicon.words().values[static_cast<std::size_t>(value)].name);
    const bool is_of_match = value < 0 && value_at(cursor, *lexicon.vocabulary, Scope::match) >= 0;
    if ((value >= 0 && after.sees("(")) || is_of_match)
        difference.number = take_number_name(cursor, lexicon);
    else
        difference.card = take_card_name(cursor, lexicon);
    expected.differences.push_back(difference);
}

void take_differences(Cursor& cursor, const Lexicon& lexicon, Expectation& expected)
{
    expected.what = What::diff;
    if (cursor.take("nothing"))
        return;
    do
        take_difference(cursor, lexicon, expected);
    while (!cursor.failed() && cursor.take(","));
}

void take_deeds(Cursor& cursor, const Lexicon& lexicon, What what, Expectation& expected)
{
    expected.what = what;
    if (cursor.take("nothing") || (expected.is_take_back = cursor.take("back")))
        return;
    do {
        auto deed = take_action(cursor, lexicon);
        if (!deed)
            return;
        expected.deeds.push_back(std::move(*deed));
    } while (cursor.take(";"));
}

/// A card may be called so, too.
bool sees_stranger(const Cursor& cursor, const Lexicon& lexicon)
{
    return cursor.sees("stranger") && !card_name_at(cursor, lexicon);
}

void take_told_stranger(Cursor& cursor, const Lexicon& lexicon, Expectation& expected)
{
    expected.what = What::stranger;
    cursor.take("stranger");
    if (!cursor.take("nothing"))
        expected.stranger = take_stranger(cursor, lexicon);
}

void take_number(Cursor& cursor, const Lexicon& lexicon, Expectation& expected)
{
    expected.what = What::number;
    const auto name = take_number_name(cursor, lexicon);
    if (!name)
        return;
    expected.number = *name;
    const int sign = cursor.take_one_of(signs);
    if (sign < 0)
        return cursor.fail("“=”, “!=”, “<”, “>”, “<=” or “>=”");
    expected.comparison = static_cast<Comparison>(sign);
    const ValueWord& value = lexicon.words().values[static_cast<std::size_t>(name->value)];
    const int facts = name->card ? facts_of(lexicon, *name->card) : -1;
    expected.told = take_value(cursor, lexicon, value, facts).value_or(Told{});
}

void take_whereabouts(Cursor& cursor, const Lexicon& lexicon, Expectation& expected)
{
    expected.card = take_card_name(cursor, lexicon);
    expected.is_denied = cursor.take("not");
    if (cursor.take("at")) {
        expected.what = What::place;
        expected.place = take_place(cursor, lexicon).value_or(PlaceName{}).place;
    } else if (cursor.take("on")) {
        expected.what = What::host;
        if (!cursor.take("nothing"))
            expected.host = take_card_name(cursor, lexicon);
    } else
        cursor.fail("“at”, “not at” or “on”");
}

}  // namespace

std::vector<FlagName> take_rules(Cursor& cursor, const Vocabulary& vocabulary)
{
    std::vector<FlagName> rules;
    do {
        const auto id = take_rule_id(cursor, vocabulary);
        if (!id)
            break;
        rules.push_back({.rule = *id});
        if (cursor.take("("))
            take_flag_remarks(cursor, vocabulary, rules.back());
    } while (!cursor.failed() && cursor.take(","));
    return rules;
}

std::vector<std::string> take_rule_ids(Cursor& cursor, const Vocabulary& vocabulary)
{
    std::vector<std::string> ids;
    for (const FlagName& rule : take_rules(cursor, vocabulary))
        ids.push_back(rule.rule);
    return ids;
}

bool sees_expectation(const Cursor& cursor, const Lexicon& lexicon)
{
    return cursor.longest_of(first_words) >= 0 || sees_number_name(cursor, lexicon);
}

std::optional<Expectation> take_expectation(Cursor& cursor, const Lexicon& lexicon)
{
    Expectation expected{.statement = cursor.statement()};
    if (cursor.take("legal"))
        expected.what = What::legal;
    else if (cursor.take("refused"))
        expected.what = What::refused;
    else if (cursor.take("flag")) {
        expected.what = What::flag;
        expected.rules = take_rules(cursor, *lexicon.vocabulary);
    } else if (cursor.take("ask"))
        take_asked(cursor, lexicon, expected);
    else if (cursor.take("diff"))
        take_differences(cursor, lexicon, expected);
    else if (cursor.take("did"))
        take_deeds(cursor, lexicon, What::did, expected);
    else if (cursor.take("unsure"))
        take_deeds(cursor, lexicon, What::unsure, expected);
    else if (cursor.take("lost"))
        expected.what = What::lost;
    else if (sees_stranger(cursor, lexicon))
        take_told_stranger(cursor, lexicon, expected);
    else if (sees_number_name(cursor, lexicon))
        take_number(cursor, lexicon, expected);
    else
        take_whereabouts(cursor, lexicon, expected);
    return cursor.expect_end() ? std::optional(std::move(expected)) : std::nullopt;
}

}  // namespace cardinal::notation
