#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace cardinal {

/// A 64-bit number for a sequence of integers and byte strings: the same on every machine, today and in ten years,
/// since records keep it. Against accidents, not against forgers.
///
/// The sequence is taken as words of 64 bits. An integer, whatever its width, is one word (negative ones with their
/// sign spread out), so widening a field changes no hash. A byte string is first its length, then its bytes eight to a
/// word, the first byte lowest, the last word filled up with zeros; so "ab" "c" and "a" "bc" differ. The state starts
/// as `seed`. Each word w makes it rotate_left(state xor w * spread, 29) * stir, modulo 2^64. Every step can be undone,
/// so sequences of one length that differ in one word never meet. The number given out is the state after three more
/// rounds of folding the upper bits onto the lower and multiplying, so that every bit of the input reaches every bit of
/// it.
class Hash64 {
public:
    template <std::integral Integer>
    Hash64& add(Integer integer)
    {
        if constexpr (std::is_signed_v<Integer>)
            return add_word(static_cast<std::uint64_t>(static_cast<std::int64_t>(integer)));
        else
            return add_word(static_cast<std::uint64_t>(integer));
    }
    Hash64& add(char) = delete;  // it has a sign on some machines and none on others
    Hash64& add(std::string_view bytes);

    std::uint64_t value() const;

private:
    // What follows the point of pi, e and the square root of 2; odd, so that multiplying can be undone.
    static constexpr std::uint64_t seed = 0x243f6a8885a308d3;
    static constexpr std::uint64_t spread = 0xb7e151628aed2a6b;
    static constexpr std::uint64_t stir = 0x6a09e667f3bcc909;

    static constexpr std::uint64_t after(std::uint64_t state, std::uint64_t word)
    {
        const std::uint64_t mixed = state ^ (word * spread);
        return ((mixed << 29) | (mixed >> 35)) * stir;
    }
    Hash64& add_word(std::uint64_t word)
    {
        state_ = after(state_, word);
        return *this;
    }

    std::uint64_t state_ = seed;
};

std::uint64_t hash_of(std::string_view bytes);

}  // namespace cardinal
