#include "samples/studio/files/paper.h"

#include "samples/studio/tone.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <poppler/cpp/poppler-document.h>
#include <poppler/cpp/poppler-image.h>
#include <poppler/cpp/poppler-page-renderer.h>
#include <poppler/cpp/poppler-page.h>

// Poppler smooths edges by a curve of its own, and only a quarter of a pixel fine. So pages are rasterized at twice the
// resolution and made smaller as light: what is off then is less than a hundredth of a millimetre.
namespace cardinal::studio {
namespace {

constexpr int times = 2;
constexpr double mm_per_inch = 25.4, points_per_mm = 72 / mm_per_inch;

/// From the tones of a page on a screen to those of ink on paper.
std::array<std::uint8_t, 256> printed_tones(const Ink& ink)
{
    std::array<std::uint8_t, 256> tones{};
    for (std::size_t tone = 0; tone < tones.size(); ++tone)
        tones[tone] = rounded_tone_of(static_cast<float>(
            ink.black + (ink.paper - ink.black) * static_cast<double>(light_of(static_cast<std::uint8_t>(tone)))));
    return tones;
}

cv::Mat printed(const poppler::image& image, const cv::Rect& part, const Ink& ink)
{
    const std::array<std::uint8_t, 256> tones = printed_tones(ink);
    cv::Mat made(part.size(), CV_8UC3);
    for (int row = 0; row < made.rows; ++row) {
        const char* from = image.const_data() + static_cast<std::ptrdiff_t>(part.y + row) * image.bytes_per_row() +
                           static_cast<std::ptrdiff_t>(part.x) * 4;
        auto* to = made.ptr<cv::Vec3b>(row);
        for (int column = 0; column < made.cols; ++column)
            for (int channel = 0; channel < 3; ++channel)  // stored as blue, green, red, unused
                to[column][channel] = tones[static_cast<std::uint8_t>(from[column * 4 + channel])];
    }
    return made;
}

/// The smallest area that has all of them in it.
Rect around(const std::vector<Rect>& areas)
{
    Rect all = areas.front();
    for (const Rect& area : areas) {
        const double right = std::max(all.right(), area.right()), bottom = std::max(all.bottom(), area.bottom());
        all = {std::min(all.x, area.x), std::min(all.y, area.y), 0, 0};
        all.width = right - all.x;
        all.height = bottom - all.y;
    }
    return all;
}

}  // namespace

struct Paper::Document {
    std::unique_ptr<poppler::document> pdf{};
    std::string name{};
};

Result<Paper> Paper::open(const std::filesystem::path& file)
{
    Paper paper;
    paper.document_ = std::make_shared<Document>();
    paper.document_->pdf.reset(poppler::document::load_from_file(file.string()));
    paper.document_->name = file.string();
    if (!paper.document_->pdf)
        return Failure{{"Cannot read " + file.string() + " as PDF."}};
    return paper;
}

int Paper::pages() const { return document_->pdf->pages(); }

MatSize Paper::size_mm(int page) const
{
    const std::unique_ptr<poppler::page> sheet(document_->pdf->create_page(page));
    const poppler::rectf points = sheet ? sheet->page_rect() : poppler::rectf();
    return {points.width() / points_per_mm, points.height() / points_per_mm};
}

std::vector<std::string> Paper::words(int page, const std::vector<Rect>& areas) const
{
    std::vector<std::string> words(areas.size());
    const std::unique_ptr<poppler::page> sheet(document_->pdf->create_page(page));
    if (!sheet)
        return words;
    for (const poppler::text_box& box : sheet->text_list()) {
        const poppler::rectf place = box.bbox();
        const double x = (place.left() + place.right()) / 2 / points_per_mm,
                     y = (place.top() + place.bottom()) / 2 / points_per_mm;
        const poppler::byte_array utf8 = box.text().to_utf8();
        for (std::size_t at = 0; at < areas.size(); ++at)
            if (contains(areas[at], {x, y, 0, 0}))
                words[at] += (words[at].empty() ? "" : " ") + std::string(utf8.begin(), utf8.end());
    }
    return words;
}

Result<std::vector<Texture>> Paper::cut(int page, const std::vector<Rect>& areas, double pixels_per_mm,
                                        const Ink& ink) const
{
    const std::unique_ptr<poppler::page> sheet(document_->pdf->create_page(page));
    if (!sheet)
        return Failure{{document_->name + " has no page " + std::to_string(page + 1) + "."}};
    if (areas.empty())
        return std::vector<Texture>{};
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing, true);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing, true);
    renderer.set_image_format(poppler::image::format_argb32);
    const double per_mm = pixels_per_mm * times;
    const auto whole = [&](double mm) { return static_cast<int>(std::lround(mm * per_mm)); };
    // Drawing a page costs the same for all of it as for a part.
    const Rect all = around(areas);
    const poppler::image image = renderer.render_page(sheet.get(), per_mm * mm_per_inch, per_mm * mm_per_inch,
                                                      whole(all.x), whole(all.y), whole(all.width), whole(all.height));
    if (!image.is_valid())
        return Failure{{"Page " + std::to_string(page + 1) + " of " + document_->name + " cannot be drawn."}};
    std::vector<Texture> textures;
    for (const Rect& area : areas) {
        const cv::Rect part(whole(area.x) - whole(all.x), whole(area.y) - whole(all.y), whole(area.width),
                            whole(area.height));
        textures.emplace_back(shrunk(printed(image, part & cv::Rect(0, 0, image.width(), image.height()), ink), times),
                              pixels_per_mm);
    }
    return textures;
}

Result<Texture> Paper::cut(int page, const Rect& area, double pixels_per_mm, const Ink& ink) const
{
    auto textures = cut(page, std::vector{area}, pixels_per_mm, ink);
    if (!textures)
        return Failure{textures.error()};
    return std::move(textures->front());
}

}  // namespace cardinal::studio
