#include "companion/print/canvas.h"

#include <QFontMetricsF>
#include <QPageSize>
#include <QTextLayout>
#include <algorithm>
#include <vector>

namespace cardinal::print {
namespace {

constexpr int dots_per_inch = 1200;
constexpr double mm_per_inch = 25.4;

/// Turns every run of dark cells in a row into a rectangle. One path for all of them: separate ones would show
/// hairlines where they touch.
template <class IsDark>
QPainterPath runs_of(int cells, const QRectF& area, IsDark is_dark)
{
    const double side = area.width() / cells;
    QPainterPath path;
    for (int row = 0; row < cells; ++row)
        for (int begin = 0, end = 0; begin < cells; begin = end) {
            const bool dark = is_dark(row, begin);
            for (end = begin; end < cells && is_dark(row, end) == dark;)
                ++end;
            if (dark)
                path.addRect(area.x() + begin * side, area.y() + row * side, (end - begin) * side, side);
        }
    return path;
}

/// The lines of a text as wide as the area, and how high they are together, in hundredths of a millimetre.
class Lines {
public:
    Lines(const QString& text, const Lettering& lettering, double width_mm) : layout_(text, font_of(lettering))
    {
        QTextOption option(lettering.align & Qt::AlignHorizontal_Mask);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout_.setTextOption(option);
        layout_.beginLayout();
        for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
            line.setLineWidth(width_mm * text_scale);
            line.setPosition({0, height_});
            height_ += line.height() * 0.94;  // of what fonts keep between lines, cards need less
        }
        layout_.endLayout();
    }
    double height_mm() const { return height_ / text_scale; }
    void draw(QPainter& painter) const { layout_.draw(&painter, {0, 0}); }

private:
    QTextLayout layout_;
    double height_ = 0;
};

QString shortened(const QString& text, const QRectF& area, const Lettering& lettering)
{
    QString part = text;
    while (part.size() > 1 && Lines(part + u'…', lettering, area.width()).height_mm() > area.height())
        part.chop(std::max<qsizetype>(1, part.size() / 20));
    return part + u'…';
}

}  // namespace

QColor colour(const Colour& colour) { return {colour.red, colour.green, colour.blue}; }

