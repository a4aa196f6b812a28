#include "companion/match/members.h"

#include <algorithm>
#include <utility>

namespace cardinal::match {

std::uint16_t facts_of(const Game& game, const CardLibrary& library, const PrintedCode& code)
{
    if (code.game != game.letter)
        return blank_facts;
    const auto found = std::ranges::find(library.cards, code.card, &CardFacts::number);
    return found == library.cards.end() ? blank_facts : static_cast<std::uint16_t>(found - library.cards.begin());
}

namespace {

/// A card's effects name the things that they make.
bool names(const Game& game, const Position& position, const std::vector<CardEffect>& effects, const std::string& name)
{
    return std::ranges::any_of(effects, [&](const CardEffect& effect) {
        return std::ranges::any_of(game.words->effect.fields, [&](const FieldWord& word) {
            const Number number = effect.fields[word.field];
            return word.kind == Kind::name && is_given(number) && position.named(number) == name;
        });
    });
}

/// Some deck holds that card.
bool is_listed(const Position& position, std::uint16_t facts)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) { return card.facts == facts && !card.is_token; });
}

/// Several copies may come into being of what did once.
bool was_made(const Position& position, std::uint16_t facts)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) { return card.facts == facts && card.is_token; });
}

bool is_made_by_a_card(const Game& game, const Position& position, const std::string& name)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        const CardFacts& facts = position.facts(card);
        return names(game, position, facts.effects, name) ||
               std::ranges::any_of(facts.abilities, [&](const Ability& ability) {
                   return names(game, position, ability.effects, name);
               });
    });
}

}  // namespace

Members::Members(const Game& game, std::span<const Member> registered) : game_(game)
{
    for (const Member& member : registered)
        registered_.emplace(member.code, member.owner);
}

/// 0 lies where it is seen; then those that are missed elsewhere; then those that nobody could see before; then the
/// rest.
int Members::unlikeliness(const Position& position, CardId id, const Place& place, Seat side, const Looks& looks) const
{
    const Card& card = position.card(id);
    const ZoneWord& zone = game_.words->zones[card.place.zone];
    const bool was_out_of_sight = card.place == nowhere || zone.hidden || !zone.on_table;
    const int where = card.place == place ? 0 : was_out_of_sight ? 4 : looks.is_missed(id) ? 2 : 6;
    return where + (card.owner == side || !side ? 0 : 1);
}

CardId Members::can_be(const PrintedCode& code, const Place& place, Seat side, const Position& position,
                       const Looks& looks) const
{
    const std::uint16_t facts = facts_of(game_, *position.library, code);
    const auto owner = registered_.find(code);
    CardId best = no_card;
    std::pair<int, int> least{};
    if (facts == blank_facts)
        return best;
    if (!registered_.empty() && owner == registered_.end() && is_listed(position, facts))
        return best;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_taken = std::ranges::any_of(known_, [&](const auto& known) { return known.second == id; });
        if (card.facts != facts || has_left(id, position) || is_taken ||
            (owner != registered_.end() && card.owner != owner->second))
            continue;
        const std::pair here(unlikeliness(position, id, place, side, looks), looks.unlike(id));
        if (best && here >= least)
            continue;
        best = id;
        least = here;
    }
    return best;
}

/// What was made in the match and left it comes back as something new.
bool Members::has_left(CardId card, const Position& position) const
{
    return position.card(card).is_token && !game_.words->zones[position.card(card).place.zone].on_table;
}

/// Several that are made at once follow each other in the order in which they are seen: they are alike.
CardId Members::next_made(const PrintedCode& code, const Position& position) const
{
    const std::uint16_t facts = facts_of(game_, *position.library, code);
    if (facts == blank_facts || is_listed(position, facts) ||
        !(was_made(position, facts) || is_made_by_a_card(game_, position, position.library->cards[facts].name)))
        return no_card;
    int next = static_cast<int>(position.cards.size());
    for (const auto& [other, card] : known_)
        next = std::max(next, card.index + 1);
    return CardId{static_cast<std::int16_t>(next)};
}

bool Members::comes_with_the_beginning(const PrintedCode& code, const Position& position) const
{
    const std::uint16_t facts = facts_of(game_, *position.library, code);
    const auto begin = std::ranges::find(game_.words->actions, "begin", &ActionWord::name);
    if (facts == blank_facts || is_listed(position, facts) || begin == game_.words->actions.end())
        return false;
    const auto copies_in = [&](const Position& at) { return std::ranges::count(at.cards, facts, &Card::facts); };
    return copies_in(apply(game_, position, {.kind = begin->kind})) > copies_in(position);
}

std::variant<CardId, Stranger> Members::who_is(const PrintedCode& code, const Place& place, Seat side,
                                               const Position& position, const Looks& looks)
{
    const auto known = known_.find(code);
    if (known != known_.end() && !has_left(known->second, position))
        return known->second;
    known_.erase(code);
    CardId card = can_be(code, place, side, position, looks);
    if (!card)
        card = next_made(code, position);
    if (!card)
        return Stranger{.facts = facts_of(game_, *position.library, code), .place = place};
    known_[code] = card;
    return card;
}

}  // namespace cardinal::match
