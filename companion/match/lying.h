#pragma once

#include "engine/core/markers.h"
#include "engine/core/playmat.h"
#include "engine/core/printed_code.h"
#include "engine/position/position.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

/// What lies on a table, in millimetres on its mat: what seeing hands over to refereeing.
namespace cardinal::match {

struct LyingCard {
    int track = -1;
    std::optional<PrintedCode> code{};   ///< nothing: nobody knows which card it is
    std::optional<std::uint16_t> art{};  ///< of the library's cards, known by its picture; which copy cannot be told
    Face face = Face::up;
    cv::Point2d middle{};
    double angle = 0;    ///< degrees clockwise, 0 when its top points away from seat A
    double visible = 1;  ///< the share that nothing covers
};

struct LyingToken {
    int track = -1;
    MarkerId marker = 0;
    cv::Point2d middle{};
    double angle = 0;
};

struct Lying {
    std::vector<LyingCard> cards{};
    std::vector<LyingToken> tokens{};
    std::vector<cv::Rect2d> covered{};  ///< parts of the table that nobody can look at now
};

/// The corners of a card that lies so, from the printed upper left one clockwise.
std::vector<cv::Point2f> corners_of(const LyingCard& card);
/// The same direction for everybody: where the card's top points.
cv::Point2d up_of(double angle);

/// Nobody can look at all of the area now.
bool is_covered(const Lying& lying, const Rect& area);
/// Something lies where the token lay, wholly or in part: a mug, an arm.
bool is_covered(const Lying& lying, const cv::Point2d& token);

}  // namespace cardinal::match
