#include "samples/studio/render.h"

#include "samples/studio/ground.h"
#include "samples/studio/optics.h"
#include "samples/studio/painter.h"
#include "samples/studio/sensor.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <mutex>
#include <numbers>
#include <opencv2/core/utility.hpp>

namespace cardinal::studio {
namespace {

/// A strip is worked on by one processor; so high that what it needs around it costs little, and so low that it stays
/// in a cache.
constexpr int pixel_rows_of_a_strip = 48;

/// How many samples of each thing there are and how many are seen.
struct Counts {
    Painted painted{};
    std::vector<std::int64_t> seen{}, seen_on_code{};

    explicit Counts(std::size_t things)
        : painted{std::vector<std::int64_t>(things), std::vector<std::int64_t>(things)},
          seen(things),
          seen_on_code(things)
    {}
    void add(const Counts& other)
    {
        const auto sum = [](std::vector<std::int64_t>& to, const std::vector<std::int64_t>& from) {
            std::transform(to.begin(), to.end(), from.begin(), to.begin(), std::plus<>());
        };
        sum(painted.whole, other.painted.whole);
        sum(painted.code, other.painted.code);
        sum(seen, other.seen);
        sum(seen_on_code, other.seen_on_code);
    }
    void look_at(Strip& strip, int from, int to)
    {
        for (int row = from; row < to; ++row)
            for (int column = 0; column < strip.width; ++column)
                if (const int mark = strip.seen_row(row)[column]; mark > 0) {
                    const auto thing = static_cast<std::size_t>(mark - 1) / 2;
                    ++seen[thing];
                    seen_on_code[thing] += mark % 2 == 0 ? 1 : 0;
                }
    }
};

class Studio {
public:
    Studio(const Scene& scene, const Stock& stock)
        : scene_(scene),
          stock_(stock),
          across_(std::clamp(scene.samples_across, 1, 6)),
          view_(scene.camera),
          directions_(view_, across_),
          ground_(ground_of(scene.ground)),
          layers_(layers_of(scene, stock, ground_)),
          painter_(view_, directions_, layers_, across_),
          blur_(scene.optics, across_),
          counts_(scene.things.size())
    {
        assert(scene.things.size() <= most_things);
    }

    cv::Mat light()
    {
        cv::Mat made(scene_.camera.height, scene_.camera.width, CV_32FC3);
        std::vector<int> all;
        for (int first = 0; first < made.rows; first += pixel_rows_of_a_strip)
            all.push_back(first);
        work_on(all, made);
        return made;
    }

    /// Paints what is not as in another picture of the same camera into it. Gives the number of its rows.
    int light_anew(const std::vector<Layer>& layers_before, const std::vector<Extent>& extents_before, cv::Mat& made)
    {
        const std::vector<Band> others = bands_of_differences(layers_before, extents_before);
        std::vector<int> differing;
        int painted = 0;
        for (int first = 0; first < made.rows; first += pixel_rows_of_a_strip) {
            const Band rows = needed_for(first);
            if (std::ranges::none_of(
                    others, [&](const Band& other) { return other.upper < rows.lower && rows.upper < other.lower; }))
                continue;
            differing.push_back(first);
            painted += std::min(pixel_rows_of_a_strip, made.rows - first);
        }
        work_on(differing, made);
        return painted;
    }

    const std::vector<Layer>& layers() const { return layers_; }
    const std::vector<Extent>& extents() const { return painter_.extents(); }

    Truth truth(bool is_painted) const
    {
        Truth truth{.game = scene_.game, .camera = scene_.camera};
        const auto mat = stock_.find(scene_.ground.mat);
        const bool is_of_a_game = mat != stock_.end() && mat->second.label.empty();
        if (is_of_a_game) {
            const MatSize size = mat->second.texture.size_mm();
            truth.mat = quad_of({.centre = {size.width / 2, size.height / 2}}, size, 0);
        }
        for (std::size_t at = 0; at < scene_.things.size(); ++at)
            truth.things.push_back(seen(at, is_painted));
        return truth;
    }

private:
    const Scene& scene_;
    const Stock& stock_;
    int across_;
    View view_;
    Directions directions_;
    const Texture& ground_;
    std::vector<Layer> layers_;
    Painter painter_;
    Blur blur_;
    Counts counts_;
    std::mutex counting_{};

