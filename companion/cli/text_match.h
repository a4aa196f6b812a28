#pragma once

#include "engine/notation/lexicon.h"
#include "engine/notation/steps.h"
#include "engine/referee/referee.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// A match that is played by typing: lines of the notation, and a few commands of its own. Knows nothing of terminals,
/// so that a test can be its player.
class TextMatch {
public:
    /// Entries are saved to this file before their verdict is shown; an empty path saves nowhere.
    TextMatch(Referee referee, std::filesystem::path save_to);

    const Referee& referee() const { return referee_; }
    bool wants_to_end() const { return wants_to_end_; }

    /// What is shown when the match begins or goes on.
    std::string greeting();
    std::string prompt() const;
    /// Does what the line says and gives what is to be shown.
    std::string respond(std::string_view line);
    /// The words that can come next after what is typed so far, each beginning with its last, unfinished word.
    std::vector<std::string> complete(std::string_view typed);

    static std::string help();

private:
    Referee referee_;
    std::filesystem::path save_to_;
    notation::Vocabulary vocabulary_;
    bool wants_to_end_ = false;
    bool save_failed_ = false;
    std::vector<std::string> lines_{};  ///< legal lines from here, found when first asked for
    std::size_t lines_for_ = 0;         ///< number of entries they were found for

    const Game& game() const { return referee_.game(); }
    std::string do_step(std::string_view line);
    std::string said_of(int entry) const;
    std::string explain(std::string_view line);
    std::string what_may_be_done();
    std::string table() const;
    std::string log() const;
    std::string late_remedies(std::string_view number) const;
    std::string save(std::string_view where);
    std::string save_now();
    std::string after_step(const Verdict& verdict, const Position& before) const;
    std::optional<notation::Step> read(std::string_view line, std::string& wrong) const;
    const std::vector<std::string>& legal_lines();
};

}  // namespace cardinal::cli