QColor mixed(const QColor& one, const QColor& other, double share)
{
    const auto between = [&](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(between(one.redF(), other.redF()), between(one.greenF(), other.greenF()),
                            between(one.blueF(), other.blueF()));
}

QFont font_of(const Lettering& lettering)
{
    QFont font(QStringList{"Noto Sans", "DejaVu Sans", "Noto Sans CJK SC"});
    font.setStyleHint(QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(std::max(1, static_cast<int>(lettering.size_mm * text_scale)));
    font.setBold(lettering.is_bold);
    font.setItalic(lettering.is_italic);
    return font;
}

Canvas::Canvas(const std::filesystem::path& file)
{
    file_.emplace(QString::fromStdString(file.string()));
    writer_.emplace(&*file_);
}

Canvas::Canvas(QImage& picture, const MatSize& page)
{
    painter_.begin(&picture);
    painter_.scale(picture.width() / page.width, picture.height() / page.height);
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
}

bool Canvas::begin(const MatSize& page, std::string_view title)
{
    writer_->setResolution(dots_per_inch);
    writer_->setTitle(text(title));
    writer_->setCreator("Cardinal");
    writer_->setPageSize(
        QPageSize(QSizeF(page.width, page.height), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer_->setPageMargins(QMarginsF(0, 0, 0, 0));
    if (!file_->open(QIODevice::WriteOnly) || !painter_.begin(&*writer_))
        return false;
    painter_.scale(dots_per_inch / mm_per_inch, dots_per_inch / mm_per_inch);
    painter_.setRenderHint(QPainter::Antialiasing);
    return true;
}

Failure Canvas::not_written() const
{
    return Failure{
        {"Cannot write " + file_->fileName().toStdString() + ": " + file_->errorString().toStdString() + "."}};
}

Result<std::unique_ptr<Canvas>> Canvas::open(const std::filesystem::path& file, const MatSize& page,
                                             std::string_view title, std::stop_token called_off)
{
    // A file that is written beside and renamed takes the place of whatever has its name, devices and pipes too.
    std::error_code none;
    const auto there = std::filesystem::status(file, none);
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there))
        return Failure{{"Cannot write " + file.string() + ": it is no ordinary file."}};
    std::unique_ptr<Canvas> canvas(new Canvas(file));
    canvas->called_off_ = std::move(called_off);
    if (!canvas->begin(page, title))
        return canvas->not_written();
    return canvas;
}

void Canvas::new_page()
{
    if (writer_ && !is_aside() && !called_off_.stop_requested())
        writer_->newPage();
    else if (!is_aside()) {
        aside_ = QImage(1, 1, QImage::Format_RGB32);
        painter_.end();
        painter_.begin(&aside_);
    }
    ++pages_;
}

Result<void> Canvas::close()
{
    if (!painter_.end() || (file_ && !file_->commit()))
        return not_written();
    return {};
}

void Canvas::fill(const QRectF& area, const QBrush& brush) { painter_.fillRect(area, brush); }

void Canvas::fill(const QPainterPath& path, const QBrush& brush) { painter_.fillPath(path, brush); }

void Canvas::outline(const QRectF& area, const QColor& colour, double width_mm)
{
    painter_.setPen(QPen(colour, width_mm, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(area);
}

void Canvas::line(double x1, double y1, double x2, double y2, double width_mm, const QColor& colour)
{
    painter_.setPen(QPen(colour, width_mm, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(QPointF(x1, y1), QPointF(x2, y2));
}

void Canvas::line_of_text(const QRectF& area, const QString& words, const Lettering& lettering)
{
    const QString text = words.simplified();  // a name may have line breaks; here it has none
    QFont font = font_of(lettering);
    const double width = QFontMetricsF(font).horizontalAdvance(text) / text_scale;
    Lettering fitting = lettering;
    if (width > area.width())
        fitting.size_mm *= area.width() / width * 0.99;
    painter_.save();
    painter_.translate(area.topLeft());
    painter_.scale(1 / text_scale, 1 / text_scale);
    painter_.setFont(font_of(fitting));
    painter_.setPen(fitting.colour);
    painter_.drawText(QRectF(0, 0, area.width() * text_scale, area.height() * text_scale),
                      static_cast<int>(fitting.align) | Qt::TextSingleLine | Qt::TextDontClip, text);
    painter_.restore();
}

bool Canvas::paragraph(const QRectF& area, const QString& words, const Lettering& lettering, double least_mm)
{
    const QString text = words.simplified();
    Lettering fitting = lettering;
    while (fitting.size_mm > least_mm && Lines(text, fitting, area.width()).height_mm() > area.height())
        fitting.size_mm = std::max(least_mm, fitting.size_mm * 0.96);
    const bool fits = Lines(text, fitting, area.width()).height_mm() <= area.height();
    const Lines lines(fits ? text : shortened(text, area, fitting), fitting, area.width());
    const double room = area.height() - lines.height_mm();
    const double above = fitting.align.testFlag(Qt::AlignVCenter) ? room / 2
                       : fitting.align.testFlag(Qt::AlignBottom)  ? room
                                                                  : 0;
    painter_.save();
    painter_.translate(area.x(), area.y() + above);
    painter_.scale(1 / text_scale, 1 / text_scale);
    painter_.setPen(fitting.colour);
    lines.draw(painter_);
    painter_.restore();
    return fits;
}

void Canvas::code(const QRectF& symbol, const CodePattern& pattern)
{
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing, false);
    fill(runs_of(code_modules, symbol, [&](int row, int column) { return pattern.is_dark(row, column); }), black);
    painter_.restore();
}

void Canvas::marker(const QRectF& area, MarkerId marker)
{
    const MarkerPattern pattern = marker_pattern(marker);
    const double cell = area.width() / (marker_cells + 2);
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing, false);
    fill(area, white);
    fill(runs_of(marker_cells, area.adjusted(cell, cell, -cell, -cell),
                 [&](int row, int column) {
                     return pattern.dark[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                 }),
         black);
    painter_.restore();
}

}  // namespace cardinal::print
