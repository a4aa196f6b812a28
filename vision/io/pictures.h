#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <opencv2/core/mat.hpp>
#include <string>
#include <string_view>

/// Pictures as files. Nothing else of vision loads the libraries that this needs.
namespace cardinal::vision {

/// Any picture as 8 bits of blue, green and red, the way up that its camera held it. Fails with a sentence for people.
Result<cv::Mat> read_picture(const std::filesystem::path& file);
/// The same of a file's bytes. `name` is what the sentence calls it.
Result<cv::Mat> picture_in(std::string_view bytes, const std::string& name);
/// What the beginning of a file says of the picture in it, as far as it is a PNG or a JPEG; zeros where it is neither.
struct PictureHead {
    double width = 0, height = 0;
    bool is_of_a_camera = false;  ///< it says how it was taken
};
PictureHead head_of(const std::filesystem::path& file);
/// PNG or JPEG, by the name's ending.
Result<void> write_picture(const std::filesystem::path& file, const cv::Mat& picture);

}  // namespace cardinal::vision
