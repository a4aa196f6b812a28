#pragma once

#include "engine/referee/explain.h"
#include "engine/referee/otherwise.h"
#include "engine/referee/overlooked.h"
#include "engine/referee/referee.h"
#include "engine/referee/strangers.h"
#include "engine/referee/telling.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal {

/// What came of a look at the table.
struct Observation {
    enum class What : std::uint8_t {
        quiet,       ///< nothing new is to be seen
        done,        ///< what happened was found and written into the record
        taken_back,  ///< things were put back as they were
        waits,       ///< there are several stories, and what is seen next may tell
        asks,        ///< there are several stories, and no camera can tell them apart
        lost,        ///< nothing fits: the table is put right, or the book is
    };
    What what = What::quiet;
    std::vector<Entry> entries{};        ///< written into the record
    std::vector<Story> stories{};        ///< the likeliest first
    std::vector<Fact> different{};       ///< what nothing explains
    std::string sentence{};              ///< the question, or what is different and both ways out
    std::vector<std::string> answers{};  ///< to the question, in the order of the stories
    std::vector<Stranger> strangers{};   ///< cards of no deck that the players are to be told of, see what_is_said_of
};

std::string_view to_string(Observation::What what);

/// Watches a table for a referee. It takes boards, finds out what happened since the last one, and has the referee
/// write it down as soon as one story is ahead of the others; until then it keeps them, so that the next board can
/// tell.
class Observer {
public:
    explicit Observer(Referee& referee) : referee_(referee), otherwise_(referee.game()) {}

    /// The same board may come again and again, and should come once more after `waits`. What is in doubt does not
    /// change by that; but whoever seems to break a rule is told so at the second look that says it, and what nothing
    /// explains is searched on.
    Observation look(const Board& seen);
    /// Nothing has changed on the table since the last look.
    Observation look_again();
    /// The players say which story is true.
    Result<Observation> answer(std::size_t story);
    /// The book is put right: what was seen last counts as it lies.
    Result<Observation> take_as_it_lies();

    /// What came of hearing what somebody does now.
    struct Heard {
        Observation observation{};
        bool is_written = false;   ///< the deed itself, too: it was seen before it was told
        bool has_to_wait = false;  ///< for the answer to what is asked now: it comes after what is in doubt
    };
    /// While something is in doubt: of its stories the one that ends in this deed, or makes it legal, is true, be it
    /// one of those that were too many to be shown; where several make it legal, or one with something open, it is
    /// asked at once. Nothing happens where none does.
    Heard hear(const Action& action);
    /// Whether plain legal play, or that a flagged deed is put back, is all that tells of this board, and leaves
    /// these numbers, which the board does not tell.
    bool leads_to(const Board& seen, const std::vector<Fact>& numbers) const;
    /// Something that hands are still to set may be set any moment: the same board is worth another look.
    bool waits_for_hands() const;
    /// Nobody answers, and play goes on: the likeliest of what was asked about is taken for true.
    Observation go_on();

private:
    Referee& referee_;
    std::uint64_t base_ = 0;              ///< of the position that the stories begin at
    int head_ = 0;                        ///< the newest entry of the record then
    std::vector<Story> stories_{};        ///< that may be true, the likeliest first; none while nothing is in doubt
    std::vector<Story> answers_{};        ///< to what was asked last
    std::vector<Fact> late_{};            ///< marks that hands are still to set, cards that they are still to move
    std::vector<std::string> accused_{};  ///< what the last look said of whom
    int looks_in_doubt_ = 0;
    int looks_again_ = 0;                  ///< in a row that showed nothing new
    bool is_long_late_ = false;            ///< what is in doubt was waited for
    bool is_again_ = false;                ///< the last look showed nothing new
    bool is_unclear_ = false;              ///< no plain legal play tells it
    bool was_asked_about_excuse_ = false;  ///< since the book was last right
    std::vector<Story> stories_before_{};  ///< the last board that showed something new
    struct Waited {
        Fact fact{};
        int looks = 0;
    };
    std::vector<Waited> waited_for_{};  ///< of what is late, in how many looks each has been so
    int looks_unset_ = 0;               ///< in a row that showed nothing but what is late, as it was
    bool goes_on_ = false;              ///< somebody said what is done next, so that what is open is asked at once
    bool is_begun_ = false;             ///< what is asked about is not all that was seen
    Board last_{};
    Strangers strangers_{};
    Otherwise otherwise_;
    struct Weighed {
        Board seen{};
        Hands hands = Hands::at_work;
        Otherwise::Finding finding{};
    };
    struct SoughtInVain {
        std::uint64_t position = 0;
        Board seen{};
    };
    std::optional<Overlooked> overlooked_{};            ///< what the players were asked about
    std::optional<SoughtInVain> nothing_overlooked_{};  ///< on this table: while it lies still, nothing else is found
    std::optional<Weighed> weighed_{};                  ///< the stories of this board, while they are the same

