#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The project as a folder of files, for the tests that guard its shape.
namespace cardinal::architecture {

/// A file of the project: its path from the repository's root, and what stands in it.
struct File {
    std::string path{};
    std::string text{};
};

/// What a test that looks at files found wrong: `path:line: sentence`.
using Complaints = std::vector<std::string>;

/// What stands in a file of this machine; nothing when it cannot be read.
std::string read(const std::string& path);

std::string complaint(const File& file, int line, std::string_view sentence);

/// Every text file that git knows, or would know after `git add`; without git, all but the build.
const std::vector<File>& text_files();

/// Those of them that are C++.
const std::vector<File>& cpp_files();

bool is_header(const File& file);
bool is_below(std::string_view path, std::string_view folder);

std::vector<std::string_view> lines_of(std::string_view text);

/// Whether `word` stands somewhere in `text` with no letter, digit or underscore on either side.
bool has_word(std::string_view text, std::string_view word);

/// Paths that are true only on the machine somebody wrote the file on, and hosts that only it fetches packages from.
Complaints traces_of_a_machine(const File& file, const std::vector<std::string>& hosts);

/// The hosts that this machine fetches Debian's packages from.
std::vector<std::string> registry_hosts();

}  // namespace cardinal::architecture
