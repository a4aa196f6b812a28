#pragma once

#include "carddb/cards.h"
#include "companion/window/backstage.h"

#include <QQuickImageProvider>
#include <mutex>
#include <optional>

namespace cardinal::window {

/// What is printed, as pictures of the screen: image://printed/card/GAME/SET/NAME, image://printed/mat/GAME/dark,
/// image://printed/sheet/GAME/DECK. Asked on a thread of Qt's own when a picture is asynchronous.
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
    QImage sheet(const Game& game, const std::string& deck, int height);
    carddb::Database* database();
};

/// Where a card's picture is found.
QString picture_address(const carddb::StoredCard& card);

}  // namespace cardinal::window
