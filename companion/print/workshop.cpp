#include "companion/print/print.h"

#include <QGuiApplication>
#include <iostream>

namespace cardinal::print {
namespace {

/// Qt warns of much that is no concern of people who print, such as a desktop that is not there.
void say_what_is_serious(QtMsgType type, const QMessageLogContext& /*where*/, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "cardinal print: " << message.toStdString() << "\n";
}

}  // namespace

struct Workshop::Application {
    int count = 1;
    char name[9] = "cardinal";
    char* arguments[2] = {name, nullptr};
    QGuiApplication qt;
    Application() : qt(count, arguments) {}
};

Workshop::Workshop()
{
    qInstallMessageHandler(say_what_is_serious);
    // Nothing is shown, so no display is asked for; whoever set a platform keeps it.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    application_ = std::make_unique<Application>();
}

Workshop::~Workshop() = default;

}  // namespace cardinal::print
