#include "engine/core/nearest.h"
#include "samples/studio/layout.h"

#include <charconv>

// The words in which a random table is ordered on the command line.
namespace cardinal::studio {
namespace {

struct Count {
    std::string_view word{};
    int Wanted::*count{};
};
constexpr Count counts[] = {{"cards", &Wanted::cards},     {"tokens", &Wanted::tokens},   {"dice", &Wanted::dice},
                            {"clutter", &Wanted::clutter}, {"foreign", &Wanted::foreign}, {"hands", &Wanted::hands}};
struct Share {
    std::string_view word{};
    double Wanted::*share{};
};
constexpr Share shares[] = {
    {"face-down", &Wanted::face_down}, {"sleeved", &Wanted::sleeved}, {"curled", &Wanted::curled}};

template <class Number>
std::optional<Number> number_in(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

Failure not_understood(std::string_view what, const std::string& why)
{
    return Failure{{"“" + std::string(what) + "” is no part of a random table: " + why}};
}

Result<void> take_word(std::string_view part, Wanted& wanted)
{
    const std::size_t sign = part.find('=');
    const std::string_view word = part.substr(0, sign),
                           said = sign == std::string_view::npos ? "" : part.substr(sign + 1);
    constexpr int most = 2000;
    for (const Count& one : counts)
        if (one.word == word) {
            const auto number = number_in<int>(said);
            if (!number || *number < 0 || *number > most)
                return not_understood(part, "a number from 0 to 2000 belongs after its =.");
            wanted.*one.count = *number;
            return {};
        }
    for (const Share& one : shares)
        if (one.word == word) {
            const auto number = number_in<double>(said);
            if (!number || !(*number >= 0 && *number <= 1))
                return not_understood(part, "a share from 0 to 1 belongs after its =.");
            wanted.*one.share = *number;
            return {};
        }
    constexpr std::string_view ways[] = {"rows", "scattered", "fans", "columns", "piles", "mess"};
    if (word == "as") {
        const auto arrangement = arrangement_called(said);
        if (!arrangement)
            return not_understood(part, "cards lie as rows, scattered, fans, columns, piles or mess." +
                                            did_you_mean(said, ways));
        wanted.arrangement = *arrangement;
        return {};
    }
    constexpr std::string_view words[] = {"cards", "tokens",    "dice",    "clutter", "foreign",
                                          "hands", "face-down", "sleeved", "curled",  "as"};
    return not_understood(part,
                          "there are cards, tokens, dice, clutter, foreign, hands, face-down, sleeved, curled and as." +
                              did_you_mean(word, words));
}

}  // namespace

Result<Wanted> wanted_from(std::string_view text, Wanted wanted)
{
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        if (auto taken = take_word(text.substr(0, comma), wanted); !taken)
            return Failure{taken.error()};
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    return wanted;
}

}  // namespace cardinal::studio
