#include "vision/codes_by_eyes.h"

#include "vision/eyes.h"
#include "vision/light.h"
#include "vision/stencils.h"

#include <algorithm>
#include <cmath>
#include <optional>

// What all codes have in common is laid over the place that three eyes tell; other things that happen to have three
// dark spots hardly fit. From one look to the next there is more work, and less to do it for.
namespace cardinal::vision {
namespace {

// A code whose eyes lie exactly there fits them with 0.95 and more, however blurred; marks that are a module and a half
// off bring it to 0.5. Aligned, nearly all come to 0.9 and chance to 0.75.
constexpr float like_eyes = 0.58F;
constexpr double worth_aligning = 0.5, is_a_code = 0.82;
// Two eyes are found more often where there is none.
constexpr float like_two_eyes = 0.75F;
constexpr double covered_worth_aligning = 0.6, is_a_covered_code = 0.82;
constexpr int steps = 8;

/// Two eyes of three fit a code that is turned by a quarter, too: only who knows the whole can tell which is right.
bool are_the_same(const Homography& one, const Homography& other)
{
    const auto corner = [](const Homography& place) { return at(place, -eyes_apart / 2, -eyes_apart / 2); };
    const double near = 5 * scale_at(one, 0, 0);
    return cv::norm(at(one, 0, 0) - at(other, 0, 0)) < near && cv::norm(corner(one) - corner(other)) < near;
}

/// A point of each module: enough to tell whether a closer look is worth while.
SoftCode seen_at_once(const cv::Mat& gray, const Homography& place)
{
    SoftCode seen;
    look_at(gray, place, {.first = cell_centre(0), .width = 1, .along = soft_side}, seen.data());
    return seen;
}

/// A place that is worth a closer look, and the part of a code that it is looked at with.
struct Likely {
    Homography place{};
    double correlation = 0;
    std::size_t part = whole;
};

constexpr std::size_t sides = 4;  // from which a code may be hidden: the left, the right, above, below
constexpr double least_of_least = 0.5;

/// From where something comes that covers the right eye, or the lower one.
std::array<std::size_t, 2> sides_that_hide(int covered_eye)
{
    return covered_eye == 1 ? std::array<std::size_t, 2>{1, 2} : std::array<std::size_t, 2>{0, 3};
}

/// Which part of a code fits best as it lies. Whatever covers an eye comes from one of the two sides that it is at.
Likely best_part(const SoftCode& seen, const Homography& place, int covered_eye, std::size_t blur)
{
    Likely best{.place = place};
    if (covered_eye < 0) {
        best.correlation = frame_stencil(blur).comparison.correlation(seen);
        return best;
    }
    const auto fit_of = [&](std::size_t part) { return frame_stencil(blur, part).comparison.correlation(seen); };
    for (const std::size_t side : sides_that_hide(covered_eye)) {
        // What is seen of the code when least of it is, is seen when more is, too.
        if (fit_of(part_count - sides + side) < least_of_least)
            continue;
        for (std::size_t part = 1 + side; part < part_count; part += sides)
            if (const double fit = fit_of(part); fit > best.correlation) {
                best.correlation = fit;
                best.part = part;
            }
    }
    return best;
}

/// How far from the corners of a square these eyes lie on the table; much where they are no code's.
double misfit(const Pass& pass, const Triple& triple)
{
    constexpr double most_unequal = 1.25, least_sine = 0.97, most_off = 1.12, much = 1e3;
    const cv::Point2d corner = pass.plane->mm(triple.corner), right = pass.plane->mm(triple.right) - corner,
                      below = pass.plane->mm(triple.below) - corner;
    const double across = cv::norm(right), down = cv::norm(below), module_mm = (across + down) / (2 * eyes_apart);
    const double sine = right.cross(below) / (across * down), unequal = std::max(across / down, down / across);
    const ModuleRange range_mm = pass.plane->printed_mm();
    const bool may_be_one = sine > least_sine && unequal < most_unequal && module_mm > range_mm.least / most_off &&
                            module_mm < range_mm.most * most_off;
    return may_be_one ? unequal - 1 + 1 - sine : much;
}

/// Those few that lie most like a code's eyes: the others are chance.
std::vector<Triple> most_exact(const Pass& pass, const std::vector<Triple>& triples)
{
    constexpr std::size_t most = 40;
    struct Exact {
        double misfit = 0;
        std::size_t index = 0;
    };
    std::vector<Exact> exact;
    for (std::size_t index = 0; index < triples.size(); ++index)
        if (const double off = misfit(pass, triples[index]); off < 1)
            exact.push_back({off, index});
    std::ranges::sort(exact, {}, &Exact::misfit);
    std::vector<Triple> chosen;
    for (const Exact& each : exact)
        if (chosen.size() < most)
            chosen.push_back(triples[each.index]);
    return chosen;
}

/// The same eyes where each is seen beside the place where it was found, if all are.
std::optional<Triple> seen_exactly(const Pass& pass, const Sampler& picture, const Triple& triple)
{
    constexpr float least_of_one = 0.45F;
    const Homography place = place_of(triple);
    std::array<EyeSeen, 3> eyes;
    float sum = 0;
    for (int eye = 0; eye < 3; ++eye) {
        eyes[as_index(eye)] = eye_near(picture, place, pass.usual_blur(), eye);
        if (eyes[as_index(eye)].likeness < least_of_one)
            return {};
        sum += eyes[as_index(eye)].likeness;
    }
    if (sum < 3 * like_eyes)
        return {};
    return Triple{eyes[0].at, eyes[1].at, eyes[2].at, triple.contrast};
}

/// Places where a lamp is mirrored beside an eye, so that it was measured where it is not.
std::vector<Likely> places_under_lamps(const Pass& pass, const std::vector<Triple>& triples)
{
    const Sampler picture(pass.gray);
    std::vector<Likely> likely;
    for (const Triple& triple : most_exact(pass, triples)) {
        const auto exact = seen_exactly(pass, picture, triple);
        if (!exact)
            continue;
        const Homography place = place_of(*exact);
        const Likely best = best_part(seen_at_once(pass.gray, place), place, -1, pass.usual_blur());
        if (best.correlation >= worth_aligning)
            likely.push_back(best);
    }
    std::ranges::sort(likely, std::ranges::greater{}, &Likely::correlation);
    return likely;
}

/// Places that are worth a closer look, the likeliest first.
std::vector<Likely> likely_places(const Pass& pass, const std::vector<Triple>& triples)
{
    const Sampler picture(pass.gray);
    std::vector<Likely> likely;
    for (const Triple& triple : triples) {
        const bool is_whole = triple.covered_eye < 0;
        const Homography place = place_of(triple);
        if (likeness_to_eyes(picture, place, pass.usual_blur(), triple.covered_eye) <
            (is_whole ? like_eyes : like_two_eyes))
            continue;
        const Likely best = best_part(seen_at_once(pass.gray, place), place, triple.covered_eye, pass.usual_blur());
        if (best.correlation >= (is_whole ? worth_aligning : covered_worth_aligning))
            likely.push_back(best);
    }
    std::ranges::sort(likely, std::ranges::greater{}, &Likely::correlation);
    return likely;
}

void align_likely(const Pass& pass, const std::vector<Likely>& places, std::vector<Symbol>& found)
{
    for (const Likely& likely : places) {
        const auto known =
            std::ranges::find_if(found, [&](const Symbol& symbol) { return are_the_same(symbol.place, likely.place); });
        if (known != found.end() && (known->correlation >= is_clear || likely.part != whole))
            continue;
        const Fit fit =
            align(Patch(pass.gray, likely.place), likely.place, frame_stencil(pass.usual_blur(), likely.part), steps);
        const double enough = likely.part == whole ? is_a_code : is_a_covered_code;
        if (known == found.end() && fit.correlation >= enough)
            found.push_back({fit.symbol, fit.correlation});
        else if (known != found.end() && fit.correlation > known->correlation)
            *known = {fit.symbol, fit.correlation};
    }
}

/// Where codes are that were found for sure: within them no others are looked for.
class Taken {
public:
    explicit Taken(const std::vector<Symbol>& found)
    {
        for (const Symbol& symbol : found)
            if (symbol.correlation >= is_clear) {
                const double near = 11 * scale_at(symbol.place, 0, 0);
                places_.push_back({at(symbol.place, 0, 0), static_cast<float>(near * near)});
            }
    }
    bool operator()(const Eye& eye) const
    {
        return std::ranges::any_of(places_, [&](const Place& place) {
            const cv::Point2f off = place.middle - eye.at;
            return off.dot(off) < place.near;
        });
    }

private:
    struct Place {
        cv::Point2f middle{};
        float near = 0;  ///< squared
    };
    std::vector<Place> places_;
};

}  // namespace

void leave_out_taken(const std::vector<Symbol>& found, std::vector<Eye>& eyes) { std::erase_if(eyes, Taken(found)); }

void find_codes(const Pass& pass, std::vector<Symbol>& found)
{
    Neighbours neighbours = neighbours_in(pass);
    const auto look_for = [&](Seen seen) {
        align_likely(pass, likely_places(pass, triples_in(pass, neighbours, seen)), found);
    };
    look_for(Seen::all_eyes);
    if (pass.aim == Aim::learn)
        return;
    const Taken is_taken(found);
    std::vector<bool> taken(pass.eyes.size());
    for (std::size_t index = 0; index < pass.eyes.size(); ++index)
        taken[index] = !neighbours[index].empty() && is_taken(pass.eyes[index]);
    for (std::size_t index = 0; index < pass.eyes.size(); ++index)
        std::erase_if(neighbours[index], [&](const Neighbour& other) { return taken[index] || taken[other.index]; });
    if (pass.plane)
        align_likely(pass, places_under_lamps(pass, triples_in(pass, neighbours, Seen::all_eyes)), found);
    look_for(Seen::two_eyes);
}

}  // namespace cardinal::vision
