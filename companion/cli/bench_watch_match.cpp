#include "companion/cli/bench_watch_match.h"

#include "companion/cli/bench_watch_bothers.h"
#include "companion/cli/bench_watch_moment.h"
#include "companion/cli/bench_watch_names.h"
#include "companion/cli/bench_watch_tally.h"
#include "companion/cli/bench_watch_trouble.h"
#include "companion/cli/bench_watch_waits.h"
#include "companion/cli/processor_time.h"
#include "companion/match/live_match.h"
#include "engine/referee/rehearsed_score.h"
#include "vision/io/pictures.h"

#include <algorithm>
#include <optional>
#include <ostream>

// Hands play what was settled beforehand, whatever is made of it. When the books have parted for good, what was done is
// counted as missed with its cause, and the match is watched anew from where it really stands, so that no fault counts
// twice.
namespace cardinal::cli::bench {
namespace {

constexpr int most_pauses = 4;                // for which players wait until what they did is understood
constexpr std::size_t most_plays_behind = 6;  // then what came before is given up

class Watched {
public:
    Watched(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes, const Trouble& trouble,
            std::uint64_t seed, const Onlookers& onlookers)
        : onlookers_(onlookers),
          game_(*setting.game),
          open_eyes_(open_eyes),
          eyes_(open_eyes()),
          fate_(trouble, setting.scene.camera, seed),
          bothers_(setting, seed),
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
        if (!tally_.done().empty())
            settle(true);
        count_.matches = 1;
        count_.turns = turn(truth_) - turn(plays_.front().before) + 1;
        return std::move(count_);
    }

private:
    Onlookers onlookers_;
    const Game& game_;
    const EyesOpener& open_eyes_;
    Eyes eyes_;
    Fate fate_;
    Bothers bothers_;
    studio::Table table_;
    studio::Film film_;
    Names names_;
    Sight sight_;
    const std::vector<Play>& plays_;
    Position truth_;  ///< how the match stands
    std::optional<match::LiveMatch> match_{};
    Position start_{};  ///< of the match that is watched
    Shelf shelf_{};
    Tally tally_{sight_};
    Count& count_ = tally_.count;

    std::vector<int> read_{};  ///< entries of the record in force then
    std::string asked_{};      ///< the question that stands open, once it was counted
    std::string wrongly_asked_{};
    std::vector<studio::Thing> lies_{};
    Waits waits_{};

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
        waits_.begin();
        forget();
    }

    void forget()
    {
        tally_.begin(truth_);
        listen();
    }

    /// What is written and asked from now on is news.
    void listen()
    {
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
        waits_.begin();
        asked_.clear();
    }

    // ---- the match ----

    /// What is no play happens, and the books stay as they are.
    void bother()
    {
        const Bothers::Bother bother = bothers_.next(lies_);
        const std::vector<int> before = referee().history().line();
        log("bothered: " + bother.name);
        for (const Bothered& part : bother.course) {
            light_ = part.light;
            for (int pause = 0; pause < part.pauses; ++pause)
                show_frames(part.things);
            draw();
        }
        ++count_.bothers;
        if (is_settled() && referee().history().line() == before) {
            ++count_.let_be;
            return;
        }
        tell(bother.name + (is_settled() ? " was taken for a play" : " is not understood"));
        if (!is_settled())
            begin_anew();
    }

    void watch(const Play& play)
    {
        if (tally_.done().empty() && fate_.bothers())
            bother();
        tally_.add(play);
        truth_ = play.after;
        fate_.before_a_deed(count_);
        if (play.is_said) {
            ++count_.said;
            take(match_->take(names_.as_watched(play.action, truth_), by_player(play.action.seat)));
        }
        show(play.after);
        const bool is_understood = settle(tally_.done().size() > most_plays_behind || play.is_put_back);
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
        waits_.expect();
        linger();
    }

    /// Nothing further is done for a while.
    void linger()
    {
        show_frames(lies_);
        draw();
    }

    void show_frames(const std::vector<studio::Thing>& things)
    {
        for (const studio::Frame& frame : film_.until(things))
            look(frame);
    }

    void look(studio::Frame frame)
    {
        if (fate_.kills())
            kill();
        if (!frame.quiet)
            waits_.touch(frame.time_ms, match_->looks_put_off());
        fate_.befall(frame, light_);
        const Looked looked = eyes_(frame);
        drawn_ = looked.drawn;
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
        waits_.see(looked.lying, frame.time_ms);
        if (frame.quiet && !told.entries.empty())
            log(waits_.come(frame.time_ms, work_ms, match_->looks_put_off(), count_));
        take(told);
        answer();
    }
    double last_frame_ms_ = 0;
    double light_ = 1;                  ///< of the usual
    std::function<cv::Mat()> drawn_{};  ///< the last frame

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
        if (!told.entries.empty())
            tally_.flag(now, moment());
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
            std::vector<Action> done = tally_.done();
            for (Action& action : done)
                action = names_.as_watched(action, truth_);
            const auto meant = true_story(game_, match_->stories(), done, tally_.broken());
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
        score(false, cause_of(moment(), sight_));
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
        const Moment now = moment();
        log((is_found ? "done:" : "given up:") + told_of(now));
        tally_.score(now, is_found, why);
        if (is_found)
            listen();
    }

    void tell(const std::string& what) { tally_.tell(what, moment()); }

    /// What was done, what was made of it, and what both differ in.
    Moment moment() const
    {
        Moment moment{.game = &game_,
                      .truth = &truth_,
                      .done = tally_.done(),
                      .written = written(),
                      .doubt = match_->doubt().what,
                      .wrongly_asked = wrongly_asked_};
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
        if (onlookers_.log && !what.empty())
            *onlookers_.log << shown_time(last_frame_ms_) << "  " << what << std::endl;
    }

    void draw() const
    {
        if (onlookers_.drawings.empty() || !drawn_)
            return;
        char name[32];
        std::snprintf(name, sizeof name, "%07.1f s.jpg", last_frame_ms_ / 1000);
        if (const auto written = vision::write_picture(onlookers_.drawings / name, drawn_()); !written)
            log(written.error().sentence);
    }
};

}  // namespace

Count watch_match(const Setting& setting, const std::vector<Play>& plays, const EyesOpener& open_eyes,
                  const Trouble& trouble, std::uint64_t seed, const Onlookers& onlookers)
{
    return plays.empty() ? Count{} : Watched(setting, plays, open_eyes, trouble, seed, onlookers).count();
}

}  // namespace cardinal::cli::bench
