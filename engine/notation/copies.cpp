#include "engine/notation/copies.h"

#include "engine/notation/values.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

constexpr std::size_t most_kinds = 1100;  // more than any line can choose among

bool has_label(const Position& position, CardId card)
{
    const auto index = static_cast<std::size_t>(card.index);
    return index < position.library->labels.size() && !position.library->labels[index].empty();
}

}  // namespace

std::vector<CardId> Copies::all_of(const CardName& name) const
{
    if (name.copy)
        return position_->has(name.copy) ? std::vector{name.copy} : std::vector<CardId>();
    std::vector<CardId> all;
    for (const Card& card : position_->cards)
        if (card.facts == name.facts)
            all.push_back(position_->id_of(card));
    if (name.ordinal == 0)
        return all;
    const auto index = static_cast<std::size_t>(name.ordinal) - 1;
    return index < all.size() ? std::vector{all[index]} : std::vector<CardId>();
}

void Copies::refer(CardId card)
{
    if (position_->has(card))
        referred_[static_cast<std::size_t>(card.index)] = true;
}

void Copies::find_referred()
{
    referred_.assign(position_->cards.size(), false);
    for (const Effect& effect : position_->effects) {
        refer(effect.on);
        refer(effect.source);
    }
    for (const Pending& pending : position_->stack) {
        refer(pending.action.card);
        refer(pending.action.target);
        for (const CardId card : pending.action.cards)
            refer(card);
    }
    for (const Standing& standing : position_->standing)
        refer(standing.card);
    for (const Card& card : position_->cards)
        refer(card.host);
    for (const ValueWord& value : game_->words->values)
        if (value.kind == Kind::card && value.scope == Scope::match && value.counter != not_kept)
            refer({position_->match[value.counter]});
}

Kinds Copies::kinds_of(const CardName& name)
{
    if (name.copy || name.ordinal > 0) {
        const std::vector<CardId> all = all_of(name);
        return all.empty() ? Kinds() : Kinds{all};
    }
    const auto known = kinds_.find(name.facts);
    return known != kinds_.end() ? known->second : kinds_[name.facts] = find_kinds(all_of(name));
}

/// Labels tell copies apart only for people, so they make no kind; but who has none is meant first.
Kinds Copies::find_kinds(std::vector<CardId> all)
{
    if (referred_.empty())
        find_referred();
    std::stable_partition(all.begin(), all.end(), [&](CardId card) { return !has_label(*position_, card); });
    Kinds kinds;
    for (const CardId card : all) {
        const auto is_alike = [&](const std::vector<CardId>& kind) {
            return !referred_[static_cast<std::size_t>(card.index)] &&
                   !referred_[static_cast<std::size_t>(kind.front().index)] &&
                   position_->card(kind.front()) == position_->card(card);
        };
        const auto kind = std::ranges::find_if(kinds, is_alike);
        if (kind == kinds.end() && kinds.size() < most_kinds)
            kinds.push_back({card});
        else if (kind == kinds.end())
            break;
        else
            kind->push_back(card);
    }
    return kinds;
}

std::string list_of(const Game& game, const Position& position, const std::vector<CardId>& cards)
{
    constexpr std::size_t most = 6;
    std::string list;
    for (std::size_t index = 0; index < cards.size() && index < most; ++index) {
        const bool is_last = index + 1 == cards.size();
        list += index == 0 ? "" : is_last ? " or " : ", ";
        list +=
            cardinal::name_of(position, cards[index]) + " at " + write_place(game, position.card(cards[index]).place);
    }
    return cards.size() > most ? list + " and others" : list;
}

}  // namespace cardinal::notation
