#include "engine/rules/stated.h"

namespace cardinal {

bool is_about_a_number(const Words& words, const Position& position, const Fact& fact)
{
    if (fact.value < 0 || static_cast<std::size_t>(fact.value) >= words.values.size())
        return false;
    const Scope scope = words.values[static_cast<std::size_t>(fact.value)].scope;
    return scope == Scope::match || (scope == Scope::player ? position.has(fact.seat) : position.has(fact.card));
}

Stated stated_by(const Words& words, const Position& position, const Fact& fact)
{
    const ValueWord& value = words.values[static_cast<std::size_t>(fact.value)];
    const Owner of{fact.seat, fact.card};
    return {.name = value.name, .of = of, .number = fact.number, .kept = read_value(position, value, of)};
}

bool is(const Stated& stated, std::string_view name) { return stated.name == name && stated.number != stated.kept; }
bool is_more(const Stated& stated, std::string_view name) { return stated.name == name && stated.number > stated.kept; }
bool is_fewer(const Stated& stated, std::string_view name)
{
    return stated.name == name && stated.number < stated.kept;
}

std::string said(const Stated& stated)
{
    return std::string(stated.name) + " " + std::to_string(stated.number) + " instead of " +
           std::to_string(stated.kept);
}

bool is_about_the_match(const Fact& fact) { return fact.what == Fact::What::value && !fact.seat && !fact.card; }

bool is_about_the_matchs(const Words& words, const Fact& fact, std::uint8_t counter)
{
    return is_about_the_match(fact) && fact.value >= 0 && static_cast<std::size_t>(fact.value) < words.values.size() &&
           words.values[static_cast<std::size_t>(fact.value)].counter == counter;
}

}  // namespace cardinal
