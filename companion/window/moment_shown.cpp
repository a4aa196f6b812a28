#include "companion/window/moment_shown.h"

#include "companion/pages/telling.h"
#include "companion/window/log_model.h"
#include "companion/window/shown_values.h"

namespace cardinal::window {
namespace {

/// The numbers that say where in a turn a match is, and whose.
std::vector<const ValueWord*> stage_values(const Game& game)
{
    std::vector<const ValueWord*> values;
    for (const std::string_view name : game.words->stage)
        if (const int value = find_value(*game.words, name); value >= 0)
            values.push_back(&game.words->values[static_cast<std::size_t>(value)]);
    return values;
}

bool acts(const Game& game, const Position& position, Seat seat)
{
    for (const ValueWord* value : stage_values(game))
        if (value->kind == Kind::seat && !game.is_over(position))
            return read_value(position, *value, {}) == seat.index;
    return false;
}

QVariantMap row_of(const Game& game, const pages::Moment& moment, int turn)
{
    const Entry& entry = *moment.entry;
    const QString letter = entry.action.seat ? QString(QLatin1Char(entry.action.seat.letter())) : QString();
    QString step = text_of(moment.step);
    const bool is_theirs = !letter.isEmpty() && step.startsWith(letter + QLatin1Char(' '));
    QVariantList flags;
    for (const Violation& violation : entry.verdict.violations)
        flags.append(QVariantMap{{"sentence", text_of(violation.sentence) + QLatin1Char('.')},
                                 {"cited", text_of(pages::cited(game, violation))},
                                 {"note", text_of(pages::ambiguity_note(game, violation))}});
    return {{"entry", entry.number},
            {"turn", turn},
            {"who", is_theirs ? letter : QString()},
            {"step", is_theirs ? step.mid(2) : step},
            {"changes", texts_of(moment.changes).join(QStringLiteral(", "))},
            {"flags", flags},
            {"isFlagged", !entry.verdict.legal()},
            {"inForce", moment.in_force},
            {"outcome", text_of(moment.outcome)}};
}

}  // namespace

std::string stage_of(const Game& game, const Position& position)
{
    QString text = words_of(game.words->turn) + QStringLiteral(" %1").arg(pages::turn_of(game, position));
    for (const ValueWord* value : stage_values(game)) {
        const auto number = static_cast<std::size_t>(read_value(position, *value, {}));
        if (value->kind == Kind::choice && number < value->words.size())
            text += QStringLiteral(" · ") + words_of(value->words[number]);
    }
    return text.toStdString();
}

std::vector<PlayerShown> players_of(const Game& game, const Position& position,
                                    const std::array<std::string, most_seats>& names)
{
    std::vector<PlayerShown> players;
    for (std::int8_t index = 0; index < position.seats; ++index) {
        PlayerShown player{.letter = std::string(1, Seat{index}.letter()),
                           .name = names[static_cast<std::size_t>(index)],
                           .is_acting = acts(game, position, Seat{index})};
        for (const pages::HeadlineNumber& one : pages::headline_of(game, position, Seat{index}))
            player.numbers.push_back({.name = words_of(one.name).toStdString(),
                                      .value = std::string(one.name),
                                      .number = one.number,
                                      .cap = one.cap ? std::optional<int>(*one.cap) : std::nullopt});
        players.push_back(std::move(player));
    }
    return players;
}

QList<QVariantMap> rows_of(const Game& game, const pages::ToldMatch& match)
{
    QList<QVariantMap> rows;
    int turn = pages::turn_of(game, match.start);
    for (const pages::Moment& moment : match.moments) {
        rows.append(row_of(game, moment, turn));
        turn = pages::turn_of(game, moment.after);
    }
    return rows;
}

}  // namespace cardinal::window
