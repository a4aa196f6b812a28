#include "companion/window/language.h"

#include <QLocale>

namespace cardinal::window {
namespace {

/// English has a file too: for what is one or many.
std::unique_ptr<QTranslator> translator_to(const QString& language)
{
    auto translator = std::make_unique<QTranslator>();
    const bool is_there = translator->load(QStringLiteral(":/cardinal/i18n/cardinal_%1.qm").arg(language));
    return is_there ? std::move(translator) : nullptr;
}

}  // namespace

QStringList Language::known() { return {QStringLiteral("en"), QStringLiteral("de")}; }

QString Language::of_system()
{
    for (const QString& wished : QLocale::system().uiLanguages())
        if (QString language = wished.section(QLatin1Char('-'), 0, 0); known().contains(language))
            return language;
    return QStringLiteral("en");
}

QString Language::called(const QString& language)
{
    return language == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

Language::~Language() { forget(); }

void Language::forget()
{
    for (const auto& translator : translators_)
        QCoreApplication::removeTranslator(translator.get());
    translators_.clear();
}

void Language::speak(const QString& wished)
{
    const QString language = known().contains(wished) ? wished : of_system();
    if (language == spoken_)
        return;
    forget();
    spoken_ = language;
    QLocale::setDefault(language == QLatin1String("de") ? QLocale(QLocale::German, QLocale::Germany)
                                                        : QLocale(QLocale::English, QLocale::UnitedKingdom));
    if (auto translator = translator_to(language)) {
        QCoreApplication::installTranslator(translator.get());
        translators_.push_back(std::move(translator));
    }
}

}  // namespace cardinal::window
