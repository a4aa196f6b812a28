#include "companion/cli/join_code.h"

#include "companion/serve/join_picture.h"

namespace cardinal::cli {

std::string as_blocks(const std::string& text)
{
    constexpr int quiet = 2;
    const serve::JoinPicture code = serve::join_picture(text);
    const int size = static_cast<int>(code.size());
    const auto is_dark = [&](int column, int row) {
        return column >= 0 && row >= 0 && column < size && row < size &&
               code[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    };
    std::string blocks;
    for (int row = -quiet; row < size + quiet; row += 2) {
        for (int column = -quiet; column < size + quiet; ++column) {
            const bool above = is_dark(column, row), below = is_dark(column, row + 1);
            blocks += above ? (below ? " " : "▄") : (below ? "▀" : "█");
        }
        blocks += "\n";
    }
    return blocks;
}

}  // namespace cardinal::cli
