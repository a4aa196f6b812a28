#include "engine/referee/showing.h"

#include "engine/referee/remainder.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace cardinal {
namespace {

/// The newer marks, then those that only the older look read and that are news; nothing where they contradict each
/// other.
template <class Mark, class SameThing, class IsNews>
std::optional<std::vector<Mark>> read_in_either(const std::vector<Mark>& older, const std::vector<Mark>& newer,
                                                SameThing are_about_the_same, IsNews is_news)
{
    std::vector<Mark> both = newer;
    for (const Mark& mark : older) {
        const auto known =
            std::ranges::find_if(newer, [&](const Mark& each) { return are_about_the_same(each, mark); });
        if (known == newer.end() && is_news(mark))
            both.push_back(mark);
        else if (known != newer.end() && *known != mark)
            return std::nullopt;
    }
    return both;
}

bool lies_alike(const BoardCard& one, const BoardCard& other)
{
    return one.card == other.card && one.place == other.place && one.face == other.face && one.turned == other.turned &&
           one.host == other.host;
}

}  // namespace

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

Board read_in_either(const Game& game, const Board& book, const Board& older, Board newer)
{
    if (!std::ranges::equal(older.cards, newer.cards, lies_alike))
        return newer;
    Board both = newer;
    for (std::size_t at = 0; at < both.cards.size(); ++at) {
        const CardId card = both.cards[at].card;
        const auto is_news = [&](const BoardCard::Mark& mark) {
            return shows_otherwise(book, {.value = mark.value, .card = card, .number = mark.number});
        };
        auto marks = read_in_either(
            older.cards[at].marks, newer.cards[at].marks,
            [](const BoardCard::Mark& one, const BoardCard::Mark& other) { return one.value == other.value; }, is_news);
        if (!marks)
            return newer;
        both.cards[at].marks = *std::move(marks);
    }
    const auto is_news = [&](const Fact& number) { return !is_counted(game, number) && shows_otherwise(book, number); };
    auto numbers = read_in_either(older.numbers, newer.numbers, is_about_the_same, is_news);
    if (!numbers)
        return newer;
    both.numbers = *std::move(numbers);
    return both;
}

}  // namespace cardinal
