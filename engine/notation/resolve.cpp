#include "engine/notation/actions.h"
#include "engine/notation/copies.h"

#include <algorithm>
#include <utility>

// A name may fit several copies. Those that are alike count as one; among the rest every choice is tried and judged,
// and the one that breaks the fewest rules was meant. Choices are few: people put labels on what they have many of.
namespace cardinal::notation {
namespace {

constexpr std::size_t most_choices = 1024;  // beyond that judging takes longer than a person waits for a line

/// The copies that a mention may mean, one kind after another; within a kind any will do.
struct Mentioned {
    const ActionPhrase::Mention* mention = nullptr;
    std::vector<std::vector<CardId>> kinds{};
};

/// One choice of a kind for each mention.
using Choice = std::vector<std::size_t>;

class Resolver {
public:
    Resolver(const Game& game, const Position& position, const ActionPhrase& phrase)
        : game_(game), position_(position), phrase_(phrase)
    {
        Copies copies(game, position);
        for (const ActionPhrase::Mention& mention : phrase.mentions)
            mentioned_.push_back({.mention = &mention, .kinds = copies.kinds_of(mention.name)});
    }

    std::optional<Action> resolve(const Statement& statement, Errors& errors)
    {
        for (const Mentioned& mentioned : mentioned_)
            if (mentioned.kinds.empty())
                return complain(mentioned, "a card that is in this match", statement, errors);
        if (count_choices() > most_choices)
            return complain(mentioned_.front(), "labels for cards of which there are so many", statement, errors);
        find_best();
        prefer_own_cards();
        prefer_what_is_proposed();
        if (best_.empty())
            return complain(mentioned_.back(), "no more copies than there are in this match", statement, errors);
        return best_.size() > 1 ? complain_of_doubt(statement, errors) : best_.front().second;
    }

private:
    const Game& game_;
    const Position& position_;
    const ActionPhrase& phrase_;
    std::vector<Mentioned> mentioned_{};
    std::vector<std::pair<Choice, Action>> best_{};

    std::size_t count_choices() const
    {
        std::size_t count = 1;
        for (const Mentioned& mentioned : mentioned_)
            count = std::min(count * mentioned.kinds.size(), most_choices + 1);
        return count;
    }

    /// Counts upwards like a milometer; false after the last choice.
    bool next(Choice& choice) const
    {
        for (std::size_t at = choice.size(); at-- > 0;) {
            if (++choice[at] < mentioned_[at].kinds.size())
                return true;
            choice[at] = 0;
        }
        return false;
    }

    void find_best()
    {
        const bool is_certain = count_choices() == 1;
        auto fewest = static_cast<std::size_t>(-1);
        Choice choice(mentioned_.size());
        do {
            const auto action = with(choice);
            if (!action)
                continue;
            const std::size_t faults = is_certain ? 0 : faults_of(*action);
            if (faults < fewest)
                best_.clear();
            if (faults <= fewest)
                best_.emplace_back(choice, *action);
            fewest = std::min(fewest, faults);
        } while (next(choice));
    }

    /// Who does something does it with cards of their own, where the rules do not care.
    void prefer_own_cards()
    {
        const auto is_own = [&](const std::pair<Choice, Action>& choice) { return acts_with_own(choice.second); };
        if (best_.size() > 1 && std::ranges::any_of(best_, is_own))
            std::erase_if(best_, [&](const auto& choice) { return !is_own(choice); });
    }

    /// What the game itself would propose: a target in play, not its copy in a deck, where the rules say nothing.
    void prefer_what_is_proposed()
    {
        if (best_.size() < 2)
            return;
        std::vector<Template> proposed;
        game_.propose(position_, proposed);
        const auto is_proposed = [&](const std::pair<Choice, Action>& choice) {
            return std::ranges::any_of(proposed, [&](const Template& each) { return fits(each, choice.second); });
        };
        if (std::ranges::any_of(best_, is_proposed))
            std::erase_if(best_, [&](const auto& choice) { return !is_proposed(choice); });
    }

