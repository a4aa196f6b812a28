#include "tests/fuzz/take_match_json.h"

#include <cstddef>
#include <cstdint>

// What crashes it goes into tests/fuzz/found/ and is rerun as an ordinary test from then on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    cardinal::fuzz::take_match_json({reinterpret_cast<const char*>(data), size});
    return 0;
}
