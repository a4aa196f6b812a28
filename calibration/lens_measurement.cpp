#include "calibration/lens_measurement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <opencv2/calib3d.hpp>
#include <utility>

// More parameters always fit better what they were fitted to. So each model is asked to foretell views that it was not
// measured with: these are left out in turns, a fifth of them at a time. The simplest model is taken that foretells
// nearly as well as the best. Beside that stand least numbers of views, because a few views may agree by chance, and a
// lens that would fold the picture over itself at its corners is none.
namespace cardinal::calibration {
namespace {

struct ModelRow {
    LensModel model{};
    const char* name = "";
    int free = 0;  ///< what OpenCV need not fix
    std::size_t fewest_views = 0;
};
constexpr int all_fixed = cv::CALIB_FIX_PRINCIPAL_POINT | cv::CALIB_FIX_K1 | cv::CALIB_FIX_K2 | cv::CALIB_FIX_K3 |
                          cv::CALIB_ZERO_TANGENT_DIST;
constexpr ModelRow models[] = {
    {LensModel::focal_length, "the focal length", 0, 1},
    {LensModel::bending, "one term of bending", cv::CALIB_FIX_K1, 2},
    {LensModel::middle, "its middle", cv::CALIB_FIX_PRINCIPAL_POINT, 4},
    {LensModel::stronger_bending, "a second term of bending", cv::CALIB_FIX_K2, 5},
    {LensModel::leaning, "glass that leans", cv::CALIB_ZERO_TANGENT_DIST, 8},
    {LensModel::strongest_bending, "a third term of bending", cv::CALIB_FIX_K3, 12},
};
constexpr std::size_t fewest_views = 3, fewest_corners = 6, shares = 5;

int flags_of(LensModel model)
{
    int flags = all_fixed | cv::CALIB_FIX_ASPECT_RATIO | cv::CALIB_USE_INTRINSIC_GUESS;
    for (const ModelRow& row : models)
        if (row.model <= model)
            flags &= ~row.free;
    return flags;
}

cv::Matx33d matrix_of(const Lens& lens)
{
    return {lens.focal_px, 0, lens.middle.x, 0, lens.focal_px, lens.middle.y, 0, 0, 1};
}
cv::Matx<double, 5, 1> bending_of(const Lens& lens) { return cv::Matx<double, 5, 1>(lens.bending.data()); }

std::vector<cv::Point3f> in_space(const BoardView& view)
{
    std::vector<cv::Point3f> points;
    for (const cv::Point2f& mm : view.mm)
        points.emplace_back(mm.x, mm.y, 0.0F);
    return points;
}

struct Pose {
    cv::Vec3d turn{}, place{};
};

Pose pose_of(const BoardView& view, const Lens& lens)
{
    Pose pose;
    cv::solvePnP(in_space(view), view.px, matrix_of(lens), bending_of(lens), pose.turn, pose.place, false,
                 cv::SOLVEPNP_ITERATIVE);
    return pose;
}

double root_mean_square(const std::vector<double>& numbers)
{
    double sum = 0;
    for (const double number : numbers)
        sum += number * number;
    return numbers.empty() ? 0 : std::sqrt(sum / static_cast<double>(numbers.size()));
}

double median(std::vector<double> numbers)
{
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    return *middle;
}

std::vector<double> misses(const BoardView& view, const Lens& lens, const Pose& pose)
{
    std::vector<cv::Point2f> shown;
    cv::projectPoints(in_space(view), pose.turn, pose.place, matrix_of(lens), bending_of(lens), shown);
    std::vector<double> misses;
    for (std::size_t at = 0; at < shown.size(); ++at)
        misses.push_back(cv::norm(shown[at] - view.px[at]));
    return misses;
}

/// Without the corners that miss by more than this.
BoardView without_beyond(double far, const std::vector<double>& off, const BoardView& view)
{
    BoardView kept = view;
    kept.px.clear();
    kept.mm.clear();
    for (std::size_t point = 0; point < off.size(); ++point)
        if (off[point] <= far) {
            kept.px.push_back(view.px[point]);
            kept.mm.push_back(view.mm[point]);
        }
    return kept;
}

/// How far each corner is from where this lens would show it, with the board laid as well as can be: by most corners,
/// so that a mistaken one does not draw it to itself.
std::vector<double> misses(const BoardView& view, const Lens& lens)
{
    std::vector<double> off = misses(view, lens, pose_of(view, lens));
    for (int round = 0; round < 2; ++round) {
        const BoardView most = without_beyond(std::max(3 * median(off), 0.1), off, view);
        if (most.px.size() < fewest_corners || most.px.size() == view.px.size())
            break;
        off = misses(view, lens, pose_of(most, lens));
    }
    return off;
}

struct Fit {
    Lens lens{};
    LensSpread spread{};
};

Fit fitted(std::span<const BoardView* const> views, LensModel model, const Lens& from)
{
    std::vector<std::vector<cv::Point3f>> places;
    std::vector<std::vector<cv::Point2f>> points;
    for (const BoardView* view : views) {
        places.push_back(in_space(*view));
        points.push_back(view->px);
    }
    cv::Mat matrix(matrix_of(from)), bending(bending_of(from)), turns, moves, spreads, others, errors;
    const double rms =
        cv::calibrateCamera(places, points, from.picture, matrix, bending, turns, moves, spreads, others, errors,
                            flags_of(model), {cv::TermCriteria::EPS | cv::TermCriteria::COUNT, 40, 1e-7});
    Fit fit{.lens = from};
    fit.lens.focal_px = matrix.at<double>(0, 0);
    fit.lens.middle = {matrix.at<double>(0, 2), matrix.at<double>(1, 2)};
    fit.lens.error_px = rms;
    fit.lens.is_measured = true;
    fit.spread = {.focal_px = spreads.at<double>(1), .middle = {spreads.at<double>(2), spreads.at<double>(3)}};
    for (int term = 0; term < 5; ++term) {
        fit.lens.bending[static_cast<std::size_t>(term)] = bending.at<double>(term);
        fit.spread.bending[static_cast<std::size_t>(term)] = spreads.at<double>(4 + term);
    }
    return fit;
}

/// Each model begins where the simpler one ended: what one search may miss, a step does not.
Fit fitted_step_by_step(std::span<const BoardView* const> views, LensModel model, Fit fit)
{
    for (const ModelRow& row : models)
        if (row.model <= model)
            fit = fitted(views, row.model, fit.lens);
    return fit;
}

/// What is further from the picture's middle is shown further from it, out to the corners.
bool shows_the_whole_picture(const Lens& lens)
{
    const double width = lens.picture.width, height = lens.picture.height;
    for (const cv::Point2d corner :
         {cv::Point2d(0, 0), cv::Point2d(width, 0), cv::Point2d(0, height), cv::Point2d(width, height)}) {
        double last = 0;
        for (double share = 0.05; share < 1.1; share += 0.05) {
            const double now = cv::norm(bent(lens, lens.middle + share * (corner - lens.middle)) - lens.middle);
            if (!(now > last))
                return false;
            last = now;
        }
    }
    return true;
}

using Views = std::vector<const BoardView*>;

/// The error in views that were left out in turns.
double foretold(const Views& views, LensModel model, const Lens& from)
{
    const std::size_t turns = std::min(shares, views.size());
    std::vector<double> all;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        Views kept, left_out;
        for (std::size_t at = 0; at < views.size(); ++at)
            (at % turns == turn ? left_out : kept).push_back(views[at]);
        const Lens lens = fitted(kept, model, from).lens;
        for (const BoardView* view : left_out)
            all.push_back(root_mean_square(misses(*view, lens)));
    }
    return root_mean_square(all);
}

/// A board that is held straight before the camera may be small and near or large and far: the focal length is not
/// told by it.
double slant_in_all(const Views& views, const Lens& lens)
{
    double most = 0;
    for (const BoardView* view : views) {
        const Slant slant = slant_of(*view, lens);
        most = std::max(most, std::hypot(slant.sideways, slant.up));
    }
    return most;
}

class Measurement {
public:
    explicit Measurement(std::span<const BoardView> views) : cleaned_(views.begin(), views.end()) {}

