#include "engine/rules/verdict.h"

#include "engine/rules/rule.h"

#include <algorithm>

namespace cardinal {

std::string_view to_string(Severity severity)
{
    switch (severity) {
    case Severity::info: return "info";
    case Severity::warning: return "warning";
    case Severity::illegal: return "illegal";
    }
    return "illegal";
}

std::string_view to_string(RuleKind kind)
{
    switch (kind) {
    case RuleKind::compute: return "compute";
    case RuleKind::flag: return "flag";
    case RuleKind::flag_state: return "flag-state";
    case RuleKind::ask: return "ask";
    case RuleKind::setup: return "setup";
    case RuleKind::deck: return "deck";
    case RuleKind::win: return "win";
    }
    return "compute";
}

std::string place_in_rulebook(const RuleInfo& rule)
{
    std::string place;
    for (std::size_t at = 0; at < rule.citation.size(); ++at) {
        const bool is_line = rule.citation.substr(at, 2) == " L" && at + 2 < rule.citation.size() &&
                             rule.citation[at + 2] >= '0' && rule.citation[at + 2] <= '9';
        if (!is_line) {
            place += rule.citation[at];
            continue;
        }
        const std::string_view number = rule.citation.substr(at + 2, rule.citation.find_first_of(";,", at) - at - 2);
        const bool goes_on = !place.empty() && (place.back() == ';' || place.back() == ',');  // "L252; L231"
        place += goes_on ? " line" : ", line";
        place += number.find('-') == std::string_view::npos ? " " : "s ";
        ++at;
    }
    return place;
}

bool Verdict::broke(std::string_view rule) const
{
    return std::ranges::find(violations, rule, &Violation::rule) != violations.end();
}

namespace {

/// As a sentence begins. What an objection begins with may also be a name; a word of the notation stays as it is.
std::string begun(std::string sentence)
{
    const std::string_view first = std::string_view(sentence).substr(0, sentence.find(' '));
    const bool is_a_plain_word = std::ranges::all_of(first, [](char letter) { return letter >= 'a' && letter <= 'z'; });
    if (!sentence.empty() && is_a_plain_word)
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    return sentence;
}

}  // namespace

Violation Objection::against(const RuleInfo& rule) const
{
    return {.rule = std::string(rule.id),
            .severity = severity_.value_or(rule.severity),
            .sentence = begun(sentence_),
            .rests_on = std::string(rests_on_),
            .card = card_,
            .seat = seat_,
            .of_state = rule.kind == RuleKind::flag_state};
}

void add(Verdict& verdict, const Objection& objection, const RuleInfo& rule)
{
    verdict.violations.push_back(objection.against(rule));
}

void leave_out_superseded(Verdict& verdict, const RuleInfo& by, std::string_view instead_of)
{
    const auto is_superseded = [&](const Violation& violation) {
        if (violation.rule == by.id)
            return false;
        if (instead_of == "*")
            return true;
        for (std::size_t at = instead_of.find(violation.rule); at != std::string_view::npos;
             at = instead_of.find(violation.rule, at + 1)) {
            const std::size_t end = at + violation.rule.size();
            const bool whole =
                (at == 0 || instead_of[at - 1] == ' ') && (end == instead_of.size() || instead_of[end] == ' ');
            if (whole)
                return true;
        }
        return false;
    };
    std::erase_if(verdict.violations, is_superseded);
}

}  // namespace cardinal
