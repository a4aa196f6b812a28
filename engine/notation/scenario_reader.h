#pragma once

#include "engine/notation/file.h"
#include "engine/notation/set_up_reader.h"

#include <span>
#include <vector>

namespace cardinal::notation {

/// Reads one scenario: its set-up, then its steps, each followed by what is expected of it.
class ScenarioReader {
public:
    /// `decks` are those of the file; a scenario may have others.
    ScenarioReader(const Vocabulary& vocabulary, std::shared_ptr<const CardLibrary> library,
                   const std::vector<Deck>& decks, Errors& errors);

    /// Lines that hold for every scenario: set-up alone.
    void take_common(std::span<const Statement* const> lines);
    void take(std::span<const Statement* const> lines);
    Scenario finished();

    /// How much there was to remember, to know when it becomes too much.
    std::size_t things() const { return set_up_.things(); }

private:
    const Vocabulary* vocabulary_;
    std::shared_ptr<const CardLibrary> library_;
    const std::vector<Deck>* decks_;
    Errors* errors_;
    SetUpReader set_up_;
    Scenario scenario_{};
    std::vector<Cursor> about_set_up_{};  ///< expectations that wait until the set-up is complete
    bool is_set_up_ = false;

    std::size_t take_one(std::span<const Statement* const> lines, std::size_t at);
    std::size_t take_deck_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at);
    std::size_t take_step_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at);
    std::size_t take_board_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at, Step& step);
    void take_expected(Cursor cursor);
    void finish_set_up();
};

/// Reads `deck SEAT`, the lines under it and `end`; gives the index of what comes next.
std::size_t take_deck_block(Cursor& cursor, std::span<const Statement* const> lines, std::size_t at,
                            const Vocabulary& vocabulary, int seats, std::vector<Deck>& decks);

}  // namespace cardinal::notation
