#include "engine/referee/rehearsal.h"

#include "engine/notation/actions.h"
#include "engine/referee/rehearsed_eyes.h"
#include "engine/referee/rehearsed_score.h"
#include "engine/rules/random_play.h"

#include <algorithm>
#include <utility>

/// Two referees hold the same match: one is told every deed, the other only looks at the table. What the second writes
/// down is held against what the first was told.
namespace cardinal {
namespace {

constexpr std::size_t most_told = 100;
/// While the observer waits and nothing happens: nobody plays faster than a camera looks. As often as it looks at a
/// table that is quiet for seconds; whose hands are late leave it no such time.
constexpr int most_further_looks = 3;
constexpr int most_further_looks_at_late_marks = 2;
/// After so many looks whatever was late or unread has been seen: the longest delay, and the observer's own patience.
constexpr int most_looks_behind = 6;

void add(Verdict& verdict, const Verdict& further)
{
    std::ranges::copy(further.violations, std::back_inserter(verdict.violations));
}

class Match {
public:
    Match(const Game& game, const Position& table, const Rehearsal& rehearsal, std::uint64_t seed, Rehearsed& count)
        : game_(game),
          rehearsal_(rehearsal),
          name_("match " + std::to_string(seed)),
          seed_(seed),
          count_(count),
          referee_(game, table),
          truth_(game, table),
          eyes_(game, rehearsal, board(game, table)),
          base_(table)
    {
        observer_.emplace(referee_);
    }

    void play(const Look& look)
    {
        for (int at = 0; at < rehearsal_.looks && !game_.is_over(truth_.position()); ++at) {
            if (!act())
                break;
            tables_.push_back(board(game_, truth_.position()));
            const Board seen = eyes_.see(tables_.back(), seed_);
            if (differences(board(game_, referee_.position()), seen).empty())
                continue;
            if (!take(look, look_until_it_is_plain(look, seen)))
                begin_anew();
        }
        count_.planted_open += broken_.legal() || !flagged_.legal() ? 0 : 1;
    }

private:
    const Game& game_;
    const Rehearsal& rehearsal_;
    std::string name_;  ///< it is played again by this seed
    Seed seed_;
    Rehearsed& count_;
    Referee referee_;
    Referee truth_;
    std::optional<Observer> observer_{};
    Eyes eyes_;
    Position base_;                ///< before the first of `done_`
    std::vector<Action> done_{};   ///< since the match was settled
    Verdict broken_{};             ///< by them
    Verdict flagged_{};            ///< since the match was settled
    std::vector<int> read_{};      ///< entries of the record in force then
    std::vector<Board> tables_{};  ///< at each look since the match was settled, as the best eyes would see them
    int looks_behind_ = 0;
    bool is_asked_in_vain_ = false;
    bool is_misled_ = false;  ///< a rule was broken unnoticed, and the book keeps something else that no look shows

    // ---- the match ----

    bool act()
    {
        const int choices = rehearsal_.most_deeds - rehearsal_.least_deeds + 1;
        const std::size_t deeds =
            static_cast<std::size_t>(rehearsal_.least_deeds) + seed_.below(static_cast<std::size_t>(choices));
        bool is_planted = false;
        for (std::size_t deed = 0; deed < deeds && !game_.is_over(truth_.position()); ++deed) {
            const auto action = next_action(is_planted);
            const auto entry = action ? truth_.take(*action, by_inference) : Result<Entry>(Failure{});
            if (!entry)
                return deed > 0;
            add(broken_, entry->verdict);
            done_.push_back(entry->action);
            is_planted = is_planted || !entry->verdict.legal();
            if (is_planted && !rehearsal_.goes_on_after_it)
                return true;
        }
        return true;
    }

    /// One illegal deed before a look is enough.
    std::optional<Action> next_action(bool is_planted)
    {
        const bool is_illegal = rehearsal_.one_illegal_in > 0 && !is_planted &&
                                seed_.one_in(static_cast<std::size_t>(rehearsal_.one_illegal_in));
        if (is_illegal)
            if (auto action = random_illegal_action(game_, truth_.position(), seed_))
                return action;
        return random_legal_action(game_, truth_.position(), seed_);
    }

    /// While something waits for what is seen next, nothing new is.
    Observation look_until_it_is_plain(const Look& look, const Board& seen)
    {
        Observation observation = look(*observer_, seen);
        for (int more = 0; more < further_looks() && observation.what == Observation::What::waits; ++more)
            look_again(look, observation);
        return observation;
    }

    int further_looks() const
    {
        return rehearsal_.one_mark_late_in > 0 ? most_further_looks_at_late_marks : most_further_looks;
    }

