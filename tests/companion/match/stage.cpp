#include "tests/companion/match/stage.h"

#include "engine/games/all_games.h"
#include "engine/notation/file.h"

#include <fstream>
#include <memory>
#include <opencv2/imgproc.hpp>
#include <span>
#include <sstream>

namespace cardinal::match {
namespace {

Result<std::string> text_of(std::string_view path)
{
    std::ifstream file{std::string(path)};
    std::ostringstream text;
    text << file.rdbuf();
    return file ? Result<std::string>(text.str()) : Failure{{"Cannot read " + std::string(path) + "."}};
}

/// Cards that no set gave a number get one beyond those of all sets.
std::shared_ptr<const CardLibrary> with_numbers(const CardLibrary& library)
{
    auto numbered = std::make_shared<CardLibrary>(library);
    std::int32_t next = most_card_numbers - 1;
    for (CardFacts& card : numbered->cards)
        if (card.number == no_card_number)
            card.number = next--;
    return numbered;
}

/// What lies upon it later in the list hides a part.
double visible_share(const LyingCard& card, std::span<const LyingCard> above)
{
    double visible = 1;
    for (const LyingCard& other : above) {
        std::vector<cv::Point2f> both;
        const float shared = cv::intersectConvexConvex(corners_of(card), corners_of(other), both);
        visible -= static_cast<double>(shared) / (card_width_mm * card_height_mm);
    }
    return std::max(0.0, visible);
}

}  // namespace

Position sample_table(const Game& game, const std::string& name)
{
    std::string path = CARDINAL_SOURCE_DIR "/samples/";
    path.append(game.id).append("/tables/").append(name).append(".cardinal");
    const notation::Reading reading = notation::read(text_of(path).value_or(""), path, all_games(), text_of);
    if (reading.file.scenarios.empty())
        return {};
    Position position = reading.file.scenarios.front().start;
    position.library = with_numbers(*position.library);
    return position;
}

Laid laid_cards(const Game& game)
{
    constexpr int most_cards = 200;  // with those that are made in the match
    Laid laid;
    laid.prints.reserve(most_cards);
    for (int card = 0; card < most_cards; ++card) {
        laid.prints.push_back("card " + std::to_string(card));
        laid.stock[laid.prints.back()] = {.what = studio::What::card};
    }
    laid.stock[studio::back_name] = {.what = studio::What::card};
    laid.stock["hand"] = {.what = studio::What::hand, .texture = {cv::Mat(350, 110, CV_8UC3), 1}};
    for (const MarkerId marker : markers_of(*game.tokens))
        laid.stock[studio::token_name(marker)] = {.what = studio::What::token, .marker = marker};
    return laid;
}

PrintedCode code_of(const Game& game, const Position& position, int card)
{
    return {game.letter, position.facts(CardId{static_cast<std::int16_t>(card)}).number, card};
}

Lying seen_of(const std::vector<studio::Thing>& things, const Laid& laid, const Game& game, const Position& position)
{
    Lying lying;
    const auto code_seen = [&](const studio::Thing& thing) {
        return thing.face == Face::up ? std::optional(code_of(game, position, thing.track)) : std::nullopt;
    };
    for (const studio::Thing& thing : things) {
        const studio::Print& print = laid.stock.at(thing.print);
        const cv::Point2d middle(thing.centre.x, thing.centre.y);
        const auto size = print.texture.size_mm();
        if (print.what == studio::What::hand)
            lying.covered.emplace_back(middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height);
        else if (print.marker)
            lying.tokens.push_back(
                {.track = thing.track, .marker = *print.marker, .middle = middle, .angle = thing.angle_deg});
        else
            lying.cards.push_back({.track = thing.track,
                                   .code = code_seen(thing),
                                   .face = thing.face,
                                   .middle = middle,
                                   .angle = thing.angle_deg});
    }
    for (std::size_t at = 0; at < lying.cards.size(); ++at)
        lying.cards[at].visible = visible_share(lying.cards[at], std::span(lying.cards).subspan(at + 1));
    return lying;
}

}  // namespace cardinal::match
