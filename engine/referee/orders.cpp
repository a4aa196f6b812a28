#include "engine/core/hash.h"
#include "engine/referee/candidates.h"
#include "engine/referee/hindsight.h"
#include "engine/referee/legal_deeds.h"

#include <algorithm>
#include <optional>
#include <queue>
#include <utility>

/// Nobody sees in which order things were done between two looks, nor who passed among them; the book has the first
/// order that was likely. Here the last looks are told in every order in which they are legal. The same deeds in
/// another order mostly lead to one position, so there are few to go on from, however many orders there are.
namespace cardinal {
namespace {

constexpr std::size_t most_deeds = 16;   // of one look that is told anew
constexpr int most_steps = 12000;        // deeds done and judged: some 70 ms
constexpr int steps_of_proposing = 10;   // what a game proposes takes as long as so many deeds
constexpr std::size_t one_look_ago = 3;  // is as unlikely to matter as so many changes

/// What was seen was done. What nobody saw, and what the table did by itself, followed from the order in the book.
bool is_needed(const PastLook& look, const Deed& deed)
{
    return look.told == Told::in_words || (deed.is_seen && deed.action.seat);
}

}  // namespace

class Hindsight::Orders {
public:
    Orders(Hindsight& hindsight, int most_changes)
        : hindsight_(hindsight), past_(hindsight.past_), most_changes_(most_changes)
    {}

    void tell()
    {
        for (std::size_t from = past_.size(); from-- > 0;)
            keep({.position = past_[from].before, .look = from, .from = from});
        while (!open_.empty() && !hindsight_.is_done()) {
            const std::size_t next = open_.top().moment;
            open_.pop();
            go_on_from(next);
        }
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};
    /// Somewhere in a look.
    struct Moment {
        Position position{};
        std::size_t look = 0;
        std::size_t from = 0;       ///< the first look that is told anew
        std::uint32_t done = 0;     ///< of the look's deeds, a bit each
        int changes = 0;            ///< passes that the book does not have, and what is meant otherwise
        bool is_otherwise = false;  ///< something that was seen is meant otherwise
        std::size_t before = none;
        std::optional<Deed> deed{};  ///< that led here; none where a look begins
        bool is_new = false;         ///< the book does not have it
    };
    struct Promise {
        std::size_t order = 0, moment = 0;
        bool operator<(const Promise& other) const  // the queue gives the largest first: of equals the oldest
        {
            return order != other.order ? order > other.order : moment > other.moment;
        }
    };

    Hindsight& hindsight_;
    const std::vector<PastLook>& past_;
    const int most_changes_;
    std::vector<Moment> moments_{};
    std::priority_queue<Promise> open_{};
    std::unordered_set<std::uint64_t> known_{};

    void keep(Moment moment)
    {
        Hash64 hash;
        hash.add(hash_of(moment.position)).add(moment.look).add(moment.done);
        if (past_[moment.look].deeds.size() > most_deeds || !known_.insert(hash.value()).second)
            return;
        const std::size_t looks_ago = past_.size() - 1 - moment.from;
        open_.push({static_cast<std::size_t>(moment.changes) + looks_ago * one_look_ago, moments_.size()});
        moments_.push_back(std::move(moment));
    }

    void go_on_from(std::size_t index)
    {
        const Moment at = moments_[index];
        const PastLook& look = past_[at.look];
        bool are_all_done = true;
        for (std::size_t which = 0; which < look.deeds.size(); ++which)
            if (is_left(at, which)) {
                are_all_done = are_all_done && !is_needed(look, look.deeds[which]);
                do_next(index, which, look.deeds[which]);
            }
        if (most_changes_ > 0)
            do_unseen(index);
        if (are_all_done && hindsight_.is_what_was_shown(board(hindsight_.game_, at.position), look))
            end_look(index);
    }

    static bool is_left(const Moment& at, std::size_t which) { return (at.done >> which & 1U) == 0; }

    void do_next(std::size_t index, std::size_t which, const Deed& deed)
    {
        if (std::optional<Moment> after = after_doing(index, deed)) {
            after->done |= std::uint32_t{1} << which;
            keep(*std::move(after));
        }
    }

