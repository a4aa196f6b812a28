#pragma once

#include "companion/cli/studio_stock.h"
#include "engine/core/result.h"
#include "engine/rules/game.h"
#include "samples/studio/layout.h"
#include "samples/studio/profile.h"
#include "samples/studio/render.h"
#include "vision/code_reader.h"

#include <span>

/// Printed cards, laid on tables and looked at.
namespace cardinal::cli::bench {

/// A card that lies there.
struct Lying {
    PrintedCode code{};
    vision::Quad corners{};
    double code_visible = 1;  ///< the share of its code that nothing covers
};

struct Shot {
    cv::Mat colours{}, gray{};
    std::vector<Lying> cards{};
    std::vector<vision::Quad> outlines{};  ///< of all that lies there face up, with a code or without
};

/// One card, filling its picture.
struct Close {
    double modules_px = 1;
    studio::Profile profile = studio::Profile::real;
    double covered = 0;  ///< the share of the code that something hides, from one of its sides
    std::uint64_t seed = 1;
};

struct Laid {
    studio::Profile profile = studio::Profile::real;
    double tilt_deg = 0;
    double module_mm = 1;
    int width = 1920, height = 1080;
    studio::Wanted wanted{};
    std::uint64_t seed = 1;
    bool has_mat = false;  ///< surely; without it on half of the tables
};

/// How many codes are known beside those of the cards that lie there.
inline constexpr int other_codes = 1000;

class Stage {
public:
    /// Prints two decks with codes of either size and cuts them up.
    static Result<Stage> build();

    Shot one_card(int card, const Close& close) const;
    Shot table(const Laid& laid) const;
    /// The same before anybody takes a picture of it, and a picture of what became of it.
    studio::Scene scene(const Laid& laid) const;
    Shot shot(const studio::Scene& scene, double module_mm = 1) const;
    /// An arm that reaches for this place from the lower side.
    studio::Thing hand(const studio::Point& reaches) const;
    MatSize mat() const { return large_.game->playmat->size; }

    int cards() const { return static_cast<int>(large_codes_.size()); }
    /// With the codes of all cards that can lie there, and with others only.
    const vision::Codebook& all_codes(double module_mm) const { return module_mm < 1 ? all_small_ : all_large_; }
    const vision::Codebook& foreign_codes() const { return foreign_; }

private:
    StudioStock large_{}, small_{};
    std::vector<std::string> large_codes_{};  ///< names in the stock
    vision::Codebook all_large_{}, all_small_{}, foreign_{};
};

/// The card of that name alone, anywhere, anyhow turned, under drawn conditions.
Shot one_card(const studio::Stock& stock, const std::string& name, const Close& close);

/// Corners that somebody measured a little wrong, each by so many pixels in some direction, beginning anywhere.
vision::Quad measured(const vision::Quad& corners, double error_px, std::uint64_t seed);

/// The time that one pass takes which makes a picture of this size gray.
double gray_ms(cv::Size size);

}  // namespace cardinal::cli::bench