    Result<MeasuredLens> result()
    {
        if (auto missing = objection())
            return Failure{{*missing}};
        for (const BoardView& view : cleaned_)
            all_ += static_cast<int>(view.px.size());
        take_usable();
        const Lens usual = usual_lens(cleaned_.front().picture);
        const LensModel careful = used_.size() >= 4 ? LensModel::middle : LensModel::bending;
        Fit first = fitted_step_by_step(used_, careful, {usual});
        while (leave_out_the_worst_view(first.lens) || leave_out_mistaken_corners(first.lens)) {
            take_usable();
            if (used_.size() < fewest_views)
                return Failure{{"The pictures contradict each other. Is the board flat and stiff, and is its pattern "
                                "the one that was named?"}};
            first = fitted_step_by_step(used_, careful, {usual});
        }
        return chosen(usual);
    }

private:
    std::vector<BoardView> cleaned_;
    Views used_{};
    int all_ = 0;
    bool has_left_out_corners_ = false;

    std::optional<std::string> objection() const
    {
        if (cleaned_.size() < fewest_views)
            return "At least three pictures with the board, held differently, are needed; there " +
                   std::string(cleaned_.size() == 1 ? "is 1." : "are " + std::to_string(cleaned_.size()) + ".");
        const cv::Size size = cleaned_.front().picture;
        if (std::ranges::any_of(cleaned_, [&](const BoardView& view) { return view.picture != size; }))
            return "The pictures are not all of one size. A lens is measured for one size of pictures.";
        return {};
    }

