#include "companion/camera/video_frame.h"

#include <QImage>
#include <QVideoFrame>
#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>

namespace cardinal::camera {
namespace {

using PixelFormat = QVideoFrameFormat::PixelFormat;

/// The frame's memory as long as this lives.
class Mapped {
public:
    explicit Mapped(const QVideoFrame& frame) : frame_(frame), is_mapped_(frame_.map(QVideoFrame::ReadOnly)) {}
    ~Mapped()
    {
        if (is_mapped_)
            frame_.unmap();
    }
    Mapped(const Mapped&) = delete;
    Mapped& operator=(const Mapped&) = delete;

    explicit operator bool() const { return is_mapped_; }
    /// `part` says which share of the picture's width and height the plane has.
    cv::Mat plane(int index, int type, cv::Size part = {1, 1})
    {
        const cv::Size size((frame_.width() + part.width - 1) / part.width,
                            (frame_.height() + part.height - 1) / part.height);
        const auto step = static_cast<std::size_t>(frame_.bytesPerLine(index));
        return {size, type, frame_.bits(index), step};
    }

private:
    QVideoFrame frame_;  // sharing its memory
    bool is_mapped_;
};

cv::Mat from_image(const QVideoFrame& frame, int conversion)
{
    QImage image = frame.toImage();
    if (image.isNull())
        return {};
    image = std::move(image).convertToFormat(QImage::Format_RGB888);
    const cv::Mat whole(image.height(), image.width(), CV_8UC3, image.bits(),
                        static_cast<std::size_t>(image.bytesPerLine()));
    cv::Mat converted;
    cv::cvtColor(whole, converted, conversion);
    return converted;
}

cv::Mat channel(const cv::Mat& picture, int which)
{
    cv::Mat one;
    cv::extractChannel(picture, one, which);
    return one;
}

cv::Mat converted(const cv::Mat& picture, int conversion)
{
    cv::Mat other;
    cv::cvtColor(picture, other, conversion);
    return other;
}

/// From brightness and two planes of colour, which may each be smaller. Cameras leave room at both ends of the scale.
cv::Mat from_planes(const cv::Mat& y, const cv::Mat& u, const cv::Mat& v)
{
    std::array<cv::Mat, 3> planes;
    y.convertTo(planes[0], CV_8U, 255.0 / 219, -16 * 255.0 / 219);
    cv::resize(v, planes[1], y.size(), 0, 0, cv::INTER_LINEAR);
    cv::resize(u, planes[2], y.size(), 0, 0, cv::INTER_LINEAR);
    cv::Mat merged;
    cv::merge(planes, merged);
    return converted(merged, cv::COLOR_YCrCb2BGR);
}

cv::Mat all_colours_of(const QVideoFrame& frame)
{
    Mapped mapped(frame);
    if (!mapped)
        return {};
    switch (frame.pixelFormat()) {
    case PixelFormat::Format_YUYV: return converted(mapped.plane(0, CV_8UC2), cv::COLOR_YUV2BGR_YUYV);
    case PixelFormat::Format_UYVY: return converted(mapped.plane(0, CV_8UC2), cv::COLOR_YUV2BGR_UYVY);
    case PixelFormat::Format_NV12:
    case PixelFormat::Format_NV21: {
        const bool is_nv12 = frame.pixelFormat() == PixelFormat::Format_NV12;
        cv::Mat picture;
        cv::cvtColorTwoPlane(mapped.plane(0, CV_8UC1), mapped.plane(1, CV_8UC2, {2, 2}), picture,
                             is_nv12 ? cv::COLOR_YUV2BGR_NV12 : cv::COLOR_YUV2BGR_NV21);
        return picture;
    }
    case PixelFormat::Format_YUV420P:
        return from_planes(mapped.plane(0, CV_8UC1), mapped.plane(1, CV_8UC1, {2, 2}),
                           mapped.plane(2, CV_8UC1, {2, 2}));
    case PixelFormat::Format_YV12:
        return from_planes(mapped.plane(0, CV_8UC1), mapped.plane(2, CV_8UC1, {2, 2}),
                           mapped.plane(1, CV_8UC1, {2, 2}));
    case PixelFormat::Format_YUV422P:
        return from_planes(mapped.plane(0, CV_8UC1), mapped.plane(1, CV_8UC1, {2, 1}),
                           mapped.plane(2, CV_8UC1, {2, 1}));
    case PixelFormat::Format_Y8: return converted(mapped.plane(0, CV_8UC1), cv::COLOR_GRAY2BGR);
    case PixelFormat::Format_BGRA8888:
    case PixelFormat::Format_BGRX8888: return converted(mapped.plane(0, CV_8UC4), cv::COLOR_BGRA2BGR);
    case PixelFormat::Format_RGBA8888:
    case PixelFormat::Format_RGBX8888: return converted(mapped.plane(0, CV_8UC4), cv::COLOR_RGBA2BGR);
    default: return {};
    }
}

cv::Mat luma_of(const QVideoFrame& frame)
{
    Mapped mapped(frame);
    if (!mapped)
        return {};
    switch (frame.pixelFormat()) {
    case PixelFormat::Format_YUYV: return channel(mapped.plane(0, CV_8UC2), 0);
    case PixelFormat::Format_UYVY: return channel(mapped.plane(0, CV_8UC2), 1);
    case PixelFormat::Format_NV12:
    case PixelFormat::Format_NV21:
    case PixelFormat::Format_YUV420P:
    case PixelFormat::Format_YV12:
    case PixelFormat::Format_YUV422P:
    case PixelFormat::Format_Y8: return mapped.plane(0, CV_8UC1).clone();
    case PixelFormat::Format_BGRA8888:
    case PixelFormat::Format_BGRX8888: return converted(mapped.plane(0, CV_8UC4), cv::COLOR_BGRA2GRAY);
    case PixelFormat::Format_RGBA8888:
    case PixelFormat::Format_RGBX8888: return converted(mapped.plane(0, CV_8UC4), cv::COLOR_RGBA2GRAY);
    default: return {};
    }
}

}  // namespace

cv::Mat gray_of(const QVideoFrame& frame)
{
    cv::Mat gray = luma_of(frame);
    return gray.empty() ? from_image(frame, cv::COLOR_RGB2GRAY) : gray;
}

cv::Mat colours_of(const QVideoFrame& frame, cv::Size at_most)
{
    cv::Mat picture = all_colours_of(frame);
    if (picture.empty())
        picture = from_image(frame, cv::COLOR_RGB2BGR);
    if (picture.empty())
        return picture;
    const double scale =
        std::min(static_cast<double>(at_most.width) / picture.cols, static_cast<double>(at_most.height) / picture.rows);
    if (scale >= 1)
        return picture;
    cv::Mat smaller;
    cv::resize(picture, smaller, {}, scale, scale, cv::INTER_AREA);
    return smaller;
}

}  // namespace cardinal::camera
