#pragma once

#include "calibration/table_pose.h"
#include "vision/sightings.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What lies on the table now, as the tracker believes it: things that keep their number while they move, are covered,
/// or lie beside their twins.
namespace cardinal::vision {

/// Where a thing stands between having lain there and being believed to lie there.
enum class Stillness : std::uint8_t {
    settled,    ///< two looks agreed
    candidate,  ///< one look, or it moved since the one before
    disturbed,  ///< a hand is at it, or something covers it: believed to lie where it was seen last
};

struct SceneCard {
    int track = -1;
    CardSighting last{};  ///< as it was seen last; its quad is where it is believed to be in this frame
    Stillness state = Stillness::candidate;
    cv::Point2d middle{};  ///< mm on the mat
    double angle = 0;      ///< degrees clockwise, 0 when its top points away from seat A
    double last_seen_ms = 0;
};

struct SceneToken {
    int track = -1;
    TokenSighting last{};
    Stillness state = Stillness::candidate;
    cv::Point2d middle{};
    double angle = 0;
    int on = -1;  ///< the track of the card it lies on
    double last_seen_ms = 0;
};

struct SceneDie {
    int track = -1;
    DieSighting last{};
    Stillness state = Stillness::candidate;
    cv::Point2d middle{};
    double last_seen_ms = 0;
};

/// A part of the table that cannot be looked at now: a hand, an arm, a mug. In millimetres.
struct SceneHand {
    std::vector<cv::Point2d> edge{};
};

struct Scene {
    int frame = 0;
    double time_ms = 0;
    std::optional<calibration::TablePose> pose{};  ///< nothing while the table is not found, or the camera moves
    bool has_moved = false;                        ///< the camera stands otherwise than in the frame before
    std::vector<SceneCard> cards{};                ///< those that lie above others come later
    std::vector<SceneToken> tokens{};
    std::vector<SceneDie> dice{};
    std::vector<SceneHand> hands{};
    std::vector<SceneCard> unknown{};  ///< shaped like cards, and nobody knows which
};

}  // namespace cardinal::vision
