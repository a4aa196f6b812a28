#include "companion/cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <sstream>
#include <unistd.h>

namespace cardinal::cli {
namespace {

Failure failed(std::string_view deed, const std::filesystem::path& path, int why)
{
    return Failure{Error{.sentence = std::string(deed) + " " + path.string() + ": " + std::strerror(why) + "."}};
}

/// On disk, not only in the kernel's memory, before anybody relies on it.
bool write_and_sync(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(file) == 0;
}

}  // namespace

Result<std::string> read_text(const std::filesystem::path& path)
{
    std::ostringstream text;
    if (path == "-") {
        text << std::cin.rdbuf();
        return text.str();
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return Failure{Error{.sentence = path.string() + " is a folder; name a file in it."}};
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return failed("Cannot read", path, errno);
    text << file.rdbuf();
    return text.str();
}

Result<void> write_text(const std::filesystem::path& path, std::string_view text)
{
    const std::filesystem::path beside = path.string() + ".new";
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0)
        return failed("Cannot write", path, errno);
    const bool written = write_and_sync(file, text);
    const int why = errno;
    ::close(file);
    if (!written || std::rename(beside.c_str(), path.c_str()) != 0) {
        const int reason = written ? errno : why;
        ::unlink(beside.c_str());
        return failed("Cannot write", path, reason);
    }
    return {};
}

}  // namespace cardinal::cli
