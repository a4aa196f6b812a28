#pragma once

#include "engine/core/result.h"

#include <functional>
#include <string>

/// What `cardinal bench vision` measures: rows of figures, each with who reached it. Every row renders its own pictures
/// from fixed seeds, so that figures of two days can be compared.
namespace cardinal::cli::bench {

struct Effort {
    bool is_full = false;
    std::string only{};     ///< the row that is wanted; none: all
    int most = 0;           ///< pictures of a condition, where somebody says it
    int first = 0;          ///< others than those that were looked at before, or a thousand in pieces
    bool is_alone = false;  ///< without the decoders beside, which take longer than everything else
    std::string photos{};   ///< the folder of photos with lists of what they show; none: not measured
    /// So many of something in the full run, fewer in the short one.
    int of(int full, int brief) const { return most > 0 ? most : is_full ? full : brief; }
    bool wants(const std::string& row) const { return only.empty() || only == row; }
};

/// One line: a condition, and what one way of reading made of it.
struct Line {
    std::string row{};        ///< of the table of targets
    std::string condition{};  ///< what was looked at
    std::string who{};
    int known = 0, recognized = 0;  ///< looks at what was to be recognized
    int unknown = 0, falsely = 0;   ///< looks at what nobody knows; ids that were wrong, in either
    double ms = 0;                  ///< of the processor, for one look
    double grays = 0;               ///< the same in passes that make a picture of that size gray; 0: not compared
    std::string target{};           ///< of ours
    std::string note{};             ///< what was measured beside it
};
using Tell = std::function<void(const Line&)>;

/// Milliseconds of the processor that this thread takes, the least of so many times: what others do on the machine
/// hardly counts.
double ms_of(int times, const std::function<void()>& work);

class Stage;
void measure_cards(const Stage& stage, const Effort& effort, const Tell& tell);           // rows 1 to 4 and 10
void measure_tables(const Stage& stage, const Effort& effort, const Tell& tell);          // rows 5 to 9
void measure_markers(const Effort& effort, const Tell& tell);                             // row 11
Result<void> measure_art(const Effort& effort, const Tell& tell);                         // row 12
Result<void> measure_photos(const Stage& stage, const Effort& effort, const Tell& tell);  // rows 13 and 14
Result<void> measure_4k(const Effort& effort, const Tell& tell);                          // rate and memory
Result<void> measure_dice(const Effort& effort, const Tell& tell);                        // pips, digits, symbols
void measure_watching(const Stage& stage, const Effort& effort, const Tell& tell);        // a table over time
void measure_nothing(const Stage& stage, const Effort& effort, const Tell& tell);         // tables without cards

}  // namespace cardinal::cli::bench
