#pragma once

#include "vision/geometry.h"

#include <optional>
#include <span>

namespace cardinal::vision {

/// How wide modules may be, in pixels.
struct ModuleRange {
    double least = 0.75, most = 6;
};

/// A code that was read.
struct SeenCode {
    Homography place{};    ///< from modules around its middle to pixels
    double module_mm = 1;  ///< how wide its modules were printed
};

/// The table as codes tell it that lie there: how long, how wide and how slanted a code looks anywhere in the picture.
class CodePlane {
public:
    /// Nothing where codes are too few, or do not agree.
    static std::optional<CodePlane> from(std::span<const SeenCode> codes, const cv::Size& picture);

    /// The same where the table's place is known: the corners of some part of the picture, and where they are on the
    /// table.
    CodePlane(const Quad& pixels, const Quad& mm, const ModuleRange& printed_mm);

    /// Where something lies on the table, but for a turn and where the table begins.
    cv::Point2d mm(const cv::Point2d& pixel) const { return at(to_mm_, pixel); }
    /// From small steps of pixels to millimetres.
    cv::Matx22d mm_for_a_pixel(const cv::Point2d& pixel) const;
    double px_per_mm_at(const cv::Point2d& pixel) const;
    /// From the smallest to the largest modules that were seen, in millimetres.
    ModuleRange printed_mm() const { return {least_mm_, most_mm_}; }
    /// What modules on the table may have in millimetres, whichever of the sizes that were seen.
    ModuleRange range_mm() const;
    /// From the smallest to the largest modules that were seen, where they lie flat there.
    ModuleRange printed_at(const cv::Point2d& pixel) const;
    /// The same for a picture that was made so many times smaller.
    CodePlane smaller(double times) const;

private:
    CodePlane() = default;
    Homography to_mm_ = Homography::eye();
    double least_mm_ = 1, most_mm_ = 1;
};

}  // namespace cardinal::vision
