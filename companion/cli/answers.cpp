#include "companion/cli/answers.h"

#include <algorithm>
#include <charconv>

namespace cardinal::cli {
namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? "" : text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// A name may hold a #, as `Guard#2` does; a comment has a space before it.
std::string_view without_comment(std::string_view line)
{
    const std::size_t at = line.starts_with('#') ? 0 : line.find(" #");
    return trimmed(line.substr(0, at));
}

std::optional<double> seconds_in(std::string_view text)
{
    double seconds = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), seconds);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(seconds) : std::nullopt;
}

}  // namespace

Result<Answers> Answers::read(std::string_view text, const std::string& name)
{
    Answers answers;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = without_comment(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        constexpr std::string_view choose = "choose ";
        const std::size_t colon = line.find(':');
        const auto seconds = seconds_in(line.substr(0, std::min(colon, line.size())));
        if (line.starts_with(choose))
            answers.choices_.emplace_back(trimmed(line.substr(choose.size())));
        else if (colon != std::string_view::npos && seconds)
            answers.typed_.push_back({1000 * *seconds, std::string(trimmed(line.substr(colon + 1)))});
        else if (!line.empty())
            return Failure{{name + ":" + std::to_string(number) +
                            ": expected “SECONDS: what is typed” or “choose ANSWER”, found “" + std::string(line) +
                            "”."}};
    }
    std::ranges::stable_sort(answers.typed_, {}, &Typed::time_ms);
    std::ranges::reverse(answers.typed_);
    return answers;
}

std::vector<std::string> Answers::typed_until(double time_ms)
{
    std::vector<std::string> lines;
    for (; !typed_.empty() && typed_.back().time_ms <= time_ms; typed_.pop_back())
        lines.push_back(std::move(typed_.back().line));
    return lines;
}

std::optional<std::size_t> Answers::choice(const std::vector<std::string>& offered) const
{
    for (std::size_t at = 0; at < offered.size(); ++at)
        if (std::ranges::find(choices_, offered[at]) != choices_.end())
            return at;
    return std::nullopt;
}

}  // namespace cardinal::cli