    /// Rows of samples, the lower one not among them.
    struct Band {
        int upper = 0, lower = 0;
    };

    /// For the strip of pixels that begins there, with what its blur takes from around.
    Band needed_for(int first) const
    {
        const int last = std::min(first + pixel_rows_of_a_strip, scene_.camera.height);
        return {std::max(0, first * across_ - blur_.reach()),
                std::min(scene_.camera.height * across_, last * across_ + blur_.reach())};
    }

    /// Of layers that are in one picture and not in the other; where their order is another, all of them.
    std::vector<Band> bands_of_differences(const std::vector<Layer>& layers, const std::vector<Extent>& extents) const
    {
        std::vector<Band> bands;
        const auto add = [&](const Extent& extent) {
            if (extent.upper < extent.lower && extent.left < extent.right)
                bands.push_back({extent.upper, extent.lower});
        };
        std::size_t before = 0;
        for (std::size_t now = 0; now < layers_.size(); ++now) {
            const auto rest = layers.begin() + static_cast<std::ptrdiff_t>(before);
            const auto found =
                std::find_if(rest, layers.end(), [&](const Layer& layer) { return look_alike(layer, layers_[now]); });
            if (found == layers.end()) {
                add(painter_.extents()[now]);
                continue;
            }
            for (const auto past = static_cast<std::size_t>(found - layers.begin()); before < past; ++before)
                add(extents[before]);
            ++before;
        }
        for (; before < layers.size(); ++before)
            add(extents[before]);
        return bands;
    }

    void work_on(const std::vector<int>& strips, cv::Mat& made)
    {
        cv::parallel_for_({0, static_cast<int>(strips.size())}, [&](const cv::Range& range) {
            for (int strip = range.start; strip < range.end; ++strip)
                work_on(strips[static_cast<std::size_t>(strip)], made);
        });
    }

    void work_on(int first, cv::Mat& made)
    {
        const int rows = std::min(pixel_rows_of_a_strip, scene_.camera.height - first);
        const int from = first * across_, to = (first + rows) * across_;
        const Band needed = needed_for(first);
        Strip strip{.first_row = needed.upper,
                    .rows = needed.lower - needed.upper,
                    .width = scene_.camera.width * across_,
                    .pad = blur_.reach()};
        strip.light.assign(static_cast<std::size_t>(strip.rows) * strip.stride(), 0.0F);
        strip.seen.assign(static_cast<std::size_t>(strip.rows) * static_cast<std::size_t>(strip.width), 0);
        Counts counts(scene_.things.size());
        painter_.paint(strip, from, to, counts.painted);
        counts.look_at(strip, from - strip.first_row, to - strip.first_row);
        blur_.develop(strip, first, rows, made.ptr<float>(first));
        const std::lock_guard lock(counting_);
        counts_.add(counts);
    }

    /// The corners, where they are in the air where a card is curled.
    Quad quad_of(const Thing& thing, const MatSize& size, double margin) const
    {
        const double angle = thing.angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
        const double axis = thing.curl.axis_deg * std::numbers::pi / 180;
        const double reach = std::abs(std::cos(axis)) * size.width / 2 + std::abs(std::sin(axis)) * size.height / 2;
        const auto corner = [&](double side, double end) {
            const double u = side * (size.width / 2 + margin), v = end * (size.height / 2 + margin);
            const double off = (std::cos(axis) * u + std::sin(axis) * v) / reach;
            return view_.pixel_of({thing.centre.x + c * u - s * v, thing.centre.y + s * u + c * v},
                                  thing.raised_mm + thing.curl.rise_mm * off * off);
        };
        return {corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)};
    }

