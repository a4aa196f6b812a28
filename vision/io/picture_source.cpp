#include "vision/io/pictures.h"
#include "vision/io/source_kinds.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <opencv2/imgcodecs.hpp>

namespace cardinal::vision {
namespace {

namespace fs = std::filesystem;

class Pictures final : public FrameSource {
public:
    Pictures(std::string name, std::vector<fs::path> files, std::vector<double> times, double step_ms, bool are_photos)
        : name_(std::move(name)),
          files_(std::move(files)),
          times_(std::move(times)),
          step_ms_(step_ms),
          are_photos_(are_photos)
    {}

    Result<std::optional<Frame>> next() override
    {
        if (at_ == files_.size())
            return std::optional<Frame>();
        const std::size_t index = at_++;
        auto picture = read_picture(files_[index]);
        if (!picture)
            return Failure{picture.error()};
        return std::optional(Frame{std::move(*picture), static_cast<int>(index), time_of(index),
                                   are_photos_ ? files_[index].string() : ""});
    }
    std::string name() const override { return name_; }
    bool is_live() const override { return false; }
    bool is_still() const override { return are_photos_; }

private:
    std::string name_;
    std::vector<fs::path> files_;
    std::vector<double> times_;
    double step_ms_;
    bool are_photos_;
    std::size_t at_ = 0;

    /// Who tells of fewer frames than there are is gone on from.
    double time_of(std::size_t index) const
    {
        if (index < times_.size())
            return times_[index];
        const double told = times_.empty() ? 0 : times_.back();
        const std::size_t after = times_.empty() ? index : index + 1 - times_.size();
        return told + static_cast<double>(after) * step_ms_;
    }
};

bool is_digit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

/// A name in parts: numbers count by their value, so that picture 9 comes before picture 10.
bool comes_before(const fs::path& one, const fs::path& other)
{
    const std::string a = one.filename().string(), b = other.filename().string();
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        if (!is_digit(a[i]) || !is_digit(b[j])) {
            if (a[i] != b[j])
                return a[i] < b[j];
            ++i, ++j;
            continue;
        }
        const auto number = [](const std::string& text, std::size_t& at) {
            while (at < text.size() && text[at] == '0')
                ++at;
            const std::size_t begin = at;
            while (at < text.size() && is_digit(text[at]))
                ++at;
            return std::string_view(text).substr(begin, at - begin);
        };
        const std::string_view left = number(a, i), right = number(b, j);
        if (left.size() != right.size())
            return left.size() < right.size();
        if (left != right)
            return left < right;
    }
    return a.size() - i != b.size() - j ? a.size() - i < b.size() - j : a < b;
}

/// What calls itself a picture and is none, torn or empty, is told of; what else lies there is passed over.
bool is_meant_as_a_picture(const fs::path& file)
{
    constexpr std::array<std::string_view, 8> endings{".png", ".jpg", ".jpeg", ".webp",
                                                      ".bmp", ".tif", ".tiff", ".ppm"};
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return std::ranges::find(endings, ending) != endings.end() || cv::haveImageReader(file.string());
}

std::string without_numbers(const fs::path& file)
{
    std::string name = file.filename().string();
    std::erase_if(name, is_digit);
    return name;
}

bool are_frames_of_a_film(const std::vector<fs::path>& files)
{
    PictureHead first;
    for (auto file = files.begin(); file != files.end() && first.width == 0; ++file)
        first = head_of(*file);
    return std::ranges::all_of(files, [&](const fs::path& file) {
        const PictureHead head = head_of(file);
        const bool is_damaged = head.width == 0, is_alike = head.width == first.width && head.height == first.height;
        return !head.is_of_a_camera && (is_damaged || is_alike) &&
               without_numbers(file) == without_numbers(files.front());
    });
}

}  // namespace

Result<Source> open_picture(const fs::path& file)
{
    return Source(std::make_unique<Pictures>(file.string(), std::vector{file}, std::vector<double>(), 0, true));
}

Result<Source> open_folder(const fs::path& folder, double frames_per_second, FolderOf what)
{
    std::vector<fs::path> files;
    std::error_code why;
    for (fs::directory_iterator entry(folder, why), end; !why && entry != end; entry.increment(why)) {
        const bool is_hidden = entry->path().filename().string().starts_with('.');
        std::error_code none;
        if (!is_hidden && entry->is_regular_file(none) && is_meant_as_a_picture(entry->path()))
            files.push_back(entry->path());
    }
    if (why)
        return Failure{{"The folder " + folder.string() + " cannot be read: " + why.message() + "."}};
    if (files.empty())
        return Failure{{"There is no picture in the folder " + folder.string() + "."}};
    std::ranges::sort(files, comes_before);
    std::vector<double> times = told_times(folder);
    const bool are_photos = what == FolderOf::photos || files.size() == 1 ||
                            (what != FolderOf::film && times.empty() && !are_frames_of_a_film(files));
    return Source(std::make_unique<Pictures>(folder.string(), std::move(files), std::move(times),
                                             1000 / frames_per_second, are_photos));
}

}  // namespace cardinal::vision
