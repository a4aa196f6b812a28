#pragma once

#include "companion/cli/match_copy.h"
#include "companion/match/match_book.h"
#include "engine/notation/lexicon.h"
#include "engine/notation/steps.h"
#include "engine/referee/observer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// Whether an earlier entry is corrected at once or only when the person who typed it saw what it changes.
enum class Corrections { at_once, confirmed };

/// A match that is played by typing: lines of the notation, and a few commands of its own. Knows nothing of terminals,
/// so that a test can be its player.
class TextMatch {
public:
    /// Entries are in the book before their verdict is shown.
    TextMatch(Referee referee, match::MatchBook book, MatchCopy copy, Corrections corrections);

    const Referee& referee() const { return referee_; }
    bool wants_to_end() const { return wants_to_end_; }
    bool is_kept() const { return book_.is_kept() && copy_.is_written(); }

    /// What is shown when the match begins or goes on, and at its end.
    std::string greeting();
    std::string farewell();
    std::string prompt() const;
    /// Does what the line says and gives what is to be shown.
    std::string respond(std::string_view line);
    /// The words that can come next after what is typed so far, each beginning with its last, unfinished word.
    std::vector<std::string> complete(std::string_view typed);

    static std::string help();

private:
    Referee referee_;
    Observer observer_{referee_};
    match::MatchBook book_;
    MatchCopy copy_;
    Corrections corrections_;
    notation::Vocabulary vocabulary_;
    bool wants_to_end_ = false;
    std::optional<notation::Step> to_confirm_{};  ///< a correction whose changes were shown
    std::vector<std::string> lines_{};            ///< legal lines from here, found when first asked for
    std::size_t lines_for_ = 0;                   ///< number of entries they were found for

    const Game& game() const { return referee_.game(); }
    std::string text() const;
    std::string do_step(std::string_view line);
    std::string correct(const notation::Step& step, const notation::CorrectEntry& correction);
    std::optional<std::vector<Change>> changes_by(const notation::Step& step,
                                                  const notation::CorrectEntry& correction) const;
    std::string confirm(std::string_view line);
    std::string carry_out(const notation::Step& step);
    std::string after_step(const notation::Step& step, const Verdict& verdict, const Position& before) const;
    std::string explain(std::string_view line) const;
    std::string judged(const notation::Step& step, const notation::ActionPhrase& phrase) const;
    std::string what_may_be_done();
    std::string table() const;
    std::optional<notation::Step> read(std::string_view line, std::string& wrong) const;
    const std::vector<std::string>& legal_lines();
};

}  // namespace cardinal::cli
