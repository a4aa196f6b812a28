// Row 12: cards without a code, known by their pictures. Every second card of two games is learned, from one look from
// near; all of them are looked at from afar. Cards of one game share their frame; each has an illustration of its own.
// What everybody else would use looks at every fourth of these pictures.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_art_rivals.h"
#include "companion/cli/bench_vision_stage.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/drawer.h"
#include "companion/cli/scenarios.h"
#include "engine/games/all_games.h"
#include "vision/art.h"

#include <filesystem>
#include <limits>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <set>

namespace cardinal::cli::bench {
namespace {

namespace fs = std::filesystem;

constexpr double corner_error_px = 1, learned_width_px = 200;
constexpr std::size_t games_learned = 2;  // which have a hundred cards and more

struct Condition {
    double width_px = 100;
    studio::Profile profile = studio::Profile::real;
    const char* target = "";
};
const Condition conditions[] = {
    {100, studio::Profile::real, "99.5 %, unknown rejected, < 0.5 ms"},
    {60, studio::Profile::real, "99 %, unknown rejected, < 0.5 ms"},
    {40, studio::Profile::real, "97 %, unknown rejected, < 0.5 ms"},
    {100, studio::Profile::hard, ""},
};

/// One card without a code, and how it is called in its stock.
struct Face {
    const studio::Stock* stock = nullptr;
    std::string name{};
};

/// Two sets may have the same card.
std::vector<Face> different_faces(const std::vector<StudioStock>& stocks)
{
    std::vector<Face> faces;
    std::set<std::string> cards;
    for (const StudioStock& each : stocks)
        for (const std::string& name : studio::names_of(each.stock, studio::What::card))
            if (name != studio::back_name && cards.insert(each.stock.at(name).card).second)
                faces.push_back({&each.stock, name});
    return faces;
}

std::vector<std::string> sets_of(const fs::path& game)
{
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(game / "cards"))
        if (entry.path().extension() == ".cardinal")
            files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

/// An illustration of our own making: a ground that goes from one colour to another, and things on it.
cv::Mat illustration(studio::Random& random)
{
    constexpr int side = 300;
    const auto colour = [&] { return cv::Scalar(random.below(256), random.below(256), random.below(256)); };
    const auto anywhere = [&] { return cv::Point(random.below(side), random.below(side)); };
    const cv::Scalar above = colour(), below = colour();
    cv::Mat picture(side, side, CV_8UC3);
    for (int row = 0; row < side; ++row)
        picture.row(row).setTo(above + (below - above) * (1.0 * row / side));
    for (int thing = 4 + random.below(6); thing > 0; --thing) {
        const int size = 15 + random.below(90);
        if (random.happens(0.5))
            cv::ellipse(picture, anywhere(), {size, 10 + random.below(90)}, random.below(180), 0, 360, colour(),
                        cv::FILLED);
        else
            cv::fillConvexPoly(picture, std::vector{anywhere(), anywhere(), anywhere()}, colour());
    }
    for (int line = random.below(4); line > 0; --line)
        cv::line(picture, anywhere(), anywhere(), colour(), 4 + random.below(10));
    return picture;
}

/// The bundled cards of a game, each with an illustration of its own, printed without codes and cut up.
Result<StudioStock> printed_without_codes(const std::string& game, const Drawer& drawer)
{
    StockOrder order;
    order.cards.sets = sets_of(samples() / game);
    order.cards.has_codes = false;
    order.cards.pictures = drawer.folder();
    auto database = open_database({.data = drawer.folder() + "/data"});
    if (!database)
        return Failure{database.error()};
    const auto chosen = choose_cards(*database, order.cards);
    if (!chosen)
        return Failure{chosen.error()};
    studio::Random random(game.size());
    for (const ChosenCards::Line& line : chosen->lines)
        if (!cv::imwrite(drawer.folder() + "/" + line.card->name + ".png", illustration(random)))
            return Failure{{"Cannot write illustrations into " + drawer.folder() + "."}};
    return stock_of(order);
}

struct Seen {
    cv::Mat gray{};
    vision::Quad corners{};
};

Seen seen(const Face& face, double width_px, studio::Profile profile, std::uint64_t seed)
{
    const Shot shot =
        one_card(*face.stock, face.name, {.modules_px = width_px / card_width_mm, .profile = profile, .seed = seed});
    return {shot.gray, shot.outlines.front()};
}

cv::Mat upright(const cv::Mat& gray, const vision::Quad& corners)
{
    cv::Mat card;
    cv::warpPerspective(gray, card, calibration::between(calibration::rectangle(rival_width, rival_height), corners),
                        {rival_width, rival_height}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    return card;
}

/// What was learned of every second card.
struct Learned {
    std::vector<vision::ArtBook::Entry> entries{};
    std::vector<std::vector<cv::Mat>> of_rivals{};  ///< each has a print of each entry
};

Learned learned(const std::vector<Face>& faces)
{
    Learned all{.of_rivals = std::vector<std::vector<cv::Mat>>(art_rivals().size())};
    for (std::size_t card = 0; card < faces.size(); card += 2) {
        const Seen look = seen(faces[card], learned_width_px, studio::Profile::clean, card + 1);
        all.entries.push_back({.card = static_cast<int>(card), .print = vision::art_of(look.gray, look.corners)});
        for (std::size_t rival = 0; rival < art_rivals().size(); ++rival)
            all.of_rivals[rival].push_back(art_rivals()[rival].print_of(upright(look.gray, look.corners)));
    }
    return all;
}

/// A card that is looked at from afar, with corners that are a little off.
struct Look {
    Seen shot{};
    vision::Quad corners{};
    int card = 0;
    bool is_learned = false;
};

Look look_at(const std::vector<Face>& faces, std::size_t card, const Condition& condition, std::uint64_t seed)
{
    Look look{.shot = seen(faces[card], condition.width_px, condition.profile, seed),
              .card = static_cast<int>(card),
              .is_learned = card % 2 == 0};
    look.corners = measured(look.shot.corners, corner_error_px, seed);
    return look;
}

void read(const vision::ArtBook& book, const Look& look, Line& line)
{
    std::optional<vision::ArtReading> reading;
    line.ms += ms_of(1, [&] { reading = book.read(look.shot.gray, look.corners, {}); });
    const bool is_told = reading && vision::is_certain(*reading);
    const bool is_right = is_told && book.entry(reading->entry).card == look.card;
    line.known += look.is_learned ? 1 : 0;
    line.unknown += look.is_learned ? 0 : 1;
    line.recognized += is_right ? 1 : 0;
    line.falsely += is_told && !is_right ? 1 : 0;
}

/// The nearest of all learned cards, whichever way up this one lies.
void guess(const ArtRival& rival, const std::vector<cv::Mat>& prints, const Learned& all, const Look& look, double& ms,
           ArtGuesses& guesses)
{
    double most = -std::numeric_limits<double>::infinity();
    int nearest = -1;
    ms += ms_of(1, [&] {
        for (int turns = 0; turns < 4; ++turns) {
            const cv::Mat seen = rival.print_of(upright(look.shot.gray, vision::turned(look.corners, turns)));
            for (std::size_t entry = 0; entry < prints.size(); ++entry)
                if (const double likeness = rival.likeness(seen, prints[entry]); likeness > most) {
                    most = likeness;
                    nearest = all.entries[entry].card;
                }
        }
    });
    guesses.add(look.is_learned, nearest == look.card, most);
}

void tell_of_rival(const ArtRival& rival, const ArtGuesses& guesses, double ms, const Line& ours, const Tell& tell)
{
    Line line{.row = ours.row,
              .condition = ours.condition,
              .who = rival.name,
              .known = guesses.looks_at(true),
              .recognized = guesses.above_all_wrong(),
              .unknown = guesses.looks_at(false)};
    line.ms = ms / (line.known + line.unknown);
    char note[80];
    std::snprintf(note, sizeof note, "drawn so that none is false; nearest is right: %.1f %%",
                  100.0 * guesses.nearest_is_right() / line.known);
    line.note = note;
    tell(line);
}

void measure(const std::vector<Face>& faces, const Learned& all, const Condition& condition, int looks,
             const Tell& tell)
{
    const vision::ArtBook book(all.entries);
    char name[80];
    std::snprintf(name, sizeof name, "art, %zu of %zu learned, %s, %.0f px", book.size(), faces.size(),
                  std::string(studio::name_of(condition.profile)).c_str(), condition.width_px);
    Line ours{.row = "12", .condition = name, .who = "Cardinal", .target = condition.target};
    const std::size_t rivals = art_rivals().size();
    std::vector<ArtGuesses> guesses(rivals);
    std::vector<double> ms(rivals);
    for (int at = 0; at < looks; ++at) {
        // A step that has nothing in common with the number of cards comes to each of them.
        const std::size_t card = static_cast<std::size_t>(at) * 7 % faces.size();
        const Look look = look_at(faces, card, condition, 1000 + static_cast<std::uint64_t>(at));
        read(book, look, ours);
        for (std::size_t rival = 0; at % 8 < 2 && rival < rivals; ++rival)
            guess(art_rivals()[rival], all.of_rivals[rival], all, look, ms[rival], guesses[rival]);
    }
    ours.ms /= looks;
    tell(ours);
    for (std::size_t rival = 0; rival < rivals; ++rival)
        tell_of_rival(art_rivals()[rival], guesses[rival], ms[rival], ours, tell);
}

}  // namespace

Result<void> measure_art(const Effort& effort, const Tell& tell)
{
    if (!effort.wants("12"))
        return {};
    const Drawer drawer;
    std::vector<StudioStock> stocks;
    for (const Game* game : all_games().first(games_learned)) {
        auto stock = printed_without_codes(std::string(game->id), drawer);
        if (!stock)
            return Failure{stock.error()};
        stocks.push_back(std::move(*stock));
    }
    const std::vector<Face> faces = different_faces(stocks);
    const Learned all = learned(faces);
    for (const Condition& condition : conditions)
        measure(faces, all, condition, effort.of(2000, static_cast<int>(faces.size()) / 3), tell);
    return {};
}

}  // namespace cardinal::cli::bench
