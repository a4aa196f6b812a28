#include "engine/referee/telling.h"

#include "engine/notation/actions.h"
#include "engine/notation/facts.h"
#include "engine/notation/values.h"

#include <cmath>

namespace cardinal {
namespace {

bool differ(const Choice& choice, auto Action::*slot)
{
    for (const Action& variant : choice.variants)
        if (variant.*slot != choice.variants.front().*slot)
            return true;
    return false;
}

std::string names_of(const notation::Lexicon& lexicon, const std::vector<CardId>& cards)
{
    std::string names;
    for (const CardId card : cards)
        names += (names.empty() ? "" : ", ") + notation::write_card_name(lexicon, card);
    return names.empty() ? "none" : names;
}

}  // namespace

std::string what_happened(const notation::Lexicon& lexicon, const Story& story)
{
    std::string text;
    for (const Deed& deed : story.deeds) {
        text += (text.empty() ? "" : "; ") + notation::write_action(lexicon, deed.action);
        for (const Violation& violation : deed.verdict.violations)
            text += " [" + violation.rule + "]";
    }
    for (const LeftOver& left : story.left_over) {
        text += (text.empty() ? "" : " | ") + notation::write_fact(lexicon, left.fact);
        for (const Violation& violation : left.verdict.violations)
            text += " [" + violation.rule + "]";
        text += left.is_late ? " (late)" : left.verdict.legal() ? " (nothing explains it)" : "";
    }
    return text.empty() ? "nothing" : text;
}

std::string told(const notation::Lexicon& lexicon, const Story& story)
{
    const long tenths = std::lround(story.cost * 10);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + ": " + what_happened(lexicon, story);
}

std::string beside_the_book(const notation::Lexicon& lexicon, const Position& book, const Fact& fact)
{
    std::string seen = notation::write_fact(lexicon, fact);
    if (fact.what != Fact::What::value)
        return seen;
    const ValueWord& value = lexicon.game().words->values[static_cast<std::size_t>(fact.value)];
    const Number kept = read_value(book, value, {.seat = fact.seat, .card = fact.card});
    const int facts = book.has(fact.card) ? book.card(fact.card).facts : -1;
    return seen + " (the book has " + notation::write_value(lexicon, value, facts, kept) + ")";
}

std::string question_about_the_unseen(const notation::Lexicon& lexicon, const std::vector<Action>& unseen)
{
    std::string told;
    for (const Action& deed : unseen)
        told += (told.empty() ? "" : "; ") + notation::write_action(lexicon, deed);
    return "Nobody saw: " + told + ". Was it so?";
}

std::string question_about(const notation::Lexicon& lexicon, const Choice& choice)
{
    const Action& deed = choice.variants.front();
    const std::string who = deed.card ? notation::write_card_name(lexicon, deed.card) : "What was done";
    if (differ(choice, &Action::target) || differ(choice, &Action::cards))
        return who + ": on which card?";
    if (differ(choice, &Action::place))
        return who + ": to which place?";
    if (differ(choice, &Action::other))
        return who + ": which player?";
    return who + (differ(choice, &Action::number) ? ": how many?" : ": how?");
}

std::string what_was_chosen(const notation::Lexicon& lexicon, const Choice& choice, std::size_t variant)
{
    const Action& deed = choice.variants[variant];
    const bool is_number = differ(choice, &Action::number);
    if (!is_number && differ(choice, &Action::target))
        return notation::write_card_name(lexicon, deed.target);
    if (!is_number && differ(choice, &Action::cards))
        return names_of(lexicon, deed.cards);
    if (!is_number && differ(choice, &Action::other))
        return notation::write_seat(deed.other);
    return notation::write_action(lexicon, deed);
}

}  // namespace cardinal
