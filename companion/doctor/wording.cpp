#include "companion/doctor/wording.h"

#include <cstdarg>
#include <cstdio>

namespace cardinal::doctor {

std::string printed(const char* format, ...)
{
    char text[600];
    va_list numbers;
    va_start(numbers, format);
    std::vsnprintf(text, sizeof text, format, numbers);
    va_end(numbers);
    return text;
}

std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 4;
    const bool has_more = names.size() > most;
    const std::size_t shown = has_more ? most - 1 : names.size();
    std::string text;
    for (std::size_t at = 0; at < shown; ++at)
        text += (at == 0 ? "" : at + 1 == shown && !has_more ? " and " : ", ") + names[at];
    return has_more ? text + " and " + std::to_string(names.size() - shown) + " more" : text;
}

}  // namespace cardinal::doctor
