#include "companion/window/short_answers.h"

#include "companion/window/language.h"

#include <algorithm>
#include <string_view>

namespace cardinal::window {
namespace {

/// "A": what the notation calls a player.
int seat_of(std::string_view word)
{
    return word.size() == 1 && word[0] >= 'A' && word[0] < 'A' + most_seats ? word[0] - 'A' : -1;
}

std::string player_called(int seat, const std::array<std::string, most_seats>& names)
{
    const std::string letter(1, static_cast<char>('A' + seat)), &name = names[static_cast<std::size_t>(seat)];
    return name.empty() ? filled(Local::tr("Player %1"), letter) : letter + " · " + name;
}

std::vector<std::string_view> all_but(const std::vector<std::string>& lines, std::size_t front)
{
    std::vector<std::string_view> rests;
    rests.reserve(lines.size());
    for (const std::string& line : lines)
        rests.push_back(std::string_view(line).substr(front));
    return rests;
}

bool begin_alike(const std::vector<std::string>& lines, std::size_t front)
{
    return std::ranges::all_of(lines, [&](const std::string& line) {
        return line.size() > front && line.starts_with(lines[0].substr(0, front));
    });
}

/// Behind which letter all lines go on differently: behind who does what, or behind the arrow before a target. Nowhere
/// else, lest names be torn that begin with the same word.
std::size_t common_part(const std::vector<std::string>& lines)
{
    const std::string& first = lines[0];
    if (seat_of(first.substr(0, first.find(' '))) < 0)
        return 0;
    const std::size_t deed = first.find(' ', 2), arrow = first.rfind("-> ");
    if (arrow != std::string::npos && begin_alike(lines, arrow + 3))
        return arrow + 3;
    return deed != std::string::npos && begin_alike(lines, deed + 1) ? deed + 1 : 0;
}

/// Whether nothing differs but who it is that does it.
bool differ_in_the_player(const std::vector<std::string>& lines)
{
    return std::ranges::all_of(lines, [&](const std::string& line) {
        return seat_of(line.substr(0, line.find(' '))) >= 0 && line.substr(1) == lines[0].substr(1);
    });
}

bool is_for_yes_or_no(std::string_view question)
{
    return std::ranges::any_of(std::array<std::string_view, 3>{"Has ", "Is ", "Does "},
                               [&](std::string_view begin) { return question.starts_with(begin); });
}

}  // namespace

std::string in_plain_words(const Game& game, std::string_view story)
{
    std::string deeds, broken;
    while (!story.empty()) {
        const std::size_t open = std::min(story.find(" ["), story.size()), close = story.find(']', open);
        deeds += story.substr(0, open);
        if (close == std::string_view::npos) {
            deeds += story.substr(open);
            break;
        }
        const std::string_view named = story.substr(open + 2, close - open - 2);
        if (const RuleInfo* rule = find_rule_info(game, named))
            broken += "\n✗ " + std::string(rule->sentence);
        else
            deeds += story.substr(open, close + 1 - open);
        story.remove_prefix(close + 1);
    }
    return deeds + broken;
}

std::vector<std::string> short_answers(const std::string& question, const std::vector<std::string>& lines,
                                       const std::array<std::string, most_seats>& names)
{
    if (lines.size() == 1 && is_for_yes_or_no(question))
        return {Local::tr("Yes").toStdString()};
    if (lines.size() < 2)
        return lines;
    std::vector<std::string> answers;
    answers.reserve(lines.size());
    if (differ_in_the_player(lines)) {
        for (const std::string& line : lines)
            answers.push_back(player_called(seat_of(line.substr(0, 1)), names));
        return answers;
    }
    for (const std::string_view rest : all_but(lines, common_part(lines))) {
        const int seat = seat_of(rest);
        answers.push_back(seat < 0 ? std::string(rest) : player_called(seat, names));
    }
    return answers;
}

}  // namespace cardinal::window
