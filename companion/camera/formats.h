#pragma once

#include <cmath>
#include <opencv2/core.hpp>
#include <span>
#include <vector>

/// Which of a camera's formats is the best one to read cards in.
namespace cardinal::camera {

/// How a camera hands over its pictures.
enum class Coding : std::uint8_t {
    plain,       ///< brightness lies there uncompressed: YUYV, NV12, gray and their like
    colours,     ///< uncompressed, but brightness has to be reckoned from colours
    compressed,  ///< JPEG: its blocks blur what is a pixel wide
    unknown,
};

struct Format {
    Coding coding = Coding::unknown;
    cv::Size size{};
    double frames_per_second = 0;
    /// The same pace to a hundredth: some cameras give 30000 / 1001 a second, which nobody writes down.
    bool operator==(const Format& other) const
    {
        return coding == other.coding && size == other.size &&
               std::abs(frames_per_second - other.frames_per_second) < 0.01;
    }
};

/// What a table of two players needs; more costs time and is asked for where a table is larger.
inline const cv::Size usual_size{1920, 1080};

/// Index of the best one, -1 where there is none. Size first, for a code's modules are hardly a pixel wide; then how
/// it is coded; then speed. What comes slower than hands move is the last choice.
int best_of(std::span<const Format> formats, cv::Size at_most = usual_size);

/// Those that people would choose from: of each size and coding the fastest, large ones and what is best to read first.
std::vector<Format> worth_choosing(std::vector<Format> formats);

}  // namespace cardinal::camera
