#pragma once

#include "companion/match/evidence.h"
#include "vision/frame.h"
#include "vision/scene.h"

#include <QImage>
#include <QString>

namespace cardinal::window {

/// Cuts the cards of this moment out of its frame: each straight, alone, as a small JPEG that says in words when it was
/// taken. The frame is held for as long as this is. `name` is what the source is called.
match::CutOut cut_out_of(const vision::Frame& frame, const vision::Scene& scene, const std::string& name);

/// What such a picture says of itself: "film.mp4, picture 128 at 0:04.27".
QString caption_of(const std::string& picture);

}  // namespace cardinal::window
