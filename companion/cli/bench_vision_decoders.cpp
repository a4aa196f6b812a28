#include "companion/cli/bench_vision_decoders.h"

#include <ZXing/ReadBarcode.h>
#include <array>
#include <opencv2/imgproc.hpp>
#ifdef CARDINAL_HAS_ZBAR
#include <zbar.h>
#endif

namespace cardinal::cli::bench {
namespace {

void keep(const std::string& text, std::vector<PrintedCode>& codes)
{
    if (const auto code = read_code(text))
        codes.push_back(*code);
}

std::vector<PrintedCode> read_by_zxing(const cv::Mat& gray)
{
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    const ZXing::ImageView view(gray.data, gray.cols, gray.rows, ZXing::ImageFormat::Lum, static_cast<int>(gray.step));
    std::vector<PrintedCode> codes;
    for (const auto& result : ZXing::ReadBarcodes(view, hints))
        if (result.isValid())
            keep(result.text(), codes);
    return codes;
}

#ifdef CARDINAL_HAS_ZBAR
std::vector<PrintedCode> read_by_zbar(const cv::Mat& gray)
{
    const cv::Mat whole = gray.isContinuous() ? gray : gray.clone();
    zbar::ImageScanner scanner;
    scanner.set_config(zbar::ZBAR_NONE, zbar::ZBAR_CFG_ENABLE, 0);
    scanner.set_config(zbar::ZBAR_QRCODE, zbar::ZBAR_CFG_ENABLE, 1);
    zbar::Image image(static_cast<unsigned>(whole.cols), static_cast<unsigned>(whole.rows), "Y800", whole.data,
                      whole.total());
    std::vector<PrintedCode> codes;
    scanner.scan(image);
    for (auto symbol = image.symbol_begin(); symbol != image.symbol_end(); ++symbol)
        keep(symbol->get_data(), codes);
    return codes;
}
#endif

}  // namespace

std::span<const Decoder> decoders()
{
    static const std::vector<Decoder> all{
        {"ZXing", read_by_zxing},
#ifdef CARDINAL_HAS_ZBAR
        {"ZBar", read_by_zbar},
#endif
    };
    return all;
}

cv::Mat enlarged(const cv::Mat& gray, double times)
{
    cv::Mat large;
    cv::resize(gray, large, {}, times, times, cv::INTER_CUBIC);
    return large;
}

cv::Mat cut_out(const cv::Mat& gray, const vision::Quad& corners)
{
    std::array<cv::Point2f, 4> points;
    std::ranges::copy(corners, points.begin());
    const cv::Rect box = cv::boundingRect(points);
    const cv::Rect area =
        (cv::Rect(box.x - 4, box.y - 4, box.width + 8, box.height + 8)) & cv::Rect({0, 0}, gray.size());
    return area.empty() ? cv::Mat() : enlarged(gray(area), 3);
}

}  // namespace cardinal::cli::bench
