#include "samples/studio/files/paper.h"

#include "samples/studio/tone.h"

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

cv::Mat printed(const poppler::image& image, const Ink& ink)
{
    const std::array<std::uint8_t, 256> tones = printed_tones(ink);
    cv::Mat made(image.height(), image.width(), CV_8UC3);
    for (int row = 0; row < made.rows; ++row) {
        const char* from = image.const_data() + static_cast<std::ptrdiff_t>(row) * image.bytes_per_row();
        auto* to = made.ptr<cv::Vec3b>(row);
        for (int column = 0; column < made.cols; ++column)
            for (int channel = 0; channel < 3; ++channel)  // stored as blue, green, red, unused
                to[column][channel] = tones[static_cast<std::uint8_t>(from[column * 4 + channel])];
    }
    return made;
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

std::string Paper::words(int page, const Rect& area) const
{
    const std::unique_ptr<poppler::page> sheet(document_->pdf->create_page(page));
    if (!sheet)
        return {};
    const poppler::rectf points(area.x * points_per_mm, area.y * points_per_mm, area.width * points_per_mm,
                                area.height * points_per_mm);
    const poppler::byte_array utf8 = sheet->text(points).to_utf8();
    return {utf8.begin(), utf8.end()};
}

Result<std::vector<Texture>> Paper::cut(int page, const std::vector<Rect>& areas, double pixels_per_mm,
                                        const Ink& ink) const
{
    const std::unique_ptr<poppler::page> sheet(document_->pdf->create_page(page));
    if (!sheet)
        return Failure{{document_->name + " has no page " + std::to_string(page + 1) + "."}};
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing, true);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing, true);
    renderer.set_image_format(poppler::image::format_argb32);
    const double per_mm = pixels_per_mm * times;
    std::vector<Texture> textures;
    for (const Rect& area : areas) {
        const auto whole = [&](double mm) { return static_cast<int>(std::lround(mm * per_mm)); };
        const poppler::image image =
            renderer.render_page(sheet.get(), per_mm * mm_per_inch, per_mm * mm_per_inch, whole(area.x), whole(area.y),
                                 whole(area.width), whole(area.height));
        if (!image.is_valid())
            return Failure{{"Page " + std::to_string(page + 1) + " of " + document_->name + " cannot be drawn."}};
        textures.emplace_back(shrunk(printed(image, ink), times), pixels_per_mm);
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
