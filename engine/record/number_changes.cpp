#include "engine/record/number_changes.h"

#include "engine/notation/facts.h"

#include <algorithm>

namespace cardinal {
namespace {

constexpr std::size_t most_changes = 200;  // nobody reads more, and a huge table stays quick

class Changes {
public:
    Changes(const notation::Lexicon& lexicon, const Position& before, const Position& after)
        : lexicon_(lexicon), before_(before), after_(after)
    {}

    std::vector<NumberChange> all()
    {
        add_all(Scope::match, {});
        for (std::int8_t seat = 0; seat < after_.seats; ++seat)
            add_all(Scope::player, {.seat = {seat}});
        const std::size_t both = std::min(before_.cards.size(), after_.cards.size());
        for (std::size_t card = 0; card < both && changes_.size() < most_changes; ++card)
            if (before_.cards[card] != after_.cards[card] || is_under_effect(card))
                add_all(Scope::card, {.card = {static_cast<std::int16_t>(card)}});
        return std::move(changes_);
    }

private:
    const notation::Lexicon& lexicon_;
    const Position& before_;
    const Position& after_;
    std::vector<NumberChange> changes_{};

    bool is_under_effect(std::size_t card) const
    {
        const auto is_on = [&](const Effect& effect) { return effect.on.index == static_cast<std::int16_t>(card); };
        return before_.effects != after_.effects &&
               (std::ranges::any_of(before_.effects, is_on) || std::ranges::any_of(after_.effects, is_on));
    }

    void add_all(Scope scope, Owner owner)
    {
        for (const std::int16_t index : lexicon_.vocabulary->values_of(scope).indices) {
            const ValueWord& value = lexicon_.words().values[static_cast<std::size_t>(index)];
            const Number before = read_value(before_, value, owner);
            const Number after = read_value(after_, value, owner);
            if (before == after)
                continue;
            const int facts = owner.card ? after_.card(owner.card).facts : -1;
            changes_.push_back({.name = notation::write_number_name(lexicon_, index, owner.seat, owner.card),
                                .before = notation::write_value(lexicon_, value, facts, before),
                                .after = notation::write_value(lexicon_, value, facts, after),
                                .value = &value,
                                .owner = owner});
        }
    }
};

bool is_in_play(const Game& game, const Position& position, CardId card)
{
    return position.has(card) && game.words->zones[position.card(card).place.zone].in_play;
}

bool is_named_in(std::span<const std::string_view> names, const NumberChange& change)
{
    return std::ranges::find(names, change.value->name) != names.end();
}

}  // namespace

std::vector<NumberChange> number_changes(const notation::Lexicon& lexicon, const Position& before,
                                         const Position& after)
{
    return Changes(lexicon, before, after).all();
}

std::vector<NumberChange> news_among(const Game& game, std::vector<NumberChange> changes, const Position& before)
{
    std::erase_if(changes, [&](const NumberChange& change) {
        const bool is_followed = is_named_in(game.words->headline, change) || is_named_in(game.words->news, change);
        return !is_followed || (change.owner.card && !is_in_play(game, before, change.owner.card));
    });
    return changes;
}

}  // namespace cardinal