    void take_usable()
    {
        used_.clear();
        for (const BoardView& view : cleaned_)
            if (view.px.size() >= fewest_corners)
                used_.push_back(&view);
    }

    // A measured corner is wrong by a tenth of a pixel or so; what is many times further off than most was not measured
    // but mistaken. Both tell whether anything was left out. One view at a time, because a bad one draws the lens to
    // itself and makes good ones look bad; by its median, because a single bad corner spoils no view.
    bool leave_out_the_worst_view(const Lens& lens)
    {
        std::vector<double> errors;
        for (const BoardView* view : used_)
            errors.push_back(median(misses(*view, lens)));
        const auto worst = std::ranges::max_element(errors);
        if (*worst <= 4 * std::max(median(errors), 0.03))
            return false;
        const BoardView* view = used_[static_cast<std::size_t>(worst - errors.begin())];
        cleaned_[static_cast<std::size_t>(view - cleaned_.data())].px.clear();
        return true;
    }
    bool leave_out_mistaken_corners(const Lens& lens)
    {
        std::vector<double> all;
        for (const BoardView* view : used_)
            std::ranges::copy(misses(*view, lens), std::back_inserter(all));
        // Views that are slanted more are measured up to three times worse than most; nothing below a third of a pixel
        // is a mistake.
        const double far = 6 * std::max(median(all), 0.05);
        bool is_changed = false;
        for (BoardView& view : cleaned_) {
            if (view.px.size() < fewest_corners)
                continue;
            const std::size_t before = view.px.size();
            view = without_beyond(far, misses(view, lens), view);
            is_changed = is_changed || view.px.size() != before;
        }
        return is_changed && !std::exchange(has_left_out_corners_, true);
    }

    struct Tried {
        const ModelRow* row = nullptr;
        Fit fit{};
        double foretold_px = 0;
    };

