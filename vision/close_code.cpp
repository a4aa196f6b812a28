#include "vision/close_code.h"

#include "vision/code_reader.h"
#include "vision/decoder.h"

#include <array>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

// Decoders want three pixels a module and more, and paper around.
constexpr int enlarged_px = 6, modules_around = 4, side = (code_modules + 2 * modules_around) * enlarged_px;

cv::Mat upright(const cv::Mat& gray, const Homography& symbol)
{
    constexpr double middle = (code_modules / 2.0 + modules_around), step = 1.0 / enlarged_px;
    const Homography to_modules(step, 0, step / 2 - middle, 0, step, step / 2 - middle, 0, 0, 1);
    cv::Mat patch;
    cv::warpPerspective(gray, patch, symbol * to_modules, {side, side}, cv::INTER_CUBIC | cv::WARP_INVERSE_MAP,
                        cv::BORDER_REPLICATE);
    return patch;
}

/// A payload that only happens to be right by its check characters looks otherwise.
bool looks_like(const PrintedCode& code, const cv::Mat& gray, const Homography& symbol)
{
    constexpr double least = 0.8;
    const Codebook only(std::array{code});
    const auto reading = CodeReader(only).read(gray, Symbol{.place = symbol});
    return reading && reading->correlation >= least && reading->frame >= least;
}

}  // namespace

std::optional<PrintedCode> read_close(const cv::Mat& gray, const Homography& symbol)
{
    for (const Decoded& each : decoded(upright(gray, symbol), 1))
        if (const auto code = read_code(each.text); code && looks_like(*code, gray, symbol))
            return *code;
    return std::nullopt;
}

}  // namespace cardinal::vision
