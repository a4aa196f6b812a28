#include "companion/match/held.h"

#include <algorithm>

namespace cardinal::match {
namespace {

const BoardCard* find(const Board& board, CardId card)
{
    const auto found = std::ranges::find(board.cards, card, &BoardCard::card);
    return found == board.cards.end() ? nullptr : &*found;
}

bool lies_so(const BoardCard& card, const Fact& fact)
{
    return card.place == fact.to && static_cast<std::int8_t>(card.face) == fact.face &&
           static_cast<std::int8_t>(card.turned) == fact.turned && card.host == fact.host;
}

/// Whether the board still shows what was seen then.
bool shows(const Board& board, const Fact& fact)
{
    const BoardCard* card = find(board, fact.card);
    if (fact.what == Fact::What::card)
        return is_missing(fact) ? card == nullptr : card && lies_so(*card, fact);
    if (!fact.card)
        return std::ranges::find(board.numbers, fact) != board.numbers.end();
    return card && std::ranges::find(card->marks, BoardCard::Mark{fact.value, fact.number}) != card->marks.end();
}

/// Where and how the card lies is taken from the book; its marks stay.
void lay_as_in(const Board& book, CardId id, Board& board)
{
    const BoardCard* kept = find(book, id);
    const auto seen = std::ranges::find(board.cards, id, &BoardCard::card);
    if (!kept) {
        if (seen != board.cards.end())
            board.cards.erase(seen);
        return;
    }
    BoardCard card = *kept;
    card.marks = seen == board.cards.end() ? std::vector<BoardCard::Mark>{} : seen->marks;
    if (seen == board.cards.end())
        board.cards.push_back(std::move(card));
    else
        *seen = std::move(card);
}

const BoardCard::Mark* mark_of(const Board& board, const Fact& fact)
{
    const BoardCard* card = find(board, fact.card);
    if (!card)
        return nullptr;
    const auto found = std::ranges::find(card->marks, fact.value, &BoardCard::Mark::value);
    return found == card->marks.end() ? nullptr : &*found;
}

const Fact* number_of(const Board& board, const Fact& fact)
{
    const auto found = std::ranges::find_if(
        board.numbers, [&](const Fact& number) { return number.value == fact.value && number.seat == fact.seat; });
    return found == board.numbers.end() ? nullptr : &*found;
}

/// Where nothing lies that would say the number.
bool is_told_by_nothing(const Board& board, const Fact& fact)
{
    return fact.card ? find(board, fact.card) != nullptr && mark_of(board, fact) == nullptr
                     : number_of(board, fact) == nullptr;
}

/// Whether the card still lies there, and nothing says more of its number than when nothing lay on it; or of a
/// player's.
bool is_bare(const Board& board, const Fact& fact)
{
    const BoardCard::Mark* mark = mark_of(board, fact);
    const Fact* number = fact.card ? nullptr : number_of(board, fact);
    return is_told_by_nothing(board, fact) || (mark && mark->number == fact.number) ||
           (number && number->number == fact.number);
}

/// A number that is not believed is not read.
void leave_out(const Fact& fact, Board& board)
{
    std::erase(board.numbers, fact);
    for (BoardCard& card : board.cards)
        if (card.card == fact.card)
            std::erase(card.marks, BoardCard::Mark{fact.value, fact.number});
}

}  // namespace

void Held::hold(const Board& before, const Board& now, const Board& seen)
{
    const std::vector<Fact> known = differences(before, seen);
    for (const Fact& fact : differences(now, seen))
        if (std::ranges::find_if(known, [&](const Fact& old) { return is_about_the_same(old, fact); }) == known.end())
            held_.push_back(fact);
    // Where no token lies a number is read after a while only: then it is what it was all the time.
    for (const Fact& fact : differences(now, before))
        if (fact.what == Fact::What::value && is_told_by_nothing(seen, fact))
            bare_.push_back(fact);
}

Board Held::as_people_say(Board seen, const Board& book)
{
    std::erase_if(held_, [&](const Fact& fact) { return !shows(seen, fact); });
    std::erase_if(bare_, [&](const Fact& fact) { return !is_bare(seen, fact) || shows(book, fact); });
    for (const Fact& fact : bare_)
        leave_out(fact, seen);
    for (const Fact& fact : held_)
        if (fact.what == Fact::What::card)
            lay_as_in(book, fact.card, seen);
        else
            leave_out(fact, seen);
    return seen;
}

}  // namespace cardinal::match
