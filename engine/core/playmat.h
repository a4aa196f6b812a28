#pragma once

#include "engine/core/ids.h"
#include "engine/core/markers.h"

#include <algorithm>
#include <span>
#include <string_view>

/// Where things lie on a game's table, in millimetres: seen from above with seat A at the lower edge, the origin is the
/// mat's upper left corner, x goes right and y down, towards A.
namespace cardinal {

struct Rect {
    double x = 0, y = 0, width = 0, height = 0;
    constexpr double right() const { return x + width; }
    constexpr double bottom() const { return y + height; }
    constexpr bool operator==(const Rect&) const = default;
};
constexpr bool overlap(const Rect& a, const Rect& b)
{
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}
constexpr bool contains(const Rect& outer, const Rect& inner)
{
    return outer.x <= inner.x && outer.y <= inner.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

struct MatSize {
    double width = 0, height = 0;
};
constexpr Rect whole(const MatSize& size) { return {0, 0, size.width, size.height}; }
/// The same place as seen by who sits opposite.
constexpr Rect turned_round(const Rect& area, const MatSize& size)
{
    return {size.width - area.right(), size.height - area.bottom(), area.width, area.height};
}

/// The cards that zones are made for.
inline constexpr double card_width_mm = 63, card_height_mm = 88;

struct MatZone {
    Place place{};
    Rect area{};
};

/// A zone of the game's words that lies nowhere on the mat.
struct OffTheMat {
    std::uint8_t zone = 0;
    std::string_view why{};
};

/// Who sits where: the part of the table that is theirs, and whether they look at it from its upper edge.
struct MatSide {
    Seat seat{};
    Rect area{};
    bool is_across = false;
};

/// A camera's picture of 16 : 9, by its lines.
enum class Lines : int { hd = 1080, uhd = 2160 };

struct Playmat {
    MatSize size{};
    Lines wants{Lines::hd};  ///< of the plainest camera that reads each card on it
    std::span<const MatZone> zones{};
    std::span<const OffTheMat> elsewhere{};
    std::span<const MatSide> sides{};  ///< without any: seat A has the lower half of the table and seat B the upper one
};

/// Whose part of the table this is.
constexpr Seat side_at(const Playmat& mat, double x, double y)
{
    for (const MatSide& side : mat.sides)
        if (x >= side.area.x && x < side.area.right() && y >= side.area.y && y < side.area.bottom())
            return side.seat;
    return mat.sides.empty() ? (y < mat.size.height / 2 ? seat_b : seat_a) : Seat{};
}
/// Whether this seat sees the table upside down.
constexpr bool sits_across(const Playmat& mat, Seat seat)
{
    for (const MatSide& side : mat.sides)
        if (side.seat == seat)
            return side.is_across;
    return seat == seat_b;
}
/// The part of the table where this seat lays what lies nowhere else.
constexpr Rect area_of(const Playmat& mat, Seat seat)
{
    for (const MatSide& side : mat.sides)
        if (side.seat == seat)
            return side.area;
    const double half = mat.size.height / 2;
    return {0, seat == seat_b ? 0 : half, mat.size.width, half};
}
/// What such a camera gets of the mat when it shows little else.
constexpr double pixels_per_mm(const MatSize& size, Lines lines)
{
    constexpr double filled = 0.94;  // of the picture; nobody hangs a camera more exactly
    const double height = filled * static_cast<int>(lines), width = height * 16 / 9;
    return std::min(width / size.width, height / size.height);
}
constexpr int seats_at(const Playmat& mat) { return mat.sides.empty() ? 2 : static_cast<int>(mat.sides.size()); }

/// Markers of mats are read from all over the table, so they are twice as large as those of tokens.
inline constexpr double mat_cell_mm = 4, mat_corner_mm = (marker_cells + 2) * mat_cell_mm, mat_corner_inset_mm = 4;

/// The same for loose corners, which lie on paper of their own: the paper's corner comes to that of the table.
inline constexpr double loose_cell_mm = 6, loose_paper_mm = 74;

/// Where a corner's marker is printed, its light ring included; corner 0 is the upper left one, the others follow
/// clockwise.
constexpr Rect mat_corner(const MatSize& size, int corner)
{
    const bool is_right = corner == 1 || corner == 2, is_lower = corner >= 2;
    const double reach = mat_corner_inset_mm + mat_corner_mm;
    return {is_right ? size.width - reach : mat_corner_inset_mm, is_lower ? size.height - reach : mat_corner_inset_mm,
            mat_corner_mm, mat_corner_mm};
}

}  // namespace cardinal
