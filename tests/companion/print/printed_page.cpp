#include "tests/companion/print/printed_page.h"

#include <ZXing/ReadBarcode.h>
#include <ZXing/TextUtfEncoding.h>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <poppler/cpp/poppler-document.h>
#include <poppler/cpp/poppler-image.h>
#include <poppler/cpp/poppler-page-renderer.h>
#include <poppler/cpp/poppler-page.h>
#include <string_view>
#include <utility>

namespace cardinal::print {
namespace {

/// Whole pixels of an area, within the page.
struct Pixels {
    int left = 0, top = 0, right = 0, bottom = 0;
};

/// Letters that a font draws as one sign, such as the f and i of "Battlefield", are two letters again.
std::string spelled_out(std::string words)
{
    const std::pair<std::string_view, std::string_view> signs[] = {{"ﬀ", "ff"}, {"ﬁ", "fi"}, {"ﬂ", "fl"}};
    for (const auto& [sign, letters] : signs)
        for (std::size_t at = words.find(sign); at != std::string::npos; at = words.find(sign, at))
            words.replace(at, sign.size(), letters);
    return words;
}

}  // namespace

int PrintedPage::brightness(double x_mm, double y_mm) const
{
    const auto pixel = [&](double mm, int most) {
        return static_cast<std::size_t>(std::clamp(static_cast<int>(mm * pixels_per_mm_), 0, most - 1));
    };
    return gray_[pixel(y_mm, height_) * static_cast<std::size_t>(width_) + pixel(x_mm, width_)];
}

Rect PrintedPage::dark_within(const Rect& area) const
{
    const double step = 1 / pixels_per_mm_;
    double left = area.right(), right = area.x, top = area.bottom(), bottom = area.y;
    for (double y = area.y; y < area.bottom(); y += step)
        for (double x = area.x; x < area.right(); x += step)
            if (is_dark(x, y)) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
    return right < left ? Rect{} : Rect{left, top, right - left, bottom - top};
}

bool PrintedPage::is_blank(const Rect& area) const
{
    const double step = 1 / pixels_per_mm_;
    for (double y = area.y; y < area.bottom(); y += step)
        for (double x = area.x; x < area.right(); x += step)
            if (brightness(x, y) < 250)
                return false;
    return true;
}

std::string PrintedPage::code_within(const Rect& area) const
{
    const Pixels at{static_cast<int>(area.x * pixels_per_mm_), static_cast<int>(area.y * pixels_per_mm_),
                    std::min(width_, static_cast<int>(area.right() * pixels_per_mm_)),
                    std::min(height_, static_cast<int>(area.bottom() * pixels_per_mm_))};
    const ZXing::ImageView view(gray_.data() + std::ptrdiff_t{at.top} * width_ + at.left, at.right - at.left,
                                at.bottom - at.top, ZXing::ImageFormat::Lum, width_);
    const auto read = ZXing::ReadBarcode(view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
    return read.isValid() ? ZXing::TextUtfEncoding::ToUtf8(read.text()) : "";
}

MarkerPattern PrintedPage::marker_within(const Rect& area) const
{
    const double cell = area.width / (marker_cells + 2);
    MarkerPattern pattern;
    for (int row = 0; row < marker_cells; ++row)
        for (int column = 0; column < marker_cells; ++column)
            pattern.dark[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
                is_dark(area.x + (column + 1.5) * cell, area.y + (row + 1.5) * cell);
    return pattern;
}

std::vector<PrintedPage> pages_of(const std::string& file, double dots_per_inch)
{
    std::vector<PrintedPage> pages;
    const std::unique_ptr<poppler::document> document(poppler::document::load_from_file(file));
    poppler::page_renderer renderer;
    renderer.set_image_format(poppler::image::format_gray8);
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    for (int number = 0; document && number < document->pages(); ++number) {
        const std::unique_ptr<poppler::page> page(document->create_page(number));
        const poppler::image image = renderer.render_page(page.get(), dots_per_inch, dots_per_inch);
        PrintedPage printed;
        printed.pixels_per_mm_ = dots_per_inch / 25.4;
        printed.width_ = image.width();
        printed.height_ = image.height();
        for (int row = 0; row < image.height(); ++row) {
            const char* line = image.const_data() + std::ptrdiff_t{row} * image.bytes_per_row();
            printed.gray_.insert(printed.gray_.end(), line, line + image.width());
        }
        const poppler::byte_array words = page->text().to_utf8();
        printed.words_ = spelled_out({words.begin(), words.end()});
        pages.push_back(std::move(printed));
    }
    return pages;
}

double farthest(const Rect& one, const Rect& other)
{
    return std::max({std::abs(one.x - other.x), std::abs(one.y - other.y), std::abs(one.right() - other.right()),
                     std::abs(one.bottom() - other.bottom())});
}

}  // namespace cardinal::print
