// Single cards, with corners that are a pixel off: rows 1 to 4 and 10.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_decoders.h"
#include "companion/cli/bench_vision_stage.h"

#include <cmath>
#include <cstdio>

namespace cardinal::cli::bench {
namespace {

constexpr double corner_error_px = 1;

struct Condition {
    const char* row = "";
    Close close{};
    const char* target = "";
};

/// "real, 1.4 px a module, 30 % covered"
std::string name_of(const Close& close)
{
    char text[80];
    std::snprintf(text, sizeof text, "%s, %.1f px a module", std::string(studio::name_of(close.profile)).c_str(),
                  close.modules_px);
    std::string name = text;
    if (close.covered > 0)
        name += ", " + std::to_string(std::lround(close.covered * 100)) + " % covered";
    return name;
}

/// Looks at the card with a codebook that has it, and with one that has not.
void look(const Stage& stage, const Shot& shot, std::uint64_t seed, Line& ours)
{
    const Lying& card = shot.cards.front();
    const vision::Quad corners = measured(card.corners, corner_error_px, seed);
    const vision::CodeReader knowing(stage.all_codes(1)), foreign(stage.foreign_codes());
    std::optional<vision::CodeReading> known, unknown;
    ours.ms += ms_of(1, [&] { known = knowing.read(shot.gray, corners, {}, 1); });
    unknown = foreign.read(shot.gray, corners, {}, 1);
    ++ours.known;
    ++ours.unknown;
    if (known && vision::is_certain(*known)) {
        const bool is_right = knowing.codebook().code(known->entry) == card.code;
        ours.recognized += is_right ? 1 : 0;
        ours.falsely += is_right ? 0 : 1;
    }
    ours.falsely += unknown && vision::is_certain(*unknown) ? 1 : 0;
}

void decode(const Shot& shot, const Decoder& decoder, double times, Line& line)
{
    std::vector<PrintedCode> codes;
    line.ms += ms_of(1, [&] { codes = decoder.read(times > 1 ? enlarged(shot.gray, times) : shot.gray); });
    ++line.known;
    bool is_right = false;
    for (const PrintedCode& code : codes) {
        is_right |= code == shot.cards.front().code;
        line.falsely += code == shot.cards.front().code ? 0 : 1;
    }
    line.recognized += is_right ? 1 : 0;
}

Line measure(const Stage& stage, const Condition& condition, const Effort& effort, const Tell& tell)
{
    const int looks = effort.of(2000, 120);
    Line ours{
        .row = condition.row, .condition = name_of(condition.close), .who = "Cardinal", .target = condition.target};
    std::vector<Line> others;
    for (const Decoder& decoder : effort.is_alone ? std::span<const Decoder>() : decoders())
        for (const char* how : {"", ", 3 × enlarged"})
            others.push_back({.row = ours.row, .condition = ours.condition, .who = decoder.name + how});
    // Decoders take longer than everything else here; every fourth look tells enough of them.
    for (int card = effort.first; card < effort.first + looks; ++card) {
        Close close = condition.close;
        close.seed = static_cast<std::uint64_t>(card) + 1;
        const Shot shot = stage.one_card(card, close);
        look(stage, shot, close.seed, ours);
        if (card % 4 == 0)
            for (std::size_t other = 0; other < others.size(); ++other)
                decode(shot, decoders()[other / 2], other % 2 == 0 ? 1 : 3, others[other]);
    }
    ours.ms /= ours.known;
    tell(ours);
    for (Line& line : others) {
        line.ms /= line.known;
        tell(line);
    }
    return ours;
}

const Condition conditions[] = {
    {"2", {.modules_px = 1.4}, "99.8 %"},
    {"2", {.modules_px = 1.2}, "99.5 %"},
    {"2", {.modules_px = 1.0}, "99.3 %"},
    {"3", {.modules_px = 2.5, .profile = studio::Profile::hard}, "98 %"},
    {"3", {.modules_px = 2.0, .profile = studio::Profile::hard}, "97 %"},
    {"3", {.modules_px = 1.6, .profile = studio::Profile::hard}, "95 %"},
    {"10", {.modules_px = 2.0, .covered = 0.1}, "99.5 %"},
    {"10", {.modules_px = 2.0, .covered = 0.3}, "99.5 %"},
    {"10", {.modules_px = 2.0, .covered = 0.4}, "99 %"},
    {"10", {.modules_px = 2.0, .covered = 0.5}, "80 %"},
};

/// Goes down from a pixel a module as long as 99 % are recognized.
void measure_smallest(const Stage& stage, const Effort& effort, Line& total, const Tell& tell)
{
    for (double modules_px = 1.0; modules_px > 0.55; modules_px -= 0.1) {
        const Line line =
            measure(stage, {"1", {.modules_px = modules_px}, "≥ 99 % at ≤ 1.0"}, effort, [&](const Line& each) {
                if (each.who == "Cardinal")
                    tell(each);
            });
        total.known += line.known;
        total.unknown += line.unknown;
        total.falsely += line.falsely;
        total.recognized += line.recognized;
        if (line.recognized < 0.99 * line.known)
            break;
    }
}

}  // namespace

void measure_cards(const Stage& stage, const Effort& effort, const Tell& tell)
{
    Line total{.row = "4", .condition = "all looks at single cards", .who = "Cardinal", .target = "none false"};
    if (effort.wants("1"))
        measure_smallest(stage, effort, total, tell);
    for (const Condition& condition : conditions) {
        if (!effort.wants(condition.row) && !effort.wants("4"))
            continue;
        const Line line = measure(stage, condition, effort, tell);
        total.known += line.known;
        total.unknown += line.unknown;
        total.falsely += line.falsely;
        total.recognized += line.recognized;
    }
    if (total.known > 0)
        tell(total);
}

}  // namespace cardinal::cli::bench
