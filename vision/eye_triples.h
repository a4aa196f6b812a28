#pragma once

#include "vision/code_plane.h"
#include "vision/eyes.h"

#include <cstdint>
#include <vector>

/// Eyes that may belong to one code.
namespace cardinal::vision {

/// An eye that was found, and where it lies on the table: in millimetres, or as it is seen.
struct Eye {
    cv::Point2f at{}, flat{};
    float contrast = 0;
    cv::Matx22f seen_from_flat = cv::Matx22f::eye();  ///< of small steps
};

enum class Seen : std::uint8_t { all_eyes, two_eyes };
/// Who learns how the table lies looks for what is plain to see, and does not rely on what was learned so far.
enum class Aim : std::uint8_t { learn, find };

/// All that one pass over a picture needs to know.
struct Pass {
    const cv::Mat& gray;
    double module_px = 0;
    const CodePlane* plane = nullptr;  ///< of this picture, where it is known
    Aim aim = Aim::find;
    std::vector<Eye> eyes{};

    std::size_t usual_blur() const;
};

/// A mark near another, how far it is away, and how well both fit the two eyes at one side of a code.
struct Neighbour {
    std::size_t index = 0;
    cv::Point2f off{};  ///< on the table
    float away = 0, likeness = 0;
};
using Neighbours = std::vector<std::vector<Neighbour>>;  ///< for each mark
Neighbours neighbours_in(const Pass& pass);

/// Three of them, the upper left one first.
struct Triple {
    cv::Point2f corner{}, right{}, below{};
    float contrast = 0;    ///< of the weakest
    int covered_eye = -1;  ///< the one that was only reckoned: 1 the right one, 2 the lower one
};
/// All that may be a code, the clearest first. Of two eyes both codes that they may be the upper or the left side of.
std::vector<Triple> triples_in(const Pass& pass, const Neighbours& neighbours, Seen seen);
/// Where the code lies, if these are its eyes.
Homography place_of(const Triple& triple);

}  // namespace cardinal::vision
