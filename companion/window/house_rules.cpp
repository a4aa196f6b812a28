#include "companion/window/house_rules.h"

#include "companion/window/shown_values.h"

#include <algorithm>

namespace cardinal::window {
namespace {

std::string place_of(const Game& game) { return "houseRules/" + std::string(game.id); }

/// A name or a sentence that stands alone.
QString alone(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

}  // namespace

/// By their names: a game may come to have more of them, in another order.
std::vector<int> kept_house_rules(const WindowState& state, const Game& game)
{
    const auto& options = game.words->options;
    std::vector<int> chosen(options.size(), 0);
    const QStringList kept = state.text(place_of(game).c_str()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& wish : kept)
        for (std::size_t at = 0; at < options.size(); ++at) {
            if (wish.section(QLatin1Char('='), 0, 0) != text_of(options[at].name))
                continue;
            const auto value = std::ranges::find(options[at].values, wish.section(QLatin1Char('='), 1).toStdString());
            if (value != options[at].values.end())
                chosen[at] = static_cast<int>(value - options[at].values.begin());
        }
    return chosen;
}

void keep_house_rules(WindowState& state, const Game& game, const std::vector<int>& chosen)
{
    const auto& options = game.words->options;
    QStringList kept;
    for (std::size_t at = 0; at < options.size() && at < chosen.size(); ++at)
        if (chosen[at] > 0)
            kept.append(text_of(options[at].name) + QLatin1Char('=') +
                        text_of(options[at].values[static_cast<std::size_t>(chosen[at])]));
    state.remember(place_of(game).c_str(), kept.join(QLatin1Char(' ')));
}

QVariantList house_rules_shown(const Game& game, const std::vector<int>& chosen)
{
    QVariantList all;
    const auto& options = game.words->options;
    for (std::size_t at = 0; at < options.size() && at < chosen.size(); ++at) {
        QStringList values;
        for (const std::string_view value : options[at].values)
            values.append(alone(words_of(value)));
        all.append(QVariantMap{{"name", alone(words_of(options[at].name))},
                               {"says", alone(text_of(options[at].says))},
                               {"values", values},
                               {"value", chosen[at]}});
    }
    return all;
}

}  // namespace cardinal::window
