#include "engine/notation/lexicon.h"

#include <algorithm>
#include <array>

namespace cardinal::notation {
namespace {

template <class Word>
std::vector<std::string_view> names_of(std::span<const Word> words)
{
    std::vector<std::string_view> names;
    for (const Word& word : words)
        names.push_back(word.name);
    return names;
}

constexpr std::array<std::string_view, 6> words_with_a_meaning = {"nobody",    "nothing", "none",
                                                                  "not_given", "yes",     "no"};

/// Letters and single blanks, and not a player's letter.
bool reads_as_name(std::string_view name, int seats)
{
    if (std::ranges::any_of(words_with_a_meaning, [&](std::string_view word) { return same_name(word, name); }))
        return false;
    const bool is_seat = name.size() == 1 && (name.front() & ~0x20) >= 'A' && (name.front() & ~0x20) < 'A' + seats;
    if (name.empty() || is_seat)
        return false;
    const bool begins_with_letter = is_of_word(name.front()) && !(name.front() >= '0' && name.front() <= '9');
    char before = ' ';
    for (const char letter : name) {
        const bool is_plain = is_of_word(letter) || (letter == ' ' && before != ' ');
        const bool is_dash = letter == '-' && is_of_word(before);
        if (!is_plain && !is_dash)
            return false;
        before = letter;
    }
    return begins_with_letter && is_of_word(before);
}

/// `Trooper#2`: whoever counts copies speaks of a card's name, even where a label is the same.
void take_ordinal(Cursor& cursor, CardName& name)
{
    const std::string& text = cursor.statement().text;
    if (name.end < text.size() && text[name.end] == '#' && cursor.take("#")) {
        name.ordinal = cursor.take_number(1, 32'000).value_or(1);
        name.end = cursor.at();
    }
    if (name.ordinal > 0 && name.facts >= 0)
        name.copy = no_card;
}

std::optional<CardName> take_quoted_name(Cursor& cursor, const Lexicon& lexicon)
{
    Cursor after = cursor;
    const auto quotation = after.take_quotation();
    if (!quotation) {
        cursor = after;
        return {};
    }
    const CardName name{.copy = {static_cast<std::int16_t>(lexicon.labels.find(*quotation))},
                        .facts = lexicon.vocabulary->cards.find(*quotation),
                        .at = cursor.at(),
                        .end = after.at()};
    if (!name.copy && name.facts < 0)
        return {};
    cursor = after;
    return name;
}

std::optional<CardName> take_plain_name(Cursor& cursor, const Lexicon& lexicon)
{
    const auto name = card_name_at(cursor, lexicon);
    if (name)
        cursor.go_to(name->end);
    return name;
}

}  // namespace

std::string_view name_of(const Words& words, const Ability& ability)
{
    if (!ability.name.empty() || words.ability.fields.empty())
        return ability.name;
    const FieldWord& keyword = words.ability.fields.front();
    const Number number = ability.fields[keyword.field];
    const bool is_known = number >= 0 && static_cast<std::size_t>(number) < keyword.words.size();
    return is_known ? keyword.words[static_cast<std::size_t>(number)] : std::string_view();
}

int find_ability(const Words& words, const CardFacts& facts, std::string_view name, int ordinal)
{
    for (std::size_t index = 0; index < facts.abilities.size(); ++index)
        if (same_name(name_of(words, facts.abilities[index]), name) && --ordinal == 0)
            return static_cast<int>(index);
    return -1;
}

Vocabulary::Vocabulary(const Game& of, const CardLibrary& known) : game(&of), library(&known)
{
    for (std::size_t index = 0; index < known.cards.size(); ++index) {
        cards.add(known.cards[index].name, static_cast<int>(index));
        for (const Ability& ability : known.cards[index].abilities)
            abilities.add(name_of(words(), ability), static_cast<int>(abilities.known().size()));
    }
    zones = names_of(words().zones);
    actions = names_of(words().actions);
    options = names_of(words().options);
    sections = names_of(words().sections);
    for (const RuleInfo& rule : game->catalogue)
        rules.push_back(rule.id);
    for (std::size_t index = 0; index < words().values.size(); ++index) {
        Values& scope = values[static_cast<std::size_t>(words().values[index].scope)];
        scope.names.push_back(words().values[index].name);
        scope.indices.push_back(static_cast<std::int16_t>(index));
    }
}

Lexicon::Lexicon(const Vocabulary& all, const Position& position)
    : vocabulary(&all), library(position.library.get()), seats(position.seats)
{
    for (const Card& card : position.cards)
        add_copy(card.facts);
    const std::vector<std::string>& known = library->labels;
    for (std::size_t index = 0; index < known.size() && index < position.cards.size(); ++index)
        if (!known[index].empty())
            labels.add(known[index], static_cast<int>(index));
}

void Lexicon::add_copy(std::uint16_t facts)
{
    copies.push_back(facts);
    if (counts.size() <= facts)
        counts.resize(facts + std::size_t{1});
    ordinals.push_back(++counts[facts]);
}

std::optional<CardName> card_name_at(const Cursor& cursor, const Lexicon& lexicon)
{
    const auto label = cursor.name_in(lexicon.labels);
    const auto name = cursor.name_in(lexicon.vocabulary->cards);
    if (!label && !name)
        return {};
    CardName found{.at = cursor.at(), .end = std::max(label ? label->end : 0, name ? name->end : 0)};
    if (label && label->end == found.end)
        found.copy = {static_cast<std::int16_t>(label->meaning)};
    if (name && name->end == found.end)
        found.facts = name->meaning;
    return found;
}

std::optional<CardName> take_card_name(Cursor& cursor, const Lexicon& lexicon)
{
    auto name = cursor.sees_quotation() ? take_quoted_name(cursor, lexicon) : take_plain_name(cursor, lexicon);
    if (name) {
        take_ordinal(cursor, *name);
        return cursor.failed() ? std::nullopt : name;
    }
    std::vector<std::string> known = lexicon.labels.known();
    const std::vector<std::string>& cards = lexicon.vocabulary->cards.known();
    known.insert(known.end(), cards.begin(), cards.end());
    cursor.fail("a card", known);
    return {};
}

int facts_of(const Lexicon& lexicon, const CardName& name)
{
    if (!name.copy || name.ordinal > 0)
        return name.facts;
    const auto index = static_cast<std::size_t>(name.copy.index);
    return index < lexicon.copies.size() ? lexicon.copies[index] : -1;
}

std::string write_name(const Lexicon& lexicon, std::string_view name)
{
    const bool could_go_on = lexicon.labels.begins_another(name) || lexicon.vocabulary->cards.begins_another(name);
    return reads_as_name(name, lexicon.seats) && !could_go_on ? std::string(name) : quoted(name);
}

namespace {

bool is_called_by_label(const Lexicon& lexicon, std::size_t copy)
{
    const std::vector<std::string>& labels = lexicon.library->labels;
    return copy < labels.size() && !labels[copy].empty() && lexicon.labels.find(labels[copy]) == static_cast<int>(copy);
}

const std::string& card_name_of(const Lexicon& lexicon, std::size_t copy)
{
    return lexicon.vocabulary->library->cards[lexicon.copies[copy]].name;
}

}  // namespace

std::string write_exact_card_name(const Lexicon& lexicon, CardId card)
{
    const auto copy = static_cast<std::size_t>(card.index);
    if (copy >= lexicon.copies.size())
        return "none";
    if (is_called_by_label(lexicon, copy))
        return write_name(lexicon, lexicon.library->labels[copy]);
    return write_name(lexicon, card_name_of(lexicon, copy)) + "#" + std::to_string(lexicon.ordinals[copy]);
}

std::string write_card_name(const Lexicon& lexicon, CardId card)
{
    const auto copy = static_cast<std::size_t>(card.index);
    const bool is_alone = copy < lexicon.copies.size() && !is_called_by_label(lexicon, copy) &&
                          lexicon.counts[lexicon.copies[copy]] == 1 &&
                          lexicon.labels.find(card_name_of(lexicon, copy)) < 0;
    return is_alone ? write_name(lexicon, card_name_of(lexicon, copy)) : write_exact_card_name(lexicon, card);
}

}  // namespace cardinal::notation
