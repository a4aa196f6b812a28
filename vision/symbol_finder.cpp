#include "vision/symbol_finder.h"

#include "vision/alignment.h"
#include "vision/finder_marks.h"
#include "vision/light.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// Three eyes at the corners of a square that is seen slanted: from each mark that may be the corner, all pairs of
// others at about the right distance and at about a right angle. What all codes have in common is then laid over the
// place; other things that happen to have three dark spots hardly fit.
namespace cardinal::vision {
namespace {

constexpr double eyes_apart = 14;  // modules, from middle to middle
// One pass finds modules from a fifth narrower to a fifth wider than it looks for; a slant shortens one side to two
// thirds.
constexpr double step_of_width = 1.3, shortest = 0.62, longest = 1.35;
constexpr double most_unequal = 1.55, least_sine = 0.86;
// A code that is only just seen fits its own eyes with 0.7 and, aligned, its whole frame with 0.75; chance brings
// thousands of places to 0.5 and few to 0.65.
constexpr float like_eyes = 0.4F;
constexpr double worth_aligning = 0.25, is_a_code = 0.7;
// What fits worse may be a code that lies a little beside; another place is tried.
constexpr double is_clear = 0.93;
constexpr int steps = 8;
// Above this width of a module the picture is halved: more pixels tell no more.
constexpr double wide_enough = 3.2;

/// Marks by the square of the picture they are in, so that neighbours are found without looking at all.
class Neighbourhood {
public:
    Neighbourhood(const std::vector<FinderMark>& marks, cv::Size size, double reach)
        : marks_(marks),
          reach_(reach),
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
                    use(marks_[index]);
    }

private:
    const std::vector<FinderMark>& marks_;
    double reach_;
    int columns_, rows_;
    std::vector<std::vector<std::size_t>> squares_;

