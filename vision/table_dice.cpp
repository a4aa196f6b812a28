#include "vision/table_dice.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr double same_place_mm = 5;
constexpr double least_die_mm = 9, most_die_mm = 25;
constexpr double between_looks_ms = 80;

DiceSearch sizes_at(const cv::Rect& part, const Moment& now)
{
    if (!now.plane.pose())
        return {};
    const double px_per_mm = now.plane.px_per_mm_at(now.plane.mm(cv::Point2d(part.tl() + part.br()) / 2));
    return {.least_side_px = std::max(DiceSearch{}.least_side_px, least_die_mm * px_per_mm),
            .most_side_px = most_die_mm * px_per_mm};
}

cv::Rect box_of(const Quad& quad) { return cv::boundingRect(std::vector<cv::Point2f>(quad.begin(), quad.end())); }

}  // namespace

void TableDice::look(const cv::Rect& part, const Moment& now)
{
    std::vector<DieSighting> found =
        find_dice(now.gray(part), sizes_at(part, now), now.colours.empty() ? cv::Mat() : now.colours(part));
    for (DieSighting& die : found)
        for (cv::Point2d& corner : die.quad)
            corner += cv::Point2d(part.tl());
    std::erase_if(dice_, [&](BelievedDie& die) {
        const cv::Rect box = box_of(die.seen.quad);
        if ((box & part) != box)
            return false;
        die.looked_ms = now.time_ms;
        const bool is_there = std::ranges::any_of(found, [&](const DieSighting& seen) {
            return seen.value == die.seen.value &&
                   cv::norm(now.plane.mm(middle_of(seen.quad)) - die.mm) < same_place_mm;
        });
        return !is_there && ++die.failures > 1;
    });
    for (const DieSighting& die : found)
        see(die, now);
}

void TableDice::see(const DieSighting& seen, const Moment& now)
{
    const cv::Point2d mm = now.plane.mm(middle_of(seen.quad));
    const auto known = std::ranges::find_if(dice_, [&](const BelievedDie& die) {
        return die.seen.value == seen.value && cv::norm(die.mm - mm) < same_place_mm;
    });
    if (known == dice_.end()) {
        dice_.push_back(
            {.track = next_track_++, .seen = seen, .mm = mm, .looked_ms = now.time_ms, .seen_ms = now.time_ms});
        return;
    }
    known->is_settled |= now.time_ms > known->seen_ms;
    known->seen = seen;
    known->mm = mm;
    known->looked_ms = known->seen_ms = now.time_ms;
    known->failures = 0;
}

void TableDice::look_again(const Moment& now)
{
    std::vector<cv::Rect> parts;
    for (const BelievedDie& die : dice_)
        if ((!die.is_settled || die.failures > 0) && now.time_ms - die.looked_ms >= between_looks_ms) {
            const cv::Rect box = box_of(die.seen.quad);
            const cv::Point around(box.width, box.height);
            parts.push_back(cv::Rect(box.tl() - around, box.br() + around) & cv::Rect({}, now.gray.size()));
        }
    for (const cv::Rect& part : parts)
        if (part.area() > 0)
            look(part, now);
}

void TableDice::tell(Scene& scene, const Moment& now) const
{
    scene.dice.clear();
    for (const BelievedDie& die : dice_) {
        SceneDie told{.track = die.track,
                      .last = die.seen,
                      .state = die.failures > 0 ? Stillness::disturbed
                             : die.is_settled   ? Stillness::settled
                                                : Stillness::candidate,
                      .last_seen_ms = die.seen_ms};
        if (now.plane.pose())
            told.middle = die.mm;
        scene.dice.push_back(told);
    }
}

}  // namespace cardinal::vision
