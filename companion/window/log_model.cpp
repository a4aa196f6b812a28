#include "companion/window/log_model.h"

#include "companion/window/language.h"
#include "companion/window/shown_values.h"

#include <algorithm>

namespace cardinal::window {

QString sign_of(const LogLine& line)
{
    switch (line.kind) {
    case LogKind::play: return QStringLiteral("·");
    case LogKind::flagged: return QStringLiteral("✗");
    case LogKind::fact: return QStringLiteral("=");
    case LogKind::decision: return QStringLiteral("→");
    case LogKind::back_and_forth: return QStringLiteral("↶");
    case LogKind::words: return QStringLiteral("“");
    case LogKind::group:
    case LogKind::group_end: return {};
    }
    return {};
}

/// Where the match was, above the first line of each such time: "Turn 2 · battle".
QString heading_of(const LogLine& line)
{
    QString stage = text_of(line.stage);
    if (!stage.isEmpty())
        stage[0] = stage[0].toUpper();
    return stage;
}

QString step_told(const LogLine& line)
{
    return line.decision.empty() ? deed_of(line.step) : said_here(line.decision).arg(deed_of(line.step));
}

QString spoken(const LogLine& line)
{
    QString text = Local::tr("Entry %1").arg(line.entry) + QStringLiteral(": ");
    if (!line.who.empty())
        text += text_of(line.who) + QLatin1Char(' ');
    text += step_told(line);
    if (!line.changes.empty())
        text += QStringLiteral(", ") + text_of(line.changes);
    const auto add = [&text](const QString& sentence) {
        text += (text.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ")) + sentence;
    };
    for (const FlagShown& flag : line.flags)
        add(Local::tr("Flagged: %1").arg(text_of(flag.sentence)));
    if (!line.outcome.empty())
        add(Local::tr("It was %1").arg(said_here(line.outcome)));
    if (!line.is_in_force)
        add(Local::tr("Not in force"));
    return text;
}

/// What is undone or grouped later changes lines before it, so all are compared; a thousand take no millisecond.
void LogModel::show(std::vector<LogLine> lines)
{
    std::erase_if(lines, [](const LogLine& line) { return line.kind == LogKind::group_end; });
    const std::size_t both = std::min(lines_.size(), lines.size());
    if (lines.size() < lines_.size()) {
        beginResetModel();
        lines_ = std::move(lines);
        endResetModel();
        return;
    }
    for (std::size_t at = 0; at < both; ++at)
        if (lines_[at] != lines[at]) {
            lines_[at] = lines[at];
            const QModelIndex changed = index(static_cast<int>(at));
            Q_EMIT dataChanged(changed, changed);
        }
    if (lines.size() == both)
        return;
    beginInsertRows({}, static_cast<int>(both), static_cast<int>(lines.size()) - 1);
    lines_ = std::move(lines);
    endInsertRows();
}

void LogModel::tell_again()
{
    beginResetModel();  // a list does not ask again what its sections are called
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LogLine& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case entry: return line.entry;
    case heading: {
        const auto at = static_cast<std::size_t>(index.row());
        return at > 0 && lines_[at - 1].stage == line.stage ? QString() : heading_of(line);
    }
    case sign: return sign_of(line);
    case who: return text_of(line.who);
    case step: return step_told(line);
    case changes: return text_of(line.changes);
    case how: return said_here(line.how);
    case flags: return shown(line.flags);
    case in_group: return line.is_in_group;
    case in_force: return line.is_in_force;
    case outcome: return said_here(line.outcome);
    case Role::spoken: return window::spoken(line);
    case is_flagged: return line.kind == LogKind::flagged;
    case is_heading: return line.kind == LogKind::group;
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{entry, "entry"},
            {heading, "heading"},
            {sign, "sign"},
            {who, "who"},
            {step, "step"},
            {changes, "changes"},
            {how, "how"},
            {flags, "flags"},
            {in_group, "inGroup"},
            {in_force, "inForce"},
            {outcome, "outcome"},
            {Role::spoken, "spoken"},
            {is_flagged, "isFlagged"},
            {is_heading, "isHeading"}};
}

}  // namespace cardinal::window
