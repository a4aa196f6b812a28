#pragma once

#include <span>
#include <string_view>

namespace cardinal::serve {

/// A file of pages/, compiled into the program.
struct Asset {
    std::string_view path{};  ///< as a browser asks for it: "/look.css"
    std::string_view type{};
    std::string_view text{};
};
std::span<const Asset> assets();

}  // namespace cardinal::serve
