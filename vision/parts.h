#pragma once

#include "vision/geometry.h"

#include <opencv2/core.hpp>

namespace cardinal::vision {

/// The connected parts of a mask, small gaps closed. They are counted from 1.
class Parts {
public:
    explicit Parts(const cv::Mat& mask);

    int count() const { return boxes_.rows; }
    /// 0 when there is none.
    int largest() const;
    int cells_of(int part) const;
    cv::Rect box_of(int part) const;
    cv::Mat mask_of(int part) const { return parts_ == part; }

    /// For each cell of `mask` that belongs to a part.
    template <class Use>
    void for_each_cell(const cv::Mat& mask, Use use) const
    {
        for (int row = 0; row < mask.rows; ++row)
            for (int column = 0; column < mask.cols; ++column)
                if (mask.at<uchar>(row, column) != 0 && parts_.at<int>(row, column) != 0)
                    use(parts_.at<int>(row, column), cv::Point(column, row));
    }

private:
    cv::Mat parts_{}, boxes_{};
};

}  // namespace cardinal::vision
