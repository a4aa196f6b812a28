#include "companion/cli/processor_time.h"

#include <ctime>

namespace cardinal::cli {

double processor_ms()
{
    std::timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

}  // namespace cardinal::cli
