#pragma once

#include "companion/match/doubt.h"
#include "companion/match/evidence.h"
#include "companion/match/held.h"
#include "companion/match/match_book.h"
#include "companion/match/table_watch.h"
#include "engine/notation/lexicon.h"
#include "engine/referee/observer.h"

#include <array>
#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::match {

/// What came of something that a match was shown or told.
struct Told {
    std::vector<int> entries{};  ///< numbers of those that were written; they are stored
    Sayings said{};              ///< what no entry says: strangers, what was refused, how storing goes
    bool has_news = false;       ///< there are entries, or what stands open is another than before
};

/// Why a look at a table that lay still did not come to an end.
enum class PutOff : std::uint8_t {
    token,       ///< one was taken away, and another may be on its way
    accusation,  ///< the next look has to say so, too
    rivals,      ///< what is seen next tells which of several stories it was
};
inline constexpr std::array put_off_names{"for a token", "for a second look", "for what comes next"};

/// A match while it is played: what lies on the table and what people do come in, in the order in which it happens;
/// entries come out after they were stored. Knows nothing of screens, sources or threads; it is used by one at a time.
class LiveMatch {
public:
    LiveMatch(Referee referee, MatchBook book, std::span<const Member> registered = {});
    LiveMatch(const LiveMatch&) = delete;  // what observes holds on to the referee
    LiveMatch& operator=(const LiveMatch&) = delete;

    Told begin();
    Told end();

    /// What lies on the table, at a time that only grows. Nothing happens until it lies still. What comes of it, and
    /// what people say until the next look, is kept with pictures that are cut out of this one.
    Told see(const Lying& lying, double time_ms, CutOut cut_out = {});
    /// A line of the notation, as somebody types it: a play, a ruling, `undo`, `answer 2`, `as it lies`, …
    Told take_line(std::string_view line);
    Told take(const Action& action, Source by);
    /// To the question that stands open.
    Told answer(std::size_t index);
    /// The question is put off: it is asked again when it is not told by what is seen next.
    Told postpone();
    /// The way out when nothing fits: the book is put right by what was seen last.
    Told take_as_it_lies();
    Told take_back();
    Told let_stand();
    Told undo(int steps = 1);
    Told redo(int steps = 1);
    /// This entry and all after it are put back: the remedy when nothing less helps.
    Told back_up_to(int entry);
    /// People agree that a number or a place is so, whatever is seen, until something else is seen there.
    Told set_right(const Fact& fact);
    /// A judge says what happened, or why something stands.
    Told rule(std::string words);
    Told note(std::string words);
    /// The entry was really this, or never happened (kind 0); what follows is derived again.
    Told correct(int entry, const Action& instead);

    const Game& game() const { return referee_.game(); }
    const Referee& referee() const { return referee_; }
    const MatchBook& book() const { return book_; }
    const Doubt& doubt() const { return doubt_; }
    /// What may have happened, as far as the last look left that open: the likeliest first.
    const std::vector<Story>& stories() const { return stories_; }
    /// What was seen last of a table that lay still; nothing when nobody looked yet.
    const std::optional<Board>& board() const { return board_; }
    /// Which card of the match each track is that an eye gave to what lay there last.
    const std::map<int, CardId>& cards_by_track() const { return watch_.cards_by_track(); }
    /// What is seen and kept differ in.
    std::vector<Fact> different() const;
    /// How many looks at a table that lay still were put off, and why.
    const std::array<int, put_off_names.size()>& looks_put_off() const { return looks_put_off_; }
    /// What was seen when this entry was written, of the last some looks; null where nobody looked.
    const Board* seen_at(int entry) const;
    /// What an entry was seen by, as the bytes of picture files.
    std::vector<std::string> pictures_of(int entry) const;

private:
    Referee referee_;
    Observer observer_{referee_};
    MatchBook book_;
    notation::Vocabulary vocabulary_;
    TableWatch watch_;
    Held held_{};
    Doubt doubt_{};
    std::vector<Story> stories_{};
    std::optional<Board> board_{};
    std::optional<Board> before_words_{};  ///< the book before people said something that nobody has seen yet
    std::optional<Board> unforeseen_{};    ///< nothing else that is seen in it says that a token had to go
    std::set<int> said_late_{};            ///< entries found out, and told by people afterwards
    /// What somebody said to do while it was in doubt what had been done before: it waits until that is settled.
    struct Words {
        Action action{};
        Source by{};
        std::size_t entries = 0;  ///< of the record, when they began to wait
        int times = 0;            ///< that they were put off
    };
    std::optional<Words> waiting_{};
    std::array<int, put_off_names.size()> looks_put_off_{};
    double quiet_ms_ = 0;                                 ///< how long nobody has touched anything
    CutOut cut_out_{};                                    ///< of the last look
    std::map<int, std::vector<std::string>> pictures_{};  ///< by entry: of those that are not in the database
    /// A look, and the first entry that was written after it.
    struct Seen {
        int entry = 0;
        Board board{};
    };
    std::deque<Seen> seen_{};

    using Deed = std::function<void(Sayings& said)>;
    /// Does something and gives what came of it, stored.
    Told after(const Deed& deed);
    /// Does what people say: that holds against what is seen.
    void as_people_say(const Deed& deed, Sayings& said);
    Told after_people(const Deed& deed);
    void look_at(Board board, Sayings& said);
    void overlook_what_was_never_seen(Sayings& said);
    void look_at_what_is_held_back(Sayings& said);
    bool had_to_go(const Board& held_back, const std::vector<Fact>& bare);
    void count_put_off(bool is_held_back);
    void note(Observation observation, Sayings& said);
    void note(const Result<Observation>& observation, Sayings& said);
    static void note(const Result<Entry>& entry, Sayings& said);
    Words as_words(const Action& action, Source by) const;
    void say(const Words& words, Sayings& said);
    void say_what_waits(Sayings& said);
    void say_without_answer(Sayings& said);
    bool has_to_wait(const Words& words, Sayings& said);
    bool is_written_by(const Action& action, Sayings& said);
    int found_out_before(const Action& action) const;
    void lead_up_to(const Action& action);
    void obey(const GivenCommand& given, Sayings& said);
    Sayings keep(std::size_t before);
    void remember_look();
};

}  // namespace cardinal::match
