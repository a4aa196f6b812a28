#include "companion/window/voice.h"

#include "companion/camera/room.h"

#include <QAudioDevice>
#include <QFile>
#include <QLocale>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QTemporaryDir>
#include <QUrl>
#include <array>
#include <utility>
#ifdef CARDINAL_SPEAKS
#include <QTextToSpeech>
#endif

namespace cardinal::window {

namespace {

struct Loudspeaker : Voice::Instruments {
    QTemporaryDir folder{};  ///< a sound effect is loaded from a file
    std::array<QSoundEffect, 3> chimes;
#ifdef CARDINAL_SPEAKS
    QTextToSpeech speech{};
#endif

    Loudspeaker()
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

    void play(Chime chime) override { chimes[static_cast<std::size_t>(chime)].play(); }
    void say(const QString& sentence) override
    {
#ifdef CARDINAL_SPEAKS
        speech.say(sentence);
#else
        Q_UNUSED(sentence)
#endif
    }
    void stop() override
    {
        for (QSoundEffect& chime : chimes)
            chime.stop();
#ifdef CARDINAL_SPEAKS
        speech.stop();
#endif
    }
};

std::unique_ptr<Voice::Instruments> loudspeaker()
{
    return QMediaDevices::defaultAudioOutput().isNull() ? nullptr : std::make_unique<Loudspeaker>();
}

class Aside : public Voice::Instruments {
public:
    explicit Aside(Voice::MakeInstruments make) : make_(std::move(make)) {}
    // They go on the thread on which they were made.
    ~Aside() override
    {
        room_.end([this] { instruments_.reset(); });
    }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    void play(Chime chime) override
    {
        post([chime](Instruments& instruments) { instruments.play(chime); });
    }
    void say(const QString& sentence) override
    {
        post([sentence](Instruments& instruments) { instruments.say(sentence); });
    }
    void stop() override
    {
        room_.letters()->post([this] {
            if (instruments_)
                instruments_->stop();
        });
    }

private:
    Voice::MakeInstruments make_;
    std::unique_ptr<Voice::Instruments> instruments_{};  ///< that thread's
    camera::Room room_{};                                ///< goes first, when all is done

    void post(std::function<void(Instruments&)> work)
    {
        room_.letters()->post([this, work = std::move(work)] {
            if (!instruments_)
                instruments_ = make_();
            if (instruments_)
                work(*instruments_);
        });
    }
};

}  // namespace

std::unique_ptr<Voice::Instruments> played_aside(Voice::MakeInstruments make)
{
    return std::make_unique<Aside>(std::move(make));
}

Voice::Voice(WindowState& state, MakeInstruments make)
    : state_(state),
      make_(make ? std::move(make) : [] { return played_aside(loudspeaker); }),
      sounds_(state.is("sounds", true)),
      speaks_(state.is("speaks", false) && can_speak())
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

void Voice::tell(Chime chime, const QString& sentence)
{
    const bool is_said = speaks_ && !sentence.isEmpty();
    // Pictures of the window are silent.
    if (state_.folder().empty() || (!sounds_ && !is_said))
        return;
    if (!instruments_)
        instruments_ = make_();
    if (!instruments_)
        return;
    if (is_said)
        instruments_->stop();
    if (sounds_)
        instruments_->play(chime);
    if (is_said)
        instruments_->say(sentence);
}

void Voice::hush()
{
    if (instruments_)
        instruments_->stop();
}

}  // namespace cardinal::window
