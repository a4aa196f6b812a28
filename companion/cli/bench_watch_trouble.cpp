#include "companion/cli/bench_watch_trouble.h"

#include "carddb/database.h"
#include "carddb/matches.h"

#include <cstdlib>

namespace cardinal::cli::bench {
namespace {

constexpr std::uint64_t trouble_branch = 77;  // of the match's chances
constexpr int frames_of_a_deed = 20;          // about

/// Where a camera stands after somebody knocked against it: the whole mat is still in view.
studio::Camera knocked(studio::Camera camera, studio::Random& random)
{
    constexpr double most_deg = 2, most_mm = 12, away = 1.04;
    camera.tilt_deg += random.between(-most_deg, most_deg);
    camera.turn_deg += random.between(-most_deg, most_deg);
    camera.roll_deg += random.between(-most_deg, most_deg);
    camera.looks_at.x += random.between(-most_mm, most_mm);
    camera.looks_at.y += random.between(-most_mm, most_mm);
    camera.distance_mm *= away;
    return camera;
}

}  // namespace

Shelf::Shelf()
{
    std::string name = (std::filesystem::temp_directory_path() / "cardinal-bench-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr)
        folder_ = name;
}

Shelf::~Shelf()
{
    std::error_code ignored;
    if (!folder_.empty())
        std::filesystem::remove_all(folder_, ignored);
}

match::MatchBook Shelf::new_book(const Game& game) const
{
    return match::MatchBook::of_new(game, [path = file()] { return carddb::Database::open(path); });
}

std::pair<Referee, match::MatchBook> Shelf::goes_on(const Game& game, std::int64_t stored, const Position& start) const
{
    auto database = carddb::Database::open(file());
    if (stored > 0 && database)
        if (const auto match = carddb::open_match(*database, game, stored); match && match->faults.empty())
            if (auto book = match::MatchBook::of_stored(game, std::move(*database), stored))
                return {Referee(game, match->record), std::move(*book)};
    return {Referee(game, start), new_book(game)};
}

Fate::Fate(const Trouble& trouble, const studio::Camera& camera, std::uint64_t seed)
    : trouble_(trouble), camera_(camera), chance_(studio::Random(seed).branch(trouble_branch))
{}

bool Fate::kills() { return may_kill() && chance_.below(trouble_.killed_one_in) == 0; }

void Fate::before_a_deed(Count& count)
{
    if (trouble_.knocked_one_in == 0 || chance_.below(trouble_.knocked_one_in) != 0)
        return;
    ++count.knocks;
    frames_to_knock_ = chance_.below(frames_of_a_deed);
}

bool Fate::bothers() { return trouble_.bothered_one_in > 0 && chance_.below(trouble_.bothered_one_in) == 0; }

void Fate::befall(studio::Frame& frame, double of_light)
{
    if (frames_to_knock_ && --*frames_to_knock_ < 0) {
        frames_to_knock_.reset();
        is_unnoticed_ = true;
        knocked_ = knocked(camera_, chance_);
    }
    if (knocked_)
        frame.scene.camera = *knocked_;
    frame.scene.light.level *= of_light;
}

void Fate::camera_was_moved(Count& count)
{
    ++(std::exchange(is_unnoticed_, false) ? count.knocks_noticed : count.camera_moved);
}

}  // namespace cardinal::cli::bench
