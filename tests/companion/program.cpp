#include "tests/companion/program.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <poll.h>
#include <pty.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace cardinal::cli {
namespace {

const std::string program = CARDINAL_BINARY_DIR "/companion/cli/cardinal ";

int code_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

bool says_something(int terminal)
{
    pollfd waiting{.fd = terminal, .events = POLLIN, .revents = 0};
    return poll(&waiting, 1, 200) > 0;
}

bool type(int terminal, const std::string& line)
{
    return write(terminal, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

/// What the program shows, while a line is typed for each prompt. Then the input ends; that is typed again as long as
/// nothing is said, because it is lost on a program that is not yet waiting for a key.
std::string conversation(
    int terminal, const std::vector<std::string>& lines, const std::function<void()>& meanwhile,
    const std::function<void()>& before_the_last = [] {})
{
    std::string said;
    std::size_t answered = 0;
    auto next = lines.begin();
    std::array<char, 4096> part{};
    while (true) {
        if (next == lines.end() && !says_something(terminal)) {
            type(terminal, "\x04");
            continue;
        }
        const ssize_t count = read(terminal, part.data(), part.size());
        if (count <= 0)
            return said;
        said.append(part.data(), static_cast<std::size_t>(count));
        if (next == lines.end() || said.find("> ", answered) == std::string::npos)
            continue;
        if (next == lines.begin())
            meanwhile();
        if (std::next(next) == lines.end())
            before_the_last();
        const std::string line = *next++ + "\n";
        answered = said.size() + line.size();  // its echo is no prompt, although it may have an arrow in it
        if (!type(terminal, line))
            return said;
    }
}

}  // namespace

Ran cardinal_after(const std::string& before, const std::string& arguments, const std::string& typed)
{
    const Folder folder;
    const std::string command =
        "unset DISPLAY WAYLAND_DISPLAY; export NO_COLOR=1 XDG_CONFIG_HOME=" + folder.file("config") +
        " XDG_DATA_HOME=" + folder.file("data") + "; " + before + " " + program + arguments + " <" +
        folder.with("typed", typed) + " 2>&1";
    std::FILE* pipe = popen(("bash -c '" + command + "'").c_str(), "r");
    Ran ran;
    std::array<char, 4096> part{};
    while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe))
        ran.said.append(part.data(), count);
    ran.code = code_of(pclose(pipe));
    return ran;
}

Ran cardinal(const std::string& arguments, const std::string& typed) { return cardinal_after("", arguments, typed); }

namespace {

struct AtTerminal {
    pid_t process = -1;
    int terminal = -1;
};

AtTerminal begin_at_terminal(const std::string& arguments, const Folder& data)
{
    AtTerminal begun;
    winsize size{.ws_row = 50, .ws_col = 200, .ws_xpixel = 0, .ws_ypixel = 0};
    begun.process = forkpty(&begun.terminal, nullptr, nullptr, &size);
    if (begun.process == 0) {
        const std::string command =
            "exec env -u DISPLAY -u WAYLAND_DISPLAY NO_COLOR=1 TERM=dumb XDG_CONFIG_HOME=" + data.file("config") +
            " XDG_DATA_HOME=" + data.file("") + " " + program + arguments;
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    return begun;
}

int end_of(const AtTerminal& begun)
{
    close(begun.terminal);
    int status = 0;
    waitpid(begun.process, &status, 0);
    return code_of(status);
}

}  // namespace

Ran cardinal_at_terminal(const std::string& arguments, const std::vector<std::string>& lines,
                         const std::function<void()>& meanwhile)
{
    const Folder data;
    const AtTerminal begun = begin_at_terminal(arguments, data);
    if (begun.process < 0)
        return {.said = "This machine gives no terminal to its programs; is /dev/pts mounted?"};
    Ran ran{.said = conversation(begun.terminal, lines, meanwhile)};
    ran.code = end_of(begun);
    return ran;
}

void killed_at_terminal(const std::string& arguments, std::vector<std::string> lines)
{
    const Folder data;
    const AtTerminal begun = begin_at_terminal(arguments, data);
    lines.emplace_back();  // at the prompt after the last one
    conversation(
        begun.terminal, lines, [] {}, [&] { kill(begun.process, SIGKILL); });
    end_of(begun);
}

Folder::Folder()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "cardinal-test-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
}

Folder::~Folder() { std::filesystem::remove_all(path_); }

std::string Folder::with(std::string_view name, std::string_view text) const
{
    std::ofstream(path_ / name, std::ios::binary) << text;
    return file(name);
}

std::vector<std::string> Folder::names() const
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(path_))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::string text_of(const std::string& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace cardinal::cli
