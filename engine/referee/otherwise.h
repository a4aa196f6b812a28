#pragma once

#include "engine/referee/hindsight.h"

#include <optional>
#include <vector>

namespace cardinal {

/// Legal play that explains what is seen and asks to believe little beyond it.
bool is_ordinary(const Story& story);

/// What the match may be instead of what the book says, because of something that nobody saw: a pass, a group, a
/// target. The table looks the same in all of these, and whoever seems to break a rule may be right in one of them. So
/// the last looks are kept as they were told, and told otherwise where that sets right what is seen now.
class Otherwise {
public:
    explicit Otherwise(const Game& game) : game_(game) {}

    /// A story was taken for true; `entry` was the newest of the record before it. What people said was so. What was
    /// `late` lay otherwise than the deeds leave it.
    void took(int entry, const Position& before, const std::vector<Deed>& deeds, Told told,
              const std::vector<Fact>& late = {});
    /// What was taken last is not all that was seen in that look: what follows belongs to it.
    void note_that_it_goes_on()
    {
        if (!past_.empty())
            past_.back().is_begun = true;
    }
    /// Looks from this one on are to be told anew, or all are: somebody said how it is.
    void forget(std::size_t from = 0) { past_.resize(from < past_.size() ? from : past_.size()); }
    const std::vector<PastLook>& past() const { return past_; }
    /// Something was late in the last looks: what the book says of them is not all seen.
    bool was_late() const;

    struct Finding {
        std::optional<Account> account{};
        bool is_proven = true;  ///< that there is none; false when not all of it could be tried, or hands may be slow
    };
    /// Whether legal play leads to what is seen, from the book or from what may be instead.
    Finding account_for(const std::vector<Story>& charges, const Position& now, const Board& seen,
                        const Settled& settled) const;

private:
    const Game& game_;
    std::vector<PastLook> past_{};
};

}  // namespace cardinal
