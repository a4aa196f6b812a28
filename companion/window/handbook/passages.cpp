#include "companion/window/handbook/passages.h"

#include <QRegularExpression>
#include <optional>
#include <utility>

namespace cardinal::window {
namespace {

using Kind = Passage::Kind;

/// `code`, **bold**, *names* and [links](page.md); what is code is nothing else.
QString rich(const QString& line)
{
    static const QRegularExpression bold(R"(\*\*(.+?)\*\*)"), name(R"(\*([^*]+)\*)"),
        link(R"(\[([^\]]+)\]\(([^)]+)\))");
    QStringList parts = line.toHtmlEscaped().split(QLatin1Char('`'));
    for (qsizetype at = 0; at < parts.size(); ++at) {
        if (at % 2 == 1)
            parts[at] = QStringLiteral("<code>%1</code>").arg(parts[at]);
        else
            parts[at]
                .replace(bold, QStringLiteral("<b>\\1</b>"))
                .replace(name, QStringLiteral("<i>\\1</i>"))
                .replace(link, QStringLiteral("<a href=\"\\2\">\\1</a>"));
    }
    return parts.join(QString());
}

QStringList cells_of(const QString& line)
{
    QStringList cells = line.split(QLatin1Char('|')).mid(1);
    cells.removeLast();
    for (QString& cell : cells)
        cell = rich(cell.trimmed());
    return cells;
}

/// What begins with this line, where it is not simply a paragraph.
std::optional<Passage> begun_by(const QString& line)
{
    static const QRegularExpression heading(R"(^#+ (.*)$)"), item(R"(^(-|\d+\.) (.*)$)"),
        picture(R"(^!\[(.*)\]\((.*)\)$)"), rule(R"(^[|\-: ]+$)");
    if (const auto found = heading.match(line); found.hasMatch())
        return Passage{.kind = Kind::heading, .text = rich(found.captured(1))};
    if (const auto found = item.match(line); found.hasMatch())
        return Passage{.kind = Kind::item,
                       .text = rich(found.captured(2)),
                       .mark = found.captured(1) == QLatin1String("-") ? QStringLiteral("•") : found.captured(1)};
    if (const auto found = picture.match(line); found.hasMatch())
        return Passage{.kind = Kind::picture, .text = found.captured(1), .file = found.captured(2)};
    if (line.startsWith(QLatin1Char('|')))
        return Passage{.kind = Kind::table,
                       .rows = rule.match(line).hasMatch() ? std::vector<QStringList>() : std::vector{cells_of(line)}};
    return std::nullopt;
}

void append(QString& text, const QString& line, const char* between)
{
    text += (text.isEmpty() ? QString() : QString::fromUtf8(between)) + line;
}

}  // namespace

std::vector<Passage> passages_of(const QString& page)
{
    std::vector<Passage> passages;
    bool are_commands = false, goes_on = false;  // a paragraph, or a table, from the line before
    for (const QString& line : page.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            are_commands = !are_commands;
            goes_on = false;
            if (are_commands)
                passages.push_back({.kind = Kind::commands});
            continue;
        }
        if (are_commands) {
            append(passages.back().text, line, "\n");
            continue;
        }
        std::optional<Passage> begun = begun_by(line);
        if (begun && begun->kind == Kind::table && goes_on && passages.back().kind == Kind::table)
            passages.back().rows.insert(passages.back().rows.end(), begun->rows.begin(), begun->rows.end());
        else if (begun)
            passages.push_back(*std::move(begun));
        else if (line.trimmed().isEmpty()) {
            goes_on = false;
            continue;
        } else if (goes_on && (passages.back().kind == Kind::words || passages.back().kind == Kind::item))
            append(passages.back().text, rich(line.trimmed()), " ");
        else
            passages.push_back({.text = rich(line)});
        goes_on = true;
    }
    return passages;
}

std::vector<Chapter> chapters_of(const QString& first_page)
{
    static const QRegularExpression entry(R"((?m)^\d+\. \[([^\]]+)\]\((\S+)\.md\)[:,]? ?(.*)$)");
    std::vector<Chapter> chapters;
    for (auto found = entry.globalMatch(first_page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        chapters.push_back({match.captured(2), match.captured(1), match.captured(3)});
    }
    return chapters;
}

}  // namespace cardinal::window
