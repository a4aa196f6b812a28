#pragma once

#include "vision/geometry.h"

#include <optional>
#include <span>

namespace cardinal::vision {

/// How wide modules may be, in pixels.
struct ModuleRange {
    double least = 0.75, most = 6;
};

/// How large one card lies in the picture.
struct CardScale {
    cv::Point2d middle{};
    double px_per_mm = 0;
    double module_mm = 1;  ///< of its code
};

/// How wide a module is anywhere in a picture, told from cards that lie on the same table.
class ModuleWidths {
public:
    /// Nothing where cards are too few, or do not agree.
    static std::optional<ModuleWidths> from(std::span<const CardScale> cards, const cv::Size& picture);

    /// What a code around there may have, whichever of the sizes it has that were seen.
    ModuleRange range_at(const cv::Point2d& pixel) const;
    ModuleRange range_in(const cv::Rect& box) const;
    /// The same for a part of the picture that begins there, made so many times smaller.
    ModuleWidths within(const cv::Point& from, double times = 1) const;

private:
    cv::Vec3d plane_{};  ///< of pixels for a millimetre to the power of -2/3
    double least_mm_ = 1, most_mm_ = 1;
};

}  // namespace cardinal::vision
