#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

/// Letters that fit where they stand. Sizes are in the units of whoever paints: pixels, or millimetres of a table.
namespace cardinal::window {

QFont letters(double size, bool is_bold);

struct Fitting {
    double width = 0;             ///< what there is room for
    double most = 12, least = 8;  ///< how large letters may be
    bool is_bold = false;
};
/// The largest letters in which the widest of these fits; the smallest that are allowed when none does.
QFont letters_that_fit(const QStringList& texts, const Fitting& room);

/// Each word that is wider than this is cut, and says so.
QString words_that_fit(const QString& text, const QFont& font, double width);

}  // namespace cardinal::window
