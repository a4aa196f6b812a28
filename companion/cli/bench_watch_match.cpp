#include "companion/cli/bench_watch_match.h"

#include "companion/cli/bench_watch_moment.h"
#include "companion/cli/bench_watch_names.h"
#include "companion/cli/bench_watch_trouble.h"
#include "companion/cli/processor_time.h"
#include "companion/match/live_match.h"
#include "companion/match/stillness.h"
#include "engine/referee/rehearsed_score.h"

#include <algorithm>
#include <optional>
#include <ostream>

// Hands play what was settled beforehand, whatever is made of it. When the books have parted for good, what was done is
// counted as missed with its cause, and the match is watched anew from where it really stands, so that no fault counts
// twice.
namespace cardinal::cli::bench {
namespace {

constexpr std::size_t most_told = 12;
constexpr int most_pauses = 4;                // for which players wait until what they did is understood
constexpr std::size_t most_plays_behind = 6;  // then what came before is given up

class Watched {
public:
    Watched(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes, const Trouble& trouble,
            std::uint64_t seed, std::ostream* log)
        : log_(log),
          game_(*setting.game),
          open_eyes_(open_eyes),
          eyes_(open_eyes()),
          fate_(trouble, setting.scene.camera, seed),
          table_(game_, setting.prints, setting.stock, seed, setting.untidy),
          film_(setting.scene, setting.stock, setting.film, seed),
          names_(setting.codes),
          sight_(game_, [this](Board board) { return studio::as_a_camera_sees(game_, std::move(board)); }),
          plays_(plays),
          truth_(plays.front().before)
    {
        begin_anew();
    }

    Count count()
    {
        show(truth_);
        for (const Play& play : plays_)
            watch(play);
        if (!done_.empty())
            settle(true);
        count_.matches = 1;
        count_.turns = turn(truth_) - turn(plays_.front().before) + 1;
        return std::move(count_);
    }

private:
    std::ostream* log_;
    const Game& game_;
    const EyesOpener& open_eyes_;
    Eyes eyes_;
    Fate fate_;
    studio::Table table_;
    studio::Film film_;
    Names names_;
    Sight sight_;
    const std::vector<Play>& plays_;
    Position truth_;  ///< how the match stands
    std::optional<match::LiveMatch> match_{};
    Position start_{};  ///< of the match that is watched
    Shelf shelf_{};
    Count count_{};

    Position base_{};             ///< before the first of `done_`
    std::vector<Action> done_{};  ///< since the match was settled
    Verdict broken_{}, flagged_{};
    std::vector<int> read_{};  ///< entries of the record in force then
    std::string asked_{};      ///< the question that stands open, once it was counted
    std::string wrongly_asked_{};
    std::vector<studio::Thing> lies_{};
    double hand_left_ms_ = 0;
    bool is_awaited_ = false;  ///< the entry of what hands did last

    int turn(const Position& position) const
    {
        const int value = find_value(*game_.words, game_.words->turn);
        return value < 0 ? 0 : read_value(position, game_.words->values[static_cast<std::size_t>(value)], {});
    }
    const Referee& referee() const { return match_->referee(); }

    void begin_anew()
    {
        start_ = truth_;
        match_.emplace(Referee(game_, truth_), fate_.may_kill() ? shelf_.new_book(game_) : match::MatchBook::nowhere());
        names_.forget();
        forget();
    }

    void forget()
    {
        base_ = truth_;
        done_.clear();
        broken_ = flagged_ = {};
        read_ = referee().history().line();
        asked_.clear();
        wrongly_asked_.clear();
    }

    // ---- trouble ----

    /// Nothing of what the program knew is left but what it stored.
    void kill()
    {
        ++count_.kills;
        const carddb::Journal* journal = match_->book().journal();
        const std::int64_t stored = journal ? journal->match() : 0;
        const std::vector<Entry> before = referee().record().entries;
        match_.reset();
        auto [referee_then, book] = shelf_.goes_on(game_, stored, start_);
        match_.emplace(std::move(referee_then), std::move(book));
        count_.resumed += referee().record().entries == before ? 1 : 0;
        eyes_ = open_eyes_();
        asked_.clear();
    }

    // ---- the match ----

    void watch(const Play& play)
    {
        done_.push_back(play.action);
        std::ranges::copy(play.verdict.violations, std::back_inserter(broken_.violations));
        truth_ = play.after;
        fate_.before_a_deed(count_);
        if (play.is_said) {
            ++count_.said;
            take(match_->take(names_.as_watched(play.action, truth_), by_player(play.action.seat)));
        }
        show(play.after);
        const bool is_understood = settle(done_.size() > most_plays_behind || play.is_put_back);
        if (play.is_put_back)
            put_back(play, is_understood);
    }

