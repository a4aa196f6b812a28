#include "companion/cli/join_code.h"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace cardinal::cli {

std::string as_blocks(const std::string& text)
{
    constexpr int quiet = 2;
    const ZXing::BitMatrix code = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                                      .setMargin(0)
                                      .encode(std::wstring(text.begin(), text.end()), 0, 0);
    const auto is_dark = [&](int column, int row) {
        return column >= 0 && row >= 0 && column < code.width() && row < code.height() && code.get(column, row);
    };
    std::string blocks;
    for (int row = -quiet; row < code.height() + quiet; row += 2) {
        for (int column = -quiet; column < code.width() + quiet; ++column) {
            const bool above = is_dark(column, row), below = is_dark(column, row + 1);
            blocks += above ? (below ? " " : "▄") : (below ? "▀" : "█");
        }
        blocks += "\n";
    }
    return blocks;
}

}  // namespace cardinal::cli
