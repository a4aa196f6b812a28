#include "samples/studio/film.h"

#include "samples/studio/layer.h"
#include "samples/studio/layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

// Each thing that differs between two tables is one deed of one hand: it reaches for the thing, carries it, lets go and
// withdraws. What is new comes in with the hand from the player's side; what is gone leaves with it.
namespace cardinal::studio {
namespace {

constexpr double reach_ms = 300, carry_ms = 400, leave_ms = 300, hover_ms = 600;
constexpr double away_mm = 420, carried_mm = 30, hand_above_mm = 22;

const Thing* with_track(const std::vector<Thing>& things, int track)
{
    const auto found = std::ranges::find(things, track, &Thing::track);
    return found == things.end() ? nullptr : &*found;
}

bool lies_alike(const Thing& one, const Thing& other)
{
    constexpr double least_mm = 2, least_deg = 2;
    return one.print == other.print && one.face == other.face &&
           std::abs(one.angle_deg - other.angle_deg) < least_deg &&
           std::hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y) < least_mm;
}

/// Slow at both ends, as arms are.
double eased(double share) { return share * share * (3 - 2 * share); }
double mixed(double one, double other, double share) { return one + (other - one) * share; }

bool is_of_a(const Point& at, const Scene& scene) { return at.y >= scene.camera.looks_at.y; }

/// Outside the table, at the side of the player who sits nearer.
Point beyond(const Point& at, const Scene& scene) { return {at.x, at.y + (is_of_a(at, scene) ? away_mm : -away_mm)}; }

/// How far over the table a hand is that hovers for nothing, `share` of the time after it came.
double hovering(double share)
{
    constexpr std::array<double, 8> arrivals{0, 0.3, 0.7, 1.0, 1.0, 0.6, 0.2, 0};
    const double at = share * (arrivals.size() - 1);
    const auto before = static_cast<std::size_t>(at);
    return before + 1 < arrivals.size()
             ? mixed(arrivals[before], arrivals[before + 1], at - static_cast<double>(before))
             : 0;
}

}  // namespace

FilmOrder at_full_rate(FilmOrder order, double frames_per_second)
{
    const double beat_ms = 1000 / frames_per_second;
    order.pause_frames = static_cast<int>(std::lround(order.pause_frames * order.sparse_ms / beat_ms));
    order.dense_ms = order.sparse_ms = beat_ms;
    return order;
}

Film::Film(Scene base, const Stock& stock, const FilmOrder& order, std::uint64_t seed)
    : base_(std::move(base)), stock_(stock), order_(order), random_(seed)
{}

void Film::show(const std::vector<Thing>& things, bool quiet)
{
    Frame frame{.index = index_, .time_ms = time_ms_, .scene = base_, .step = step_, .quiet = quiet};
    frame.scene.things.insert(frame.scene.things.end(), things.begin(), things.end());
    for (Thing& thing : frame.scene.things)
        for (const int track : {thing.track, thing.on})  // a token goes with its card
            if (const auto pushed = brushed_.find(track); pushed != brushed_.end())
                thing.centre = {thing.centre.x + pushed->second.x, thing.centre.y + pushed->second.y};
    frame.scene.seed = stirred(base_.seed + static_cast<std::uint64_t>(index_));
    frames_.push_back(std::move(frame));
    ++index_;
    time_ms_ += quiet ? order_.sparse_ms : order_.dense_ms;
}

int Film::frames_in(double ms) const { return std::max(1, static_cast<int>(std::lround(ms / order_.dense_ms))); }

void Film::pause()
{
    for (int frame = 0; frame < order_.pause_frames; ++frame)
        show(now_, true);
}

/// A hand whose fingers reach this place; `arrival` 0: still outside, 1: there.
Thing Film::hand_at(const Point& reaches, double arrival) const
{
    const bool is_a = is_of_a(reaches, base_);
    const Point outside = beyond(reaches, base_);
    const double angle =
        (is_a ? 0 : 180) + std::clamp((base_.camera.looks_at.x - reaches.x) * (is_a ? 0.05 : -0.05), -25.0, 25.0);
    const std::vector<std::string> hands = names_of(stock_, What::hand);
    const std::string& name = hands[is_a ? 0 : hands.size() - 1];
    constexpr double tips_mm = 120;  // from the picture's upper edge to where fingers hold
    const double behind = stock_.find(name)->second.texture.size_mm().height / 2 - tips_mm;
    const double radians = angle * std::numbers::pi / 180, share = eased(arrival);
    return {.print = name,
            .centre = {mixed(outside.x, reaches.x, share) - behind * std::sin(radians),
                       mixed(outside.y, reaches.y, share) + behind * std::cos(radians)},
            .angle_deg = angle,
            .raised_mm = carried_mm + hand_above_mm,
            .track = is_a ? 20000 : 20001};
}

