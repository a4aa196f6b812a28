#pragma once

#include "companion/camera/formats.h"
#include "companion/window/window_state.h"

#include <QStringList>
#include <optional>
#include <string>

/// In which of its formats a camera is looked through: the best one for reading, unless people chose another.
namespace cardinal::window {

/// What people chose for this camera, which may offer it no more; nothing: the best one.
std::optional<camera::Format> chosen_format(const WindowState& state, const std::string& camera);

/// Of those that a camera offers: what there is to choose from, the best one for reading first, and which of them is
/// chosen.
struct FormatsShown {
    QStringList names{};
    int chosen = 0;
};
FormatsShown formats_shown(const WindowState& state, const std::string& camera,
                           const std::vector<camera::Format>& offered);
/// By its place among those that are shown.
void choose_format(WindowState& state, const std::string& camera, const std::vector<camera::Format>& offered,
                   int index);

/// "1920 × 1080, 30 a second; the best of 12 formats for reading"
QString format_told(const WindowState& state, const std::string& camera, const std::vector<camera::Format>& offered);

}  // namespace cardinal::window
