#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// Reads lines from a person, with editing, history and completion, or plainly when no person types. There is one at a
/// time: the library behind it keeps one state.
class LineEditor {
public:
    using Complete = std::function<std::vector<std::string>(std::string_view typed)>;
    explicit LineEditor(Complete complete);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// Nothing when the input has ended.
    std::optional<std::string> read(const std::string& prompt);

private:
    bool is_typed_;
};

}  // namespace cardinal::cli
