#include "companion/window/library_model.h"

#include "companion/shelf/cards.h"
#include "companion/window/language.h"
#include "companion/window/printed_pictures.h"
#include "companion/window/shown_values.h"

namespace cardinal::window {
namespace {

QVariantMap row_of(const shelf::ShelvedDeck& deck)
{
    QVariantList findings, cards;
    for (const shelf::Finding& finding : deck.findings)
        findings.append(QVariantMap{{"sentence", text_of(finding.sentence)},
                                    {"cited", text_of(finding.cited)},
                                    {"note", text_of(finding.note)},
                                    {"isIllegal", finding.is_illegal}});
    for (const carddb::DeckCard& card : deck.cards)
        cards.append(QVariantMap{{"count", card.count},
                                 {"name", text_of(card.card.name)},
                                 {"section", words_of(card.section)},
                                 {"picture", picture_address(card.card)}});
    return {
        {"id", static_cast<int>(deck.id)},
        {"name", text_of(deck.name)},
        {"game", text_of(deck.game->title)},
        {"gameId", text_of(deck.game->id)},
        {"sections", text_of(deck.sections)},
        {"count", deck.count},
        {"copies", deck.copies},
        {"isLegal", deck.standing == shelf::Standing::legal || deck.standing == shelf::Standing::legal_with_remarks},
        {"verdict", said_here(shelf::word_for(deck.standing))},
        {"findings", findings},
        {"cards", cards}};
}

QString numbers_of(const std::vector<FaceNumber>& numbers)
{
    QStringList all;
    for (const FaceNumber& one : numbers)
        all.append(text_of(one.caption) + QStringLiteral(" %1").arg(one.number));
    return all.join(QStringLiteral(" · "));
}

QString text_on(const CardFace& face)
{
    QStringList lines;
    for (const FaceText& text : face.texts) {
        QStringList parts;
        for (const std::string& part : {text.lead, text.note, text.body})
            if (!part.empty())
                parts.append(text_of(part));
        lines.append(parts.join(QStringLiteral(": ")));
    }
    return lines.join(QLatin1Char('\n'));
}

QVariantMap row_of(const shelf::ShelvedCard& card)
{
    return {{"name", text_of(card.stored.name)},
            {"game", text_of(card.game->title)},
            {"set", text_of(card.stored.set)},
            {"number", card.stored.number},
            {"type", text_of(card.face.type_line)},
            {"costs", numbers_of(card.face.costs)},
            {"stats", numbers_of(card.face.stats)},
            {"text", text_on(card.face)},
            {"colour", QColor(card.face.colour.red, card.face.colour.green, card.face.colour.blue)},
            {"picture", picture_address(card.stored)}};
}

template <class Things>
QList<QVariantMap> rows_of(const Things& things)
{
    QList<QVariantMap> rows;
    for (const auto& thing : things)
        rows.append(row_of(thing));
    return rows;
}

}  // namespace

void LibraryModel::refresh()
{
    is_looking_ = true;
    Q_EMIT changed();
    backroom_.post("decks", [this](const std::stop_token&) -> Backroom::Then {
        auto database = backstage_.database();
        const auto decks = database ? shelf::decks_on_shelf(*database) : Failure{database.error()};
        const QString trouble = decks ? QString() : text_of(decks.error().sentence);
        return [this, trouble, rows = decks ? rows_of(*decks) : QList<QVariantMap>()] {
            trouble_ = trouble;
            decks_.show(rows);
            is_looking_ = false;
            Q_EMIT changed();
        };
    });
    look_for_cards();
}

void LibraryModel::look_for(const QString& typed)
{
    if (typed == typed_)
        return;
    typed_ = typed;
    look_for_cards();
}

void LibraryModel::set_game(const QString& id)
{
    if (id == game_)
        return;
    game_ = id;
    look_for_cards();
}

void LibraryModel::look_for_cards()
{
    is_looking_ = true;
    Q_EMIT changed();
    backroom_.post(
        "cards",
        [this, typed = typed_.toStdString(), game = game_.toStdString()](const std::stop_token&) -> Backroom::Then {
            auto database = backstage_.database();
            const auto cards =
                database ? shelf::cards_on_shelf(*database, typed, game, most_cards) : Failure{database.error()};
            const QString trouble = cards ? QString() : text_of(cards.error().sentence);
            return [this, trouble, rows = cards ? rows_of(*cards) : QList<QVariantMap>()] {
                trouble_ = trouble;
                cards_.show(rows);
                is_looking_ = false;
                Q_EMIT changed();
            };
        });
}

}  // namespace cardinal::window
