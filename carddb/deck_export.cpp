#include "carddb/card_export.h"
#include "carddb/csv.h"
#include "carddb/decks.h"
#include "carddb/json_text.h"
#include "carddb/small_xml.h"
#include "engine/notation/file.h"

#include <algorithm>

namespace cardinal::carddb {
namespace {

/// Section by section, in the order in which the deck has them.
std::vector<std::string> sections_in(const std::vector<DeckCard>& cards)
{
    std::vector<std::string> sections;
    for (const DeckCard& card : cards)
        if (std::ranges::find(sections, card.section) == sections.end())
            sections.push_back(card.section);
    return sections;
}

template <class Work>
void for_each_in(const std::vector<DeckCard>& cards, const std::string& section, Work&& work)
{
    for (const DeckCard& card : cards)
        if (card.section == section)
            work(card);
}

}  // namespace

std::string text_of_deck(std::string_view name, const std::vector<DeckCard>& cards)
{
    std::string text = name.empty() ? "" : "//NAME: " + std::string(name) + "\n";
    for (const std::string& section : sections_in(cards)) {
        text += "\n" + section + ":\n";
        for_each_in(cards, section,
                    [&](const DeckCard& card) { text += std::to_string(card.count) + " " + card.card.name + "\n"; });
    }
    return text;
}

std::string csv_of_deck(const std::vector<DeckCard>& cards)
{
    std::string text = write_csv({"count", "name", "section", "set", "number"});
    for (const DeckCard& card : cards)
        text += write_csv({std::to_string(card.count), card.card.name, card.section, card.card.set,
                           card.card.number < 0 ? "" : std::to_string(card.card.number)});
    return text;
}

std::string json_of_deck(std::string_view game, std::string_view name, const std::vector<DeckCard>& cards)
{
    Json all{{"game", game}, {"name", name}, {"cards", Json::array()}};
    for (const DeckCard& card : cards)
        all["cards"].push_back(
            {{"count", card.count}, {"name", card.card.name}, {"section", card.section}, {"set", card.card.set}});
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string cod_of_deck(std::string_view name, const std::vector<DeckCard>& cards)
{
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n    <deckname>" +
                       escaped_for_xml(name) + "</deckname>\n";
    for (const std::string& section : sections_in(cards)) {
        text += "    <zone name=\"" + escaped_for_xml(section) + "\">\n";
        for_each_in(cards, section, [&](const DeckCard& card) {
            text += "        <card number=\"" + std::to_string(card.count) + "\" name=\"" +
                    escaped_for_xml(card.card.name) + "\"/>\n";
        });
        text += "    </zone>\n";
    }
    return text + "</cockatrice_deck>\n";
}

Result<std::string> notation_of_deck(const Game& game, const std::vector<DeckCard>& cards)
{
    const auto deck = engine_deck(game, cards);
    if (!deck)
        return Failure{deck.error()};
    std::vector<StoredCard> different;
    for (const DeckCard& card : cards)
        if (std::ranges::find(different, card.card.id, &StoredCard::id) == different.end())
            different.push_back(card.card);
    const auto described = notation_of(game, different);
    if (!described)
        return Failure{described.error()};
    return *described + "\n" + notation::write_deck(*game.words, *deck->position.library, deck->deck);
}

}  // namespace cardinal::carddb
