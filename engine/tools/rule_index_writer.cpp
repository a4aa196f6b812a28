// Writes where each rule of a game is enforced and which scenarios show it, by reading the game's sources and the
// scenarios of its tests: `cardinal rules` and the catalogue's test answer from it, so nobody keeps a list by hand.
// Use: rule_index_writer ROOT GAME GAME_FOLDER VECTOR_FOLDER OUTPUT
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Found {
    std::string function, file;
    int line = 0;
};
struct Shown {
    std::string how, file, scenario;
    int line = 0;
};
std::multimap<std::string, Found> enforced;
std::multimap<std::string, Shown> shown;
std::string root;

std::vector<std::string> lines_of(const fs::path& path)
{
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

std::vector<fs::path> files_in(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (fs::is_directory(folder))
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.is_regular_file())
                files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::string address_of(const fs::path& path) { return fs::relative(path, root).generic_string(); }
std::string without_indent(const std::string& line)
{
    return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}
bool is_comment(const std::string& line) { return without_indent(line).starts_with("//"); }

/// Every id of the game in a line: "game.a.rule" in "// game.a.rule, game.another: …".
std::vector<std::string> ids_in(const std::string& line, const std::string& game)
{
    std::vector<std::string> ids;
    for (std::size_t at = line.find(game + "."); at != std::string::npos; at = line.find(game + ".", at + 1)) {
        const bool inside_a_word =
            at > 0 && (std::isalnum(static_cast<unsigned char>(line[at - 1])) || line[at - 1] == '/');
        std::size_t end = at;
        const auto belongs = [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '-';
        };
        while (end < line.size() && belongs(line[end]))
            ++end;
        while (end > at && (line[end - 1] == '.' || line[end - 1] == '-'))
            --end;
        if (!inside_a_word)
            ids.push_back(line.substr(at, end - at));
    }
    return ids;
}

std::string name_before(const std::string& line, std::size_t end)
{
    std::size_t begin = end;
    while (begin > 0 && (std::isalnum(static_cast<unsigned char>(line[begin - 1])) || line[begin - 1] == '_'))
        --begin;
    return line.substr(begin, end - begin);
}

/// The function that the comment above it is about: the name before the first parenthesis of the code that follows.
std::string function_below(const std::vector<std::string>& lines, std::size_t comment)
{
    for (std::size_t at = comment; at < lines.size() && at < comment + 12; ++at)
        if (!is_comment(lines[at]) && lines[at].find('(') != std::string::npos)
            return name_before(lines[at], lines[at].find('('));
    return "";
}

/// The function in a page's row: {rule("game.a.rule"), function},
std::string function_in_row(const std::vector<std::string>& lines, std::size_t row, const std::string& id)
{
    std::string text = lines[row] + (row + 1 < lines.size() ? " " + without_indent(lines[row + 1]) : "");
    const std::string opening = "rule(\"" + id + "\")";
    const std::size_t at = text.find(opening);
    if (at == std::string::npos)
        return "";
    const std::size_t begin = text.find_first_not_of(" ,", at + opening.size());
    const std::size_t end = text.find_first_of(",} ", begin);
    return begin == std::string::npos || end == std::string::npos ? "" : text.substr(begin, end - begin);
}

/// The function in whose body the line stands: the last one whose head begins at the margin.
std::string function_around(const std::vector<std::string>& lines, std::size_t line)
{
    for (std::size_t at = line + 1; at-- > 0;) {
        const bool is_head = !lines[at].empty() && std::isalpha(static_cast<unsigned char>(lines[at][0])) &&
                             lines[at].find('(') != std::string::npos;
        if (is_head)
            return name_before(lines[at], lines[at].find('('));
    }
    return "";
}

void read_source(const fs::path& path, const std::string& game)
{
    const auto lines = lines_of(path);
    for (std::size_t at = 0; at < lines.size(); ++at)
        for (const std::string& id : ids_in(lines[at], game)) {
            const std::string cited = "rule(\"" + id + "\")";
            const bool is_row = lines[at].find("{" + cited) != std::string::npos;
            const bool is_used = lines[at].find(cited) != std::string::npos;
            if (!is_used && !is_comment(lines[at]))
                continue;
            const std::string function = is_row  ? function_in_row(lines, at, id)
                                       : is_used ? function_around(lines, at)
                                                 : function_below(lines, at);
            enforced.insert({id, {function, address_of(path), static_cast<int>(at + 1)}});
        }
}

void read_scenarios(const fs::path& path, const std::string& game)
{
    struct Mention {
        bool about = false, flag = false, ask = false;
    };
    std::map<std::string, Mention> mentions;
    bool has_a_legal_step = false, ends = false, sees = false;
    std::string scenario = path.stem().string();
    int begins = 1;
    const auto finish = [&] {
        for (const auto& [id, mention] : mentions) {
            if (mention.flag)
                shown.insert({id, {"breaks", address_of(path), scenario, begins}});
            if (mention.ask)
                shown.insert({id, {"asks", address_of(path), scenario, begins}});
            if (mention.about && ((!mention.flag && !mention.ask) || has_a_legal_step))
                shown.insert({id, {"keeps", address_of(path), scenario, begins}});
            if (mention.about && ends)
                shown.insert({id, {"ends", address_of(path), scenario, begins}});
            if (mention.about && sees)
                shown.insert({id, {"sees", address_of(path), scenario, begins}});
            for (const auto& [other, flagged] : mentions)
                if (mention.about && !mention.flag && flagged.flag)
                    shown.insert({id, {"covered by " + other, address_of(path), scenario, begins}});
        }
        mentions.clear();
        has_a_legal_step = ends = sees = false;
    };
    const auto lines = lines_of(path);
    for (std::size_t at = 0; at < lines.size(); ++at) {
        std::string line = without_indent(lines[at]);
        for (std::size_t next = at + 1; line.ends_with('\\') && next < lines.size(); ++next)
            line = line.substr(0, line.size() - 1) + without_indent(lines[next]);
        if (line.starts_with("scenario ")) {
            finish();
            scenario = line.substr(9);
            begins = static_cast<int>(at + 1);
        }
        has_a_legal_step |= line == "legal" || line.starts_with("can ");
        ends |= (line.starts_with("winner = ") && line != "winner = nobody") || line == "draw = yes";
        sees |= line.starts_with("see ") || line.starts_with("state ");
        for (const std::string& id : ids_in(line, game)) {
            mentions[id].about |= line.starts_with("about ");
            mentions[id].flag |= line.starts_with("flag ") || line.starts_with("cannot ");
            mentions[id].ask |= line.starts_with("ask ");
        }
    }
    finish();
}

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text)
        result += (c == '"' || c == '\\') ? std::string{'\\', c} : std::string{c};
    return result + '"';
}

