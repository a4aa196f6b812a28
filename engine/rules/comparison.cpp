#include "engine/rules/comparison.h"

#include "engine/position/fingerprint.h"

#include <algorithm>

namespace cardinal {
namespace {

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

/// Boards of one game list the same in the same order, so the first place to look is mostly the right one.
template <class Listed>
bool lists(const std::vector<Listed>& list, const Listed& what, std::size_t likely_at)
{
    return (likely_at < list.size() && list[likely_at] == what) || std::ranges::find(list, what) != list.end();
}

/// A card that is seen; `kept` is the same where it should be, if it should be seen at all.
void add_differences(const BoardCard* kept, const BoardCard& seen, std::vector<Fact>& different)
{
    if (!kept || lies_otherwise(*kept, seen))
        different.push_back(lies(seen, kept ? kept->place : nowhere));
    for (std::size_t at = 0; at < seen.marks.size(); ++at)
        if (const BoardCard::Mark& mark = seen.marks[at]; !kept || !lists(kept->marks, mark, at))
            different.push_back(
                {.what = Fact::What::value, .value = mark.value, .card = seen.card, .number = mark.number});
}

/// A card that is not seen.
bool is_missed(const Board& kept, const BoardCard& card, const Board& seen)
{
    const bool looked = std::ranges::find(seen.looked_at, card.place) != seen.looked_at.end();
    return looked && std::ranges::find(kept.may_be_away, card.card) == kept.may_be_away.end();
}

Fact is_gone(const BoardCard& card) { return {.what = Fact::What::card, .card = card.card, .from = card.place}; }

void add_different_numbers(const Board& kept, const Board& seen, std::vector<Fact>& different)
{
    for (std::size_t at = 0; at < seen.numbers.size(); ++at)
        if (!lists(kept.numbers, seen.numbers[at], at))
            different.push_back(seen.numbers[at]);
}

std::vector<Fact> differences(const Board& kept, const Board& seen, const WhereListed& in_seen)
{
    std::vector<Fact> different;
    const WhereListed in_kept(kept);
    for (const BoardCard& card : seen.cards)
        add_differences(in_kept.find(card.card), card, different);
    for (const BoardCard& card : kept.cards)
        if (!in_seen.find(card.card) && is_missed(kept, card, seen))
            different.push_back(is_gone(card));
    add_different_numbers(kept, seen, different);
    return different;
}

/// Whether every card that both keep alike is seen alike, too.
bool are_seen_by_card(const Game& game, const Position& one, const Position& other)
{
    return game.board_parts && one.cards.size() == other.cards.size() &&
           (!game.board_parts->are_seen_apart || game.board_parts->are_seen_apart(one, other));
}

}  // namespace

WhereListed::WhereListed(const Board& board) : board_(board)
{
    int last = 0;
    for (const BoardCard& each : board.cards)
        last = std::max<int>(last, each.card.index);
    listed_.assign(static_cast<std::size_t>(last) + 1, -1);
    for (std::size_t at = 0; at < board.cards.size(); ++at)
        listed_[static_cast<std::size_t>(std::max<int>(board.cards[at].card.index, 0))] = static_cast<int>(at);
}

std::vector<Fact> differences(const Board& kept, const Board& seen)
{
    return differences(kept, seen, WhereListed(seen));
}

bool look_alike(const Game& game, const Position& one, const Position& other)
{
    if (!are_seen_by_card(game, one, other))
        return board(game, one) == board(game, other);
    std::vector<CardId> unlike;
    find_unlike_cards(one, other, unlike);
    const auto part_of = [&](const Position& position) {
        Board part;
        for (const CardId card : unlike)
            game.board_parts->card(position, position.card(card), part);
        game.board_parts->numbers(position, part);
        return part;
    };
    return part_of(one) == part_of(other);
}

BoardComparison::BoardComparison(const Game& game, const Board& seen) : game_(game), seen_(seen), in_seen_(seen)
{
    const auto is_listed_here = [&](const BoardCard& card) { return in_seen_.find(card.card) == &card; };
    can_be_compared_by_card_ = std::ranges::all_of(seen.cards, is_listed_here);
}

std::vector<Fact> BoardComparison::differences_in(const Position& position) const
{
    return differences(board(game_, position), seen_, in_seen_);
}

std::vector<Fact> BoardComparison::differences_in(const Position& position, const Position& other,
                                                  const std::vector<Fact>& different_there,
                                                  std::span<const CardId> unlike)
{
    if (!can_be_compared_by_card_ || !are_seen_by_card(game_, position, other))
        return differences_in(position);
    fresh_.clear();
    for (const CardId card : unlike)
        note_differences_of(position, card);
    std::ranges::stable_sort(fresh_, {}, &Different::place);
    std::vector<Fact> different;
    different.reserve(different_there.size() + fresh_.size());
    auto next = fresh_.begin();
    for (const Fact& fact : different_there) {
        if (!fact.card)
            break;  // numbers, which come last
        for (; next != fresh_.end() && next->place < place_of(fact.card); ++next)
            different.push_back(next->fact);
        if (!std::ranges::binary_search(unlike, fact.card))
            different.push_back(fact);
    }
    for (; next != fresh_.end(); ++next)
        different.push_back(next->fact);
    add_different_numbers(position, different);
    return different;
}

std::vector<Fact> BoardComparison::differences_in(const Position& position, const Position& other,
                                                  const std::vector<Fact>& different_there)
{
    if (position.cards.size() != other.cards.size())
        return differences_in(position);
    find_unlike_cards(position, other, unlike_);
    return differences_in(position, other, different_there, unlike_);
}

/// What is seen comes first, in its order; then what is missing.
std::size_t BoardComparison::place_of(CardId card) const
{
    const int seen = in_seen_.place_of(card);
    return seen >= 0 ? static_cast<std::size_t>(seen) : seen_.cards.size() + static_cast<std::size_t>(card.index);
}

void BoardComparison::note_differences_of(const Position& position, CardId card)
{
    shown_.cards.clear();
    shown_.may_be_away.clear();
    game_.board_parts->card(position, position.card(card), shown_);
    const BoardCard* kept = shown_.cards.empty() ? nullptr : &shown_.cards.front();
    std::vector<Fact> different;
    if (const BoardCard* seen = in_seen_.find(card))
        add_differences(kept, *seen, different);
    else if (kept && is_missed(shown_, *kept, seen_))
        different.push_back(is_gone(*kept));
    for (const Fact& fact : different)
        fresh_.push_back({place_of(card), fact});
}

void BoardComparison::add_different_numbers(const Position& position, std::vector<Fact>& different)
{
    shown_.numbers.clear();
    game_.board_parts->numbers(position, shown_);
    cardinal::add_different_numbers(shown_, seen_, different);
}

}  // namespace cardinal
