#pragma once

#include "companion/match/live_match.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// What a screen shows of a match: plain values, told in the words that players know.
namespace cardinal::window {

struct NumberShown {
    std::string name{};
    int number = 0;
    std::optional<int> cap{};
    bool operator==(const NumberShown&) const = default;
};

struct PlayerShown {
    std::string letter{};
    std::string name{};  ///< as they were called, else empty
    std::vector<NumberShown> numbers{};
    bool is_acting = false;
    bool operator==(const PlayerShown&) const = default;
};

/// One broken rule.
struct FlagShown {
    std::string sentence{};
    std::string cited{};  ///< rule, severity and place in the rulebook
    std::string note{};   ///< where the rulebook is unclear
    Severity severity = Severity::illegal;
    bool operator==(const FlagShown&) const = default;
};

/// A play that was flagged and that nobody has decided about.
struct FlaggedShown {
    int entry = 0;
    std::string step{};
    std::vector<FlagShown> flags{};
    bool operator==(const FlaggedShown&) const = default;
};

enum class LogKind : std::uint8_t { play, flagged, fact, decision, back_and_forth, words, group, group_end };

struct LogLine {
    int entry = 0;
    int turn = 0;
    LogKind kind = LogKind::play;
    std::string who{};      ///< the letter of the player who did it; empty for what the table does or is seen
    std::string step{};     ///< without that letter
    std::string changes{};  ///< `energy(A) 7→4, …`
    std::string how{};      ///< how it is known, where that is not plain
    std::vector<FlagShown> flags{};
    bool is_in_group = false;
    bool is_in_force = true;
    std::string outcome{};  ///< what became of a flagged one
    bool operator==(const LogLine&) const = default;
};

/// Something that people are asked, with answers to choose from.
struct QuestionShown {
    std::string sentence{};
    std::vector<std::string> answers{};
    std::string rule{};
    bool operator==(const QuestionShown&) const = default;
};

/// The table and the book tell different stories.
struct DesyncShown {
    std::string sentence{};
    std::vector<std::string> differences{};
    bool operator==(const DesyncShown&) const = default;
};

/// A card that lies on the table, by the track that an eye gave it.
struct CardTold {
    std::string name{};
    std::vector<std::string> numbers{};
    bool is_flagged = false;
    bool operator==(const CardTold&) const = default;
};

struct MatchView {
    std::string game{};
    std::string stage{};  ///< "turn 2 · battle"
    std::vector<PlayerShown> players{};
    std::string due{};
    std::vector<FlaggedShown> flagged{};
    std::optional<QuestionShown> question{};
    std::optional<DesyncShown> desync{};
    bool is_waiting = false;     ///< several stories are possible, and what is seen next may tell
    std::string undo{}, redo{};  ///< what they would take away and bring back; empty when nothing
    std::vector<LogLine> log{};
    match::Sayings said{};             ///< since the view before
    std::vector<std::string> table{};  ///< what lies where, a line a place
    std::map<int, CardTold> cards{};
    bool is_over = false;
    bool is_kept = true;  ///< everything is stored that should be
    bool operator==(const MatchView&) const = default;
};

/// Makes views of one match, one after another: what was told before is not told again from the beginning.
class MatchTeller {
public:
    MatchView view(const match::LiveMatch& match, const match::Told& told);

private:
    std::vector<LogLine> log_{};

    void add_entries(const match::LiveMatch& match);
};

/// The answer of this number, counted from 0, to what was shown. Nothing happens when another question is open by now:
/// nobody answers what they did not read.
match::Told answer(match::LiveMatch& match, const QuestionShown& shown, std::size_t index);

}  // namespace cardinal::window
