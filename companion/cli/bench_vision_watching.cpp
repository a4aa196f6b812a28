// A table that is looked at frame after frame: what one costs while nothing moves, while a hand does, and the first.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_stage.h"
#include "companion/cli/processor_time.h"
#include "vision/table_eye.h"

#include <algorithm>

namespace cardinal::cli::bench {
namespace {

constexpr double beat_ms = 1000.0 / 30;
constexpr int noises = 4, hand_places = 8;

struct Condition {
    const char* name = "";
    Laid laid{};
    const char* still = "";
    const char* moving = "";
};

const Condition conditions[] = {
    {"1080p, 40 cards", {.tilt_deg = 20, .has_mat = true}, "≤ 4 ×", "≤ 20 ×"},
    {"1080p, 10 cards", {.tilt_deg = 20, .wanted = {.cards = 10}, .has_mat = true}, "", ""},
    {"1080p, 40 + 10 tokens", {.tilt_deg = 20, .wanted = {.tokens = 10}, .has_mat = true}, "", ""},
    {"1080p mess, 100 cards",
     {.tilt_deg = 20, .wanted = {.arrangement = studio::Arrangement::mess, .cards = 100}, .has_mat = true},
     "",
     ""},
    {"4K, 40 cards, gray", {.tilt_deg = 20, .width = 3840, .height = 2160, .has_mat = true}, "≤ 4 ×", "≤ 20 ×"},
};

/// The processor's time of frames, as long as some of them take.
struct Spent {
    double all_ms = 0, most_ms = 0;
    int frames = 0;
    void add(double ms)
    {
        all_ms += ms;
        most_ms = std::max(most_ms, ms);
        ++frames;
    }
};

class Watching {
public:
    Watching(const Stage& stage, const Condition& condition, const Tell& tell)
        : stage_(stage),
          condition_(condition),
          tell_(tell),
          size_(condition.laid.width, condition.laid.height),
          eye_(stage.all_codes(condition.laid.module_mm), {.mat = stage.mat()})
    {
        table_ = stage.scene(condition.laid);
        for (int noise = 0; noise < noises; ++noise)
            still_.push_back(shot({}));
        constexpr double from_mm = 150, to_mm = 750;
        for (int place = 0; place < hand_places; ++place)
            hands_.push_back(shot({stage.hand({from_mm + place * (to_mm - from_mm) / (hand_places - 1), 320})}));
    }

    void measure()
    {
        Spent first, settling, still, moving, after;
        show(still_[0], first);
        tell("the first frame", first, "");
        play_still(3000, settling);
        play_still(4000, still);
        tell("nothing moves", still, condition_.still);
        for (int frame = 0; frame < 6 * hand_places; ++frame) {
            const int step = frame % (2 * hand_places - 2);
            show(hands_[static_cast<std::size_t>(std::min(step, 2 * hand_places - 2 - step))], moving);
        }
        tell("a hand moves", moving, condition_.moving);
        play_still(1500, after);
        tell("after the hand", after, "");
    }

private:
    const Stage& stage_;
    const Condition& condition_;
    const Tell& tell_;
    cv::Size size_;
    vision::TableEye eye_;
    studio::Scene table_{};
    std::vector<Shot> still_{}, hands_{};
    vision::Scene seen_{};
    int index_ = 0;

    Shot shot(std::vector<studio::Thing> more)
    {
        studio::Scene scene = table_;
        scene.things.insert(scene.things.end(), more.begin(), more.end());
        scene.seed = table_.seed + still_.size() + 100 * hands_.size();
        return stage_.shot(scene, condition_.laid.module_mm);
    }

    void show(const Shot& shot, Spent& spent)
    {
        const vision::Frame frame{size_.width > 1920 ? shot.gray : shot.colours, index_, index_ * beat_ms};
        ++index_;
        const double begin = processor_ms();
        seen_ = eye_.look(frame);
        spent.add(processor_ms() - begin);
    }

    void play_still(double ms, Spent& spent)
    {
        for (double left = ms; left > 0; left -= beat_ms)
            show(still_[static_cast<std::size_t>(index_ % noises)], spent);
    }

    /// What is believed now counts, wherever a hand happens to be.
    void tell(const std::string& what, const Spent& spent, const char* target) const
    {
        Line line{.row = "watching",
                  .condition = std::string(condition_.name) + ", " + what,
                  .who = "Cardinal",
                  .target = target};
        count(line);
        line.ms = spent.all_ms / spent.frames;
        line.grays = line.ms / gray_ms(size_);
        tell_(line);
        line.who = "  its slowest frame";
        line.ms = spent.most_ms;
        line.grays = line.ms / gray_ms(size_);
        line.target = "";
        if (spent.frames > 1)
            tell_(line);
    }

    void count(Line& line) const
    {
        constexpr double enough = 0.6;
        const auto is_told = [&](const PrintedCode& code) {
            return std::ranges::any_of(seen_.cards, [&](const auto& card) { return card.last.code == code; });
        };
        for (const Lying& card : still_.front().cards) {
            line.known += card.code_visible >= enough ? 1 : 0;
            line.recognized += card.code_visible >= enough && is_told(card.code) ? 1 : 0;
        }
        for (const auto& card : seen_.cards)
            line.falsely += card.last.code && std::ranges::find(still_.front().cards, *card.last.code, &Lying::code) ==
                                                  still_.front().cards.end();
    }
};

}  // namespace

void measure_watching(const Stage& stage, const Effort& effort, const Tell& tell)
{
    if (!effort.wants("watching"))
        return;
    const int wanted = effort.of(static_cast<int>(std::size(conditions)), 1);
    for (int at = 0; at < std::min(wanted, static_cast<int>(std::size(conditions))); ++at)
        Watching(stage, conditions[at], tell).measure();
}

}  // namespace cardinal::cli::bench
