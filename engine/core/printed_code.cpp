#include "engine/core/printed_code.h"

#include <algorithm>

namespace cardinal {
namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr int base = 36;
constexpr std::size_t card_begins = 1, serial_begins = 4, check_begins = 8;
// The largest prime that two digits can say, so that no error of one digit adds up to nothing.
constexpr int check_modulus = 1291;
// Of all numbers below it, this one lets the fewest pairs of wrong digits through.
constexpr int check_factor = 62;

/// -1 when it is no digit.
int value_of(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    if (letter >= 'A' && letter <= 'Z')
        return letter - 'A' + 10;
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + 10 : -1;
}

std::string in_base_36(int number, std::size_t length)
{
    std::string text(length, '0');
    for (std::size_t at = length; at-- > 0; number /= base)
        text[at] = digits[static_cast<std::size_t>(number % base)];
    return text;
}

int number_in(std::string_view text)
{
    int number = 0;
    for (const char letter : text)
        number = number * base + value_of(letter);
    return number;
}

std::string check_of(std::string_view text)
{
    int check = 0;
    for (const char letter : text)
        check = (check * check_factor + value_of(letter) + 1) % check_modulus;
    return in_base_36(check, code_length - check_begins);
}

std::string without_spaces_in_capitals(std::string_view text)
{
    std::string plain;
    for (const char letter : text)
        if (letter != ' ')
            plain += value_of(letter) < 0 ? letter : digits[static_cast<std::size_t>(value_of(letter))];
    return plain;
}

bool is_all_digits(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return value_of(letter) >= 0; });
}

}  // namespace

std::string write_code(const PrintedCode& code)
{
    const std::string said = code.game + write_card_number(code.card) + write_serial(code.serial);
    return said + check_of(said);
}

Result<PrintedCode> read_code(std::string_view text)
{
    const std::string code = without_spaces_in_capitals(text);
    if (code.size() != code_length || !is_all_digits(code))
        return Failure{{"“" + std::string(text) + "” is no code of a card: that has ten letters and digits."}};
    const std::string_view said = std::string_view(code).substr(0, check_begins);
    if (check_of(said) != code.substr(check_begins))
        return Failure{{"“" + std::string(text) + "” is no code of a card, or a character in it is wrong."}};
    return PrintedCode{.game = code[0],
                       .card = number_in(said.substr(card_begins, serial_begins - card_begins)),
                       .serial = number_in(said.substr(serial_begins))};
}

std::string write_card_number(int number) { return in_base_36(number, serial_begins - card_begins); }
std::string write_serial(int serial) { return in_base_36(serial, check_begins - serial_begins); }

int read_card_number(std::string_view text)
{
    const bool is_number = !text.empty() && text.size() <= serial_begins - card_begins && is_all_digits(text);
    return is_number ? number_in(text) : -1;
}

}  // namespace cardinal
