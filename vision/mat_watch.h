#pragma once

#include "calibration/table_finder.h"
#include "vision/change_map.h"

#include <optional>
#include <utility>
#include <vector>

namespace cardinal::vision {

/// Where the mat is, by the markers at its corners, and whether it is still there.
class MatWatch {
public:
    MatWatch(const MatSize& mat, std::vector<calibration::Lens> lenses) : mat_(mat), lenses_(std::move(lenses)) {}

    bool has_mat() const { return mat_.width > 0; }
    /// Nothing while no mat was found.
    const std::optional<calibration::TableFound>& found() const { return found_; }
    /// Looks for it in the whole picture. What was searched in vain is searched less and less often.
    bool is_time_to_search(double time_ms) const { return time_ms - searched_ms_ >= wait_ms_; }
    std::optional<calibration::TableFound> search(const cv::Mat& gray, double time_ms);
    /// Looks for the corners where they were; nothing where they still are there, or are covered.
    std::optional<calibration::TableFound> moved_a_little(const cv::Mat& gray) const;
    /// Every corner that was seen before, and is seen there, too, is where it was.
    bool is_where_it_was(const calibration::TableFound& found) const;
    /// At least two corners look otherwise than before.
    bool look_otherwise(const ChangeMap& map) const;
    void take(const calibration::TableFound& found);
    /// It is where it was.
    void is_unmoved() { wait_ms_ = std::min(2 * wait_ms_, longest_wait_ms); }
    void is_undisturbed() { wait_ms_ = shortest_wait_ms; }

private:
    static constexpr double shortest_wait_ms = 250, longest_wait_ms = 4000;
    MatSize mat_{};
    std::vector<calibration::Lens> lenses_{};
    std::optional<calibration::TableFound> found_{};
    double searched_ms_ = -1e9, wait_ms_ = shortest_wait_ms;

    calibration::Lens lens_for(const cv::Mat& gray) const;
};

/// How far a corner of the mat is elsewhere, in pixels.
double shift_between(const calibration::TablePose& one, const calibration::TablePose& other);

}  // namespace cardinal::vision
