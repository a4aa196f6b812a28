#include "engine/scenario/checks.h"

#include "engine/notation/copies.h"

#include <algorithm>

namespace cardinal::scenario {

using namespace notation;  // what was read is what is run

namespace {

using What = Expectation::What;
using Comparison = Expectation::Comparison;

bool fits(const FlagName& wanted, const Violation& violation)
{
    return wanted.rule == violation.rule && (!wanted.severity || *wanted.severity == violation.severity) &&
           (wanted.rests_on.empty() || wanted.rests_on == violation.rests_on);
}

std::string written(const Violation& violation)
{
    std::string text = violation.rule + " (" + std::string(to_string(violation.severity));
    return text + (violation.rests_on.empty() ? ")" : ", " + violation.rests_on + ")");
}

bool compare(Comparison comparison, Number is, Number wanted)
{
    switch (comparison) {
    case Comparison::equal: return is == wanted;
    case Comparison::different: return is != wanted;
    case Comparison::less: return is < wanted;
    case Comparison::more: return is > wanted;
    case Comparison::at_most: return is <= wanted;
    case Comparison::at_least: return is >= wanted;
    }
    return false;
}

class Checker {
public:
    Checker(const Situation& situation, const Expectation& expected) : now_(situation), expected_(expected) {}

    /// What there is instead; empty when it came true.
    std::string instead()
    {
        const bool is_about_answer = expected_.what == What::legal || expected_.what == What::flag;
        if (is_about_answer && !now_.outcome->refusal.empty())
            return "It was refused: " + now_.outcome->refusal;
        const std::string found = found_instead();
        return errors_.empty() ? found : errors_.as_error().sentence;
    }

private:
    const Situation& now_;
    const Expectation& expected_;
    Errors errors_{};

    const Position& position() const { return *now_.position; }

    std::string found_instead()
    {
        switch (expected_.what) {
        case What::legal: return now_.outcome->verdict.legal() ? "" : list_of(now_.outcome->verdict) + ".";
        case What::flag: return unlike(expected_.rules, now_.outcome->verdict);
        case What::ask: return asked();
        case What::number: return number();
        case What::place: return place();
        case What::host: return host();
        case What::diff: return difference();
        case What::did: return found();
        case What::unsure: return doubted();
        case What::lost: return is_what(Observation::What::lost) ? "" : what_was_found();
        case What::stranger: return stranger();
        case What::refused: return now_.outcome->refusal.empty() ? "It was not refused." : "";
        }
        return "";
    }

    std::string asked() const
    {
        std::string open;
        const std::vector<Question> questions = cardinal::questions(*now_.game, position());
        for (const Question& question : questions)
            open += (open.empty() ? "" : ", ") + question.rule;
        const auto is_asked = [&](const FlagName& wanted) {
            return std::ranges::any_of(questions, [&](const Question& question) {
                return question.rule == wanted.rule && (!wanted.asked || question.to == *wanted.asked);
            });
        };
        const bool asks_all = std::ranges::all_of(expected_.rules, is_asked);
        const bool is_so = expected_.rules.empty() ? questions.empty() : asks_all;
        return is_so ? "" : open.empty() ? "Nothing is asked." : "What is asked: " + open + ".";
    }

    CardId one(const CardName& name)
    {
        return resolve(*now_.game, position(), name, expected_.statement, errors_).value_or(no_card);
    }

    /// Several copies may have the number, as long as they agree.
    CardId owner_of_number(const CardName& name, const ValueWord& value)
    {
        const std::vector<CardId> copies = Copies(*now_.game, position()).all_of(name);
        const auto of = [&](CardId card) { return read_value(position(), value, {.card = card}); };
        const bool agree = std::ranges::all_of(copies, [&](CardId card) { return of(card) == of(copies.front()); });
        return agree && !copies.empty() ? copies.front() : one(name);
    }

    std::string number()
    {
        const ValueWord& value = now_.game->words->values[static_cast<std::size_t>(expected_.number.value)];
        const Owner owner{.seat = expected_.number.seat,
                          .card = expected_.number.card ? owner_of_number(*expected_.number.card, value) : no_card};
        const Number wanted = expected_.told.card ? one(*expected_.told.card).index : expected_.told.number;
        const Number is = read_value(position(), value, owner);
        if (!errors_.empty() || compare(expected_.comparison, is, wanted))
            return "";
        const int facts = position().has(owner.card) ? position().card(owner.card).facts : -1;
        return write_number_name(*now_.lexicon, expected_.number.value, owner.seat, owner.card) + " = " +
               write_value(*now_.lexicon, value, facts, is) + ".";
    }

    std::string place()
    {
        const CardId card = one(*expected_.card);
        const Place is = position().card(card).place;
        if (!card || (is == expected_.place) != expected_.is_denied)
            return "";
        return write_card_name(*now_.lexicon, card) + " is at " + write_place(*now_.game, is) + ".";
    }

    std::string host()
    {
        const CardId card = one(*expected_.card);
        const CardId wanted = expected_.host ? one(*expected_.host) : no_card;
        const CardId is = position().card(card).host;
        if (!card || (is == wanted) != expected_.is_denied)
            return "";
        const std::string name = write_card_name(*now_.lexicon, card);
        return is ? name + " is on " + write_card_name(*now_.lexicon, is) + "." : name + " is on nothing.";
    }

