#pragma once

#include "vision/geometry.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Cards without a code, known by their pictures: what a card shows is made as small as a thumb's nail and evened out,
/// so that neither light nor blur matter much, and compared with what was learned by showing each card once.
namespace cardinal::vision {

inline constexpr int art_columns = 32, art_rows = 44;

/// Row by row, with the mean 0 and the length 1.
using ArtPrint = std::array<float, static_cast<std::size_t>(art_columns* art_rows)>;

/// What the card with these corners shows, the printed upper left one first. `gray` has 8 bits.
ArtPrint art_of(const cv::Mat& gray, const Quad& corners);

/// How a print is kept: a byte for each cell.
std::string bytes_of(const ArtPrint& print);
/// Nothing when these are no print's.
std::optional<ArtPrint> print_from(std::string_view bytes);

struct ArtReading {
    std::size_t entry = 0;    ///< of the book
    double correlation = -1;  ///< from -1 to 1
    double lead = 0;          ///< over the next likely card, in what the two differ by
    /// The correlation without what cards of its make have in common; nothing where few of them were learned.
    std::optional<double> own{};
    int quarter_turns = 0;  ///< of the corners, so that the printed upper left one comes first
};

/// All cards that were learned. Several prints of one card, which look alike, have the same name here, so that they are
/// no rivals.
class ArtBook {
public:
    struct Entry {
        int card = 0;
        ArtPrint print{};
    };
    ArtBook() = default;
    explicit ArtBook(std::vector<Entry> entries) : entries_(std::move(entries)) {}

    std::size_t size() const { return entries_.size(); }
    const Entry& entry(std::size_t index) const { return entries_[index]; }
    /// The likeliest card that lies between these corners, sure or not, beginning at whichever of them; nothing when
    /// the book is empty.
    std::optional<ArtReading> read(const cv::Mat& gray, const Quad& corners, const CardSize& size) const;

private:
    std::vector<Entry> entries_{};
};

/// When a reading may be believed, be the card known or not.
bool is_certain(const ArtReading& reading);

}  // namespace cardinal::vision
