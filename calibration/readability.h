#pragma once

#include "calibration/table_pose.h"

#include <optional>
#include <span>
#include <vector>

/// How well a picture of a table could be read, place by place: from what is known to be black and white on it, and
/// from where the table lies. Light is counted from 0 to 1, all that a pixel can tell.
namespace cardinal::calibration {

/// A black square with a white ring around, as wide as a cell of it: a marker, by its dark square's corners.
struct Reference {
    Quad mm{}, px{};
    double cells = 8;  ///< along a side; as many rings of them are black and white
};

/// What a reference shows.
struct Patch {
    cv::Point2d mm{};
    double white = 0, black = 0;
    double blur_px = 0;  ///< the deviation of a Gaussian that stands for lens, focus, motion and pixel; 0: not measured
    double blur_across_px = 0, blur_along_px = 0;  ///< of its own upright sides, and of the others
    double noise = 0;                              ///< the deviation of its white, as a share of it; 0: not measured
    double width_mm = 0, height_mm = 0;            ///< of the dark square, between its measured sides; 0: not measured
};
std::optional<Patch> patch_of(const cv::Mat& gray, const TablePose& pose, const Reference& reference);

/// How bright white paper would be anywhere on the table, and how blurred it is there: between and beyond the patches.
class LightOnTable {
public:
    LightOnTable(std::vector<Patch> patches, const MatSize& mat);
    double white_at(const cv::Point2d& mm) const;
    double blur_at(const cv::Point2d& mm) const;   ///< 0 where no patch told it
    double noise_at(const cv::Point2d& mm) const;  ///< of the white there
    double black() const { return black_; }  ///< of ink, as a share of white: more than a tenth is a veil of light
    /// The brightest place of the table among the corners of a net.
    double brightest() const { return brightest_; }
    const std::vector<Patch>& patches() const { return patches_; }

private:
    std::vector<Patch> patches_;
    MatSize mat_{};
    cv::Vec4d slopes_{};  ///< of the logarithm of white, by 1, x, y and x · y
    double black_ = 0, brightest_ = 0, noise_ = 0, noise_white_ = 1;

    cv::Vec4d terms_at(const cv::Point2d& mm) const;
};

/// A part of the table.
struct AreaView {
    double in_view = 0;                         ///< the share of it that the picture shows
    double px_per_mm = 0, least_px_per_mm = 0;  ///< in its middle, and at its worst place in view
    double blur_px = 0;
    double white = 0;    ///< how bright paper is there
    double shade = 0;    ///< what is missing of the light of the brightest place
    double glare = 0;    ///< the share of it that is brighter than paper could be
    double clipped = 0;  ///< the share where the picture is full to the brim
    double ground = 0;   ///< of the light of white paper, what the greater part of it sends back
    double noise = 0;    ///< of white
};
AreaView view_of(const cv::Mat& gray, const TablePose& pose, const LightOnTable& light, const Rect& area);

/// From where the camera looks, by the focal length of the pose's lens.
struct Standpoint {
    cv::Point3d mm{};        ///< the lens, above the table: z upwards
    double slant_deg = 0;    ///< from straight down
    double distance_mm = 0;  ///< to the middle of the mat
};
Standpoint standpoint_of(const TablePose& pose);

/// How many times larger the mat could be in the picture before a corner of it left.
double room_for_zoom(const TablePose& pose);

}  // namespace cardinal::calibration
