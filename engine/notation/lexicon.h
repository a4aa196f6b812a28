#pragma once

#include "engine/notation/cursor.h"
#include "engine/rules/game.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The names that a text may use: the game's words, the cards of the library, the copies of a match.
namespace cardinal::notation {

/// What an ability of a card is called: its own name, or its keyword's word.
std::string_view name_of(const Words& words, const Ability& ability);
/// Index of the ability of that name, the `ordinal`th when the card has several; -1 when it has none.
int find_ability(const Words& words, const CardFacts& facts, std::string_view name, int ordinal = 1);

/// The same for every position of a match.
struct Vocabulary {
    Vocabulary(const Game& game, const CardLibrary& library);

    const Game* game;
    const CardLibrary* library;
    NameIndex cards{};      ///< index into CardLibrary::cards
    NameIndex abilities{};  ///< index into its own known()
    std::vector<std::string_view> zones{};
    std::vector<std::string_view> actions{};
    std::vector<std::string_view> options{};
    std::vector<std::string_view> sections{};
    std::vector<std::string_view> rules{};
    struct Values {
        std::vector<std::string_view> names{};
        std::vector<std::int16_t> indices{};  ///< into Words::values
    };
    std::array<Values, 3> values{};  ///< by Scope

    const Words& words() const { return *game->words; }
    const Values& values_of(Scope scope) const { return values[static_cast<std::size_t>(scope)]; }
};

/// Who can be called at the table: copies by their labels, seats.
struct Lexicon {
    const Vocabulary* vocabulary = nullptr;
    const CardLibrary* library = nullptr;  ///< with the labels of these copies
    NameIndex labels{};                    ///< CardId::index
    std::vector<std::uint16_t> copies{};   ///< the facts of each copy
    std::vector<int> ordinals{};           ///< which copy of its card it is, counted from 1
    std::vector<int> counts{};             ///< how many copies of a card there are, by facts
    int seats = 2;

    Lexicon(const Vocabulary& all, int at_the_table) : vocabulary(&all), library(all.library), seats(at_the_table) {}
    Lexicon(const Vocabulary& all, const Position& position);
    void add_copy(std::uint16_t facts);

    const Game& game() const { return *vocabulary->game; }
    const Words& words() const { return *vocabulary->game->words; }
};

/// A card as a text calls it: a copy by its label, or else any copy of a name, or the `ordinal`th one.
struct CardName {
    CardId copy{};
    int facts = -1;
    int ordinal = 0;
    std::size_t at = 0;   ///< where it stands in its statement
    std::size_t end = 0;  ///< and where it ends
};

std::optional<CardName> take_card_name(Cursor& cursor, const Lexicon& lexicon);
/// The same without complaint, and not taken: nothing when no card's name stands there.
std::optional<CardName> card_name_at(const Cursor& cursor, const Lexicon& lexicon);
/// The facts of the card that is called so; -1 for a label nobody has.
int facts_of(const Lexicon& lexicon, const CardName& name);

/// The words a copy is called by so that nobody mistakes it: its label, its name, or its name and number.
std::string write_card_name(const Lexicon& lexicon, CardId card);
/// The same, so that not even another copy can be meant when it stands twice in one list.
std::string write_exact_card_name(const Lexicon& lexicon, CardId card);
/// The name of a card or label, in quotation marks where a reader could not know where it ends.
std::string write_name(const Lexicon& lexicon, std::string_view name);

}  // namespace cardinal::notation
