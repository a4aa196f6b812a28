#include "engine/core/hash.h"

#include <bit>
#include <cstddef>
#include <cstring>

namespace cardinal {
namespace {

constexpr std::size_t word_size = sizeof(std::uint64_t);

/// Up to eight bytes as a word, the first byte lowest, zeros where there are none.
std::uint64_t word_at(const char* bytes, std::size_t count)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, count);
    return std::endian::native == std::endian::little ? word : __builtin_bswap64(word);
}

}  // namespace

Hash64& Hash64::add(std::string_view bytes)
{
    std::uint64_t state = after(state_, bytes.size());
    const char* next = bytes.data();
    const std::size_t in_whole_words = bytes.size() / word_size * word_size;
    for (const char* const end = next + in_whole_words; next != end; next += word_size)
        state = after(state, word_at(next, word_size));
    if (const std::size_t rest = bytes.size() - in_whole_words)
        state = after(state, word_at(next, rest));
    state_ = state;
    return *this;
}

std::uint64_t Hash64::value() const
{
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 32)) * spread;
    mixed = (mixed ^ (mixed >> 29)) * stir;
    mixed = (mixed ^ (mixed >> 32)) * spread;
    return mixed ^ (mixed >> 31);
}

std::uint64_t hash_of(std::string_view bytes) { return Hash64().add(bytes).value(); }

}  // namespace cardinal
