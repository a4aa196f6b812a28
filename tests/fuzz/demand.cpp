#include "tests/fuzz/demand.h"

#include <cstdio>
#include <cstdlib>

namespace cardinal::fuzz {

void demand(bool holds, std::string_view what, std::string_view text)
{
    if (holds)
        return;
    std::fprintf(stderr, "%.*s\n%.*s\n", static_cast<int>(what.size()), what.data(), static_cast<int>(text.size()),
                 text.data());
    std::abort();
}

}  // namespace cardinal::fuzz
