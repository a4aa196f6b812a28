#include "companion/match/stillness.h"

#include <algorithm>
#include <cmath>

namespace cardinal::match {
namespace {

constexpr double same_place_mm = 4, same_degrees = 6, same_edge_mm = 15;
// A hand that rests so long is not on its way.
constexpr double settled_below_a_hand_after_ms = 1000;
// Nobody holds a hand so still for so long. Where a hand reached over a thing that lies there, the thing is known
// again.
constexpr double lies_there_after_ms = 3000, known_again_ms = 10000;

bool is_same_place(const cv::Point2d& one, double angle, const cv::Point2d& other, double other_angle)
{
    return cv::norm(one - other) < same_place_mm && std::abs(std::remainder(angle - other_angle, 360)) < same_degrees;
}

bool are_alike(const LyingCard& one, const LyingCard& other)
{
    return one.code == other.code && one.art == other.art && one.face == other.face &&
           is_same_place(one.middle, one.angle, other.middle, other.angle);
}

bool are_alike(const LyingToken& one, const LyingToken& other)
{
    return one.marker == other.marker && is_same_place(one.middle, one.angle, other.middle, other.angle);
}

bool are_alike(const cv::Rect2d& one, const cv::Rect2d& other)
{
    return cv::norm(one.tl() - other.tl()) < same_edge_mm && cv::norm(one.br() - other.br()) < same_edge_mm;
}

/// Each thing of one list has its like in the other, and there are as many.
template <class Thing>
bool are_alike(const std::vector<Thing>& ones, const std::vector<Thing>& others)
{
    return ones.size() == others.size() && std::ranges::all_of(ones, [&](const Thing& one) {
               return std::ranges::any_of(others, [&](const Thing& other) { return are_alike(one, other); });
           });
}

}  // namespace

bool lie_alike(const Lying& one, const Lying& other)
{
    return are_alike(one.cards, other.cards) && are_alike(one.tokens, other.tokens) &&
           are_alike(one.covered, other.covered);
}

/// Whether something covers a part of the table that was not there long enough to be a thing.
bool Stillness::has_hands(const std::vector<cv::Rect2d>& covered, double time_ms)
{
    bool any = false;
    for (const cv::Rect2d& part : covered) {
        auto known = std::ranges::find_if(covers_, [&](const Cover& cover) { return are_alike(cover.part, part); });
        if (known == covers_.end())
            known = covers_.insert(known, {.part = part, .since_ms = time_ms});
        known->seen_ms = time_ms;
        any |= time_ms - known->since_ms < lies_there_after_ms;
    }
    std::erase_if(covers_, [&](const Cover& cover) {
        const bool lay_there = cover.seen_ms - cover.since_ms >= lies_there_after_ms;
        return time_ms - cover.seen_ms > (lay_there ? known_again_ms : 0);
    });
    return any;
}

bool Stillness::is_settled(const Lying& now, double time_ms)
{
    const bool is_as_before = has_looked_ && lie_alike(last_, now);
    if (!is_as_before)
        alike_since_ms_ = time_ms;
    const bool has_hand = has_hands(now.covered, time_ms);
    if (!is_as_before || has_hand)
        quiet_since_ms_ = time_ms;
    last_ = now;
    has_looked_ = true;
    const double long_enough = has_hand ? settled_below_a_hand_after_ms : settled_after_ms;
    return time_ms - alike_since_ms_ >= long_enough;
}

}  // namespace cardinal::match
