#pragma once

#include "companion/cli/complaint.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/studio_stock.h"
#include "samples/studio/film.h"
#include "samples/studio/layout.h"
#include "samples/studio/profile.h"
#include "samples/studio/table.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

/// What `cardinal studio` was asked for, and the tables that come of it.
namespace cardinal::cli {

struct StudioOrder {
    std::string file{}, scenario{};  ///< a position or a match; the scenario's name, or the first one
    std::string random{};            ///< a table at random, in the words of layout.h
    StockOrder stock{};
    std::string profile = "clean", ground{};
    std::string scene{}, scene_out{};  ///< JSON
    std::uint64_t seed = 1;
    int width = 1920, height = 1080;
    std::optional<double> tilt_deg{}, turn_deg{}, roll_deg{};
    double view_deg = 65;
    bool has_no_mat = false, has_art_mat = false, has_light_mat = false, has_small_codes = false;
    std::string out{}, truth{};
    std::string codes_out{};  ///< a file for the codes of a position's cards
    std::string said{};       ///< a file for what the players of a film say
    int count = 1;
    int steps = 0;  ///< of the scenario, before the picture is taken
    studio::FilmOrder film{};
    double frames_per_second = 0;  ///< of a film that leaves none out; 0: as `film` says
    int exit_code = 0;
};

void add_table_options(CLI::App& verb, StudioOrder& order);
inline constexpr Complaint complain("studio");

/// Everything that pictures are made from.
class StudioTable {
public:
    static Result<StudioTable> open(StudioOrder& order);

    const Game& game() const { return *made_.game; }
    const studio::Stock& stock() const { return made_.stock; }
    /// The table as it lies at first, or at random; `index` counts the pictures of one order.
    Result<studio::Scene> scene(int index) const;
    /// The same without things: what a film is filmed on.
    Result<studio::Scene> bare_scene(int index) const;
    /// The positions of a match, each after a step of its file.
    struct Step {
        Position position{};
        std::string text{};
        int line = 0;
        Seat passes{};         ///< who says so with a command card
        bool is_said = false;  ///< no camera sees it, or not all of it: a player says it as the step begins
    };
    const std::vector<Step>& steps() const { return steps_; }
    /// The codes that a position's cards were printed with, a line each.
    std::string codes() const;
    studio::Table table() const { return {*made_.game, made_.prints, made_.stock, order_->seed}; }

private:
    explicit StudioTable(const StudioOrder& order) : order_(&order) {}
    const StudioOrder* order_;
    StudioStock made_{};
    std::vector<Step> steps_{};
    std::string scene_text_{};

    Seat who_passes(const notation::Step& step) const;
    bool is_said(const notation::Step& step, bool is_seen) const;
    Result<void> read_match(const std::string& file);
    Rect area() const;
    Result<studio::Scene> with_settings(studio::Scene scene) const;
};

}  // namespace cardinal::cli
