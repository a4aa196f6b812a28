#include "vision/symbol_finder.h"

#include "vision/busy_areas.h"
#include "vision/eyes.h"
#include "vision/finder_marks.h"
#include "vision/stencils.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// Three eyes at the corners of a square that is seen slanted: from each mark that may be the corner, all pairs of
// others at about the right distance and at about a right angle. What all codes have in common is then laid over the
// place; other things that happen to have three dark spots hardly fit.
namespace cardinal::vision {
namespace {

// One pass finds modules from a fifth narrower to a fifth wider than it looks for; a slant shortens one side to two
// thirds.
constexpr double step_of_width = 1.3, shortest = 0.62, longest = 1.35;
// The same where it is known how wide modules are, all in all: one side is shorter and the other longer.
constexpr double one_side_shorter = 0.74;
constexpr float most_unequal = 1.55F, least_sine = 0.86F;
// A code whose eyes lie exactly there fits them with 0.95 and more, however blurred; marks that are a module and a half
// off bring it to 0.5. Aligned, nearly all come to 0.9 and chance to 0.75.
constexpr float like_eyes = 0.5F;
constexpr double worth_aligning = 0.5, is_a_code = 0.78;
// The line through two of them alone leaves half as many triples; from 0.25 on codes are lost.
constexpr float like_side = 0.2F;
// Two eyes are found more often where there is none.
constexpr float like_side_of_two = 0.6F;  // leaves a tenth of the pairs
constexpr float like_two_eyes = 0.75F;
constexpr double covered_worth_aligning = 0.6, is_a_covered_code = 0.82;
// What fits worse may be a code that lies a little beside; another place is tried.
constexpr double is_clear = 0.93;
constexpr int steps = 8;
// Above this width of a module the picture is halved: more pixels tell no more.
constexpr double wide_enough = 3.2;
// Below this width the lens joins the rings of an eye.
constexpr double rings_are_joined = 1.55;

/// Marks by the square of the picture they are in, so that neighbours are found without looking at all.
class Neighbourhood {
public:
    Neighbourhood(const std::vector<FinderMark>& marks, cv::Size size, double reach)
        : reach_(reach),
          columns_(static_cast<int>(size.width / reach) + 1),
          rows_(static_cast<int>(size.height / reach) + 1),
          squares_(as_index(columns_ * rows_))
    {
        for (std::size_t index = 0; index < marks.size(); ++index)
            squares_[square(column(marks[index].at), row(marks[index].at))].push_back(index);
    }

    template <class Use>
    void for_each_near(const cv::Point2f& at, Use use) const
    {
        for (int r = std::max(0, row(at) - 1); r <= std::min(rows_ - 1, row(at) + 1); ++r)
            for (int c = std::max(0, column(at) - 1); c <= std::min(columns_ - 1, column(at) + 1); ++c)
                for (const std::size_t index : squares_[square(c, r)])
                    use(index);
    }

private:
    double reach_;
    int columns_, rows_;
    std::vector<std::vector<std::size_t>> squares_;

