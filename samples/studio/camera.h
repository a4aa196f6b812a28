#pragma once

#include "engine/core/playmat.h"

#include <array>
#include <opencv2/core/matx.hpp>
#include <vector>

/// A camera over a table. Millimetres on the table as everywhere (x right, y towards A); pixels are counted from the
/// centre of the upper left one.
namespace cardinal::studio {

struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

/// How far a lens bends straight lines, by the usual polynomial (radial k1 and k2, tangential p1 and p2).
struct Lens {
    double k1 = 0, k2 = 0, p1 = 0, p2 = 0;
    bool operator==(const Lens&) const = default;
};

struct Camera {
    int width = 1920, height = 1080;
    double focal_px = 1500;
    Point off_centre_px{};  ///< where the optical axis meets the picture, seen from its middle
    Lens lens{};
    Point looks_at{450, 300};
    double distance_mm = 900;  ///< from there to the lens
    double tilt_deg = 0;       ///< 0: straight down
    double turn_deg = 0;       ///< from which side, clockwise; 0: from A's, 180: from opposite
    double roll_deg = 0;       ///< clockwise, around the axis
    bool operator==(const Camera&) const = default;
};

/// Focal length for an angle of view across the picture's width.
double focal_for(int width_px, double view_deg);
/// The same camera so far away that the whole area is just in view, with a rest around it (0.02: two per cent).
Camera fitted(Camera camera, const Rect& area, double rest = 0.02);

/// The camera worked out. In its third coordinate depth grows downwards from the table's surface, so that a thing that
/// is raised by 3 mm lies at -3.
class View {
public:
    explicit View(const Camera& camera);

    const Camera& camera() const { return camera_; }
    /// Where a point of the table, raised above it, is in the picture.
    Point pixel_of(Point table, double raised_mm = 0) const;
    /// Where the lens is.
    const cv::Vec3d& eye() const { return eye_; }
    /// From directions as the camera sees them to directions on the table.
    const cv::Matx33d& to_table() const { return to_table_; }
    /// The direction (x, y, 1) that a pixel looks into, the lens taken out.
    Point direction_of(Point pixel) const;
    /// The point of the table that a pixel shows.
    Point table_of(Point pixel, double raised_mm = 0) const;
    /// Millimetres to pixels at this place, the mean of all directions.
    double pixels_per_mm(Point table) const;

private:
    Camera camera_;
    Point middle_{};
    cv::Vec3d eye_{};
    cv::Matx33d to_table_{};
    Point bent(Point direction) const;
};

/// The directions of all samples of a picture, `across` a pixel in each direction. A lens that bends is worked out
/// exactly on a coarse net and linearly between: off by less than 0.002 pixels.
class Directions {
public:
    Directions(const View& view, int across);
    /// The directions of one row of samples.
    void row(int sample_row, std::vector<float>& x, std::vector<float>& y) const;

private:
    const View& view_;
    int across_, columns_ = 0;
    bool is_straight_;
    std::vector<Point> net_{};
    Point pixel_of_sample(int column, int row) const;
};

}  // namespace cardinal::studio
