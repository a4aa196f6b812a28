#include "vision/symbol_finder.h"

#include "vision/codes_by_eyes.h"
#include "vision/soft_code.h"

#include <algorithm>
#include <cmath>

// Modules may be of any width, and a pass over the picture finds those of about one. But all codes lie on one table: a
// few that are found tell how it lies, and from then on each width is looked for only where the table is so far away.
namespace cardinal::vision {
namespace {

// One pass finds modules from a fifth narrower to a fifth wider than it looks for.
constexpr double step_of_width = 1.3;
constexpr double beside = 1.4;  // the next width that is looked for
// Above this width of a module the picture is halved: sharp rings ask for eyes that are measured more exactly.
constexpr double wide_enough = 1.8;
// Eyes are found where a module is so wide; narrower ones are told apart no more.
constexpr double wide_enough_for_spots = 0.62;
constexpr double wide_enough_to_measure = 0.8;
// A code's eyes are not as far apart as this, in steps of width, where a slant makes modules wider.
constexpr double shared_step = 0.1;

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
int best_shrinking(double width, cv::Size size)
{
    int times = 1;
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

/// A width of modules, and where to look for it.
struct Looking {
    double width = 0;
    MarkedSquares squares{};
};

/// The widths that modules have in a place, as powers of one step of width.
struct Steps {
    cv::Point at{};  ///< the square of the picture
    double least = 0, most = 0;
};

std::vector<Steps> steps_in(const CodePlane& plane, const MarkedSquares& squares)
{
    const double step = std::log(step_of_width);
    std::vector<Steps> all;
    for (int row = 0; row < squares.marked.rows; ++row)
        for (int column = 0; column < squares.marked.cols; ++column)
            if (squares.marked.at<uchar>(row, column) != 0) {
                const auto [least, most] = plane.printed_at({(column + 0.5) * squares.px, (row + 0.5) * squares.px});
                all.push_back({{column, row}, std::log(least) / step, std::log(most) / step});
            }
    return all;
}

/// Each width only where the table is so far away that modules are so wide; as few widths as that takes.
std::vector<Looking> by_distance(const CodePlane& plane, const ModuleRange& range, const MarkedSquares& squares)
{
    const double step = std::log(step_of_width), one_more = 1;
    std::vector<Steps> places = steps_in(plane, squares);
    std::erase_if(places, [&](const Steps& each) {
        return !(each.most > std::log(range.least) / step - one_more) ||
               !(each.least < std::log(range.most) / step + one_more);
    });
    if (places.empty())
        return {};
    const double first = std::ranges::min(places, {}, &Steps::least).least,
                 span = std::ranges::max(places, {}, &Steps::most).most - first;
    const int passes = std::max(1, static_cast<int>(std::ceil(span)));
    const double apart = std::max(span / passes, 1e-3);
    std::vector<Looking> all(as_index(passes));
    for (int pass = 0; pass < passes; ++pass)
        all[as_index(pass)] = {std::exp((first + (pass + 0.5) * apart) * step),
                               {cv::Mat::zeros(squares.marked.size(), CV_8U), squares.px}};
    for (const auto& [at, least, most] : places) {
        const auto pass_of = [&](double width) {
            return std::clamp(static_cast<int>(std::floor((width - first) / apart)), 0, passes - 1);
        };
        for (int pass = pass_of(least - shared_step); pass <= pass_of(most + shared_step); ++pass)
            all[as_index(pass)].squares.marked.at<uchar>(at) = 255;
    }
    return all;
}

MarkedSquares all_of(cv::Size size)
{
    const int px = std::max(1, std::max(size.width, size.height) / 64);
    return {cv::Mat(size.height / px + 1, size.width / px + 1, CV_8U, cv::Scalar(255)), px};
}

/// How wide modules look across and down the picture, when they are so wide in the mean.
cv::Size2f across_and_down(const Eye& eye, double module_px)
{
    const cv::Matx22f& step = eye.seen_from_flat;
    const float across = std::hypot(step(0, 0), step(0, 1)), down = std::hypot(step(1, 0), step(1, 1));
    const float share = static_cast<float>(module_px) / std::sqrt(across * down);
    return {across * share, down * share};
}

/// Marks in the picture that codes are compared with; they are found in a smaller one where that shows them.
std::vector<Eye> eyes_in(PictureLevels& levels, const Looking& looking, int times, const CodePlane* plane)
{
    const int smaller = looking.width / (2 * times) >= wide_enough_for_spots ? 2 * times : times;
    const double module_px = looking.width / smaller;
    const float share = static_cast<float>(smaller) / static_cast<float>(times);
    // Where modules are narrow, the larger picture tells more of where an eye's middle is.
    const bool in_large = module_px < wide_enough_to_measure;
    const auto larger = [&](const cv::Point2f& at) { return at * share + cv::Point2f(1, 1) * ((share - 1) / 2); };
    std::vector<Eye> eyes;
    for (const FinderMark& mark : finder_marks(levels.sums(smaller), module_px, looking.squares.in_smaller(smaller))) {
        Eye eye{.contrast = mark.contrast};
        if (plane)
            eye.seen_from_flat = cv::Matx22f(plane->mm_for_a_pixel(larger(mark.at)).inv());
        const Spot spot =
            in_large ? spot_at(levels.picture(times), larger(mark.at), across_and_down(eye, looking.width / times))
                     : spot_at(levels.picture(smaller), mark.at, across_and_down(eye, module_px));
        if (!may_be_an_eye(spot))
            continue;
        eye.at = in_large ? spot.at : larger(spot.at);
        eye.flat = plane ? cv::Point2f(plane->mm(eye.at)) : eye.at;
        eyes.push_back(eye);
    }
    return eyes;
}

void look(PictureLevels& levels, const Looking& looking, const std::optional<CodePlane>& table, Aim aim,
          std::vector<Symbol>& found)
{
    const int times = best_shrinking(looking.width, levels.size());
    std::optional<CodePlane> plane;
    if (table)
        plane = table->smaller(times);
    for (Symbol& symbol : found)
        scale_up(symbol, 1.0 / times);
    Pass pass{.gray = levels.picture(times),
              .module_px = looking.width / times,
              .plane = plane ? &*plane : nullptr,
              .aim = aim};
    pass.eyes = eyes_in(levels, looking, times, pass.plane);
    leave_out_taken(found, pass.eyes);
    find_codes(pass, found);
    for (Symbol& symbol : found)
        scale_up(symbol, times);
}

/// How the table lies on which these are: the clearest of them, or all that are hardly chance.
std::optional<CodePlane> plane_of(const std::vector<Symbol>& found, cv::Size size)
{
    constexpr double likely_a_code = 0.88;
    constexpr std::size_t enough = 5;  // that chance agrees with chance so often was never seen
    for (const double least : {is_clear, likely_a_code}) {
        std::vector<SeenCode> codes;
        for (const Symbol& symbol : found)
            if (symbol.correlation >= least)
                codes.push_back({symbol.place, 1});
        if (codes.size() < enough)
            continue;
        if (const auto plane = CodePlane::from(codes, size))
            return plane;
    }
    return {};
}

void look_by_distance(PictureLevels& levels, const CodePlane& plane, const ModuleRange& range,
                      const MarkedSquares& squares, std::vector<Symbol>& found)
{
    for (const Looking& looking : by_distance(plane, range, squares))
        look(levels, looking, plane, Aim::find, found);
}

/// Where modules are of another width than was thought; nothing where that is nowhere.
MarkedSquares told_otherwise(const CodePlane& before, const CodePlane& now, const MarkedSquares& squares)
{
    constexpr double most_otherwise = 0.1;
    MarkedSquares others{cv::Mat::zeros(squares.marked.size(), CV_8U), squares.px};
    for (int row = 0; row < others.marked.rows; ++row)
        for (int column = 0; column < others.marked.cols; ++column) {
            const cv::Point2d middle((column + 0.5) * squares.px, (row + 0.5) * squares.px);
            if (squares.marked.at<uchar>(row, column) != 0 &&
                std::abs(std::log(before.px_per_mm_at(middle) / now.px_per_mm_at(middle))) > most_otherwise)
                others.marked.at<uchar>(row, column) = 255;
        }
    return cv::countNonZero(others.marked) == 0 ? MarkedSquares{} : others;
}

}  // namespace

/// Each width is looked for in turn, until codes tell it. Those of one width lie at one distance, so what is a little
/// nearer and farther is looked for, too.
TableLearned learned_in(PictureLevels& levels, const ModuleRange& range, const MarkedSquares& places)
{
    TableLearned learned;
    double known = 0;
    for (const double width : in_good_order(widths_looked_for(range), range)) {
        if (learned.plane ? width > known * beside || width < known / beside : are_far_from(width, learned.found))
            continue;
        look(levels, {width, places}, learned.plane, Aim::learn, learned.found);
        learned.plane = plane_of(learned.found, levels.size());
        if (learned.plane && known == 0)
            known = width;
    }
    return learned;
}

std::vector<Symbol> find_symbols(PictureLevels& levels, const SymbolSearch& search)
{
    std::vector<Symbol> found = search.known;
    const MarkedSquares squares = search.squares.marked.empty() ? all_of(levels.size()) : search.squares;
    if (search.plane) {
        look_by_distance(levels, *search.plane, search.range, squares, found);
        // What was told by a few that lie together may be wrong where others lie.
        if (const auto better = search.is_sure ? std::nullopt : plane_of(found, levels.size()))
            if (const MarkedSquares others = told_otherwise(*search.plane, *better, squares); !others.marked.empty())
                look_by_distance(levels, *better, search.range, others, found);
    } else
        for (const double width : in_good_order(widths_looked_for(search.range), search.range))
            if (!are_far_from(width, found))
                look(levels, {width, squares}, {}, Aim::find, found);
    found.erase(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(search.known.size()));
    std::ranges::sort(found, std::ranges::greater{}, &Symbol::correlation);
    return found;
}

}  // namespace cardinal::vision
