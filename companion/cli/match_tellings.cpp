#include "companion/cli/match_tellings.h"

#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/match_export.h"
#include "companion/cli/match_json.h"
#include "companion/cli/match_report.h"
#include "companion/cli/report.h"
#include "engine/record/entry_text.h"
#include "engine/record/rejudge.h"

#include <algorithm>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string when(std::int64_t ms)
{
    const auto seconds = static_cast<std::time_t>(ms / 1000);
    std::tm local{};
    char text[20] = "";
    if (localtime_r(&seconds, &local) != nullptr)
        std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

std::string counted_entries(int entries) { return std::to_string(entries) + (entries == 1 ? " entry" : " entries"); }

std::string rules_of(const Verdict& verdict)
{
    std::string rules;
    for (const Violation& violation : verdict.violations)
        rules += (rules.empty() ? "" : ", ") + violation.rule;
    return rules.empty() ? "legal" : rules;
}

constexpr Complaint complain("match");

/// Who won, by name where it is known; empty when nobody did.
std::string winner_of(const SavedMatch& match)
{
    const int value = find_value(*match.game->words, "winner");
    const Number seat =
        value < 0 ? Number{-1}
                  : read_value(match.replayed.last, match.game->words->values[static_cast<std::size_t>(value)], {});
    if (seat < 0 || seat >= static_cast<Number>(most_seats))
        return "";
    const std::string& name = match.record.pins.players[static_cast<std::size_t>(seat)];
    return name.empty() ? "seat " + std::string(1, Seat{static_cast<std::int8_t>(seat)}.letter()) : name;
}

/// What is shown of a damaged match is only what could be read.
int tell_faults(const AnyMatch& any)
{
    constexpr std::size_t most_told = 5;
    for (std::size_t at = 0; at < std::min(any.faults.size(), most_told); ++at)
        complain.say(any.faults[at]);
    if (any.faults.size() > most_told)
        complain.say("and " + std::to_string(any.faults.size() - most_told) + " more; match verify names all.");
    return any.faults.empty() ? exit_code::fine : exit_code::unreadable;
}

Json json_of_change(const History& history, const Rejudged& change)
{
    return {{"entry", change.entry},
            {"step", step_of(history, change.entry)},
            {"then", rules_of(change.then)},
            {"now", rules_of(change.now)}};
}

void print_change(const History& history, const Rejudged& change)
{
    std::cout << "  " << padded(std::to_string(change.entry), 4) << " "
              << styled(step_of(history, change.entry), Style::bold) << "\n"
              << "       then: " << rules_of(change.then) << "\n       now:  " << rules_of(change.now) << "\n";
    for (const Violation& violation : change.now.violations)
        std::cout << told(history.game(), violation, 7);
}

}  // namespace

std::string told(const carddb::MatchSummary& match)
{
    std::string players;
    for (const std::string& name : match.players)
        if (!name.empty())
            players += (players.empty() ? "  " : " – ") + name;
    return padded(std::to_string(match.id), 5) + " " + when(match.last_at) + "  " + padded(match.game, 18) + " " +
           padded(counted_entries(match.entries), 13) + padded(std::to_string(match.flags) + " flagged", 12) + players;
}

nlohmann::ordered_json json_of(const carddb::MatchSummary& match)
{
    return {{"match", match.id},
            {"game", match.game},
            {"rules", match.rules_version},
            {"profile", match.profile},
            {"begun_at", match.begun_at},
            {"last_at", match.last_at},
            {"entries", match.entries},
            {"flags", match.flags},
            {"players", match.players},
            {"last_hash", carddb::to_string(match.last_hash)}};
}

int show(const AnyMatch& any, bool json)
{
    const SavedMatch& match = any.match;
    const int code = tell_faults(any);
    if (json) {
        std::cout << match_as_json(*match.game, match.record);
        return code;
    }
    const Referee referee(*match.game, match.record);
    std::cout << told(match) << "\n" << log_of(referee) << players_of(*match.game, referee.position());
    return code;
}

