#pragma once

#include <string>
#include <vector>

namespace cardinal::cli {

/// What is typed on standard input while something else goes on.
class TypedLines {
public:
    /// Whole lines that were typed since the last call; does not wait.
    std::vector<std::string> now();
    bool is_over() const { return is_over_; }

private:
    std::string rest_{};
    bool is_over_ = false;
};

}  // namespace cardinal::cli
