#include "vision/code_reader.h"

#include "vision/alignment.h"
#include "vision/blurred_code.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr std::size_t compared = 8;
constexpr int steps_on_frame = 8, steps_on_pattern = 3;
// Between an end with a code and one without there is far more.
constexpr double clearly_the_other_end = 0.25;
// Who is so far behind before the last alignment does not come first after it.
constexpr double too_far_behind = 0.2;

/// The blur that is usual where a module covers so many pixels: a lens of 0.6 pixels, and the pixels themselves.
std::size_t usual_level(double modules_px)
{
    const double usual = std::sqrt(0.6 * 0.6 + 1.0 / 6) / modules_px;
    const auto nearest =
        std::ranges::min_element(blur_levels, {}, [&](double level) { return std::abs(std::log(level / usual)); });
    return static_cast<std::size_t>(nearest - blur_levels.begin());
}

/// The frame that all codes share, laid over one end of a card.
struct Framed {
    Fit fit{};
    std::size_t level = 0;
    int quarter_turns = 0;
};

/// Chooses the blur under which what is seen there fits best, beginning with the usual one.
Framed with_best_blur(const Fit& fit, std::size_t usual)
{
    Framed best{.fit = fit, .level = usual};
    best.fit.correlation = frame_stencil(usual).comparison.correlation(fit.seen);
    for (std::size_t level = usual + 1; level < blur_levels.size(); ++level) {
        const double correlation = frame_stencil(level).comparison.correlation(fit.seen);
        if (correlation <= best.fit.correlation)
            break;
        best.level = level;
        best.fit.correlation = correlation;
    }
    return best;
}

Framed framed(const cv::Mat& gray, const Homography& symbol)
{
    const std::size_t usual = usual_level(scale_at(symbol, 0, 0));
    const Stencil& stencil = frame_stencil(usual);
    const Homography near = shifted_to_fit(gray, symbol, stencil.comparison);
    return with_best_blur(align(gray, near, stencil, steps_on_frame), usual);
}

SoftCode only_data()
{
    SoftCode weights{};
    for (const int cell : cells_with_data())
        weights[static_cast<std::size_t>(cell)] = 1;
    return weights;
}
const SoftCode data_weights = only_data();

SoftCode ones()
{
    SoftCode weights;
    weights.fill(1);
    return weights;
}

/// One code held against what is seen.
struct Held {
    std::size_t entry = 0;
    SoftCode pattern{};
    Homography symbol{};
    double correlation = -1;
};

void lay_closely(const cv::Mat& gray, Held& held)
{
    static const SoftCode all = ones();
    const Fit fit = align(gray, held.symbol, Stencil(held.pattern, all), steps_on_pattern);
    held.symbol = fit.symbol;
    held.correlation = std::max(held.correlation, Comparison(held.pattern, data_weights).correlation(fit.seen));
}

/// The likeliest codes with the blur that was found, best first.
std::vector<Held> compared_with(const cv::Mat& gray, const Framed& frame, const Codebook& codebook)
{
    std::vector<Held> all;
    for (const Candidate& each : codebook.likeliest(frame.fit.seen, compared)) {
        Held held{.entry = each.entry,
                  .pattern = blurred(pattern_of(codebook.code(each.entry)), blur_levels.at(frame.level)),
                  .symbol = frame.fit.symbol};
        held.correlation = Comparison(held.pattern, data_weights).correlation(frame.fit.seen);
        all.push_back(held);
    }
    std::ranges::sort(all, std::ranges::greater{}, &Held::correlation);
    const double best = all.empty() ? 0 : all.front().correlation;
    for (Held& held : all)
        if (&held == &all.front() || held.correlation > best - too_far_behind)
            lay_closely(gray, held);
    std::ranges::sort(all, std::ranges::greater{}, &Held::correlation);
    return all;
}

/// A card looks half as wide as it is from a slant of 60 degrees, but not wider than its height.
bool may_be_upright(const Quad& quad, const CardSize& size)
{
    const double across = cv::norm(quad[1] - quad[0]) + cv::norm(quad[2] - quad[3]);
    const double down = cv::norm(quad[3] - quad[0]) + cv::norm(quad[2] - quad[1]);
    const double proportion = across / down * size.height / size.width;
    constexpr double least = 0.62;  // a slant of 50 degrees
    return proportion > least && proportion < 1 / least;
}

std::optional<CodeReading> reading_of(const Framed& frame, const std::vector<Held>& held)
{
    if (held.empty())
        return std::nullopt;
    return CodeReading{.entry = held[0].entry,
                       .correlation = held[0].correlation,
                       .lead = held[0].correlation - (held.size() > 1 ? held[1].correlation : 0),
                       .frame = frame.fit.correlation,
                       .modules_px = scale_at(held[0].symbol, 0, 0),
                       .blur = blur_levels.at(frame.level),
                       .quarter_turns = frame.quarter_turns,
                       .symbol = held[0].symbol};
}

}  // namespace

std::optional<CodeReading> CodeReader::read(const cv::Mat& gray, const Symbol& symbol) const
{
    const std::size_t usual = usual_level(scale_at(symbol.place, 0, 0));
    const Framed frame = with_best_blur(align(gray, symbol.place, frame_stencil(usual), steps_on_frame), usual);
    return reading_of(frame, compared_with(gray, frame, codebook_));
}

std::optional<CodeReading> CodeReader::read(const cv::Mat& gray, const Quad& corners, const CardSize& size,
                                            double module_mm) const
{
    std::vector<Framed> ends;
    for (int turns = 0; turns < 4; ++turns) {
        const Quad quad = turned(corners, turns);
        if (!may_be_upright(quad, size))
            continue;
        ends.push_back(framed(gray, symbol_in_picture(card_in_picture(quad, size), module_mm)));
        ends.back().quarter_turns = turns;
    }
    std::ranges::sort(ends, std::ranges::greater{}, [](const Framed& end) { return end.fit.correlation; });
    std::optional<CodeReading> best;
    for (const Framed& end : ends) {
        if (best && ends[0].fit.correlation - end.fit.correlation > clearly_the_other_end)
            break;
        const auto reading = reading_of(end, compared_with(gray, end, codebook_));
        if (!best || (reading && reading->correlation > best->correlation))
            best = reading;
    }
    return best;
}

bool is_certain(const CodeReading& reading)
{
    // A foreign card, whose frame fits as well as any, comes to 0.77 and a lead of 0.11 at a pixel a module; what is no
    // code at all to 0.81, 0.17 and a frame of 0.8. Known cards at a pixel a module have 0.94, 0.21 and 0.97, and in
    // the worst light at more pixels 0.80, 0.40 and 0.92.
    constexpr double least_correlation = 0.80, least_lead = 0.19, least_sum = 1.95;
    return reading.correlation >= least_correlation && reading.lead >= least_lead &&
           reading.correlation + reading.lead + reading.frame >= least_sum;
}

}  // namespace cardinal::vision