    std::vector<Tried> tried(const Lens& usual) const
    {
        std::vector<Tried> all;
        Fit fit{usual};
        for (const ModelRow& row : models) {
            if (used_.size() < row.fewest_views)
                break;
            fit = fitted(used_, row.model, fit.lens);
            if (shows_the_whole_picture(fit.lens) && fit.lens.focal_px > 0)
                all.push_back({&row, fit, foretold(used_, row.model, fit.lens)});
        }
        return all;
    }

    Result<MeasuredLens> chosen(const Lens& usual) const
    {
        const std::vector<Tried> all = tried(usual);
        if (all.empty())
            return Failure{{"No lens would show the board so. Is its pattern the one that was named?"}};
        const auto best = std::ranges::min_element(all, {}, &Tried::foretold_px);
        constexpr double nearly = 1.03;
        const auto one = std::ranges::find_if(
            all, [&](const Tried& tried) { return tried.foretold_px <= nearly * best->foretold_px; });
        // A tenth of the focal length is what usual_lens is wrong by; what is worse than a twentieth is no measurement.
        constexpr double least_slant_deg = 8;
        if (one->fit.spread.focal_px > one->fit.lens.focal_px / 20 ||
            slant_in_all(used_, one->fit.lens) < least_slant_deg)
            return Failure{{"In all pictures the board faces the camera, so that its distance cannot be told from the "
                            "lens. Take some with the board slanted, its left, right, upper or lower side nearer."}};
        return measured(*one, all);
    }

    MeasuredLens measured(const Tried& one, const std::vector<Tried>& all) const
    {
        MeasuredLens made{.lens = one.fit.lens,
                          .model = one.row->model,
                          .why = why(one, all),
                          .spread = one.fit.spread,
                          .foretold_px = one.foretold_px};
        for (const BoardView& view : cleaned_) {
            made.points += static_cast<int>(view.px.size());
            made.view_errors_px.push_back(view.px.size() < fewest_corners ? -1
                                                                          : root_mean_square(misses(view, made.lens)));
        }
        made.points_left_out = all_ - made.points;
        return made;
    }

    std::string why(const Tried& one, const std::vector<Tried>& all) const
    {
        std::string measured;
        for (const Tried& tried : all)
            if (tried.row->model <= one.row->model)
                measured += (measured.empty() ? "" : ", ") + std::string(tried.row->name);
        char text[400];
        const auto next = std::ranges::find_if(all, [&](const Tried& t) { return t.row->model > one.row->model; });
        if (next != all.end())
            std::snprintf(text, sizeof text,
                          "Measured: %s. Views left out in turns are foretold to %.3f px; with %s as well to %.3f "
                          "px, which is not worth it.",
                          measured.c_str(), one.foretold_px, next->row->name, next->foretold_px);
        else
            std::snprintf(text, sizeof text, "Measured: %s. Views left out in turns are foretold to %.3f px%s.",
                          measured.c_str(), one.foretold_px,
                          one.row->model == LensModel::strongest_bending ? ""
                                                                         : "; anything more would need more views");
        return text;
    }
};

}  // namespace

Slant slant_of(const BoardView& view, const Lens& lens)
{
    const Pose pose = pose_of(view, lens);
    cv::Matx33d turned;
    cv::Rodrigues(pose.turn, turned);
    cv::Vec3d facing(turned(0, 2), turned(1, 2), turned(2, 2));
    if (facing[2] < 0)
        facing = -facing;
    constexpr double degrees = 180 / CV_PI;
    return {.sideways = -std::atan2(facing[0], facing[2]) * degrees, .up = std::atan2(facing[1], facing[2]) * degrees};
}

Result<MeasuredLens> measure_lens(std::span<const BoardView> views)
{
    try {
        return Measurement(views).result();
    } catch (const cv::Exception&) {
        return Failure{{"The lens cannot be measured from these pictures: they show the board too small or too much "
                        "alike."}};
    }
}

}  // namespace cardinal::calibration