int replay_at(const AnyMatch& any, int entry)
{
    const SavedMatch& match = any.match;
    const int entries = static_cast<int>(match.record.entries.size());
    if (entry > entries)
        return complain(match.name + " has no entry " + std::to_string(entry) + ", only " + std::to_string(entries) +
                            ".",
                        exit_code::usage);
    const int code = tell_faults(any);
    const History history(*match.game, match.record);
    const int at = entry < 0 ? entries : entry;
    const Position position = history.state_after(at).position;
    std::cout << told(match) << "\n";
    if (at > 0)
        std::cout << "After entry " << at << ", " << styled(step_of(history, at), Style::bold) << ":\n";
    std::cout << players_of(*match.game, position) << table_of(*match.game, position);
    return match.replayed.fidelity == Fidelity::diverged ? std::max<int>(code, exit_code::no) : code;
}

int verify(const AnyMatch& any, bool json)
{
    const SavedMatch& match = any.match;
    const bool is_good = any.faults.empty() && match.replayed.fidelity != Fidelity::diverged;
    if (json) {
        std::cout << line_of({{"match", match.name},
                              {"whole", any.faults.empty()},
                              {"faults", any.faults},
                              {"replay", to_string(match.replayed.fidelity)},
                              {"why", match.replayed.why},
                              {"chain", any.chain}});
        return is_good ? exit_code::fine : exit_code::no;
    }
    for (const std::string& fault : any.faults)
        std::cout << styled(fault, Style::bad) << "\n";
    std::cout << told(match) << "\n";
    if (!any.chain.empty())
        std::cout << "Its chain ends in " << any.chain << "\n";
    return is_good ? exit_code::fine : exit_code::no;
}

int rejudged(const AnyMatch& any, const std::vector<std::string>& options, bool json)
{
    const SavedMatch& match = any.match;
    Position start = match.record.start;
    for (const std::string& option : options)
        if (const auto chosen = choose_option(*match.game, start, option); !chosen)
            return complain(chosen.error(), exit_code::usage);
    const Rejudging again = rejudge(*match.game, match.record, start);
    const History history(*match.game, match.record);
    for (const Rejudged& change : again.changed)
        json ? static_cast<void>(std::cout << line_of(json_of_change(history, change))) : print_change(history, change);
    if (!json)
        std::cout << match.name << ": " << counted_entries(again.judged) << " judged again, " << again.changed.size()
                  << " otherwise"
                  << (again.parted_at == 0
                          ? std::string(".")
                          : "; from entry " + std::to_string(again.parted_at) + " on the numbers would be others.")
                  << "\n";
    return again.changed.empty() ? exit_code::fine : exit_code::no;
}

void MatchCounts::add(const AnyMatch& any)
{
    const SavedMatch& match = any.match;
    ++matches_;
    entries_ += static_cast<int>(match.record.entries.size());
    finished_ += match.game->is_over(match.replayed.last) ? 1 : 0;
    if (const std::string winner = winner_of(match); !winner.empty())
        ++wins_[winner];
    for (const Entry& entry : match.record.entries)
        for (const Violation& violation : entry.verdict.violations)
            ++broken_[violation.rule];
}

void MatchCounts::print(bool json) const
{
    if (json) {
        std::cout << line_of({{"matches", matches_},
                              {"finished", finished_},
                              {"entries", entries_},
                              {"wins", wins_},
                              {"broken", broken_}});
        return;
    }
    std::cout << matches_ << (matches_ == 1 ? " match, " : " matches, ") << finished_ << " finished, "
              << counted_entries(entries_) << ".\n";
    for (const auto& [player, wins] : wins_)
        std::cout << "  " << padded(player, 24) << " won " << wins << "\n";
    std::vector<std::pair<int, std::string>> often;
    for (const auto& [rule, times] : broken_)
        often.emplace_back(-times, rule);
    std::ranges::sort(often);
    for (const auto& [times, rule] : often)
        std::cout << "  " << padded(rule, 40) << " broken " << -times << (times == -1 ? " time\n" : " times\n");
}

}  // namespace cardinal::cli
