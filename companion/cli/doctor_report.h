#pragma once

#include "companion/doctor/checkup.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

/// How a checkup is told.
namespace cardinal::cli {

struct Examined {
    std::string source{}, camera{};
    int frame = 0;
    doctor::Examination examination{};
    doctor::Checkup checkup{};
    std::string place{};  ///< what is to be said of the place; none: nothing
};

std::string told(const Examined& examined);
nlohmann::ordered_json json_of(const Examined& examined);

}  // namespace cardinal::cli
