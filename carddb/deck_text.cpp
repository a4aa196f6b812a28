#include "carddb/card_columns.h"
#include "carddb/deck_list.h"
#include "engine/notation/statement.h"

#include <algorithm>
#include <charconv>
#include <optional>

// Plain text has no grammar, only habits. A line may be read in several ways, from the most literal to the one that
// takes most of it for decoration; which one is meant is known when one of them is the name of a card.
namespace cardinal::carddb {
namespace {

using notation::trimmed;

constexpr std::size_t longest_line = 500;  // no name of a card needs half of it

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_number(std::string_view text)
{
    return !text.empty() && text.size() <= 9 && std::ranges::all_of(text, is_digit);
}

std::optional<int> count_in(std::string_view digits)
{
    int count = 0;
    if (!is_number(digits) || std::from_chars(digits.data(), digits.data() + digits.size(), count).ec != std::errc())
        return {};
    return count;
}

/// `x`, `X`, `×` or `*`, as people write "times"; how long it is.
std::size_t length_of_times(std::string_view text)
{
    if (text.starts_with("×"))
        return std::string_view("×").size();
    return !text.empty() && (text.front() == 'x' || text.front() == 'X' || text.front() == '*') ? 1 : 0;
}

/// `4 Name`, `4x Name`, `4 x Name`, `x4 Name`.
std::optional<Reading> with_count_before(std::string_view line)
{
    const std::size_t times_before = length_of_times(line);
    std::string_view rest = line.substr(times_before);
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const auto count = count_in(rest.substr(0, digits));
    if (!count)
        return {};
    rest.remove_prefix(digits);
    const std::string_view behind = trimmed(rest);
    const std::size_t times = times_before == 0 ? length_of_times(behind) : 0;
    const bool is_times = times > 0 && behind.size() > times && (behind[times] == ' ' || behind[times] == '\t');
    if (is_times)
        return Reading{.count = *count, .name = std::string(trimmed(behind.substr(times)))};
    if (behind.empty() || behind.size() == rest.size())
        return {};
    return Reading{.count = *count, .name = std::string(behind)};
}

/// `Name x4`, `Name ×4`, `Name (4)`.
std::optional<Reading> with_count_behind(std::string_view line)
{
    const std::size_t space = line.find_last_of(" \t");
    if (space == std::string_view::npos)
        return {};
    std::string_view last = line.substr(space + 1);
    const bool in_brackets = last.size() > 2 && last.front() == '(' && last.back() == ')';
    const std::size_t times = length_of_times(last);
    if (!in_brackets && times == 0)
        return {};
    last = in_brackets ? last.substr(1, last.size() - 2) : last.substr(times);
    const auto count = count_in(last);
    return count ? std::optional(Reading{.count = *count, .name = std::string(trimmed(line.substr(0, space)))})
                 : std::nullopt;
}

// ---- what stands beside a name ----

/// `[M10] Name`, `[M10:123] Name`.
std::optional<Reading> without_set_before(const Reading& reading)
{
    const std::string_view name = reading.name;
    const std::size_t end = name.find(']');
    if (!name.starts_with('[') || end == std::string_view::npos)
        return {};
    const std::string_view inside = name.substr(1, end - 1);
    const std::size_t colon = std::min(inside.find(':'), inside.size());
    return Reading{.count = reading.count,
                   .name = std::string(trimmed(name.substr(end + 1))),
                   .set = std::string(inside.substr(0, colon)),
                   .number = std::string(inside.substr(std::min(colon + 1, inside.size())))};
}

/// `Name|M10|1`.
std::optional<Reading> without_bars(const Reading& reading)
{
    const std::size_t bar = reading.name.find('|');
    if (bar == std::string::npos)
        return {};
    const std::string_view behind = std::string_view(reading.name).substr(bar + 1);
    return Reading{.count = reading.count,
                   .name = std::string(trimmed(std::string_view(reading.name).substr(0, bar))),
                   .set = std::string(trimmed(behind.substr(0, behind.find('|'))))};
}

/// `Name (M10) 123`, `Name [M10]`.
std::optional<Reading> without_set_behind(const Reading& reading)
{
    const std::string_view name = reading.name;
    const std::size_t open = name.find_last_of("([");
    const std::size_t close = open == std::string_view::npos ? open : name.find_first_of(")]", open);
    if (close == std::string_view::npos || open == 0)
        return {};
    const std::string_view behind = trimmed(name.substr(close + 1));
    if (behind.find(' ') != std::string_view::npos)
        return {};
    return Reading{.count = reading.count,
                   .name = std::string(trimmed(name.substr(0, open))),
                   .set = std::string(trimmed(name.substr(open + 1, close - open - 1))),
                   .number = std::string(behind)};
}

/// `Name *F*`, `Name #alter`, `Name // a comment`.
std::optional<Reading> without_tag(const Reading& reading)
{
    const std::string_view name = reading.name;
    for (const std::string_view tag : {" *", " #", " //", "\t"})
        if (const std::size_t at = name.find(tag); at != std::string_view::npos && at > 0)
            return Reading{reading.count, std::string(trimmed(name.substr(0, at))), reading.set, reading.number};
    return {};
}

std::optional<Reading> without_quotation_marks(const Reading& reading)
{
    for (const std::string_view mark : {"\"", "“", "„", "«"})
        if (reading.name.starts_with(mark))
            for (const std::string_view end : {"\"", "”", "“", "»"})
                if (reading.name.size() > mark.size() + end.size() && reading.name.ends_with(end))
                    return Reading{reading.count,
                                   reading.name.substr(mark.size(), reading.name.size() - mark.size() - end.size()),
                                   reading.set, reading.number};
    return {};
}

/// Whatever can be taken off one reading makes another, until nothing can.
void add_plainer(std::vector<Reading>& readings, std::size_t from)
{
    constexpr std::size_t most = 12;
    for (std::size_t at = from; at < readings.size() && readings.size() < most; ++at)
        for (const auto& plainer :
             {without_quotation_marks, without_set_before, without_bars, without_tag, without_set_behind})
            if (auto reading = plainer(readings[at]); reading && !reading->name.empty())
                readings.push_back(std::move(*reading));
}

// ---- lines ----

class TextReader {
public:
    explicit TextReader(const std::vector<std::string>& sections) : sections_(sections) {}

