#include "engine/rules/why.h"

#include <algorithm>
#include <memory>

namespace cardinal {
namespace {

/// Asks for one number of one thing, at tables that are nearly the same.
class Asking {
public:
    Asking(const Game& game, const Position& position, const ValueWord& value, Owner owner)
        : game_(game), position_(position), value_(value), owner_(owner), whole_(read(position))
    {}

    Why answer()
    {
        Why told{.number = whole_, .rules = rules_of(game_, value_), .is_kept = !value_.read};
        if (value_.read && value_.kind == Kind::number) {
            add_printed(told);
            add_cards(told);
            add_effects(told);
        }
        Number rest = whole_;
        for (const Addend& addend : told.addends)
            rest = static_cast<Number>(rest - addend.amount);
        if (rest != 0 && !told.addends.empty())
            told.addends.push_back({.amount = rest});
        return told;
    }

private:
    const Game& game_;
    const Position& position_;
    const ValueWord& value_;
    Owner owner_;
    Number whole_;

    Number read(const Position& position) const { return read_value(position, value_, owner_); }
    bool is_open(const Card& card) const { return game_.words->zones[card.place.zone].in_play; }

    void add(Why& told, Addend addend, Number without) const
    {
        addend.amount = static_cast<Number>(whole_ - without);
        if (addend.amount != 0)
            told.addends.push_back(addend);
    }

    /// A field that carries the number's own name is what it began with, also where its owner has less of it by now.
    void add_printed(Why& told) const
    {
        if (!position_.has(owner_.card) || position_.card(owner_.card).facts >= position_.library->cards.size())
            return;
        for (const FieldWord& field : game_.words->card.fields) {
            const Number printed = position_.facts(owner_.card).fields[field.field];
            if (field.kind != Kind::number || !is_given(printed) || printed == 0)
                continue;
            const Addend addend{.from = Addend::From::printed, .card = owner_.card, .what = field.name};
            if (field.name == value_.name)
                add(told, addend, static_cast<Number>(whole_ - printed));
            else
                add(told, addend, read(without_field(field.field)));
        }
    }

    Position without_field(std::uint8_t field) const
    {
        auto library = std::make_shared<CardLibrary>(*position_.library);
        library->cards[position_.card(owner_.card).facts].fields[field] = 0;
        Position other = position_;
        other.library = std::move(library);
        return other;
    }

    void add_cards(Why& told) const
    {
        Position without = position_;
        for (std::size_t at = 0; at < position_.cards.size(); ++at) {
            const CardId card{static_cast<std::int16_t>(at)};
            if (card == owner_.card || !is_open(position_.card(card)))
                continue;
            without.card(card).place = nowhere;
            without.card(card).side = nobody;
            without.card(card).host = no_card;
            add(told, {.from = Addend::From::card, .card = card}, read(without));
            without.card(card) = position_.card(card);
        }
    }

    void add_effects(Why& told) const
    {
        const auto untils = game_.words->effect_until;
        for (std::size_t at = 0; at < position_.effects.size(); ++at) {
            const Effect& effect = position_.effects[at];
            Position without = position_;
            without.effects.erase(without.effects.begin() + static_cast<std::ptrdiff_t>(at));
            add(told,
                {.from = Addend::From::effect,
                 .card = effect.source,
                 .what = effect.until < untils.size() ? untils[effect.until] : std::string_view()},
                read(without));
        }
    }
};

}  // namespace

std::vector<const RuleInfo*> rules_of(const Game& game, const ValueWord& value)
{
    std::vector<const RuleInfo*> rules;
    for (const NumberRule& word : game.words->number_rules)
        if (word.scope == value.scope && word.value == value.name)
            if (const RuleInfo* rule = find_rule_info(game, word.rule))
                rules.push_back(rule);
    return rules;
}

Why why(const Game& game, const Position& position, int value, Owner owner)
{
    const auto& values = game.words->values;
    if (value < 0 || static_cast<std::size_t>(value) >= values.size() || !position.library)
        return {};
    return Asking(game, position, values[static_cast<std::size_t>(value)], owner).answer();
}

}  // namespace cardinal
