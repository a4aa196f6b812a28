#include "tests/companion/match/stage.h"

#include "tests/engine/sample_table.h"

#include <memory>

namespace cardinal::match {
namespace {

/// Cards that no set gave a number get one beyond those of all sets.
std::shared_ptr<const CardLibrary> with_numbers(const CardLibrary& library)
{
    auto numbered = std::make_shared<CardLibrary>(library);
    std::int32_t next = most_card_numbers - 1;
    for (CardFacts& card : numbered->cards)
        if (card.number == no_card_number)
            card.number = next--;
    return numbered;
}

}  // namespace

Position sample_table(const Game& game, const std::string& name)
{
    Position position = cardinal::sample_table(game, name);
    if (position.cards.empty())
        return {};
    position.library = with_numbers(*position.library);
    return position;
}

Laid laid_cards(const Game& game)
{
    constexpr int most_cards = 200;  // with those that are made in the match
    return cli::plain_cards(game, most_cards);
}

PrintedCode code_of(const Game& game, const Position& position, int card)
{
    return {game.letter, position.facts(CardId{static_cast<std::int16_t>(card)}).number, card};
}

Lying seen_of(const std::vector<studio::Thing>& things, const Laid& laid, const Game& game, const Position& position)
{
    Lying lying = cli::seen_without_errors(things, laid.stock);
    for (LyingCard& card : lying.cards)
        if (card.face == Face::up)
            card.code = code_of(game, position, card.track);
    return lying;
}

}  // namespace cardinal::match