    DeckList read(std::string_view text)
    {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++line_;
            take(trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(list_);
    }

private:
    const std::vector<std::string>& sections_;
    DeckList list_{.format = "text"};
    int line_ = 0;

    bool is_section(std::string_view word) const
    {
        return is_usual_section(word) ||
               std::ranges::any_of(sections_, [&](const std::string& section) { return same_word(section, word); });
    }

    void add(ListLine::Kind kind, std::string_view written, std::string section = "")
    {
        list_.lines.push_back(
            {.kind = kind, .line = line_, .written = std::string(written), .section = std::move(section)});
    }

    void add_card(std::string_view written, std::string section = "")
    {
        add(ListLine::Kind::card, written, std::move(section));
        list_.lines.back().readings = readings_of(written);
    }

    void take(std::string_view line)
    {
        if (!line.empty() && line.back() == '\r')
            line = trimmed(line.substr(0, line.size() - 1));
        using enum ListLine::Kind;
        if (line.empty())
            return;
        if (line.size() > longest_line)
            return add(garbage, line.substr(0, 60));
        if (take_title(line) || take_heading(line))
            return;
        if (line.starts_with("//") || line.front() == '#' || line.front() == ';' || line.starts_with("<!--"))
            return add(remark, line);
        if (line.size() > 3 && same_word(line.substr(0, 3), "SB:"))
            return add_card(trimmed(line.substr(3)), "side");
        if (!take_section_with_cards(line))
            add_card(line);
    }

    /// `//NAME: x`, `NAME:x`, `Name=x`.
    bool take_title(std::string_view line)
    {
        line.remove_prefix(std::min(line.find_first_not_of("/#; "), line.size()));
        const std::size_t sign = line.find_first_of(":=");
        if (sign == std::string_view::npos ||
            !(same_word(line.substr(0, sign), "name") || same_word(line.substr(0, sign), "deck name")))
            return false;
        add(ListLine::Kind::title, trimmed(line.substr(sign + 1)));
        return true;
    }

    bool take_heading(std::string_view line)
    {
        const std::string heading = heading_of(line);
        if (same_word(heading, "metadata") || same_word(heading, "about") || heading.empty())
            return add(ListLine::Kind::remark, line), true;
        const bool is_marked = line.front() == '[' && line.back() == ']';
        const bool is_open = line.back() == ':' && !with_count_before(line);
        if (!is_section(heading) && !is_marked && !is_open)
            return false;
        add(ListLine::Kind::section, line, heading);
        return true;
    }

    /// `main: 4 Harbor Lad, 3 Net Caster`, as the notation has it.
    bool take_section_with_cards(std::string_view line)
    {
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || !is_section(trimmed(line.substr(0, colon))))
            return false;
        add(ListLine::Kind::section, line.substr(0, colon), std::string(trimmed(line.substr(0, colon))));
        std::string_view rest = line.substr(colon + 1);
        while (!rest.empty()) {
            const std::size_t comma = end_of_item(rest);
            if (const std::string_view item = trimmed(rest.substr(0, comma)); !item.empty())
                add_card(item);
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
        return true;
    }

    static std::size_t end_of_item(std::string_view text)
    {
        bool quotation = false;
        for (std::size_t at = 0; at < text.size(); ++at) {
            quotation ^= text[at] == '"';
            if (text[at] == ',' && !quotation)
                return at;
        }
        return text.size();
    }
};

}  // namespace

bool is_usual_section(std::string_view word)
{
    constexpr std::string_view usual[] = {"main", "main deck", "maindeck", "mainboard", "deck",
                                          "side", "sideboard", "sb",       "extra",     "extra deck"};
    return std::ranges::any_of(usual, [&](std::string_view each) { return same_word(each, word); });
}

std::string heading_of(std::string_view line)
{
    constexpr std::string_view decoration = " \t/#=-*[]:;!";
    const auto bare = [&](std::string_view text) {
        const std::size_t begin = std::min(text.find_first_not_of(decoration), text.size());
        return text.substr(begin, text.find_last_not_of(decoration) + 1 - begin);
    };
    std::string_view heading = bare(line);
    const std::size_t bracket = heading.rfind('(');
    if (heading.ends_with(')') && bracket != std::string_view::npos &&
        is_number(heading.substr(bracket + 1, heading.size() - bracket - 2)))
        heading = bare(heading.substr(0, bracket));
    return std::string(heading);
}

std::vector<Reading> readings_of(std::string_view line)
{
    std::vector<Reading> readings{{.count = 1, .name = std::string(line)}};
    auto counted = with_count_before(line);
    counted = counted ? counted : with_count_behind(line);
    if (counted)
        readings.push_back(std::move(*counted));
    add_plainer(readings, readings.size() - 1);
    return readings;
}

DeckList read_text_list(std::string_view text, const std::vector<std::string>& sections)
{
    return TextReader(sections).read(text);
}

DeckList read_ydk_list(std::string_view text)
{
    DeckList list{.format = "ydk"};
    int line = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view said = trimmed(text.substr(0, end));
        said = said.ends_with('\r') ? trimmed(said.substr(0, said.size() - 1)) : said;
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line;
        if (said.empty())
            continue;
        const std::string heading = heading_of(said);
        const bool is_heading = (said.front() == '#' || said.front() == '!') && is_usual_section(heading);
        ListLine read{.line = line, .written = std::string(said.substr(0, 60))};
        read.kind = is_heading          ? ListLine::Kind::section
                  : said.front() == '#' ? ListLine::Kind::remark
                  : is_number(said)     ? ListLine::Kind::card
                                        : ListLine::Kind::garbage;
        read.section = is_heading ? heading : "";
        if (read.kind == ListLine::Kind::card)
            read.readings.push_back({.number = std::string(said)});
        list.lines.push_back(std::move(read));
    }
    return list;
}

}  // namespace cardinal::carddb
