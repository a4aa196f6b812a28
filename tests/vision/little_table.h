#pragma once

#include "samples/studio/render.h"
#include "tests/vision/stage.h"
#include "vision/frame.h"

/// A small table with a mat, filmed frame by frame, for tests of what changes over time.
namespace cardinal::vision {

class LittleTable {
public:
    static constexpr MatSize mat{420, 260};
    static constexpr int width = 640, height = 400;

    LittleTable();

    /// A card of the first sixty codes, with that number as its track.
    static studio::Thing card(int number, studio::Point at, double angle_deg = 0);
    /// The same turned over.
    static studio::Thing turned_over(int number, studio::Point at, double angle_deg = 0);
    /// With the first marker of tokens, or the second.
    static studio::Thing token(int face, studio::Point at, int track = 10000);
    /// An arm that comes from the lower side; its fingers reach there.
    static studio::Thing hand(studio::Point reaches);

    studio::Scene scene() const { return scene_; }
    studio::Scene& scene() { return scene_; }
    studio::Stock& stock() { return stock_; }
    /// What the camera sees of it; each frame has its own noise.
    studio::Picture picture(std::vector<studio::Thing> things);
    Frame frame(std::vector<studio::Thing> things, double time_ms);

private:
    studio::Stock stock_{};
    studio::Scene scene_{};
    int frames_ = 0;
};

}  // namespace cardinal::vision
