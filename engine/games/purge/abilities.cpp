#include "engine/games/purge/values.h"

#include <algorithm>

/// Which abilities a card has and which of them work now.
namespace cardinal::purge {
namespace {

const Ability* find_ability(const Position& position, CardId card, int ability)
{
    if (!position.has(card) || ability < 0)
        return nullptr;
    const auto& abilities = position.facts(card).abilities;
    const auto at = static_cast<std::size_t>(ability);
    return at < abilities.size() ? &abilities[at] : nullptr;
}

}  // namespace

Number ability_number(const Position& position, CardId card, int ability, ability::Field field, Number otherwise)
{
    const Ability* found = find_ability(position, card, ability);
    return found && found->fields[field] != not_given ? found->fields[field] : otherwise;
}

int find_keyword(const Position& position, CardId card, Keyword keyword)
{
    if (!position.has(card))
        return -1;
    const auto& abilities = position.facts(card).abilities;
    for (std::size_t at = 0; at < abilities.size(); ++at)
        if (abilities[at].fields[ability::keyword] == static_cast<Number>(keyword))
            return static_cast<int>(at);
    return -1;
}

// purge.tek.unlocks: an ability that waits for a TEK works while that TEK is in play under its card's controller.
bool is_unlocked(const Position& position, CardId card, int ability)
{
    const Ability* found = find_ability(position, card, ability);
    if (!found)
        return false;
    const Number tek = found->fields[ability::unlocked_by];
    return tek == not_given || tek == 0 || has_tek_named(position, position.card(card).side, tek);
}

bool has(const Position& position, CardId card, Keyword keyword)
{
    if (!position.has(card))
        return false;
    // On a Commander, which has no class, the word can but be the keyword.
    if (keyword == Keyword::jet && is_unit_or_commander(position, card) && subclass_of(position, card) == Subclass::jet)
        return true;
    const auto& abilities = position.facts(card).abilities;
    for (std::size_t at = 0; at < abilities.size(); ++at)
        if (abilities[at].fields[ability::keyword] == static_cast<Number>(keyword) &&
            is_unlocked(position, card, static_cast<int>(at)))
            return true;
    return false;
}

bool was_used(const Position& position, CardId card, int ability)
{
    constexpr int abilities_remembered = 15;
    return ability >= 0 && ability < abilities_remembered && (get(position, card, on_card::used) >> ability & 1) != 0;
}

namespace {

// One counter holds how often each event may still be answered: a bit for once, and further up a bit for twice.
constexpr int for_twice = 7;
constexpr int most_answers = 3;
static_assert(static_cast<int>(Event::turn_end) + 1 == for_twice);

int answers_left(const Position& position, CardId card, Event event)
{
    const int events = get(position, card, on_card::happened) >> static_cast<int>(event);
    return (events & 1) + 2 * (events >> for_twice & 1);
}

void leave_answers(Position& position, CardId card, Event event, int answers)
{
    const int left = std::clamp(answers, 0, most_answers);
    const int both = 1 | 1 << for_twice;
    const int events = get(position, card, on_card::happened) & ~(both << static_cast<int>(event));
    const int anew = ((left & 1) | (left >> 1) << for_twice) << static_cast<int>(event);
    set(position, card, on_card::happened, static_cast<Number>(events | anew));
}

}  // namespace

bool happened(const Position& position, CardId card, Event event) { return answers_left(position, card, event) > 0; }

// Only a card with a triggered ability for it remembers an event: each of them may answer it.
void note_event(Position& position, CardId card, Event event)
{
    int answers = 0;
    for (const Ability& ability : position.facts(card).abilities)
        if (ability.fields[ability::way] == static_cast<Number>(Way::triggered) &&
            ability.fields[ability::trigger] == static_cast<Number>(event))
            ++answers;
    if (answers > 0 && position.has(card))
        leave_answers(position, card, event, answers_left(position, card, event) + answers);
}

void answer_event(Position& position, CardId card, Event event)
{
    leave_answers(position, card, event, answers_left(position, card, event) - 1);
}

}  // namespace cardinal::purge
