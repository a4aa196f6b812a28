#pragma once

#include "engine/core/playmat.h"

/// The board a camera is calibrated with: a chessboard whose light squares carry markers, so that each corner is known
/// even when only a part of the board is in view. OpenCV calls such a board ChArUco; the number of rows is odd, so that
/// its older and newer ways of counting agree.
namespace cardinal::calibration_board {

inline constexpr int columns = 9, rows = 7;
inline constexpr double square_mm = 26, cell_mm = 2.4, marker_mm = marker_cells * cell_mm;

constexpr MatSize size() { return {columns * square_mm, rows * square_mm}; }
constexpr bool is_dark(int row, int column) { return (row + column) % 2 == 0; }
/// Of a light square; they are counted row by row.
constexpr MarkerId marker_at(int row, int column)
{
    return static_cast<MarkerId>(first_calibration_marker + (row * columns + column) / 2);
}

}  // namespace cardinal::calibration_board
