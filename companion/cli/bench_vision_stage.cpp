#include "companion/cli/bench_vision_stage.h"

#include "companion/cli/bench_vision.h"
#include "companion/cli/processor_time.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli::bench {
namespace {

constexpr int patches = 5;  // hiding 10 to 50 % of a code

std::string patch_name(double covered) { return "patch " + std::to_string(std::lround(covered * 10)); }

/// Something plain to hide a code with, so wide that it leaves off at the given share.
studio::Print patch(double covered)
{
    constexpr int per_mm = 2;
    const double width = 21 * covered + 12, height = 45;
    studio::Print print{.what = studio::What::foreign};
    print.texture = studio::Texture(
        cv::Mat(static_cast<int>(height * per_mm), static_cast<int>(width * per_mm), CV_8UC3, cv::Scalar(70, 80, 90)),
        per_mm);
    return print;
}

Result<StudioStock> printed(double module_mm, std::uint64_t seed)
{
    StockOrder order{.seed = seed, .module = module_mm};
    order.cards.decks = {"humans", "machines"};
    auto made = stock_of(order);
    if (made)
        for (int tenths = 1; tenths <= patches; ++tenths)
            made->stock[patch_name(tenths / 10.0)] = patch(tenths / 10.0);
    return made;
}

std::vector<PrintedCode> codes_in(const StudioStock& stock)
{
    std::vector<PrintedCode> codes;
    for (const auto& [name, print] : stock.stock)
        if (print.code)
            codes.push_back(*print.code);
    return codes;
}

std::vector<PrintedCode> other_codes_than(std::vector<PrintedCode> codes)
{
    studio::Random random(2026);
    std::vector<PrintedCode> others;
    while (others.size() < other_codes) {
        const PrintedCode code{
            .game = codes.front().game, .card = random.one_of(codes).card, .serial = random.below(most_serials)};
        if (std::ranges::find(codes, code) == codes.end())
            others.push_back(code);
    }
    return others;
}

Shot shot_of(const studio::Scene& scene, const studio::Stock& stock)
{
    const studio::Picture picture = studio::render(scene, stock);
    Shot shot{.colours = picture.pixels};
    cv::cvtColor(picture.pixels, shot.gray, cv::COLOR_BGR2GRAY);
    for (const studio::SeenThing& thing : picture.truth.things) {
        if (thing.face != Face::up)
            continue;
        vision::Quad& corners = shot.outlines.emplace_back();
        for (std::size_t corner = 0; corner < corners.size(); ++corner)
            corners[corner] = {thing.quad[corner].x, thing.quad[corner].y};
        if (thing.print->code)
            shot.cards.push_back({*thing.print->code, corners, thing.code_visible});
    }
    return shot;
}

/// Lies over the code and leaves off so far in it, seen from one of its four sides.
studio::Thing covering(double covered, const studio::Thing& card, int side)
{
    const double width = 21 * covered + 12, off = 4 + 21 / 2.0, away = 21 / 2.0 - 21 * covered + width / 2;
    const double turn = side * CV_PI / 2, angle = card.angle_deg * CV_PI / 180;
    const double x = -31.5 + off + away * std::cos(turn), y = -44 + off + away * std::sin(turn);
    return {.print = patch_name(covered),
            .centre = {card.centre.x + x * std::cos(angle) - y * std::sin(angle),
                       card.centre.y + x * std::sin(angle) + y * std::cos(angle)},
            .angle_deg = card.angle_deg + side * 90.0,
            .raised_mm = 0.9};
}

}  // namespace

Result<Stage> Stage::build()
{
    Stage stage;
    auto large = printed(print::module_mm, 1), small = printed(print::small_module_mm, 2);
    if (!large)
        return Failure{large.error()};
    if (!small)
        return Failure{small.error()};
    stage.large_ = std::move(*large);
    stage.small_ = std::move(*small);
    for (const auto& [name, print] : stage.large_.stock)
        if (print.code)
            stage.large_codes_.push_back(name);
    const std::vector<PrintedCode> others = other_codes_than(codes_in(stage.large_));
    stage.foreign_ = vision::Codebook(others);
    const auto together = [&](std::vector<PrintedCode> codes) {
        codes.insert(codes.end(), others.begin(), others.end());
        return vision::Codebook(codes);
    };
    stage.all_large_ = together(codes_in(stage.large_));
    stage.all_small_ = together(codes_in(stage.small_));
    return stage;
}

