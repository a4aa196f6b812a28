#include "companion/window/language.h"

#include <QLocale>
#include <array>

namespace cardinal::window {
namespace {

// What other libraries say, which know no languages: listed, so that it is found to be translated. A test holds these
// against what they can say.
[[maybe_unused]] constexpr std::array said_elsewhere{
    // what the rules say of a deck
    QT_TRANSLATE_NOOP("Local", "legal"),
    QT_TRANSLATE_NOOP("Local", "legal, with remarks"),
    QT_TRANSLATE_NOOP("Local", "illegal"),
    QT_TRANSLATE_NOOP("Local", "cannot be judged"),
    // how well cards can be read
    QT_TRANSLATE_NOOP("Local", "comfortable"),
    QT_TRANSLATE_NOOP("Local", "readable"),
    QT_TRANSLATE_NOOP("Local", "doubtful"),
    QT_TRANSLATE_NOOP("Local", "unreadable"),
    // how something is known, and by whom
    QT_TRANSLATE_NOOP("Local", "seen"),
    QT_TRANSLATE_NOOP("Local", "inferred"),
    QT_TRANSLATE_NOOP("Local", "declared"),
    QT_TRANSLATE_NOOP("Local", "corrected"),
    QT_TRANSLATE_NOOP("Local", "ruled"),
    QT_TRANSLATE_NOOP("Local", "inference"),
    QT_TRANSLATE_NOOP("Local", "camera"),
    QT_TRANSLATE_NOOP("Local", "player"),
    QT_TRANSLATE_NOOP("Local", "both players"),
    QT_TRANSLATE_NOOP("Local", "judge"),
    // what became of a flagged play
    QT_TRANSLATE_NOOP("Local", "taken back"),
    QT_TRANSLATE_NOOP("Local", "left as it was"),
    // how strict a match is
    QT_TRANSLATE_NOOP("Local", "practice"),
    QT_TRANSLATE_NOOP("Local", "tournament"),
};

/// English has a file too: for what is one or many.
std::unique_ptr<QTranslator> translator_to(const QString& language)
{
    auto translator = std::make_unique<QTranslator>();
    const bool is_there = translator->load(QStringLiteral(":/cardinal/i18n/cardinal_%1.qm").arg(language));
    return is_there ? std::move(translator) : nullptr;
}

}  // namespace

QString said_here(std::string_view english)
{
    const QByteArray text(english.data(), static_cast<qsizetype>(english.size()));
    return text.isEmpty() ? QString() : QCoreApplication::translate("Local", text.constData());
}

QStringList Language::known() { return {QStringLiteral("en"), QStringLiteral("de")}; }

QString Language::of_system()
{
    for (const QString& wished : QLocale::system().uiLanguages())
        if (const QString language = wished.section(QLatin1Char('-'), 0, 0); known().contains(language))
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
