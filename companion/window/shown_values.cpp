#include "companion/window/shown_values.h"

namespace cardinal::window {

QStringList texts_of(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all.append(text_of(text));
    return all;
}

QVariantList shown(const std::vector<FlagShown>& flags)
{
    QVariantList all;
    for (const FlagShown& flag : flags)
        all.append(QVariantMap{{"sentence", text_of(flag.sentence)},
                               {"cited", text_of(flag.cited)},
                               {"note", text_of(flag.note)},
                               {"isIllegal", flag.severity == Severity::illegal}});
    return all;
}

QVariantList shown(const std::vector<FlaggedShown>& plays)
{
    QVariantList all;
    for (const FlaggedShown& play : plays)
        all.append(QVariantMap{{"entry", play.entry}, {"step", text_of(play.step)}, {"flags", shown(play.flags)}});
    return all;
}

QVariantList shown(const std::vector<PlayerShown>& players)
{
    QVariantList all;
    for (const PlayerShown& player : players) {
        QVariantList numbers;
        for (const NumberShown& one : player.numbers)
            numbers.append(QVariantMap{{"name", text_of(one.name)},
                                       {"number", one.number},
                                       {"cap", one.cap ? QStringLiteral("/%1").arg(*one.cap) : QString()}});
        all.append(QVariantMap{{"letter", text_of(player.letter)},
                               {"name", text_of(player.name)},
                               {"isActing", player.is_acting},
                               {"numbers", numbers}});
    }
    return all;
}

}  // namespace cardinal::window
