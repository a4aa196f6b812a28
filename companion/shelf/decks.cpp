#include "companion/shelf/decks.h"

#include "carddb/copies.h"
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

void judge(ShelvedDeck& deck)
{
    const auto engine = carddb::engine_deck(*deck.game, deck.cards);
    if (!engine) {
        deck.findings.push_back({.sentence = engine.error().sentence});
        return;
    }
    const Verdict verdict = judge_deck(*deck.game, engine->position, engine->deck);
    for (const Violation& violation : verdict.violations)
        deck.findings.push_back({.sentence = violation.sentence + ".",
                                 .cited = pages::cited(*deck.game, violation),
                                 .note = pages::ambiguity_note(*deck.game, violation),
                                 .is_illegal = violation.severity == Severity::illegal});
    deck.standing = verdict.legal()   ? Standing::legal
                  : is_legal(verdict) ? Standing::legal_with_remarks
                                      : Standing::illegal;
}

}  // namespace

Result<std::vector<ShelvedDeck>> decks_on_shelf(carddb::Database& database)
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
        ShelvedDeck deck{.game = game,
                         .id = one.id,
                         .name = one.name,
                         .sections = sections_told(*game, *cards),
                         .cards = std::move(*cards),
                         .count = one.count,
                         .copies = static_cast<int>(copies->size())};
        judge(deck);
        decks.push_back(std::move(deck));
    }
    std::ranges::sort(decks, {}, [](const ShelvedDeck& deck) { return std::pair(deck.game->title, deck.name); });
    return decks;
}

}  // namespace cardinal::shelf
