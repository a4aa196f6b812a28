#pragma once

#include "engine/notation/lexicon.h"
#include "engine/record/history.h"

#include <memory>
#include <string>

namespace cardinal {

/// Writes a match down while it goes on: its head, then one entry after another. Together they are the text of the
/// saved match. Every entry is written with the names its cards had at that moment, so the match is played along.
class RecordWriter {
public:
    /// Goes on after the entries that the record has already.
    RecordWriter(const Game& game, Record record);

    const Game& game() const { return history_.game(); }
    const Record& record() const { return history_.record(); }

    std::string head() const;
    /// The lines of the next entry.
    std::string write(const Entry& entry);

private:
    History history_;
    std::unique_ptr<notation::Vocabulary> vocabulary_;  ///< stays where it is when the writer is moved
    notation::Lexicon lexicon_;
};

}  // namespace cardinal
