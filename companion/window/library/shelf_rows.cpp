#include "companion/window/library/shelf_rows.h"

#include "companion/window/language.h"
#include "companion/window/printed_pictures.h"
#include "companion/window/shown_values.h"

#include <QColor>

namespace cardinal::window {

QVariantList findings_shown(const std::vector<shelf::Finding>& all)
{
    QVariantList findings;
    for (const shelf::Finding& finding : all)
        findings.append(QVariantMap{{"sentence", text_of(finding.sentence)},
                                    {"cited", text_of(finding.cited)},
                                    {"note", text_of(finding.note)},
                                    {"isIllegal", finding.is_illegal}});
    return findings;
}

QVariantMap row_of(const shelf::ShelvedDeck& deck)
{
    QVariantList cards;
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
        {"findings", findings_shown(deck.findings)},
        {"cards", cards}};
}

namespace {

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

}  // namespace

QVariantMap row_of(const shelf::ShelvedCard& card)
{
    return {{"name", text_of(card.stored.name)},
            {"game", text_of(card.game->title)},
            {"id", static_cast<qlonglong>(card.stored.id)},
            {"gameId", text_of(card.game->id)},
            {"set", text_of(card.stored.set)},
            {"number", card.stored.number >= 0 ? text_of(write_card_number(card.stored.number)) : QString()},
            {"type", text_of(card.face.type_line)},
            {"costs", numbers_of(card.face.costs)},
            {"stats", numbers_of(card.face.stats)},
            {"text", text_on(card.face)},
            {"colour", QColor(card.face.colour.red, card.face.colour.green, card.face.colour.blue)},
            {"picture", picture_address(card.stored)}};
}

}  // namespace cardinal::window
