#include "engine/referee/rehearsal.h"

#include "engine/notation/actions.h"
#include "engine/rules/random_play.h"

#include <algorithm>

namespace cardinal {
namespace {

constexpr std::size_t most_told = 20;

/// Something that a careless player might do: what the game would propose, and the rules forbid, and everybody sees.
std::optional<Action> random_illegal_action(const Game& game, const Position& position, Seed& seed)
{
    std::vector<Template> proposed;
    game.propose(position, proposed);
    std::vector<Action> illegal;
    for (const Template& option : proposed) {
        Action action = option.action;
        if (!option.any_of.empty())
            action.cards.assign(1, option.any_of[seed.below(option.any_of.size())]);
        const Verdict verdict = judge(game, position, action);
        const bool is_illegal = std::ranges::any_of(
            verdict.violations, [](const Violation& each) { return each.severity == Severity::illegal; });
        if (is_illegal && board(game, apply(game, position, action)) != board(game, position))
            illegal.push_back(std::move(action));
    }
    return illegal.empty() ? std::nullopt : std::optional(illegal[seed.below(illegal.size())]);
}

class Match {
public:
    Match(const Game& game, const Position& table, const Rehearsal& rehearsal, std::uint64_t seed, Rehearsed& count)
        : game_(game), rehearsal_(rehearsal), seed_(seed), count_(count), referee_(game, table), truth_(table)
    {}

    void play(const Look& look)
    {
        Observer observer(referee_);
        for (int at = 0; at < rehearsal_.looks && !game_.is_over(truth_); ++at) {
            if (!act())
                return;
            const Board seen = what_is_seen();
            if (differences(board(game_, referee_.position()), seen).empty())
                continue;
            if (!take(look(observer, seen), observer))
                return;  // the books have parted: what follows would count the same fault again
        }
    }

private:
    const Game& game_;
    const Rehearsal& rehearsal_;
    Seed seed_;
    Rehearsed& count_;
    Referee referee_;
    Position truth_;
    std::vector<Action> done_{};  ///< since the referee last stood where the match did
    Verdict broken_{};            ///< by them

    bool act()
    {
        const std::size_t deeds = 1 + seed_.below(static_cast<std::size_t>(rehearsal_.most_deeds));
        for (std::size_t deed = 0; deed < deeds && !game_.is_over(truth_); ++deed) {
            const auto action = next_action();
            if (!action)
                return deed > 0;
            const Verdict verdict = judge(game_, truth_, *action);
            if (!verdict.legal())
                deed = deeds;  // what is planted is looked at by itself
            std::ranges::copy(verdict.violations, std::back_inserter(broken_.violations));
            truth_ = apply(game_, std::move(truth_), *action);
            done_.push_back(*action);
        }
        return true;
    }

    std::optional<Action> next_action()
    {
        const bool is_illegal =
            rehearsal_.one_illegal_in > 0 && seed_.one_in(static_cast<std::size_t>(rehearsal_.one_illegal_in));
        if (is_illegal)
            if (auto action = random_illegal_action(game_, truth_, seed_))
                return action;
        return random_legal_action(game_, truth_, seed_);
    }

    Board what_is_seen()
    {
        Board seen = board(game_, truth_);
        if (rehearsal_.one_mark_lost_in > 0)
            for (BoardCard& card : seen.cards)
                std::erase_if(card.marks, [&](const BoardCard::Mark&) {
                    return seed_.one_in(static_cast<std::size_t>(rehearsal_.one_mark_lost_in));
                });
        return seen;
    }

    bool take(Observation observation, Observer& observer)
    {
        ++count_.looks;
        if (observation.what == Observation::What::waits) {
            ++count_.waits;
            return true;
        }
        if (observation.what == Observation::What::asks) {
            ++count_.questions;
            const auto meant =
                std::ranges::find_if(observation.stories, [&](const Story& story) { return is_true(story); });
            if (meant == observation.stories.end()) {
                ++count_.wrong;
                tell(observation, "asked without the true answer");
                return false;
            }
            observation = *observer.answer(static_cast<std::size_t>(meant - observation.stories.begin()));
        }
        return settle(observation);
    }

    /// Nothing in it that was not done; what left no trace may be missing.
    bool is_true(const Story& story) const
    {
        return std::ranges::all_of(
            story.deeds, [&](const Deed& deed) { return std::ranges::find(done_, deed.action) != done_.end(); });
    }

    bool settle(const Observation& observation)
    {
        count_.deeds += static_cast<int>(done_.size());
        const bool is_found = board(game_, referee_.position()) == board(game_, truth_);
        if (observation.what == Observation::What::lost)
            ++count_.lost;
        else
            ++(is_found ? count_.found : count_.wrong);
        note_flags(observation);
        if (!is_found)
            tell(observation, observation.what == Observation::What::lost ? "lost" : "believes something else");
        done_.clear();
        broken_ = {};
        return is_found;
    }

    void note_flags(const Observation& observation)
    {
        Verdict told;
        for (const Entry& entry : observation.entries)
            std::ranges::copy(entry.verdict.violations, std::back_inserter(told.violations));
        if (broken_.legal() && !told.legal()) {
            ++count_.false_flags;
            tell(observation, "false flag " + told.violations.front().rule);
        }
        if (broken_.legal())
            return;
        ++count_.planted;
        const bool names_one =
            std::ranges::any_of(told.violations, [&](const Violation& each) { return broken_.broke(each.rule); });
        if (names_one)
            ++count_.planted_found;
        else
            tell(observation, "missed " + broken_.violations.front().rule);
    }

    void tell(const Observation& observation, const std::string& what)
    {
        if (count_.told.size() >= most_told)
            return;
        const notation::Vocabulary vocabulary(game_, *truth_.library);
        const notation::Lexicon lexicon(vocabulary, truth_);
        std::string text = what + ". Done:";
        for (const Action& action : done_)
            text += " " + notation::write_action(lexicon, action) + ";";
        for (std::size_t at = 0; at < observation.stories.size() && at < 3; ++at)
            text += "\n    " + told(lexicon, observation.stories[at]);
        count_.told.push_back(std::move(text));
    }
};

}  // namespace

Rehearsed rehearse(const Game& game, const Position& table, const Rehearsal& rehearsal, const Look& look)
{
    Rehearsed count;
    for (int match = 0; match < rehearsal.matches; ++match)
        Match(game, table, rehearsal, rehearsal.seed + static_cast<std::uint64_t>(match), count).play(look);
    return count;
}

}  // namespace cardinal
