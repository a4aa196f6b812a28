#include "engine/rules/game.h"

#include "engine/rules/action_word.h"

#include <algorithm>

namespace cardinal {
namespace {

bool exists(const Position& position, CardId card) { return !card || position.has(card); }
bool exists(const Position& position, Seat seat) { return !seat || position.has(seat); }

bool is_filled(const Action& action, const SlotWord& slot)
{
    switch (slot.slot) {
    case Slot::card: return static_cast<bool>(action.card);
    case Slot::target: return static_cast<bool>(action.target);
    case Slot::other: return static_cast<bool>(action.other);
    case Slot::place: return action.place != nowhere;
    case Slot::word:
    case Slot::ability: return action.word != no_number;
    case Slot::number: return action.number != no_number;
    case Slot::cards: return !action.cards.empty();
    case Slot::numbers: return !action.numbers.empty();
    }
    return false;
}

bool is_ability(const Position& position, const Action& action)
{
    return action.word >= 0 && static_cast<std::size_t>(action.word) < position.facts(action.card).abilities.size();
}

bool is_known(const Position& position, const Action& action, const SlotWord& slot)
{
    if (slot.slot == Slot::ability && is_filled(action, slot))
        return is_ability(position, action);
    if (slot.slot == Slot::word && is_filled(action, slot))
        return action.word >= 0 && static_cast<std::size_t>(action.word) < slot.words.size();
    return true;
}

/// Of a template's free choice, the cards that are legal alone.
void keep_legal_choices(const Game& game, const Position& position, Template& option, Verdict& verdict)
{
    const auto breaks_a_rule = [&](CardId card) {
        option.action.cards.assign(1, card);
        verdict.violations.clear();
        game.judge(position, option.action, verdict);
        return !verdict.legal();
    };
    std::erase_if(option.any_of, breaks_a_rule);
    option.action.cards.clear();
}

bool is_told(const Position& position, std::uint16_t rule, const Violation& violation)
{
    return std::ranges::find(position.standing, Standing{rule, violation.card, violation.seat}) !=
           position.standing.end();
}

std::uint16_t number_of(const Game& game, std::string_view rule)
{
    const auto found = std::ranges::find(game.catalogue, rule, &RuleInfo::id);
    return static_cast<std::uint16_t>(found - game.catalogue.begin());
}

}  // namespace

bool is_place(const Game& game, const Position& position, Place place)
{
    if (place == nowhere)
        return true;
    if (place.zone >= game.words->zones.size())
        return false;
    const ZoneWord& zone = game.words->zones[place.zone];
    const bool seat_fits = zone.each_seat ? position.has(place.seat) : !place.seat;
    const bool slot_fits = zone.slots == 0 ? place.slot == 0 : place.slot >= 1 && place.slot <= zone.slots;
    return seat_fits && slot_fits;
}

bool is_well_formed(const Game& game, const Position& position, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    if (!word || (word->who == Who::player && !position.has(action.seat)) || !exists(position, action.seat) ||
        !exists(position, action.card) || !exists(position, action.target) || !exists(position, action.other) ||
        !is_place(game, position, action.place))
        return false;
    if (!std::ranges::all_of(action.cards, [&](CardId card) { return position.has(card); }))
        return false;
    return std::ranges::all_of(word->slots, [&](const SlotWord& slot) {
        return (!slot.needed || is_filled(action, slot)) && is_known(position, action, slot);
    });
}

Verdict judge(const Game& game, const Position& position, const Action& action)
{
    Verdict verdict;
    if (is_well_formed(game, position, action))
        game.judge(position, action, verdict);
    return verdict;
}

Position apply(const Game& game, Position position, const Action& action)
{
    if (is_well_formed(game, position, action))
        game.apply(position, action);
    return position;
}

std::vector<Template> options(const Game& game, const Position& position)
{
    std::vector<Template> found;
    game.propose(position, found);
    Verdict verdict;
    std::erase_if(found, [&](Template& option) {
        if (!option.any_of.empty()) {
            keep_legal_choices(game, position, option, verdict);
            return option.any_of.size() < option.at_least;
        }
        verdict.violations.clear();
        game.judge(position, option.action, verdict);
        return !verdict.legal();
    });
    return found;
}

BrokenStates broken_states(const Game& game, const Position& position)
{
    BrokenStates found;
    game.judge_states(position, found.untold);
    for (const Violation& violation : found.untold.violations)
        found.all.push_back({number_of(game, violation.rule), violation.card, violation.seat});
    std::erase_if(found.untold.violations,
                  [&](const Violation& each) { return is_told(position, number_of(game, each.rule), each); });
    for (Violation& violation : found.untold.violations)
        violation.of_state = true;
    return found;
}

Verdict judge_states(const Game& game, const Position& position) { return broken_states(game, position).untold; }

Position remember_states(const Game& game, Position position)
{
    position.standing = broken_states(game, position).all;
    return position;
}

Verdict judge_fact(const Game& game, const Position& position, const Fact& fact)
{
    Verdict verdict;
    game.judge_fact(position, fact, verdict);
    return verdict;
}

Position take_fact(const Game& game, Position position, const Fact& fact)
{
    game.take_fact(position, fact);
    return position;
}

Position set_right(const Game& game, Position position, const Fact& fact)
{
    const auto take = game.set_right ? game.set_right : game.take_fact;
    take(position, fact);
    return position;
}

std::vector<Question> questions(const Game& game, const Position& position)
{
    std::vector<Question> found;
    game.ask(position, found);
    return found;
}

Board board(const Game& game, const Position& position)
{
    Board seen;
    seen.cards.reserve(position.cards.size());
    game.show(position, seen);
    return seen;
}

Verdict judge_deck(const Game& game, const Position& position, const Deck& deck)
{
    Verdict verdict;
    game.judge_deck(position, deck, verdict);
    return verdict;
}

const RuleInfo* find_rule_info(const Game& game, std::string_view id)
{
    const auto found = std::ranges::find(game.catalogue, id, &RuleInfo::id);
    return found == game.catalogue.end() ? nullptr : &*found;
}

}  // namespace cardinal
