#pragma once

#include "companion/cli/bench_watch.h"
#include "companion/match/lying.h"
#include "engine/core/result.h"
#include "samples/studio/film.h"
#include "samples/studio/table.h"

#include <functional>
#include <opencv2/core/mat.hpp>

/// Where a match is played, and who looks.
namespace cardinal::cli::bench {

/// What eyes made of a frame.
struct Looked {
    match::Lying lying{};
    bool has_table = true;             ///< otherwise nothing is told
    bool has_moved = false;            ///< the camera, as it seems
    double work_ms = 0;                ///< of the processor
    std::function<cv::Mat()> drawn{};  ///< the picture with what was seen over it; empty where nothing is rendered
};
using Eyes = std::function<Looked(const studio::Frame&)>;
/// Eyes that have seen nothing yet.
using EyesOpener = std::function<Eyes()>;

/// How prints of cards of another game are called in the stock.
inline constexpr const char* others_card_name = "of another game";

/// Cards, tokens and hands to play a match with, and the table they lie on.
struct Setting {
    const Game* game = nullptr;
    studio::Stock stock{};
    std::vector<std::string> prints{};  ///< of the match's cards
    std::vector<PrintedCode> codes{};   ///< of the same
    studio::Scene scene{};
    studio::FilmOrder film{};
    double untidy = 1;
};

/// Nothing is rendered: eyes without errors see what lies there.
Setting plain_setting(const Game& game, const Position& end, Grade grade);
Eyes perfect_eyes(const Setting& setting);

/// Printed, laid under a camera and rendered. `end` has all cards that the match will ever have.
Result<Setting> printed_setting(const Game& game, const Position& end, Grade grade, cv::Size size, std::uint64_t seed);
/// Some cards of a deck of another game, whose codes the eyes know as well.
Result<void> add_cards_of_another_game(Setting& setting, std::uint64_t seed);
/// What the project sees with. The setting has to live as long.
Eyes cameras_eyes(const Setting& setting);

}  // namespace cardinal::cli::bench
