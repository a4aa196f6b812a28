#pragma once

#include <string>
#include <string_view>

namespace cardinal::fuzz {

/// Takes every file in tests/fuzz/found/BY once more. A test.
void rerun(const std::string& by, void (*take)(std::string_view));
/// The same, each of them spoilt in so many ways, CARDINAL_MANY where that is said.
void take_spoilt(const std::string& by, void (*take)(std::string_view), int times = 60);

}  // namespace cardinal::fuzz
