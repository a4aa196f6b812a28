#include "vision/photo.h"

#include "calibration/marker_finder.h"
#include "vision/gray.h"
#include "vision/photographed_cards.h"
#include "vision/photographed_codes.h"
#include "vision/quads.h"

#include <algorithm>

namespace cardinal::vision {
namespace {

/// Told by its corners; the places that are printed on it have the size of cards.
bool shows_a_mat(const cv::Mat& gray)
{
    constexpr std::ptrdiff_t enough = 2;
    const auto is_corner = [](const calibration::MarkerSeen& seen) {
        return seen.marker < first_loose_corner + corners;
    };
    return std::ranges::count_if(calibration::find_markers(gray), is_corner) >= enough;
}

}  // namespace

PhotoSeen see_photo(const cv::Mat& gray, std::span<const Quad> known)
{
    const Handy photo = handy(gray);
    if (shows_a_mat(photo.gray))
        return {};
    PhotoSeen seen{.codes = read_photographed_codes(photo.gray), .outlines = find_photographed_cards(photo.gray)};
    for (Decoded& code : seen.codes)
        code.quad = enlarged(code.quad, photo.times);
    for (Quad& outline : seen.outlines)
        outline = enlarged(outline, photo.times);
    const auto is_known = [&](const Quad& quad) {
        return std::ranges::any_of(known, [&](const Quad& card) { return lie_on_each_other(quad, card); });
    };
    // What a code of others is printed on is paper, a box or a screen.
    std::erase_if(seen.outlines, [&](const Quad& outline) {
        return is_known(outline) || std::ranges::any_of(seen.codes, [&](const Decoded& code) {
                   return lie_on_each_other(code.quad, outline);
               });
    });
    std::erase_if(seen.codes, [&](const Decoded& code) { return is_known(code.quad); });
    return seen;
}

}  // namespace cardinal::vision
