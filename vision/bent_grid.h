#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::vision {

/// Where the modules of a code lie in a picture that was taken of bent paper: a smooth surface through what was seen of
/// it, which also tells how far it can be trusted elsewhere. Places on the code are in modules from its upper left
/// corner.
class BentGrid {
public:
    struct Seen {
        cv::Point2d module{}, pixel{};
        double weight = 1;  ///< 1: to a tenth of a module
    };

    /// `module_px` is about how large a module is.
    BentGrid(int side, double module_px) : side_(side), module_px_(module_px) {}

    /// Goes through all of these as well as something smooth can. False: they tell too little.
    bool fit(const std::vector<Seen>& seen);
    cv::Point2d at(const cv::Point2d& module) const;
    /// How far off `at` may be there, in modules.
    double unsure(const cv::Point2d& module) const;

private:
    int side_;
    double module_px_;

    // The higher a term, the less of it is expected, up to this one.
    static constexpr int degree = 6, terms = (degree + 1) * (degree + 2) / 2;
    using Terms = cv::Vec<double, terms>;
    Terms across_{}, down_{};
    cv::Matx<double, terms, terms> spread_{};

    Terms terms_at(const cv::Point2d& module) const;
};

}  // namespace cardinal::vision
