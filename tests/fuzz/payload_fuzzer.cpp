#include "tests/fuzz/take_payload.h"

#include <cstddef>
#include <cstdint>

// What crashes it goes into tests/fuzz/found/ and is rerun as an ordinary test from then on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    cardinal::fuzz::take_payload({reinterpret_cast<const char*>(data), size});
    return 0;
}