    int column(const cv::Point2f& at) const { return static_cast<int>(static_cast<double>(at.x) / reach_); }
    int row(const cv::Point2f& at) const { return static_cast<int>(static_cast<double>(at.y) / reach_); }
    std::size_t square(int column, int row) const { return as_index(row * columns_ + column); }
};

struct Triple {
    cv::Point2f corner{}, right{}, below{};
    float contrast = 0;  ///< of the weakest
};

/// Where the symbol lies, if these are its eyes.
Homography place_of(const Triple& triple)
{
    const cv::Point2d corner = triple.corner, across = (cv::Point2d(triple.right) - corner) / eyes_apart,
                      down = (cv::Point2d(triple.below) - corner) / eyes_apart;
    const cv::Point2d middle = corner + (across + down) * (eyes_apart / 2);
    return {across.x, down.x, middle.x, across.y, down.y, middle.y, 0, 0, 1};
}

/// Adds the triples around one mark.
void add_triples(const FinderMark& corner, const std::vector<FinderMark>& near, std::vector<Triple>& triples)
{
    for (const FinderMark& right : near)
        for (const FinderMark& below : near) {
            const cv::Point2f across = right.at - corner.at, down = below.at - corner.at;
            const double turn = across.cross(down), wide = cv::norm(across), high = cv::norm(down);
            const bool is_square =
                turn > least_sine * wide * high && std::max(wide, high) < most_unequal * std::min(wide, high);
            const float weakest = std::min({corner.contrast, right.contrast, below.contrast});
            const float strongest = std::max({corner.contrast, right.contrast, below.contrast});
            if (is_square && strongest < 2.5F * weakest)
                triples.push_back({corner.at, right.at, below.at, weakest});
        }
}

std::vector<Triple> triples_in(const cv::Mat& gray, double module_px)
{
    const std::vector<FinderMark> marks = finder_marks(gray, module_px);
    const double least = shortest * eyes_apart * module_px, most = longest * eyes_apart * module_px;
    const Neighbourhood neighbourhood(marks, gray.size(), most);
    std::vector<Triple> triples;
    std::vector<FinderMark> near;
    for (const FinderMark& corner : marks) {
        near.clear();
        neighbourhood.for_each_near(corner.at, [&](const FinderMark& other) {
            const double away = cv::norm(other.at - corner.at);
            if (away > least && away < most)
                near.push_back(other);
        });
        add_triples(corner, near, triples);
    }
    std::ranges::sort(triples, std::ranges::greater{}, &Triple::contrast);
    return triples;
}

/// Points of the three eyes that should be dark and light, in modules from the symbol's middle.
struct Eyes {
    std::vector<cv::Point2f> dark{}, light{};
};
Eyes eyes_of_a_symbol()
{
    Eyes eyes;
    constexpr float away = eyes_apart / 2;
    for (const cv::Point2f eye : {cv::Point2f(-away, -away), cv::Point2f(away, -away), cv::Point2f(-away, away)}) {
        for (const cv::Point2f side : {cv::Point2f(1, 0), cv::Point2f(-1, 0), cv::Point2f(0, 1), cv::Point2f(0, -1)}) {
            eyes.dark.push_back(eye + side);
            eyes.light.push_back(eye + 2 * side);
            eyes.dark.push_back(eye + 3 * side);
            eyes.light.push_back(eye + 4 * side);
        }
        eyes.dark.push_back(eye);
    }
    return eyes;
}

/// How well a few points of the eyes fit, from -1 to 1: the quickest look there is.
float likeness_to_eyes(const Sampler& picture, const Homography& place)
{
    static const Eyes eyes = eyes_of_a_symbol();
    float sum[2] = {}, squares = 0;
    const std::vector<cv::Point2f>* groups[2] = {&eyes.dark, &eyes.light};
    for (std::size_t group = 0; group < 2; ++group)
        for (const cv::Point2f& point : *groups[group]) {
            const cv::Point2f pixel = at(place, static_cast<double>(point.x), static_cast<double>(point.y));
            const float light = picture.at(pixel.x, pixel.y);
            sum[group] += light;
            squares += light * light;
        }
    const auto dark = static_cast<float>(eyes.dark.size()), bright = static_cast<float>(eyes.light.size());
    const float all = dark + bright, mean = (sum[0] + sum[1]) / all, spread = squares / all - mean * mean;
    const float apart = sum[1] / bright - sum[0] / dark;
    return spread < 1e-6F ? 0 : apart * std::sqrt(dark * bright) / all / std::sqrt(spread);
}

bool are_the_same(const Homography& one, const Homography& other)
{
    return cv::norm(at(one, 0, 0) - at(other, 0, 0)) < 5 * scale_at(one, 0, 0);
}

std::size_t usual_blur(double module_px) { return module_px > 2.2 ? 1 : module_px > 1.5 ? 2 : 3; }

/// Places that are worth a closer look, the likeliest first.
std::vector<Symbol> likely_places(const cv::Mat& gray, double module_px, const Stencil& frame)
{
    const Sampler picture(gray);
    std::vector<Symbol> likely;
    for (const Triple& triple : triples_in(gray, module_px)) {
        Symbol symbol{.place = place_of(triple)};
        if (likeness_to_eyes(picture, symbol.place) < like_eyes)
            continue;
        SoftCode seen;
        look_at(gray, symbol.place, seen);
        symbol.correlation = frame.comparison.correlation(seen);
        if (symbol.correlation >= worth_aligning)
            likely.push_back(symbol);
    }
    std::ranges::sort(likely, std::ranges::greater{}, &Symbol::correlation);
    return likely;
}

void find_in(const cv::Mat& gray, double module_px, std::vector<Symbol>& found)
{
    const Stencil& frame = frame_stencil(usual_blur(module_px));
    for (const Symbol& likely : likely_places(gray, module_px, frame)) {
        const auto known =
            std::ranges::find_if(found, [&](const Symbol& symbol) { return are_the_same(symbol.place, likely.place); });
        if (known != found.end() && known->correlation >= is_clear)
            continue;
        const Fit fit = align(gray, likely.place, frame, steps);
        if (known == found.end() && fit.correlation >= is_a_code)
            found.push_back({fit.symbol, fit.correlation});
        else if (known != found.end() && fit.correlation > known->correlation)
            *known = {fit.symbol, fit.correlation};
    }
}

void scale_up(Symbol& symbol, double times)
{
    // The middle of a large pixel lies between the middles of the small ones.
    const double off = (times - 1) / 2;
    symbol.place = Homography(times, 0, off, 0, times, off, 0, 0, 1) * symbol.place;
}

}  // namespace

std::vector<Symbol> find_symbols(const cv::Mat& gray, const ModuleRange& range)
{
    std::vector<Symbol> found;
    cv::Mat picture = gray;
    double times = 1;
    for (double width = range.least * std::sqrt(step_of_width); width < range.most * std::sqrt(step_of_width);
         width *= step_of_width) {
        while (width / times > wide_enough && std::min(picture.rows, picture.cols) > 2 * soft_side) {
            cv::Mat half;
            cv::resize(picture, half, {}, 0.5, 0.5, cv::INTER_AREA);
            picture = half;
            times *= 2;
        }
        for (Symbol& symbol : found)
            scale_up(symbol, 1 / times);
        find_in(picture, width / times, found);
        for (Symbol& symbol : found)
            scale_up(symbol, times);
    }
    std::ranges::sort(found, std::ranges::greater{}, &Symbol::correlation);
    return found;
}

}  // namespace cardinal::vision
