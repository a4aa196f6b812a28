#include "calibration/runs.h"

#include "calibration/geometry.h"

#include <algorithm>
#include <bit>

namespace cardinal::calibration {
namespace {

constexpr std::size_t usual_count = 1 << 14;

void grow(std::vector<cv::Point>& side, const cv::Point& point, int sign)
{
    if (!side.empty() && side.back().y == point.y) {
        if (sign * (point.x - side.back().x) >= 0)
            return;
        side.pop_back();
    }
    while (side.size() > 1 && sign * (side.back() - side[side.size() - 2]).cross(point - side.back()) >= 0)
        side.pop_back();
    side.push_back(point);
}

}  // namespace

void Extent::add(const Extent& other)
{
    left = std::min(left, other.left);
    right = std::max(right, other.right);
    upper = std::min(upper, other.upper);
    lower = std::max(lower, other.lower);
    pixels += other.pixels;
}

Runs::Runs(Touch touch, int columns) : reach_(touch == Touch::sides ? 0 : 1), columns_(columns)
{
    all_.reserve(usual_count);
    extents_.reserve(usual_count);
}

void Runs::add_row(const std::uint64_t* bits)
{
    const std::size_t here = all_.size();
    std::uint64_t before = 0;
    for (int from = 0; from < columns_; from += 64, ++bits) {
        const int left = columns_ - from;
        const std::uint64_t set = left < 64 ? *bits & ((std::uint64_t{1} << left) - 1) : *bits;
        for (std::uint64_t changes = set ^ (set << 1 | before >> 63); changes != 0; changes &= changes - 1) {
            const int at = from + std::countr_zero(changes);
            if ((set >> (at - from) & 1) != 0)
                all_.push_back({row_, at, columns_ - 1, static_cast<int>(all_.size())});
            else
                all_.back().last = at - 1;
        }
        before = set;
    }
    join(here);
    above_ = here;
    ++row_;
}

void Runs::finish()
{
    for (std::size_t run = 0; run < all_.size(); ++run)
        all_[run].blob = first_of(static_cast<int>(run));
}

int Runs::first_of(int run)
{
    while (all_[as_index(run)].blob != run)
        run = all_[as_index(run)].blob = all_[as_index(all_[as_index(run)].blob)].blob;
    return run;
}

void Runs::unite(int one, int other)
{
    const int first = first_of(one), second = first_of(other);
    if (first == second)
        return;
    const auto [older, newer] = std::minmax(first, second);
    all_[as_index(newer)].blob = older;
    extents_[as_index(older)].add(extents_[as_index(newer)]);
}

/// The runs of this row with those of the row above that touch them.
void Runs::join(std::size_t here)
{
    for (std::size_t run = here; run < all_.size(); ++run)
        extents_.push_back(
            {all_[run].first, all_[run].last, all_[run].row, all_[run].row, all_[run].last - all_[run].first + 1});
    for (std::size_t run = here, upper = above_; run < all_.size() && upper < here;) {
        if (all_[upper].last + reach_ >= all_[run].first && all_[run].last + reach_ >= all_[upper].first)
            unite(static_cast<int>(upper), static_cast<int>(run));
        if (all_[upper].last < all_[run].last)
            ++upper;
        else
            ++run;
    }
}

void RunHull::add(int row, int first, int last)
{
    grow(left_, {first, row}, 1);
    grow(right_, {last, row}, -1);
}

std::vector<cv::Point> RunHull::clockwise() const
{
    std::vector<cv::Point> all(right_);
    all.insert(all.end(), left_.rbegin(), left_.rend());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (all.size() > 1 && all.front() == all.back())
        all.pop_back();
    return all;
}

}  // namespace cardinal::calibration
