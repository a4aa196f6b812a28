#include "companion/cli/match_json.h"

#include "companion/cli/report.h"
#include "engine/record/entry_text.h"
#include "engine/record/writer.h"

#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int format = 1;

Json head_of(const Game& game, const Record& record, const std::string& text)
{
    const Pins& pins = record.pins;
    Json players = Json::object(), options = Json::object();
    for (std::int8_t seat = 0; seat < record.start.seats; ++seat)
        players[std::string(1, Seat{seat}.letter())] = pins.players[static_cast<std::size_t>(seat)];
    for (const Pins::Option& option : pins.options)
        options[option.name] = option.value;
    return {{"cardinal", "match"},         {"format", format},      {"game", game.id},
            {"rules", pins.rules_version}, {"engine", pins.engine}, {"profile", to_string(pins.profile)},
            {"players", players},          {"options", options},    {"text", text}};
}

Failure torn(const std::string& name, int line)
{
    return Failure{{name + ":" + std::to_string(line) +
                    ": expected a JSON object with a “text”, as “cardinal match export --as jsonl” writes them."}};
}

}  // namespace

Json json_of(const History& history, const Entry& entry)
{
    Json violations = Json::array();
    for (const Violation& violation : entry.verdict.violations)
        violations.push_back(json_of(history.game(), violation));
    return {{"entry", entry.number}, {"kind", to_string(entry.kind)},          {"how", to_string(entry.how)},
            {"about", entry.about},  {"step", step_of(history, entry.number)}, {"violations", violations},
            {"open", entry.open},    {"hash", write_hash(entry.hash)}};
}

std::string match_as_json(const Game& game, const Record& record)
{
    const History history(game, record);
    RecordWriter writer(game, {.pins = record.pins, .start = record.start});
    std::string lines = line_of(head_of(game, record, writer.head()));
    for (const Entry& entry : record.entries) {
        Json object = json_of(history, entry);
        object["text"] = writer.write(entry);
        lines += line_of(object);
    }
    return lines;
}

bool is_match_json(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with('{');
}

Result<std::string> text_of_match_json(std::string_view json_lines, const std::string& name)
{
    std::string text;
    for (int line = 1; !json_lines.empty(); ++line) {
        const std::size_t end = std::min(json_lines.find('\n'), json_lines.size());
        const std::string_view object = json_lines.substr(0, end);
        json_lines.remove_prefix(std::min(end + 1, json_lines.size()));
        if (object.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        const Json read = Json::parse(object, nullptr, false);
        const bool has_text = read.is_object() && read.contains("text") && read["text"].is_string();
        const bool is_begun = line > 1 || (has_text && read.value("cardinal", Json()) == "match");
        if (!has_text || !is_begun)
            return torn(name, line);
        text += read["text"].get<std::string>();
    }
    return text;
}

}  // namespace cardinal::cli
