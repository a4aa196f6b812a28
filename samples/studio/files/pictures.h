#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <opencv2/core/mat.hpp>

/// Pictures as files.
namespace cardinal::studio {

/// PNG or JPEG, by the name's ending. A PNG keeps every bit.
Result<void> write_picture(const std::filesystem::path& file, const cv::Mat& picture);

}  // namespace cardinal::studio