void Film::hover()
{
    if (now_.empty())
        return;
    const Point over = random_.one_of(now_).centre;
    const int frames = frames_in(hover_ms);
    for (int frame = 1; frame <= frames; ++frame) {
        std::vector<Thing> things = now_;
        things.push_back(hand_at(over, hovering(static_cast<double>(frame) / (frames + 1))));
        show(things, false);
    }
}

/// Something near is pushed aside by a few millimetres and stays there; nobody leaves a token hanging over its card.
void Film::brush(const Thing& except)
{
    constexpr double near_mm = 110, farthest_mm = 6;
    for (const Thing& thing : now_) {
        const double away = std::hypot(thing.centre.x - except.centre.x, thing.centre.y - except.centre.y);
        if (thing.track == except.track || away > near_mm || away < 1)
            continue;
        const double push = random_.between(2, 7) / away;
        Point& pushed = brushed_[thing.track];
        pushed.x += push * (thing.centre.x - except.centre.x);
        pushed.y += push * (thing.centre.y - except.centre.y);
        const double farther = std::hypot(pushed.x, pushed.y) / farthest_mm;
        if (farther > 1)
            pushed = {pushed.x / farther, pushed.y / farther};
        return;
    }
}

void Film::change(const Thing* from, const Thing* to, const std::vector<Thing>& after)
{
    const Thing& any = to ? *to : *from;
    Thing begin = from ? *from : *to, end = to ? *to : *from;
    if (!from)
        begin.centre = beyond(end.centre, base_);
    if (!to)
        end.centre = beyond(begin.centre, base_);
    const auto without = [&] {
        std::vector<Thing> things = now_;
        std::erase_if(things, [&](const Thing& thing) { return thing.track == any.track; });
        return things;
    };
    const int reach_frames = frames_in(reach_ms), carry_frames = frames_in(carry_ms),
              leave_frames = frames_in(leave_ms);
    for (int frame = 1; frame <= reach_frames && from; ++frame) {
        std::vector<Thing> things = now_;
        things.push_back(hand_at(begin.centre, static_cast<double>(frame) / reach_frames));
        show(things, false);
    }
    for (int frame = from ? 0 : 1; frame <= carry_frames; ++frame) {
        const double share = eased(static_cast<double>(frame) / carry_frames);
        Thing carried = share < 0.5 ? begin : end;
        carried.centre = {mixed(begin.centre.x, end.centre.x, share), mixed(begin.centre.y, end.centre.y, share)};
        carried.angle_deg = mixed(begin.angle_deg, end.angle_deg, share);
        carried.raised_mm += carried_mm * std::sin(share * std::numbers::pi);
        std::vector<Thing> things = without();
        things.push_back(carried);
        things.push_back(hand_at(carried.centre, 1));
        show(things, false);
    }
    now_ = without();
    if (to) {
        // Where it belongs among what lies upon each other there in the end.
        now_.push_back(*to);
        const auto place = [&](const Thing& thing) {
            const auto found = std::ranges::find(after, thing.track, &Thing::track);
            return found == after.end() ? -1 : static_cast<int>(found - after.begin());
        };
        std::ranges::stable_sort(now_, {}, place);
        brushed_.erase(to->track);
    }
    if (random_.happens(order_.clumsiness))
        brush(any);
    for (int frame = leave_frames - 1; frame >= 0 && to; --frame) {
        std::vector<Thing> things = now_;
        things.push_back(hand_at(end.centre, static_cast<double>(frame) / leave_frames));
        show(things, false);
    }
}

std::vector<Frame> Film::until(std::vector<Thing> things)
{
    frames_.clear();
    if (index_ == 0) {
        now_ = std::move(things);
        pause();
        if (frames_.empty())  // a film shows how it begins, however little time there is between its steps
            show(now_, true);
        return std::move(frames_);
    }
    ++step_;
    const std::vector<Thing> before = now_;
    if (random_.happens(order_.clumsiness))
        hover();
    for (const Thing& old : before)
        if (!with_track(things, old.track))
            change(&old, nullptr, things);
    for (const Thing& next : things) {
        const Thing* old = with_track(before, next.track);
        if (!old || !lies_alike(*old, next))
            change(old, &next, things);
    }
    now_ = std::move(things);
    const bool has_moved = !frames_.empty();
    for (int frame = 0; has_moved && frame < frames_in(order_.settle_ms); ++frame) {
        show(now_, true);
        time_ms_ += order_.dense_ms - order_.sparse_ms;  // right after a deed one looks closely
    }
    pause();
    return std::move(frames_);
}

}  // namespace cardinal::studio
