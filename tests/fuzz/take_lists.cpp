#include "tests/fuzz/take_lists.h"

#include "carddb/card_export.h"
#include "carddb/deck_list.h"
#include "carddb/decks.h"
#include "carddb/plain_text.h"
#include "carddb/small_xml.h"
#include "engine/core/utf8.h"
#include "engine/games/all_games.h"
#include "engine/notation/cards.h"
#include "tests/fuzz/demand.h"

#include <string>
#include <tuple>

namespace cardinal::fuzz {
namespace {

using namespace carddb;

constexpr std::size_t most_cards_to_write = 20;  // a fuzzer learns from many small inputs

bool is_utf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto length = length_of_character(text, at);
        if (!length)
            return false;
        at += *length;
    }
    return true;
}

std::vector<StoredCard> as_stored(const Game& game, const CardDrafts& drafts)
{
    std::vector<StoredCard> cards;
    for (const CardDraft& draft : drafts.good)
        if (cards.size() < most_cards_to_write)
            cards.push_back({.game = std::string(game.id),
                             .set = "set",
                             .name = draft.facts().name,
                             .description = notation::write_card(*game.words, draft.card, draft.facts())});
    return cards;
}

void demand_same(const Game& game, const std::vector<StoredCard>& cards, Result<CardRows> rows, const std::string& text)
{
    demand(rows.has_value(), "A written list cannot be read:", text);
    const auto again = read_drafts(game, std::move(*rows));
    demand(again && again->bad.empty(), "A written card cannot be read:", text);
    const std::vector<StoredCard> back = as_stored(game, *again);
    demand(back.size() == cards.size(), "A written list has another number of cards:", text);
    for (std::size_t at = 0; at < cards.size(); ++at)
        demand(back[at].description == cards[at].description,
               "A written card comes back otherwise:", cards[at].description + back[at].description + text);
}

void write_and_read_back(const Game& game, const CardDrafts& drafts)
{
    const std::vector<StoredCard> cards = as_stored(game, drafts);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const auto library = library_of(game, std::span(&cards[at], 1));
        demand(library && *library == drafts.good[at].card, "A stored card is another one:", cards[at].description);
    }
    const auto csv = csv_of(game, cards);
    const auto json = json_of(game, cards);
    demand(csv && json, "Cards cannot be written:", "");
    demand_same(game, cards, read_csv_cards(*csv), *csv);
    demand_same(game, cards, read_json_cards(*json), *json);
}

void take_card_list(const Game& game, Result<CardRows> rows)
{
    if (!rows)
        return;
    const std::size_t all = rows->rows.size() + rows->bad.size();
    const auto drafts = read_drafts(game, std::move(*rows));
    if (!drafts)
        return;
    demand(drafts->good.size() + drafts->bad.size() == all, "A row was dropped:", "");
    write_and_read_back(game, *drafts);
}

void demand_sense(const Result<DeckList>& list)
{
    if (!list)
        return demand(!list.error().sentence.empty(), "A list fails without a word.", "");
    for (const ListLine& line : list->lines)
        demand(line.kind != ListLine::Kind::card || !line.readings.empty(), "A card has no reading:", line.written);
}

}  // namespace

void take_lists(std::string_view bytes)
{
    const std::string text = plain_text(bytes).text;
    demand(is_utf8(text), "A text is no UTF-8 after all:", text);
    std::ignore = read_xml(text);
    for (const Game* game : all_games()) {
        take_card_list(*game, read_csv_cards(text));
        take_card_list(*game, read_json_cards(text));
        const std::vector<std::string> sections = sections_of(*game);
        for (const auto& list :
             {read_deck_list(text, sections), Result<DeckList>(read_text_list(text, sections)),
              Result<DeckList>(read_ydk_list(text)), read_xml_list(text), read_csv_list(text), read_json_list(text)})
            demand_sense(list);
    }
}

}  // namespace cardinal::fuzz
