#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::vision {

/// How bright cells are, and, where the picture has colours, how much redder and bluer than green: a sleeve or a hand
/// may be as dark as the table and have another colour. `colours` is empty or of any size.
std::vector<cv::Mat> looks_of(const cv::Mat& gray_cells, const cv::Mat& colours);

/// How the table looks where nothing lies, cell by cell: remembered where it was seen free, reckoned from around where
/// something lay from the beginning.
class BareTable {
public:
    /// Everything that nothing occupies is free. Looks are told by as many cells from then on.
    void begin(const std::vector<cv::Mat>& looks, const cv::Mat& occupied);
    /// Something lies there, and did when everything began.
    void forget(const cv::Mat& occupied) { known_.setTo(0, occupied); }
    void remember(const std::vector<cv::Mat>& looks, const cv::Mat& free);
    /// Something lies otherwise there than when everything began. Where it looks more like the table around it than
    /// what was there then, that was a hand. It is told by gray cells.
    void doubt(const cv::Mat& part, const cv::Mat& cells);
    /// They have shown the same since.
    void trust(const cv::Mat& cells) { doubted_.setTo(0, cells); }
    /// Where the table shows. `tolerance` is how much a cell may differ from itself.
    cv::Mat free(const std::vector<cv::Mat>& looks, const cv::Mat& tolerance);
    /// True where it is the free table, seen before, that a lamp was switched on over, or a shadow fell on: its light
    /// changed softly, and nothing else.
    bool is_in_another_light(const cv::Mat& cells, const cv::Mat& tolerance, const cv::Mat& part) const;
    /// The camera was moved; cells are now elsewhere.
    void move(const cv::Matx33d& cells);

private:
    struct Plane {
        cv::Mat bare{};
        cv::Mat before{};  ///< as it was known until something else was taken for it: an arm may look like a shadow
        cv::Mat likely{}, spread{};
        double middle = 0;  ///< what levels are counted from
        double least_spread = 0;
        int more_than_itself = 0;
    };
    std::vector<Plane> planes_{};  ///< gray first
    cv::Mat known_{}, doubted_{};
    bool is_reckoned_ = false;
    void reckon();
    void reckon(Plane& plane, const cv::Mat& weight) const;
    cv::Mat free_in(const Plane& plane, const cv::Mat& cells, const cv::Mat& tolerance) const;
};

}  // namespace cardinal::vision
