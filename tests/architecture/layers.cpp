#include "tests/architecture/layers.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <regex>
#include <string>

namespace cardinal::architecture {
namespace {

using Names = std::vector<std::string_view>;

/// What the files of a folder may include. `never` wins over what is allowed and says why by its name.
struct Layer {
    std::string_view folder{};
    Names repository{};  ///< folders of the project; its own always
    Names libraries{};   ///< how the paths of other libraries' headers begin; the standard library's always
    Names never{};       ///< headers or folders that this layer must do without
};

const Names posix{"unistd.h", "poll.h", "fcntl.h", "signal.h", "spawn.h", "termios.h", "sys/", "netinet/", "arpa/"};
const Names opencv{"opencv2/core",       "opencv2/imgproc",  "opencv2/calib3d", "opencv2/aruco",
                   "opencv2/features2d", "opencv2/img_hash", "opencv2/flann"};
const Names opencv_files{"opencv2/imgcodecs", "opencv2/videoio", "opencv2/video"};
const Names qt{"Q", "Qt"};
const Names everything{""};

// The engine opens no file and prints nothing, has no clock and rolls no dice: its answers depend on its input alone.
const Names world{"filesystem", "fstream", "iostream", "cstdio", "stdio.h", "chrono", "ctime", "time.h", "random"};

Names operator+(Names left, const Names& right)
{
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

/// The innermost folder counts. Why each border stands where it does: ARCHITECTURE.md.
const std::vector<Layer>& layers()
{
    static const std::vector<Layer> table{
        {"engine/core", {}, {}, world},
        {"engine/position", {"engine/core", "engine/rules/action"}, {}, world},  // what is declared lies on the stack
        {"engine/rules", {"engine/core", "engine/position"}, {}, world},
        {"engine/games", {"engine/core", "engine/position", "engine/rules"}, {}, world},
        {"engine/notation", {"engine/core", "engine/position", "engine/rules"}, {}, world},
        {"engine/record", {"engine/core", "engine/position", "engine/rules", "engine/notation"}, {}, world},
        {"engine/referee",
         {"engine/core", "engine/position", "engine/rules", "engine/record",
          "engine/notation"},  // its sentences name numbers and cards as the notation does
         {},
         world},
        {"engine/scenario",
         {"engine/core", "engine/position", "engine/rules", "engine/notation", "engine/record", "engine/referee"},
         {},
         world},
        {"engine", {}, {}, world + Names{"engine/tools"}},
        {"engine/tools", {"engine"}, {}, {}},  // programs of the build; they read and write files
        {"calibration", {"engine/core"}, opencv, {}},
        {"vision", {"engine/core", "calibration"}, opencv + Names{"ZXing/"}, {"vision/io"}},
        {"vision/io", {"engine/core", "calibration", "vision"}, opencv + opencv_files + Names{"ZXing/"} + posix, {}},
        {"carddb", {"engine"}, Names{"sqlite3.h", "SQLiteCpp/", "nlohmann/", "nettle/"} + posix, {"engine/tools"}},
        {"companion/match", {"engine", "calibration", "vision", "carddb"}, opencv + Names{"nlohmann/"}, {}},
        {"companion/print", {"engine", "carddb"}, qt, {}},
        {"companion/camera", {"engine/core", "calibration", "vision"}, qt + opencv + posix, {}},
        {"companion/serve",
         {"engine", "carddb", "companion/pages"},
         Names{"nlohmann/", "httplib.h", "ifaddrs.h", "net/", "ZXing/"} + posix,
         {"engine/tools"}},
        {"companion/cli",
         {"engine", "calibration", "vision", "carddb", "companion", "samples/studio"},
         qt + opencv + opencv_files + posix + Names{"CLI/", "nlohmann/", "editline/", "histedit.h", "ZXing/", "zbar.h"},
         {"engine/tools"}},
        {"companion",
         {"engine", "calibration", "vision", "carddb"},
         qt + opencv + posix + Names{"nlohmann/"},
         {"engine/tools", "companion/cli"}},
        {"samples/studio",
         {"engine"},
         opencv + opencv_files + Names{"opencv2/photo", "poppler/", "nlohmann/"},
         {"engine/tools"}},
        {"tests", everything, everything, {}},
    };
    return table;
}

const Layer* layer_of(std::string_view path)
{
    const Layer* innermost = nullptr;
    for (const Layer& layer : layers())
        if (is_below(path, layer.folder) && (!innermost || layer.folder.size() > innermost->folder.size()))
            innermost = &layer;
    return innermost;
}

/// `core` covers `core`, `core/mat.hpp` and `core.hpp`; a name that ends in a slash, or an empty one, what begins with
/// it.
bool covers(std::string_view name, std::string_view header)
{
    if (!header.starts_with(name))
        return false;
    if (name.empty() || name.ends_with('/') || name.size() == header.size())
        return true;
    const char next = header[name.size()];
    return next == '/' || next == '.';
}

bool covers(const Names& names, std::string_view header)
{
    return std::ranges::any_of(names, [&](std::string_view name) { return covers(name, header); });
}

/// <vector>, <cstdint>: small letters without path or ending.
bool is_of_the_standard_library(std::string_view header)
{
    return std::ranges::all_of(header, [](char letter) {
        return std::islower(static_cast<unsigned char>(letter)) != 0 || letter == '_' ||
               std::isdigit(static_cast<unsigned char>(letter)) != 0;
    });
}

bool is_a_folder_of_the_project(std::string_view header)
{
    static const Names folders{"engine/", "calibration/", "vision/", "carddb/", "companion/", "samples/", "tests/"};
    return covers(folders, header) && header.find("..") == std::string_view::npos;
}

bool may_include_library(const Layer& layer, std::string_view header)
{
    const bool is_qt = std::ranges::find(layer.libraries, "Q") != layer.libraries.end() && header.starts_with('Q');
    return is_of_the_standard_library(header) || is_qt || covers(layer.libraries, header);
}

std::optional<std::string> objection(const Layer& layer, std::string_view header, bool quoted)
{
    const std::string shown = (quoted ? "\"" : "<") + std::string(header) + (quoted ? "\"" : ">");
    const std::string folder(layer.folder);
    if (quoted && !is_a_folder_of_the_project(header))
        return shown + " is no address from the repository's root";
    if (!quoted && is_a_folder_of_the_project(header))
        return shown + " is ours and stands in quotes";
    if (covers(layer.never, header))
        return folder + "/ does without " + shown;
    const bool allowed = quoted ? covers(layer.repository, header) || is_below(header, layer.folder)
                                : may_include_library(layer, header);
    if (!allowed)
        return folder + "/ may not know " + shown;
    return {};
}

/// lost_empires → LostEmpires or, with a gap, Lost Empires.
std::string in_capitals(std::string_view game, std::string_view gap)
{
    std::string name;
    bool begins = true;
    for (const char letter : game) {
        if (letter == '_')
            name += gap;
        else
            name += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
        begins = letter == '_';
    }
    return name;
}

std::vector<std::string> names_of(std::string_view game)
{
    std::string id(game);
    std::ranges::replace(id, '_', '-');
    return {std::string(game), id, in_capitals(game, ""), in_capitals(game, " ")};
}

bool serves_all_games(std::string_view path, std::string_view game)
{
    static const Names exempt{"tests", "samples", "engine/games/all_games"};
    return !covers(exempt, path) && !is_below(path, "engine/games/" + std::string(game));
}

}  // namespace

Complaints broken_borders(const File& file)
{
    static const std::regex include(R"rx(^\s*#\s*include\s*(["<])([^">]+)[">].*)rx");
    const Layer* const layer = layer_of(file.path);
    if (!layer)
        return {complaint(file, 1, "lies in a folder that the table in tests/architecture/layers.cpp does not know")};
    Complaints complaints;
    int number = 0;
    for (const std::string_view line : lines_of(file.text)) {
        ++number;
        std::match_results<std::string_view::const_iterator> found;
        if (!std::regex_match(line.begin(), line.end(), found, include))
            continue;
        if (const auto why = objection(*layer, found[2].str(), found[1] == "\""))
            complaints.push_back(complaint(file, number, *why));
    }
    return complaints;
}

std::vector<std::string_view> games_of(const std::vector<File>& files)
{
    constexpr std::string_view folder = "engine/games/";
    std::vector<std::string_view> games;
    for (const File& file : files) {
        const std::string_view path = file.path;
        if (!path.starts_with(folder) || path.find('/', folder.size()) == std::string_view::npos)
            continue;
        const std::string_view game = path.substr(folder.size(), path.find('/', folder.size()) - folder.size());
        if (std::ranges::find(games, game) == games.end())
            games.push_back(game);
    }
    return games;
}

Complaints games_named_out_of_place(const File& file, const std::vector<std::string_view>& games)
{
    Complaints complaints;
    for (const std::string_view game : games) {
        if (!serves_all_games(file.path, game))
            continue;
        int number = 0;
        for (const std::string_view line : lines_of(file.text)) {
            ++number;
            if (std::ranges::any_of(names_of(game), [&](const std::string& name) { return has_word(line, name); }))
                complaints.push_back(complaint(file, number, "names the game " + std::string(game)));
        }
    }
    return complaints;
}

Complaints untidiness(const File& file)
{
    constexpr std::size_t longest = 400;
    constexpr std::size_t near_the_top = 20;
    const std::vector<std::string_view> lines = lines_of(file.text);
    const auto top = std::min(lines.size(), near_the_top);
    const bool is_data = std::find(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(top),
                                   "// A table of data.") != lines.begin() + static_cast<std::ptrdiff_t>(top);
    Complaints complaints;
    if (is_header(file) && std::ranges::find(lines, "#pragma once") == lines.end())
        complaints.push_back(complaint(file, 1, "is a header without #pragma once"));
    if (lines.size() > longest && !is_data)
        complaints.push_back(complaint(file, static_cast<int>(longest),
                                       "goes on for " + std::to_string(lines.size()) +
                                           " lines: two ideas, or else `// A table of data.` near its top"));
    return complaints;
}

Complaints sources_not_built(const std::vector<File>& files, std::string_view root, std::string_view compile_commands)
{
    static const Names built_only_by_their_own_preset{"tests/fuzz"};
    Complaints complaints;
    for (const File& file : files) {
        const std::string entry = "\"file\": \"" + std::string(root) + "/" + file.path + "\"";
        const bool wanted = file.path.ends_with(".cpp") && !covers(built_only_by_their_own_preset, file.path);
        if (wanted && compile_commands.find(entry) == std::string_view::npos)
            complaints.push_back(complaint(file, 1, "stands in no CMakeLists.txt, so nobody compiles it"));
    }
    return complaints;
}

}  // namespace cardinal::architecture
