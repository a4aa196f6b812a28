#include "companion/cli/usual.h"

#include "companion/cli/files.h"
#include "engine/core/nearest.h"
#include "engine/notation/statement.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cassert>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <sstream>
#include <vector>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

struct Setting {
    std::string_view name{};
    std::vector<std::string_view> one_of{};  ///< its values; none: any, and whoever takes it sees what it is good for
};

/// Every option that may be wished for once and for all. What only one call can mean, such as a file to write, is none.
const Setting settings[] = {
    {"camera"},
    {"color", {"auto", "always", "never"}},
    {"data"},
    {"game"},
    {"language", {"en", "de"}},
    {"page", {"a4", "letter"}},
    {"port"},
    {"profile", {"practice", "tournament"}},
};

struct Wish {
    std::string value{};
    std::string place{};  ///< where it stands, for whoever has to mend it
};
using Wishes = std::map<std::string, Wish, std::less<>>;

std::optional<fs::path> settings_file()
{
    if (const std::string config = variable("XDG_CONFIG_HOME"); !config.empty())
        return fs::path(config) / "cardinal" / "cardinal.conf";
    if (const std::string home = variable("HOME"); !home.empty())
        return fs::path(home) / ".config" / "cardinal" / "cardinal.conf";
    return {};
}

/// No shell reads the file, so nobody else knows where "~" is.
std::string with_home(std::string_view value)
{
    return value.starts_with("~/") ? variable("HOME") + std::string(value.substr(1)) : std::string(value);
}

const Setting* setting_called(std::string_view name)
{
    const auto setting = std::ranges::find(settings, name, &Setting::name);
    return setting == std::end(settings) ? nullptr : setting;
}

std::string no_such_setting(const std::string& name)
{
    std::vector<std::string_view> names;
    for (const Setting& setting : settings)
        names.push_back(setting.name);
    return "There is no setting “" + name + "”." + did_you_mean(name, names);
}

/// Why nobody can have meant this; empty where somebody can.
std::string fault_of(const Setting& setting, std::string_view value)
{
    if (setting.one_of.empty() || std::ranges::count(setting.one_of, value))
        return "";
    std::string known;
    for (const std::string_view one : setting.one_of)
        known += (known.empty() ? "" : one == setting.one_of.back() ? " or " : ", ") + std::string(one);
    return "“" + std::string(setting.name) + "” is " + known + ", not “" + std::string(value) + "”.";
}

/// `name = value`; an empty line says nothing, nor does one that begins with "#".
Result<void> read_line(std::string_view line, const std::string& place, Wishes& wishes)
{
    if (line.empty() || line.front() == '#')
        return {};
    const std::size_t sign = line.find('=');
    if (sign == std::string_view::npos)
        return Failure{{place + ": Expected NAME = VALUE, found “" + std::string(line) + "”."}};
    const std::string name{notation::trimmed(line.substr(0, sign))};
    if (!setting_called(name))
        return Failure{{place + ": " + no_such_setting(name)}};
    wishes[name] = {.value = with_home(notation::trimmed(line.substr(sign + 1))), .place = place};
    return {};
}

Result<Wishes> wishes_in_file()
{
    Wishes wishes;
    const std::optional<fs::path> file = settings_file();
    std::error_code none;
    if (!file || !fs::exists(*file, none))
        return wishes;
    const auto text = read_text(*file);
    if (!text)
        return Failure{text.error()};
    std::istringstream lines(*text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (line.ends_with('\r'))
            line.pop_back();
        const std::string place = file->string() + ":" + std::to_string(number);
        if (const auto read = read_line(notation::trimmed(line), place, wishes); !read)
            return Failure{read.error()};
    }
    return wishes;
}

/// All that is usually wished, read once; with what was not understood of it.
struct Usual {
    Wishes wishes{};
    std::optional<Error> fault{};

    Usual()
    {
        if (auto in_file = wishes_in_file())
            wishes = std::move(*in_file);
        else
            fault = in_file.error();
        for (const Setting& setting : settings)
            take(setting);
    }

    void note(std::string sentence)
    {
        if (!fault)
            fault = Error{std::move(sentence)};
    }

private:
    void take(const Setting& setting)
    {
        Wish& wish = wishes[std::string(setting.name)];
        std::string called = "CARDINAL_" + std::string(setting.name);
        std::ranges::transform(called, called.begin(), [](unsigned char c) { return std::toupper(c); });
        if (std::string value = variable(called.c_str()); !value.empty())
            wish = {.value = std::move(value), .place = called};
        if (std::string why = wish.value.empty() ? "" : fault_of(setting, wish.value); !why.empty())
            note(wish.place + ": " + why);
    }
};

Usual& all_that_is_usual()
{
    static Usual usual;
    return usual;
}

}  // namespace

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::string usual(std::string_view name)
{
    const Wishes& wishes = all_that_is_usual().wishes;
    const auto wish = wishes.find(name);
    assert(wish != wishes.end());
    return wish->second.value;
}

CLI::Option* or_as_usual(CLI::Option* option)
{
    Usual& all = all_that_is_usual();
    const Wish& wish = all.wishes.at(option->get_lnames().front());
    if (wish.value.empty())
        return option;
    try {
        option->run_callback_for_default()->default_val(wish.value)->required(false);
    } catch (const CLI::Error& error) {
        all.note(wish.place + ": " + error.what() + ".");
    }
    return option;
}

Result<void> usual_is_understood()
{
    const Usual& all = all_that_is_usual();
    return all.fault ? Result<void>(Failure{*all.fault}) : Result<void>();
}

}  // namespace cardinal::cli
