#include "vision/code_reader.h"

#include "vision/blurred_code.h"
#include "vision/eyes.h"
#include "vision/stencils.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr std::size_t compared = 8;
// Of 120,000 comparisons with what is no code, or nobody's, three quarters have less of both at the first glance; of
// 7,200 that came to be certain none had.
constexpr float hardly_alike = 0.55F, hardly_ahead = 0.06F;
constexpr int steps_on_frame = 8, steps_on_pattern = 3;
// Another blur moves no code by so much.
constexpr float far_behind = 0.3F;
// Between an end with a code and one without there is far more.
constexpr double clearly_the_other_end = 0.25;
// What fits so well needs no other place tried: chance comes to 0.75.
constexpr double surely_a_frame = 0.88;
// Over a frame that fits so well lies nothing; whose code is not known then is a stranger. Where something covers half
// an eye, a frame that is squeezed a little comes to 0.94.
constexpr double wholly_visible = 0.95;
// A code that can be read has 0.7 and more.
constexpr double no_code = 0.5;
constexpr double worth_aligning = 0.4, worth_reading = 0.8;
constexpr std::size_t parts_aligned = 8, parts_read = 3;
// Who is so far behind before the last alignment does not come first after it.
constexpr double too_far_behind = 0.2;
// The last alignment adds less to whoever becomes certain by it: of 900, more to one alone, who had it to spare.
constexpr double most_added = 0.2;
// What fits so well, and nothing else nearly, is not told any better by the last alignment.
constexpr double fits_well = 0.93, fits_far_better = 0.35, frame_fits_well = 0.95;

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
    std::size_t across = 0, down = 0;  ///< of `blur_levels`
    std::size_t part = whole;
    int quarter_turns = 0;
};

/// Blurs more or less in one direction, as long as that fits better: things move, and a slant makes modules narrower.
void tell_directions_apart(Framed& best)
{
    const auto try_other = [&](std::size_t across, std::size_t down) {
        if (across >= blur_levels.size() || down >= blur_levels.size())
            return false;
        const double correlation = frame_look(across, down).correlation(best.fit.seen);
        if (correlation <= best.fit.correlation)
            return false;
        best.across = across;
        best.down = down;
        best.fit.correlation = correlation;
        return true;
    };
    // Below the least there is the largest of all numbers, which is left out, too.
    while (try_other(best.across + 1, best.down) || try_other(best.across - 1, best.down) ||
           try_other(best.across, best.down + 1) || try_other(best.across, best.down - 1)) {
    }
}

/// Chooses the blur under which what is seen there fits best, beginning with the usual one.
Framed with_best_blur(const Fit& fit, std::size_t usual, std::size_t part = whole)
{
    Framed best{.fit = fit, .across = usual, .down = usual, .part = part};
    best.fit.correlation = frame_stencil(usual, part).comparison.correlation(fit.seen);
    for (std::size_t level = usual + 1; level < blur_levels.size(); ++level) {
        const double correlation = frame_stencil(level, part).comparison.correlation(fit.seen);
        if (correlation <= best.fit.correlation)
            break;
        best.across = best.down = level;
        best.fit.correlation = correlation;
    }
    if (part == whole)
        tell_directions_apart(best);
    return best;
}

Framed framed(const Patch& patch, const Homography& symbol)
{
    const std::size_t usual = usual_level(scale_at(symbol, 0, 0));
    const Stencil& stencil = frame_stencil(usual);
    Fit fit = align(patch, symbol, stencil, steps_on_frame);
    if (fit.correlation < surely_a_frame) {
        const Homography near = shifted_to_fit(patch, symbol, stencil.comparison);
        SoftCode seen;
        patch.look_at(near, seen);
        if (stencil.comparison.correlation(seen) < worth_aligning)
            return {.fit = fit, .across = usual, .down = usual};
        if (const Fit other = align(patch, near, stencil, steps_on_frame); other.correlation > fit.correlation)
            fit = other;
    }
    return with_best_blur(fit, usual);
}

/// One code held against what is seen.
struct Held {
    std::size_t entry = 0;
    SoftCode pattern{};
    Homography symbol{};
    double correlation = -1;
};

