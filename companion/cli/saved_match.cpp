#include "companion/cli/saved_match.h"

#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/match_json.h"
#include "companion/cli/terminal.h"
#include "engine/record/text.h"

#include <algorithm>

namespace cardinal::cli {
namespace {

std::string_view first_word(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.substr(0, line.find_first_of(" \t\r#"));
}

bool is_of_an_entry(std::string_view word)
{
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    return word.starts_with('!') || (digits > 0 && word.substr(digits).starts_with('.'));
}

/// The line in which the set-up is complete: its `end`, or the first entry. 0 when there is neither, as in a file that
/// was torn before.
int last_line_of_beginning(std::string_view text)
{
    bool has_started = false;
    for (int line = 1; !text.empty(); ++line) {
        const std::string_view word = first_word(text.substr(0, text.find('\n')));
        if ((has_started && word == "end") || is_of_an_entry(word))
            return line;
        has_started |= word == "start";
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    }
    return 0;
}

}  // namespace

Result<SavedMatch> read_saved(std::string_view text, std::string name)
{
    const auto game = game_called(game_of_record(text));
    if (!game)
        return Failure{{name + ": " + game.error().sentence}};
    SavedMatch match{.game = *game, .name = std::move(name)};
    RecordRead read = read_record(**game, text, match.name);
    match.record = std::move(read.record);
    match.damage = std::move(read.damage);
    match.replayed = replay(**game, match.record);
    return match;
}

std::string told(const SavedMatch& match)
{
    const Replay& replayed = match.replayed;
    const std::size_t entries = match.record.entries.size();
    return styled(match.name, Style::bold) + ": " + std::to_string(entries) +
           (entries == 1 ? " entry, " : " entries, ") + std::string(to_string(replayed.fidelity)) +
           (replayed.fidelity == Fidelity::diverged ? " at entry " + std::to_string(replayed.at_entry) : "") + "." +
           (replayed.why.empty() ? "" : " " + replayed.why);
}

std::string why_not_begun(std::string_view text, const SavedMatch& match)
{
    const int last = last_line_of_beginning(text);
    const bool is_whole =
        last > 0 && std::ranges::all_of(match.damage, [&](const auto& damage) { return damage.line >= last; });
    return is_whole ? ""
                    : match.name + " is damaged before its first entry: what was played with is not known for certain.";
}

std::string why_file_not_begun(const std::string& file, const SavedMatch& match)
{
    const auto text = read_text(file);
    if (!text)
        return text.error().sentence;
    return why_not_begun(is_match_json(*text) ? text_of_match_json(*text, file).value_or("") : *text, match);
}

}  // namespace cardinal::cli
