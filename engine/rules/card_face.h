#pragma once

#include "engine/position/card_facts.h"
#include "engine/rules/icon.h"
#include "engine/rules/words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a card shows to people, in the words and colours of its game. Printing and screens draw it.
namespace cardinal {

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    bool operator==(const Colour&) const = default;
};

struct FaceNumber {
    Icon icon = Icon::none;
    Number number = 0;
    std::string_view caption{};
};

/// A keyword or an ability: its name, when it works, and what it does; each may be empty.
struct FaceText {
    std::string lead{};
    std::string note{};
    std::string body{};
};

/// What a card without a picture may show instead.
enum class Motif : std::uint8_t { figure, machine, wings, tower, idea, event, land, tool };

struct CardFace {
    std::string name{};
    std::string type_line{};
    Colour colour{};
    Motif motif = Motif::figure;
    std::vector<FaceNumber> costs{};
    std::vector<FaceNumber> stats{};
    std::vector<FaceText> texts{};
};

/// "defensive_attachment" as "Defensive Attachment".
std::string titled(std::string_view word);
std::string in_capitals(std::string word);
/// The word for what a field is, as `either lane`; empty where nothing is given.
std::string word_of(const FieldWords& fields, std::size_t field, Number number);
/// The colour of a name that no game gave one: always the same for the same name, and never too light to read white
/// letters on.
Colour colour_of(std::string_view name);
/// Adds a printed number, where one is given.
void add_number(std::vector<FaceNumber>& numbers, const CardFacts& card, std::size_t field, Icon icon,
                std::string_view caption);

}  // namespace cardinal
