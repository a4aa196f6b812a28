#pragma once

#include <string_view>

/// Values of house rules that many games have; the first is what the rules say.
namespace cardinal {

inline constexpr std::string_view off_on[] = {"off", "on"};
inline constexpr std::string_view on_off[] = {"on", "off"};
inline constexpr std::string_view no_yes[] = {"no", "yes"};
inline constexpr std::string_view yes_no[] = {"yes", "no"};

}  // namespace cardinal
