#pragma once

#include "companion/serve/published.h"
#include "engine/core/result.h"

#include <filesystem>
#include <map>
#include <string>

namespace cardinal::serve {

/// `state.json` and a text file for each field, for programs that show them in a stream. Each is written beside itself
/// and renamed, so nobody reads half of one; what did not change is left alone. What another game or an earlier run
/// left is emptied and not deleted, for a stream program would go on showing what a file said that is gone.
class FieldFiles {
public:
    explicit FieldFiles(std::filesystem::path folder) : folder_(std::move(folder)) {}
    Result<void> write(const Published& published);

private:
    std::filesystem::path folder_;
    std::map<std::string, std::string> written_{};
    bool knows_earlier_ = false;

    Result<void> write(const std::string& name, const std::string& text);
    void look_what_was_left();
    Result<void> keep_names();
};

}  // namespace cardinal::serve
