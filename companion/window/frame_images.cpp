#include "companion/window/frame_images.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace cardinal::window {

cv::Mat smaller(const cv::Mat& picture, cv::Size at_most)
{
    const double scale =
        std::min(static_cast<double>(at_most.width) / picture.cols, static_cast<double>(at_most.height) / picture.rows);
    if (scale >= 1)
        return picture;
    cv::Mat reduced;
    cv::resize(picture, reduced, {}, scale, scale, cv::INTER_AREA);
    return reduced;
}

QImage image_of(const cv::Mat& picture)
{
    const auto step = static_cast<qsizetype>(picture.step);
    const QImage image(picture.data, picture.cols, picture.rows, step,
                       picture.channels() == 1 ? QImage::Format_Grayscale8 : QImage::Format_BGR888);
    // What windows are made of, converted here and not by the thread that draws.
    return image.convertToFormat(QImage::Format_RGB32);
}

}  // namespace cardinal::window
