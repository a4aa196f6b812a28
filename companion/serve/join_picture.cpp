#include "companion/serve/join_picture.h"

#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace cardinal::serve {

JoinPicture join_picture(const std::string& text)
{
    const ZXing::BitMatrix code = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                                      .setMargin(0)
                                      .encode(std::wstring(text.begin(), text.end()), 0, 0);
    JoinPicture picture(static_cast<std::size_t>(code.height()),
                        std::vector<bool>(static_cast<std::size_t>(code.width())));
    for (int row = 0; row < code.height(); ++row)
        for (int column = 0; column < code.width(); ++column)
            picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = code.get(column, row);
    return picture;
}

}  // namespace cardinal::serve
