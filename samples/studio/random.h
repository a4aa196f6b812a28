#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

/// Chance that is the same on every machine: the standard library's distributions differ from one to the next.
namespace cardinal::studio {

/// Every bit of the number reaches every bit of the answer, and no two numbers have the same one.
constexpr std::uint64_t stirred(std::uint64_t number)
{
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}
inline constexpr std::uint64_t stride = 0x9e3779b97f4a7c15;

/// A number with the mean 0 and the deviation 1, from 64 random bits: the sum of their eight bytes, each of which has
/// the variance (256² - 1) / 12. It reaches 4.9 deviations and needs no function that libraries round differently.
constexpr float bell(std::uint64_t bits)
{
    constexpr std::uint64_t every_second = 0x00ff00ff00ff00ff;
    const std::uint64_t pairs = (bits & every_second) + ((bits >> 8) & every_second);
    const auto sum = static_cast<float>((pairs * 0x0001000100010001) >> 48);
    constexpr float mean = 8 * 127.5F, per_deviation = 1.0F / 209.02153F;
    return (sum - mean) * per_deviation;
}

/// A sequence of random numbers (SplitMix64). A value: a copy goes on as the original would.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(stirred(seed ^ stride)) {}
    std::uint64_t bits() { return stirred(state_ += stride); }
    /// From 0 on, below 1.
    double share() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
    double between(double least, double most) { return least + (most - least) * share(); }
    int below(int count) { return static_cast<int>(share() * count); }
    bool happens(double probability) { return share() < probability; }
    double bell() { return static_cast<double>(studio::bell(bits())); }
    /// A sequence of its own for one purpose, so that more draws there change nothing elsewhere.
    Random branch(std::uint64_t purpose) const { return Random(state_ ^ stirred(purpose + 1)); }

    template <class List>
    const auto& one_of(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    template <class List>
    void shuffle(List& list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }

private:
    std::uint64_t state_;
};

}  // namespace cardinal::studio
