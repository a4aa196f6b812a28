#pragma once

#include "engine/record/derive.h"
#include "engine/record/record.h"

#include <map>
#include <vector>

namespace cardinal {

/// A record and the positions it leads to.
///
/// Every entry that changes something grows out of the one that was in force when it was written, so branches that were
/// undone stay where they are, and a moment of the match is one path through them: its *line*. An undo steps down the
/// line, a redo climbs back along the branch that was left, until something new is done. A correction is an entry of
/// the line that says what an earlier one was; the position after it is derived again from there. What a line leads to
/// never changes, so positions are kept every few entries and others derived from the nearest.
class History {
public:
    History(const Game& game, Record record);  ///< derives all its entries

    const Game& game() const { return *game_; }
    const Record& record() const { return record_; }
    const State& state() const { return now_; }
    const Position& position() const { return now_.position; }

    /// What the rules say of this entry if it is the next one. Appending it then does not look for broken states again.
    Verdict judge_next(const Entry& entry);
    /// Numbers the entry, carries it out and writes down what is so after it: the position's hash and the open
    /// questions. An entry that refers to what is not in the line changes nothing.
    const Entry& append(Entry entry);
    /// The same for an entry that was written down before: it stays as it is.
    void repeat(Entry entry);
    /// False when what the entry is about should be in the line, or ahead of it, and is not.
    bool refers_well(const Entry& entry) const;

    /// The position after the first `number` entries, as it was then; 0 is the start.
    State state_after(int number) const;

    /// The entries in force, oldest first; as it was after the first `number` entries.
    std::vector<int> line() const { return line_to(head_); }
    std::vector<int> line_after(int number) const { return line_to(node(number).head_after); }
    bool in_line(int number) const { return number > 0 && is_on_path(number, head_); }
    int head() const { return head_; }                            ///< the newest entry in force; 0 at the start
    int before(int number) const { return node(number).parent; }  ///< what was in force when this entry was written
    std::vector<int> redoable() const;                            ///< what redo can bring back, oldest first
    std::vector<int> branches() const;                            ///< the last entries of branches that were left

    /// The entry whose place a correction or a taking back takes; other entries stand for themselves.
    int subject_of(int number) const;

    /// An entry of a line and what is derived for it there.
    struct Derived {
        int number = 0;
        Verdict verdict{};
        bool is_possible = true;  ///< false when it names what does not exist at that moment
    };
    struct Derivation {
        std::vector<Derived> entries{};
        State state{};
    };
    /// The line from entry `number` on as it counts now; with `instead`, as if that entry had been something else.
    Derivation derive_again(int number, const Meaning* instead = nullptr) const;

private:
    struct Node {
        int parent = 0;
        int head_after = 0;  ///< the newest entry in force after this one
        int depth = 0;       ///< entries in its line
        bool grows = false;  ///< it is part of lines
    };

    const Game* game_;
    Record record_;
    std::vector<Node> nodes_{};  ///< by entry number; 0 is the start
    std::map<int, State> kept_{};
    State now_{};
    int head_ = 0;
    int tip_ = 0;      ///< where redo leads
    Judged judged_{};  ///< what was found when the next entry was judged

    const Entry& entry(int number) const { return record_.entries[static_cast<std::size_t>(number - 1)]; }
    const Node& node(int number) const { return nodes_[static_cast<std::size_t>(number)]; }
    bool is_on_path(int number, int to) const;
    bool replaces_another(int number) const;
    std::vector<int> line_to(int number) const;
    int first_replaced(const std::vector<int>& line, int from) const;
    std::map<int, Meaning> replacements(const std::vector<int>& line, int from) const;
    Derivation derive(const std::vector<int>& line, int from, const std::map<int, Meaning>& replaced,
                      bool judging) const;
    State state_at(int number) const;

    void follow(const Entry& entry);
    void grow(const Entry& entry);
    void go_to(int head);
};

}  // namespace cardinal
