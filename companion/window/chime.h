#pragma once

#include <cstdint>
#include <string>

namespace cardinal::window {

/// What is to be heard without looking up.
enum class Chime : std::uint8_t {
    question,  ///< two notes that rise
    flag,      ///< two notes that fall
    lost,      ///< one low note, twice
};

/// The sound as the bytes of a WAV file: 16 bits, one channel, less than half a second, and soft.
std::string wav_of(Chime chime);

}  // namespace cardinal::window
