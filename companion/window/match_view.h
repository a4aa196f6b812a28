#pragma once

#include "companion/match/live_match.h"
#include "companion/window/details.h"
#include "companion/window/whereabouts.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// What a screen shows of a match: plain values, told in the words that players know.
namespace cardinal::window {

struct NumberShown {
    std::string name{};   ///< as people read it
    std::string value{};  ///< as the game's words call it
    int number = 0;
    std::optional<int> cap{};
    bool operator==(const NumberShown&) const = default;
};

struct PlayerShown {
    std::string letter{};
    std::string name{};  ///< as they were called, else empty
    std::vector<NumberShown> numbers{};
    bool is_acting = false;
    bool is_far = false;  ///< they sit at the far side of the table
    double along = 0;     ///< from the left along their side, where others sit there too
    bool operator==(const PlayerShown&) const = default;
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
    LogKind kind = LogKind::play;
    std::string stage{};     ///< where the match was: "turn 2 · battle"
    std::string who{};       ///< the letter of the player who did it; empty for what the table does or is seen
    std::string step{};      ///< without that letter
    std::string decision{};  ///< "taken back: %1", where the step is that of the entry which was decided about
    std::string changes{};   ///< `energy(A) 7→4, …`
    std::string how{};       ///< how it is known, where that is not plain
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
    std::vector<std::string> lines{};  ///< what each of them writes down, where the answers are shorter
    std::string rule{};
    bool operator==(const QuestionShown&) const = default;
};

/// Something that the table shows otherwise than the book has it.
struct DifferenceShown {
    std::string what{};      ///< the card, or the number
    std::string expected{};  ///< by the book
    std::string seen{};
    int card = -1;
    bool operator==(const DifferenceShown&) const = default;
};

/// The table and the book tell different stories.
struct DesyncShown {
    std::string sentence{};
    std::vector<DifferenceShown> differences{};
    bool operator==(const DesyncShown&) const = default;
};

/// A card that lies on the table, by the track that an eye gave it.
struct CardTold {
    int card = -1;
    std::string name{};
    std::vector<std::string> numbers{};
    bool is_flagged = false;
    bool is_different = false;  ///< it lies otherwise than the book has it, and nothing explains it
    bool is_doubtful = false;   ///< the same, while something may still explain it
    bool is_chosen = false;     ///< it is what people look into
    bool operator==(const CardTold&) const = default;
};

/// A card that the book expects where nobody sees it.
struct GhostTold {
    int card = -1;
    std::string name{};
    Quad corners_mm{};
    bool operator==(const GhostTold&) const = default;
};

/// What lies in one place, for whoever reads the table as a list.
struct PlaceListed {
    std::string place{};
    struct Item {
        int card = -1;
        std::string name{};
        std::string numbers{};
        std::string how{};  ///< face down, turned, under another card, flagged, …
        bool operator==(const Item&) const = default;
    };
    std::vector<Item> cards{};
    bool operator==(const PlaceListed&) const = default;
};

/// A part of where a match stands: "turn 2", "battle"; and the number that says so, to look into it.
struct StageShown {
    std::string words{}, value{};
    bool operator==(const StageShown&) const = default;
};

struct MatchView {
    std::string game{};
    std::vector<StageShown> stage{};
    std::vector<PlayerShown> players{};
    std::string due{};
    std::string begin{};  ///< the line that ends setting up, where that is what comes next; else empty
    std::vector<FlaggedShown> flagged{};
    std::optional<QuestionShown> question{};
    std::optional<DesyncShown> desync{};
    bool is_waiting = false;     ///< several stories are possible, and what is seen next may tell
    std::string undo{}, redo{};  ///< what they would take away and bring back; empty when nothing
    std::vector<LogLine> log{};
    match::Sayings said{};             ///< since the view before
    std::vector<PlaceListed> table{};  ///< what lies where
    std::map<int, CardTold> cards{};
    std::vector<int> chosen{};  ///< cards that people look into
    std::vector<GhostTold> ghosts{};
    Detail detail{};                   ///< what people look into
    std::vector<std::string> hints{};  ///< what may be done, as it is typed; while that is wished, and given
    bool is_over = false;
    bool is_kept = true;  ///< everything is stored that should be
    bool operator==(const MatchView&) const = default;
};

/// Makes views of one match, one after another: what was told before is not told again from the beginning.
class MatchTeller {
public:
    MatchView view(const match::LiveMatch& match, const match::Told& told);
    /// What people want to know more of, from the next view on.
    void look_into(Inquiry inquiry) { inquiry_ = std::move(inquiry); }
    void give_hints(bool wished) { gives_hints_ = wished; }
    const Inquiry& inquiry() const { return inquiry_; }
    Whereabouts& whereabouts() { return whereabouts_; }

private:
    std::vector<LogLine> log_{};
    std::string language_{};  ///< that the log is told in
    Changes changes_{};
    Inquiry inquiry_{};
    Whereabouts whereabouts_{};
    bool gives_hints_ = false;

    void add_entries(const match::LiveMatch& match);
    std::vector<int> chosen(const match::LiveMatch& match) const;
};

/// The answer of this number, counted from 0, to what was shown. Nothing happens when another question is open by now:
/// nobody answers what they did not read.
match::Told answer(match::LiveMatch& match, const QuestionShown& shown, std::size_t index);

}  // namespace cardinal::window
