#include "companion/window/setup/chosen_format.h"

#include "companion/camera/camera_list.h"
#include "companion/window/language.h"

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

std::vector<Format> to_choose_from(const std::string& camera)
{
    const auto device = camera::find_camera(camera);
    return device ? camera::worth_choosing(camera::formats_of(*device)) : std::vector<Format>();
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
    const QString kept = state.text(key_of(camera).c_str());
    if (kept.isEmpty())
        return {};
    const std::vector<Format> there = to_choose_from(camera);
    const auto found = std::ranges::find(there, kept, written);
    return found == there.end() ? std::nullopt : std::optional(*found);
}

FormatsShown formats_shown(const WindowState& state, const std::string& camera)
{
    const std::vector<Format> there = to_choose_from(camera);
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

void choose_format(WindowState& state, const std::string& camera, int index)
{
    const std::vector<Format> there = to_choose_from(camera);
    if (index < 0 || index > static_cast<int>(there.size()))
        return;
    state.remember(key_of(camera).c_str(),
                   index == 0 ? QString() : written(there[static_cast<std::size_t>(index - 1)]));
}

QString format_told(const WindowState& state, const std::string& camera)
{
    if (const std::optional<Format> chosen = chosen_format(state, camera))
        return told(*chosen);
    const std::vector<Format> there = to_choose_from(camera);
    if (there.empty())
        return Local::tr("in the format that it gives");
    const QString text = size_and_pace(there[static_cast<std::size_t>(camera::best_of(there))]);
    return there.size() > 1
             ? text + QStringLiteral("; ") + Local::tr("the best of %1 formats for reading").arg(there.size())
             : text;
}

}  // namespace cardinal::window