    std::optional<Moment> after_doing(std::size_t index, const Deed& deed)
    {
        Moment after = moments_[index];
        const bool is_crime = !deed.verdict.legal();  // that people were told of
        if (!hindsight_.take(after.position, deed.action, is_crime) || after.position == moments_[index].position)
            return std::nullopt;
        after.before = index;
        after.deed = deed;
        after.is_new = false;
        return after;
    }

    /// What the book does not have: somebody passes, the table goes on, or a deed was meant otherwise.
    void do_unseen(std::size_t index)
    {
        hindsight_.steps_left_ -= steps_of_proposing;
        const Moment at = moments_[index];
        const auto is_wanted = [&](const Action& action) {
            return is_without_a_card(action) || meant_otherwise(at, action) != none;
        };
        for (const Action& action : legal_deeds(hindsight_.game_, at.position, is_wanted))
            if (is_without_a_card(action))
                pass(index, action);
            else
                do_otherwise(index, meant_otherwise(at, action), action);
    }

    void do_otherwise(std::size_t index, std::size_t which, const Action& action)
    {
        const PastLook& look = past_[moments_[index].look];
        const bool is_seen = is_needed(look, look.deeds[which]);
        std::optional<Moment> after = after_doing(index, {.action = action, .is_seen = is_seen});
        if (!after || after->changes == most_changes_)
            return;
        after->done |= std::uint32_t{1} << which;
        after->changes += is_seen ? 1 : 0;
        after->is_otherwise = after->is_otherwise || is_seen;
        after->is_new = is_seen;
        keep(*std::move(after));
    }

    /// Which deed of the book this may have been: one that nobody saw, with another target or number; or one that was
    /// seen, done to another or by another of those in question.
    std::size_t meant_otherwise(const Moment& at, const Action& action) const
    {
        const PastLook& look = past_[at.look];
        const bool is_in_question = look.told == Told::by_nobody && !at.is_otherwise && hindsight_.concerns(action);
        for (std::size_t which = 0; which < look.deeds.size(); ++which) {
            const Action& told = look.deeds[which].action;
            const bool is_alike = told.seat == action.seat && (told.kind == action.kind || told.card == action.card);
            const bool may_be_it =
                is_needed(look, look.deeds[which]) ? is_in_question && is_alike : are_of_one_family(told, action);
            if (may_be_it && is_left(at, which) && told != action)
                return which;
        }
        return none;
    }

    void pass(std::size_t index, const Action& action)
    {
        std::optional<Moment> after = after_doing(index, {.action = action, .is_seen = false});
        if (!after || after->changes + (action.seat ? 1 : 0) > most_changes_ ||
            (action.seat && !look_alike(hindsight_.game_, after->position, moments_[index].position)))
            return;
        after->changes += action.seat ? 1 : 0;
        after->is_new = true;
        keep(*std::move(after));
    }

    void end_look(std::size_t index)
    {
        Moment after = moments_[index];
        if (++after.look == past_.size())
            return hindsight_.arrive(after.position, line_to(index));
        after.done = 0;
        after.before = index;
        after.deed.reset();
        after.is_new = false;
        keep(std::move(after));
    }

    Line line_to(std::size_t index) const
    {
        const std::size_t from = moments_[index].from;
        Line line{.from = from, .told = {}, .is_changed = true};
        line.told.resize(past_.size() - from);
        for (; index != none; index = moments_[index].before) {
            const Moment& at = moments_[index];
            if (at.deed)
                line.told[at.look - from].push_back(*at.deed);
            if (at.is_new)
                line.changes.push_back(*at.deed);
        }
        for (std::vector<Deed>& told : line.told)
            std::ranges::reverse(told);
        return line;
    }
};

/// There are many such pasts: when not all of them can be tried, what was tried before is no less certain.
void Hindsight::tell_in_any_order(int most_changes)
{
    const int left = steps_left_;
    steps_left_ = std::min(left, most_steps);
    Orders(*this, most_changes).tell();
    steps_left_ = left;
}

}  // namespace cardinal
