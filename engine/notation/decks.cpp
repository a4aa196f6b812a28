#include "engine/notation/file.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

constexpr int most_copies = 999;

void take_deck_item(Cursor& cursor, std::uint8_t section, const Vocabulary& vocabulary, Deck& deck)
{
    const bool is_counted = cursor.sees_number() && !cursor.name_in(vocabulary.cards);
    const int count = is_counted ? cursor.take_number(1, most_copies).value_or(1) : 1;
    const Cursor before = cursor;
    int facts = -1;
    if (cursor.sees_quotation())
        facts = vocabulary.cards.find(cursor.take_quotation().value_or(""));
    else if (const auto found = cursor.name_in(vocabulary.cards)) {
        facts = found->meaning;
        cursor.go_to(found->end);
    }
    if (facts < 0) {
        cursor = before;
        return cursor.fail("the name of a card", vocabulary.cards.known());
    }
    deck.lines.push_back({.section = section, .facts = static_cast<std::uint16_t>(facts), .count = count});
}

void take_deck_line(Cursor& cursor, const Vocabulary& vocabulary, Deck& deck)
{
    const int section = cursor.take_one_of(vocabulary.sections);
    if (section < 0)
        return cursor.fail("a part of a deck", vocabulary.sections);
    if (!cursor.take(":"))
        return cursor.fail("“:” and its cards");
    while (!cursor.at_end() && !cursor.failed()) {
        take_deck_item(cursor, static_cast<std::uint8_t>(section), vocabulary, deck);
        if (!cursor.at_end() && !cursor.take(","))
            cursor.fail("“,” or the end of the line");
    }
}

}  // namespace

Deck take_deck(std::span<const Statement> lines, Seat seat, const Vocabulary& vocabulary, Errors& errors)
{
    Deck deck{.seat = seat};
    for (const Statement& line : lines) {
        Cursor cursor(line, errors);
        take_deck_line(cursor, vocabulary, deck);
    }
    return deck;
}

std::string write_deck(const Words& words, const CardLibrary& library, const Deck& deck)
{
    std::string text = "deck " + write_seat(deck.seat) + "\n";
    for (std::size_t at = 0; at < deck.lines.size(); ++at) {
        const DeckLine& line = deck.lines[at];
        const bool begins = at == 0 || line.section != deck.lines[at - 1].section;
        if (begins)
            text += (at == 0 ? "  " : "\n  ") + std::string(words.sections[line.section].name) + ": ";
        text += (begins ? "" : ", ") + (line.count == 1 ? "" : std::to_string(line.count) + " ") +
                quoted(library.cards[line.facts].name);
    }
    return text + (deck.lines.empty() ? "end\n" : "\nend\n");
}

}  // namespace cardinal::notation
