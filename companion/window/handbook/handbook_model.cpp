#include "companion/window/handbook/handbook_model.h"

#include "companion/window/language.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>

namespace cardinal::window {
namespace {

QString root() { return QStringLiteral(":/cardinal/guide/"); }

/// As the program was built with it; English where a page has no other.
QString page_of_guide(const QString& name)
{
    const QString language = Local::tr("en", "the code of the language that all of this is in");
    for (const QString& folder : {root() + language + QLatin1Char('/'), root()})
        if (QFile file(folder + name + QStringLiteral(".md")); file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    return {};
}

constexpr std::array kinds{"heading", "words", "item", "commands", "table", "picture"};

QVariantMap shown(const Passage& passage)
{
    QVariantList rows;
    for (const QStringList& row : passage.rows)
        rows.append(QVariant(row));
    return {{"kind", QString::fromUtf8(kinds[static_cast<std::size_t>(passage.kind)])},
            {"text", passage.text},
            {"mark", passage.mark},
            {"picture",
             passage.file.isEmpty() ? QString() : QStringLiteral("qrc") + root() + QFileInfo(passage.file).fileName()},
            {"rows", rows}};
}

}  // namespace

HandbookModel::HandbookModel() : chapters_(chapters_of(page_of_guide(QStringLiteral("README")))) { read(); }

void HandbookModel::read()
{
    passages_.clear();
    if (chapter_ < static_cast<int>(chapters_.size()))
        passages_ = passages_of(page_of_guide(chapters_[static_cast<std::size_t>(chapter_)].id));
}

QVariantList HandbookModel::chapters() const
{
    QVariantList all;
    for (const Chapter& chapter : chapters_)
        all.append(QVariantMap{{"title", chapter.title}, {"says", chapter.says}});
    return all;
}

void HandbookModel::set_chapter(int chapter)
{
    if (chapter == chapter_ || chapter < 0 || chapter >= static_cast<int>(chapters_.size()))
        return;
    chapter_ = chapter;
    read();
    Q_EMIT changed();
}

QVariantList HandbookModel::passages() const
{
    QVariantList all;
    for (const Passage& passage : passages_)
        all.append(shown(passage));
    return all;
}

bool HandbookModel::open(const QString& name)
{
    const QString id = QString(name).remove(QStringLiteral(".md"));
    const auto found = std::ranges::find(chapters_, id, &Chapter::id);
    if (found == chapters_.end())
        return false;
    set_chapter(static_cast<int>(found - chapters_.begin()));
    return true;
}

void HandbookModel::tell_again()
{
    chapters_ = chapters_of(page_of_guide(QStringLiteral("README")));
    chapter_ = std::min(chapter_, std::max(0, static_cast<int>(chapters_.size()) - 1));
    read();
    Q_EMIT changed();
}

}  // namespace cardinal::window
