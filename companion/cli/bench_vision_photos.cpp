// Rows 13 and 14: photos that nobody of us took. Codes of others on paper and screens, none of which is a card's, and
// what they say, beside what a decoder reads; and cards on tables, whose outlines somebody measured by hand.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_decoders.h"
#include "companion/cli/bench_vision_stage.h"
#include "companion/cli/files.h"
#include "vision/card_finder.h"
#include "vision/gray.h"
#include "vision/io/pictures.h"
#include "vision/photographed_cards.h"
#include "vision/photographed_codes.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace cardinal::cli::bench {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

Result<json> list_in(const fs::path& file)
{
    const auto text = read_text(file);
    if (!text)
        return Failure{text.error()};
    json list = json::parse(*text, nullptr, false);
    if (list.is_discarded())
        return Failure{{file.string() + " is no JSON."}};
    return list;
}

Result<cv::Mat> gray_of(const fs::path& file)
{
    const auto picture = vision::read_picture(file);
    return picture ? Result<cv::Mat>(vision::gray_of(*picture)) : Failure{picture.error()};
}

/// Whoever reads a code has its text, whatever it is of.
struct Reader {
    Line line{};
    std::function<std::vector<vision::Decoded>(const cv::Mat&)> read{};
    int otherwise = 0;  ///< read as something that the list does not say: letters of another alphabet, mostly

    void look_at(const cv::Mat& gray, const json& expected)
    {
        std::vector<vision::Decoded> codes;
        line.ms += ms_of(1, [&] { codes = read(gray); });
        for (const json& text : expected) {
            ++line.known;
            const auto code = std::ranges::find(codes, text.get<std::string>(), &vision::Decoded::text);
            if (code == codes.end())
                continue;
            ++line.recognized;
            codes.erase(code);
        }
        (expected.empty() ? line.falsely : otherwise) += static_cast<int>(codes.size());
    }
};

std::string note_of(int unreadable, int otherwise)
{
    std::string note;
    if (unreadable > 0)
        note = std::to_string(unreadable) + " are no pictures";
    if (otherwise > 0)
        note += (note.empty() ? "" : ", ") + std::to_string(otherwise) + " read otherwise than listed";
    return note;
}

Result<void> measure_codes(const Stage& stage, const fs::path& photos, const Effort& effort, const Tell& tell)
{
    auto list = list_in(photos / "expected.json");
    if (!list)
        return Failure{list.error()};
    const Line line{.row = "13", .condition = "photos, codes of others"};
    std::array<Reader, 3> readers{
        {{.line = line, .read = vision::read_photographed_codes},
         {.line = line, .read = [](const cv::Mat& gray) { return vision::decoded(gray); }},
         {.line = line, .read = [](const cv::Mat& gray) { return vision::decoded(enlarged(gray, 2)); }}}};
    readers[0].line.who = "Cardinal";
    readers[0].line.target = "all, none taken for a card";
    readers[1].line.who = "ZXing, whole frame";
    readers[2].line.who = "ZXing, 2 × enlarged";
    const vision::CodeReader cards(stage.all_codes(1));
    int looked_at = 0, unreadable = 0;
    for (const json& photo : *list) {
        if (effort.most > 0 && looked_at == effort.most)
            break;
        const auto gray = gray_of(photos / photo.at("image").get<std::string>());
        if (!gray) {
            ++unreadable;
            continue;
        }
        ++looked_at;
        Line& ours = readers[0].line;
        ours.falsely += static_cast<int>(vision::find_cards(*gray, cards, {.may_be_new = true}).size());
        ours.unknown += photo.at("expected").empty() ? 1 : 0;
        for (Reader& reader : readers)
            reader.look_at(*gray, photo.at("expected"));
    }
    for (Reader& reader : readers) {
        reader.line.ms /= std::max(1, looked_at);
        reader.line.note = note_of(unreadable, reader.otherwise);
        tell(reader.line);
    }
    return {};
}

vision::Quad quad_in(const json& corners)
{
    vision::Quad quad;
    for (std::size_t corner = 0; corner < quad.size(); ++corner)
        quad[corner] = {corners.at(corner).at(0).get<double>(), corners.at(corner).at(1).get<double>()};
    return quad;
}

/// How far the worst corner is off, whichever of them comes first.
double off_by(const vision::Quad& outline, const vision::Quad& card)
{
    double least = 1e9;
    for (int turns = 0; turns < 4; ++turns) {
        const vision::Quad quad = vision::turned(outline, turns);
        double most = 0;
        for (std::size_t corner = 0; corner < quad.size(); ++corner)
            most = std::max(most, cv::norm(quad[corner] - card[corner]));
        least = std::min(least, most);
    }
    return least;
}

double tolerance(const vision::Quad& card, double least_px)
{
    constexpr double of_a_side = 0.04;
    return std::max(least_px, of_a_side * cv::norm(card[1] - card[0]));
}

Result<void> measure_outlines(const fs::path& photos, const Tell& tell)
{
    auto list = list_in(photos / "cards" / "expected.json");
    if (!list)
        return Failure{list.error()};
    Line ours{.row = "14", .condition = "photos, cards on tables", .who = "Cardinal", .target = "all, nothing else"};
    for (const json& photo : list->at("images")) {
        const auto gray = gray_of(photos / "cards" / photo.at("image").get<std::string>());
        if (!gray)
            return Failure{gray.error()};
        std::vector<vision::Quad> outlines;
        ours.ms += ms_of(1, [&] { outlines = vision::find_photographed_cards(*gray); });
        std::size_t taken = 0;
        for (const json& card : photo.at("cards")) {
            const vision::Quad corners = quad_in(card.at("corners"));
            const bool is_found = std::ranges::any_of(outlines, [&](const vision::Quad& outline) {
                return off_by(outline, corners) < tolerance(corners, photo.at("tolerance_px").get<double>());
            });
            ++ours.known;
            ours.recognized += is_found ? 1 : 0;
            taken += is_found ? 1 : 0;
        }
        ours.falsely += static_cast<int>(outlines.size() - taken);
    }
    ours.ms /= static_cast<double>(std::max<std::size_t>(1, list->at("images").size()));
    tell(ours);
    return {};
}

}  // namespace

Result<void> measure_photos(const Stage& stage, const Effort& effort, const Tell& tell)
{
    if (!effort.wants("13") && !effort.wants("14"))
        return {};
    const fs::path photos(effort.photos);
    if (effort.photos.empty() || !fs::exists(photos / "expected.json")) {
        tell({.row = "13, 14", .condition = "photos", .who = "Cardinal", .note = "none here: --photos names a folder"});
        return {};
    }
    try {
        if (effort.wants("13"))
            if (auto measured = measure_codes(stage, photos, effort, tell); !measured)
                return measured;
        return effort.wants("14") ? measure_outlines(photos, tell) : Result<void>{};
    } catch (const nlohmann::json::exception& error) {
        return Failure{{std::string("The lists beside the photos are not as expected: ") + error.what()}};
    }
}

}  // namespace cardinal::cli::bench
