#include "companion/camera/camera_list.h"

#include <QCoreApplication>
#include <QMediaDevices>
#include <algorithm>
#include <set>
#include <utility>

namespace cardinal::camera {
namespace {

struct Named {
    std::string name{};
    QCameraDevice device{};
};

/// What is listed twice has the same description and the same formats, and Qt numbers it on: nothing but the order
/// tells it from a second camera of that make. The first half of an even list that repeats itself is the list.
QList<QCameraDevice> without_repetition(const QList<QCameraDevice>& devices)
{
    const qsizetype half = devices.size() / 2;
    const bool is_even = devices.size() % 2 == 0 && half > 0;
    const bool repeats = is_even && std::equal(devices.begin(), devices.begin() + half, devices.begin() + half,
                                               [](const QCameraDevice& a, const QCameraDevice& b) {
                                                   return a.description() == b.description();
                                               });
    return repeats ? devices.first(half) : devices;
}

std::vector<Named> named_cameras()
{
    std::vector<Named> cameras;
    std::multiset<std::string> taken;
    for (const QCameraDevice& device : without_repetition(QMediaDevices::videoInputs())) {
        const std::string description = device.description().toStdString();
        taken.insert(description);
        const std::size_t count = taken.count(description);
        cameras.push_back({count == 1 ? description : description + " (" + std::to_string(count) + ")", device});
    }
    return cameras;
}

Coding coding_of(QVideoFrameFormat::PixelFormat format)
{
    switch (format) {
    case QVideoFrameFormat::Format_YUYV:
    case QVideoFrameFormat::Format_UYVY:
    case QVideoFrameFormat::Format_NV12:
    case QVideoFrameFormat::Format_NV21:
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YUV422P:
    case QVideoFrameFormat::Format_YV12:
    case QVideoFrameFormat::Format_Y8: return Coding::plain;
    case QVideoFrameFormat::Format_BGRA8888:
    case QVideoFrameFormat::Format_BGRX8888:
    case QVideoFrameFormat::Format_RGBA8888:
    case QVideoFrameFormat::Format_RGBX8888:
    case QVideoFrameFormat::Format_ARGB8888:
    case QVideoFrameFormat::Format_XRGB8888: return Coding::colours;
    case QVideoFrameFormat::Format_Jpeg: return Coding::compressed;
    default: return Coding::unknown;
    }
}

}  // namespace

std::vector<KnownCamera> cameras_there()
{
    // What was found is announced to Qt once more, one camera after the other; only then the list repeats as a whole.
    constexpr int longest_ms = 100;
    if (!QMediaDevices::videoInputs().isEmpty())
        QCoreApplication::processEvents(QEventLoop::AllEvents, longest_ms);
    std::vector<KnownCamera> cameras;
    for (Named& camera : named_cameras())
        cameras.push_back({.name = std::move(camera.name), .formats = formats_of(camera.device)});
    return cameras;
}

std::optional<QCameraDevice> find_camera(const std::string& description)
{
    const std::vector<Named> cameras = named_cameras();
    const auto found = std::ranges::find(cameras, description, &Named::name);
    return found == cameras.end() ? std::nullopt : std::optional(found->device);
}

std::vector<Format> formats_of(const QCameraDevice& device)
{
    std::vector<Format> formats;
    for (const QCameraFormat& format : device.videoFormats())
        formats.push_back({.coding = coding_of(format.pixelFormat()),
                           .size = {format.resolution().width(), format.resolution().height()},
                           .frames_per_second = static_cast<double>(format.maxFrameRate())});
    return formats;
}

QCameraFormat format_for_reading(const QCameraDevice& device, cv::Size at_most)
{
    const int best = best_of(formats_of(device), at_most);
    return best < 0 ? QCameraFormat() : device.videoFormats()[best];
}

QCameraFormat format_like(const QCameraDevice& device, const Format& wished)
{
    const std::vector<Format> there = formats_of(device);
    const auto found = std::ranges::find(there, wished);
    return found == there.end() ? QCameraFormat() : device.videoFormats()[found - there.begin()];
}

}  // namespace cardinal::camera
