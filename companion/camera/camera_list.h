#pragma once

#include "companion/camera/cameras.h"

#include <QCameraDevice>
#include <optional>
#include <string>
#include <vector>

/// The cameras of this machine, as Qt knows them. They are called by their descriptions, for their ids are running
/// numbers. All of this on one thread alone, always the same: Qt keeps its list there, and makes cameras from it.
namespace cardinal::camera {

/// Each once, though some systems list a device twice.
std::vector<KnownCamera> cameras_there();
/// Nothing while it is not plugged in.
std::optional<QCameraDevice> find_camera(const std::string& description);

/// The formats that it offers, in its own order.
std::vector<Format> formats_of(const QCameraDevice& device);
/// The format to read cards in; a null one where the camera names none.
QCameraFormat format_for_reading(const QCameraDevice& device, cv::Size at_most = usual_size);
/// That one, where the camera still has it; else a null one.
QCameraFormat format_like(const QCameraDevice& device, const Format& wished);

}  // namespace cardinal::camera