void lay_closely(const Patch& patch, std::size_t part, Held& held)
{
    const Fit fit = align(patch, held.symbol, Stencil(held.pattern, full_weighing(part)), steps_on_pattern);
    held.symbol = fit.symbol;
    held.correlation = std::max(held.correlation, Comparison(held.pattern, data_weighing(part)).correlation(fit.seen));
}

bool is_settled(const std::vector<Held>& best_first, const Framed& frame)
{
    const double best = best_first.front().correlation;
    return frame.part == whole && frame.fit.correlation > frame_fits_well && best > fits_well &&
           (best_first.size() < 2 || best_first[1].correlation < best - fits_far_better);
}

/// Whether anybody would be certain if the last alignment added to one as much as it ever does, and to nobody else.
bool may_become_certain(const std::vector<Held>& best_first, const Framed& frame)
{
    const double best = best_first.front().correlation, next = best_first.size() > 1 ? best_first[1].correlation : 0;
    return is_certain({.correlation = std::min(1.0, best + most_added),
                       .lead = best + most_added - next,
                       .frame = frame.fit.correlation,
                       .visible = share_of(frame.part)});
}

/// Whether any blur and any alignment may still tell one of them.
bool may_be_told(const std::vector<Candidate>& likeliest)
{
    return likeliest.size() < 2 || likeliest[0].correlation >= hardly_alike ||
           likeliest[0].correlation - likeliest[1].correlation >= hardly_ahead;
}

/// The likeliest codes with the blur that was found, best first.
std::vector<Held> compared_with(const Patch& patch, const Framed& frame, const Codebook& codebook)
{
    std::vector<Held> all;
    const std::vector<Candidate> candidates = codebook.likeliest(frame.fit.seen, frame.part, compared);
    if (!may_be_told(candidates)) {
        for (const Candidate& each : candidates)
            all.push_back({.entry = each.entry, .symbol = frame.fit.symbol, .correlation = each.correlation});
        return all;
    }
    for (const Candidate& each : candidates) {
        if (all.size() > 1 && each.correlation < candidates.front().correlation - far_behind)
            break;
        Held held{.entry = each.entry,
                  .pattern =
                      blurred(codebook.printed(each.entry), {blur_levels.at(frame.across), blur_levels.at(frame.down)}),
                  .symbol = frame.fit.symbol};
        held.correlation = Comparison(held.pattern, data_weighing(frame.part)).correlation(frame.fit.seen);
        all.push_back(held);
    }
    std::ranges::sort(all, std::ranges::greater{}, &Held::correlation);
    if (all.empty() || is_settled(all, frame) || !may_become_certain(all, frame))
        return all;
    const double best = all.front().correlation;
    for (Held& held : all)
        if (&held == &all.front() || held.correlation > best - too_far_behind)
            lay_closely(patch, frame.part, held);
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

/// A corner that may be the printed upper left one, and how well the eyes fit then.
struct Turn {
    int turns = 0;
    float likeness = 0;
};

/// The likeliest first: where most of an eye's points are as they should be.
std::vector<Turn> likely_turns(const cv::Mat& gray, const Quad& corners, const CardSize& size, double module_mm)
{
    const Sampler picture(gray);
    std::vector<Turn> all;
    for (int turns = 0; turns < 4; ++turns) {
        const Quad quad = turned(corners, turns);
        if (!may_be_upright(quad, size))
            continue;
        const Homography symbol = symbol_in_picture(card_in_picture(quad, size), module_mm);
        all.push_back({turns, likeness_to_eyes(picture, symbol, usual_level(scale_at(symbol, 0, 0)))});
    }
    std::ranges::sort(all, std::ranges::greater{}, &Turn::likeness);
    return all;
}

/// The parts whose frames fit best as they lie, if any does at all.
std::vector<std::size_t> likely_parts(const Patch& patch, const Homography& symbol, std::size_t level)
{
    struct Likely {
        std::size_t part = 0;
        double correlation = 0;
    };
    SoftCode seen;
    patch.look_at(symbol, seen);
    std::vector<Likely> all;
    for (std::size_t part = 1; part < part_count; ++part)
        if (const double fit = frame_stencil(level, part).comparison.correlation(seen); fit > worth_aligning)
            all.push_back({part, fit});
    std::ranges::sort(all, std::ranges::greater{}, &Likely::correlation);
    std::vector<std::size_t> parts;
    for (const Likely& likely : all)
        if (parts.size() < parts_aligned)
            parts.push_back(likely.part);
    return parts;
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
                       .blur = std::sqrt(blur_levels.at(frame.across) * blur_levels.at(frame.down)),
                       .visible = share_of(frame.part),
                       .quarter_turns = frame.quarter_turns,
                       .symbol = held[0].symbol};
}