Shot Stage::one_card(int card, const Close& close) const
{
    Close here = close;
    here.seed = close.seed * 1000 + static_cast<std::uint64_t>(card);
    return bench::one_card(large_.stock, large_codes_[static_cast<std::size_t>(card % cards())], here);
}

Shot one_card(const studio::Stock& stock, const std::string& name, const Close& close)
{
    studio::Random random(close.seed);
    studio::Scene scene{};
    const int side = static_cast<int>(130 * close.modules_px + 40);
    scene.camera = {.width = side,
                    .height = side,
                    .focal_px = 900 * close.modules_px,
                    .looks_at = {random.between(0, 3), random.between(0, 3)},
                    .distance_mm = 900};
    scene.ground = {.surface = static_cast<studio::Surface>(random.below(studio::surface_count)),
                    .seed = random.bits()};
    scene.things.push_back({.print = name, .angle_deg = random.between(0, 360), .raised_mm = 0.3});
    if (close.covered > 0)
        scene.things.push_back(covering(close.covered, scene.things.front(), random.below(4)));
    studio::take_conditions(scene, close.profile, random);
    studio::take_glare(scene, stock, close.profile, random);
    return shot_of(scene, stock);
}

Shot Stage::table(const Laid& laid) const { return shot(scene(laid), laid.module_mm); }

Shot Stage::shot(const studio::Scene& scene, double module_mm) const
{
    return shot_of(scene, (module_mm < 1 ? small_ : large_).stock);
}

studio::Thing Stage::hand(const studio::Point& reaches) const
{
    constexpr double tips_mm = 120;  // from the picture's upper edge to where fingers hold
    const std::string name = studio::names_of(large_.stock, studio::What::hand).front();
    const double behind = large_.stock.at(name).texture.size_mm().height / 2 - tips_mm;
    return {.print = name, .centre = {reaches.x, reaches.y + behind}, .raised_mm = 50, .track = 20000};
}

studio::Scene Stage::scene(const Laid& laid) const
{
    const StudioStock& made = laid.module_mm < 1 ? small_ : large_;
    studio::Random random(laid.seed);
    const Rect area{0, 0, 900, 600};
    studio::Scene scene{};
    scene.ground = {.surface = static_cast<studio::Surface>(random.below(studio::surface_count)),
                    .seed = random.bits(),
                    .mat = random.happens(0.5) || laid.has_mat ? mat_name : ""};
    studio::take_conditions(scene, laid.profile, random);
    scene.camera.width = laid.width;
    scene.camera.height = laid.height;
    scene.camera.focal_px = studio::focal_for(laid.width, 65);
    scene.camera.turn_deg = 3 * random.bell() + (random.happens(0.3) ? 180 : 0);
    scene.camera.tilt_deg = laid.tilt_deg;
    scene.camera = studio::fitted(scene.camera, area);
    scene.things = studio::laid_out(laid.wanted, made.stock, area, random);
    studio::take_glare(scene, made.stock, laid.profile, random);
    return scene;
}

vision::Quad measured(const vision::Quad& corners, double error_px, std::uint64_t seed)
{
    studio::Random random(seed);
    vision::Quad wrong = vision::turned(corners, random.below(4));
    for (cv::Point2d& corner : wrong) {
        const double direction = random.between(0, 2 * CV_PI);
        corner += error_px * cv::Point2d(std::cos(direction), std::sin(direction));
    }
    return wrong;
}

double ms_of(int times, const std::function<void()>& work)
{
    double least = 1e12;
    for (int time = 0; time < times; ++time) {
        const double begin = processor_ms();
        work();
        least = std::min(least, processor_ms() - begin);
    }
    return least;
}

double gray_ms(cv::Size size)
{
    static std::map<std::pair<int, int>, double> known;
    double& ms = known[{size.width, size.height}];
    if (ms == 0) {
        cv::Mat colours(size, CV_8UC3, cv::Scalar(10, 20, 30)), gray;
        cv::randu(colours, 0, 255);
        ms = ms_of(25, [&] { cv::cvtColor(colours, gray, cv::COLOR_BGR2GRAY); });
    }
    return ms;
}

}  // namespace cardinal::cli::bench
