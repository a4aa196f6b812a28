#include "engine/referee/showing.h"

#include <algorithm>

namespace cardinal {

const BoardCard* find_card(const Board& board, CardId card)
{
    const auto found = std::ranges::find(board.cards, card, &BoardCard::card);
    return found == board.cards.end() ? nullptr : &*found;
}

bool shows(const Board& board, const Fact& fact)
{
    const BoardCard* card = find_card(board, fact.card);
    if (fact.what == Fact::What::value && !fact.card)
        return std::ranges::find(board.numbers, fact) != board.numbers.end();
    if (fact.what == Fact::What::value)
        return card && std::ranges::find(card->marks, BoardCard::Mark{fact.value, fact.number}) != card->marks.end();
    return card && card->place == fact.to && static_cast<std::int8_t>(card->face) == fact.face &&
           static_cast<std::int8_t>(card->turned) == fact.turned && card->host == fact.host;
}

bool shows_otherwise(const Board& board, const Fact& fact)
{
    if (fact.what == Fact::What::card)
        return !shows(board, fact);
    if (!fact.card)
        return std::ranges::any_of(board.numbers, [&](const Fact& number) {
            return is_about_the_same(number, fact) && number.number != fact.number;
        });
    const BoardCard* card = find_card(board, fact.card);
    return !card || std::ranges::any_of(card->marks, [&](const BoardCard::Mark& mark) {
        return mark.value == fact.value && mark.number != fact.number;
    });
}

void show(Board& board, const Fact& fact)
{
    for (Fact& number : board.numbers)
        if (is_about_the_same(number, fact))
            number.number = fact.number;
    for (BoardCard& card : board.cards)
        for (BoardCard::Mark& mark : card.marks)
            if (card.card == fact.card && mark.value == fact.value)
                mark.number = fact.number;
}

void leave_out(Board& board, const Fact& fact)
{
    std::erase(board.numbers, fact);
    for (BoardCard& card : board.cards)
        if (card.card == fact.card)
            std::erase(card.marks, BoardCard::Mark{fact.value, fact.number});
}

}  // namespace cardinal
