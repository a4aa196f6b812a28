#include "companion/window/single_instance.h"

#include <QCryptographicHash>
#include <QLocalSocket>

namespace cardinal::window {
namespace {

constexpr int patience_ms = 700;  ///< on this machine an answer takes a few; a window that hangs is left alone

}  // namespace

/// Paths of sockets are short, those of folders may not be.
SingleInstance::SingleInstance(const std::filesystem::path& data)
{
    std::error_code none;
    const std::string folder = std::filesystem::weakly_canonical(data, none).string();
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(folder), QCryptographicHash::Sha256);
    name_ = QStringLiteral("cardinal-") + QString::fromLatin1(hash.toHex().first(24));
}

bool SingleInstance::hands_over(const QString& file) const
{
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (!socket.waitForConnected(patience_ms))
        return false;
    socket.write(file.toUtf8() + '\n');
    socket.waitForBytesWritten(patience_ms);
    return socket.waitForReadyRead(patience_ms) && socket.readAll() == "shown\n";
}

void SingleInstance::listen(std::function<void(const QString&)> called)
{
    called_ = std::move(called);
    // What a window left that was killed is in nobody's way.
    QLocalServer::removeServer(name_);
    server_.setSocketOptions(QLocalServer::UserAccessOption);
    QObject::connect(&server_, &QLocalServer::newConnection, &server_, [this] { take(); });
    server_.listen(name_);
}

void SingleInstance::take()
{
    QLocalSocket* socket = server_.nextPendingConnection();
    QObject::connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    QObject::connect(socket, &QLocalSocket::readyRead, socket, [this, socket] {
        if (!socket->canReadLine())
            return;
        const QString file = QString::fromUtf8(socket->readLine()).trimmed();
        socket->write("shown\n");
        called_(file);
    });
}

}  // namespace cardinal::window