    void put_back(const Play& play, bool is_understood)
    {
        truth_ = play.before;
        if (!is_understood)
            begin_anew();
        show(truth_);
        if (!is_understood)
            return begin_anew();
        ++count_.put_back;
        for (int pause = 0; pause < most_pauses && !is_settled(); ++pause)
            linger();
        count_.put_back_found += is_settled() ? 1 : 0;
        if (is_settled())
            return forget();
        tell("what was put back is not understood");
        begin_anew();
    }

    void show(const Position& position)
    {
        std::vector<studio::Thing> things = table_.lay(position);
        const bool is_as_before = std::ranges::equal(things, lies_, [](const studio::Thing& a, const studio::Thing& b) {
            return a.track == b.track && a.print == b.print && a.centre == b.centre && a.angle_deg == b.angle_deg &&
                   a.face == b.face;
        });
        if (is_as_before)
            return;
        lies_ = std::move(things);
        is_awaited_ = true;
        linger();
    }

    /// Nothing further is done for a while.
    void linger()
    {
        for (const studio::Frame& frame : film_.until(lies_))
            look(frame);
    }

    void look(studio::Frame frame)
    {
        if (fate_.kills())
            kill();
        if (!frame.quiet)
            hand_left_ms_ = frame.time_ms;
        fate_.turn_camera(frame);
        const Looked looked = eyes_(frame);
        const double begin = processor_ms();
        match::Told told;
        if (looked.has_table)
            told = match_->see(looked.lying, frame.time_ms);
        const double work_ms = looked.work_ms + processor_ms() - begin;
        names_.note(looked.lying, match_->cards_by_track());
        ++count_.frames;
        if (looked.has_moved)
            fate_.camera_was_moved(count_);
        count_.film_ms += std::max(0.0, frame.time_ms - std::exchange(last_frame_ms_, frame.time_ms));
        count_.work_ms += work_ms;
        count_.looks_ms.push_back(work_ms);
        if (frame.quiet && is_awaited_ && !told.entries.empty()) {
            const double waited = frame.time_ms - hand_left_ms_ - match::settled_after_ms;
            count_.latencies_ms.push_back(std::max(0.0, waited) + work_ms);
            is_awaited_ = false;
        }
        take(told);
        answer();
    }
    double last_frame_ms_ = 0;

    void take(const match::Told& told)
    {
        Verdict now;
        for (const int number : told.entries) {
            const Entry& entry = *find_entry(referee().record(), number);
            log(std::to_string(number) + ": " +
                written_out(game_, truth_, entry, names_.as_played(entry.action, truth_)));
            if (entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::fact)
                std::ranges::copy(entry.verdict.violations, std::back_inserter(now.violations));
        }
        if (broken_.legal() && !now.legal()) {
            ++count_.false_flags;
            tell("false flag " + now.violations.front().rule);
        }
        std::ranges::copy(now.violations, std::back_inserter(flagged_.violations));
    }

    /// Only about what the game's words say that no camera sees; any other question is a miss.
    void answer()
    {
        for (int more = 0; more < 4 && match_->doubt().what == match::Doubt::What::asks; ++more) {
            std::string question = match_->doubt().sentence;
            for (const std::string& each : match_->doubt().answers)
                question += "|" + each;
            if (std::exchange(asked_, question) == question)
                return;
            log("asked " + question);
            const Subject subject = subject_of(game_, match_->stories());
            ++count_.questions;
            ++count_.asked[subject.name];
            if (!subject.is_for_people) {
                ++count_.not_for_people;
                wrongly_asked_ = subject.name;
                tell("asked about " + subject.name + ": " + question);
                return;
            }
            std::vector<Action> done = done_;
            for (Action& action : done)
                action = names_.as_watched(action, truth_);
            const auto meant = true_story(match_->stories(), done, broken_);
            if (!meant) {
                wrongly_asked_ = "without the true answer";
                tell("asked without the true answer: " + question);
                return;
            }
            take(match_->answer(*meant));
        }
    }

    // ---- what came of it ----

    bool is_settled() const
    {
        if (match_->doubt().what != match::Doubt::What::none || !match_->different().empty())
            return false;
        const Board book = names_.as_played(sight_(referee().position()), truth_), played = sight_(truth_);
        return differences(book, played).empty() && differences(played, book).empty();
    }

