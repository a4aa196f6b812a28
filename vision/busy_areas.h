#pragma once

#include "vision/code_plane.h"
#include "vision/finder_marks.h"
#include "vision/geometry.h"
#include "vision/picture_levels.h"

#include <optional>
#include <span>
#include <vector>

namespace cardinal::vision {

/// How full of edges a picture is from place to place: where it is, printed codes may lie.
class BusyMap {
public:
    explicit BusyMap(PictureLevels& levels);

    /// How busy it is at a pixel.
    float at(const cv::Point2d& pixel) const;
    /// Codes on one table are about as busy, and have about as many edges: these were read, their middles lie there.
    /// How the table lies tells how many edges a code has that is farther away.
    void ask_for_like(std::span<const cv::Point2d> codes, const std::optional<CodePlane>& plane = {});

    /// Where an eye of a code may be: where it is busy, or nearly. What lies within one of the quads is known already
    /// and left out.
    MarkedSquares squares(std::span<const Quad> known) const;
    /// Of these the busiest places, so many across and down in the picture: enough of it to learn what codes are like.
    MarkedSquares busiest(std::span<const Quad> known, int across, int down) const;
    /// Boxes of what is busy, each with a code's width around.
    std::vector<cv::Rect> boxes(std::span<const Quad> known) const;

private:
    cv::Size size_;
    cv::Mat busyness_{};
    float usual_ = 0, least_ = 0, like_codes_ = 0;
    cv::Mat edges_of_codes_{};  ///< in as many squares as may hold a code, at least; empty when no codes told it

    cv::Mat busy_without(std::span<const Quad> known) const;
    void leave_out_what_has_fewer_edges(const cv::Mat& beyond_edges, cv::Mat& busy) const;
};

inline constexpr int busy_square_px = 16;

/// Those of the boxes that are no smaller than that, so many pixels larger to each side, in as few pieces as are no
/// larger together: what lies in two of them is looked at once.
std::vector<cv::Rect> enlarged_and_joined(std::span<const cv::Rect> boxes, int least, int by);

}  // namespace cardinal::vision
