#include "companion/window/setup/setup_feed.h"

#include "companion/window/frame_images.h"
#include "companion/window/setup/zone_painter.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <utility>

namespace cardinal::window {
namespace {

using Milliseconds = std::chrono::milliseconds;

/// A hand does not hold the board elsewhere sooner.
constexpr Milliseconds between_views{330};
/// So that the picture goes on moving, looking closely takes no more than this share of the time.
constexpr double share_for_looking = 0.4;

cv::Mat gray_of(const cv::Mat& picture)
{
    if (picture.channels() == 1)
        return picture;
    cv::Mat gray;
    cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

}  // namespace

SetupFeed::SetupFeed(Setup setup, Show show)
    : setup_(std::move(setup)), show_(std::move(show)), thread_([this](const std::stop_token& stop) { work(stop); })
{}

SetupFeed::~SetupFeed()
{
    thread_.request_stop();
    thread_.join();
}

void SetupFeed::show_at(QSize size, double scale)
{
    const std::scoped_lock lock(mutex_);
    size_ = size;
    scale_ = scale;
}

void SetupFeed::work(const std::stop_token& stop)
{
    if (!setup_.codes.empty())
        codebook_.emplace(setup_.codes);
    const bool is_live = setup_.source->is_live();
    calibration::LensWalk walk(calibration::printed_board());
    std::shared_ptr<const doctor::Checkup> checkup;
    std::shared_ptr<const calibration::MeasuredLens> lens;
    Clock::time_point look_again = Clock::now(), next_frame = Clock::now();
    while (!stop.stop_requested()) {
        const auto frame = setup_.source->next();
        if (!frame || !*frame) {
            show_({.shot = {.trouble = frame ? "" : frame.error().sentence, .is_over = frame.has_value()},
                   .checkup = checkup,
                   .lens = lens});
            if (frame)
                return;
            continue;
        }
        // A film goes on no faster than a camera would.
        if (!is_live) {
            std::this_thread::sleep_until(next_frame);
            next_frame = Clock::now() + Milliseconds(setup_.measures_lens ? 0 : 66);
        }
        const auto [size, scale] = [this] {
            const std::scoped_lock lock(mutex_);
            return std::pair(size_, scale_);
        }();
        const cv::Mat& picture = (*frame)->picture;
        SetupShot shot{.shot = {.picture = picture_of(**frame, size), .size = QSize(picture.cols, picture.rows)}};
        if (setup_.measures_lens) {
            if (!is_live || Clock::now() >= look_again) {
                shot.step = walk.take(gray_of(picture));
                look_again = Clock::now() + between_views;
                if (walk.lens())
                    lens = std::make_shared<const calibration::MeasuredLens>(*walk.lens());
            }
            shot.shot.marks = paint_walk(walk, picture.size(), shot.shot.picture.size(), scale);
        } else if (Clock::now() >= look_again) {
            const Clock::time_point begin = Clock::now();
            checkup = std::make_shared<const doctor::Checkup>(examine(picture));
            const auto took = Clock::now() - begin;
            look_again = Clock::now() + std::chrono::duration_cast<Clock::duration>(took / share_for_looking);
        }
        if (checkup && checkup->table)
            shot.shot.marks = paint_zones(*checkup, shot.shot.picture.size(), scale);
        else if (checkup)
            shot.shot.marks = paint_places(setup_.places, picture.size(), shot.shot.picture.size(), scale);
        shot.checkup = checkup;
        shot.lens = lens;
        show_(std::move(shot));
    }
}

QImage SetupFeed::picture_of(const vision::Frame& frame, QSize size) const
{
    const cv::Size at_most(std::max(320, size.width()), std::max(240, size.height()));
    return image_of(setup_.in_colours ? setup_.in_colours(frame, at_most) : smaller(frame.picture, at_most));
}

doctor::Checkup SetupFeed::examine(const cv::Mat& picture) const
{
    const auto known = std::ranges::find(setup_.lenses, picture.size(), &calibration::Lens::picture);
    return doctor::examine(picture,
                           {.mats = setup_.mats,
                            .game = setup_.game,
                            .lens = known != setup_.lenses.end() ? *known : calibration::usual_lens(picture.size()),
                            .codebook = codebook_ ? &*codebook_ : nullptr});
}

}  // namespace cardinal::window
