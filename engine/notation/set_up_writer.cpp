#include "engine/notation/actions.h"
#include "engine/notation/how_it_lies.h"
#include "engine/notation/set_up.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

/// Items of one line, separated by commas.
class List {
public:
    void add(const std::string& item) { text_ += (text_.empty() ? "" : ", ") + item; }
    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }

private:
    std::string text_{};
};

class SetUpWriter {
public:
    SetUpWriter(const Game& game, const Position& position)
        : game_(game),
          position_(position),
          set_up_(set_up_of(game, position)),
          vocabulary_(game, *position.library),
          lexicon_(vocabulary_, position)
    {}

    std::string text()
    {
        write_table();
        write_cards();
        for (const Effect& effect : set_up_.effects)
            write_effect(effect);
        write_stack();
        for (const Standing& standing : set_up_.standing)
            write_standing(standing);
        return std::move(text_);
    }

private:
    const Game& game_;
    const Position& position_;
    SetUp set_up_;
    Vocabulary vocabulary_;
    Lexicon lexicon_;
    std::string text_{};

    void line(const std::string& text) { text_ += text + "\n"; }

    void write_table()
    {
        if (set_up_.seats)
            line("seats " + std::to_string(*set_up_.seats));
        for (const SetUp::Option& option : set_up_.options)
            line("option " + write_option(option));
        if (!set_up_.match.empty())
            line(numbers(set_up_.match, -1).text());
        for (std::int8_t seat = 0; seat < position_.seats; ++seat)
            if (const auto& told = set_up_.players[static_cast<std::size_t>(seat)]; !told.empty())
                line(write_seat({seat}) + ": " + numbers(told, -1).text());
    }

    std::string write_option(const SetUp::Option& option) const
    {
        const OptionWord& word = game_.words->options[option.index];
        const auto index = static_cast<std::size_t>(option.value);
        const std::string value =
            index < word.values.size() ? std::string(word.values[index]) : "number " + std::to_string(option.value);
        return std::string(word.name) + " " + value;
    }

    List numbers(const std::vector<Assignment>& told, int facts) const
    {
        List list;
        for (const Assignment& assignment : told)
            list.add(write_assignment(lexicon_, assignment, facts));
        return list;
    }

    // ---- cards ----

    /// One line for neighbours that lie at one place on one side, so that the order of the cards is kept.
    void write_cards()
    {
        for (std::size_t first = 0; first < set_up_.cards.size();) {
            std::size_t end = first;
            List list;
            while (end < set_up_.cards.size() && lies_with(set_up_.cards[end], set_up_.cards[first]))
                list.add(write_alike(end, end));
            line(place_of(set_up_.cards[first]) + ": " + list.text());
            first = end;
        }
    }

    static bool lies_with(const PlacedCard& card, const PlacedCard& first)
    {
        return card.place == first.place && (first.place.seat || card.side == first.side);
    }

    /// In a shared zone the seat tells the side.
    std::string place_of(const PlacedCard& card) const
    {
        Place place = card.place;
        if (!place.seat)
            place.seat = card.side.value_or(nobody);
        return write_place(game_, place);
    }

    /// This card and those that follow and are told in the same words: `3 Trooper`. Moves `end` behind them.
    std::string write_alike(std::size_t at, std::size_t& end) const
    {
        const PlacedCard& card = set_up_.cards[at];
        const std::string attributes = attributes_of(card);
        const std::string name = write_name(lexicon_, position_.library->cards[card.facts].name) +
                                 (attributes.empty() ? "" : " (" + attributes + ")");
        ++end;
        if (is_called_by_label(card, at))
            return write_name(lexicon_, card.label) + " = " + name;
        while (end < set_up_.cards.size() && is_told_like(set_up_.cards[end], card, attributes))
            ++end;
        return end - at == 1 ? name : std::to_string(end - at) + " " + name;
    }

    /// A label that two cards have calls only the first of them.
    bool is_called_by_label(const PlacedCard& card, std::size_t at) const
    {
        return !card.label.empty() && lexicon_.labels.find(card.label) == static_cast<int>(at);
    }

    bool is_told_like(const PlacedCard& card, const PlacedCard& other, const std::string& attributes) const
    {
        return card.label.empty() && card.facts == other.facts && lies_with(card, other) &&
               card.place.seat == other.place.seat && attributes_of(card) == attributes;
    }

    std::string attributes_of(const PlacedCard& card) const
    {
        List list;
        const Seat side = card.side.value_or(nobody);
        const Seat side_by_place = card.place.seat ? card.place.seat : side;
        if (side != side_by_place || !side)
            list.add("side " + write_seat(side));
        if (card.owner != side)
            list.add("owner " + write_seat(card.owner.value_or(nobody)));
        if (card.face)
            list.add(write_face(*card.face));
        if (card.turned)
            list.add(write_quarter_turns(*card.turned));
        if (card.is_token)
            list.add(*card.is_token ? "token" : "token no");
        if (card.host)
            list.add("on " + write_card_name(lexicon_, card.host));
        for (const Assignment& assignment : card.numbers)
            list.add(write_assignment(lexicon_, assignment, card.facts));
        return list.text();
    }

    // ---- what is under way ----

    void write_effect(const Effect& effect)
    {
        const Words& words = *game_.words;
        if (effect.stat >= words.effect_stats.size() || effect.until >= words.effect_until.size())
            return;
        std::string text = "effect " + std::string(words.effect_stats[effect.stat]) + (effect.amount < 0 ? " " : " +") +
                           std::to_string(effect.amount);
        if (effect.on)
            text += " on " + write_card_name(lexicon_, effect.on);
        if (effect.on_player)
            text += " on " + write_seat(effect.on_player);
        text += " until " + std::string(words.effect_until[effect.until]);
        line(text + (effect.source ? " from " + write_card_name(lexicon_, effect.source) : ""));
    }

    void write_stack()
    {
        std::string items;
        for (const Pending& pending : position_.stack)
            items += (items.empty() ? "" : "; ") + write_pending(pending);
        if (!items.empty())
            line("stack: " + items);
    }

    std::string write_pending(const Pending& pending) const
    {
        List remarks;
        for (std::int8_t seat = 0; seat < most_seats; ++seat)
            if ((pending.declined >> seat) & 1)
                remarks.add("declined " + write_seat({seat}));
        if (pending.fate != 0 && pending.fate < game_.words->fates.size())
            remarks.add(std::string(game_.words->fates[pending.fate]));
        return write_action(lexicon_, pending.action) + (remarks.empty() ? "" : " (" + remarks.text() + ")");
    }

    void write_standing(const Standing& standing)
    {
        if (standing.rule >= game_.catalogue.size())
            return;
        std::string text = "standing " + std::string(game_.catalogue[standing.rule].id);
        if (standing.card)
            text += " on " + write_card_name(lexicon_, standing.card);
        line(text + (standing.seat ? " on " + write_seat(standing.seat) : ""));
    }
};

}  // namespace

std::string write_position(const Game& game, const Position& position) { return SetUpWriter(game, position).text(); }

}  // namespace cardinal::notation