void write(std::ostream& out, const std::string& game)
{
    std::string name = game;
    std::ranges::replace(name, '-', '_');
    out << "// Written by engine/tools/rule_index_writer.cpp. Change the sources and scenarios, not this file.\n"
           "#include \"engine/games/rule_index.h\"\n\nnamespace cardinal {\n\n"
           "static constexpr RulePlace places_of_"
        << name << "[] = {\n";
    for (const auto& [id, found] : enforced)
        out << "    {" << quoted(id) << ", " << quoted(found.function) << ", " << quoted(found.file) << ", "
            << found.line << "},\n";
    out << "};\nstatic constexpr RuleVector vectors_of_" << name << "[] = {\n    {},\n";
    for (const auto& [id, found] : shown)
        out << "    {" << quoted(id) << ", " << quoted(found.how) << ", " << quoted(found.scenario) << ", "
            << quoted(found.file) << ", " << found.line << "},\n";
    out << "};\nextern const RuleIndex index_of_" << name << ";\nconst RuleIndex index_of_" << name << "{"
        << quoted(game) << ", places_of_" << name << ", vectors_of_" << name << "};\n\n}  // namespace cardinal\n";
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 6) {
        std::cerr << "usage: rule_index_writer ROOT GAME GAME_FOLDER VECTOR_FOLDER OUTPUT\n";
        return 2;
    }
    root = argv[1];
    const std::string game = argv[2];
    for (const auto& path : files_in(argv[3]))
        if (path.extension() == ".cpp" || path.extension() == ".h")
            read_source(path, game);
    for (const auto& path : files_in(argv[4]))
        if (path.extension() == ".cardinal")
            read_scenarios(path, game);
    std::ostringstream text;
    write(text, game);
    std::ofstream out(argv[5]);
    out << text.str();
    return out ? 0 : 3;
}