    /// Nor are marks set that are late for good: a camera goes on looking while hands are waited for.
    void look_while_hands_are_waited_for(const Look& look, Observation& observation)
    {
        for (int more = 0;
             more < most_further_looks && rehearsal_.one_mark_late_in == 0 && observer_->waits_for_hands(); ++more)
            look_again(look, observation);
    }

    void look_again(const Look& look, Observation& observation)
    {
        Observation again = look(*observer_, eyes_.see_again(seed_));
        if (again.what == Observation::What::quiet)
            return;
        again.entries.insert(again.entries.begin(), observation.entries.begin(), observation.entries.end());
        observation = std::move(again);
    }

    // ---- what came of a look ----

    /// The books have parted, and what follows would count the same fault again: somebody puts them right, and sets
    /// every mark.
    void begin_anew()
    {
        referee_ = Referee(game_, truth_.position());
        eyes_ = Eyes(game_, rehearsal_, board(game_, truth_.position()));
        observer_.emplace(referee_);
        base_ = truth_.position();
        done_.clear();
        read_.clear();
    }

    /// False when the books have parted.
    bool take(const Look& look, Observation observation)
    {
        ++count_.looks;
        if (!answer(observation))
            return false;
        if (observation.what == Observation::What::done) {
            look_while_hands_are_waited_for(look, observation);
            if (!answer(observation))
                return false;
        }
        note_flags(observation);
        if (observation.what == Observation::What::waits) {
            ++count_.waits;
            count_.yet_to_happen += observation.stories.front().end.stack.empty() ? 0 : 1;
            return true;
        }
        if (observation.what == Observation::What::lost)
            return give_up(observation, "lost", count_.lost);
        if (board(game_, referee_.position()) == board(game_, truth_.position())) {
            settle(observation);
            return !std::exchange(is_misled_, false);
        }
        const bool may_be_late = rehearsal_.one_mark_lost_in > 0 || rehearsal_.one_mark_late_in > 0;
        if (!may_be_late || ++looks_behind_ > most_looks_behind)
            return give_up(observation, "believes something else", count_.wrong);
        ++count_.behind;
        return true;
    }

    /// One answer may lead to a further question.
    bool answer(Observation& observation)
    {
        while (observation.what == Observation::What::asks) {
            ++count_.questions;
            const Subject subject = subject_of(game_, observation.stories);
            AskedAbout& asked = count_.asked_about[subject.name];
            ++asked.times;
            asked.is_for_people = subject.is_for_people;
            const std::optional<std::size_t> meant =
                true_story(game_, observation.stories, done_, broken_, &truth_.position());
            if (!meant) {
                is_asked_in_vain_ = true;
                return give_up(observation, "asked without the true answer", count_.wrong);
            }
            observation = *observer_->answer(*meant);
        }
        return true;
    }

    void note_flags(const Observation& observation)
    {
        Verdict now;
        for (const Entry& entry : observation.entries)
            if (!is_told_again(entry, observation))
                add(now, entry.verdict);
        if (broken_.legal() && !now.legal()) {
            ++count_.false_flags;
            tell(observation, "false flag " + now.violations.front().rule, Told::always);
        }
        add(flagged_, now);
    }

    /// The same was flagged by what this look has undone, so nobody is told anything new.
    bool is_told_again(const Entry& flagged, const Observation& observation) const
    {
        const auto is_it = [&](const Entry& each) {
            return each.action.card == flagged.action.card &&
                   std::ranges::equal(each.verdict.violations, flagged.verdict.violations, {}, &Violation::rule,
                                      &Violation::rule);
        };
        const auto took_it_back = [&](const Entry& undo) {
            const std::vector<Entry>& all = referee_.record().entries;
            return undo.kind == Entry::Kind::undo &&
                   std::any_of(all.begin() + undo.about - 1, all.begin() + undo.number - 1, is_it);
        };
        return !flagged.verdict.legal() && std::ranges::any_of(observation.entries, took_it_back);
    }

    bool give_up(const Observation& observation, const std::string& why, int& count)
    {
        ++count;
        tell(observation, why);
        settle(observation, false);
        return false;
    }

    void settle(const Observation& observation, bool is_found = true)
    {
        count_.found += is_found ? 1 : 0;
        count_planted(observation, is_found);
        count_deeds(observation, is_found);
        forget_what_was_seen();
        tables_.clear();
        broken_ = flagged_ = {};
        read_ = referee_.history().line();
        looks_behind_ = 0;
        is_asked_in_vain_ = false;
    }

