#pragma once

#include "calibration/lens_walk.h"
#include "companion/doctor/checkup.h"

#include <QImage>

/// What is laid over the picture of a table that is set up. Painted by whoever has time.
namespace cardinal::window {

/// Each zone framed, with its grade as colour, sign and word and its pixels a module; and the corners that the mat was
/// found by. Transparent where nothing is.
QImage paint_zones(const doctor::Checkup& checkup, QSize size, double scale);
/// Where mats lay before, of those that were kept with pictures of this size: a dashed line around each.
QImage paint_places(const std::vector<calibration::TablePose>& places, cv::Size picture, QSize size, double scale);
/// Where the board's corners were in the views that are kept, so that one sees where they are lacking.
QImage paint_walk(const calibration::LensWalk& walk, cv::Size picture, QSize size, double scale);

/// How a grade is told without colour: ✓✓ ✓ ? ✗.
const char* sign_of(doctor::Grade grade);
QColor colour_of(doctor::Grade grade);

}  // namespace cardinal::window
