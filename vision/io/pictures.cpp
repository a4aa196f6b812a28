#include "vision/io/pictures.h"

#include <fstream>
#include <iterator>
#include <opencv2/imgcodecs.hpp>
#include <vector>

namespace cardinal::vision {
namespace {

constexpr std::size_t most_bytes = 256U << 20U;
// No camera gives more; a table of cards needs a twelfth of it.
constexpr double most_pixels = 120e6;

Result<std::vector<char>> bytes_of(const std::filesystem::path& file)
{
    std::error_code none;
    if (std::filesystem::is_directory(file, none))
        return Failure{{file.string() + " is a folder; name a picture in it."}};
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Failure{{"Cannot read " + file.string() + ": there is no such file, or it may not be read."}};
    std::vector<char> bytes;
    std::vector<char> part(65536);
    while (stream.read(part.data(), static_cast<std::streamsize>(part.size())), stream.gcount() > 0) {
        bytes.insert(bytes.end(), part.begin(), part.begin() + stream.gcount());
        if (bytes.size() > most_bytes)
            return Failure{{file.string() + " is larger than any picture of a table (256 MB)."}};
    }
    return bytes;
}

}  // namespace

Result<cv::Mat> read_picture(const std::filesystem::path& file)
{
    const auto bytes = bytes_of(file);
    if (!bytes)
        return Failure{bytes.error()};
    cv::Mat picture;
    try {
        if (!bytes->empty())
            // Unsigned bytes: the decoder of WebP insists on that.
            picture = cv::imdecode(
                cv::_InputArray(reinterpret_cast<const uchar*>(bytes->data()), static_cast<int>(bytes->size())),
                cv::IMREAD_COLOR);
    } catch (const cv::Exception&) {
        picture = cv::Mat();  // damaged in a way that the decoder did not expect
    }
    if (picture.empty())
        return Failure{{file.string() + " is no picture that can be read; PNG and JPEG can."}};
    if (static_cast<double>(picture.cols) * picture.rows > most_pixels)
        return Failure{{file.string() + " has more pixels than any camera gives; make it smaller."}};
    return picture;
}

Result<void> write_picture(const std::filesystem::path& file, const cv::Mat& picture)
{
    try {
        if (cv::imwrite(file.string(), picture))
            return {};
    } catch (const cv::Exception&) {
        return Failure{{"Cannot write " + file.string() + ": its name has to end in .png or .jpg."}};
    }
    return Failure{{"Cannot write " + file.string() + "."}};
}

}  // namespace cardinal::vision
