#include "vision/photographed_codes.h"

#include "vision/bent_codes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

// A decoder looks at few of the triples that all eyes in a picture make, and at pixels only as they come. So the whole
// picture is read in several sizes, what was read is painted over, and it is read again until nothing more comes: then
// the next triples have their turn. What is left is looked at by itself: from three eyes that may belong together its
// modules are followed.
namespace cardinal::vision {
namespace {

constexpr std::array sizes{1.0, 2.0, 0.5, 0.25};
constexpr double most_pixels = 25e6;  // of an enlarged picture
constexpr int shortest = 20;          // pixels, of a picture that may hold a code
constexpr int most_rounds = 8;
constexpr double one_place = 0.35;     // of the diagonal, from middle to middle
constexpr double painted_over = 1.04;  // times as large as what was read

// Three eyes of a code from a slant of 45 degrees.
constexpr double least_sine = 0.7, most_unequal = 1.8, most_unlike_eyes = 1.7;
constexpr double eyes_apart_least = 11, eyes_apart_most = 190;  // modules; 14 in the smallest code, and an error
constexpr std::size_t most_triples = 300;
constexpr int eye_modules = 7;

double diagonal(const Quad& quad) { return cv::norm(quad[2] - quad[0]); }

/// Whether it was not there before.
bool add(const Decoded& code, std::vector<Decoded>& all)
{
    const cv::Point2d middle = middle_of(code.quad);
    if (std::ranges::any_of(all, [&](const Decoded& other) {
            return cv::norm(middle_of(other.quad) - middle) < one_place * diagonal(other.quad);
        }))
        return false;
    all.push_back(code);
    return true;
}

void add_in_all_sizes(const cv::Mat& gray, std::vector<Decoded>& all)
{
    for (const double times : sizes) {
        if (std::min(gray.cols, gray.rows) * times < shortest ||
            (times > 1 && static_cast<double>(gray.total()) * times * times > most_pixels))
            continue;
        cv::Mat picture = gray;
        if (times != 1)
            cv::resize(gray, picture, {}, times, times, times > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
        for (Decoded code : decoded(picture)) {
            for (cv::Point2d& corner : code.quad)
                corner = (corner + cv::Point2d(0.5, 0.5)) / times - cv::Point2d(0.5, 0.5);
            add(code, all);
        }
    }
}

void paint_over(const Quad& quad, cv::Mat& gray)
{
    const cv::Point2d middle = middle_of(quad);
    std::vector<cv::Point> corners;
    for (const cv::Point2d& corner : quad)
        corners.emplace_back(middle + painted_over * (corner - middle));
    cv::fillConvexPoly(gray, corners, 255);
}

std::vector<Decoded> read_again_and_again(const cv::Mat& gray)
{
    cv::Mat left = gray.clone();
    std::vector<Decoded> all;
    for (int round = 0; round < most_rounds; ++round) {
        const std::size_t before = all.size();
        add_in_all_sizes(left, all);
        if (all.size() == before)
            break;
        for (std::size_t at = before; at < all.size(); ++at)
            paint_over(all[at].quad, left);
    }
    return all;
}

struct Triple {
    ThreeEyes eyes{};
    double unlike = 0;  ///< how far from what a code looks like from above
};

std::optional<Triple> triple_of(const SquareEye& corner, const SquareEye& right, const SquareEye& below)
{
    const cv::Point2d across = right.at - corner.at, down = below.at - corner.at;
    const double wide = cv::norm(across), high = cv::norm(down), sine = across.cross(down) / (wide * high);
    const auto [least, most] = std::minmax({corner.side_px, right.side_px, below.side_px});
    const double module_px = (corner.side_px + right.side_px + below.side_px) / (3 * eye_modules);
    const double apart = (wide + high) / 2 / module_px, unequal = std::abs(std::log(wide / high));
    if (!(sine > least_sine) || unequal > std::log(most_unequal) || most > most_unlike_eyes * least ||
        apart < eyes_apart_least || apart > eyes_apart_most)
        return std::nullopt;
    constexpr double of_apart = 60;  // near ones rather belong together than those of two codes
    return Triple{{corner, right, below}, 1 - sine + unequal + std::log(most / least) + apart / of_apart};
}

std::vector<Triple> triples_of(const std::vector<SquareEye>& eyes)
{
    std::vector<Triple> all;
    for (std::size_t corner = 0; corner < eyes.size(); ++corner)
        for (std::size_t right = 0; right < eyes.size(); ++right)
            for (std::size_t below = 0; below < eyes.size(); ++below)
                if (corner != right && corner != below && right != below)
                    if (const auto triple = triple_of(eyes[corner], eyes[right], eyes[below]))
                        all.push_back(*triple);
    std::ranges::sort(all, {}, &Triple::unlike);
    all.resize(std::min(all.size(), most_triples));
    return all;
}

bool is_read(const ThreeEyes& eyes, const std::vector<Decoded>& all)
{
    const auto holds = [&](const Decoded& code, const cv::Point2d& eye) {
        return cv::pointPolygonTest(std::vector<cv::Point2f>(code.quad.begin(), code.quad.end()), eye, true) > -3;
    };
    return std::ranges::any_of(all, [&](const Decoded& code) {
        return holds(code, eyes.corner.at) || holds(code, eyes.right.at) || holds(code, eyes.below.at);
    });
}

void add_by_their_eyes(const cv::Mat& gray, std::vector<Decoded>& all)
{
    for (const Triple& triple : triples_of(square_eyes(gray)))
        if (!is_read(triple.eyes, all))
            if (const auto code = read_bent_code(gray, triple.eyes))
                add(*code, all);
}

}  // namespace

std::vector<Decoded> read_photographed_codes(const cv::Mat& gray)
{
    if (std::min(gray.cols, gray.rows) < shortest)
        return {};
    const cv::Mat negative = 255 - gray;
    std::vector<Decoded> all = read_again_and_again(gray);
    add_by_their_eyes(gray, all);
    for (const Decoded& code : read_again_and_again(negative))
        add(code, all);
    add_by_their_eyes(negative, all);
    return all;
}

}  // namespace cardinal::vision
