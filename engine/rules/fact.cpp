#include "engine/rules/fact.h"

#include <algorithm>

namespace cardinal {
namespace {

const BoardCard* find(const Board& board, CardId card)
{
    const auto found = std::ranges::find(board.cards, card, &BoardCard::card);
    return found == board.cards.end() ? nullptr : &*found;
}

bool lies_otherwise(const BoardCard& kept, const BoardCard& seen)
{
    return kept.place != seen.place || kept.face != seen.face || kept.turned != seen.turned || kept.host != seen.host;
}

Fact lies(const BoardCard& seen, Place from)
{
    return {.what = Fact::What::card,
            .card = seen.card,
            .from = from,
            .to = seen.place,
            .face = static_cast<std::int8_t>(seen.face),
            .turned = static_cast<std::int8_t>(seen.turned),
            .host = seen.host};
}

void add_different_marks(const BoardCard* kept, const BoardCard& seen, std::vector<Fact>& facts)
{
    for (const BoardCard::Mark& mark : seen.marks) {
        const bool is_so = kept && std::ranges::find(kept->marks, mark) != kept->marks.end();
        if (!is_so)
            facts.push_back({.what = Fact::What::value, .value = mark.value, .card = seen.card, .number = mark.number});
    }
}

}  // namespace

std::vector<Fact> differences(const Board& kept, const Board& seen)
{
    std::vector<Fact> facts;
    for (const BoardCard& card : seen.cards) {
        const BoardCard* before = find(kept, card.card);
        if (!before || lies_otherwise(*before, card))
            facts.push_back(lies(card, before ? before->place : nowhere));
        add_different_marks(before, card, facts);
    }
    for (const BoardCard& card : kept.cards) {
        const bool looked = std::ranges::find(seen.looked_at, card.place) != seen.looked_at.end();
        if (looked && !find(seen, card.card))
            facts.push_back({.what = Fact::What::card, .card = card.card, .from = card.place});
    }
    return facts;
}

}  // namespace cardinal