/// How many times more of what is seen the next likely code leaves unexplained.
double times_better(const CodeReading& reading)
{
    const double next = reading.correlation - reading.lead;
    return (1 - next * next) / std::max(1 - reading.correlation * reading.correlation, 1e-6);
}

/// Of whom the whole frame is seen, and who is like nobody more than like another.
bool is_a_stranger(const CodeReading& reading)
{
    constexpr double hardly_any_lead = 0.13;  // of 2400 strangers the most was 0.11
    return reading.frame > wholly_visible && reading.lead < hardly_any_lead;
}

/// What is taken for the upper left eye may be another, or what lies where none is: the same place, turned by quarters.
std::optional<CodeReading> read_turned(const Patch& patch, const Framed& frame, const Codebook& codebook)
{
    constexpr double least = 0.75, most_behind = 0.1;
    for (const Homography& quarters : {Homography(0, -1, 0, 1, 0, 0, 0, 0, 1), Homography(-1, 0, 0, 0, -1, 0, 0, 0, 1),
                                       Homography(0, 1, 0, -1, 0, 0, 0, 0, 1)}) {
        const std::size_t usual = usual_level(scale_at(frame.fit.symbol, 0, 0));
        const Homography place = frame.fit.symbol * quarters;
        SoftCode seen;
        patch.look_at(place, seen);
        if (frame_stencil(usual).comparison.correlation(seen) < worth_aligning)
            continue;
        const Framed other = with_best_blur(align(patch, place, frame_stencil(usual), steps_on_frame), usual);
        if (other.fit.correlation < std::max(least, frame.fit.correlation - most_behind))
            continue;
        if (const auto reading = reading_of(other, compared_with(patch, other, codebook));
            reading && is_certain(*reading))
            return reading;
    }
    return std::nullopt;
}

}  // namespace

std::optional<CodeReading> CodeReader::read(const cv::Mat& gray, const Symbol& symbol) const
{
    const std::size_t usual = usual_level(scale_at(symbol.place, 0, 0));
    const Patch patch(gray, symbol.place);
    const Framed frame = with_best_blur(align(patch, symbol.place, frame_stencil(usual), steps_on_frame), usual);
    const auto reading = reading_of(frame, compared_with(patch, frame, codebook_));
    if (!reading || is_certain(*reading) || is_a_stranger(*reading))
        return reading;
    if (const auto turned = read_turned(patch, frame, codebook_))
        return turned;
    const auto covered = read_covered(gray, symbol.place);
    return covered ? covered : reading;
}

std::optional<CodeReading> CodeReader::read(const cv::Mat& gray, const Quad& corners, const CardSize& size,
                                            double module_mm, Parts parts) const
{
    std::optional<CodeReading> best;
    double best_frame = 0;
    const std::vector<Turn> turns = likely_turns(gray, corners, size, module_mm);
    const auto symbol_at = [&](int turn) {
        return symbol_in_picture(card_in_picture(turned(corners, turn), size), module_mm);
    };
    for (const auto& [turn, likeness] : turns) {
        const Homography symbol = symbol_at(turn);
        const Patch patch(gray, symbol);
        Framed end = framed(patch, symbol);
        end.quarter_turns = turn;
        if (end.fit.correlation < no_code || (best && best_frame - end.fit.correlation > clearly_the_other_end))
            continue;
        const auto reading = reading_of(end, compared_with(patch, end, codebook_));
        if (!best || (reading && reading->correlation > best->correlation))
            best = reading;
        if (best && is_certain(*best))
            return best;
        best_frame = std::max(best_frame, end.fit.correlation);
    }
    if (parts == Parts::whole_only || (best && best_frame > wholly_visible && is_a_stranger(*best)))
        return best;
    for (const Turn& turn : turns)
        if (auto covered = read_covered(gray, symbol_at(turn.turns))) {
            covered->quarter_turns = turn.turns;
            return covered;
        }
    return best;
}

