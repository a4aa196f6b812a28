#include "companion/window/letters.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace cardinal::window {
namespace {

constexpr double step = 0.5;

}  // namespace

QFont letters(double size, bool is_bold)
{
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    font.setBold(is_bold);
    return font;
}

QFont letters_that_fit(const QStringList& texts, const Fitting& room)
{
    const auto fits = [&](double size) {
        const QFontMetricsF metrics(letters(size, room.is_bold));
        return std::ranges::all_of(texts,
                                   [&](const QString& text) { return metrics.horizontalAdvance(text) <= room.width; });
    };
    double size = std::max(room.most, room.least);
    while (size > room.least && !fits(size))
        size = std::max(room.least, size - step);
    return letters(size, room.is_bold);
}

QString words_that_fit(const QString& text, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    QStringList words = text.split(QLatin1Char(' '));
    for (QString& word : words)
        word = metrics.elidedText(word, Qt::ElideRight, width);
    return words.join(QLatin1Char(' '));
}

}  // namespace cardinal::window
