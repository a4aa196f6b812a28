#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// What lies on the table beside cards carries AprilTags of the family 36h11. This is the one table of who has which:
///
///     0–3      corners of a mat, from its upper left one clockwise
///     4–7      loose corners, in the same order: the paper's arrow points to the corner of the table
///     8–15     kept for mats
///     16–31    command cards
///     32–351   tokens and dials: each game a block of 64, which its tokens.h shares out among kinds and faces
///     352–415  sides of dice: the digits first, then each game's symbols
///     416–511  kept for further games
///     512–542  the calibration board, row by row
namespace cardinal {

using MarkerId = std::uint16_t;

inline constexpr MarkerId marker_count = 587;
inline constexpr MarkerId first_mat_corner = 0, first_loose_corner = 4, corners = 4;
inline constexpr MarkerId first_command = 16;
inline constexpr MarkerId first_token = 32, token_block = 64, last_token = 351;
inline constexpr MarkerId first_die_marker = 352, last_die_marker = 415;
inline constexpr MarkerId first_calibration_marker = 512;

/// What is done when the card with this marker is laid on the table.
enum class Command : std::uint8_t { undo, redo, next, pass, judge, pause, status };

struct CommandWord {
    Command command = Command::undo;
    std::string_view name{};
    std::string_view says{};  ///< for the card
};
inline constexpr CommandWord command_words[] = {
    {Command::undo, "undo", "The last thing that was written down is taken back."},
    {Command::redo, "redo", "What was taken back last holds again."},
    {Command::next, "next", "This phase, or this turn, is over."},
    {Command::pass, "pass", "The player whose go it is passes."},
    {Command::judge, "judge", "Somebody who decides is called to the table."},
    {Command::pause, "pause", "Nothing that moves counts until this card is gone."},
    {Command::status, "status", "Where the match stands is said aloud."},
};
constexpr MarkerId marker_of(Command command)
{
    return static_cast<MarkerId>(first_command + static_cast<MarkerId>(command));
}

constexpr bool is_of_a_die(MarkerId marker) { return marker >= first_die_marker && marker <= last_die_marker; }

/// Whether this page says what a thing with this marker is; the family's others are nobody's.
constexpr bool has_meaning(MarkerId marker)
{
    constexpr MarkerId loose_end = first_loose_corner + corners, calibration_end = first_calibration_marker + 31,
                       command_end =
                           first_command + static_cast<MarkerId>(sizeof command_words / sizeof *command_words);
    return marker < loose_end || (marker >= first_command && marker < command_end) ||
           (marker >= first_token && marker <= last_token) || is_of_a_die(marker) ||
           (marker >= first_calibration_marker && marker < calibration_end);
}

/// Cells along a side, the dark ring counted; around it belongs a ring of light ones.
inline constexpr int marker_cells = 8;
inline constexpr double token_cell_mm = 2.0;
/// A sticker for a die has to leave room for a word below its marker.
inline constexpr double die_side_mm = 20, die_cell_mm = 1.6;

struct MarkerPattern {
    std::array<std::array<bool, marker_cells>, marker_cells> dark{};  ///< [row][column] from the upper left
    bool operator==(const MarkerPattern&) const = default;
};
MarkerPattern marker_pattern(MarkerId marker);

}  // namespace cardinal