    /// Of equal copies in one place a game proposes one.
    bool is_alike(CardId one, CardId other) const
    {
        const Card& a = position_.card(one);
        const Card& b = position_.card(other);
        return one == other || (one && other && a.facts == b.facts && a.place == b.place && a.side == b.side);
    }

    bool fits(const Template& proposed, const Action& action) const
    {
        const Action& same = proposed.action;
        if (same.kind != action.kind || same.seat != action.seat || same.target != action.target ||
            same.other != action.other || same.place != action.place || same.word != action.word ||
            !is_alike(same.card, action.card))
            return false;
        const auto is_choice = [&](CardId card) {
            return std::ranges::find(proposed.any_of, card) != proposed.any_of.end();
        };
        return proposed.any_of.empty() ? same.cards == action.cards : std::ranges::all_of(action.cards, is_choice);
    }

    bool acts_with_own(const Action& action) const
    {
        const auto is_own = [&](CardId card) { return position_.card(card).side == action.seat; };
        return action.card ? is_own(action.card) : std::ranges::all_of(action.cards, is_own);
    }

    std::size_t faults_of(const Action& action) const
    {
        constexpr std::size_t no_action_at_all = 1000;
        return is_well_formed(game_, position_, action) ? judge(game_, position_, action).violations.size()
                                                        : no_action_at_all;
    }

    /// The same name in one list means different copies, and their order says nothing.
    bool repeats_in_order(const Choice& choice, std::size_t at) const
    {
        if (!is_any_of_a_list(at))
            return true;
        for (std::size_t before = 0; before < at; ++before) {
            const bool is_same = is_any_of_a_list(before) &&
                                 mentioned_[before].mention->name.facts == mentioned_[at].mention->name.facts;
            if (is_same && choice[before] > choice[at])
                return false;
        }
        return true;
    }

    bool is_any_of_a_list(std::size_t at) const
    {
        const ActionPhrase::Mention& mention = *mentioned_[at].mention;
        return mention.slot == Slot::cards && !mention.name.copy && mention.name.ordinal == 0;
    }

    std::optional<Action> with(const Choice& choice) const
    {
        Action action = phrase_.action;
        for (std::size_t at = 0; at < choice.size(); ++at) {
            const std::vector<CardId>& kind = mentioned_[at].kinds[choice[at]];
            const auto is_new = [&](CardId card) {
                return std::ranges::find(action.cards, card) == action.cards.end();
            };
            const auto is_another = [&](CardId card) { return is_new(card) && card != action.card; };
            auto free = std::ranges::find_if(kind, is_another);
            if (free == kind.end())
                free = std::ranges::find_if(kind, is_new);  // what acts may act on itself
            if (free == kind.end() && is_any_of_a_list(at))
                return {};
            if (!repeats_in_order(choice, at))
                return {};
            fill(action, mentioned_[at].mention->slot, free == kind.end() ? kind.front() : *free);
        }
        return action;
    }

    static void fill(Action& action, Slot slot, CardId card)
    {
        if (slot == Slot::card)
            action.card = card;
        else if (slot == Slot::target)
            action.target = card;
        else
            action.cards.push_back(card);
    }

    std::optional<Action> complain(const Mentioned& about, const std::string& expected, const Statement& statement,
                                   Errors& errors) const
    {
        Cursor cursor(statement, errors, about.mention->name.at, about.mention->name.end);
        cursor.fail(expected);
        return {};
    }

    std::optional<Action> complain_of_doubt(const Statement& statement, Errors& errors) const
    {
        std::size_t doubtful = 0;
        while (best_[0].first[doubtful] == best_[1].first[doubtful])
            ++doubtful;
        std::vector<CardId> cards;
        for (const auto& [choice, action] : best_) {
            const CardId card = mentioned_[doubtful].kinds[choice[doubtful]].front();
            if (std::ranges::find(cards, card) == cards.end())
                cards.push_back(card);
        }
        return complain(mentioned_[doubtful], "one of " + list_of(game_, position_, cards), statement, errors);
    }
};

}  // namespace

std::optional<Action> resolve(const Game& game, const Position& position, const ActionPhrase& phrase,
                              const Statement& statement, Errors& errors)
{
    return Resolver(game, position, phrase).resolve(statement, errors);
}

}  // namespace cardinal::notation