/// Where something covers a part of the code: the parts whose frames fit best, each as if there were nothing else. Only
/// what is certain is told, and nothing when two parts tell different codes.
std::optional<CodeReading> CodeReader::read_covered(const cv::Mat& gray, const Homography& symbol) const
{
    const std::size_t usual = usual_level(scale_at(symbol, 0, 0));
    const Patch patch(gray, symbol);
    std::vector<Framed> frames;
    for (const std::size_t part : likely_parts(patch, symbol, usual)) {
        const Fit fit = align(patch, symbol, frame_stencil(usual, part), steps_on_frame);
        if (fit.correlation > worth_reading)
            frames.push_back(with_best_blur(fit, usual, part));
    }
    std::ranges::sort(frames, std::ranges::greater{},
                      [](const Framed& frame) { return frame.fit.correlation + share_of(frame.part) / 4; });
    std::optional<CodeReading> told;
    for (std::size_t at = 0; at < std::min(frames.size(), parts_read); ++at) {
        const auto reading = reading_of(frames[at], compared_with(patch, frames[at], codebook_));
        if (!reading || !is_certain(*reading))
            continue;
        if (told && told->entry != reading->entry)
            return std::nullopt;
        if (!told || reading->correlation + reading->lead > told->correlation + told->lead)
            told = reading;
    }
    return told;
}

float likeness_of_eyes(const cv::Mat& gray, const Quad& corners, const CardSize& size, double module_mm)
{
    const std::vector<Turn> turns = likely_turns(gray, corners, size, module_mm);
    return turns.empty() ? -1 : turns.front().likeness;
}

bool is_certain(const CodeReading& reading)
{
    // A foreign card, whose frame fits as well as any, comes to 0.77 and a lead of 0.11 at a pixel a module; what is no
    // code at all to 0.81, 0.17 and a frame of 0.8. Known cards at a pixel a module have 0.94, 0.21 and 0.97, and in
    // the worst light at more pixels 0.80, 0.40 and 0.92.
    constexpr double least_correlation = 0.80, least_lead = 0.19, least_sum = 1.95;
    // Below a pixel a module codes look alike, and no lead is great; but the right one leaves nearly nothing
    // unexplained. Of 2400 looks at foreign cards none explained 1.4 times more than the next code, known ones below a
    // pixel a module 2.4 and more.
    constexpr double least_clear_frame = 0.95, clear_correlation = 0.88, far_better = 2.3;
    if (reading.visible < 1)
        return reading.correlation >= 0.84 && reading.lead >= 0.25 && reading.frame >= 0.8 &&
               reading.correlation + reading.lead + reading.frame >= 2.05 + 0.3 * (1 - reading.visible);
    if (reading.frame >= least_clear_frame && reading.correlation >= clear_correlation &&
        times_better(reading) >= far_better)
        return true;
    // A lamp that is mirrored in a code spoils its frame, but makes no other code of it: what is none, and strangers,
    // lead by 0.25 and come to 0.95 with what they correlate, however well the frame fits; known codes under lamps to
    // 1.17 and more. What is much narrower than a pixel has so little of a pattern that chance leads by 0.4.
    constexpr double great_lead = 0.25, least_with_lead = 1.12, least_frame_seen = 0.51, least_px = 0.9;
    if (reading.lead >= great_lead && reading.correlation + reading.lead >= least_with_lead &&
        reading.frame >= least_frame_seen && reading.modules_px >= least_px)
        return true;
    return reading.correlation >= least_correlation && reading.lead >= least_lead &&
           reading.correlation + reading.lead + reading.frame >= least_sum;
}

}  // namespace cardinal::vision
