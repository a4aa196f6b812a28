#include "companion/cli/bench_vision_art_rivals.h"

#include <algorithm>
#include <limits>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli::bench {
namespace {

/// A byte for each bit.
cv::Mat bits(const cv::Mat& where) { return where.reshape(1, 1).clone(); }

double bits_alike(const cv::Mat& seen, const cv::Mat& learned) { return -cv::norm(seen, learned, cv::NORM_L1); }

/// Whether the slow waves of a small picture are above their median: 64 bits.
cv::Mat phash(const cv::Mat& upright)
{
    constexpr int side = 32, waves = 8;
    cv::Mat small, spectrum;
    cv::resize(upright, small, {side, side}, 0, 0, cv::INTER_AREA);
    small.convertTo(small, CV_32F);
    cv::dct(small, spectrum);
    const cv::Mat slow = spectrum(cv::Rect(0, 0, waves, waves)).clone();
    std::vector<float> sorted(slow.begin<float>(), slow.end<float>());
    const auto middle = sorted.begin() + waves * waves / 2;
    std::nth_element(sorted.begin(), middle, sorted.end());
    return bits((slow > static_cast<double>(*middle)) / 255);
}

/// Whether each of 256 pixels is darker than its right neighbour.
cv::Mat dhash(const cv::Mat& upright)
{
    constexpr int side = 16;
    cv::Mat small;
    cv::resize(upright, small, {side + 1, side}, 0, 0, cv::INTER_AREA);
    return bits((small.colRange(0, side) < small.colRange(1, side + 1)) / 255);
}

cv::Mat orb(const cv::Mat& upright)
{
    static const cv::Ptr<cv::ORB> features = cv::ORB::create();
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    features->detectAndCompute(upright, {}, points, descriptors);
    return descriptors;
}

/// How many features have a nearest one that is clearly nearer than the next.
double features_alike(const cv::Mat& seen, const cv::Mat& learned)
{
    constexpr float clearly = 0.75F;
    static const cv::BFMatcher matcher(cv::NORM_HAMMING);
    if (seen.rows == 0 || learned.rows < 2)
        return 0;
    std::vector<std::vector<cv::DMatch>> nearest;
    matcher.knnMatch(seen, learned, nearest, 2);
    return static_cast<double>(std::ranges::count_if(nearest, [](const std::vector<cv::DMatch>& two) {
        return two.size() == 2 && two[0].distance < clearly * two[1].distance;
    }));
}

constexpr int columns = 32, rows = 44, shift = 1;

/// Each cell against those around it, with a cell more to every side.
cv::Mat thumbnail(const cv::Mat& upright)
{
    constexpr int around = 9;
    constexpr double least_contrast = 4;
    cv::Mat small, mean, squares, spread;
    cv::resize(upright, small, {columns, rows}, 0, 0, cv::INTER_AREA);
    small.convertTo(small, CV_32F);
    cv::copyMakeBorder(small, small, shift, shift, shift, shift, cv::BORDER_REPLICATE);
    cv::boxFilter(small, mean, CV_32F, {around, around});
    cv::sqrBoxFilter(small, squares, CV_32F, {around, around});
    cv::sqrt(cv::max(squares - mean.mul(mean), 0), spread);
    cv::divide(small - mean, spread + least_contrast, small);
    return small;
}

double thumbnails_alike(const cv::Mat& seen, const cv::Mat& learned)
{
    const cv::Mat within = learned(cv::Rect(shift, shift, columns, rows));
    cv::Mat alike;
    cv::matchTemplate(seen, within, alike, cv::TM_CCOEFF_NORMED);
    double most = 0;
    cv::minMaxLoc(alike, nullptr, &most);
    return most;
}

}  // namespace

std::span<const ArtRival> art_rivals()
{
    static const std::vector<ArtRival> all{{"pHash", phash, bits_alike},
                                           {"dHash, 256 bits", dhash, bits_alike},
                                           {"ORB", orb, features_alike},
                                           {"thumbnail, 9 shifts", thumbnail, thumbnails_alike}};
    return all;
}

int ArtGuesses::looks_at(bool learned) const
{
    return static_cast<int>(std::ranges::count(all_, learned, &Guess::is_learned));
}

int ArtGuesses::nearest_is_right() const { return static_cast<int>(std::ranges::count(all_, true, &Guess::is_right)); }

int ArtGuesses::above_all_wrong() const
{
    double line = -std::numeric_limits<double>::infinity();
    for (const Guess& guess : all_)
        line = guess.is_right ? line : std::max(line, guess.likeness);
    return static_cast<int>(
        std::ranges::count_if(all_, [&](const Guess& guess) { return guess.is_right && guess.likeness > line; }));
}

}  // namespace cardinal::cli::bench
