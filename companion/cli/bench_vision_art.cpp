// Row 12: cards without a code, known by their pictures. Every second card of two games is learned, from one look from
// near; all of them are looked at from afar. Cards of one game share their frame; each has an illustration of its own.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_stage.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/drawer.h"
#include "companion/cli/scenarios.h"
#include "engine/games/all_games.h"
#include "vision/art.h"

#include <filesystem>
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

vision::ArtBook learned(const std::vector<Face>& faces)
{
    std::vector<vision::ArtBook::Entry> entries;
    for (std::size_t card = 0; card < faces.size(); card += 2) {
        const Seen look = seen(faces[card], learned_width_px, studio::Profile::clean, card + 1);
        entries.push_back({.card = static_cast<int>(card), .print = vision::art_of(look.gray, look.corners)});
    }
    return vision::ArtBook(std::move(entries));
}

void look(const vision::ArtBook& book, const std::vector<Face>& faces, std::size_t card, const Condition& condition,
          std::uint64_t seed, Line& line)
{
    const Seen shot = seen(faces[card], condition.width_px, condition.profile, seed);
    const vision::Quad corners = measured(shot.corners, corner_error_px, seed);
    std::optional<vision::ArtReading> reading;
    line.ms += ms_of(1, [&] { reading = book.read(shot.gray, corners, {}); });
    const bool is_learned = card % 2 == 0, is_told = reading && vision::is_certain(*reading);
    const bool is_right = is_told && book.entry(reading->entry).card == static_cast<int>(card);
    line.known += is_learned ? 1 : 0;
    line.unknown += is_learned ? 0 : 1;
    line.recognized += is_right ? 1 : 0;
    line.falsely += is_told && !is_right ? 1 : 0;
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
    const vision::ArtBook book = learned(faces);
    for (const Condition& condition : conditions) {
        char name[80];
        std::snprintf(name, sizeof name, "art, %zu of %zu learned, %s, %.0f px", book.size(), faces.size(),
                      std::string(studio::name_of(condition.profile)).c_str(), condition.width_px);
        Line line{.row = "12", .condition = name, .who = "Cardinal", .target = condition.target};
        const int looks = effort.of(2000, static_cast<int>(faces.size()) / 3);
        for (int at = 0; at < looks; ++at) {
            // A step that has nothing in common with the number of cards comes to each of them.
            const std::size_t card = static_cast<std::size_t>(at) * 7 % faces.size();
            look(book, faces, card, condition, 1000 + static_cast<std::uint64_t>(at), line);
        }
        line.ms /= looks;
        tell(line);
    }
    return {};
}

}  // namespace cardinal::cli::bench