    const Game& game() const { return referee_.game(); }
    Observation what_came_of(const Board& seen);
    Observation what_is_new_in(const Board& seen, const std::vector<Fact>& too_late);
    std::vector<Fact> note_late(const Board& seen);
    Board without_what_is_late(Board seen) const;
    Story as_it_lies(const std::vector<Fact>& late) const;
    int steps_taken_back(const Board& seen) const;
    int first_that_only_led_up(const Board& seen) const;
    std::optional<Story> told_without_numbers(const Board& seen) const;
    std::optional<Observation> wait_for_hands(const Board& seen);
    void take_nothing_for_late(const Board& seen);
    std::optional<Observation> tell_what_was_never_set(const std::vector<Fact>& late, const Board* next);
    std::optional<Observation> ask_about_what_was_never_set();
    std::optional<Observation> tell_on_from_what_was_never_set(const Board& seen);
    std::optional<Account> as_it_was_marked(std::size_t look, const std::vector<Fact>& settled) const;
    bool is_certain_as_marked(const std::vector<Story>& stories, std::size_t look, const Board& seen,
                              const Settled& as_marked) const;
    std::optional<Account> with_all_since(std::size_t from, const Story& told) const;
    void note_what_people_did();
    bool is_long_quiet() const;
    bool has_just_come_to_rest() const;
    bool shows_only_what_is_late(const Board& seen) const;
    Hands hands() const { return is_long_quiet() ? Hands::at_rest : Hands::at_work; }
    const Otherwise::Finding& finding_for(const Board& seen);
    bool may_be_late(const Story& accusing, const Board& seen);
    bool is_legal_without_numbers(const Board& seen);
    bool was_seen_before(const Story& accusing);
    bool answers_a_flag(int steps) const;
    bool costs_less(int steps, const Story& story) const;
    Observation put_back(int steps, const Board& seen);
    Observation commit(const Story& story,
                       Told told = Told::by_nobody);  ///< not one of `stories_`, which are forgotten
    void write_down(const std::vector<Deed>& deeds, Observation& done);
    bool accuses_of_nothing_new(const Account& account) const;
    std::optional<Observation> tell_anew(const Account& account);
    /// Looks in which people were told of a broken rule stay as they are, unless they are told of the same again.
    enum class Flags : std::uint8_t { stay, are_told_again };
    std::optional<Observation> rewrite(const Account& account, Flags flags);
    std::optional<Entry> undo_looks(std::size_t from, Flags flags);
    Observation decide(const Board& seen);
    Observation decide_unclear(const Story& best, const Board& seen, bool was_unclear);
    std::optional<Observation> about_an_excuse(const Story& story);
    std::optional<Observation> about_what_was_overlooked(const Story& best, const Board& seen);
    Board go_on_with_what_was_overlooked(const Board& seen, std::vector<Entry>& entries);
    Observation in_doubt();
    Observation about_choices(const Story& story);
    Observation tell_so_far(const Story& story);
    Observation tell_and_go_on(const Story& story, Told told);
    Heard hear_after(const std::vector<Story>& stories, const Action& action);
    Observation ask_at_once(std::vector<Story> rivals);
    Observation wait_or_ask(std::vector<Story> rivals, bool may_ask);
    Observation lost(const Board& seen);
    void forget_doubts();
};

}  // namespace cardinal
