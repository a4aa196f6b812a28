#pragma once

#include "companion/window/match_view.h"

#include <QVariant>
#include <string_view>

/// Values of a view as QML takes them.
namespace cardinal::window {

inline QString text_of(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// A game's word as people read it: with blanks.
inline QString words_of(std::string_view word) { return text_of(word).replace(QLatin1Char('_'), QLatin1Char(' ')); }
/// What somebody did, as people read it: "A attack K → D" for what is written `A attack K -> D`.
inline QString deed_of(std::string_view step)
{
    return text_of(step).replace(QLatin1String(" -> "), QStringLiteral(" → "));
}
QStringList deeds_of(const std::vector<std::string>& steps);
/// "19 Nov 2026, 18:05"
QString day_and_time(std::int64_t ms_since_1970);
/// Of 2026-11-19: "19 Nov 2026"
QString day(std::string_view iso);
/// "1.4", or as the language that is spoken writes it
QString decimal(double number, int places);
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
