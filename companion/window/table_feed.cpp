#include "companion/window/table_feed.h"

#include "companion/match/scene_reader.h"
#include "companion/window/cut_out.h"
#include "companion/window/frame_images.h"
#include "companion/window/from_above.h"
#include "companion/window/table_painter.h"

#include <algorithm>

namespace cardinal::window {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

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

/// What those who show it said since the frame before.
struct TableFeed::Wanted {
    std::map<int, CardTold> known{};
    std::vector<GhostTold> ghosts{};
    bool is_from_above = false;
    QSize size{};
    double scale = 1;
};

TableFeed::Wanted TableFeed::wanted()
{
    const std::scoped_lock lock(mutex_);
    return {.known = known_, .ghosts = ghosts_, .is_from_above = is_from_above_, .size = size_, .scale = scale_};
}

void TableFeed::know(std::map<int, CardTold> cards, std::vector<GhostTold> ghosts)
{
    const std::scoped_lock lock(mutex_);
    known_ = std::move(cards);
    ghosts_ = std::move(ghosts);
    has_changed_ = true;
    changed_.notify_one();
}

void TableFeed::show_from_above(bool from_above)
{
    const std::scoped_lock lock(mutex_);
    is_from_above_ = from_above;
    has_changed_ = true;
    changed_.notify_one();
}

void TableFeed::show_at(QSize size, double scale)
{
    const std::scoped_lock lock(mutex_);
    size_ = size;
    scale_ = scale;
    has_changed_ = true;
    changed_.notify_one();
}

void TableFeed::work(const std::stop_token& stop)
{
    const vision::Codebook codebook(setup_.codes);
    vision::TableEye eye(codebook, {.mat = setup_.mat, .lenses = setup_.lenses});
    Pace pace(setup_.source->is_live(), setup_.keeps_pace);
    match::TableSight sight;
    Painted painted;
    std::pair<vision::Frame, vision::Scene> last;
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
        last = {**frame, scene};
        if (tell_)
            tell_(scene.pose ? std::optional(match::lying_in(scene)) : std::nullopt, scene.time_ms,
                  cut_out_of(**frame, scene, setup_.source->name()), sight.note(scene));
    }
    if (stop.stop_requested())
        return;
    show_({.is_over = true});
    // What is believed of the last frame may still change, and how it is to be shown.
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return std::exchange(has_changed_, false); })) {
        lock.unlock();
        if (!last.first.picture.empty())
            show_(shot_of(last.first, last.second, painted));
        lock.lock();
    }
}

Shot TableFeed::shot_of(const vision::Frame& frame, const vision::Scene& scene, Painted& painted)
{
    const Wanted wish = wanted();
    Shot shot{.size = QSize(frame.picture.cols, frame.picture.rows), .frame = frame.index, .seen = Clock::now()};
    std::vector<CardMark> marks = marks_of(scene, wish);
    shot.touches = touches_of(scene, marks, wish);
    std::optional<FromAbove> above;
    if (wish.is_from_above && scene.pose && !wish.size.isEmpty())
        above.emplace(*scene.pose, cv::Size(wish.size.width(), wish.size.height()));
    const cv::Size whole = above ? above->size() : frame.picture.size();
    const QSize fitted = QSize(whole.width, whole.height).scaled(wish.size, Qt::KeepAspectRatio);
    const cv::Size at_most(std::max(1, fitted.width()), std::max(1, fitted.height()));
    // From above nothing may be smaller than it is shown, so more of the frame is needed than fits.
    const cv::Size needed = above ? frame.picture.size() : at_most;
    const cv::Mat picture = setup_.in_colours ? setup_.in_colours(frame, needed) : smaller(frame.picture, needed);
    if (above) {
        for (CardMark& mark : marks)
            std::ranges::transform(mark.corners, mark.corners.begin(),
                                   [&](const cv::Point2d& pixel) { return above->at_pixel(pixel); });
        for (Touch& touch : shot.touches)
            std::ranges::transform(touch.corners, touch.corners.begin(),
                                   [&](const cv::Point2d& pixel) { return above->at_pixel(pixel); });
        shot.picture = image_of(above->picture(picture, static_cast<double>(picture.cols) / frame.picture.cols));
    } else {
        shot.picture = image_of(picture);
    }
    shot.extent = QSize(whole.width, whole.height);
    const bool is_same = painted.size == fitted && painted.picture == whole && painted.scale == wish.scale &&
                         looks_like(painted.marks, marks);
    if (!is_same)
        painted = {std::move(marks), whole, fitted, wish.scale, {}};
    if (!is_same && !painted.marks.empty())
        painted.image = paint_marks(painted.marks, whole, fitted, wish.scale);
    shot.marks = painted.image;
    return shot;
}

std::vector<CardMark> TableFeed::marks_of(const vision::Scene& scene, const Wanted& wanted) const
{
    std::vector<CardMark> marks;
    if (scene.pose)
        for (const GhostTold& ghost : wanted.ghosts) {
            CardMark mark{.name = ghost.name, .belief = CardMark::Belief::gone, .card = ghost.card};
            std::ranges::transform(ghost.corners_mm, mark.corners.begin(),
                                   [&](const cv::Point2d& mm) { return to_pixel(*scene.pose, mm); });
            marks.push_back(std::move(mark));
        }
    for (const vision::SceneCard& card : scene.cards) {
        CardMark mark{.corners = card.last.quad, .belief = belief_in(card)};
        if (const auto told = wanted.known.find(card.track); told != wanted.known.end()) {
            mark.card = told->second.card;
            mark.name = told->second.name;
            mark.numbers = told->second.numbers;
            mark.is_flagged = told->second.is_flagged;
            mark.is_different = told->second.is_different;
            mark.is_chosen = told->second.is_chosen;
            if (told->second.is_doubtful && mark.belief == CardMark::Belief::sure)
                mark.belief = CardMark::Belief::unsure;
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

/// Cards, and above them the tokens that lie on them or beside.
std::vector<Touch> TableFeed::touches_of(const vision::Scene& scene, const std::vector<CardMark>& marks,
                                         const Wanted& wanted) const
{
    std::vector<Touch> touches;
    for (const CardMark& mark : marks)
        if (mark.card >= 0)
            touches.push_back({.corners = mark.corners, .card = mark.card});
    for (const vision::SceneToken& token : scene.tokens) {
        std::string value = setup_.value_of ? setup_.value_of(token.last.marker) : std::string();
        if (value.empty())
            continue;
        const auto below = wanted.known.find(token.on);
        const bool is_on_a_card = below != wanted.known.end();
        touches.push_back({.corners = token.last.quad,
                           .card = is_on_a_card ? below->second.card : -1,
                           .seat = is_on_a_card || !setup_.side_at ? nobody : setup_.side_at(token.middle),
                           .value = std::move(value)});
    }
    return touches;
}

}  // namespace cardinal::window
