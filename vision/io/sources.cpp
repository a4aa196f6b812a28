#include "vision/io/sources.h"

#include "vision/io/source_kinds.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>

namespace cardinal::vision {
namespace {

namespace fs = std::filesystem;

bool is_stream(std::string_view address)
{
    constexpr std::array<std::string_view, 7> schemes{"http://", "https://", "rtsp://", "rtsps://",
                                                      "rtmp://", "udp://",   "tcp://"};
    return std::ranges::any_of(schemes, [&](std::string_view scheme) { return address.starts_with(scheme); });
}

/// As other programs are told of cameras: /dev/video0, or 0.
bool is_camera(const std::string& address)
{
    constexpr std::string_view digits = "0123456789";
    const bool is_number = address.size() <= 2 && address.find_first_not_of(digits) == std::string::npos;
    return address.starts_with("/dev/video") || (is_number && !address.empty() && !fs::exists(address));
}

std::string ending_of(const fs::path& file)
{
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    });
    return ending;
}

bool is_video(const fs::path& file)
{
    constexpr std::array<std::string_view, 12> endings{".mkv", ".mp4", ".avi", ".webm", ".mov",   ".m4v",
                                                       ".mpg", ".ts",  ".ogv", ".mjpg", ".mjpeg", ".3gp"};
    return std::ranges::find(endings, ending_of(file)) != endings.end();
}

}  // namespace

std::vector<double> told_times(const fs::path& film)
{
    constexpr std::string_view word = "\"time_ms\":";
    fs::path truth = film.has_filename() ? film : film.parent_path();
    std::ifstream file(truth.replace_extension(".jsonl"));
    std::vector<double> times;
    for (std::string line; std::getline(file, line);) {
        const std::size_t at = line.find(word);
        const double time = at == std::string::npos ? -1 : std::strtod(line.c_str() + at + word.size(), nullptr);
        if (time < 0 || (!times.empty() && time < times.back()))
            return {};  // some other file of that name
        times.push_back(time);
    }
    return times;
}

bool is_device(const std::string& address) { return is_stream(address) || is_camera(address); }

Result<Source> open_source(const std::string& address, double frames_per_second, FolderOf folder)
{
    // What FFmpeg would write to the terminal is said by our sentences.
    ::setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
    if (is_stream(address))
        return open_stream(address);
    if (is_camera(address))
        return Failure{{address +
                        " is a camera's name. Cameras are chosen from the list in the window; here a picture, a folder "
                        "of pictures, a film or a stream is named."}};
    std::error_code none;
    if (fs::is_directory(address, none))
        return open_folder(address, frames_per_second > 0 ? frames_per_second : usual_frames_per_second, folder);
    if (!fs::exists(address, none))
        return Failure{{"There is no file or folder " + address + "."}};
    return is_video(address) ? open_video(address) : open_picture(address);
}

}  // namespace cardinal::vision
