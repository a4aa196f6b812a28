#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The program as people use it. What it saves where nobody named a file is gone with the call.
namespace cardinal::cli {

struct Ran {
    int code = -1;
    std::string said{};  ///< both streams together: what a person reads
};

/// Runs `cardinal` with these arguments, as a shell reads them, and this on standard input.
Ran cardinal(const std::string& arguments, const std::string& typed = "");
/// The same with other words before it: `HOME=/tmp`, `cat FILE |`.
Ran cardinal_after(const std::string& before, const std::string& arguments, const std::string& typed = "");
/// The same at a terminal: each line is typed when the program has shown a prompt. `meanwhile` happens at the first.
Ran cardinal_at_terminal(
    const std::string& arguments, const std::vector<std::string>& lines,
    const std::function<void()>& meanwhile = [] {});

/// The same, but it is killed as soon as it shows what came of the last line.
void killed_at_terminal(const std::string& arguments, std::vector<std::string> lines);

inline const std::string samples = CARDINAL_SOURCE_DIR "/samples/purge";

/// An empty folder for one test, gone afterwards.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(std::string_view name) const { return (path_ / name).string(); }
    /// Writes the file and gives its path.
    std::string with(std::string_view name, std::string_view text) const;
    /// The names of all that lies in it, in order.
    std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

std::string text_of(const std::string& path);

}  // namespace cardinal::cli
