#pragma once

#include "companion/window/chime.h"
#include "companion/window/window_state.h"

#include <QObject>
#include <functional>
#include <memory>

namespace cardinal::window {

/// Flags and questions for the ear: a short sound, a sentence, both or neither, as people wish. What is said can be cut
/// short, and something new cuts short what was being said.
class Voice : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool sounds READ sounds WRITE set_sounds NOTIFY changed)
    Q_PROPERTY(bool speaks READ speaks WRITE set_speaks NOTIFY changed)
    Q_PROPERTY(bool canSpeak READ can_speak CONSTANT)

public:
    /// What makes it audible. On a machine without a loudspeaker there is none.
    struct Instruments {
        virtual ~Instruments() = default;
        virtual void play(Chime chime) = 0;
        virtual void say(const QString& sentence) = 0;
        virtual void stop() = 0;  ///< whatever sounds or is being said
    };
    using MakeInstruments = std::function<std::unique_ptr<Instruments>()>;

    /// With this machine's loudspeaker, unless something else is to be heard with.
    explicit Voice(WindowState& state, MakeInstruments make = {});
    ~Voice() override;
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    bool sounds() const { return sounds_; }
    void set_sounds(bool wish);
    bool speaks() const { return speaks_; }
    void set_speaks(bool wish);
    /// False where the program was built without Qt's speech.
    static bool can_speak();

    void tell(Chime chime, const QString& sentence);
    Q_INVOKABLE void hush();

Q_SIGNALS:
    void changed();

private:
    WindowState& state_;
    MakeInstruments make_;
    bool sounds_ = false, speaks_ = false;
    std::unique_ptr<Instruments> instruments_{};  ///< made when something is to be heard first: silence opens no device
};

/// Instruments that are made and played on a thread of their own, for a loudspeaker may take long to open; whoever
/// plays them is never kept waiting. Where there are none yet, they are looked for anew whenever something is to be
/// heard.
std::unique_ptr<Voice::Instruments> played_aside(Voice::MakeInstruments make);

}  // namespace cardinal::window
