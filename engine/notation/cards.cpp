#include "engine/notation/cards.h"

#include "engine/core/printed_code.h"
#include "engine/notation/lexicon.h"

#include <algorithm>
#include <array>

namespace cardinal::notation {
namespace {

constexpr std::array<std::string_view, 5> section_words = {"keyword", "ability", "effect", "text", "number"};

}  // namespace

CardReader::CardReader(const Words& words, const NameIndex& names) : words_(&words), names_(&names) {}

std::span<const std::string_view> CardReader::keywords() const
{
    return words_->ability.fields.empty() ? std::span<const std::string_view>() : words_->ability.fields.front().words;
}

std::optional<std::string> take_name_of_card(Cursor& cursor)
{
    std::optional<std::string> name;
    if (cursor.sees_quotation())
        name = cursor.take_quotation();
    else {
        const std::size_t colon = cursor.find(":");
        name = std::string(trimmed(cursor.rest().substr(0, colon - cursor.at())));
        cursor.go_to(colon);
    }
    if (cursor.failed())
        return {};
    if (name->size() > longest_name || !cursor.take(":")) {
        cursor.fail("the name of a card (at most " + std::to_string(longest_name) + " letters) and “:”");
        return {};
    }
    return name;
}

bool CardReader::add_card(Cursor& cursor, const std::string& name)
{
    if (library_.cards.size() >= most_cards)
        cursor.fail("at most " + std::to_string(most_cards) + " different cards");
    else if (!read_.add(name, static_cast<int>(library_.cards.size())))
        cursor.fail("a card that was not described before");
    else
        library_.cards.push_back({.name = name});
    return !cursor.failed();
}

void CardReader::take_card(Cursor& cursor)
{
    open_ = Open::wrong_card;
    Cursor behind_name = cursor;
    const auto name = take_name_of_card(behind_name);
    if (name && !add_card(cursor, *name))
        return;
    cursor = behind_name;
    if (!name)
        return;
    open_ = Open::card;
    is_below_ability_ = false;
    take_card_fields(cursor);
    take_sections(cursor);
    is_below_ability_ = false;
}

bool CardReader::take_more(Cursor& cursor)
{
    if (open_ == Open::no_card || cursor.longest_of(section_words) < 0)
        return false;
    if (open_ == Open::wrong_card)
        return cursor.go_to(cursor.at() + cursor.rest().size()), true;
    const bool is_named = cursor.sees("ability");
    const bool is_keyword = cursor.sees("keyword");
    take_sections(cursor);
    is_below_ability_ = !card().abilities.empty() && (is_named || (is_below_ability_ && !is_keyword));
    return true;
}

void CardReader::take_sections(Cursor& cursor)
{
    while (!cursor.at_end() && !cursor.failed())
        if (!take_section(cursor))
            take_card_fields(cursor);
}

bool CardReader::take_section(Cursor& cursor)
{
    if (cursor.take("keyword"))
        take_keyword(cursor);
    else if (cursor.take("ability"))
        take_ability(cursor);
    else if (cursor.take("effect"))
        take_effect(cursor);
    else if (cursor.take("text"))
        take_text(cursor);
    else if (cursor.take("number"))
        take_number(cursor);
    else
        return false;
    cursor.take(",");
    return true;
}

void CardReader::take_card_fields(Cursor& cursor)
{
    const FieldReader reader{
        .words = &words_->card, .cards = names_, .names = &referred_, .stops = section_words, .late_stops = keywords()};
    take_fields(cursor, reader, card().fields);
    while (!cursor.at_end() && !cursor.failed() && cursor.longest_of(section_words) < 0) {
        take_bare_keyword(cursor);
        take_fields(cursor, reader, card().fields);
    }
}

/// A keyword that stands among the card's own fields, with nothing but a number of its own.
void CardReader::take_bare_keyword(Cursor& cursor)
{
    const FieldWords& words = words_->ability;
    card().abilities.push_back({});
    ability().fields[words.fields.front().field] = static_cast<Number>(cursor.take_one_of(keywords()));
    if (cursor.sees_number() && words.bare_number != not_kept)
        ability().fields[words.bare_number] = static_cast<Number>(cursor.take_number(-999, 999).value_or(0));
}

void CardReader::take_keyword(Cursor& cursor)
{
    const int keyword = cursor.take_one_of(keywords());
    if (keyword < 0)
        return cursor.fail("a keyword", keywords());
    card().abilities.push_back({});
    ability().fields[words_->ability.fields.front().field] = static_cast<Number>(keyword);
    take_ability_fields(cursor);
}

void CardReader::take_ability(Cursor& cursor)
{
    const auto name = take_name_of_card(cursor);
    if (!name)
        return;
    card().abilities.push_back({.name = *name});
    take_ability_fields(cursor);
}

void CardReader::take_ability_fields(Cursor& cursor)
{
    is_below_ability_ = true;
    const FieldReader reader{.words = &words_->ability, .cards = names_, .names = &referred_, .stops = section_words};
    take_fields(cursor, reader, ability().fields);
}

void CardReader::take_effect(Cursor& cursor)
{
    const FieldReader reader{.words = &words_->effect,
                             .cards = names_,
                             .names = &referred_,
                             .stops = section_words,
                             .takes_bare_names = true};
    CardEffect effect;
    take_fields(cursor, reader, effect.fields);
    (is_below_ability_ ? ability().effects : card().effects).push_back(effect);
}

void CardReader::take_text(Cursor& cursor)
{
    if (!cursor.sees_quotation())
        return cursor.fail("a text in quotation marks");
    if (const auto text = cursor.take_quotation())
        (is_below_ability_ ? ability().text : card().text) = *text;
}

void CardReader::take_number(Cursor& cursor)
{
    const Cursor before = cursor;
    const int number = read_card_number(cursor.take_word());
    if (number >= 0 && card().number == no_card_number && numbers_.insert(number).second) {
        card().number = number;
        return;
    }
    cursor = before;
    cursor.fail(number < 0 ? "the number of a card: one to three digits or letters, as in its printed code"
                           : "a number that no other card has, once for each card");
}

CardLibrary CardReader::finished()
{
    library_.names = referred_.names();
    renumber_names(*words_, library_);
    return std::move(library_);
}

namespace {

/// Numbers the names of some fields anew.
class Renumbering {
public:
    explicit Renumbering(const std::vector<std::string>& old) : old_(old), seen_(old.size() + 1) {}

