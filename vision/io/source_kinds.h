#pragma once

#include "vision/io/sources.h"

#include <filesystem>
#include <vector>

/// The kinds of sources that sources.h chooses from.
namespace cardinal::vision {

Result<Source> open_picture(const std::filesystem::path& file);
Result<Source> open_folder(const std::filesystem::path& folder, double frames_per_second, FolderOf what);
Result<Source> open_video(const std::filesystem::path& file);

/// How long a stream may keep silent.
struct Patience {
    int opening_ms = 3000, reading_ms = 2000;
    int silence_ms = 3000;       ///< until whoever waits for a frame is told
    int between_tries_ms = 500;  ///< while nobody answers
};
Result<Source> open_stream(const std::string& address, const Patience& patience = {});

/// When each frame was taken, as the truth of a film tells it; nothing where there is no such file.
std::vector<double> told_times(const std::filesystem::path& film);

}  // namespace cardinal::vision
