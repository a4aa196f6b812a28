#pragma once

#include "vision/geometry.h"

#include <opencv2/core.hpp>

namespace cardinal::vision {

/// What of a picture differs from what is believed to be there, in cells of a few pixels: cheap enough for every frame.
/// Masks have 255 where something holds, one cell a pixel.
class ChangeMap {
public:
    /// Looks at a frame. The first one, and one of another size, is believed as it is.
    void take(const cv::Mat& gray, double time_ms);
    /// Forgets everything.
    void clear() { *this = {}; }
    bool is_empty() const { return now_.empty(); }

    cv::Size size() const { return now_.size(); }
    double cell_px() const { return cell_px_; }
    cv::Point2d cell_of(const cv::Point2d& pixel) const { return (pixel + half()) / cell_px_ - cv::Point2d(0.5, 0.5); }
    cv::Point2d pixel_of(const cv::Point2d& cell) const { return (cell + cv::Point2d(0.5, 0.5)) * cell_px_ - half(); }
    /// Fills the cells that a four-cornered thing of the picture covers.
    void draw(cv::Mat& cells, const Quad& pixels, int value) const;
    /// The mean of each cell's pixels: as it is now, and as it is believed to be.
    const cv::Mat& now() const { return now_; }
    const cv::Mat& believed() const { return believed_; }
    /// How much a cell may differ and still be the same.
    const cv::Mat& tolerance() const { return tolerance_; }

    /// Where the picture is otherwise than believed.
    const cv::Mat& changed() const { return changed_; }
    bool has_changed() const { return changed_cells_ > 0; }
    bool has_moved() const { return moved_cells_ > 0; }
    double changed_share() const { return static_cast<double>(changed_cells_) / static_cast<double>(now_.total()); }
    /// Where it moved within the last tenth of a second.
    const cv::Mat& moving() const { return moving_; }
    /// How much moved since the frame before.
    double moved_share() const { return static_cast<double>(moved_cells_) / static_cast<double>(now_.total()); }

    /// What is there now is what belongs there.
    void believe(const cv::Mat& where);
    /// The camera was moved: `map` leads from where pixels were to where they are. What comes into view counts as
    /// changed.
    void move(const Homography& map);
    /// The same from cell to cell.
    Homography in_cells(const Homography& map) const;

private:
    double cell_px_ = 1;
    cv::Mat now_{}, before_{}, believed_{}, tolerance_{}, changed_{}, moving_{}, moved_at_{}, work_{}, scaled_{};
    int changed_cells_ = 0, moved_cells_ = 0;
    double noise_ = 1, gain_ = 1, followed_at_ = 0;

    cv::Point2d half() const { return {-0.5, -0.5}; }
    void compare(double time_ms);
    void compare_with(double times);
    double gain() const;
    void find_tolerance();
    void follow_slow_light(double time_ms);
};

}  // namespace cardinal::vision
