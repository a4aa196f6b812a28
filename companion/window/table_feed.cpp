#include "companion/window/table_feed.h"

#include "companion/match/scene_reader.h"
#include "companion/window/table_painter.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace cardinal::window {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

cv::Mat smaller(const cv::Mat& picture, cv::Size at_most)
{
    const double scale =
        std::min(static_cast<double>(at_most.width) / picture.cols, static_cast<double>(at_most.height) / picture.rows);
    if (scale >= 1)
        return picture;
    cv::Mat reduced;
    cv::resize(picture, reduced, {}, scale, scale, cv::INTER_AREA);
    return reduced;
}

QImage image_of(const cv::Mat& picture)
{
    const auto step = static_cast<qsizetype>(picture.step);
    const QImage image(picture.data, picture.cols, picture.rows, step,
                       picture.channels() == 1 ? QImage::Format_Grayscale8 : QImage::Format_BGR888);
    // What windows are made of, converted here and not by the thread that draws.
    return image.convertToFormat(QImage::Format_RGB32);
}

CardMark::Belief belief_in(const vision::SceneCard& card)
{
    if (card.state == vision::Stillness::disturbed)
        return CardMark::Belief::covered;
    if (card.state == vision::Stillness::candidate)
        return CardMark::Belief::unsure;
    const bool has_a_name = card.last.code || card.last.art || card.last.face == vision::Face::down;
    return has_a_name ? CardMark::Belief::sure : CardMark::Belief::unknown;
}

/// When each frame came. Those of a film are waited for; the camera's own clock begins with its first frame.
class Pace {
public:
    Pace(bool is_live, bool is_kept) : is_live_(is_live), is_kept_(is_kept || is_live) {}

    Clock::time_point came(double time_ms)
    {
        const auto since = std::chrono::duration_cast<Clock::duration>(Milliseconds(time_ms));
        const Clock::time_point now = Clock::now();
        if (!is_kept_)
            return now;
        if (!has_begun_ || (is_live_ && now - since < begin_))
            begin_ = now - since;
        has_begun_ = true;
        return begin_ + since;
    }
    bool is_late(Clock::time_point came) const { return !is_live_ && Clock::now() - came > Milliseconds(40); }

private:
    bool is_live_, is_kept_;
    bool has_begun_ = false;
    Clock::time_point begin_{};
};

}  // namespace

/// What was painted last, for as long as it looks the same.
struct TableFeed::Painted {
    std::vector<CardMark> marks{};
    cv::Size picture{};
    QSize size{};
    double scale = 0;
    QImage image{};
};

TableFeed::TableFeed(Setup setup, Show show, Tell tell)
    : setup_(std::move(setup)),
      show_(std::move(show)),
      tell_(std::move(tell)),
      thread_([this](const std::stop_token& stop) { work(stop); })
{}

TableFeed::~TableFeed()
{
    thread_.request_stop();
    thread_.join();
}

void TableFeed::know(std::map<int, CardTold> cards)
{
    const std::scoped_lock lock(mutex_);
    known_ = std::move(cards);
}

void TableFeed::show_at(QSize size, double scale)
{
    const std::scoped_lock lock(mutex_);
    size_ = size;
    scale_ = scale;
}

void TableFeed::work(const std::stop_token& stop)
{
    const vision::Codebook codebook(setup_.codes);
    vision::TableEye eye(codebook, {.mat = setup_.mat});
    Pace pace(setup_.source->is_live(), setup_.keeps_pace);
    match::TableSight sight;
    Painted painted;
    while (!stop.stop_requested()) {
        const auto frame = setup_.source->next();
        if (!frame) {
            show_({.trouble = frame.error().sentence});
            continue;
        }
        if (!*frame)
            break;
        const Clock::time_point came = pace.came((*frame)->time_ms);
        // A film does not wait for who is slow: what a camera would have dropped is dropped.
        if (pace.is_late(came))
            continue;
        std::this_thread::sleep_until(came);
        const vision::Scene scene = eye.look(**frame);
        Shot shot = shot_of(**frame, scene, painted);
        shot.came = came;
        show_(std::move(shot));
        if (tell_)
            tell_(scene.pose ? std::optional(match::lying_in(scene)) : std::nullopt, scene.time_ms, sight.note(scene));
    }
    if (!stop.stop_requested())
        show_({.is_over = true});
}

Shot TableFeed::shot_of(const vision::Frame& frame, const vision::Scene& scene, Painted& painted)
{
    Shot shot{.size = QSize(frame.picture.cols, frame.picture.rows), .frame = frame.index, .seen = Clock::now()};
    std::vector<CardMark> marks = marks_of(scene);
    QSize size;
    double scale = 1;
    {
        const std::scoped_lock lock(mutex_);
        size = size_;
        scale = scale_;
    }
    const cv::Size whole = frame.picture.size();
    const QSize fitted = QSize(whole.width, whole.height).scaled(size, Qt::KeepAspectRatio);
    const cv::Size at_most(std::max(1, fitted.width()), std::max(1, fitted.height()));
    const cv::Mat picture = setup_.in_colours ? setup_.in_colours(frame, at_most) : smaller(frame.picture, at_most);
    shot.picture = image_of(picture);
    const bool is_same = painted.size == fitted && painted.picture == whole && painted.scale == scale &&
                         looks_like(painted.marks, marks);
    if (!is_same)
        painted = {std::move(marks), whole, fitted, scale, {}};
    if (!is_same && !painted.marks.empty())
        painted.image = paint_marks(painted.marks, whole, fitted, scale);
    shot.marks = painted.image;
    return shot;
}

std::vector<CardMark> TableFeed::marks_of(const vision::Scene& scene)
{
    std::map<int, CardTold> known;
    {
        const std::scoped_lock lock(mutex_);
        known = known_;
    }
    std::vector<CardMark> marks;
    for (const vision::SceneCard& card : scene.cards) {
        CardMark mark{.corners = card.last.quad, .belief = belief_in(card)};
        if (const auto told = known.find(card.track); told != known.end()) {
            mark.name = told->second.name;
            mark.numbers = told->second.numbers;
            mark.is_flagged = told->second.is_flagged;
        } else if (card.last.code && setup_.name_of) {
            mark.name = setup_.name_of(*card.last.code);
            if (mark.name.empty())
                mark.belief = CardMark::Belief::foreign;
        }
        marks.push_back(std::move(mark));
    }
    for (const vision::SceneCard& card : scene.unknown)
        marks.push_back({.corners = card.last.quad, .belief = CardMark::Belief::unknown});
    return marks;
}

}  // namespace cardinal::window