    int column(const cv::Point2f& at) const { return static_cast<int>(static_cast<double>(at.x) / reach_); }
    int row(const cv::Point2f& at) const { return static_cast<int>(static_cast<double>(at.y) / reach_); }
    std::size_t square(int column, int row) const { return as_index(row * columns_ + column); }
};

struct Triple {
    cv::Point2f corner{}, right{}, below{};
    float contrast = 0;    ///< of the weakest
    int covered_eye = -1;  ///< the one that was only reckoned: 1 the right one, 2 the lower one
};

/// Where the symbol lies, if these are its eyes.
Homography place_of(const Triple& triple)
{
    const cv::Point2d corner = triple.corner, across = (cv::Point2d(triple.right) - corner) / eyes_apart,
                      down = (cv::Point2d(triple.below) - corner) / eyes_apart;
    const cv::Point2d middle = corner + (across + down) * (eyes_apart / 2);
    return {across.x, down.x, middle.x, across.y, down.y, middle.y, 0, 0, 1};
}

/// A mark near another, how far it is away, and how well both fit the two eyes at one side of a code.
struct Neighbour {
    std::size_t index = 0;
    FinderMark mark{};
    cv::Point2f off{};
    float away = 0, likeness = 0;
};

/// Eyes of one code lie in the same light.
bool are_as_clear(const FinderMark& one, const FinderMark& other)
{
    return std::max(one.contrast, other.contrast) < 2.5F * std::min(one.contrast, other.contrast);
}

/// Adds the triples around one mark.
void add_triples(const FinderMark& corner, const std::vector<Neighbour>& near, std::vector<Triple>& triples)
{
    for (const Neighbour& right : near)
        for (const Neighbour& below : near) {
            const float turn = right.off.x * below.off.y - right.off.y * below.off.x;
            const bool is_square = turn > least_sine * right.away * below.away &&
                                   right.away < most_unequal * below.away && below.away < most_unequal * right.away;
            if (!is_square)
                continue;
            if (are_as_clear(right.mark, below.mark))
                triples.push_back({corner.at, right.mark.at, below.mark.at,
                                   std::min({corner.contrast, right.mark.contrast, below.mark.contrast})});
        }
}

/// Adds what would be a code if its third eye were covered: the pair may be its upper edge or its left one.
void add_pairs(const FinderMark& corner, const std::vector<Neighbour>& near, std::vector<Triple>& triples)
{
    for (const auto& [index, other, along, away, likeness] : near) {
        if (likeness < like_side_of_two)
            continue;
        const cv::Point2f across(-along.y, along.x);
        const float weaker = std::min(corner.contrast, other.contrast);
        triples.push_back({corner.at, other.at, corner.at + across, weaker, 2});
        triples.push_back({corner.at, corner.at - across, other.at, weaker, 1});
    }
}

enum class Seen : std::uint8_t { all_eyes, two_eyes };

/// How far apart the eyes of a code may be whose corner is there, in a pass that looks for this width of modules.
ModuleRange apart_at(const cv::Point2f& corner, double module_px, const std::optional<ModuleWidths>& widths)
{
    ModuleRange apart{shortest * eyes_apart * module_px, longest * eyes_apart * module_px};
    if (!widths)
        return apart;
    const ModuleRange here = widths->range_at(corner);
    return {std::max(apart.least, one_side_shorter * eyes_apart * here.least),
            std::min(apart.most, eyes_apart * here.most / one_side_shorter)};
}

std::size_t usual_blur(double module_px)
{
    return module_px > 2.2 ? 1 : module_px > 1.5 ? 2 : module_px > 1.15 ? 3 : 4;
}

/// For each mark those that may be another eye of the same code, at one side of it.
std::vector<std::vector<Neighbour>> neighbours_of(const cv::Mat& gray, const std::vector<FinderMark>& marks,
                                                  double module_px, const std::optional<ModuleWidths>& widths)
{
    const Sampler picture(gray);
    const Neighbourhood neighbourhood(marks, gray.size(), longest * eyes_apart * module_px);
    std::vector<ModuleRange> apart;
    for (const FinderMark& mark : marks)
        apart.push_back(apart_at(mark.at, module_px, widths));
    const auto is_within = [](const ModuleRange& range, float away) {
        return away > static_cast<float>(range.least) && away < static_cast<float>(range.most);
    };
    std::vector<std::vector<Neighbour>> neighbours(marks.size());
    for (std::size_t index = 0; index < marks.size(); ++index)
        neighbourhood.for_each_near(marks[index].at, [&](std::size_t other) {
            if (other <= index)
                return;
            const FinderMark &one = marks[index], &two = marks[other];
            const cv::Point2f off = two.at - one.at;
            const float away = std::sqrt(off.x * off.x + off.y * off.y);
            const bool is_ones = is_within(apart[index], away), is_twos = is_within(apart[other], away);
            if ((!is_ones && !is_twos) || !are_as_clear(one, two))
                return;
            const float likeness = likeness_to_side(picture, one.at, two.at, usual_blur(module_px));
            if (likeness < like_side)
                return;
            if (is_ones)
                neighbours[index].push_back({other, two, off, away, likeness});
            if (is_twos)
                neighbours[other].push_back({index, one, -off, away, likeness});
        });
    return neighbours;
}

std::vector<Triple> triples_in(const std::vector<FinderMark>& marks,
                               const std::vector<std::vector<Neighbour>>& neighbours, Seen seen)
{
    std::vector<Triple> triples;
    for (std::size_t index = 0; index < marks.size(); ++index)
        seen == Seen::all_eyes ? add_triples(marks[index], neighbours[index], triples)
                               : add_pairs(marks[index], neighbours[index], triples);
    std::ranges::sort(triples, std::ranges::greater{}, &Triple::contrast);
    return triples;
}

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

/// Which part of a code fits best as it lies. Whatever covers an eye comes from one of the two sides that it is at.
Likely best_part(const SoftCode& seen, const Homography& place, int covered_eye, std::size_t blur)
{
    Likely best{.place = place};
    if (covered_eye < 0) {
        best.correlation = frame_stencil(blur).comparison.correlation(seen);
        return best;
    }
    for (std::size_t part = 1; part < part_count; ++part) {
        const std::size_t side = (part - 1) % 4;  // hidden from the left, the right, above, below
        if ((covered_eye == 1) != (side == 1 || side == 2))
            continue;
        if (const double fit = frame_stencil(blur, part).comparison.correlation(seen); fit > best.correlation) {
            best.correlation = fit;
            best.part = part;
        }
    }
    return best;
}

/// Places that are worth a closer look, the likeliest first.
std::vector<Likely> likely_places(const cv::Mat& gray, const std::vector<Triple>& triples, double module_px)
{
    const Sampler picture(gray);
    std::vector<Likely> likely;
    for (const Triple& triple : triples) {
        const bool is_whole = triple.covered_eye < 0;
        const Homography place = place_of(triple);
        if (likeness_to_eyes(picture, place, usual_blur(module_px), triple.covered_eye) <
            (is_whole ? like_eyes : like_two_eyes))
            continue;
        const Likely best = best_part(seen_at_once(gray, place), place, triple.covered_eye, usual_blur(module_px));
        if (best.correlation >= (is_whole ? worth_aligning : covered_worth_aligning))
            likely.push_back(best);
    }
    std::ranges::sort(likely, std::ranges::greater{}, &Likely::correlation);
    return likely;
}

void align_likely(const cv::Mat& gray, const std::vector<Likely>& places, double module_px, std::vector<Symbol>& found)
{
    for (const Likely& likely : places) {
        const auto known =
            std::ranges::find_if(found, [&](const Symbol& symbol) { return are_the_same(symbol.place, likely.place); });
        if (known != found.end() && (known->correlation >= is_clear || likely.part != whole))
            continue;
        const Fit fit =
            align(Patch(gray, likely.place), likely.place, frame_stencil(usual_blur(module_px), likely.part), steps);
        const double enough = likely.part == whole ? is_a_code : is_a_covered_code;
        if (known == found.end() && fit.correlation >= enough)
            found.push_back({fit.symbol, fit.correlation});
        else if (known != found.end() && fit.correlation > known->correlation)
            *known = {fit.symbol, fit.correlation};
    }
}

/// Marks where the picture is worth a look. `times` is how much smaller it is than that which the squares are of.
void leave_out_others(std::vector<FinderMark>& marks, const cv::Mat& squares, double times)
{
    if (squares.empty())
        return;
    const double across = times / busy_square_px;
    std::erase_if(marks, [&](const FinderMark& mark) {
        const int column = std::min(static_cast<int>(static_cast<double>(mark.at.x) * across), squares.cols - 1),
                  row = std::min(static_cast<int>(static_cast<double>(mark.at.y) * across), squares.rows - 1);
        return squares.at<uchar>(row, column) == 0;
    });
}

void find_in(const cv::Mat& gray, double module_px, double times, const SymbolSearch& search,
             std::vector<Symbol>& found)
{
    std::vector<FinderMark> marks =
        module_px < rings_are_joined ? finder_spots(gray, module_px) : finder_marks(gray, module_px);
    leave_out_others(marks, search.squares, times);
    std::optional<ModuleWidths> widths;
    if (search.widths)
        widths = search.widths->within({}, times);
    std::vector<std::vector<Neighbour>> neighbours = neighbours_of(gray, marks, module_px, widths);
    const auto look_for = [&](Seen seen) {
        const std::vector<Triple> triples = triples_in(marks, neighbours, seen);
        align_likely(gray, likely_places(gray, triples, module_px), module_px, found);
    };
    look_for(Seen::all_eyes);
    const auto is_taken = [&](const FinderMark& mark) {
        return std::ranges::any_of(found, [&](const Symbol& symbol) {
            return symbol.correlation >= is_clear &&
                   cv::norm(at(symbol.place, 0, 0) - cv::Point2d(mark.at)) < 11 * scale_at(symbol.place, 0, 0);
        });
    };
    std::vector<bool> taken;
    for (const FinderMark& mark : marks)
        taken.push_back(is_taken(mark));
    for (std::size_t index = 0; index < marks.size(); ++index)
        std::erase_if(neighbours[index], [&](const Neighbour& other) { return taken[index] || taken[other.index]; });
    look_for(Seen::two_eyes);
}

void scale_up(Symbol& symbol, double times)
{
    // The middle of a large pixel lies between the middles of the small ones.
    const double off = (times - 1) / 2;
    symbol.place = Homography(times, 0, off, 0, times, off, 0, 0, 1) * symbol.place;
}

/// As many passes as the range takes, each with the same share of it.
std::vector<double> widths_looked_for(const ModuleRange& range)
{
    std::vector<double> widths;
    const double ratio = range.most / range.least;
    if (!(ratio > 1))
        return widths;
    const int more = std::max(0, static_cast<int>(std::ceil(std::log(ratio) / std::log(step_of_width) - 1)));
    const double step = more == 0 ? 1 : std::pow(ratio / step_of_width, 1.0 / more);
    double width = more == 0 ? std::sqrt(range.least * range.most) : range.least * std::sqrt(step_of_width);
    for (int pass = 0; pass <= more; ++pass, width *= step)
        widths.push_back(width);
    return widths;
}

/// How many times smaller a picture is best looked at.
double best_shrinking(double width, cv::Size size)
{
    double times = 1;
    while (width / times > wide_enough && std::min(size.width, size.height) > 4 * soft_side * times)
        times *= 2;
    return times;
}

// Codes on one table are about as large: none is so many times wider than another.
constexpr double far = 2.2;

/// Those that are looked for first tell most of what need not be looked for: the widest, in small pictures; or the
/// middle ones, where even those may be too wide or too narrow.
std::vector<double> in_good_order(std::vector<double> widths, const ModuleRange& range)
{
    std::ranges::reverse(widths);
    if (range.most > far * far * range.least)
        std::ranges::stable_sort(widths, {}, [middle = std::sqrt(range.least * range.most)](double width) {
            return std::abs(std::log(width / middle));
        });
    return widths;
}

/// Where some are seen clearly nobody looks for much smaller or larger ones.
bool are_far_from(double width, const std::vector<Symbol>& found)
{
    return std::ranges::any_of(found, [&](const Symbol& symbol) {
        const double seen = scale_at(symbol.place, 0, 0);
        return symbol.correlation >= is_clear && (seen > far * width || width > far * seen);
    });
}

}  // namespace

std::vector<Symbol> find_symbols(const cv::Mat& gray, const SymbolSearch& search)
{
    std::vector<Symbol> found;
    cv::Mat picture;
    double times = 0;
    for (const double width : in_good_order(widths_looked_for(search.range), search.range)) {
        if (are_far_from(width, found))
            continue;
        if (const double best = best_shrinking(width, gray.size()); best != times) {
            cv::resize(gray, picture, {}, 1 / best, 1 / best, best < 1 ? cv::INTER_LINEAR : cv::INTER_AREA);
            times = best;
        }
        for (Symbol& symbol : found)
            scale_up(symbol, 1 / times);
        find_in(picture, width / times, times, search, found);
        for (Symbol& symbol : found)
            scale_up(symbol, times);
    }
    std::ranges::sort(found, std::ranges::greater{}, &Symbol::correlation);
    return found;
}

}  // namespace cardinal::vision
