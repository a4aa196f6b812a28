#include "companion/pages/match_page.h"

#include "companion/pages/html.h"
#include "companion/pages/match_plots.h"
#include "companion/pages/match_told.h"
#include "companion/pages/telling.h"

#include <algorithm>

namespace cardinal::pages {
namespace {

class MatchPage {
public:
    MatchPage(const History& history, const Tongue& say)
        : game_(history.game()), pins_(history.record().pins), match_(told(history)), say_(say)
    {}

    std::string title() const
    {
        std::string players;
        for (std::int8_t seat = 0; seat < match_.start.seats; ++seat)
            players += (players.empty() ? "" : " – ") + player(Seat{seat});
        return std::string(game_.title) + ": " + players;
    }

    std::string body(std::string_view about) const
    {
        return element("h1", "", escaped(title())) + summary(about) + flags() + numbers() +
               element("h2", "", say_("Turn by turn")) + timeline();
    }

private:
    const Game& game_;
    const Pins& pins_;
    ToldMatch match_;
    Tongue say_;

    const Position& end() const { return match_.moments.empty() ? match_.start : match_.moments.back().after; }

    std::string player(Seat seat) const
    {
        const std::string& name = pins_.players[static_cast<std::size_t>(seat.index)];
        return name.empty() ? say_("player %1", std::string(1, seat.letter())) : name + " (" + seat.letter() + ")";
    }

    std::size_t flagged() const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(match_.moments, [](const Moment& moment) { return !moment.entry->verdict.legal(); }));
    }

    std::string summary(std::string_view about) const
    {
        const std::string entries = std::to_string(match_.moments.size()), flags = std::to_string(flagged());
        const std::string counts = ending() + " " +
                                   (match_.moments.size() == 1 ? say_("1 entry, %1 flagged.", flags)
                                                               : say_("%1 entries, %2 flagged.", entries, flags));
        const std::string rules =
            say_("Rules version %1, profile %2.", pins_.rules_version, say_(to_string(pins_.profile)));
        return element("p", "", escaped(counts)) +
               element("p", "faint", escaped(rules + (about.empty() ? "" : " ") + std::string(about))) + house_rules();
    }

    std::string ending() const
    {
        const std::string english = ending_of(game_, end());
        const bool has_winner = english.find(" won.") == 1;
        return has_winner ? say_("%1 won.", english.substr(0, 1)) : say_(english);
    }

    bool is_usual(const Pins::Option& option) const
    {
        const auto word = std::ranges::find(game_.words->options, option.name, &OptionWord::name);
        return word != game_.words->options.end() && option.value == word->values.front();
    }

    /// Only those that the table chose.
    std::string house_rules() const
    {
        std::string list;
        for (const Pins::Option& option : pins_.options)
            if (!is_usual(option))
                list += (list.empty() ? "" : ", ") + option.name + " " + option.value;
        return list.empty() ? "" : element("p", "faint", say_("House rules: %1.", escaped(list)));
    }

    // ---- what was flagged ----
    std::string flags() const
    {
        if (flagged() == 0)
            return element("h2", "", say_("Flags")) + element("p", "", say_("Nothing was flagged."));
        std::string titles;
        for (const char* title : {"Turn", "Entry", "Play", "Broken rule", "Afterwards"})
            titles += element("th", "", say_(title));
        std::string rows = element("tr", "", titles);
        for (std::size_t at = 0; at < match_.moments.size(); ++at)
            if (!match_.moments[at].entry->verdict.legal())
                rows += flag_row(at);
        return element("h2", "", say_("Flags")) + element("table", "", rows);
    }

    std::string flag_row(std::size_t at) const
    {
        const Moment& moment = match_.moments[at];
        const std::string number = std::to_string(moment.entry->number);
        std::string rules;
        for (const Violation& violation : moment.entry->verdict.violations)
            rules +=
                element("div", "", escaped(violation.sentence) + ".") + element("div", "rule", rule_line(violation));
        return element("tr", "",
                       element("td", "number", std::to_string(turn_before(at))) +
                           element("td", "number", "<a href=\"#e" + number + "\">" + number + "</a>") +
                           element("td", "", escaped(moment.step)) + element("td", "", rules) +
                           element("td", "", escaped(say_(moment.outcome))));
    }

    std::string rule_line(const Violation& violation) const { return escaped(cited(game_, violation, say_)); }

    // ---- numbers ----
    std::string numbers() const
    {
        std::string drawings;
        for (const Plot& plot : plots_of(game_, match_))
            drawings += drawn(plot);
        const std::string note = flagged() == 0 ? "" : element("p", "faint", say_("▼ marks a flagged play."));
        return element("h2", "", say_("Numbers over the turns")) + element("div", "plots", drawings) + note;
    }

    // ---- turn by turn ----
    int turn_before(std::size_t at) const
    {
        return turn_of(game_, at == 0 ? match_.start : match_.moments[at - 1].after);
    }

    std::string timeline() const
    {
        std::string text, list;
        for (std::size_t at = 0; at < match_.moments.size(); ++at) {
            if (at == 0 || turn_before(at) != turn_before(at - 1)) {
                text += list.empty() ? "" : element("ol", "moments", list);
                list.clear();
                text += turn_title(at);
            }
            list += moment_item(match_.moments[at]);
        }
        return text + (list.empty() ? "" : element("ol", "moments", list));
    }

    std::string turn_title(std::size_t at) const
    {
        const Position& position = at == 0 ? match_.start : match_.moments[at - 1].after;
        std::string lines;
        for (std::int8_t seat = 0; seat < position.seats; ++seat)
            lines += element("div", "numbers", escaped(player(Seat{seat}) + ": " + numbers_of(position, Seat{seat})));
        const std::string turn = std::string(game_.words->turn) + " %1";
        return element("h3", "", escaped(say_(turn, std::to_string(turn_of(game_, position))))) + lines;
    }

    std::string numbers_of(const Position& position, Seat seat) const
    {
        std::string text;
        for (const HeadlineNumber& one : headline_of(game_, position, seat))
            text += (text.empty() ? "" : " · ") + std::string(one.name) + " " + std::to_string(one.number) +
                    (one.cap ? "/" + std::to_string(*one.cap) : "");
        return text;
    }

    std::string moment_item(const Moment& moment) const
    {
        const std::string number = std::to_string(moment.entry->number);
        std::string changes;
        for (const std::string& change : moment.changes)
            changes += (changes.empty() ? "" : ", ") + change;
        std::string what = "<span class=\"step\">" + escaped(moment.step) + "</span>";
        if (!changes.empty())
            what += " <span class=\"changes\">" + escaped(changes) + "</span>";
        for (const Violation& violation : moment.entry->verdict.violations)
            what += element("div", violation.severity == Severity::illegal ? "flag illegal" : "flag",
                            "✗ " + escaped(violation.sentence) + "." + element("div", "rule", rule_line(violation)));
        return "<li id=\"e" + number + "\"" + (moment.in_force ? "" : " class=\"undone\"") + ">" +
               element("span", "entry", number) + element("div", "what", what) + "</li>\n";
    }
};

}  // namespace

std::string match_page(const History& history, std::string_view about, const Tongue& say)
{
    const MatchPage match(history, say);
    return page(match.title(), match.body(about), say.code());
}

}  // namespace cardinal::pages
