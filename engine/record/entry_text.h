#pragma once

#include "engine/notation/lexicon.h"
#include "engine/record/history.h"

#include <optional>
#include <string>

/// One entry of a saved match as lines of text; engine/NOTATION.md §8. Both ways stand at the moment before the entry:
/// only then do the names of its cards mean what they meant.
namespace cardinal {

struct EntryMoment {
    const notation::Lexicon& lexicon;
    const Position& position;
    const Game& game() const { return lexicon.game(); }
};

/// Its line and those of its verdict, each ended.
std::string write_entry(const EntryMoment& before, const Entry& entry);

/// What the entry says was done, as it was written at that moment: `A attack K -> D`.
std::string step_of(const History& history, int number);

/// The number that begins an entry's line.
bool sees_entry(const notation::Cursor& cursor);
/// Nothing when the line is damaged, which the cursor has reported.
std::optional<Entry> take_entry(notation::Cursor& cursor, const EntryMoment& before);
/// What stands on a line behind `!`.
std::optional<Violation> take_violation(notation::Cursor& cursor, const EntryMoment& before);

/// False when cards came into the match that the lexicon does not know yet.
bool speaks_of(const notation::Lexicon& lexicon, const Position& position);

std::string write_hash(std::uint64_t hash);
/// Sixteen digits; nothing when anything else stands there.
std::optional<std::uint64_t> take_hash(notation::Cursor& cursor);

}  // namespace cardinal
