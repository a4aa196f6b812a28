#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace cardinal::cli {

/// A folder of our own, gone afterwards with all that is in it.
class Drawer {
public:
    Drawer() : path_((std::filesystem::temp_directory_path() / "cardinal-studio-XXXXXX").string())
    {
        if (!::mkdtemp(path_.data()))
            path_.clear();
    }
    ~Drawer()
    {
        std::error_code none;
        if (!path_.empty())
            std::filesystem::remove_all(path_, none);
    }
    Drawer(const Drawer&) = delete;
    Drawer& operator=(const Drawer&) = delete;

    const std::string& folder() const { return path_; }
    std::string file(const char* name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

}  // namespace cardinal::cli
