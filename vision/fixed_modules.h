#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::vision {

/// What is printed in every QR code of a version, whatever it says: its eyes, the dotted lines between them, the small
/// eyes within it, and from version 7 on which version it is.
class FixedModules {
public:
    explicit FixedModules(int version);

    int side() const { return kinds_.cols; }  ///< in modules
    bool is_fixed(int x, int y) const { return kinds_(y, x) != open; }
    /// Of one that is fixed.
    bool is_dark(int x, int y) const { return kinds_(y, x) == dark; }
    /// The modules in the middle of the small eyes.
    const std::vector<cv::Point>& small_eyes() const { return small_eyes_; }
    /// The modules of the two dotted lines.
    const std::vector<cv::Point>& dotted() const { return dotted_; }

private:
    enum Kind : uchar { open, light, dark };
    cv::Mat_<uchar> kinds_{};
    std::vector<cv::Point> small_eyes_{}, dotted_{};

    void set(int x, int y, bool is_dark);
    void add_eye(int left, int top);
    void add_small_eye(const cv::Point& middle);
    void add_version(int version);
};

constexpr int most_versions = 40;
constexpr int side_of_version(int version) { return 17 + 4 * version; }

}  // namespace cardinal::vision
