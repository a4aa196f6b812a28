#pragma once

#include "carddb/cards.h"
#include "companion/print/print.h"
#include "companion/window/backstage.h"

#include <QQuickImageProvider>
#include <mutex>
#include <optional>

namespace cardinal::window {

/// What is printed, as pictures of the screen: image://printed/card/GAME/SET/NAME, and the first pages of prints,
/// image://printed/PRINT/GAME/HOW/DECK, where PRINT is mat, sheet, labels, tokens, markers, command-cards or
/// calibration, and HOW is any of dark, light, letter and small, joined by +. Asked on a thread of Qt's own when a
/// picture is asynchronous.
class PrintedPictures : public QQuickImageProvider {
public:
    explicit PrintedPictures(const Backstage& backstage)
        : QQuickImageProvider(Image, ForceAsynchronousImageLoading), backstage_(backstage)
    {}
    QImage requestImage(const QString& id, QSize* size, const QSize& wanted) override;

private:
    const Backstage& backstage_;
    std::mutex mutex_{};
    std::optional<carddb::Database> database_{};

    QImage picture_of(const QStringList& address, int height);
    QImage card(const QStringList& address, int height);
    QImage page_of(const QString& print, const Game& game, const QString& how, const std::string& deck, int height);
    std::vector<print::CardCopy> copies_of(const Game& game, const std::string& deck);
    carddb::Database* database();
};

/// Where a card's picture is found.
QString picture_address(const carddb::StoredCard& card);

}  // namespace cardinal::window
