#pragma once

#include "engine/core/printed_code.h"
#include "vision/geometry.h"

#include <opencv2/core/mat.hpp>
#include <span>
#include <string>
#include <vector>

/// What everybody else would use: decoders that are installed here, for comparison only.
namespace cardinal::cli::bench {

struct Decoder {
    std::string name{};
    std::vector<PrintedCode> (*read)(const cv::Mat& gray) = nullptr;
};
/// ZXing, and ZBar where it happens to be there.
std::span<const Decoder> decoders();

/// So many times wider and higher, cubic.
cv::Mat enlarged(const cv::Mat& gray, double times);
/// What lies between these corners with some of what is around, three times as large.
cv::Mat cut_out(const cv::Mat& gray, const vision::Quad& corners);

}  // namespace cardinal::cli::bench
