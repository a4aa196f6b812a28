#include "engine/notation/cursor.h"

#include "engine/core/nearest.h"

#include <algorithm>

namespace cardinal::notation {
namespace {

constexpr std::string_view arrow = "→";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }

/// Words joined by dots and dashes: `home.A`, `game.stat.attack_spent`.
std::size_t length_of_id(std::string_view text)
{
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_of_word(text[at]))
            length = at + 1;
        else if (length != at || std::string_view(".-#").find(text[at]) == std::string_view::npos)
            break;
    }
    return length;
}

/// At most this many bytes, without cutting a character in two.
std::string_view shortened(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    return text.substr(0, most);
}

}  // namespace

Cursor::Cursor(const Statement& statement, Errors& errors) : Cursor(statement, errors, 0, statement.text.size()) {}

Cursor::Cursor(const Statement& statement, Errors& errors, std::size_t begin, std::size_t end)
    : statement_(&statement),
      errors_(&errors),
      text_(std::string_view(statement.text).substr(0, end)),
      at_(begin),
      end_(end)
{
    go_to(begin);
}

void Cursor::go_to(std::size_t at)
{
    at_ = at;
    while (at_ < end_ && is_blank(text_[at_]))
        ++at_;
}

std::optional<std::size_t> Cursor::end_of(std::string_view literal) const
{
    if (literal == "->" && rest().starts_with(arrow))
        return at_ + arrow.size();
    if (literal.empty() || !is_of_word(literal.front()))
        return rest().starts_with(literal) ? std::optional(at_ + literal.size()) : std::nullopt;
    return end_of_name(text_, at_, literal);
}

bool Cursor::sees(std::string_view literal) const { return end_of(literal).has_value(); }

bool Cursor::take(std::string_view literal)
{
    const auto end = end_of(literal);
    if (end)
        go_to(*end);
    return end.has_value();
}

std::string_view Cursor::word() const
{
    std::size_t end = at_;
    while (end < end_ && is_of_word(text_[end]))
        ++end;
    return text_.substr(at_, end - at_);
}

std::string_view Cursor::take_word()
{
    const std::string_view taken = word();
    go_to(at_ + taken.size());
    return taken;
}

int Cursor::longest_of(std::span<const std::string_view> names) const
{
    int best = -1;
    std::size_t best_end = at_;
    for (std::size_t index = 0; index < names.size(); ++index) {
        const auto end = end_of(names[index]);
        if (end && *end > best_end) {
            best = static_cast<int>(index);
            best_end = *end;
        }
    }
    return best;
}

int Cursor::take_one_of(std::span<const std::string_view> names)
{
    const int found = longest_of(names);
    if (found >= 0)
        take(names[static_cast<std::size_t>(found)]);
    return found;
}

std::optional<NameIndex::Found> Cursor::name_in(const NameIndex& index) const { return index.longest_at(text_, at_); }

/// The sign and digits that stand here; nothing when letters follow them.
std::string_view Cursor::digits() const
{
    std::size_t end = at_;
    if (end < end_ && (text_[end] == '-' || text_[end] == '+'))
        ++end;
    const std::size_t first = end;
    while (end < end_ && is_digit(text_[end]))
        ++end;
    const bool is_number = end > first && (end == end_ || !is_of_word(text_[end]));
    return is_number ? text_.substr(at_, end - at_) : std::string_view();
}

bool Cursor::sees_number() const { return !digits().empty(); }

std::optional<int> Cursor::take_number(int least, int most)
{
    const std::string_view taken = digits();
    int number = 0;
    for (const char letter : taken)
        if (is_digit(letter))
            number = std::min(number * 10 + (letter - '0'), 10'000'000);  // beyond every border, below overflow
    if (!taken.empty() && taken.front() == '-')
        number = -number;
    if (taken.empty() || number < least || number > most) {
        constexpr int narrow = 10'000;  // whoever writes no number at all does not ask how large it may be
        const bool tells_borders = !taken.empty() || most - least < narrow;
        fail(tells_borders ? "a number from " + std::to_string(least) + " to " + std::to_string(most) : "a number");
        return {};
    }
    go_to(at_ + taken.size());
    return number;
}

std::optional<std::string> Cursor::take_quotation()
{
    if (!sees_quotation()) {
        fail("words in quotation marks");
        return {};
    }
    std::string taken;
    std::size_t at = at_ + 1;
    for (; at < end_ && text_[at] != '"'; ++at) {
        if (text_[at] == '\\' && at + 1 < end_) {
            ++at;
            taken += text_[at] == 'n' ? '\n' : text_[at] == 'r' ? '\r' : text_[at];
        } else
            taken += text_[at];
    }
    if (at >= end_) {
        fail("a quotation that ends with “\"”");
        return {};
    }
    go_to(at + 1);
    return taken;
}

std::size_t Cursor::find(std::string_view characters) const
{
    bool is_open = false;
    for (std::size_t at = at_; at < end_; ++at) {
        if (is_open && text_[at] == '\\')
            ++at;
        else if (text_[at] == '"')
            is_open = !is_open;
        else if (!is_open && characters.find(text_[at]) != std::string_view::npos)
            return at;
    }
    return end_;
}

/// What stands here, as far as it belongs together.
std::string Cursor::excerpt() const
{
    constexpr std::size_t most = 40;
    if (at_end())
        return {};
    std::size_t length = std::max(length_of_id(rest()), digits().size());
    if (length == 0)
        length = std::min(rest().find_first_of(" \t", 1), rest().size());
    const std::string_view whole = rest().substr(0, length);
    const std::string_view cut = shortened(whole, most);
    return std::string(cut) + (cut.size() < whole.size() ? "…" : "");
}

void Cursor::fail(std::string_view expected, std::span<const std::string_view> known)
{
    if (failed_)
        return;
    failed_ = true;
    const std::string found = excerpt();
    if (!errors_->is_full()) {
        const std::string suggestion = found.empty() ? "" : did_you_mean(found, known);
        const Location where = location_of(*statement_, at_);
        errors_->add({.file = where.file,
                      .line = where.line,
                      .column = where.column,
                      .expected = std::string(expected),
                      .found = found,
                      .suggestion = suggestion.empty() && !found.empty() ? did_you_mean(shortened(word(), 40), known)
                                                                         : suggestion});
    }
    at_ = end_;
}

void Cursor::fail(std::string_view expected, const std::vector<std::string>& known)
{
    constexpr std::size_t most = 2000;  // comparing with more would take longer than anybody waits for an error
    const std::span<const std::string> near(known.data(), std::min(known.size(), most));
    const std::vector<std::string_view> words(near.begin(), near.end());
    fail(expected, std::span(words));
}

void Cursor::fail_with_all(std::string_view expected, std::span<const std::string_view> known)
{
    constexpr std::size_t most = 12;
    std::string all(expected);
    for (std::size_t at = 0; at < known.size() && known.size() <= most; ++at)
        all += std::string(at == 0 ? ": " : at + 1 == known.size() ? " or " : ", ") + std::string(known[at]);
    fail(all, known);
}

void Cursor::give_up()
{
    failed_ = true;
    at_ = end_;
}

bool Cursor::expect_end(std::string_view expected)
{
    if (!failed_ && !at_end())
        fail(expected);
    return !failed_;
}

}  // namespace cardinal::notation
