#include "carddb/sha256.h"

#include <nettle/sha2.h>

namespace cardinal::carddb {

Digest sha256(std::string_view bytes)
{
    sha256_ctx state{};
    Digest digest{};
    sha256_init(&state);
    sha256_update(&state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    sha256_digest(&state, digest.size(), digest.data());
    return digest;
}

std::string to_string(const Digest& digest)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

}  // namespace cardinal::carddb
