#include "companion/window/voice.h"

#include <QAudioDevice>
#include <QFile>
#include <QLocale>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QTemporaryDir>
#include <QUrl>
#ifdef CARDINAL_SPEAKS
#include <QTextToSpeech>
#endif

namespace cardinal::window {

struct Voice::Instruments {
    QTemporaryDir folder{};  ///< a sound effect is loaded from a file
    std::array<QSoundEffect, 3> chimes;
#ifdef CARDINAL_SPEAKS
    QTextToSpeech speech{};
#endif

    Instruments()
    {
        for (std::size_t index = 0; index < chimes.size(); ++index) {
            const std::string wav = wav_of(static_cast<Chime>(index));
            QFile file(folder.filePath(QStringLiteral("%1.wav").arg(index)));
            if (!file.open(QIODevice::WriteOnly))
                continue;
            file.write(wav.data(), static_cast<qint64>(wav.size()));
            file.close();
            chimes[index].setSource(QUrl::fromLocalFile(file.fileName()));
        }
#ifdef CARDINAL_SPEAKS
        // What is said comes from rules and questions, which are English whatever the window speaks.
        speech.setLocale(QLocale(QLocale::English));
#endif
    }
};

Voice::Voice(WindowState& state)
    : state_(state), sounds_(state.is("sounds", true)), speaks_(state.is("speaks", false) && can_speak())
{}

Voice::~Voice() = default;

bool Voice::can_speak()
{
#ifdef CARDINAL_SPEAKS
    return true;
#else
    return false;
#endif
}

void Voice::set_sounds(bool wish)
{
    if (wish == sounds_)
        return;
    sounds_ = wish;
    state_.remember("sounds", wish);
    Q_EMIT changed();
    if (wish)
        tell(Chime::question, {});
    else
        hush();
}

void Voice::set_speaks(bool wish)
{
    if (wish == speaks_ || (wish && !can_speak()))
        return;
    speaks_ = wish;
    state_.remember("speaks", wish);
    Q_EMIT changed();
    hush();
}

Voice::Instruments& Voice::instruments()
{
    if (!instruments_)
        instruments_ = std::make_unique<Instruments>();
    return *instruments_;
}

void Voice::tell(Chime chime, const QString& sentence)
{
    // Pictures of the window are silent, and so is a machine without a loudspeaker.
    if (state_.folder().empty() || QMediaDevices::defaultAudioOutput().isNull())
        return;
    if (sounds_)
        instruments().chimes[static_cast<std::size_t>(chime)].play();
#ifdef CARDINAL_SPEAKS
    if (speaks_ && !sentence.isEmpty()) {
        instruments().speech.stop();
        instruments().speech.say(sentence);
    }
#else
    Q_UNUSED(sentence)
#endif
}

void Voice::hush()
{
    if (!instruments_)
        return;
    for (QSoundEffect& chime : instruments_->chimes)
        chime.stop();
#ifdef CARDINAL_SPEAKS
    instruments_->speech.stop();
#endif
}

}  // namespace cardinal::window
