#pragma once

#include "engine/core/ids.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

/// What is printed on cards: facts that a match never changes. Which field means what is said by each game's words.
namespace cardinal {

/// A field that is not printed on the card. Not the same as a printed 0.
inline constexpr Number not_given = std::numeric_limits<Number>::min();
constexpr bool is_given(Number field) { return field != not_given; }

template <std::size_t Count>
using Fields = std::array<Number, Count>;
template <std::size_t Count>
constexpr Fields<Count> nothing_given()
{
    Fields<Count> fields{};
    fields.fill(not_given);
    return fields;
}

/// One thing that happens when a card or ability resolves: "deal 4 to target unit".
struct CardEffect {
    Fields<8> fields = nothing_given<8>();
    bool operator==(const CardEffect&) const = default;
};

/// A keyword or an ability of a card.
struct Ability {
    std::string name{};
    std::string text{};
    Fields<10> fields = nothing_given<10>();
    std::vector<CardEffect> effects{};
    bool operator==(const Ability&) const = default;
};

/// Of a card that was never given one. Not the same as the number 000.
inline constexpr std::int32_t no_card_number = -1;

/// One card as its maker printed it; every copy shares it.
struct CardFacts {
    std::string name{};
    std::int32_t number = no_card_number;  ///< in printed codes; its set gives it once and for all
    std::string text{};                    ///< what the fields cannot say: a person states its outcome
    Fields<24> fields = nothing_given<24>();
    std::vector<Ability> abilities{};
    std::vector<CardEffect> effects{};
    bool operator==(const CardFacts&) const = default;
};

/// The facts of a card that nobody knows.
extern const CardFacts nothing_printed;

/// A name that card data refers to ("executed by General Hale"), whether or not such a card is in the library.
/// Stored in a field as a number: 0 is no name, n is names[n - 1].
using NameNumber = Number;

/// Something that a game worked out about a whole library and would work out the same again. Not part of its value: a
/// copy, which may be changed, begins without it.
class Memo {
public:
    Memo() = default;
    Memo(const Memo&) {}
    Memo& operator=(const Memo&)
    {
        value_ = 0;
        return *this;
    }
    bool operator==(const Memo&) const { return true; }

    std::uint32_t read() const { return value_.load(std::memory_order_relaxed); }  ///< 0: not worked out yet
    void write(std::uint32_t value) const { value_.store(value, std::memory_order_relaxed); }

private:
    mutable std::atomic<std::uint32_t> value_{0};
};

/// All card facts of a match and what its copies are called. Shared by all positions of the match, never changed.
struct CardLibrary {
    std::vector<CardFacts> cards{};
    std::vector<std::string> names{};  ///< names referred to by fields; see NameNumber
    std::vector<std::string>
        labels{};  ///< by CardId: what a person calls this copy; may be shorter than the match has cards
    Memo memo{};   ///< for the game whose cards these are
    bool operator==(const CardLibrary&) const = default;

    NameNumber number_of_name(std::string_view name) const;  ///< 0 when nobody refers to it
    const std::string& name_of(NameNumber number) const;     ///< empty when there is none
    int find(std::string_view name) const;                   ///< index into cards, any letter case; -1 when unknown
};

/// The library of a position that has none.
extern const CardLibrary no_cards;

/// The same number for the same facts in the same order, on every machine. What copies are called and the numbers in
/// printed codes do not count: no verdict depends on them.
std::uint64_t hash_of(const CardLibrary& library);

}  // namespace cardinal
