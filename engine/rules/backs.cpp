#include "engine/rules/backs.h"

#include <string>

namespace cardinal {

int value_of_backs(const Words& words, const ZoneWord& zone)
{
    std::string name(zone.name);
    if (!zone.hidden)
        name += "_down";
    const int value = find_value(words, name);
    return value >= 0 && words.values[static_cast<std::size_t>(value)].scope == Scope::player ? value : -1;
}

bool can_be_counted(const Words& words, int value)
{
    return value >= 0 && words.values[static_cast<std::size_t>(value)].is_counted;
}

}  // namespace cardinal