    // ---- what a look found ----

    const Observation* observation() const { return now_.outcome->observation ? &*now_.outcome->observation : nullptr; }
    bool is_what(Observation::What what) const { return observation() && observation()->what == what; }

    std::vector<Action> deeds_written() const
    {
        std::vector<Action> deeds;
        for (const Entry& entry : observation()->entries)
            if (entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer)
                deeds.push_back(entry.action);
        return deeds;
    }

    bool are_meant(const std::vector<Action>& deeds) const
    {
        return std::ranges::equal(expected_.deeds, deeds, [&](const ActionPhrase& phrase, const Action& deed) {
            return could_mean(*now_.game, position(), phrase, deed);
        });
    }

    std::string what_was_found() const
    {
        if (!observation())
            return "Nobody looked.";
        std::string found = "What was found: " + std::string(to_string(observation()->what));
        for (const Action& deed : deeds_written())
            found += "; " + write_action(*now_.lexicon, deed);
        for (const Story& story : observation()->stories)
            found += "\n      " + told(*now_.lexicon, story);
        return found + ".";
    }

    std::string found() const
    {
        if (expected_.is_take_back)
            return is_what(Observation::What::taken_back) ? "" : what_was_found();
        const bool is_done = is_what(Observation::What::done) || is_what(Observation::What::quiet);
        const bool is_more = expected_.deeds.empty() && !observation()->entries.empty();
        return is_done && !is_more && are_meant(deeds_written()) ? "" : what_was_found();
    }

    /// One of the stories that are still believed is this one.
    std::string doubted() const
    {
        if (!is_what(Observation::What::waits) && !is_what(Observation::What::asks))
            return what_was_found();
        const bool is_one = std::ranges::any_of(observation()->stories, [&](const Story& story) {
            std::vector<Action> deeds;
            for (const Deed& deed : story.deeds)
                deeds.push_back(deed.action);
            return are_meant(deeds);
        });
        return is_one ? "" : what_was_found();
    }

    std::string stranger() const
    {
        if (!observation())
            return "Nobody looked.";
        std::string told;
        for (const Stranger& each : observation()->strangers)
            told += (told.empty() ? "" : " ") + what_is_said_of(*now_.lexicon, each);
        const bool is_one = expected_.stranger && std::ranges::find(observation()->strangers, expected_.stranger->facts,
                                                                    &Stranger::facts) != observation()->strangers.end();
        const bool is_so = expected_.stranger ? is_one : told.empty();
        return is_so ? "" : told.empty() ? "Of no stranger anything was said." : told;
    }

    // ---- what was seen and is not so ----

    bool is_meant(const Expectation::Difference& wanted, const Fact& fact)
    {
        if (wanted.card)
            return fact.what == Fact::What::card && fact.card == one(*wanted.card);
        const CardId card = wanted.number->card ? one(*wanted.number->card) : no_card;
        return fact.what == Fact::What::value && fact.value == wanted.number->value && fact.card == card &&
               fact.seat == wanted.number->seat;
    }

    std::string difference()
    {
        std::string seen;
        bool is_so = true;
        for (const Fact& fact : now_.outcome->differences) {
            seen += (seen.empty() ? "" : ", ") + name_of(fact);
            is_so &=
                std::ranges::any_of(expected_.differences, [&](const auto& wanted) { return is_meant(wanted, fact); });
        }
        for (const Expectation::Difference& wanted : expected_.differences)
            is_so &= std::ranges::any_of(now_.outcome->differences,
                                         [&](const Fact& fact) { return is_meant(wanted, fact); });
        return is_so ? "" : seen.empty() ? "Nothing differs." : "What differs: " + seen + ".";
    }

    std::string name_of(const Fact& fact) const
    {
        return fact.what == Fact::What::card ? write_card_name(*now_.lexicon, fact.card)
                                             : write_number_name(*now_.lexicon, fact.value, fact.seat, fact.card);
    }
};

}  // namespace

std::string list_of(const Verdict& verdict)
{
    std::string list;
    for (const Violation& violation : verdict.violations)
        list += (list.empty() ? "Flagged was " : ", ") + written(violation);
    return list.empty() ? "Nothing was flagged" : list;
}

std::string unlike(const std::vector<FlagName>& wanted, const Verdict& verdict)
{
    const bool all_there = std::ranges::all_of(wanted, [&](const FlagName& flag) {
        return std::ranges::any_of(verdict.violations,
                                   [&](const Violation& violation) { return fits(flag, violation); });
    });
    const bool nothing_else = std::ranges::all_of(verdict.violations, [&](const Violation& violation) {
        return std::ranges::find(wanted, violation.rule, &FlagName::rule) != wanted.end();
    });
    return all_there && nothing_else ? "" : list_of(verdict) + ".";
}

Checked check(const Situation& situation, const Expectation& expected)
{
    const std::string instead = Checker(situation, expected).instead();
    return {.line = expected.statement.line,
            .text = std::string(trimmed(expected.statement.text)),
            .came_true = instead.empty(),
            .instead = instead};
}

}  // namespace cardinal::scenario
