#pragma once

#include "calibration/table_pose.h"
#include "vision/quads.h"

#include <optional>

namespace cardinal::vision {

/// The table's surface in millimetres. While no mat was found, one that faces the camera, of a scale that is guessed.
class TablePlane {
public:
    explicit TablePlane(double guessed_px_per_mm = 1) : guessed_(guessed_px_per_mm) {}
    explicit TablePlane(const calibration::TablePose& pose) : pose_(pose) {}

    const std::optional<calibration::TablePose>& pose() const { return pose_; }
    cv::Point2d mm(const cv::Point2d& pixel) const { return pose_ ? to_mm(*pose_, pixel) : pixel / guessed_; }
    cv::Point2d pixel(const cv::Point2d& mm) const { return pose_ ? to_pixel(*pose_, mm) : mm * guessed_; }
    Quad mm(const Quad& pixels) const { return {mm(pixels[0]), mm(pixels[1]), mm(pixels[2]), mm(pixels[3])}; }
    Quad pixels(const Quad& mm) const { return {pixel(mm[0]), pixel(mm[1]), pixel(mm[2]), pixel(mm[3])}; }
    double px_per_mm_at(const cv::Point2d& mm) const { return pose_ ? px_per_mm(*pose_, mm) : guessed_; }

private:
    std::optional<calibration::TablePose> pose_{};
    double guessed_ = 1;
};

/// Clockwise in degrees, 0 when the first side is the upper one.
double angle_of(const Quad& mm);
/// A card that lies flat, by its middle and its angle.
Quad lying_at(const cv::Point2d& middle, double angle, const CardSize& size);
/// The area that both cover.
double shared_area(const Quad& one, const Quad& other);
bool contains(const Quad& quad, const cv::Point2d& point);

}  // namespace cardinal::vision
