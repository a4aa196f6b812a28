#pragma once

#include "calibration/lens_measurement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Somebody walks about before the camera with the board, or around it with the camera: frames are taken one after
/// another, those that add something are kept, and after each of them is told how good it is by now and what is still
/// missing. Values only; who shows the frames says the sentences.
namespace cardinal::calibration {

/// What became of a frame.
enum class WalkLook : std::uint8_t {
    kept,
    like_before,  ///< adds nothing to what is known
    no_board,
    mirrored,
    too_dark,
    blurred,
    too_small,
    cut_off,  ///< too little of the board
    other_size
};

struct WalkState {
    int kept = 0;
    double share_done = 0;               ///< 0 to 1; at 1 nothing is missing
    std::vector<std::string> missing{};  ///< what to do next, the most useful first; parts of a sentence
    bool is_enough() const { return missing.empty(); }
};

struct WalkStep {
    WalkLook look = WalkLook::no_board;
    std::string sentence{};  ///< what became of the frame, how good the lens is by now, what is still missing
    WalkState state{};
    double blur_px = 0, square_px = 0;  ///< of the board, where one was seen
};

class LensWalk {
public:
    explicit LensWalk(const Board& board) : board_(board) {}

    /// `gray` has 8 bits.
    WalkStep take(const cv::Mat& gray);

    const std::vector<BoardView>& views() const { return views_; }
    const std::optional<MeasuredLens>& lens() const { return lens_; }
    /// Why there is no lens yet.
    const std::string& objection() const { return objection_; }
    WalkState state() const;

    static constexpr std::size_t most_views = 40;

private:
    Board board_;
    std::vector<BoardView> views_{};
    std::optional<MeasuredLens> lens_{};
    std::string objection_{};

    WalkLook look_at(const cv::Mat& gray, const std::optional<BoardView>& view) const;
    bool adds_something(const BoardView& view) const;
    void keep(const BoardView& view);
    std::string told(const WalkStep& step) const;
};

}  // namespace cardinal::calibration
