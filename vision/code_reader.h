#pragma once

#include "vision/codebook.h"
#include "vision/geometry.h"
#include "vision/symbol_finder.h"

#include <optional>

namespace cardinal::vision {

/// What was made of a card's code.
struct CodeReading {
    std::size_t entry = 0;    ///< of the codebook
    double correlation = -1;  ///< with its blurred pattern, where codes differ
    double lead = 0;          ///< over the next likely code
    double frame = -1;        ///< correlation with what all codes have in common: whether there is a code at all
    double modules_px = 0;    ///< how many pixels a module covers
    double blur = 0;          ///< modules
    double visible = 1;       ///< the share of the code that was looked at; something covers the rest
    int quarter_turns = 0;    ///< of the corners, so that the printed upper left one comes first
    Homography symbol{};
};

/// Recognizes codes by comparing them with all that were printed, far below what decoders need.
class CodeReader {
public:
    explicit CodeReader(const Codebook& codebook) : codebook_(codebook) {}
    const Codebook& codebook() const { return codebook_; }

    /// Codes of which something hides a part take ten times longer.
    enum class Parts : std::uint8_t { whole_only, covered_too };
    /// The likeliest reading of a card with these corners, sure or not; nothing when the codebook is empty. Which of
    /// the four corners is the upper left one need not be known.
    std::optional<CodeReading> read(const cv::Mat& gray, const Quad& corners, const CardSize& size, double module_mm,
                                    Parts parts = Parts::covered_too) const;
    /// The same of a code whose place is known well.
    std::optional<CodeReading> read(const cv::Mat& gray, const Symbol& symbol) const;

private:
    const Codebook& codebook_;
    std::optional<CodeReading> read_covered(const cv::Mat& gray, const Homography& symbol) const;
};

/// How well the three eyes of a code fit where a card with these corners has them, whichever corner is the upper left
/// one, from -1 to 1. It takes a hundredth of the time in which the code is read.
float likeness_of_eyes(const cv::Mat& gray, const Quad& corners, const CardSize& size, double module_mm);

/// When a reading may be believed by itself, be the card known or not.
bool is_certain(const CodeReading& reading);

}  // namespace cardinal::vision
