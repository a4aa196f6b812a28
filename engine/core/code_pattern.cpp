#include "engine/core/code_pattern.h"

#include <algorithm>
#include <cstdlib>

// The names are the standard's: data and error correction codewords make up the 208 modules that are no function
// patterns, placed in columns of two from the lower right upwards and down again.
namespace cardinal {
namespace {

constexpr std::size_t data_codewords = 9, correction_codewords = 17;
constexpr std::size_t all_codewords = data_codewords + correction_codewords;
using Codewords = std::array<std::uint8_t, all_codewords>;

// Of the eight masks the one under which blurred codes lie farthest apart; of 2,000 random codes a writer that is free
// to choose takes it for 406, so it is none of those that are hard to read either.
constexpr int mask = 1;

/// Bits one after the other, the first one highest.
class BitWriter {
public:
    explicit BitWriter(Codewords& codewords) : codewords_(codewords) {}
    void write(int value, int bits)
    {
        for (int bit = bits - 1; bit >= 0; --bit, ++at_)
            if (((value >> bit) & 1) != 0)
                codewords_[at_ / 8] = static_cast<std::uint8_t>(codewords_[at_ / 8] | (0x80U >> (at_ % 8)));
    }

private:
    Codewords& codewords_;
    std::size_t at_ = 0;
};

int alphanumeric(char letter) { return letter <= '9' ? letter - '0' : letter - 'A' + 10; }

/// Mode, count, five pairs, terminator: exactly the 72 bits there are.
void write_data(std::string_view text, Codewords& codewords)
{
    BitWriter bits(codewords);
    bits.write(0b0010, 4);
    bits.write(static_cast<int>(text.size()), 9);
    for (std::size_t at = 0; at + 1 < text.size(); at += 2)
        bits.write(alphanumeric(text[at]) * 45 + alphanumeric(text[at + 1]), 11);
    bits.write(0, 4);
}

/// In the field of 256 elements that the standard uses, modulo x^8 + x^4 + x^3 + x^2 + 1.
constexpr std::uint8_t product(std::uint8_t a, std::uint8_t b)
{
    unsigned result = 0;
    for (int bit = 7; bit >= 0; --bit) {
        result = (result << 1U) ^ ((result >> 7U) * 0x11dU);
        result ^= ((static_cast<unsigned>(b) >> bit) & 1U) * a;
    }
    return static_cast<std::uint8_t>(result);
}

using Correction = std::array<std::uint8_t, correction_codewords>;

/// The coefficients of (x - 1)(x - 2)(x - 4)…, without the leading 1.
constexpr Correction generator()
{
    Correction coefficients{};
    coefficients.back() = 1;
    std::uint8_t root = 1;
    for (std::size_t factor = 0; factor < correction_codewords; ++factor) {
        for (std::size_t at = 0; at < correction_codewords; ++at)
            coefficients[at] = static_cast<std::uint8_t>(product(coefficients[at], root) ^
                                                         (at + 1 < correction_codewords ? coefficients[at + 1] : 0));
        root = product(root, 2);
    }
    return coefficients;
}

void write_correction(Codewords& codewords)
{
    constexpr Correction divisor = generator();
    Correction remainder{};
    for (std::size_t at = 0; at < data_codewords; ++at) {
        const auto factor = static_cast<std::uint8_t>(codewords[at] ^ remainder.front());
        std::copy(remainder.begin() + 1, remainder.end(), remainder.begin());
        remainder.back() = 0;
        for (std::size_t term = 0; term < correction_codewords; ++term)
            remainder[term] = static_cast<std::uint8_t>(remainder[term] ^ product(divisor[term], factor));
    }
    std::copy(remainder.begin(), remainder.end(), codewords.begin() + data_codewords);
}

void darken(CodePattern& pattern, int row, int column, bool dark)
{
    if (dark)
        pattern.rows[static_cast<std::size_t>(row)] |= std::uint32_t{1} << column;
}

/// Rings around a centre: dark up to 1 away, light at 2, dark at 3.
void draw_finder(CodePattern& pattern, int row, int column)
{
    for (int down = -3; down <= 3; ++down)
        for (int right = -3; right <= 3; ++right) {
            const int ring = std::max(std::abs(down), std::abs(right));
            darken(pattern, row + down, column + right, ring != 2);
        }
}

constexpr int timing = 6, last = code_modules - 1;

void draw_function_patterns(CodePattern& pattern)
{
    draw_finder(pattern, 3, 3);
    draw_finder(pattern, 3, last - 3);
    draw_finder(pattern, last - 3, 3);
    for (int at = 8; at <= last - 8; at += 2) {
        darken(pattern, timing, at, true);
        darken(pattern, at, timing, true);
    }
}

/// Level H and the mask with their own error correction, masked so that they are never all light.
constexpr unsigned format_bits()
{
    constexpr unsigned level_h = 0b10;
    const unsigned said = (level_h << 3U) | static_cast<unsigned>(mask);
    unsigned remainder = said;
    for (int step = 0; step < 10; ++step)
        remainder = (remainder << 1U) ^ ((remainder >> 9U) * 0x537U);
    return ((said << 10U) | remainder) ^ 0x5412U;
}

void draw_format(CodePattern& pattern)
{
    const auto bit = [](int index) { return ((format_bits() >> index) & 1U) != 0; };
    for (int index = 0; index < 8; ++index) {
        darken(pattern, index < timing ? index : index + 1, 8, bit(index));  // down the first copy's column
        darken(pattern, 8, last - index, bit(index));                        // the second copy, leftwards
    }
    darken(pattern, 8, 7, bit(8));
    for (int index = 9; index < 15; ++index)
        darken(pattern, 8, 14 - index, bit(index));
    for (int index = 8; index < 15; ++index)
        darken(pattern, last - 14 + index, 8, bit(index));
    darken(pattern, last - 7, 8, true);  // dark in every code
}

constexpr bool is_masked(int row)
{
    static_assert(mask == 1);
    return row % 2 == 0;
}

void draw_codewords(CodePattern& pattern, const Codewords& codewords)
{
    std::size_t bit = 0;
    bool upwards = true;
    for (int right = last; right > 0; right -= 2, upwards = !upwards) {
        if (right == timing)
            --right;
        for (int step = 0; step < code_modules; ++step)
            for (const int column : {right, right - 1}) {
                const int row = upwards ? last - step : step;
                if (is_alike_in_all(row, column))
                    continue;
                const bool is_set = ((static_cast<unsigned>(codewords[bit / 8]) >> (7 - bit % 8)) & 1U) != 0;
                darken(pattern, row, column, is_set != is_masked(row));
                ++bit;
            }
    }
}

}  // namespace

bool is_alike_in_all(int row, int column)
{
    const bool is_upper = row <= 8, is_lower = row >= last - 7;
    const bool is_left = column <= 8, is_right = column >= last - 7;
    return (is_upper && (is_left || is_right)) || (is_lower && is_left) || row == timing || column == timing;
}

CodePattern pattern_of(const PrintedCode& code)
{
    Codewords codewords{};
    write_data(write_code(code), codewords);
    write_correction(codewords);
    CodePattern pattern;
    draw_function_patterns(pattern);
    draw_format(pattern);
    draw_codewords(pattern, codewords);
    return pattern;
}

}  // namespace cardinal
