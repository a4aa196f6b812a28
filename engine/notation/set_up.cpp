#include "engine/notation/set_up.h"

#include <algorithm>

// Numbers are set twice: before the game fills in what follows, since that may rest on them, and after it, since what
// was told holds. A number that already reads as it should is left alone; setting a computed one may have a price.
namespace cardinal::notation {
namespace {

void set_numbers(const Game& game, Position& position, const std::vector<Assignment>& numbers, Owner owner)
{
    for (const Assignment& assignment : numbers) {
        const ValueWord& value = game.words->values[static_cast<std::size_t>(assignment.value)];
        if (read_value(position, value, owner) != assignment.told.number)
            write_value(position, value, owner, assignment.told.number);
    }
}

void set_all_numbers(const Game& game, const SetUp& set_up, Position& position)
{
    set_numbers(game, position, set_up.match, {});
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        set_numbers(game, position, set_up.players[static_cast<std::size_t>(seat)], {.seat = {seat}});
    for (std::size_t index = 0; index < set_up.cards.size(); ++index)
        set_numbers(game, position, set_up.cards[index].numbers, {.card = {static_cast<std::int16_t>(index)}});
}

Card card_from(const PlacedCard& placed)
{
    const Seat side = placed.side.value_or(nobody);
    return {.facts = placed.facts,
            .owner = placed.owner.value_or(side),
            .side = side,
            .place = placed.place,
            .face = placed.face.value_or(Face::up),
            .turned = placed.turned.value_or(std::uint8_t{0}),
            .host = placed.host,
            .is_token = placed.is_token.value_or(false)};
}

/// The game may have laid it down otherwise than it was told.
void hold_to(const PlacedCard& placed, Card& card)
{
    if (placed.is_of_a_deck)
        return;
    const Card told = card_from(placed);
    card.owner = told.owner;
    card.side = told.side;
    card.place = told.place;
    card.host = told.host;
    card.face = placed.face.value_or(card.face);
    card.turned = placed.turned.value_or(card.turned);
    card.is_token = placed.is_token.value_or(card.is_token);
}

void hold_cards(const SetUp& set_up, Position& position)
{
    for (std::size_t index = 0; index < set_up.cards.size(); ++index)
        hold_to(set_up.cards[index], position.cards[index]);
}

}  // namespace

Position lay(const Game& game, std::shared_ptr<const CardLibrary> library, const SetUp& set_up)
{
    Position position{.library = std::move(library)};
    position.seats = set_up.seats.value_or(position.seats);
    for (const SetUp::Option& option : set_up.options)
        position.options[option.index] = option.value;
    game.lay_out(position);
    position.seats = set_up.seats.value_or(position.seats);
    for (const PlacedCard& placed : set_up.cards)
        add_card(position, card_from(placed));
    for (std::size_t index = 0; index < set_up.cards.size(); ++index)
        game.put_down(position, {static_cast<std::int16_t>(index)});
    hold_cards(set_up, position);
    position.effects.insert(position.effects.end(), set_up.effects.begin(), set_up.effects.end());
    position.standing = set_up.standing;
    set_all_numbers(game, set_up, position);
    return position;
}

void settle(const Game& game, const SetUp& set_up, Position& position)
{
    game.settle(position);
    hold_cards(set_up, position);
    set_all_numbers(game, set_up, position);
}

std::shared_ptr<const CardLibrary> with_labels(std::shared_ptr<const CardLibrary> library,
                                               const std::vector<PlacedCard>& cards)
{
    std::vector<std::string> labels;
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (cards[index].label.empty())
            continue;
        labels.resize(index + 1);
        labels[index] = cards[index].label;
    }
    if (labels == library->labels)
        return library;
    auto labelled = std::make_shared<CardLibrary>(*library);
    labelled->labels = std::move(labels);
    return labelled;
}

}  // namespace cardinal::notation