    /// False when it was given up.
    bool settle(bool is_last)
    {
        for (int pause = 0; pause < most_pauses && !is_settled(); ++pause)
            linger();
        if (is_settled()) {
            score(true, "");
            return true;
        }
        if (match_->doubt().what == match::Doubt::What::waits && !is_last)
            return true;
        score(false, cause());
        begin_anew();
        linger();
        return false;
    }

    std::vector<Action> written() const
    {
        std::vector<Action> actions = written_since(referee(), read_);
        for (Action& action : actions)
            action = names_.as_played(action, truth_);
        return actions;
    }

    void score(bool is_found, const std::string& why)
    {
        const std::vector<Action> now = written();
        const Comparison compared = compare(sight_, base_, done_, now);
        count_.plays += compared.plays;
        count_.recovered += compared.recovered;
        count_.in_order += compared.in_order;
        count_.told_alike += compared.told_alike;
        count_.invented += compared.invented;
        count_planted(is_found);
        log((is_found ? "done:" : "given up:") + told_of(moment()));
        const int missed = compared.plays - compared.recovered, moved = compared.recovered - compared.in_order;
        if (missed > 0)
            count_.misses[is_found ? "told otherwise" : why] += missed;
        if (moved > 0)
            count_.misses["in another order"] += moved;
        if (missed > 0 || moved > 0 || !is_found)
            tell(is_found ? "written down otherwise" : why);
        if (!is_found)
            return;
        const std::size_t over = that_are_over(sight_, base_, done_, now);
        const std::vector<Action> open(done_.begin() + static_cast<std::ptrdiff_t>(over), done_.end());
        Position base = std::move(base_);
        for (std::size_t at = 0; at < over; ++at)
            base = apply(game_, std::move(base), done_[at]);
        forget();
        done_ = open;
        base_ = open.empty() ? truth_ : std::move(base);
    }

    void count_planted(bool is_found)
    {
        if (broken_.legal())
            return;
        ++count_.planted;
        if (std::ranges::any_of(flagged_.violations, [&](const Violation& each) { return broken_.broke(each.rule); })) {
            ++count_.found;
            return;
        }
        count_.misnamed += flagged_.legal() ? 0 : 1;
        count_.as_legal += flagged_.legal() && is_found ? 1 : 0;
        tell("missed " + broken_.violations.front().rule);
    }

    /// Why the books parted, as far as it shows: what was seen last is held against what lies there.
    std::string cause() const
    {
        if (!wrongly_asked_.empty())
            return "asked";
        const Board truth = sight_(truth_);
        if (!match_->board())
            return "never lay still";
        const Board seen = names_.as_played(*match_->board(), truth_);
        const std::vector<Fact> missing = differences(truth, seen), instead = differences(seen, truth);
        if (missing.empty())
            return match_->doubt().what == match::Doubt::What::lost  ? "nothing explains it"
                 : match_->doubt().what == match::Doubt::What::waits ? "still in doubt"
                                                                     : "taken for something else";
        if (!seen.strangers.empty())
            return "taken for a stranger";
        const Fact& first = missing.front();
        if (first.what == Fact::What::value)
            return first.card ? "token misread" : "miscounted";
        if (is_missing(first))
            return "not seen";
        const bool was_elsewhere = std::ranges::any_of(
            seen.cards, [&](const BoardCard& card) { return card.card == first.card && card.place != first.from; });
        return was_elsewhere ? "in another place" : instead.size() > missing.size() ? "not seen" : "lies otherwise";
    }

    void tell(const std::string& what)
    {
        if (count_.told.size() < most_told)
            count_.told.push_back(what + ". Done:" + told_of(moment()));
    }

    /// What was done, what was made of it, and what both differ in.
    Moment moment() const
    {
        Moment moment{.game = &game_, .truth = &truth_, .done = done_, .written = written()};
        if (match_->board())
            moment.seen = names_.as_played(*match_->board(), truth_);
        moment.stories = match_->stories();
        for (Story& story : moment.stories)
            for (Deed& deed : story.deeds)
                deed.action = names_.as_played(deed.action, truth_);
        return moment;
    }

    void log(const std::string& what) const
    {
        if (log_)
            *log_ << shown_time(last_frame_ms_) << "  " << what << std::endl;
    }
};

}  // namespace

Count watch_match(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes,
                  const Trouble& trouble, std::uint64_t seed, std::ostream* log)
{
    return plays.empty() ? Count{} : Watched(setting, plays, open_eyes, trouble, seed, log).count();
}

}  // namespace cardinal::cli::bench
