#include "calibration/runs.h"

#include "calibration/geometry.h"

#include <algorithm>
#include <bit>
#include <span>

namespace cardinal::calibration {
namespace {

constexpr std::size_t usual_count = 1 << 14;

/// One side of a hull: it bends one way only.
class Side {
public:
    Side(std::size_t most, int sign) : points_(most), end_(points_.data()), sign_(sign) {}
    /// Adds the end of the next row.
    void grow(const cv::Point& point)
    {
        while (end_ - points_.data() > 1 && sign_ * (end_[-1] - end_[-2]).cross(point - end_[-1]) >= 0)
            --end_;
        *end_++ = point;
    }
    std::span<const cv::Point> points() const { return {points_.data(), end_}; }

private:
    std::vector<cv::Point> points_;
    cv::Point* end_;
    int sign_;
};

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
    Run* all = all_.data();
    while (all[run].blob != run)
        run = all[run].blob = all[all[run].blob].blob;
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
    const std::size_t end = all_.size();
    extents_.resize(end);
    const Run* all = all_.data();
    for (std::size_t run = here; run < end; ++run)
        extents_[run] = {all[run].first, all[run].last, row_, row_, all[run].last - all[run].first + 1};
    for (std::size_t run = here, upper = above_; run < end && upper < here;) {
        if (all[upper].last + reach_ >= all[run].first && all[run].last + reach_ >= all[upper].first)
            unite(static_cast<int>(upper), static_cast<int>(run));
        if (all[upper].last < all[run].last)
            ++upper;
        else
            ++run;
    }
}

RunHull::RunHull(int upper, int rows) : upper_(upper), rows_(as_index(rows)) {}

std::vector<cv::Point> RunHull::clockwise() const
{
    Side left(rows_.size(), 1), right(rows_.size(), -1);
    int row = upper_;
    for (const Ends& ends : rows_) {
        if (ends.last >= 0) {
            left.grow({ends.first, row});
            right.grow({ends.last, row});
        }
        ++row;
    }
    std::vector<cv::Point> all(right.points().begin(), right.points().end());
    all.insert(all.end(), left.points().rbegin(), left.points().rend());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (all.size() > 1 && all.front() == all.back())
        all.pop_back();
    return all;
}

}  // namespace cardinal::calibration
