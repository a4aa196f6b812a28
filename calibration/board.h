#pragma once

#include "calibration/geometry.h"

#include <optional>
#include <vector>

/// Flat boards that a lens is measured with, and what a picture shows of them.
namespace cardinal::calibration {

/// A chessboard; where its light squares carry markers, as on the board that Cardinal prints, a part of it is enough.
struct Board {
    int columns = 0, rows = 0;  ///< squares
    double square_mm = 0;
    bool has_markers = false;
};
Board printed_board();
inline int inner_corners(const Board& board) { return (board.columns - 1) * (board.rows - 1); }

/// The inner corners of a board that were found, each by its place on the board and in the picture.
struct BoardView {
    cv::Size picture{};
    std::vector<cv::Point2f> mm{}, px{};
    double square_px = 0;  ///< a square's side, in the mean
    double blur_px = 0;    ///< of the edges between its squares; 0 where none could be measured
};

/// Nothing where no board is to be seen, or too little of it. `gray` has 8 bits.
std::optional<BoardView> find_board(const cv::Mat& gray, const Board& board);
/// A board with markers that a mirror shows.
bool is_mirrored(const cv::Mat& gray, const Board& board);

}  // namespace cardinal::calibration
