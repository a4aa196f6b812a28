#include "companion/shelf/decks.h"

#include "carddb/copies.h"
#include "carddb/sha256.h"
#include "companion/pages/telling.h"
#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::shelf {

using carddb::DeckCard;

int count_of(const std::vector<DeckCard>& cards)
{
    int count = 0;
    for (const DeckCard& card : cards)
        count += card.count;
    return count;
}

std::string sections_told(const Game& game, const std::vector<DeckCard>& cards)
{
    std::string told;
    for (const SectionWord& section : game.words->sections) {
        int count = 0;
        for (const DeckCard& card : cards)
            count += card.section == section.name ? card.count : 0;
        if (count > 0)
            told += (told.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(section.name);
    }
    return told;
}

bool is_legal(const Verdict& verdict)
{
    return std::ranges::none_of(verdict.violations,
                                [](const Violation& broken) { return broken.severity == Severity::illegal; });
}

const char* word_for(Standing standing)
{
    switch (standing) {
    case Standing::legal: return "legal";
    case Standing::legal_with_remarks: return "legal, with remarks";
    case Standing::illegal: return "illegal";
    default: return "cannot be judged";
    }
}

namespace {

void judge(ShelvedDeck& deck, const pages::Tongue& say)
{
    const auto engine = carddb::engine_deck(*deck.game, deck.cards);
    if (!engine) {
        deck.findings.push_back({.sentence = engine.error().sentence});
        return;
    }
    deck.verdict = judge_deck(*deck.game, engine->position, engine->deck);
    const Verdict& verdict = deck.verdict;
    for (const Violation& violation : verdict.violations)
        deck.findings.push_back({.sentence = violation.sentence + ".",
                                 .cited = pages::cited(*deck.game, violation, say),
                                 .note = pages::unclear_note(*deck.game, violation, say),
                                 .is_illegal = violation.severity == Severity::illegal});
    deck.standing = verdict.legal()   ? Standing::legal
                  : is_legal(verdict) ? Standing::legal_with_remarks
                                      : Standing::illegal;
}

std::string fingerprint_of(const Game& game, const std::vector<DeckCard>& cards)
{
    const std::string text = carddb::text_of_deck("", cards);
    return carddb::to_string(carddb::sha256(std::string(game.id) + "\n" + text)).substr(0, 16);
}

}  // namespace

ShelvedDeck judged_deck(const Game& game, std::string name, std::vector<DeckCard> cards, const pages::Tongue& say)
{
    ShelvedDeck deck{.game = &game, .name = std::move(name), .sections = sections_told(game, cards)};
    deck.cards = std::move(cards);
    deck.count = count_of(deck.cards);
    judge(deck, say);
    return deck;
}

Result<std::vector<DeckCard>> with_card(carddb::Database& database, const Game& game, std::vector<DeckCard> cards,
                                        const carddb::StoredCard& card, int by)
{
    const auto there = std::ranges::find(cards, card.id, [](const DeckCard& one) { return one.card.id; });
    if (there != cards.end()) {
        there->count += by;
        if (there->count <= 0)
            cards.erase(there);
        return cards;
    }
    if (by <= 0)
        return cards;
    const carddb::DeckList list{
        .format = "text",
        .lines = {{.written = card.name, .readings = {{.count = by, .name = card.name, .set = card.set}}}}};
    auto understood = carddb::understand(database, game, list);
    if (!understood)
        return Failure{understood.error()};
    for (const carddb::DeckToken& token : understood->tokens)
        if (carddb::is_trouble(token.kind))
            return Failure{{token.sentence}};
    cards.insert(cards.end(), understood->cards.begin(), understood->cards.end());
    return cards;
}

pages::JudgedDeck for_page(const Game& game, const std::string& name, const std::vector<DeckCard>& cards,
                           const Verdict& verdict)
{
    pages::JudgedDeck judged{.name = name, .verdict = verdict, .fingerprint = fingerprint_of(game, cards)};
    for (const SectionWord& section : game.words->sections) {
        pages::JudgedDeck::Section told{.name = std::string(section.name)};
        for (const DeckCard& card : cards)
            if (card.section == section.name)
                told.lines.push_back({card.count, card.card.name});
        if (!told.lines.empty())
            judged.sections.push_back(std::move(told));
    }
    return judged;
}

Result<std::vector<ShelvedDeck>> decks_on_shelf(carddb::Database& database, const pages::Tongue& say)
{
    const auto stored = carddb::list_decks(database);
    if (!stored)
        return Failure{stored.error()};
    std::vector<ShelvedDeck> decks;
    for (const carddb::StoredDeck& one : *stored) {
        const Game* game = find_game(one.game);
        if (game == nullptr)
            continue;
        auto cards = carddb::cards_of_deck(database, one.id);
        const auto copies = cards ? carddb::copies_of_deck(database, one.id) : std::vector<carddb::Copy>();
        if (!cards || !copies)
            return Failure{cards ? copies.error() : cards.error()};
        ShelvedDeck deck = judged_deck(*game, one.name, std::move(*cards), say);
        deck.id = one.id;
        deck.copies = static_cast<int>(copies->size());
        decks.push_back(std::move(deck));
    }
    std::ranges::sort(decks, {}, [](const ShelvedDeck& deck) { return std::pair(deck.game->title, deck.name); });
    return decks;
}

}  // namespace cardinal::shelf
