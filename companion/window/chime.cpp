#include "companion/window/chime.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace cardinal::window {
namespace {

constexpr int rate = 22050;        // what a small loudspeaker can give, and half the bytes of a CD's
constexpr double loudness = 0.22;  // of what is possible: heard across a table, and nobody jumps
constexpr double rings_s = 0.16;   // until a note is down to a third

struct Note {
    double hertz = 0;
    double at_s = 0;
};

std::vector<Note> notes_of(Chime chime)
{
    switch (chime) {
    case Chime::question: return {{659.3, 0}, {880.0, 0.11}};
    case Chime::flag: return {{587.3, 0}, {440.0, 0.13}};
    case Chime::lost: return {{329.6, 0}, {329.6, 0.18}};
    }
    return {};
}

/// A bell of two partials that begins softly, so that nothing clicks.
double sample(const Note& note, double time_s)
{
    const double since = time_s - note.at_s;
    if (since < 0)
        return 0;
    const double strength = std::min(1.0, since / 0.006) * std::exp(-since / rings_s);
    const double phase = 2 * std::numbers::pi * note.hertz * since;
    return strength * (std::sin(phase) + 0.25 * std::sin(2 * phase)) / 1.25;
}

void add(std::string& bytes, std::uint32_t number, int count)
{
    for (int byte = 0; byte < count; ++byte)
        bytes.push_back(static_cast<char>((number >> (8 * byte)) & 0xFF));
}

}  // namespace

std::string wav_of(Chime chime)
{
    constexpr double length_s = 0.45, fades_s = 0.05;
    constexpr auto samples = static_cast<std::uint32_t>(length_s * rate);
    std::string bytes = "RIFF";
    add(bytes, 36 + 2 * samples, 4);
    bytes += "WAVEfmt ";
    add(bytes, 16, 4);  // length of what follows
    add(bytes, 1, 2);   // plain samples
    add(bytes, 1, 2);   // channels
    add(bytes, rate, 4);
    add(bytes, 2 * rate, 4);  // bytes a second
    add(bytes, 2, 2);         // bytes a sample
    add(bytes, 16, 2);        // bits
    bytes += "data";
    add(bytes, 2 * samples, 4);
    const std::vector<Note> notes = notes_of(chime);
    for (std::uint32_t at = 0; at < samples; ++at) {
        const double time_s = static_cast<double>(at) / rate;
        double sum = 0;
        for (const Note& note : notes)
            sum += sample(note, time_s);
        const double fade = std::min(1.0, (length_s - time_s) / fades_s);
        const auto value = static_cast<std::int16_t>(std::lround(32767 * loudness * fade * sum));
        add(bytes, static_cast<std::uint16_t>(value), 2);
    }
    return bytes;
}

}  // namespace cardinal::window
