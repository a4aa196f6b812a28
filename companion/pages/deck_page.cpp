#include "companion/pages/deck_page.h"

#include "companion/pages/html.h"

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

std::string outcome_of(const JudgedDeck& deck)
{
    if (!deck.not_understood.empty())
        return element("p", "outcome bad", "No verdict: some lines of the list were not understood.");
    const std::size_t broken = deck.verdict.violations.size();
    const std::string rules = std::to_string(broken) + (broken == 1 ? " finding" : " findings");
    if (has_illegal(deck.verdict))
        return element("p", "outcome bad", "Illegal: " + rules + ".");
    return element("p", "outcome good", broken == 0 ? "Legal." : "Legal, with remarks: " + rules + ".");
}

std::string begun_with_a_capital(std::string sentence)
{
    if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    return sentence;
}

std::string findings(const Game& game, const Verdict& verdict)
{
    if (verdict.legal())
        return "";
    std::string rows = element("tr", "", "<th>What</th><th>Rule</th><th>Where it stands</th>");
    for (const Violation& violation : verdict.violations) {
        const RuleInfo* rule = find_rule_info(game, violation.rule);
        const std::string reading =
            violation.rests_on.empty() ? "" : element("div", "rule", "by the reading " + escaped(violation.rests_on));
        rows +=
            element("tr", "",
                    element("td", "", escaped(begun_with_a_capital(violation.sentence)) + ".") +
                        element("td", "rule",
                                escaped(violation.rule) + "<br>" + escaped(to_string(violation.severity)) + reading) +
                        element("td", "rule", rule ? escaped(place_in_rulebook(*rule)) : ""));
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

std::string to_sign(const std::vector<JudgedDeck>& decks)
{
    const auto line = [](std::string_view what, std::string_view said = "") {
        return element("div", "sign", element("div", "ink", escaped(said)) + element("div", "rule", what));
    };
    std::string players;
    for (const JudgedDeck& deck : decks)
        players += line("Player", deck.player);
    const std::string filling = decks.size() % 2 == 0 ? line("Place") : "";
    return element("div", "signatures", players + line("Judge") + filling + line("Date") + line("Signature"));
}

std::string sheet(const Game& game, const JudgedDeck& deck)
{
    std::string body = element("h1", "", escaped(deck.name)) +
                       element("p", "faint",
                               escaped(std::string(game.title) + ", rules " + std::string(game.version) + " · " +
                                       std::to_string(count_of(deck)) + " cards")) +
                       outcome_of(deck) + findings(game, deck.verdict);
    if (!deck.not_understood.empty())
        body += element("h2", "", "Not understood") + list_of(deck.not_understood);
    if (!deck.differences.empty())
        body += element("h2", "", "Otherwise than registered") + list_of(deck.differences);
    if (!deck.house_rules.empty())
        body += element("h2", "", "House rules") + list_of(deck.house_rules);
    std::string sections;
    for (const JudgedDeck::Section& section : deck.sections)
        sections += section_told(section);
    body += element("div", "sections", sections);
    if (!deck.fingerprint.empty())
        body += element("p", "rule", "Fingerprint of the list: " + escaped(deck.fingerprint));
    return element("section", "sheet", body + to_sign({deck}));
}

std::string meeting(const Game& game, const std::vector<JudgedDeck>& decks, const JudgedTable& table)
{
    std::string names;
    for (const JudgedDeck& deck : decks)
        names += (names.empty() ? "" : " – ") + deck.name;
    const std::string outcome = table.can_begin
                                  ? element("p", "outcome good", "These decks may meet, and a match can begin.")
                                  : element("p", "outcome bad", "A match between these decks cannot begin.");
    const std::string due = table.due.empty() ? "" : element("p", "", escaped(table.due));
    return element("section", "sheet",
                   element("h1", "", escaped(names)) + outcome + due + findings(game, table.verdict) + to_sign(decks));
}

}  // namespace

std::string deck_page(const Game& game, const std::vector<JudgedDeck>& decks, const JudgedTable* table)
{
    std::string body, title;
    for (const JudgedDeck& deck : decks) {
        body += sheet(game, deck);
        title += (title.empty() ? "" : ", ") + deck.name;
    }
    if (table)
        body += meeting(game, decks, *table);
    return page(title + " · " + std::string(game.title), body);
}

}  // namespace cardinal::pages
