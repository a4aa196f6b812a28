#include "companion/cli/sightings.h"

#include "companion/cli/report.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli {
namespace {

using Json = nlohmann::ordered_json;
using vision::middle_of;

const carddb::Copy& copy_of(const vision::CardSighting& card, const std::vector<carddb::Copy>& copies)
{
    return copies[card.reading.entry];
}

double hundredths(double number) { return std::round(number * 100) / 100; }

Json json_of(const vision::Quad& quad)
{
    Json corners = Json::array();
    for (const cv::Point2d& corner : quad)
        corners.push_back({hundredths(corner.x), hundredths(corner.y)});
    return corners;
}

Json json_of(const vision::CardSighting& card, const carddb::Copy& copy)
{
    return {{"card", copy.card},
            {"serial", write_serial(copy.code.serial)},
            {"code", write_code(copy.code)},
            {"how", "code"},
            {"face", "up"},
            {"quad", json_of(card.quad)},
            {"outline", card.has_outline},
            {"module_px", hundredths(card.reading.modules_px)},
            {"frame", hundredths(card.reading.frame)},
            {"correlation", hundredths(card.reading.correlation)},
            {"lead", hundredths(card.reading.lead)}};
}

/// Line by line; cards whose middles are half a card's height apart are in one line.
std::vector<vision::CardSighting> in_reading_order(std::vector<vision::CardSighting> cards)
{
    const auto line = [](const vision::CardSighting& card) {
        return std::lround(middle_of(card.quad).y / (cv::norm(card.quad[3] - card.quad[0]) / 2 + 1));
    };
    std::ranges::sort(cards, [&](const auto& one, const auto& other) {
        const auto here = line(one), there = line(other);
        return here != there ? here < there : middle_of(one.quad).x < middle_of(other.quad).x;
    });
    return cards;
}

}  // namespace

std::string as_json(const SeenPicture& seen, const std::vector<carddb::Copy>& copies)
{
    Json object{{"frame",
                 {{"source", seen.source},
                  {"index", seen.index},
                  {"time_ms", 0},
                  {"width", seen.size.width},
                  {"height", seen.size.height}}}};
    object["cards"] = Json::array();
    for (const vision::CardSighting& card : in_reading_order(seen.cards))
        object["cards"].push_back(json_of(card, copy_of(card, copies)));
    return line_of(object);
}

std::string as_text(const SeenPicture& seen, const std::vector<carddb::Copy>& copies)
{
    const std::size_t count = seen.cards.size();
    std::string text = seen.source + ": " +
                       (count == 0   ? "no card that is known here"
                        : count == 1 ? "1 card"
                                     : std::to_string(count) + " cards") +
                       "\n";
    for (const vision::CardSighting& card : in_reading_order(seen.cards)) {
        const carddb::Copy& copy = copy_of(card, copies);
        const cv::Point2d middle = middle_of(card.quad);
        text += "  " + padded(copy.card, 28) + " " + write_code(copy.code) + "  at " +
                std::to_string(std::lround(middle.x)) + ", " + std::to_string(std::lround(middle.y)) + "\n";
    }
    return text;
}

cv::Mat drawn_over(const cv::Mat& picture, const SeenPicture& seen, const std::vector<carddb::Copy>& copies)
{
    const cv::Scalar frame(60, 200, 60), top(40, 80, 240), ink(20, 20, 20), paper(245, 245, 245);
    cv::Mat drawing = picture.clone();
    for (const vision::CardSighting& card : seen.cards) {
        for (std::size_t side = 0; side < card.quad.size(); ++side)
            cv::line(drawing, card.quad[side], card.quad[(side + 1) % 4], side == 0 ? top : frame, 2, cv::LINE_AA);
        const std::string& name = copy_of(card, copies).card;
        const cv::Point at = middle_of(card.quad);
        const cv::Size size = cv::getTextSize(name, cv::FONT_HERSHEY_SIMPLEX, 0.4, 1, nullptr);
        const cv::Point from(at.x - size.width / 2, at.y + size.height / 2);
        cv::rectangle(drawing, from + cv::Point(-3, 4), from + cv::Point(size.width + 3, -size.height - 4), paper,
                      cv::FILLED);
        cv::putText(drawing, name, from, cv::FONT_HERSHEY_SIMPLEX, 0.4, ink, 1, cv::LINE_AA);
    }
    return drawing;
}

}  // namespace cardinal::cli
