#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::calibration {

/// Pixels side by side in a row, and the blob that they belong to: the number of its first run.
struct Run {
    int row = 0, first = 0, last = 0;
    int blob = 0;
};

/// What is known of a blob at its first run.
struct Extent {
    int left = 0, right = 0, upper = 0, lower = 0, pixels = 0;
    void add(const Extent& other);
    int width() const { return right - left + 1; }
    int height() const { return lower - upper + 1; }
};

/// Rows of bits, one for each pixel, as runs of those that are set; and runs that touch from row to row as blobs. That
/// tells as much of a blob as its outline does, and takes a few instructions for every 64 pixels without one.
class Runs {
public:
    /// Where pixels have to touch to be of one blob.
    enum class Touch : std::uint8_t { sides, corners_too };
    Runs(Touch touch, int columns);

    /// The next row, from above to below: 64 pixels to a number, the first in its lowest bit. What is beyond the last
    /// column is not looked at.
    void add_row(const std::uint64_t* bits);
    /// After the last row: all runs know their blobs.
    void finish();

    const std::vector<Run>& all() const { return all_; }
    const Extent& extent(int blob) const { return extents_[static_cast<std::size_t>(blob)]; }

private:
    int reach_, columns_;
    int row_ = 0;
    std::size_t above_ = 0;  ///< where the runs of the last row begin
    std::vector<Run> all_{};
    std::vector<Extent> extents_{};

    int first_of(int run);
    void unite(int one, int other);
    void join(std::size_t here);
};

/// The hull of runs. What lies between the first and the last pixel of a row does not matter, so of each row these are
/// kept, and only they are looked at when all runs are there.
class RunHull {
public:
    /// Of runs in so many rows, from the uppermost on.
    RunHull(int upper, int rows);
    void add(int row, int first, int last)
    {
        Ends& ends = rows_[static_cast<std::size_t>(row - upper_)];
        ends.first = std::min(ends.first, first);
        ends.last = std::max(ends.last, last);
    }
    /// Around the middles of the pixels.
    std::vector<cv::Point> clockwise() const;

private:
    struct Ends {
        int first = std::numeric_limits<int>::max(), last = -1;
    };
    int upper_ = 0;
    std::vector<Ends> rows_;
};

}  // namespace cardinal::calibration
