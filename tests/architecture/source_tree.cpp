#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <stdexcept>

namespace cardinal::architecture {
namespace {

std::string output_of(const std::string& command)
{
    FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("cannot run " + command);
    std::string output;
    std::array<char, 4096> part{};
    while (const std::size_t count = fread(part.data(), 1, part.size(), pipe))
        output.append(part.data(), count);
    if (pclose(pipe) != 0)
        throw std::runtime_error("failed: " + command);
    return output;
}

std::vector<File> read_text_files()
{
    std::vector<File> files;
    const std::string paths = output_of("'" CARDINAL_SOURCE_DIR "/scripts/files.sh'");
    for (const std::string_view path : lines_of(paths)) {
        std::string text = read(CARDINAL_SOURCE_DIR "/" + std::string(path));
        if (text.find('\0') == std::string::npos)  // a picture is no text
            files.push_back({std::string(path), std::move(text)});
    }
    return files;
}

bool is_word_letter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_'; }

}  // namespace

std::string read(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string complaint(const File& file, int line, std::string_view sentence)
{
    return file.path + ":" + std::to_string(line) + ": " + std::string(sentence);
}

const std::vector<File>& text_files()
{
    static const std::vector<File> files = read_text_files();
    return files;
}

const std::vector<File>& cpp_files()
{
    static const std::vector<File> files = [] {
        std::vector<File> cpp;
        std::ranges::copy_if(text_files(), std::back_inserter(cpp),
                             [](const File& file) { return is_header(file) || file.path.ends_with(".cpp"); });
        return cpp;
    }();
    return files;
}

bool is_header(const File& file) { return file.path.ends_with(".h"); }

bool is_below(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder) && path.substr(folder.size()).starts_with('/');
}

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool has_word(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !is_word_letter(text[at - 1])) && (end == text.size() || !is_word_letter(text[end])))
            return true;
    }
    return false;
}

Complaints traces_of_a_machine(const File& file, const std::vector<std::string>& hosts)
{
    // Written in two parts, or this file would complain of itself.
    static const std::regex workplace("(^|[^A-Za-z0-9_.])/wo"
                                      "rk/\\w|/bash_"
                                      "jobs");
    Complaints complaints;
    int number = 0;
    for (const std::string_view line : lines_of(file.text)) {
        ++number;
        if (std::regex_search(line.begin(), line.end(), workplace))
            complaints.push_back(complaint(file, number, "names a path of the machine it was written on"));
        for (const std::string& host : hosts)
            if (line.find(host) != std::string_view::npos)
                complaints.push_back(complaint(file, number, "names the package registry " + host));
    }
    return complaints;
}

std::vector<std::string> registry_hosts()
{
    namespace fs = std::filesystem;
    std::vector<std::string> lists{"/etc/apt/sources.list"};
    std::error_code unreadable;
    for (const fs::directory_entry& entry : fs::directory_iterator("/etc/apt/sources.list.d", unreadable))
        lists.push_back(entry.path());

    std::vector<std::string> hosts;
    static const std::regex address("://([^/:\\s]*[A-Za-z][^/:\\s]*\\.[^/:\\s]+)");  // a name with a dot, no number
    for (const std::string& path : lists) {
        const std::string text = read(path);
        for (std::sregex_iterator found(text.begin(), text.end(), address), end; found != end; ++found)
            if (std::ranges::find(hosts, (*found)[1].str()) == hosts.end())
                hosts.push_back((*found)[1]);
    }
    return hosts;
}

}  // namespace cardinal::architecture
