#pragma once

#include "companion/print/paper.h"
#include "engine/core/code_pattern.h"
#include "engine/core/result.h"
#include "engine/rules/card_face.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QRectF>
#include <QSaveFile>
#include <QString>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

/// A PDF, or a picture of one, that is drawn in millimetres. Only the sources of this folder include it.
namespace cardinal::print {

inline QRectF rect(const Rect& area) { return {area.x, area.y, area.width, area.height}; }
inline QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}
QColor colour(const Colour& colour);
/// Between two colours: 0 is the first, 1 the second.
QColor mixed(const QColor& one, const QColor& other, double share);
inline const QColor white{255, 255, 255}, black{0, 0, 0}, gray{120, 120, 120};

/// How letters look. Sizes are of the line in millimetres; Noto Sans and what else covers a script.
struct Lettering {
    double size_mm = 3;
    QColor colour = black;
    bool is_bold = false;
    bool is_italic = false;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
};
QFont font_of(const Lettering& lettering);

class Canvas {
public:
    /// Ready to draw on its first page, or why the file cannot be written.
    static Result<std::unique_ptr<Canvas>> open(const std::filesystem::path& file, const MatSize& page,
                                                std::string_view title, std::stop_token called_off = {});
    /// The same on a picture that shows the first page, of this size. There is nothing to be written.
    Canvas(QImage& picture, const MatSize& page);
    /// What comes after it when nobody wants it any more is drawn aside.
    void new_page();
    int pages() const { return pages_; }
    /// Everything is in the file, or why it is not.
    Result<void> close();
    QPainter& pen() { return painter_; }

    void fill(const QRectF& area, const QBrush& brush);
    void fill(const QPainterPath& path, const QBrush& brush);
    void outline(const QRectF& area, const QColor& colour, double width_mm);
    void line(double x1, double y1, double x2, double y2, double width_mm, const QColor& colour = black);

    /// One line, made smaller until it fits.
    void line_of_text(const QRectF& area, const QString& words, const Lettering& lettering);
    /// As many lines as fit, made smaller down to `least_mm` until they do. False when even then the end is left out.
    bool paragraph(const QRectF& area, const QString& words, const Lettering& lettering, double least_mm);

    /// 21 × 21 modules, in black; the paper around is left as it is.
    void code(const QRectF& symbol, const CodePattern& pattern);
    /// A marker with its light ring: the area is ten cells wide.
    void marker(const QRectF& area, MarkerId marker);

private:
    explicit Canvas(const std::filesystem::path& file);
    bool begin(const MatSize& page, std::string_view title);
    Failure not_written() const;
    std::optional<QSaveFile> file_{};  ///< what was there before stays until all is written
    std::optional<QPdfWriter> writer_{};
    std::stop_token called_off_{};
    QImage aside_{};  ///< takes what comes after the first page where that alone is shown, and what nobody wants
    bool is_aside() const { return !aside_.isNull(); }
    QPainter painter_{};
    int pages_ = 1;
};

/// Letters are measured and drawn a hundred times larger, because fonts have whole numbers for sizes.
inline constexpr double text_scale = 100;

}  // namespace cardinal::print
