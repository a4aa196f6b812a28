#pragma once

#include "companion/cli/bench_watch.h"
#include "companion/match/match_book.h"
#include "engine/referee/referee.h"
#include "samples/studio/film.h"
#include "samples/studio/random.h"

#include <filesystem>
#include <optional>
#include <utility>

namespace cardinal::cli::bench {

/// What goes wrong at a table, at random moments. 0: never.
struct Trouble {
    int killed_one_in = 0;    ///< frames: the program ends, and goes on with what it stored
    int knocked_one_in = 0;   ///< deeds: the camera stands otherwise from some moment of it on
    int bothered_one_in = 0;  ///< deeds: something happens before it that is no play
};

/// A place for matches that are stored while they are played, which goes when the bench is over.
class Shelf {
public:
    Shelf();
    Shelf(const Shelf&) = delete;
    Shelf& operator=(const Shelf&) = delete;
    ~Shelf();

    match::MatchBook new_book(const Game& game) const;
    /// The stored match as a program finds it that was started anew; without one, the match from its start.
    std::pair<Referee, match::MatchBook> goes_on(const Game& game, std::int64_t stored, const Position& start) const;

private:
    std::filesystem::path folder_{};
    std::filesystem::path file() const { return folder_ / "cardinal.db"; }
};

/// Decides when trouble comes, and where the camera stands then.
class Fate {
public:
    Fate(const Trouble& trouble, const studio::Camera& camera, std::uint64_t seed);

    bool may_kill() const { return trouble_.killed_one_in > 0; }
    /// Whether the program ends now.
    bool kills();
    /// Whether somebody knocks against the camera during it, or bothers before it.
    void before_a_deed(Count& count);
    bool bothers();
    /// `of_light` is what there is of the usual.
    void befall(studio::Frame& frame, double of_light);
    /// The eye says so.
    void camera_was_moved(Count& count);

private:
    Trouble trouble_;
    studio::Camera camera_;
    studio::Random chance_;
    std::optional<studio::Camera> knocked_{};
    std::optional<int> frames_to_knock_{};
    bool is_unnoticed_ = false;
};

}  // namespace cardinal::cli::bench
