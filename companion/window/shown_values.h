#pragma once

#include "companion/window/match_view.h"

#include <QVariant>

/// Values of a view as QML takes them.
namespace cardinal::window {

inline QString text_of(const std::string& text) { return QString::fromStdString(text); }
QStringList texts_of(const std::vector<std::string>& texts);
QVariantList shown(const std::vector<FlagShown>& flags);
QVariantList shown(const std::vector<FlaggedShown>& plays);
QVariantList shown(const std::vector<PlayerShown>& players);
QVariantList shown(const std::vector<DifferenceShown>& differences);
QVariantList shown(const std::vector<PlaceListed>& places);
/// Each is null where nobody looks into it.
QVariant shown(const std::optional<WhyShown>& why);
QVariant shown(const std::optional<CardShown>& card);
QVariant shown(const std::optional<EntryShown>& entry);

}  // namespace cardinal::window
