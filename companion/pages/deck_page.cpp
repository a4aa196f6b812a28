#include "companion/pages/deck_page.h"

#include "companion/pages/html.h"
#include "companion/pages/telling.h"

#include <algorithm>

namespace cardinal::pages {
namespace {

int count_of(const JudgedDeck::Section& section)
{
    int count = 0;
    for (const JudgedDeck::Line& line : section.lines)
        count += line.count;
    return count;
}

int count_of(const JudgedDeck& deck)
{
    int count = 0;
    for (const JudgedDeck::Section& section : deck.sections)
        count += count_of(section);
    return count;
}

bool has_illegal(const Verdict& verdict)
{
    return std::ranges::any_of(verdict.violations,
                               [](const Violation& broken) { return broken.severity == Severity::illegal; });
}

std::string outcome_of(const JudgedDeck& deck, const Tongue& say)
{
    if (!deck.not_understood.empty())
        return element("p", "outcome bad", say("No verdict: some lines of the list were not understood."));
    const std::size_t broken = deck.verdict.violations.size();
    const std::string findings = std::to_string(broken);
    if (has_illegal(deck.verdict))
        return element("p", "outcome bad",
                       broken == 1 ? say("Illegal: 1 finding.") : say("Illegal: %1 findings.", findings));
    return element("p", "outcome good",
                   broken == 0   ? say("Legal.")
                   : broken == 1 ? say("Legal, with remarks: 1 finding.")
                                 : say("Legal, with remarks: %1 findings.", findings));
}

std::string begun_with_a_capital(std::string sentence)
{
    if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    return sentence;
}

std::string findings(const Game& game, const Verdict& verdict, const Tongue& say)
{
    if (verdict.legal())
        return "";
    std::string titles;
    for (const char* title : {"What", "Rule", "Where it stands"})
        titles += element("th", "", say(title));
    std::string rows = element("tr", "", titles);
    for (const Violation& violation : verdict.violations) {
        const RuleInfo* rule = find_rule_info(game, violation.rule);
        const std::string reading = violation.rests_on.empty()
                                      ? ""
                                      : element("div", "rule", say("by the reading %1", escaped(violation.rests_on)));
        rows += element(
            "tr", "",
            element("td", "", escaped(begun_with_a_capital(violation.sentence)) + ".") +
                element("td", "rule",
                        escaped(violation.rule) + "<br>" + escaped(say(to_string(violation.severity))) + reading) +
                element("td", "rule", rule ? escaped(place_said(place_in_rulebook(*rule), say)) : ""));
    }
    return element("table", "", rows);
}

std::string list_of(const std::vector<std::string>& lines)
{
    std::string items;
    for (const std::string& line : lines)
        items += element("li", "", escaped(line));
    return element("ul", "", items);
}

std::string section_told(const JudgedDeck::Section& section)
{
    std::string rows;
    for (const JudgedDeck::Line& line : section.lines)
        rows +=
            element("li", "", "<span class=\"count\">" + std::to_string(line.count) + "</span> " + escaped(line.card));
    return element("div", "section",
                   element("h3", "", escaped(section.name) + " · " + std::to_string(count_of(section))) +
                       element("ul", "cards", rows));
}

std::string to_sign(const std::vector<JudgedDeck>& decks, const Tongue& say)
{
    const auto line = [&say](std::string_view what, std::string_view said = "") {
        return element("div", "sign", element("div", "ink", escaped(said)) + element("div", "rule", say(what)));
    };
    std::string players;
    for (const JudgedDeck& deck : decks)
        players += line("Player", deck.player);
    const std::string filling = decks.size() % 2 == 0 ? line("Place") : "";
    return element("div", "signatures", players + line("Judge") + filling + line("Date") + line("Signature"));
}

std::string sheet(const Game& game, const JudgedDeck& deck, const Tongue& say)
{
    const int count = count_of(deck);
    const std::string about = count == 1
                                ? say("%1, rules %2 · 1 card", game.title, game.version)
                                : say("%1, rules %2 · %3 cards", game.title, game.version, std::to_string(count));
    std::string body = element("h1", "", escaped(deck.name)) + element("p", "faint", escaped(about)) +
                       outcome_of(deck, say) + findings(game, deck.verdict, say);
    if (!deck.not_understood.empty())
        body += element("h2", "", say("Not understood")) + list_of(deck.not_understood);
    if (!deck.differences.empty())
        body += element("h2", "", say("Otherwise than registered")) + list_of(deck.differences);
    if (!deck.house_rules.empty())
        body += element("h2", "", say("House rules")) + list_of(deck.house_rules);
    std::string sections;
    for (const JudgedDeck::Section& section : deck.sections)
        sections += section_told(section);
    body += element("div", "sections", sections);
    if (!deck.fingerprint.empty())
        body += element("p", "rule", say("Fingerprint of the list: %1", escaped(deck.fingerprint)));
    return element("section", "sheet", body + to_sign({deck}, say));
}

std::string meeting(const Game& game, const std::vector<JudgedDeck>& decks, const JudgedTable& table, const Tongue& say)
{
    std::string names;
    for (const JudgedDeck& deck : decks)
        names += (names.empty() ? "" : " – ") + deck.name;
    const std::string outcome = table.can_begin
                                  ? element("p", "outcome good", say("These decks may meet, and a match can begin."))
                                  : element("p", "outcome bad", say("A match between these decks cannot begin."));
    const std::string due = table.due.empty() ? "" : element("p", "", escaped(table.due));
    return element("section", "sheet",
                   element("h1", "", escaped(names)) + outcome + due + findings(game, table.verdict, say) +
                       to_sign(decks, say));
}

}  // namespace

std::string deck_page(const Game& game, const std::vector<JudgedDeck>& decks, const JudgedTable* table,
                      const Tongue& say)
{
    std::string body, title;
    for (const JudgedDeck& deck : decks) {
        body += sheet(game, deck, say);
        title += (title.empty() ? "" : ", ") + deck.name;
    }
    if (table)
        body += meeting(game, decks, *table, say);
    return page(title + " · " + std::string(game.title), body, say.code());
}

}  // namespace cardinal::pages
