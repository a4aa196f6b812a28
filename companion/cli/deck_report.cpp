#include "companion/cli/deck_report.h"

#include "companion/cli/report.h"
#include "engine/record/rejudge.h"

#include <iostream>
#include <nlohmann/json.hpp>

namespace cardinal::cli {

using carddb::DeckCard;
using carddb::DeckToken;
using Json = nlohmann::ordered_json;

void print_tokens(const std::string& file, const NamedDeck& deck)
{
    for (const DeckToken& token : deck.read.tokens)
        if (!token.sentence.empty())
            std::cerr << (file == "-" ? "standard input" : file)
                      << (token.line > 0 ? ":" + std::to_string(token.line) : "") << ": "
                      << styled(token.sentence, is_trouble(token.kind) ? Style::bad : Style::warn) << "\n";
}

Json json_of_tokens(const NamedDeck& deck)
{
    Json tokens = Json::array();
    for (const DeckToken& token : deck.read.tokens)
        tokens.push_back({{"line", token.line},
                          {"written", token.written},
                          {"kind", to_string(token.kind)},
                          {"sentence", token.sentence}});
    return tokens;
}

Json json_of_cards(const std::vector<DeckCard>& cards)
{
    Json list = Json::array();
    for (const DeckCard& card : cards)
        list.push_back(
            {{"count", card.count}, {"name", card.card.name}, {"section", card.section}, {"set", card.card.set}});
    return list;
}

Result<Verdict> verdict_on(const NamedDeck& deck, const std::vector<std::string>& options)
{
    auto engine = carddb::engine_deck(*deck.game, deck.read.cards);
    if (!engine)
        return Failure{engine.error()};
    for (const std::string& option : options)
        if (const auto set = choose_option(*deck.game, engine->position, option); !set)
            return Failure{set.error()};
    return judge_deck(*deck.game, engine->position, engine->deck);
}

void print(const NamedDeck& deck, const Verdict& verdict, const std::string& list)
{
    const bool is_all = deck.read.is_understood();
    const std::size_t broken = verdict.violations.size();
    if (!list.empty() && list != deck.name)
        std::cout << styled(list, Style::bold) << " · ";
    std::cout << styled(deck.name, Style::bold) << " · " << deck.game->title << ", rules " << deck.game->version
              << " · " << count_of(deck.read.cards) << " cards: " << sections_told(*deck.game, deck.read.cards) << "\n";
    for (const Violation& violation : verdict.violations)
        std::cout << told(*deck.game, violation, 2);
    if (!is_all)
        std::cout << styled("Some lines of the list were not understood, so this is no verdict on all of it.\n",
                            Style::bad);
    else if (broken == 0)
        std::cout << styled("legal", Style::good) << "\n";
    else
        std::cout << styled(is_legal(verdict) ? "legal, with remarks" : "illegal",
                            is_legal(verdict) ? Style::warn : Style::bad)
                  << "\n";
}

std::string DeckTally::told(const char* what) const
{
    constexpr std::array said{"legal", "illegal", "without a verdict, as not all of it was understood",
                              "without a verdict, as nothing could be read"};
    const auto named = [](const std::vector<std::string>& lists) {
        std::string names;
        for (const std::string& list : lists)
            names += (names.empty() ? ": " : ", ") + list;
        return names;
    };
    std::string told;
    std::size_t all = 0;
    for (std::size_t kind = 0; kind < lists_.size(); ++kind) {
        const std::vector<std::string>& lists = lists_[kind];
        all += lists.size();
        if (!lists.empty())
            told += "  " + std::to_string(lists.size()) + " " + said[kind] + (kind > 0 ? named(lists) : "") + "\n";
    }
    if (!different_.empty())
        told += "  " + std::to_string(different_.size()) + " otherwise than registered" + named(different_) + "\n";
    return styled(std::to_string(all) + " " + what, Style::bold) + "\n" + told;
}

void print_as_json(const NamedDeck& deck, const Verdict& verdict, const std::string& list)
{
    const bool is_all = deck.read.is_understood();
    Json object;
    if (!list.empty())
        object["list"] = list;
    object.update({{"deck", deck.name},
                   {"game", deck.game->id},
                   {"rules", deck.game->version},
                   {"legal", is_all && is_legal(verdict)},
                   {"understood", is_all},
                   {"violations", Json::array()},
                   {"cards", json_of_cards(deck.read.cards)},
                   {"tokens", json_of_tokens(deck)}});
    for (const Violation& violation : verdict.violations)
        object["violations"].push_back(json_of(*deck.game, violation));
    std::cout << line_of(object);
}

pages::JudgedDeck for_page(const NamedDeck& deck, const Verdict& verdict, const std::vector<std::string>& options)
{
    pages::JudgedDeck judged = shelf::for_page(*deck.game, deck.name, deck.read.cards, verdict);
    judged.house_rules = options;
    for (const DeckToken& token : deck.read.tokens)
        if (is_trouble(token.kind))
            judged.not_understood.push_back((token.line > 0 ? "line " + std::to_string(token.line) + ": " : "") +
                                            token.sentence);
    return judged;
}

void print(const Game& game, const carddb::Meeting& meeting)
{
    for (const Violation& violation : meeting.verdict.violations)
        std::cout << told(game, violation, 2);
    if (meeting.can_begin)
        std::cout << styled("these decks may meet, and a match can begin", Style::good) << "\n";
    else
        std::cout << styled("a match between these decks cannot begin: ", Style::bad) << meeting.due << "\n";
}

void print_as_json(const Game& game, const carddb::Meeting& meeting)
{
    Json object{{"can_begin", meeting.can_begin}, {"due", meeting.due}, {"violations", Json::array()}};
    for (const Violation& violation : meeting.verdict.violations)
        object["violations"].push_back(json_of(game, violation));
    std::cout << line_of(object);
}

}  // namespace cardinal::cli
