#pragma once

#include "engine/core/result.h"
#include "engine/record/correction.h"
#include "engine/record/history.h"

#include <array>
#include <string>
#include <vector>

namespace cardinal {

/// Holds a position and its record, takes what people do and what is seen, and writes entries. It never refuses a play:
/// an illegal one is flagged, and then stands unless it is taken back. What it does refuse, with a sentence, is what
/// the table's profile does not allow and what names things that do not exist.
class Referee {
public:
    Referee(const Game& game, Position start, Profile profile = Profile::practice,
            std::array<std::string, most_seats> players = {});
    Referee(const Game& game, Record record);  ///< goes on with a match

    const Game& game() const { return history_.game(); }
    const Position& position() const { return history_.position(); }
    const Record& record() const { return history_.record(); }
    const History& history() const { return history_; }
    Profile profile() const { return record().pins.profile; }

    /// A player does something, or the table does. States that are found broken before it are in its verdict, too.
    Result<Entry> take(const Action& action, Source by);
    Result<Entry> take(const Action& action) { return take(action, by_player(action.seat)); }

    /// A single fact is seen by a camera or stated by a player; it is judged, then kept. A fact that somebody of higher
    /// authority has already set right becomes a question and changes nothing.
    Result<Entry> see(const Fact& fact, Source by = by_camera);
    /// What differs from the table as it is kept, as one group of facts; no entries when nothing does.
    Result<std::vector<Entry>> see(const Board& board, Source by = by_camera);

    /// A person sets a number or a place, or states an outcome in words. Never flagged.
    Result<Entry> rule(const Fact& fact, Source by = by_judge);
    Result<Entry> rule(std::string words, Source by = by_judge);
    /// People agree that a number or place is so.
    Result<Entry> correct_value(const Fact& fact, Source by = by_both_players);
    /// Entry `number` was really `replacement`, or never happened (kind 0); what follows is derived again. Its verdict
    /// is what the rules say of the replacement at that moment.
    Result<Entry> correct(int number, const Action& replacement, Source by = by_both_players);
    /// What that would change, before it is done.
    std::vector<Change> preview_correction(int number, const Action& replacement) const;

    /// What the last step was flagged for is put back by the players, or stays as it is. Broken states stay remembered.
    Result<Entry> take_back(Source by = by_both_players);
    Result<Entry> let_stand(Source by = by_both_players);
    /// The entries of the last step that were flagged; empty once they were taken back or let stand.
    const std::vector<int>& just_flagged() const { return just_flagged_; }

    /// The last steps; a finished group is one step.
    Result<Entry> undo(int steps = 1, Source by = by_both_players);
    Result<Entry> undo_from(int number, Source by = by_both_players);            ///< this entry and all after it
    Result<Entry> undo_from(const Action& action, Source by = by_both_players);  ///< from when it was last done
    Result<Entry> undo_group(Source by = by_both_players);                       ///< the last group and all after it
    Result<Entry> redo(int steps = 1, Source by = by_both_players);
    int next_undo() const;  ///< the first entry of the step that undo takes away; 0 when there is none
    int next_redo() const;  ///< the last entry of the step that redo brings back; 0 when there is none

    Result<Entry> note(std::string words, Source by = by_both_players);
    Result<Entry> begin_group(std::string name, Source by = by_both_players);
    Result<Entry> end_group(Source by = by_both_players);

    /// Cards that were told not to be seen, as long as nothing else is known of them.
    const std::vector<Fact>& missing() const { return missing_; }

    std::vector<Question> questions() const { return cardinal::questions(game(), position()); }
    /// What is due now, in a sentence.
    std::string due() const;
    /// What is legal now, and what an action would break. Hints: not given in a tournament.
    Result<std::vector<Template>> options() const;
    Result<Verdict> why_not(const Action& action) const;

private:
    History history_;
    std::vector<int> just_flagged_{};
    std::vector<Fact> missing_{};
    int open_group_ = 0;
    int facts_of_group_ = 0;  ///< facts that are told one after another in a group, as a board's are, are one step

    const Entry& write(Entry entry);
    void note_step(const Entry& entry);
    void note_missing(const Entry& entry);
    const Entry& take_fact(const Fact& fact, Source by);
    Result<Entry> about_flagged(Entry::Kind kind, Source by);
    std::string written(const Fact& fact) const;
    std::string how_it_ended() const;
    std::string question_answered_by(const Action& action) const;
    int last_of_redo(int steps) const;
};

}  // namespace cardinal
