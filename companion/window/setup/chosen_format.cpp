#include "companion/window/setup/chosen_format.h"

#include "companion/window/language.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace cardinal::window {
namespace {

using camera::Coding;
using camera::Format;

constexpr std::array codings{std::pair(Coding::plain, "plain"), std::pair(Coding::colours, "colours"),
                             std::pair(Coding::compressed, "compressed"), std::pair(Coding::unknown, "unknown")};

std::string key_of(const std::string& camera) { return "format/" + camera; }

/// "1920x1080 plain 30"
QString written(const Format& format)
{
    const auto* const coding = std::ranges::find(codings, format.coding, &std::pair<Coding, const char*>::first);
    return QStringLiteral("%1x%2 %3 %4")
        .arg(format.size.width)
        .arg(format.size.height)
        .arg(QLatin1String(coding->second))
        .arg(format.frames_per_second);
}

std::optional<Format> read(const QString& written)
{
    static const QRegularExpression shape(QStringLiteral("^(\\d+)x(\\d+) (\\w+) ([\\d.]+)$"));
    const QRegularExpressionMatch parts = shape.match(written);
    const auto* const coding = std::ranges::find(codings, parts.captured(3).toStdString(),
                                                 [](const auto& one) { return std::string(one.second); });
    if (!parts.hasMatch() || coding == codings.end())
        return {};
    return Format{.coding = coding->first,
                  .size = {parts.captured(1).toInt(), parts.captured(2).toInt()},
                  .frames_per_second = parts.captured(4).toDouble()};
}

QString size_and_pace(const Format& format)
{
    return Local::tr("%1 × %2, %3 a second")
        .arg(format.size.width)
        .arg(format.size.height)
        .arg(qRound(format.frames_per_second));
}

QString told(const Format& format)
{
    QString text = size_and_pace(format);
    switch (format.coding) {
    case Coding::plain:
    case Coding::colours: return text + QStringLiteral(" · ") + Local::tr("uncompressed");
    case Coding::compressed: return text + QStringLiteral(" · ") + Local::tr("compressed");
    case Coding::unknown: break;
    }
    return text;
}

}  // namespace

std::optional<Format> chosen_format(const WindowState& state, const std::string& camera)
{
    return read(state.text(key_of(camera).c_str()));
}

FormatsShown formats_shown(const WindowState& state, const std::string& camera, const std::vector<Format>& offered)
{
    const std::vector<Format> there = camera::worth_choosing(offered);
    if (there.size() < 2)
        return {};
    const auto best = static_cast<std::size_t>(camera::best_of(there));
    FormatsShown shown{.names = {Local::tr("the best: %1").arg(size_and_pace(there[best]))}};
    const std::optional<Format> chosen = chosen_format(state, camera);
    for (std::size_t at = 0; at < there.size(); ++at) {
        shown.names.append(told(there[at]));
        if (chosen == there[at])
            shown.chosen = static_cast<int>(at) + 1;
    }
    return shown;
}

void choose_format(WindowState& state, const std::string& camera, const std::vector<Format>& offered, int index)
{
    const std::vector<Format> there = camera::worth_choosing(offered);
    if (index < 0 || index > static_cast<int>(there.size()))
        return;
    state.remember(key_of(camera).c_str(),
                   index == 0 ? QString() : written(there[static_cast<std::size_t>(index - 1)]));
}

QString format_told(const WindowState& state, const std::string& camera, const std::vector<Format>& offered)
{
    const std::vector<Format> there = camera::worth_choosing(offered);
    const std::optional<Format> chosen = chosen_format(state, camera);
    if (const auto found = std::ranges::find(there, chosen); found != there.end())
        return told(*found);
    if (there.empty())
        return Local::tr("in the format that it gives");
    const QString text = size_and_pace(there[static_cast<std::size_t>(camera::best_of(there))]);
    return there.size() > 1
             ? text + QStringLiteral("; ") + Local::tr("the best of %1 formats for reading").arg(there.size())
             : text;
}

}  // namespace cardinal::window
