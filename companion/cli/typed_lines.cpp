#include "companion/cli/typed_lines.h"

#include <array>
#include <poll.h>
#include <unistd.h>

namespace cardinal::cli {

std::vector<std::string> TypedLines::now()
{
    std::array<char, 4096> read_now{};
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    while (!is_over_ && poll(&input, 1, 0) > 0) {
        const ssize_t count = read(STDIN_FILENO, read_now.data(), read_now.size());
        is_over_ = count <= 0;
        rest_.append(read_now.data(), static_cast<std::size_t>(is_over_ ? 0 : count));
    }
    std::vector<std::string> lines;
    for (std::size_t end = rest_.find('\n'); end != std::string::npos; end = rest_.find('\n')) {
        lines.push_back(rest_.substr(0, end));
        rest_.erase(0, end + 1);
    }
    return lines;
}

}  // namespace cardinal::cli
