#include "engine/referee/overlooked.h"

#include "engine/referee/doubts.h"
#include "engine/referee/observer.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

/// Each such card is a search of its own, so none is long: what is plain with it is found soon.
constexpr Patience quickly{.nodes_in_focus = 60, .nodes = 20, .tries = 1500};
constexpr int most_tried = 6;  // of a pile that nobody saw into, any may have gone: then it is not worth the time

bool comes_or_goes(const Fact& fact, const Place& place)
{
    return fact.what == Fact::What::card && (fact.from == place) != (fact.to == place);
}

bool is_plain(const Story& story)
{
    return story.is_legal() && story.explains_everything() && !story.deeds.empty() && !is_far_fetched(story);
}

}  // namespace

Board without_card(Board seen, CardId card)
{
    std::erase_if(seen.cards, [&](const BoardCard& one) { return one.card == card; });
    std::erase(seen.may_be_away, card);
    return seen;
}

std::optional<Overlooked> gone_though_nobody_saw_it(const Game& game, const Position& position, const Board& seen)
{
    std::optional<Overlooked> likeliest;
    if (seen.may_be_away.empty())
        return likeliest;
    const std::vector<Fact> different = differences(board(game, position), seen);
    int tried = 0;
    for (const CardId card : seen.may_be_away) {
        const Place place = position.card(card).place;
        if (std::ranges::none_of(different, [&](const Fact& fact) { return comes_or_goes(fact, place); }))
            continue;
        if (++tried > most_tried)
            break;
        Story story = explain(game, position, without_card(seen, card), quickly).front();
        const bool is_likelier = !likeliest || story.cost < likeliest->story.cost;
        if (is_likelier && is_plain(story) && story.end.card(card).place != place)
            likeliest = {card, std::move(story)};
    }
    return likeliest;
}

/// Whether a rule was broken, or legal play began with a card that nobody saw go. Where nothing but that explains what
/// is seen, it is what happened.
std::optional<Observation> Observer::about_what_was_overlooked(const Story& best, const Board& seen)
{
    if (best.is_legal() && best.explains_everything())
        return std::nullopt;
    const std::uint64_t position = hash_of(referee_.position());
    if (nothing_overlooked_ && nothing_overlooked_->position == position && nothing_overlooked_->seen == seen)
        return std::nullopt;
    overlooked_ = gone_though_nobody_saw_it(game(), referee_.position(), seen);
    if (!overlooked_) {
        nothing_overlooked_ = {position, seen};
        return std::nullopt;
    }
    const Story gone = overlooked_->story;
    if (best.explains_everything() && !is_far_fetched(best))
        return wait_or_ask({gone, best}, true);
    return gone.choices.empty() ? commit(gone) : about_choices(gone);
}

/// Who plays on without an answer has the benefit of the doubt, unless the card is seen now, or all lies as before.
/// What lies there by the book alone, and no longer by the book, does not lie there.
Board Observer::go_on_with_what_was_overlooked(const Board& seen, std::vector<Entry>& entries)
{
    const std::optional<Overlooked> overlooked = std::exchange(overlooked_, std::nullopt);
    const bool is_still_unseen =
        overlooked && std::ranges::find(seen.may_be_away, overlooked->card) != seen.may_be_away.end();
    if (!is_still_unseen || answers_.empty() || differences(board(game(), referee_.position()), seen).empty())
        return seen;
    entries = go_on().entries;
    stories_before_.clear();
    return without_card(seen, overlooked->card);
}

}  // namespace cardinal