    void renumber(const FieldWords& words, std::span<Number> fields)
    {
        for (const FieldWord& word : words.fields) {
            Number& field = fields[word.field];
            if (word.kind == Kind::name && field > 0 && static_cast<std::size_t>(field) <= old_.size())
                field = number_of(static_cast<std::size_t>(field));
        }
    }
    void renumber(const FieldWords& words, std::vector<CardEffect>& effects)
    {
        for (CardEffect& effect : effects)
            renumber(words, effect.fields);
    }
    std::vector<std::string> names() { return std::move(names_); }

private:
    const std::vector<std::string>& old_;
    std::vector<Number> seen_;
    std::vector<std::string> names_{};

    Number number_of(std::size_t old)
    {
        if (seen_[old] == 0) {
            names_.push_back(old_[old - 1]);
            seen_[old] = static_cast<Number>(names_.size());
        }
        return seen_[old];
    }
};

std::string write_effect(const Words& words, const CardLibrary& library, const CardEffect& effect)
{
    const std::string fields = write_fields(words.effect, effect.fields, library.names, " ");
    return fields.empty() ? "effect" : "effect " + fields;
}

std::string write_ability(const Words& words, const CardLibrary& library, const Ability& ability)
{
    const bool is_keyword = ability.name.empty() && !name_of(words, ability).empty();
    std::string line = is_keyword ? "  keyword " : "  ability " + write_heading(ability.name) + ": ";
    line += write_fields(words.ability, ability.fields, library.names, ", ");
    for (const CardEffect& effect : ability.effects)
        line += ", " + write_effect(words, library, effect);
    return line + (ability.text.empty() ? "" : ", text " + quoted(ability.text)) + "\n";
}

}  // namespace

void renumber_names(const Words& words, CardLibrary& library)
{
    Renumbering renumbering(library.names);
    for (CardFacts& card : library.cards) {
        renumbering.renumber(words.card, card.fields);
        renumbering.renumber(words.effect, card.effects);
        for (Ability& ability : card.abilities) {
            renumbering.renumber(words.ability, ability.fields);
            renumbering.renumber(words.effect, ability.effects);
        }
    }
    library.names = renumbering.names();
}

std::string write_heading(std::string_view name)
{
    const bool is_plain =
        !name.empty() && name == trimmed(name) && name.find_first_of("\":\\#\t\n\r") == std::string_view::npos;
    return is_plain ? std::string(name) : quoted(name);
}

/// Effects and text of the card stand before its abilities: below an ability they would be the ability's.
std::string write_card(const Words& words, const CardLibrary& library, const CardFacts& card)
{
    const std::string fields = write_fields(words.card, card.fields, library.names, ", ");
    std::string text = "card " + write_heading(card.name) + ":";
    if (card.number != no_card_number)
        text += " number " + write_card_number(card.number) + (fields.empty() ? "" : ",");
    text += (fields.empty() ? "" : " ") + fields + "\n";
    for (const CardEffect& effect : card.effects)
        text += "  " + write_effect(words, library, effect) + "\n";
    if (!card.text.empty())
        text += "  text " + quoted(card.text) + "\n";
    for (const Ability& ability : card.abilities)
        text += write_ability(words, library, ability);
    return text;
}

std::string write_cards(const Words& words, const CardLibrary& library)
{
    std::string text;
    for (const CardFacts& card : library.cards)
        text += write_card(words, library, card);
    return text;
}

}  // namespace cardinal::notation
