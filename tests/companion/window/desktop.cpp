#include "tests/companion/window/desktop.h"

#include "tests/companion/program.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace cardinal::window {
namespace {

bool succeeds(const std::string& command)
{
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;  // NOLINT(cert-env33-c): a test's own words
}

}  // namespace

Running::Running(const std::vector<std::string>& words, std::string log) : log_(std::move(log))
{
    process_ = fork();
    if (process_ != 0)
        return;
    const int file = open(log_.c_str(), O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    arguments.push_back(nullptr);
    execvp(arguments.front(), arguments.data());
    _exit(127);
}

void Running::kill_now() const { kill(process_, SIGKILL); }

Running::~Running()
{
    kill(process_, SIGTERM);
    const bool has_ended = happens_within(5, [this] { return waitpid(process_, nullptr, WNOHANG) != 0; });
    if (has_ended)
        return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

std::string Running::said() const { return std::filesystem::exists(log_) ? cli::text_of(log_) : ""; }

bool Running::says(const std::string& text, double seconds) const
{
    return happens_within(seconds, [&] { return said().find(text) != std::string::npos; });
}

Desktop::Desktop(const std::string& folder) : folder_(folder)
{
    if (!succeeds("command -v Xvfb && command -v openbox && command -v xdotool"))
        return;
    // It chooses a number that nobody has, and says it when it is ready. Without -noreset it begins anew when a
    // question about its windows is answered before anybody else is there, and sends away who is just coming.
    screen_ = std::make_unique<Running>(std::vector<std::string>{"Xvfb", "-displayfd", "1", "-screen", "0",
                                                                 "1280x800x24", "-nolisten", "tcp", "-noreset"},
                                        folder + "/screen");
    // Whatever it complains of beside stands in lines of its own.
    std::string number;
    const auto is_ready = [&] {
        std::istringstream lines(screen_->said());
        for (std::string line; number.empty() && std::getline(lines, line);)
            if (!line.empty() && line.find_first_not_of("0123456789") == std::string::npos)
                number = line;
        return !number.empty();
    };
    if (!happens_within(20, is_ready))
        return;
    ::setenv("DISPLAY", (":" + number).c_str(), 1);
    ::unsetenv("WAYLAND_DISPLAY");
    ::unsetenv("QT_QPA_PLATFORM");
    ::setenv("QT_QUICK_BACKEND", "software", 1);  // drawing without a graphics card costs a core that others want
    manager_ = std::make_unique<Running>(std::vector<std::string>{"openbox"}, folder + "/manager");
    is_there_ = true;
}

bool Desktop::shows(const std::string& title, double seconds) const
{
    const std::string window = "xdotool search --onlyvisible --name '" + title + "'";
    const auto begin = std::chrono::steady_clock::now();
    const bool is_shown = happens_within(seconds, [&] { return succeeds(window + " windowactivate --sync"); });
    took_s_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return is_shown;
}

std::string Desktop::size(const std::string& title) const
{
    const std::string file = folder_ + "/size";
    succeeds("{ xdotool search --onlyvisible --name '" + title + "' getwindowgeometry >" + file + "; }");
    const std::string said = std::filesystem::exists(file) ? cli::text_of(file) : "";
    const std::string before = "Geometry: ";
    const std::size_t at = said.rfind(before);
    return at == std::string::npos ? "" : said.substr(at + before.size(), said.find('\n', at) - at - before.size());
}

void Desktop::type(const std::string& text) const { succeeds("xdotool type --delay 15 '" + text + "'"); }

void Desktop::click(const std::string& title, int x, int y) const
{
    succeeds("xdotool mousemove --window $(xdotool search --onlyvisible --name '" + title + "' | tail -1) " +
             std::to_string(x) + " " + std::to_string(y) + " click 1");
}

void Desktop::settle() const { std::this_thread::sleep_for(std::chrono::duration<double>(std::max(0.5, took_s_ / 2))); }

void Desktop::press(const std::string& keys) const { succeeds("xdotool key " + keys); }

}  // namespace cardinal::window
