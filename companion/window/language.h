#pragma once

#include "companion/pages/tongue.h"
#include "companion/window/said_elsewhere.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <memory>
#include <string>
#include <vector>

namespace cardinal::window {

/// What the window says in C++, in the language that is spoken: `Local::tr("Opening …")`. What the games' rules and
/// cards say is not the window's and stays as it is.
struct Local {
    Q_DECLARE_TR_FUNCTIONS(Local)
};

/// With what stands for %1, %2 …
template <class... Texts>
std::string filled(const QString& text, const Texts&... texts)
{
    return text.arg(QString::fromStdString(texts)...).toStdString();
}

/// What pages say that are written now.
inline pages::Tongue tongue_here()
{
    return pages::Tongue(Local::tr("en", "the code of the language that all of this is in").toStdString());
}

/// Which language the window speaks.
class Language {
public:
    /// Those that there are: "en", "de".
    static QStringList known();
    /// Of those, the one that this computer's user reads best.
    static QString of_system();
    /// Each in its own words, for people to choose from: "Deutsch".
    static QString called(const QString& language);

    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// One of those that are known; "system" or another: as this computer.
    void speak(const QString& wished);
    const QString& spoken() const { return spoken_; }

private:
    QString spoken_{};
    std::vector<std::unique_ptr<QTranslator>> translators_{};

    void forget();
};

}  // namespace cardinal::window
