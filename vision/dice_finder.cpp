#include "vision/dice_finder.h"

#include "calibration/blob_quad.h"
#include "calibration/dark_blobs.h"
#include "vision/pip_pattern.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

// From each round blob the plain colour around it is flooded; when that fills a square, and the round blobs within lie
// as pips do, it is a die. A dot alone is no die: the square has to be there, and as much larger than the dot as on
// dice.
namespace cardinal::vision {
namespace {

using calibration::DarkBlob;

// On dice a pip's width is a tenth to a third of the side.
constexpr double widest_pip = 0.33, narrowest_pip = 0.14;
constexpr double least_round = 0.68;    // of its box; an ellipse fills 0.785, and few pixels fill it badly
constexpr double least_solid = 0.87;    // of the hull
constexpr int tolerance = 22;           // gray levels that a plain side differs by at most, shading and noise
constexpr double least_share = 0.05;    // of the light there, which a plain side differs by at least
constexpr double least_counted = 0.55;  // of what is not plain; around a pip blur makes some more so
constexpr double usual_miss = 0.07;     // of the side, how far a pip may be from its place, as a mean

struct Pip {
    cv::Point2d middle{};
    double width = 0;
};

/// One pip, or two or three of a six whose row blur has joined.
void add_pips(const DarkBlob& blob, std::vector<Pip>& pips)
{
    constexpr double apart = 1.25;  // of neighbours in a row, in their own widths
    const cv::RotatedRect box = cv::minAreaRect(blob.hull);
    const double shorter = std::min(box.size.width, box.size.height) + 1.0,
                 longer = std::max(box.size.width, box.size.height) + 1.0;
    const double joined = (longer / shorter - 1) / apart;
    const auto others = static_cast<int>(std::lround(joined));
    if (blob.pixels < least_round * shorter * longer || others > 2 || std::abs(joined - others) > 0.4)
        return;
    const double width = others == 0 ? std::sqrt(blob.pixels * 4 / std::numbers::pi) : shorter;
    const double angle = (box.size.width > box.size.height ? box.angle : box.angle + 90) * std::numbers::pi / 180;
    const cv::Point2d along = cv::Point2d(std::cos(angle), std::sin(angle)) * (longer - shorter);
    for (int pip = 0; pip <= others; ++pip)
        pips.push_back(
            {cv::Point2d(box.center) + (others == 0 ? cv::Point2d() : along * (1.0 * pip / others - 0.5)), width});
}

std::vector<Pip> pips_in(const cv::Mat& gray, const DiceSearch& search)
{
    std::vector<Pip> pips;
    const calibration::BlobRange range{.shortest = std::max(2, static_cast<int>(search.least_side_px * narrowest_pip)),
                                       .longest = static_cast<int>(search.most_side_px * widest_pip * 1.3),
                                       .line = calibration::Line::low};  // the pips of a six nearly touch
    for (const DarkBlob& blob : calibration::dark_blobs(gray, range))
        add_pips(blob, pips);
    return pips;
}

// In gray levels, of gray and of each channel: cameras, and what packs their pictures, spare colour first.
constexpr double noise_of_light = 4, noise_of_colour = 12;

/// What lies around a pip, as far as a die could reach.
struct Around {
    cv::Mat picture{};   ///< gray or in colours
    cv::Point from{};    ///< of the whole picture
    cv::Point beside{};  ///< in this one, of the die's own colour
    cv::Scalar level{};  ///< there
    double noise = 0;
};

cv::Rect reach_of(const Pip& pip, const cv::Size& size)
{
    const int reach = static_cast<int>(pip.width / narrowest_pip) + 2;
    return cv::Rect(static_cast<int>(pip.middle.x) - reach, static_cast<int>(pip.middle.y) - reach, 2 * reach + 1,
                    2 * reach + 1) &
           cv::Rect({}, size);
}

/// A plain square with something in it.
struct Body {
    Quad quad{};
    double within_px = 0;  ///< of its area, what is not plain
};
/// What is plain around a pip; nothing where that is no square seen from a slant. Each channel may differ so much.
std::optional<Body> body_in(const Around& around, const cv::Scalar& differs, bool* is_beyond = nullptr)
{
    const cv::Size size = around.picture.size();
    // Only the mask is filled, the picture stays as it is.
    cv::Mat mask(size.height + 2, size.width + 2, CV_8U, cv::Scalar(0)), picture = around.picture;
    cv::Rect box;
    cv::floodFill(picture, mask, around.beside, {}, &box, differs, differs,
                  4 | cv::FLOODFILL_MASK_ONLY | cv::FLOODFILL_FIXED_RANGE | (255 << 8));
    const bool goes_on = box.x == 0 || box.y == 0 || box.br().x == size.width || box.br().y == size.height;
    if (is_beyond)
        *is_beyond = goes_on;
    if (goes_on)
        return std::nullopt;                                    // beyond what a die could be
    const cv::Mat plain = mask(cv::Rect({1, 1}, size)) == 255;  // the border is OpenCV's own
    std::vector<std::vector<cv::Point>> shapes;
    cv::findContours(plain, shapes, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    if (shapes.size() != 1)
        return std::nullopt;
    DarkBlob body;
    cv::convexHull(shapes[0], body.hull, false);
    if (cv::contourArea(body.hull, true) < 0)
        std::ranges::reverse(body.hull);
    if (cv::contourArea(shapes[0]) < least_solid * cv::contourArea(body.hull))
        return std::nullopt;
    auto quad = calibration::four_corners(body);
    if (!quad)
        return std::nullopt;
    for (cv::Point2d& corner : *quad)
        corner += cv::Point2d(around.from);
    cv::Mat whole(plain.size(), CV_8U, cv::Scalar(0));
    cv::drawContours(whole, shapes, 0, 255, cv::FILLED);
    return Body{*quad, static_cast<double>(cv::countNonZero(whole) - cv::countNonZero(plain))};
}

/// Where the die's own colour is looked for: as near to a pip as blur allows, before the next one begins.
std::vector<cv::Point> around_of(const Pip& pip)
{
    constexpr int looks = 16;
    std::vector<cv::Point> places;
    for (int look = 0; look < looks; ++look) {
        const double angle = 2 * std::numbers::pi * look / looks, away = 0.75 * pip.width + 1;
        places.emplace_back(cvRound(pip.middle.x + away * std::cos(angle)),
                            cvRound(pip.middle.y + away * std::sin(angle)));
    }
    return places;
}

int median(std::vector<int> values)
{
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

/// Around a pip there is hardly anything but the die's own colour: most dots on tables are letters, and fail here.
/// Gives the places of that colour, the most usual one first.
std::vector<cv::Point> plain_beside(const cv::Mat& gray, const Pip& pip)
{
    constexpr int least_alike = 11;  // of 16; the neighbours in a row of a six take some
    std::vector<cv::Point> places = around_of(pip);
    std::vector<int> grays;
    for (const cv::Point& at : places) {
        if (!at.inside(cv::Rect({}, gray.size())))
            return {};
        grays.push_back(gray.at<uchar>(at));
    }
    const auto differs = [&, usual = median(grays)](const cv::Point& at) {
        return std::abs(gray.at<uchar>(at) - usual);
    };
    std::erase_if(places, [&](const cv::Point& at) { return differs(at) >= tolerance; });
    if (std::ssize(places) < least_alike)
        return {};
    std::ranges::stable_sort(places, {}, differs);
    return places;
}

/// The place whose colour is nearest to what is usual: what is filled from there must not begin at a speck of noise.
cv::Point usual_of(const cv::Mat& colours, const std::vector<cv::Point>& places)
{
    cv::Vec3i usual;
    for (int channel = 0; channel < 3; ++channel) {
        std::vector<int> levels(places.size());
        std::ranges::transform(places, levels.begin(),
                               [&](const cv::Point& at) { return colours.at<cv::Vec3b>(at)[channel]; });
        usual[channel] = median(std::move(levels));
    }
    return *std::ranges::min_element(places, {}, [&](const cv::Point& at) {
        return cv::norm(cv::Vec3i(colours.at<cv::Vec3b>(at)) - usual, cv::NORM_INF);
    });
}

bool is_square(const Quad& quad, const DiceSearch& search)
{
    double shortest = 1e9, longest = 0;
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d to = quad[(corner + 1) % 4] - quad[corner], from = quad[(corner + 3) % 4] - quad[corner];
        if (std::abs(to.cross(from)) < 0.5 * cv::norm(to) * cv::norm(from))
            return false;
        shortest = std::min(shortest, cv::norm(to));
        longest = std::max(longest, cv::norm(to));
    }
    return shortest >= search.least_side_px && longest <= search.most_side_px && longest < 1.9 * shortest;
}

/// The mean way from each pip to the nearest place that none has taken.
double miss_of(const std::vector<cv::Point2d>& pips, std::vector<cv::Point2d> places)
{
    double sum = 0;
    for (const cv::Point2d& pip : pips) {
        const auto nearest =
            std::ranges::min_element(places, {}, [&](const cv::Point2d& place) { return cv::norm(place - pip); });
        sum += cv::norm(*nearest - pip);
        places.erase(nearest);
    }
    return sum / static_cast<double>(pips.size());
}

std::optional<DieSighting> die_with(const Body& body, const std::vector<Pip>& all)
{
    const Quad& quad = body.quad;
    const Homography to_side = calibration::between(quad, calibration::rectangle(1, 1));
    const double side = std::sqrt(std::abs((quad[2] - quad[0]).cross(quad[3] - quad[1])) / 2);
    std::vector<cv::Point2d> pips;
    double narrowest = 1e9, widest = 0, of_pips_px = 0;
    for (const Pip& pip : all) {
        const cv::Point2d at = calibration::at(to_side, pip.middle);
        if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1 || pip.width < narrowest_pip * side)
            continue;
        pips.push_back(at);
        narrowest = std::min(narrowest, pip.width);
        widest = std::max(widest, pip.width);
        of_pips_px += pip.width * pip.width * std::numbers::pi / 4;
    }
    const bool are_alike = !pips.empty() && pips.size() <= 6 && widest < 1.5 * narrowest && widest < widest_pip * side;
    // What is in the body and no pip that was counted would make it another number.
    const bool is_all = of_pips_px > least_counted * body.within_px;
    if (!are_alike || !is_all)
        return std::nullopt;
    const auto value = static_cast<int>(pips.size());
    const double miss = std::min(miss_of(pips, pip_places(value, false)), miss_of(pips, pip_places(value, true)));
    if (miss > usual_miss)
        return std::nullopt;
    return DieSighting{.quad = quad, .value = value, .confidence = 1 - miss / usual_miss / 4};
}

/// The same picture in which pips are looked for, dark on light, and what it was before.
struct Seen {
    cv::Mat gray{};
    bool is_inverse = false;
    cv::Mat colours{};  ///< empty where there are none
};

/// A pip whose die is looked for, and all others that may be on it.
struct Sought {
    const std::vector<Pip>& all;
    const DiceSearch& search;
    Pip pip{};
    std::vector<cv::Point> beside{};  ///< of the die's own colour, the most usual first
};

/// How much the upper side may differ from its colour here: rims are a tenth darker, walls a fifth at least, and the
/// rest is noise. On a dark die that is fewer gray levels than on a light one.
cv::Scalar differing(const Around& around, double share)
{
    cv::Scalar differs;
    for (int channel = 0; channel < 3; ++channel)
        differs[channel] = std::min<double>(tolerance, std::floor(around.noise + share * around.level[channel]));
    return differs;
}

/// Whether so little difference already leads on beyond what a die could be: then more does, too.
bool goes_on(const Around& around)
{
    bool is_beyond = false;
    body_in(around, differing(around, least_share), &is_beyond);
    return is_beyond;
}

/// Letters are black on white: where there is hardly any colour, none is asked for.
bool is_colourful(const cv::Scalar& colour)
{
    const auto [least, most] = std::minmax({colour[0], colour[1], colour[2]});
    return most > 50 && most - least > 0.4 * most;
}

/// A die around a pip, as far as one kind of picture shows its upper side.
std::optional<DieSighting> die_in(const Around& around, const cv::Mat& gray, const Sought& sought)
{
    constexpr double shares[] = {0.16, 0.1, 0.24, least_share};
    if (goes_on(around))
        return std::nullopt;
    std::optional<DieSighting> by_pattern;  // what was counted comes first
    cv::Scalar before;
    for (const double share : shares) {
        const cv::Scalar differs = differing(around, share);
        if (differs == before)
            continue;
        before = differs;
        const auto body = body_in(around, differs);
        if (!body || !is_square(body->quad, sought.search))
            continue;
        // Pips that have run together are counted wrong, so a count that the whole speaks against is none.
        const PipPattern pattern = pip_pattern(gray, body->quad);
        if (const auto die = die_with(*body, sought.all); die && die->value == pattern.value)
            return die;
        if (is_certain(pattern) && !by_pattern)
            by_pattern = DieSighting{.quad = body->quad, .value = pattern.value, .confidence = pattern.likeness};
    }
    return by_pattern;
}

Around by_light(const Seen& seen, const Sought& sought)
{
    const cv::Rect part = reach_of(sought.pip, seen.gray.size());
    const cv::Point& beside = sought.beside.front();
    const int light = seen.gray.at<uchar>(beside);
    return {.picture = seen.gray(part),
            .from = part.tl(),
            .beside = beside - part.tl(),
            .level = cv::Scalar::all(seen.is_inverse ? 255 - light : light),
            .noise = noise_of_light};
}

/// Each place by its neighbours: what has one colour is full of specks that are a table's as well.
Around by_colour(const Seen& seen, const Sought& sought)
{
    const cv::Rect part = reach_of(sought.pip, seen.gray.size());
    cv::Mat smooth;
    cv::medianBlur(seen.colours(part), smooth, 3);
    std::vector<cv::Point> places = sought.beside;
    for (cv::Point& at : places)
        at -= part.tl();
    const cv::Point beside = usual_of(smooth, places);
    return {.picture = smooth,
            .from = part.tl(),
            .beside = beside,
            .level = cv::Scalar(smooth.at<cv::Vec3b>(beside)),
            .noise = noise_of_colour};
}

/// By light, and where the table is as light as the die, by colour.
std::optional<DieSighting> die_around(const Seen& seen, const Sought& sought)
{
    const auto die = die_in(by_light(seen, sought), seen.gray, sought);
    if (die || seen.colours.empty() || !is_colourful(cv::Scalar(seen.colours.at<cv::Vec3b>(sought.beside.front()))))
        return die;
    return die_in(by_colour(seen, sought), seen.gray, sought);
}

bool holds(const DieSighting& die, const cv::Point2d& point)
{
    return cv::pointPolygonTest(std::vector<cv::Point2f>(die.quad.begin(), die.quad.end()), cv::Point2f(point),
                                false) >= 0;
}

/// Each die once; and one that shows two numbers is left out.
void add(const DieSighting& die, std::vector<DieSighting>& dice)
{
    const auto known = std::ranges::find_if(dice, [&](const DieSighting& other) {
        return holds(other, middle_of(die.quad)) || holds(die, middle_of(other.quad));
    });
    if (known == dice.end())
        dice.push_back(die);
    else if (known->value != die.value)
        dice.erase(known);
}

void add_dice(const Seen& seen, const DiceSearch& search, std::vector<DieSighting>& dice)
{
    const std::vector<Pip> pips = pips_in(seen.gray, search);
    for (const Pip& pip : pips) {
        if (std::ranges::any_of(dice, [&](const DieSighting& die) { return holds(die, pip.middle); }))
            continue;
        const auto beside = plain_beside(seen.gray, pip);
        if (beside.empty())
            continue;
        if (const auto die = die_around(seen, {pips, search, pip, beside}))
            add(*die, dice);
    }
}

}  // namespace

std::vector<DieSighting> find_dice(const cv::Mat& gray, const DiceSearch& search, const cv::Mat& colours)
{
    std::vector<DieSighting> dice;
    if (gray.empty())
        return dice;
    Seen seen{.gray = gray,
              .colours = colours.size() == gray.size() && colours.type() == CV_8UC3 ? colours : cv::Mat()};
    add_dice(seen, search, dice);
    cv::Mat inverse;
    cv::bitwise_not(gray, inverse);
    seen.gray = inverse;
    seen.is_inverse = true;
    add_dice(seen, search, dice);
    return dice;
}

}  // namespace cardinal::vision
