#include "companion/cli/files.h"

#include "engine/core/nearest.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

Failure failed(std::string_view deed, const fs::path& path, int why, const std::string& hint = "")
{
    return Failure{{std::string(deed) + " " + path.string() + ": " + std::strerror(why) + "." + hint}};
}

/// Whoever names a file that is not there mistyped one that is.
std::string nearest_file(const fs::path& path)
{
    std::vector<std::string> names;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(path.has_parent_path() ? path.parent_path() : ".", none))
        names.push_back(entry.path().filename().string());
    return did_you_mean(path.filename().string(), std::vector<std::string_view>(names.begin(), names.end()));
}

Result<std::string> whole(std::istream& stream, const std::string& name)
{
    std::string text;
    std::array<char, 65536> part{};
    while (stream.read(part.data(), part.size()), stream.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > most_bytes)
            return Failure{{name + " is longer than any file Cardinal reads (64 MB)."}};
    }
    return text;
}

/// An open file, closed in the end.
class Output {
public:
    Output(const fs::path& path, int flags) : file_(::open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666)) {}
    ~Output()
    {
        if (file_ >= 0)
            ::close(file_);
    }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    bool is_open() const { return file_ >= 0; }
    bool set_mode(mode_t mode) const { return ::fchmod(file_, mode & 07777U) == 0; }

    /// On disk, not only in the kernel's memory, before anybody relies on it.
    bool write_and_sync(std::string_view text) const
    {
        while (!text.empty()) {
            const ssize_t written = ::write(file_, text.data(), text.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        // Pipes and terminals have no disk to be on.
        return ::fsync(file_) == 0 || errno == EINVAL || errno == EROFS;
    }

private:
    int file_;
};

/// A new name is on disk only when its folder is. Some file systems cannot do that for folders; nothing is lost there
/// that could be kept.
void sync_folder_of(const fs::path& path)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0)
        return;
    ::fsync(opened);
    ::close(opened);
}

/// A name beside the file that nobody uses, whatever a user calls their own files.
fs::path unused_beside(const fs::path& path)
{
    fs::path beside = path.string() + ".new";
    std::error_code none;
    for (int number = 2; fs::exists(fs::symlink_status(beside, none)); ++number)
        beside = path.string() + ".new" + std::to_string(number);
    return beside;
}

/// 0, or why not; then nothing is left behind.
int create(const fs::path& path, std::string_view text, const struct stat* like)
{
    const Output file(path, O_CREAT | O_EXCL);
    if (!file.is_open())
        return errno;
    if ((!like || file.set_mode(like->st_mode)) && file.write_and_sync(text))
        return 0;
    const int why = errno;
    ::unlink(path.c_str());
    return why;
}

/// Into a pipe or a device: its name must stay what it is.
Result<void> write_into(const fs::path& path, std::string_view text)
{
    const Output stream(path, 0);
    if (!stream.is_open() || !stream.write_and_sync(text))
        return failed("Cannot write", path, errno);
    return {};
}

}  // namespace

Result<std::string> read_text(const fs::path& path)
{
    if (path == "-")
        return whole(std::cin, "Standard input");
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return Failure{{path.string() + " is a folder; name a file in it."}};
    std::ifstream file(path, std::ios::binary);
    const int why = errno;
    if (!file)
        return failed("Cannot read", path, why, why == ENOENT ? nearest_file(path) : "");
    return whole(file, path.string());
}

Result<void> hand_out(const std::string& output, std::string_view text)
{
    if (output != "-")
        return write_text(output, text);
    std::cout << text << std::flush;
    return std::cout ? Result<void>() : Failure{{"Cannot write to standard output."}};
}

Result<void> write_text(const fs::path& path, std::string_view text)
{
    std::error_code is_new;
    const fs::path linked = fs::canonical(path, is_new);
    const fs::path target = is_new ? path : linked;
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode))
        return write_into(target, text);
    const fs::path beside = unused_beside(target);
    int why = create(beside, text, exists ? &old : nullptr);
    if (why == 0 && std::rename(beside.c_str(), target.c_str()) != 0) {
        why = errno;
        ::unlink(beside.c_str());
    }
    if (why != 0)
        return failed("Cannot write", path, why);
    sync_folder_of(target);
    return {};
}

Result<void> write_new_text(const fs::path& path, std::string_view text)
{
    if (const int why = create(path, text, nullptr))
        return failed("Cannot write", path, why);
    sync_folder_of(path);
    return {};
}

}  // namespace cardinal::cli
