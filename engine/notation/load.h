#pragma once

#include "engine/notation/file.h"

#include <deque>
#include <string>
#include <string_view>

namespace cardinal::notation {

/// A statement and whether it comes from a file that is only used.
struct LoadedStatement {
    Statement statement{};
    bool is_used = false;
};

/// All statements of a file, those of the files it uses in their place. Each file is read once, however often it is
/// used; of a used file only what stands before its first scenario counts.
std::deque<LoadedStatement> load(std::string_view text, std::string_view name, const Fetch& fetch, Errors& errors);

/// The address of a file, seen from the one that uses it.
std::string address_of(std::string_view used, std::string_view by);

}  // namespace cardinal::notation
