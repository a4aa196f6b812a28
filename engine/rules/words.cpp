#include "engine/rules/words.h"

#include <algorithm>

namespace cardinal {

int find_value(const Words& words, std::string_view name)
{
    const auto found = std::ranges::find(words.values, name, &ValueWord::name);
    return found == words.values.end() ? -1 : static_cast<int>(found - words.values.begin());
}

Number read_value(const Position& position, const ValueWord& value, Owner owner)
{
    if (value.read)
        return value.read(position, owner);
    if (value.counter == not_kept)
        return 0;
    switch (value.scope) {
    case Scope::match: return position.match[value.counter];
    case Scope::player: return position.player(owner.seat).counters[value.counter];
    case Scope::card: return position.card(owner.card).counters[value.counter];
    }
    return 0;
}

bool write_value(Position& position, const ValueWord& value, Owner owner, Number number)
{
    const bool is_there = value.scope == Scope::match || (value.scope == Scope::player && position.has(owner.seat)) ||
                          (value.scope == Scope::card && position.has(owner.card));
    if (!is_there || (!value.write && value.counter == not_kept))
        return false;
    if (value.write)
        value.write(position, owner, number);
    else if (value.scope == Scope::match)
        position.match[value.counter] = number;
    else if (value.scope == Scope::player)
        position.player(owner.seat).counters[value.counter] = number;
    else
        position.card(owner.card).counters[value.counter] = number;
    return true;
}

}  // namespace cardinal