    bool is_whole_in_view(const Quad& quad) const
    {
        return std::all_of(quad.begin(), quad.end(), [&](const Point& corner) {
            return corner.x >= 0 && corner.y >= 0 && corner.x <= scene_.camera.width - 1 &&
                   corner.y <= scene_.camera.height - 1;
        });
    }

    static double area_of(const Quad& quad)
    {
        double twice = 0;
        for (std::size_t at = 0; at < 4; ++at) {
            const Point &one = quad[at], &next = quad[(at + 1) % 4];
            twice += one.x * next.y - next.x * one.y;
        }
        return std::abs(twice) / 2;
    }

    /// Of a thing that the picture's edge cuts, what is outside counts as not visible.
    double share(std::int64_t seen, std::int64_t painted, const Quad& quad, double of_quad) const
    {
        if (painted == 0)
            return 0;
        auto all = static_cast<double>(painted);
        if (!is_whole_in_view(quad))
            all = std::max(all, area_of(quad) * of_quad * across_ * across_);
        return static_cast<double>(seen) / all;
    }

    SeenThing seen(std::size_t at, bool is_painted) const
    {
        const Thing& thing = scene_.things[at];
        const Print& print = stock_.find(thing.print)->second;
        const Print& side = side_of(thing, stock_);
        const MatSize size = side.texture.size_mm();
        SeenThing seen{.track = thing.track < 0 ? static_cast<int>(at) : thing.track,
                       .print = &print,
                       .face = thing.face,
                       .quad = quad_of(thing, size, 0),
                       .centre = thing.centre,
                       .angle_deg = thing.angle_deg,
                       .pixels_per_mm = view_.pixels_per_mm(thing.centre),
                       .is_curled = thing.curl.rise_mm > 0,
                       .on = thing.on};
        if (thing.sleeve)
            seen.sleeve = quad_of(thing, size, thing.sleeve->margin_mm);
        const double of_code = side.code_area.width * side.code_area.height / (size.width * size.height);
        seen.visible = is_painted ? share(counts_.seen[at], counts_.painted.whole[at], seen.quad, 1) : 1;
        seen.code_visible = !is_painted ? (of_code > 0 ? 1 : 0)
                                        : share(counts_.seen_on_code[at], counts_.painted.code[at], seen.quad, of_code);
        return seen;
    }
};

}  // namespace

Picture render(const Scene& scene, const Stock& stock)
{
    Studio studio(scene, stock);
    const cv::Mat light = studio.light();
    return {exposed(light, scene.light, scene.sensor, scene.seed), studio.truth(true)};
}

Truth truth_of(const Scene& scene, const Stock& stock) { return Studio(scene, stock).truth(false); }

cv::Mat light_of(const Scene& scene, const Stock& stock) { return Studio(scene, stock).light(); }

/// What glares belong to is kept with the scene.
struct FilmCamera::Before {
    Scene scene{};
    std::vector<Layer> layers{};
    std::vector<Extent> extents{};
    cv::Mat light{};
};

FilmCamera::FilmCamera(const Stock& stock) : stock_(&stock) {}
FilmCamera::FilmCamera(FilmCamera&&) noexcept = default;
FilmCamera& FilmCamera::operator=(FilmCamera&&) noexcept = default;
FilmCamera::~FilmCamera() = default;

cv::Mat FilmCamera::picture(const Scene& scene)
{
    auto now = std::make_unique<Before>();
    now->scene = scene;
    Studio studio(now->scene, *stock_);
    const bool is_same_camera = before_ && before_->scene.camera == scene.camera &&
                                before_->scene.optics == scene.optics &&
                                before_->scene.samples_across == scene.samples_across;
    if (is_same_camera) {
        now->light = before_->light;
        painted_rows_ = studio.light_anew(before_->layers, before_->extents, now->light);
    } else {
        now->light = studio.light();
        painted_rows_ = now->light.rows;
    }
    now->layers = studio.layers();
    now->extents = studio.extents();
    before_ = std::move(now);
    return exposed(before_->light.clone(), scene.light, scene.sensor, scene.seed);
}

int FilmCamera::painted_rows() const { return painted_rows_; }

}  // namespace cardinal::studio
