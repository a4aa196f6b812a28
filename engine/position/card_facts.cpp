#include "engine/position/card_facts.h"

#include "engine/core/hash.h"

#include <algorithm>
#include <cctype>

namespace cardinal {
namespace {

bool same_letter(char a, char b)
{
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

void add_effects(Hash64& hash, const std::vector<CardEffect>& effects)
{
    hash.add(effects.size());
    for (const CardEffect& effect : effects)
        for (const Number field : effect.fields)
            hash.add(field);
}

void add_ability(Hash64& hash, const Ability& ability)
{
    hash.add(ability.name).add(ability.text);
    for (const Number field : ability.fields)
        hash.add(field);
    add_effects(hash, ability.effects);
}

}  // namespace

const CardFacts nothing_printed{};
const CardLibrary no_cards{};

const std::string& CardLibrary::name_of(NameNumber number) const
{
    static const std::string none;
    const bool is_one = number > 0 && static_cast<std::size_t>(number) <= names.size();
    return is_one ? names[static_cast<std::size_t>(number) - 1] : none;
}

NameNumber CardLibrary::number_of_name(std::string_view name) const
{
    const auto same = [&](const std::string& known) { return std::ranges::equal(known, name, same_letter); };
    const auto found = std::ranges::find_if(names, same);
    return found == names.end() ? NameNumber{0} : static_cast<NameNumber>(found - names.begin() + 1);
}

int CardLibrary::find(std::string_view name) const
{
    const auto same = [&](const CardFacts& card) { return std::ranges::equal(card.name, name, same_letter); };
    const auto found = std::ranges::find_if(cards, same);
    return found == cards.end() ? -1 : static_cast<int>(found - cards.begin());
}

std::uint64_t hash_of(const CardLibrary& library)
{
    Hash64 hash;
    hash.add(library.cards.size());
    for (const CardFacts& card : library.cards) {
        hash.add(card.name).add(card.text);
        for (const Number field : card.fields)
            hash.add(field);
        hash.add(card.abilities.size());
        for (const Ability& ability : card.abilities)
            add_ability(hash, ability);
        add_effects(hash, card.effects);
    }
    for (const std::string& name : library.names)
        hash.add(name);
    return hash.value();
}

}  // namespace cardinal
