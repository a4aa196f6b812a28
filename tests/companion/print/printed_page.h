#pragma once

#include "companion/print/print.h"

#include <string>
#include <vector>

/// A printed file as paper: rendered at a known resolution, so that what lies on it can be measured and read.
namespace cardinal::print {

/// What nobody may be off by.
inline constexpr double tolerance_mm = 0.2;

class PrintedPage {
public:
    MatSize size_mm() const { return {width_ / pixels_per_mm_, height_ / pixels_per_mm_}; }
    /// From 0, black, to 255.
    int brightness(double x_mm, double y_mm) const;
    bool is_dark(double x_mm, double y_mm) const { return brightness(x_mm, y_mm) < 128; }
    /// The smallest area around everything dark within the given one; nothing dark: empty.
    Rect dark_within(const Rect& area) const;
    /// True when the whole area is paper.
    bool is_blank(const Rect& area) const;
    /// What a common decoder reads there; empty when it finds nothing.
    std::string code_within(const Rect& area) const;
    /// The marker with its light ring in this area, cell by cell.
    MarkerPattern marker_within(const Rect& area) const;
    const std::string& words() const { return words_; }

    friend std::vector<PrintedPage> pages_of(const std::string& file, double dots_per_inch);

private:
    int width_ = 0, height_ = 0;
    double pixels_per_mm_ = 1;
    std::vector<unsigned char> gray_{};
    std::string words_{};
};

std::vector<PrintedPage> pages_of(const std::string& file, double dots_per_inch = 300);

/// How far two areas lie apart at the edge where they do most.
double farthest(const Rect& one, const Rect& other);

}  // namespace cardinal::print
