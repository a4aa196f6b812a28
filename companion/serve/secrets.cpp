#include "companion/serve/secrets.h"

#include <algorithm>
#include <set>

namespace cardinal::serve {
namespace {

constexpr std::string_view instead = "a card";

bool is_letter(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || std::isalnum(byte) != 0 || letter == '_';
}

/// Where the whole word begins at or after `from`; npos when it stands nowhere.
std::size_t find_word(std::string_view text, std::string_view word, std::size_t from)
{
    for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !is_letter(text[at - 1]) || !is_letter(word.front());
        const bool ends = end == text.size() || !is_letter(text[end]) || !is_letter(word.back());
        if (begins && ends)
            return at;
    }
    return std::string_view::npos;
}

/// Who is secret at both moments; the later one may have cards more.
bool stays_secret(const Game& game, const Position& before, const Position& after, CardId card)
{
    return is_secret(game, after.card(card)) && (!before.has(card) || is_secret(game, before.card(card)));
}

}  // namespace

bool is_secret(const Game& game, const Card& card)
{
    const std::size_t zone = card.place.zone;
    return zone == 0 || zone >= game.words->zones.size() || game.words->zones[zone].hidden || card.face == Face::down;
}

bool is_sealed(const Game& game, const Position& position, const Fact& fact)
{
    const auto values = game.words->values;
    if (fact.what != Fact::What::value || fact.value < 0 || static_cast<std::size_t>(fact.value) >= values.size())
        return false;
    const auto seal =
        std::ranges::find(values, values[static_cast<std::size_t>(fact.value)].sealed_while, &ValueWord::name);
    return seal != values.end() && read_value(position, *seal, {.seat = fact.seat, .card = fact.card}) != 0;
}

Discretion::Discretion(const Game& game, const Position& before, const Position& after)
{
    std::set<std::string> secret, open;
    for (const Card& card : after.cards) {
        const CardId id = after.id_of(card);
        std::set<std::string>& names = stays_secret(game, before, after, id) ? secret : open;
        names.insert(name_of(after, id));
        names.insert(after.facts(card).name);
    }
    std::ranges::set_difference(secret, open, std::back_inserter(names_));
    std::erase(names_, "");
    std::ranges::stable_sort(names_, std::ranges::greater(), &std::string::size);
}

std::string Discretion::say(std::string_view text) const
{
    std::string said(text);
    for (const std::string& name : names_)
        for (std::size_t at = find_word(said, name, 0); at != std::string::npos;
             at = find_word(said, name, at + instead.size()))
            said.replace(at, name.size(), instead);
    return said;
}

}  // namespace cardinal::serve
