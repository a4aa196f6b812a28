// Whole tables: rows 5 to 9, and tables with nothing on them that is a card of ours.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_decoders.h"
#include "companion/cli/bench_vision_stage.h"
#include "vision/card_finder.h"

#include <algorithm>

namespace cardinal::cli::bench {
namespace {

struct Condition {
    const char* row = "";
    const char* name = "";
    Laid laid{};
    const char* target = "";
};

using enum studio::Arrangement;
constexpr int k4 = 3840;

const Condition conditions[] = {
    {"5", "1080p overhead, 1 mm", {}, "100 % at ≤ 20 ×"},
    {"6", "1080p slanted 40°, 1 mm", {.tilt_deg = 40}, "99.5 % at ≤ 25 ×"},
    {"7", "1080p overhead, 0.7 mm", {.module_mm = 0.7}, "99.5 % at ≤ 30 ×"},
    {"7", "1080p slanted 40°, 0.7 mm", {.tilt_deg = 40, .module_mm = 0.7}, "99 % at ≤ 30 ×"},
    {"8", "1080p hard 40°, 1 mm", {.profile = studio::Profile::hard, .tilt_deg = 40}, "99 %"},
    {"9", "4K overhead, 1 mm", {.width = k4, .height = 2160}, "100 % at ≤ 10 ×"},
    {"9", "4K slanted 40°, 1 mm", {.tilt_deg = 40, .width = k4, .height = 2160}, "100 % at ≤ 10 ×"},
    {"sleeves", "1080p sleeved", {.wanted = {.sleeved = 1}}, ""},
    {"mess",
     "1080p mess, clutter, hand",
     {.tilt_deg = 20,
      .wanted = {.arrangement = mess,
                 .clutter = 6,
                 .foreign = 4,
                 .hands = 1,
                 .face_down = 0.1,
                 .sleeved = 0.3,
                 .curled = 0.2}},
     "97 % of those ≥ 60 % visible"},
};

/// What was told, held against what lies there. Cards whose code is mostly covered need not be told.
void count(const std::vector<PrintedCode>& told, const Shot& shot, Line& line)
{
    constexpr double enough = 0.6;
    for (const Lying& card : shot.cards) {
        const bool is_told = std::ranges::find(told, card.code) != told.end();
        line.known += card.code_visible >= enough ? 1 : 0;
        line.recognized += card.code_visible >= enough && is_told ? 1 : 0;
    }
    for (const PrintedCode& code : told)
        line.falsely += std::ranges::find(shot.cards, code, &Lying::code) == shot.cards.end() ? 1 : 0;
}

std::vector<PrintedCode> codes_found(const cv::Mat& gray, const vision::CodeReader& reader)
{
    std::vector<PrintedCode> codes;
    for (const vision::CardSighting& card : vision::find_cards(gray, reader))
        if (card.code)
            codes.push_back(*card.code);
    return codes;
}

void look(const Stage& stage, const Condition& condition, const Shot& shot, Line& ours)
{
    const vision::CodeReader knowing(stage.all_codes(condition.laid.module_mm)), foreign(stage.foreign_codes());
    std::vector<PrintedCode> told;
    ours.ms += ms_of(3, [&] { told = codes_found(shot.gray, knowing); });
    count(told, shot, ours);
    ours.falsely += static_cast<int>(codes_found(shot.gray, foreign).size());
    ours.unknown += static_cast<int>(shot.cards.size());
}

std::vector<PrintedCode> read_from_crops(const Decoder& decoder, const Shot& shot)
{
    std::vector<PrintedCode> codes;
    for (const Lying& card : shot.cards)
        if (const cv::Mat crop = cut_out(shot.gray, card.corners); !crop.empty())
            for (const PrintedCode& code : decoder.read(crop))
                codes.push_back(code);
    return codes;
}

/// The ways to use a decoder: as it comes, on an enlarged frame, and card by card where the true corners are.
void decode(const Decoder& decoder, const Shot& shot, std::span<Line> lines)
{
    const auto told_by = [&](Line& line, auto read) {
        std::vector<PrintedCode> codes;
        line.ms += ms_of(1, [&] { codes = read(); });
        count(codes, shot, line);
    };
    told_by(lines[0], [&] { return decoder.read(shot.gray); });
    told_by(lines[1], [&] { return decoder.read(enlarged(shot.gray, 2)); });
    told_by(lines[2], [&] { return read_from_crops(decoder, shot); });
}

void finish(Line& line, int tables, cv::Size size, const Tell& tell)
{
    line.ms /= tables;
    line.grays = line.ms / gray_ms(size);
    tell(line);
}

void measure(const Stage& stage, const Condition& condition, int first, int tables, const Tell& tell)
{
    Line ours{.row = condition.row, .condition = condition.name, .who = "Cardinal", .target = condition.target};
    std::vector<Line> others;
    for (const Decoder& decoder : decoders())
        for (const char* how : {", whole frame", ", 2 × enlarged", ", per crop"})
            others.push_back({.row = ours.row, .condition = ours.condition, .who = decoder.name + how});
    const int decoded = std::max(1, tables / 4);
    for (int table = 0; table < tables; ++table) {
        Laid laid = condition.laid;
        laid.seed = static_cast<std::uint64_t>(first + table) + 1;
        const Shot shot = stage.table(laid);
        look(stage, condition, shot, ours);
        for (std::size_t other = 0; table < decoded && other < decoders().size(); ++other)
            decode(decoders()[other], shot, std::span(others).subspan(3 * other, 3));
    }
    const cv::Size size(condition.laid.width, condition.laid.height);
    finish(ours, tables, size, tell);
    for (Line& line : others)
        finish(line, decoded, size, tell);
}

}  // namespace

void measure_tables(const Stage& stage, const Effort& effort, const Tell& tell)
{
    for (const Condition& condition : conditions)
        if (effort.wants(condition.row))
            measure(stage, condition, effort.first, effort.of(25, condition.laid.width == k4 ? 1 : 3), tell);
}

void measure_nothing(const Stage& stage, const Effort& effort, const Tell& tell)
{
    if (!effort.wants("nothing"))
        return;
    const int tables = effort.of(1000, 12);
    Line ours{.row = "nothing", .condition = "tables without our cards", .who = "Cardinal", .target = "none false"};
    const vision::CodeReader reader(stage.all_codes(1));
    cv::Size size;
    for (int table = effort.first; table < effort.first + tables; ++table) {
        Laid laid{.profile = static_cast<studio::Profile>(table % 3), .tilt_deg = table % 5 * 10.0};
        laid.wanted = {.cards = 0, .clutter = 8, .foreign = table % 2 * 12, .hands = table % 3 == 0 ? 1 : 0};
        laid.seed = 1000 + static_cast<std::uint64_t>(table);
        const Shot shot = stage.table(laid);
        size = shot.gray.size();
        std::vector<PrintedCode> told;
        ours.ms += ms_of(1, [&] { told = codes_found(shot.gray, reader); });
        ours.falsely += static_cast<int>(told.size());
        ++ours.unknown;
    }
    finish(ours, tables, size, tell);
}

}  // namespace cardinal::cli::bench
