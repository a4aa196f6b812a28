#include "vision/io/pictures.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
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

double number_at(std::string_view bytes, std::size_t at, std::size_t length)
{
    double number = 0;
    for (std::size_t byte = at; byte < std::min(at + length, bytes.size()); ++byte)
        number = number * 256 + static_cast<uchar>(bytes[byte]);
    return number;
}

/// The first segment before the picture itself of which `is_it` holds, told its kind; the end where there is none.
template <class Predicate>
std::size_t segment_of_jpeg(std::string_view bytes, Predicate is_it)
{
    std::size_t at = 2;
    while (at + 9 < bytes.size() && bytes[at] == '\xFF') {
        if (is_it(static_cast<uchar>(bytes[at + 1])))
            return at;
        at += 2 + static_cast<std::size_t>(number_at(bytes, at + 2, 2));
    }
    return bytes.size();
}

PictureHead head_of_jpeg(std::string_view bytes)
{
    const auto is_frame = [](uchar kind) {
        return kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC;
    };
    constexpr std::string_view by_a_camera = "Exif";
    const std::size_t at = segment_of_jpeg(bytes, is_frame), says = segment_of_jpeg(bytes, [&](uchar kind) {
                                                                 constexpr uchar application = 0xE1;
                                                                 return kind == application;
                                                             });
    return {number_at(bytes, at + 7, 2), number_at(bytes, at + 5, 2),
            says < bytes.size() && bytes.substr(says + 4).starts_with(by_a_camera)};
}

/// What the first bytes of a PNG or JPEG say.
PictureHead head_in(std::string_view bytes)
{
    if (bytes.starts_with("\x89PNG"))
        return {number_at(bytes, 16, 4), number_at(bytes, 20, 4)};
    return bytes.starts_with("\xFF\xD8") ? head_of_jpeg(bytes) : PictureHead{};
}

/// A picture that was not copied whole. Decoders give the rest of a JPEG in gray, as if it lay on the table.
bool is_torn(std::string_view bytes)
{
    constexpr std::string_view png_end = "IEND", jpeg_end = "\xFF\xD9";
    constexpr uchar scan = 0xDA;  // what lies before has an end of its own: a small picture for folders
    if (bytes.starts_with("\x89PNG"))
        return bytes.find(png_end) == std::string_view::npos;
    if (!bytes.starts_with("\xFF\xD8"))
        return false;
    const std::size_t begin = segment_of_jpeg(bytes, [](uchar kind) { return kind == scan; });
    return begin < bytes.size() && bytes.find(jpeg_end, begin) == std::string_view::npos;
}

/// Whether parts of a PNG or WebP may be seen through.
bool has_clear_parts(std::string_view bytes)
{
    struct Mark {
        std::size_t from = 0;
        std::string_view format{};
        std::size_t at = 0;
        uchar flag = 0;
    };
    constexpr std::array marks{Mark{0, "\x89PNG", 25, 4}, Mark{8, "WEBPVP8X", 20, 0x10}, Mark{8, "WEBPVP8L", 24, 0x10}};
    return std::ranges::any_of(marks, [&](const Mark& mark) {
        return bytes.size() > mark.at && bytes.substr(mark.from).starts_with(mark.format) &&
               (static_cast<uchar>(bytes[mark.at]) & mark.flag) != 0;
    });
}

/// Laid on white paper: what is clear has any colour in the file, mostly black, and nobody ever saw it.
cv::Mat on_paper(const cv::Mat& picture)
{
    constexpr int with_alpha = 4;
    if (picture.channels() != with_alpha)
        return {};
    cv::Mat colours, alpha;
    const double whole = picture.depth() == CV_16U ? 65535 : 255;
    picture.convertTo(colours, CV_8U, 255 / whole);
    cv::extractChannel(colours, alpha, with_alpha - 1);
    cv::cvtColor(alpha, alpha, cv::COLOR_GRAY2BGR);
    cv::cvtColor(colours, colours, cv::COLOR_BGRA2BGR);
    cv::multiply(colours, alpha, colours, 1.0 / 255);
    cv::bitwise_not(alpha, alpha);
    cv::add(colours, alpha, colours);
    return colours;
}

}  // namespace

Result<cv::Mat> read_picture(const std::filesystem::path& file)
{
    const auto bytes = bytes_of(file);
    if (!bytes)
        return Failure{bytes.error()};
    return picture_in({bytes->data(), bytes->size()}, file.string());
}

Result<cv::Mat> picture_in(std::string_view bytes, const std::string& name)
{
    const Failure too_large{{name + " has more pixels than any camera gives; make it smaller."}};
    if (bytes.empty())
        return Failure{{name + " is no picture that can be read: it is empty."}};
    // A few bytes can promise more than fits into memory, and the decoder takes their word for it.
    const PictureHead head = head_in(bytes);
    if (head.width * head.height > most_pixels)
        return too_large;
    if (is_torn(bytes))
        return Failure{{name + " ends in the middle of the picture; it was not copied whole."}};
    // The decoder of WebP insists on unsigned bytes, and on more of them than the smallest pictures have.
    constexpr std::size_t least_bytes = 32;
    std::vector<uchar> whole;
    if (bytes.size() < least_bytes) {
        whole.assign(bytes.begin(), bytes.end());
        whole.resize(least_bytes);
    }
    const uchar* from = whole.empty() ? reinterpret_cast<const uchar*>(bytes.data()) : whole.data();
    const cv::_InputArray file(from, static_cast<int>(std::max(bytes.size(), least_bytes)));
    cv::Mat picture;
    try {
        if (has_clear_parts(bytes))
            picture = on_paper(cv::imdecode(file, cv::IMREAD_UNCHANGED));
        if (picture.empty())
            picture = cv::imdecode(file, cv::IMREAD_COLOR);
    } catch (const cv::Exception&) {
        picture = cv::Mat();  // damaged in a way that the decoder did not expect
    }
    if (picture.empty())
        return Failure{{name + " is no picture that can be read; PNG and JPEG can."}};
    if (static_cast<double>(picture.cols) * picture.rows > most_pixels)
        return too_large;
    return picture;
}

PictureHead head_of(const std::filesystem::path& file)
{
    constexpr std::streamsize enough =
        std::streamsize{256} * 1024;  // before the picture itself there may be a small one
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(enough), 0);
    stream.read(bytes.data(), enough);
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return head_in(bytes);
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
