// A camera of 4K: what its frames cost from their compressed bytes on, and how much memory `cardinal scan` takes for
// them, as a program of its own that has nothing of the studio in it.
#include "companion/cli/bench_vision.h"
#include "companion/cli/bench_vision_stage.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/drawer.h"
#include "companion/cli/files.h"
#include "vision/table_eye.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace cardinal::cli::bench {
namespace {

namespace fs = std::filesystem;

constexpr int width = 3840, height = 2160, cards = 40;
constexpr double beat_ms = 1000.0 / 30;

using Bytes = std::vector<uchar>;

/// A still table, each frame with its own noise, as cameras send them.
std::vector<Bytes> frames_of(const StudioStock& made, int count)
{
    studio::Random random(11);
    const Rect area{0, 0, 900, 600};
    studio::Scene scene{};
    scene.ground = {.surface = studio::Surface{}, .seed = random.bits(), .mat = mat_name};
    studio::take_conditions(scene, studio::Profile::real, random);
    scene.camera.width = width;
    scene.camera.height = height;
    scene.camera.focal_px = studio::focal_for(width, 65);
    scene.camera.tilt_deg = 20;
    scene.camera = studio::fitted(scene.camera, area);
    scene.things = studio::laid_out({.cards = cards}, made.stock, area, random);
    std::vector<Bytes> frames;
    for (int frame = 0; frame < count; ++frame) {
        ++scene.seed;
        cv::imencode(".jpg", studio::render(scene, made.stock).pixels, frames.emplace_back(),
                     {cv::IMWRITE_JPEG_QUALITY, 85});
    }
    return frames;
}

struct Ran {
    int code = -1;
    double peak_mb = 0;
};

/// The most that a program had in memory until now. What the system tells when it has ended counts its parent, too.
double peak_mb_of(pid_t program)
{
    constexpr double kb_per_mb = 1024;
    constexpr std::string_view word = "VmHWM:";
    std::ifstream status("/proc/" + std::to_string(program) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(word))
            return std::strtod(line.c_str() + word.size(), nullptr) / kb_per_mb;
    return 0;
}

/// Runs a program that lies beside this one; what it says is not listened to.
Ran run_beside(const char* program, std::vector<std::string> arguments)
{
    const std::string path = (fs::read_symlink("/proc/self/exe").parent_path() / program).string();
    arguments.insert(arguments.begin(), path);
    std::vector<char*> words;
    words.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    // A fork is this program until it becomes the other, and would be asked for the memory of this one.
    posix_spawn_file_actions_t quiet;
    ::posix_spawn_file_actions_init(&quiet);
    ::posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = -1;
    const int failed = ::posix_spawn(&child, path.c_str(), &quiet, nullptr, words.data(), environ);
    ::posix_spawn_file_actions_destroy(&quiet);
    if (failed != 0)
        return {};
    constexpr auto between_looks = std::chrono::milliseconds(5);
    Ran ran;
    int status = 0;
    while (::waitpid(child, &status, WNOHANG) == 0) {
        ran.peak_mb = std::max(ran.peak_mb, peak_mb_of(child));
        std::this_thread::sleep_for(between_looks);
    }
    ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
}

std::string frames_a_second(double ms)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.0f frames a second", 1000 / ms);
    return text;
}

/// Each frame from its bytes to the scene, `kind` says what is decoded of it.
void measure_frames(const std::vector<Bytes>& frames, const vision::Codebook& codebook, const MatSize& mat,
                    cv::ImreadModes kind, const Tell& tell)
{
    const bool is_luma = kind == cv::IMREAD_GRAYSCALE;
    vision::TableEye eye(codebook, {.mat = mat});
    double decoding_ms = 0, looking_ms = 0, shown_ms = 0;
    int timed = 0;
    vision::Scene scene;
    for (int beat = 0; beat < 4 * static_cast<int>(1000 / beat_ms); ++beat, shown_ms += beat_ms) {
        cv::Mat picture;
        const double decoding =
            ms_of(1, [&] { picture = cv::imdecode(frames[static_cast<std::size_t>(beat) % frames.size()], kind); });
        const double looking = ms_of(1, [&] { scene = eye.look({picture, beat, shown_ms}); });
        if (shown_ms < 2000)
            continue;  // all looks at the whole table are done by then
        decoding_ms += decoding;
        looking_ms += looking;
        ++timed;
    }
    Line line{.row = "4K", .who = "Cardinal", .known = cards};
    line.recognized = static_cast<int>(
        std::ranges::count_if(scene.cards, [](const vision::SceneCard& card) { return card.last.code.has_value(); }));
    line.condition = is_luma ? "still table, look at luma" : "still table, look at colours";
    line.ms = looking_ms / timed;
    line.grays = line.ms / gray_ms({width, height});
    line.target = is_luma ? "30 a second" : "";
    line.note = frames_a_second(line.ms);
    tell(line);
    line.condition = is_luma ? "the same, from the luma of MJPEG" : "the same, from MJPEG";
    line.ms = (looking_ms + decoding_ms) / timed;
    line.grays = line.ms / gray_ms({width, height});
    line.target = "";
    line.note = frames_a_second(line.ms);
    tell(line);
}

Result<void> measure_memory(const std::vector<Bytes>& frames, const Drawer& drawer, const std::string& data,
                            const Tell& tell)
{
    const fs::path folder = fs::path(drawer.folder()) / "frames";
    fs::create_directories(folder);
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        std::FILE* file = std::fopen((folder / (std::to_string(frame) + ".jpg")).c_str(), "wb");
        if (!file)
            return Failure{{"Cannot write into " + folder.string() + "."}};
        std::fwrite(frames[frame].data(), 1, frames[frame].size(), file);
        std::fclose(file);
    }
    const Ran ran = run_beside("cardinal-scan", {folder.string(), "--json", "--data", data});
    if (ran.code != 0)
        return Failure{{"cardinal scan did not see the cards in " + folder.string() + "."}};
    Line line{.row = "4K", .condition = "memory of cardinal scan", .who = "Cardinal", .target = "< 400 MB"};
    char text[40];
    std::snprintf(text, sizeof text, "%.0f MB", ran.peak_mb);
    line.note = text;
    tell(line);
    return {};
}

}  // namespace

Result<void> measure_4k(const Effort& effort, const Tell& tell)
{
    if (!effort.wants("4K"))
        return {};
    const Drawer drawer;
    const std::string data = drawer.file("data");
    StockOrder order{.session = {.data = data}, .seed = 1};
    order.cards.decks = {"humans"};
    const auto made = stock_of(order);
    if (!made)
        return Failure{made.error()};
    std::vector<PrintedCode> codes;
    for (const auto& [name, print] : made->stock)
        if (print.code)
            codes.push_back(*print.code);
    const vision::Codebook codebook(codes);
    const std::vector<Bytes> frames = frames_of(*made, effort.of(6, 3));
    for (const cv::ImreadModes kind : {cv::IMREAD_GRAYSCALE, cv::IMREAD_COLOR})
        measure_frames(frames, codebook, made->game->playmat->size, kind, tell);
    return measure_memory(frames, drawer, data, tell);
}

}  // namespace cardinal::cli::bench
