#pragma once

#include <opencv2/core.hpp>

namespace cardinal::vision {

/// How the table looks where nothing lies, cell by cell: remembered where it was seen free, reckoned from around where
/// something lay from the beginning.
class BareTable {
public:
    /// Everything that nothing occupies is free.
    void begin(const cv::Mat& cells, const cv::Mat& occupied);
    bool is_empty() const { return bare_.empty(); }
    /// Something lies there, and did when everything began.
    void forget(const cv::Mat& occupied) { known_.setTo(0, occupied); }
    void remember(const cv::Mat& cells, const cv::Mat& free);
    /// Something lies otherwise there than when everything began. Where it looks more like the table around it than
    /// what was there then, that was a hand.
    void doubt(const cv::Mat& part, const cv::Mat& cells);
    /// They have shown the same since.
    void trust(const cv::Mat& cells) { doubted_.setTo(0, cells); }
    /// Where the table shows. `tolerance` is how much a cell may differ from itself.
    cv::Mat free(const cv::Mat& cells, const cv::Mat& tolerance);
    /// True where it is the free table, seen before, that a lamp was switched on over, or a shadow fell on: its light
    /// changed softly, and nothing else.
    bool is_in_another_light(const cv::Mat& cells, const cv::Mat& tolerance, const cv::Mat& part) const;
    /// The camera was moved; cells are now elsewhere.
    void move(const cv::Matx33d& cells);

private:
    cv::Mat before_{};  ///< as it was known until something else was taken for it: an arm may look like a shadow
    cv::Mat bare_{}, known_{}, doubted_{}, likely_{}, spread_{};
    void reckon();
};

}  // namespace cardinal::vision
