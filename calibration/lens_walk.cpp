#include "calibration/lens_walk.h"

#include "calibration/edge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <opencv2/calib3d.hpp>

// A lens bends most at the picture's corners, so corners of the board must have been there: the picture is divided into
// nine parts, those at its border a quarter of it wide. And a board that always faces the camera cannot tell a long
// lens from a far board: some views must be slanted, around both of the picture's directions.
namespace cardinal::calibration {
namespace {

// A corner is found to a twentieth of the blur; beyond two pixels that is more than lenses are usually measured to.
constexpr double most_blur_px = 2.0, most_blur_of_square = 0.08;
constexpr double least_square_px = 20;  // below that a corner's surroundings are a few pixels
constexpr double least_slant_deg = 12;
constexpr std::size_t enough_views = 8;
constexpr int few_corners = 12;
constexpr double share_of_border = 0.25;

constexpr std::array<const char*, 9> part_names = {
    "in the upper left corner", "at the upper edge", "in the upper right corner",
    "at the left edge",         "in the middle",     "at the right edge",
    "in the lower left corner", "at the lower edge", "in the lower right corner"};
// Corners first: there the lens bends most.
constexpr std::array<std::size_t, 9> by_use = {0, 2, 8, 6, 1, 7, 3, 5, 4};

std::size_t third_of(double share) { return share < share_of_border ? 0 : share > 1 - share_of_border ? 2 : 1; }
std::size_t part_of(const cv::Point2d& px, const cv::Size& picture)
{
    return 3 * third_of(px.y / picture.height) + third_of(px.x / picture.width);
}

/// Which parts of the picture have at least three corners in them.
std::array<bool, 9> parts_with_corners(const std::vector<BoardView>& views)
{
    std::array<int, 9> count{};
    for (const BoardView& view : views)
        for (const cv::Point2f& px : view.px)
            ++count[part_of(px, view.picture)];
    std::array<bool, 9> covered{};
    std::ranges::transform(count, covered.begin(), [](int corners) { return corners >= 3; });
    return covered;
}

struct Slants {
    bool sideways = false, up = false;
};
Slants slants_of(const std::vector<BoardView>& views, const Lens& lens)
{
    Slants slants;
    for (const BoardView& view : views) {
        const Slant slant = slant_of(view, lens);
        slants.sideways = slants.sideways || std::abs(slant.sideways) > least_slant_deg;
        slants.up = slants.up || std::abs(slant.up) > least_slant_deg;
    }
    return slants;
}

/// How far a board moved from one view to the other, in shares of the picture's width: the mean over the board's own
/// corners, foretold from what each view shows of it.
double moved(const BoardView& one, const BoardView& other, const Board& board)
{
    const cv::Mat from = cv::findHomography(one.mm, one.px), to = cv::findHomography(other.mm, other.px);
    if (from.empty() || to.empty())
        return 1;
    double sum = 0;
    for (const cv::Point2d& corner : rectangle(board.columns * board.square_mm, board.rows * board.square_mm))
        sum += cv::norm(at(Homography(from), corner) - at(Homography(to), corner)) / 4;
    return sum / one.picture.width;
}

std::string in_sentence(const std::vector<std::string>& missing)
{
    constexpr std::size_t at_once = 2;
    std::string text;
    for (std::size_t at = 0; at < std::min(at_once, missing.size()); ++at)
        text += (at == 0 ? "" : "; ") + missing[at];
    return missing.size() > at_once ? text + "; and more" : text;
}

std::string with_hundredths(const char* before, double number, const char* after)
{
    char text[160];
    std::snprintf(text, sizeof text, "%s%.2f%s", before, number, after);
    return text;
}

}  // namespace

WalkState LensWalk::state() const
{
    WalkState state{.kept = static_cast<int>(views_.size())};
    int left = 0, all = 0;
    const auto demand = [&](bool is_met, const std::string& what) {
        ++all;
        if (!is_met) {
            ++left;
            state.missing.push_back(what);
        }
    };
    if (views_.empty()) {
        state.missing.emplace_back("a first view of the board");
        return state;
    }
    const Slants slants = slants_of(views_, lens_ ? lens_->lens : usual_lens(views_.front().picture));
    demand(slants.sideways, "a view with the board's left or right side clearly nearer to the camera");
    demand(slants.up, "a view with the board's upper or lower side clearly nearer to the camera");
    const auto covered = parts_with_corners(views_);
    for (const std::size_t part : by_use)
        demand(covered[part], std::string("the board ") + part_names[part] + " of the picture");
    const bool has_views = views_.size() >= enough_views;
    all += static_cast<int>(enough_views);
    left += has_views ? 0 : static_cast<int>(enough_views - views_.size());
    if (!has_views && state.missing.empty())
        state.missing.emplace_back("more views, each held differently");
    state.share_done = 1 - static_cast<double>(left) / all;
    return state;
}

WalkLook LensWalk::look_at(const cv::Mat& gray, const std::optional<BoardView>& view) const
{
    if (!views_.empty() && gray.size() != views_.front().picture)
        return WalkLook::other_size;
    if (!view) {
        if (is_mirrored(gray, board_))
            return WalkLook::mirrored;
        constexpr double dark = 30;
        if (cv::mean(gray)[0] < dark)
            return WalkLook::too_dark;
        return blur_of_sharpest(gray) > most_blur_px ? WalkLook::blurred : WalkLook::no_board;
    }
    if (view->square_px < least_square_px)
        return WalkLook::too_small;
    if (view->blur_px > std::min(most_blur_px, most_blur_of_square * view->square_px))
        return WalkLook::blurred;
    if (view->px.size() < static_cast<std::size_t>(std::min(few_corners, inner_corners(board_))))
        return WalkLook::cut_off;
    return adds_something(*view) ? WalkLook::kept : WalkLook::like_before;
}

bool LensWalk::adds_something(const BoardView& view) const
{
    if (views_.size() >= most_views)
        return false;
    const auto covered = parts_with_corners(views_), with_it = parts_with_corners({view});
    for (std::size_t part = 0; part < covered.size(); ++part)
        if (with_it[part] && !covered[part])
            return true;
    constexpr double far_enough = 0.06;
    return std::ranges::none_of(views_, [&](const BoardView& kept) { return moved(kept, view, board_) < far_enough; });
}

void LensWalk::keep(const BoardView& view)
{
    views_.push_back(view);
    auto measured = measure_lens(views_);
    if (measured)
        lens_ = std::move(*measured);
    else
        objection_ = measured.error().sentence;
}

WalkStep LensWalk::take(const cv::Mat& gray)
{
    const auto view = find_board(gray, board_);
    WalkStep step{.look = look_at(gray, view)};
    step.blur_px = view ? view->blur_px : step.look == WalkLook::blurred ? blur_of_sharpest(gray) : 0;
    step.square_px = view ? view->square_px : 0;
    if (step.look == WalkLook::kept)
        keep(*view);
    step.state = state();
    step.sentence = told(step);
    return step;
}

std::string LensWalk::told(const WalkStep& step) const
{
    const std::string missing =
        step.state.is_enough() ? "Nothing is missing." : "Still missing: " + in_sentence(step.state.missing) + ".";
    switch (step.look) {
    case WalkLook::kept: {
        const std::string quality =
            lens_ ? with_hundredths(" The lens is known to ", lens_->foretold_px, " px.") : std::string();
        return "View " + std::to_string(step.state.kept) + " is kept." + quality + " " + missing;
    }
    case WalkLook::like_before: return "Much like an earlier view, so it adds nothing. " + missing;
    case WalkLook::no_board:
        return board_.has_markers
                 ? "The calibration board is not to be seen. Hold it so that most of it is in the "
                   "picture, without light mirrored on it; “cardinal print calibration” prints it."
                 : "No chessboard with " + std::to_string(board_.columns) + " × " + std::to_string(board_.rows) +
                       " squares is to be seen. All of it has to be in the picture, and squares are counted, not "
                       "the corners between them.";
    case WalkLook::mirrored:
        return "The picture is mirrored. Turn mirroring off in the camera's settings; codes cannot be read so.";
    case WalkLook::too_dark: return "The picture is too dark. More light, or a longer exposure, is needed.";
    case WalkLook::blurred:
        return with_hundredths("Too blurred: edges are ", step.blur_px,
                               " px wide. Hold the board still, and let the camera focus.");
    case WalkLook::too_small: return "The board is too small in the picture. Bring it nearer.";
    case WalkLook::cut_off: return "Too little of the board is in the picture. Show more of it.";
    case WalkLook::other_size:
        return "This picture is of another size than those before. A lens is measured for one size of pictures.";
    }
    return {};
}

}  // namespace cardinal::calibration
