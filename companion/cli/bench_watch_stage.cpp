#include "companion/cli/bench_watch_stage.h"

#include "companion/cli/laid_tables.h"
#include "companion/cli/processor_time.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/scenes.h"
#include "companion/cli/studio_stock.h"
#include "companion/match/scene_reader.h"
#include "engine/games/all_games.h"
#include "samples/studio/layout.h"
#include "samples/studio/profile.h"
#include "samples/studio/render.h"
#include "vision/table_eye.h"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace cardinal::cli::bench {
namespace {

/// How people lay things and how the camera hangs. Tidy: straight and slowly, under an even light. Usual: as at a
/// kitchen table. Messy: in a hurry, askew, with lamps that mirror in the cards and things that lie about.
struct Manner {
    studio::Profile profile = studio::Profile::clean;
    double untidy = 1, clumsiness = 0;
    int pause_frames = 2;
    int clutter = 0;
};
constexpr Manner manners[] = {{studio::Profile::clean, 1, 0, 2, 0},
                              {studio::Profile::real, 1.5, 0.15, 2, 2},
                              {studio::Profile::real, 3, 0.35, 1, 4}};

const Manner& manner_of(Grade grade) { return manners[static_cast<std::size_t>(grade)]; }

/// After each deed frames come closely until the wait for stillness is over, so that delays can be told.
studio::FilmOrder film_of(Grade grade)
{
    return {.settle_ms = 700, .pause_frames = manner_of(grade).pause_frames, .clumsiness = manner_of(grade).clumsiness};
}

constexpr int first_clutter_track = 50000;

/// Beside the mat, where no zone is.
void lay_about(studio::Scene& scene, const Setting& setting, int count, studio::Random& random)
{
    const MatSize mat = setting.game->playmat->size;
    const auto things = studio::names_of(setting.stock, studio::What::foreign);
    for (int thing = 0; thing < count && !things.empty(); ++thing) {
        const bool is_left = random.happens(0.5);
        studio::put(scene.things,
                    {.print = random.one_of(things),
                     .centre = {is_left ? -70.0 : mat.width + 70, random.between(0, mat.height)},
                     .angle_deg = random.between(0, 360),
                     .track = first_clutter_track + thing},
                    setting.stock);
    }
}

/// Looks with the project's own eye.
class Camera {
public:
    explicit Camera(const Setting& setting)
        : film_camera_(setting.stock), codebook_(setting.codes), eye_(codebook_, {.mat = setting.game->playmat->size})
    {
        known_.game = setting.game;
        for (const PrintedCode& code : setting.codes)
            known_.copies.push_back({.code = code});
        for (const auto& [name, print] : setting.stock)
            for (carddb::Copy& copy : known_.copies)
                if (print.code == copy.code)
                    copy.card = print.card;
    }

    Looked look(const studio::Frame& frame)
    {
        const cv::Mat picture = film_camera_.picture(frame.scene);
        Looked looked;
        const double begin = processor_ms();
        const vision::Scene seen = eye_.look({.picture = picture, .index = frame.index, .time_ms = frame.time_ms});
        looked.lying = match::lying_in(seen);
        looked.work_ms = processor_ms() - begin;
        looked.has_table = seen.pose.has_value();
        looked.has_moved = seen.has_moved;
        looked.drawn = [this, picture, seen] { return drawn_over(picture, {.scene = seen}, known_); };
        return looked;
    }

private:
    studio::FilmCamera film_camera_;
    vision::Codebook codebook_;
    vision::TableEye eye_;
    Known known_{};
};

}  // namespace

Setting plain_setting(const Game& game, const Position& end, Grade grade)
{
    PlainCards cards = plain_cards(game, static_cast<int>(end.cards.size()));
    Setting setting{.game = &game,
                    .stock = std::move(cards.stock),
                    .prints = std::move(cards.prints),
                    .film = film_of(grade),
                    .untidy = manner_of(grade).untidy};
    for (std::size_t card = 0; card < end.cards.size(); ++card) {
        const PrintedCode code{game.letter, end.facts(end.cards[card]).number, static_cast<int>(card)};
        setting.stock[setting.prints[card]].code = code;
        setting.codes.push_back(code);
    }
    return setting;
}

Eyes perfect_eyes(const Setting& setting)
{
    return [&setting](const studio::Frame& frame) {
        return Looked{.lying = seen_without_errors(frame.scene.things, setting.stock)};
    };
}

Result<Setting> printed_setting(const Game& game, const Position& end, Grade grade, cv::Size size, std::uint64_t seed)
{
    auto made = stock_of({.position = &end, .seed = seed, .game = std::string(game.id)});
    if (!made)
        return Failure{made.error()};
    Setting setting{.game = &game,
                    .stock = std::move(made->stock),
                    .prints = std::move(made->prints),
                    .film = film_of(grade),
                    .untidy = manner_of(grade).untidy};
    for (const std::string& print : setting.prints)
        setting.codes.push_back(setting.stock[print].code.value_or(PrintedCode{}));
    studio::Random random(seed);
    studio::Scene& scene = setting.scene;
    scene.camera.width = size.width;
    scene.camera.height = size.height;
    scene.camera.focal_px = studio::focal_for(size.width, 65);
    studio::take_conditions(scene, manner_of(grade).profile, random);
    constexpr double most_tilt_deg = 25;  // a stand beside the table; what lies deeper is read in bench vision
    scene.camera.tilt_deg = std::min(scene.camera.tilt_deg, most_tilt_deg);
    scene.camera.turn_deg = 3 * random.bell();
    scene.camera = studio::fitted(scene.camera, {0, 0, game.playmat->size.width, game.playmat->size.height});
    scene.ground = {.surface = static_cast<studio::Surface>(random.below(studio::surface_count)),
                    .seed = random.bits(),
                    .mat = mat_name};
    lay_about(scene, setting, manner_of(grade).clutter, random);
    return setting;
}

Result<void> add_cards_of_another_game(Setting& setting, std::uint64_t seed)
{
    constexpr int wanted = 3;
    const auto other = std::ranges::find_if(all_games(), [&](const Game* game) { return game != setting.game; });
    std::error_code none;
    std::vector<std::string> decks;
    for (const auto& file : std::filesystem::directory_iterator(samples() / std::string((*other)->id) / "decks", none))
        decks.push_back(file.path().string());
    std::ranges::sort(decks);
    decks.resize(std::min<std::size_t>(decks.size(), 1));
    auto made = stock_of({.cards = {.decks = decks}, .seed = seed});
    if (!made)
        return Failure{made.error()};
    int count = 0;
    for (auto& [name, print] : made->stock)
        if (print.what == studio::What::card && print.code && count < wanted) {
            setting.codes.push_back(*print.code);
            setting.stock[others_card_name + (" " + std::to_string(count++))] = std::move(print);
        }
    return {};
}

Eyes cameras_eyes(const Setting& setting)
{
    const auto camera = std::make_shared<Camera>(setting);
    return [camera](const studio::Frame& frame) { return camera->look(frame); };
}

}  // namespace cardinal::cli::bench
