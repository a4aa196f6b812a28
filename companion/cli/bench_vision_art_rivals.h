#pragma once

#include <opencv2/core/mat.hpp>
#include <span>
#include <string>
#include <vector>

/// What everybody else would use to know a card by its picture, for comparison only.
namespace cardinal::cli::bench {

struct ArtRival {
    std::string name{};
    /// What is kept of an upright card, `rival_width` x `rival_height` pixels and gray.
    cv::Mat (*print_of)(const cv::Mat& upright) = nullptr;
    /// More is more alike.
    double (*likeness)(const cv::Mat& seen, const cv::Mat& learned) = nullptr;
};
inline constexpr int rival_width = 252, rival_height = 352;

/// pHash, dHash with 256 bits, ORB, and the correlation of an evened-out thumbnail with nine shifts.
std::span<const ArtRival> art_rivals();

/// What one of them makes of looks at learned and unknown cards: each look's nearest card and how alike it is.
class ArtGuesses {
public:
    void add(bool is_learned, bool is_right, double likeness) { all_.push_back({is_learned, is_right, likeness}); }
    int looks_at(bool learned) const;
    int nearest_is_right() const;
    /// Of those whose nearest is right, how many are more alike than anything that was wrong: what is recognized where
    /// nothing may be false, with the line drawn afterwards, as favourable as it can be.
    int above_all_wrong() const;

private:
    struct Guess {
        bool is_learned = false, is_right = false;
        double likeness = 0;
    };
    std::vector<Guess> all_{};
};

}  // namespace cardinal::cli::bench
