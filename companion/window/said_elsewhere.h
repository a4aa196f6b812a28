#pragma once

#include <QString>
#include <string_view>

namespace cardinal::window {

/// A word or sentence that another library says in English; as it is where the window knows no other for it. Libraries
/// without Qt know no languages, so their sentences are known again by their shape: what stands for %1 is taken over,
/// itself said here where it can be. Several sentences after one another are said one by one.
QString said_here(std::string_view english);

}  // namespace cardinal::window
