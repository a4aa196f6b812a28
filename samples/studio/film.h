#pragma once

#include "samples/studio/random.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <map>
#include <string>
#include <vector>

/// A match as a camera sees it over time: hands that come in, cover the table, lay, move and turn things, and go.
namespace cardinal::studio {

struct Frame {
    int index = 0;
    double time_ms = 0;
    Scene scene{};
    int step = 0;       ///< of what was told last: counted from 1; 0 before anything happens
    bool quiet = true;  ///< nothing moves, no hand is there
};

struct FilmOrder {
    double dense_ms = 100;    ///< from frame to frame while something happens
    double sparse_ms = 700;   ///< while nothing does
    double settle_ms = 200;   ///< after the last hand left, in which frames come as if something happened
    int pause_frames = 2;     ///< after that, with `sparse_ms` between
    double clumsiness = 0.1;  ///< how often a hand hovers for nothing, or brushes against something else
};
/// The same film with a frame at each beat of a camera; pauses are as long as they were.
FilmOrder at_full_rate(FilmOrder order, double frames_per_second);

class Film {
public:
    /// `base` is the table with what lies about on it all the time; its conditions hold for the whole film.
    Film(Scene base, const Stock& stock, const FilmOrder& order, std::uint64_t seed);

    /// The frames until the table looks so. Things are told apart by their tracks.
    std::vector<Frame> until(std::vector<Thing> things);
    /// When the next frame will be.
    double now_ms() const { return time_ms_; }

private:
    Scene base_;
    const Stock& stock_;
    FilmOrder order_;
    Random random_;
    std::vector<Thing> now_{};
    std::map<int, Point> brushed_{};  ///< by track: how far from its place a hand has pushed a thing
    std::vector<Frame> frames_{};
    double time_ms_ = 0;
    int index_ = 0, step_ = 0;

    void show(const std::vector<Thing>& things, bool quiet);
    void pause();
    int frames_in(double ms) const;
    void change(const Thing* from, const Thing* to, const std::vector<Thing>& after);
    void hover();
    void brush(const Thing& except);
    Thing hand_at(const Point& reaches, double arrival) const;
};

}  // namespace cardinal::studio
