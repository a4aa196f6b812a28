#include "engine/record/differences.h"

#include "engine/notation/facts.h"

#include <algorithm>

namespace cardinal {
namespace {

using notation::Lexicon;

/// Compares number by number; a card that is only in one of the two has its own sentence.
class Comparison {
public:
    Comparison(const Game& game, const Position& now, const Position& then)
        : game_(game),
          now_(now),
          then_(then),
          vocabulary_(game, *now.library),
          names_now_(vocabulary_, now),
          names_then_(vocabulary_, then)
    {}

    std::vector<std::string> sentences()
    {
        for (std::size_t value = 0; value < game_.words->values.size(); ++value)
            compare(static_cast<std::int16_t>(value));
        for (std::size_t at = 0; at < std::max(now_.cards.size(), then_.cards.size()); ++at)
            compare_places(CardId{static_cast<std::int16_t>(at)});
        return std::move(sentences_);
    }

private:
    const Game& game_;
    const Position& now_;
    const Position& then_;
    notation::Vocabulary vocabulary_;
    Lexicon names_now_;
    Lexicon names_then_;
    std::vector<std::string> sentences_{};

    const ValueWord& word(std::int16_t value) const { return game_.words->values[static_cast<std::size_t>(value)]; }

    void compare(std::int16_t value)
    {
        if (word(value).scope == Scope::match)
            return compare(value, {});
        if (word(value).scope == Scope::player)
            for (std::int8_t seat = 0; seat < now_.seats; ++seat)
                compare(value, {.seat = Seat{seat}});
        else
            for (std::size_t at = 0; at < std::min(now_.cards.size(), then_.cards.size()); ++at)
                compare(value, {.card = CardId{static_cast<std::int16_t>(at)}});
    }

    void compare(std::int16_t value, Owner owner)
    {
        const Number now = read_value(now_, word(value), owner);
        const Number then = read_value(then_, word(value), owner);
        if (now == then)
            return;
        const int facts = owner.card ? now_.card(owner.card).facts : -1;
        sentences_.push_back(notation::write_number_name(names_now_, value, owner.seat, owner.card) + " would be " +
                             notation::write_value(names_then_, word(value), facts, then) + " instead of " +
                             notation::write_value(names_now_, word(value), facts, now) + ".");
    }

    std::string place_of(const Position& position, CardId card) const
    {
        const Place place = position.card(card).place;
        return place == nowhere ? "nowhere" : notation::write_place(game_, place);
    }

    void compare_places(CardId card)
    {
        if (!then_.has(card))
            sentences_.push_back(name_of(now_, card) + " would not be there.");
        else if (!now_.has(card))
            sentences_.push_back(name_of(then_, card) + " would lie at " + place_of(then_, card) + ".");
        else if (now_.card(card).place != then_.card(card).place)
            sentences_.push_back(name_of(now_, card) + " would lie at " + place_of(then_, card) + " instead of " +
                                 place_of(now_, card) + ".");
    }
};

}  // namespace

std::vector<std::string> differences(const Game& game, const Position& now, const Position& then)
{
    return Comparison(game, now, then).sentences();
}

}  // namespace cardinal