    void forget_what_was_seen()
    {
        const auto end = done_.begin() + static_cast<std::ptrdiff_t>(that_are_over(game_, base_, done_, written()));
        for (auto deed = done_.begin(); deed != end; ++deed)
            base_ = apply(game_, std::move(base_), *deed);
        done_.erase(done_.begin(), end);
    }

    void count_planted(const Observation& observation, bool is_found)
    {
        if (broken_.legal())
            return;
        ++count_.planted;
        const bool names_one =
            std::ranges::any_of(flagged_.violations, [&](const Violation& each) { return broken_.broke(each.rule); });
        is_misled_ = !names_one && referee_.position() != truth_.position();
        if (names_one)
            ++count_.planted_found;
        else if (!flagged_.legal())
            ++count_.planted_misnamed;
        else if (is_found)
            return count_told_as_legal(observation);
        else
            ++(is_asked_in_vain_ ? count_.planted_asked : count_.planted_given_up);
        if (!names_one && is_found)
            tell(observation, "missed " + broken_.violations.front().rule);
    }

    void count_told_as_legal(const Observation& observation)
    {
        if (!led_to_every_table(referee_, tables_)) {
            ++count_.planted_as_legal;
            return tell(observation, "missed " + broken_.violations.front().rule);
        }
        ++count_.planted_hidden;
        ++count_.hidden_by[what_hides_it(game_, base_, done_, written())];
    }

    void count_deeds(const Observation& observation, bool is_found)
    {
        const Comparison compared = compare(game_, base_, done_, written());
        count_.deeds += static_cast<int>(done_.size());
        count_.plays += compared.plays;
        count_.recovered += compared.recovered;
        count_.in_order += compared.in_order;
        count_.told_alike += compared.told_alike;
        count_.invented += compared.invented;
        if (is_found && compared.recovered < compared.plays)
            tell(observation, "written down otherwise");
    }

    std::vector<Action> written() const { return written_since(referee_, read_); }

    enum class Told : std::uint8_t { if_there_is_room, always };

    void tell(const Observation& observation, const std::string& what, Told when = Told::if_there_is_room)
    {
        if (count_.told.size() >= most_told && when != Told::always)
            return;
        const Position& position = truth_.position();
        const notation::Vocabulary vocabulary(game_, *position.library);
        const notation::Lexicon lexicon(vocabulary, position);
        std::string text = name_ + ": " + what + ". Done:";
        Position before = base_;
        for (const Action& action : done_) {
            text += " " + notation::write_action(lexicon, action);
            for (const Violation& broken : judge(game_, before, action).violations)
                text += " [" + broken.rule + "]";
            text += ";";
            before = apply(game_, std::move(before), action);
        }
        for (std::size_t at = 0; at < observation.stories.size() && at < 3; ++at)
            text += "\n    " + cardinal::told(lexicon, observation.stories[at]);
        count_.told.push_back(std::move(text));
    }
};

/// A card whose twin may lie beside it: its zone holds any number of open cards.
bool may_lie_twice(const Game& game, const Card& card)
{
    const ZoneWord& zone = game.words->zones[card.place.zone];
    return card.place != nowhere && zone.slots == 0 && zone.on_table && !zone.hidden;
}

std::size_t count_on_table(const Position& position)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(position.cards, [](const Card& card) { return card.place != nowhere; }));
}

/// Evenly, but for those that something lies on.
void take_away(Position& position, std::size_t count)
{
    const std::size_t all = position.cards.size();
    for (std::size_t at = 0; at < all; ++at) {
        Card& card = position.cards[at];
        const bool is_host =
            std::ranges::any_of(position.cards, [&](const Card& other) { return other.host == position.id_of(card); });
        const bool is_meant = at * count / all != (at + 1) * count / all;
        if (!is_meant || is_host)
            continue;
        card.place = nowhere;
        card.host = no_card;
    }
}

}  // namespace

Position with_cards(const Game& game, Position table, std::size_t count)
{
    const std::size_t now = count_on_table(table);
    if (now > count)
        take_away(table, now - count);
    const std::size_t originals = table.cards.size();
    for (std::size_t at = 0, added = now; added < count && at < originals * count; ++at) {
        const Card twin = table.cards[at % originals];
        if (!may_lie_twice(game, twin))
            continue;
        table.cards.push_back(twin);
        ++added;
    }
    return table;
}

Rehearsed rehearse(const Game& game, const Position& table, const Rehearsal& rehearsal, const Look& look)
{
    Rehearsed count;
    for (int match = 0; match < rehearsal.matches; ++match)
        Match(game, table, rehearsal, rehearsal.seed + static_cast<std::uint64_t>(match), count).play(look);
    return count;
}

}  // namespace cardinal
