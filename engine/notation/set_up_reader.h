#pragma once

#include "engine/notation/actions.h"
#include "engine/notation/set_up.h"
#include "engine/rules/game.h"
#include "engine/rules/source.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace cardinal::notation {

/// Reads set-up lines into a position. Cards may be spoken of before they are laid down, so the lines are read twice.
class SetUpReader {
public:
    SetUpReader(const Vocabulary& vocabulary, std::shared_ptr<const CardLibrary> library, Errors& errors);

    /// True when the statement is a set-up line by its first words; it is kept, and must outlive the reader.
    bool take(const Statement& statement);

    /// What all the lines lead to; nothing when one of them could not be read. `decks` are those that may be laid: of
    /// several of a player, the first.
    std::optional<Position> finish(std::span<const Deck> decks = {});
    Profile profile() const { return profile_; }
    std::size_t things() const { return set_up_.cards.size(); }
    const Lexicon& lexicon() const { return lexicon_; }  ///< with the labels that were read so far

private:
    /// Where the remarks about some cards stand.
    struct Remarks {
        const Statement* statement = nullptr;
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t first = 0;  ///< the cards they are about
        std::size_t count = 0;
        std::string whose{};  ///< how to say whose they are, when neither place nor remarks say it
    };
    struct Declared {
        ActionPhrase phrase{};
        const Statement* statement = nullptr;
        std::uint8_t declined = 0;
        std::uint8_t fate = 0;
    };

    const Vocabulary* vocabulary_;
    std::shared_ptr<const CardLibrary> library_;
    Errors* errors_;
    std::size_t errors_before_;
    SetUp set_up_{};
    Profile profile_ = Profile::practice;
    Lexicon lexicon_;
    std::vector<Remarks> remarks_{};
    std::vector<Cursor> decks_{};    ///< `lay deck`
    std::vector<Cursor> pending_{};  ///< `stack:`
    std::vector<Cursor> later_{};    ///< lines that may speak of cards
    std::vector<Cursor> given_{};
    std::vector<Declared> declared_{};
    std::unordered_map<int, std::vector<CardId>> copies_{};  ///< by facts

    const Game& game() const { return *vocabulary_->game; }
    const Words& words() const { return vocabulary_->words(); }

    // first reading: what is there
    bool take_table_line(Cursor& cursor);
    bool take_seats(Cursor& cursor);
    void take_option(Cursor& cursor);
    void take_profile(Cursor& cursor);
    void take_cards(Cursor& cursor);
    void take_item(Cursor& cursor, const PlaceName& place);
    std::string take_label(Cursor& cursor);
    int take_count(Cursor& cursor);
    void take_remarks(Cursor& cursor, const PlaceName& place, std::size_t first, std::size_t count);
    void add_cards(Cursor& cursor, const PlacedCard& card, int count);
    void lay_decks(std::span<const Deck> decks);
    void lay_deck(Cursor cursor, std::span<const Deck> decks, std::vector<Seat>& laid);

    // second reading: what is said about it
    void read_pending(Cursor cursor);
    void take_declared(Cursor& cursor);
    void take_declared_remarks(Cursor& cursor, Declared& declared);
    void add_undealt(const ActionPhrase& phrase);
    void read_remarks(const Remarks& remarks);
    void take_remark(Cursor& cursor, PlacedCard& card);
    void read_later(Cursor cursor);
    void take_numbers(Cursor& cursor, Scope scope, std::vector<Assignment>& told);
    void take_effect(Cursor& cursor);
    void take_standing(Cursor& cursor);
    void take_on(Cursor& cursor, CardId& card, Seat& seat);
    CardId take_copy(Cursor& cursor);
    std::uint8_t take_until(Cursor& cursor);
    void take_number(Cursor& cursor, Scope scope, int facts, std::vector<Assignment>& told);
    CardId copy_of(Cursor& cursor, const CardName& name);

    // and what was done since
    void resolve_stack(Position& position);
    void do_given(Cursor cursor, Position& position);
};

}  // namespace cardinal::notation
