#include "companion/cli/report.h"

#include "companion/pages/telling.h"
#include "engine/notation/lexicon.h"
#include "engine/notation/values.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

namespace cardinal::cli {
namespace {

constexpr std::size_t line_width = 100;

/// "attack 1, damage 2, health 3": numbers that are not nothing.
std::string numbers_of(const Game& game, const Position& position, CardId card)
{
    std::string text;
    for (const pages::HeadlineNumber& one : pages::headline_of(game, position, card))
        text += (text.empty() ? "" : ", ") + std::string(one.name) + " " + std::to_string(one.number);
    return text;
}

/// Of an unclear rulebook, by the names that are typed: `cardinal rules` explains the one, `--option` takes the other.
std::string ambiguity_note(const Game& game, const Violation& violation)
{
    const auto unclear = std::ranges::find(game.ambiguities, violation.rests_on, &Ambiguity::id);
    if (unclear == game.ambiguities.end())
        return "";
    const std::string option =
        unclear->option.empty() ? std::string() : " (table option " + std::string(unclear->option) + ")";
    return "the rulebook is unclear here, default reading " + violation.rests_on + option;
}

}  // namespace

std::string shown(const match::Sayings& sayings)
{
    using Tone = match::Said::Tone;
    std::string text;
    for (const match::Said& said : sayings) {
        const Style style = said.tone == Tone::warning ? Style::warn
                          : said.tone == Tone::good    ? Style::good
                                                       : Style::plain;
        text += styled(said.text, style) + "\n";
    }
    return text;
}

Style style_of(Severity severity)
{
    return severity == Severity::illegal ? Style::bad : severity == Severity::warning ? Style::warn : Style::faint;
}

std::string told(const Game& game, const Violation& violation, std::size_t indent)
{
    const std::string margin(indent, ' ');
    const std::string cited = pages::cited(game, violation);
    const std::string note = ambiguity_note(game, violation);
    return margin + styled(wrapped(violation.sentence + ".", line_width, indent), style_of(violation.severity)) + "\n" +
           margin + styled(wrapped(cited, line_width, indent), Style::faint) + "\n" +
           (note.empty() ? "" : margin + styled(note, Style::faint) + "\n");
}

nlohmann::ordered_json json_of(const Game& game, const Violation& violation)
{
    const RuleInfo* rule = find_rule_info(game, violation.rule);
    return {{"rule", violation.rule},
            {"severity", to_string(violation.severity)},
            {"sentence", violation.sentence},
            {"citation", rule ? place_in_rulebook(*rule) : ""},
            {"rests_on", violation.rests_on.empty() ? "the rule itself" : violation.rests_on},
            {"state", violation.of_state}};
}

nlohmann::ordered_json json_of(const Question& question)
{
    return {{"rule", question.rule},
            {"to", question.to ? std::string(1, question.to.letter()) : std::string("both")},
            {"sentence", question.sentence}};
}

std::string line_of(const nlohmann::ordered_json& object)
{
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string numbers_of(const Game& game, const Position& position, Seat seat)
{
    std::string text;
    for (const pages::HeadlineNumber& one : pages::headline_of(game, position, seat))
        text += (text.empty() ? "" : " · ") + std::string(one.name) + " " + std::to_string(one.number) +
                (one.cap ? "/" + std::to_string(*one.cap) : "");
    return text;
}

std::string player_line(const Game& game, const Position& position, Seat seat)
{
    return "   " + styled(std::string(1, seat.letter()), Style::bold) + "  " +
           styled(numbers_of(game, position, seat), Style::faint) + "\n";
}

std::string heading(const std::string& title)
{
    std::string rule = "\n── " + title + " ";
    for (std::size_t column = width_of(rule); column < line_width; ++column)
        rule += "─";
    return styled(rule, Style::accent) + "\n";
}

std::string table_of(const Game& game, const Position& position)
{
    std::map<Place, std::vector<CardId>> places;
    for (std::size_t at = 0; at < position.cards.size(); ++at)
        if (game.words->zones[position.cards[at].place.zone].on_table)
            places[position.cards[at].place].push_back({static_cast<std::int16_t>(at)});
    std::string text;
    for (const auto& [place, cards] : places) {
        const ZoneWord& zone = game.words->zones[place.zone];
        text += styled(pages::place_name(game, place), Style::bold);
        if (!zone.in_play) {
            text += "  " + std::to_string(cards.size()) + (cards.size() == 1 ? " card\n" : " cards\n");
            continue;
        }
        text += "\n";
        for (const CardId card : cards) {
            const std::string whose = zone.each_seat ? "" : std::string(1, position.card(card).side.letter()) + " ";
            text += "  " + whose + padded(name_of(position, card), 24) + " " +
                    styled(numbers_of(game, position, card), Style::faint) + "\n";
        }
    }
    return text;
}

}  // namespace cardinal::cli
