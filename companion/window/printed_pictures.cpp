#include "companion/window/printed_pictures.h"

#include "carddb/decks.h"
#include "companion/print/pictures.h"
#include "companion/shelf/cards.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"

#include <QUrl>

namespace cardinal::window {
namespace {

constexpr int usual_height = 400;

/// As it would be printed; a picture of a screen has a code only to look like one.
print::CardCopy as_printed(const shelf::ShelvedCard& card)
{
    print::CardCopy copy{.face = card.face};
    if (card.stored.number >= 0)
        copy.code = PrintedCode{.game = card.game->letter, .card = card.stored.number};
    return copy;
}

print::Deckware ware_of(const Game& game, double module = print::module_mm)
{
    return {.title = std::string(game.title), .colour = colour_of(game.title), .module = module};
}

std::string part_of(const QStringList& address, int at)
{
    return QUrl::fromPercentEncoding(address.value(at).toUtf8()).toStdString();
}

}  // namespace

QString picture_address(const carddb::StoredCard& card)
{
    const auto part = [](const std::string& text) { return QString::fromUtf8(QUrl::toPercentEncoding(text_of(text))); };
    return QStringLiteral("image://printed/card/%1/%2/%3").arg(part(card.game), part(card.set), part(card.name));
}

QImage PrintedPictures::requestImage(const QString& id, QSize* size, const QSize& wanted)
{
    const std::scoped_lock lock(mutex_);
    QImage picture = picture_of(id.split(QLatin1Char('/')), wanted.height() > 0 ? wanted.height() : usual_height);
    if (size != nullptr)
        *size = picture.size();
    return picture;
}

QImage PrintedPictures::picture_of(const QStringList& address, int height)
{
    const QString kind = address.value(0);
    const Game* game = find_game(address.value(1).toStdString());
    if (game == nullptr)
        return {};
    if (kind == QLatin1String("card"))
        return card(address, height);
    return page_of(kind, *game, address.value(2), part_of(address, 3), height);
}

QImage PrintedPictures::page_of(const QString& print, const Game& game, const QString& how, const std::string& deck,
                                int height)
{
    const auto page = how.contains(QLatin1String("letter")) ? print::Page::letter : print::Page::a4;
    const auto ground = how.contains(QLatin1String("light")) ? print::Ground::light : print::Ground::dark;
    const double module = how.contains(QLatin1String("small")) ? print::small_module_mm : print::module_mm;
    if (print == QLatin1String("mat"))
        return print::picture_of_mat(game, ground,
                                     static_cast<int>(height * game.playmat->size.width / game.playmat->size.height));
    if (print == QLatin1String("sheet"))
        return print::picture_of_sheet(copies_of(game, deck), ware_of(game, module), page, height);
    if (print == QLatin1String("labels"))
        return print::picture_of_labels(copies_of(game, deck), print::Label::sticker, module, page, height);
    if (print == QLatin1String("tokens"))
        return print::picture_of_tokens(game, page, height);
    if (print == QLatin1String("dice"))
        return print::picture_of_dice(game, page, height);
    if (print == QLatin1String("command-cards"))
        return print::picture_of_command_cards(page, height);
    if (print == QLatin1String("markers"))
        return print::picture_of_loose_corners(page, height);
    if (print == QLatin1String("calibration"))
        return print::picture_of_calibration_board(page, height);
    return {};
}

QImage PrintedPictures::card(const QStringList& address, int height)
{
    if (database() == nullptr)
        return {};
    const auto found = carddb::cards_called(*database(), part_of(address, 3),
                                            {.game = part_of(address, 1), .set = part_of(address, 2)});
    const auto faces = found ? shelf::with_faces(*found) : Failure{found.error()};
    if (!faces || faces->empty())
        return {};
    return print::picture_of_card(as_printed(faces->front()), ware_of(*faces->front().game), height);
}

/// All cards of that deck, or some of the game.
std::vector<print::CardCopy> PrintedPictures::copies_of(const Game& game, const std::string& deck)
{
    constexpr std::size_t some = 9;
    if (database() == nullptr)
        return {};
    std::vector<carddb::StoredCard> stored;
    std::vector<int> counts;
    const auto decks = carddb::decks_called(*database(), deck, game.id);
    if (decks && !decks->empty())
        if (const auto cards = carddb::cards_of_deck(*database(), decks->front().id))
            for (const carddb::DeckCard& card : *cards) {
                stored.push_back(card.card);
                counts.push_back(card.count);
            }
    const auto cards =
        stored.empty() ? shelf::cards_on_shelf(*database(), "", game.id, some) : shelf::with_faces(stored);
    if (!cards)
        return {};
    std::vector<print::CardCopy> copies;
    for (std::size_t at = 0; at < cards->size(); ++at)
        copies.insert(copies.end(), at < counts.size() ? static_cast<std::size_t>(counts[at]) : 1,
                      as_printed((*cards)[at]));
    return copies;
}

carddb::Database* PrintedPictures::database()
{
    if (!database_)
        if (auto opened = backstage_.database())
            database_ = std::move(*opened);
    return database_ ? &*database_ : nullptr;
}

}  // namespace cardinal::window
