#include "vision/decoder.h"

#include <ZXing/ReadBarcode.h>

namespace cardinal::vision {

std::vector<Decoded> decoded(const cv::Mat& gray, int most)
{
    std::vector<Decoded> all;
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setMaxNumberOfSymbols(static_cast<std::uint8_t>(most));
    try {
        for (const ZXing::Result& result : ZXing::ReadBarcodes(
                 {gray.data, gray.cols, gray.rows, ZXing::ImageFormat::Lum, static_cast<int>(gray.step)}, hints)) {
            if (!result.isValid())
                continue;
            Decoded& code = all.emplace_back();
            code.text = result.text();
            for (std::size_t corner = 0; corner < code.quad.size(); ++corner)
                code.quad[corner] = cv::Point2d(result.position()[corner].x, result.position()[corner].y);
        }
    } catch (const std::exception&) {
        return all;  // of the decoder: what it had read until then counts
    }
    return all;
}

std::optional<std::string> decoded_drawing(const cv::Mat& gray)
{
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setIsPure(true);
    try {
        const ZXing::Result result = ZXing::ReadBarcode(
            {gray.data, gray.cols, gray.rows, ZXing::ImageFormat::Lum, static_cast<int>(gray.step)}, hints);
        if (result.isValid())
            return result.text();
    } catch (const std::exception&) {
        return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace cardinal::vision
