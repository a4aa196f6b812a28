#pragma once

#include "vision/latest.h"

#include <QVideoFrame>
#include <string>

namespace cardinal::camera {

/// A frame, or why none comes.
struct Arrived {
    QVideoFrame frame{};
    double time_ms = 0;
    std::string lost{};
};

class Handover : public vision::Latest<Arrived> {};

}  // namespace cardinal::camera
