#pragma once

#include "calibration/print_scale.h"
#include "calibration/readability.h"
#include "calibration/table_finder.h"
#include "companion/doctor/areas.h"
#include "vision/codebook.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The readability meter: what one picture of a table says of whether cards can be read there, and what would help.
namespace cardinal::doctor {

/// How codes of one size can be read.
enum class Grade : std::uint8_t { comfortable, readable, doubtful, unreadable };
/// By how many pixels cover a module and how many modules wide the blur is.
Grade grade_of(double px_per_module, double blur_modules);
const char* word_for(Grade grade);

inline constexpr double readable_px = 1.0, comfortable_px = 1.4;  ///< a module

struct ZoneCheck {
    NamedArea zone{};
    calibration::AreaView view{};
    double px_per_module = 0;  ///< of the codes that lie there, at the zone's worst place
    double px_per_cell = 0;    ///< of tokens, the same
    double blur_modules = 0;
    Grade grade = Grade::unreadable;
};

/// Something that is amiss, and what to do about it.
struct Advice {
    enum class Weight : std::uint8_t { must, should } weight = Weight::should;
    std::string what{}, cure{};  ///< whole sentences
};

struct CardsCheck {
    int read = 0;
    std::optional<calibration::PrintScale> codes_on_mat{};    ///< the size of codes by the mat's millimetres
    std::optional<calibration::PrintScale> codes_on_cards{};  ///< the size of codes by their cards' outlines
};

struct Checkup {
    cv::Size picture{};
    std::optional<calibration::TableFound> table{};  ///< nothing: see `no_table`
    std::string no_table{};                          ///< why none was found and what to do: sentences
    calibration::Standpoint stand{};
    double room_for_zoom = 1;
    calibration::LightOnTable light{{}, {}};
    std::vector<ZoneCheck> zones{};
    std::optional<calibration::PrintScale> markers{};
    CardsCheck cards{};
    std::vector<Advice> advice{};     ///< the most urgent first
    Grade grade = Grade::unreadable;  ///< of the worst zone

    bool is_fit() const;  ///< nothing must be done
};

/// What a picture is looked at with.
struct Examination {
    std::vector<MatSize> mats{};  ///< those that may lie there; the one that fits best is taken
    const Game* game = nullptr;   ///< whose zones are told; none: nine parts
    calibration::Lens lens{};
    double module_mm = 1.0;                      ///< of the codes that are played with
    const vision::Codebook* codebook = nullptr;  ///< of cards whose size is checked where they lie there
};

/// `picture` has 8 bits: gray, or blue, green and red.
Checkup examine(const cv::Mat& picture, const Examination& examination);

}  // namespace cardinal::doctor
