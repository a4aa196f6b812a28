#include "companion/cli/bench_watch_bothers.h"

#include "samples/studio/layout.h"

#include <algorithm>
#include <array>

namespace cardinal::cli::bench {
namespace {

using studio::Thing;

enum class Kind { phone, mug, foreign_card, others_card, arm, lamp, swap };
struct KindWord {
    Kind kind{};
    const char* name = "";
    const char* print = "";  ///< what is put down: how its name in the stock begins
};
constexpr std::array<KindWord, 7> kinds{{{Kind::phone, "a phone", "phone"},
                                         {Kind::lamp, "the light is switched", ""},
                                         {Kind::mug, "a mug", "mug"},
                                         {Kind::swap, "two cards change places and back, unseen", ""},
                                         {Kind::foreign_card, "a card of no game", "other card"},
                                         {Kind::arm, "an arm rests", "hand"},
                                         {Kind::others_card, "a card of another game", others_card_name}}};

constexpr int brief = 2, a_while = 4, about_a_minute = 40;  // pauses, of 1.4 seconds each
constexpr double other_light = 0.6, no_light = 0.02;
constexpr int bother_track = 60000;

bool carries_nothing(const std::vector<Thing>& lies, const Thing& card)
{
    return std::ranges::none_of(lies, [&](const Thing& other) { return other.on == card.track; });
}

}  // namespace

Bothers::Bothers(const Setting& setting, std::uint64_t seed) : setting_(setting), chance_(seed)
{
    next_ = chance_.below(static_cast<int>(kinds.size()));
}

/// Anywhere on the mat, whatever lies there.
Thing Bothers::laid_down(const std::string& begins)
{
    const MatSize mat = setting_.game->playmat->size;
    std::vector<std::string> names;
    for (const auto& [name, print] : setting_.stock)
        if (name.starts_with(begins))
            names.push_back(name);
    return {.print = names.empty() ? begins : chance_.one_of(names),
            .centre = {chance_.between(0.15, 0.85) * mat.width, chance_.between(0.15, 0.85) * mat.height},
            .angle_deg = chance_.between(0, 360),
            .track = bother_track + next_};
}

std::vector<Thing> Bothers::with(std::vector<Thing> lies, const Thing& more) const
{
    if (setting_.stock.contains(more.print))
        studio::put(lies, more, setting_.stock);
    return lies;
}

std::optional<std::vector<Thing>> Bothers::swapped(const std::vector<Thing>& lies)
{
    std::vector<std::size_t> free;
    for (std::size_t at = 0; at < lies.size(); ++at)
        if (lies[at].track < studio::first_token_track && lies[at].face == Face::up && carries_nothing(lies, lies[at]))
            free.push_back(at);
    if (free.size() < 2)
        return {};
    chance_.shuffle(free);
    std::vector<Thing> things = lies;
    std::swap(things[free[0]].centre, things[free[1]].centre);
    std::swap(things[free[0]].angle_deg, things[free[1]].angle_deg);
    return things;
}

Bothers::Bother Bothers::next(const std::vector<Thing>& lies)
{
    const KindWord& word = kinds[static_cast<std::size_t>(next_++) % kinds.size()];
    Bother bother{.name = word.name};
    switch (word.kind) {
    case Kind::lamp: bother.course = {{.things = lies, .pauses = a_while, .light = other_light}}; break;
    case Kind::swap:
        if (const auto other = swapped(lies))
            bother.course = {{.things = lies, .pauses = brief, .light = no_light},
                             {.things = *other, .pauses = brief, .light = no_light},
                             {.things = *other, .pauses = a_while},
                             {.things = *other, .pauses = brief, .light = no_light},
                             {.things = lies, .pauses = brief, .light = no_light}};
        break;
    case Kind::arm: bother.course = {{.things = with(lies, laid_down(word.print)), .pauses = about_a_minute}}; break;
    default: bother.course = {{.things = with(lies, laid_down(word.print)), .pauses = a_while}};
    }
    bother.course.push_back({.things = lies, .pauses = a_while});
    return bother;
}

}  // namespace cardinal::cli::bench
