#pragma once

namespace cardinal::cli {

/// Milliseconds that this thread's processor has worked so far: what others do on the machine hardly counts.
double processor_ms();

}  // namespace cardinal::cli
