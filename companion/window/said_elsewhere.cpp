#include "companion/window/said_elsewhere.h"

#include "companion/window/words_elsewhere.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace cardinal::window {
namespace {

/// Where others name what is typed in a terminal, the window names its own buttons.
struct OtherWay {
    const char* typed = "";
    const char* here = "";
};
constexpr std::array other_ways{
    OtherWay{"print the board with “cardinal print calibration”, then “cardinal calibrate”.",
             "print the board, then “Measure it”."},
    OtherWay{"Measure the camera's lens once: ", "Measure the camera's lens once, below: "},
    OtherWay{"“cardinal print calibration” prints it.", "“Print” makes it."},
    OtherWay{"“cardinal print markers” prints loose corners.", "“Print” makes loose corners."},
};

QString with_buttons(QString english)
{
    for (const OtherWay& way : other_ways)
        english.replace(QString::fromUtf8(way.typed), QString::fromUtf8(way.here));
    return english;
}

/// What the window itself says through plain text is known here, too.
QString translated(const QString& english)
{
    const QByteArray text = english.toUtf8();
    const QString said = QCoreApplication::translate("Elsewhere", text.constData());
    return said != english ? said : QCoreApplication::translate("Local", text.constData());
}

/// Those with something to be taken over, as shapes. Those that say more come first where two would fit.
struct Shape {
    QString english{};
    QString begin{}, end{};  ///< what stands before the first thing taken over, and after the last
    QRegularExpression matches{};

    /// Most sentences are ruled out by how they begin and end, which costs a hundredth of matching them.
    bool may_match(const QString& text) const { return text.startsWith(begin) && text.endsWith(end); }
};
std::vector<Shape> make_shapes()
{
    static const QRegularExpression place("%([1-9])");
    std::vector<Shape> shapes;
    for (const char* const one : said_elsewhere) {
        const QString english = QString::fromUtf8(one);
        if (!english.contains(place))
            continue;
        QString expression;
        qsizetype at = 0;
        for (auto found = place.globalMatch(english); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            expression += QRegularExpression::escape(english.mid(at, match.capturedStart() - at)) +
                          QStringLiteral("(?<p%1>.+?)").arg(match.captured(1));
            at = match.capturedEnd();
        }
        expression += QRegularExpression::escape(english.mid(at));
        shapes.push_back({.english = english,
                          .begin = english.left(english.indexOf(place)),
                          .end = english.mid(at),
                          .matches = QRegularExpression(QRegularExpression::anchoredPattern(expression))});
    }
    std::ranges::stable_sort(shapes, std::ranges::greater{}, [](const Shape& one) { return one.english.size(); });
    return shapes;
}

/// "2.3", as this language writes it.
std::optional<QString> number_said_here(const QString& english)
{
    static const QRegularExpression number(R"(^\d+\.(\d+)$)");
    const QRegularExpressionMatch match = number.match(english);
    if (!match.hasMatch())
        return {};
    return QLocale().toString(english.toDouble(), 'f', static_cast<int>(match.capturedLength(1)));
}

/// Nothing where it is no sentence that is known.
std::optional<QString> one_said_here(const QString& english)
{
    if (auto number = number_said_here(english))
        return number;
    if (const QString same = translated(english); same != english)
        return same;
    static const std::vector<Shape> shapes = make_shapes();
    for (const Shape& shape : shapes) {
        if (!shape.may_match(english))
            continue;
        const QRegularExpressionMatch match = shape.matches.match(english);
        if (!match.hasMatch())
            continue;
        QString text = translated(shape.english);
        if (text == shape.english)
            return {};
        for (int place = 9; place >= 1; --place)
            if (const QString taken = match.captured(QStringLiteral("p%1").arg(place)); !taken.isNull())
                text.replace(QStringLiteral("%%1").arg(place), said_here(taken.toStdString()));
        return text;
    }
    return {};
}

/// "Bring the camera 10 cm closer, or use 4K.", "a first view; and more": parts, each of which is known.
std::optional<QString> parts_said_here(const QString& english)
{
    static const QRegularExpression between(R"(, (?:or )?|; )");
    const bool is_sentence = english.endsWith(QLatin1Char('.'));
    QStringList said;
    for (QString part : english.chopped(is_sentence ? 1 : 0).split(between)) {
        if (is_sentence && !part.isEmpty())
            part[0] = part[0].toLower();
        const auto one = one_said_here(part);
        if (!one)
            return {};
        said.append(*one);
    }
    if (said.size() < 2 && !is_sentence)
        return {};
    QString last = said.takeLast();
    if (!said.isEmpty())
        last = said.join(QStringLiteral(", ")) +
               (is_sentence ? QStringLiteral(" %1 ").arg(translated("or")) : QStringLiteral(", ")) + last;
    if (!is_sentence)
        return last;
    last[0] = last[0].toUpper();
    return last + QLatin1Char('.');
}

/// Each of several sentences that is known; nothing where one of them is not.
std::optional<QString> sentences_said_here(const QStringList& sentences)
{
    QStringList said;
    for (const QString& sentence : sentences) {
        auto known = one_said_here(sentence);
        if (!known)
            known = parts_said_here(sentence);
        if (!known)
            return {};
        said.append(*known);
    }
    return said.join(QLatin1Char(' '));
}

}  // namespace

QString said_here(std::string_view english)
{
    QString text = with_buttons(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
    if (text.isEmpty())
        return text;
    if (QString same = translated(text); same != text)
        return same;
    static const QRegularExpression sentence_end(R"((?<=[.!?]) (?=[\p{Lu}“]))");
    const QStringList sentences = text.split(sentence_end);
    if (sentences.size() > 1)
        if (const auto said = sentences_said_here(sentences))
            return *said;
    // What is taken over into a shape may be sentences itself.
    if (const auto said = one_said_here(text))
        return *said;
    if (const auto parts = parts_said_here(text))
        return *parts;
    if (sentences.size() < 2)
        return text;
    QStringList said;
    for (const QString& sentence : sentences)
        said.append(said_here(sentence.toStdString()));
    return said.join(QLatin1Char(' '));
}

}  // namespace cardinal::window
