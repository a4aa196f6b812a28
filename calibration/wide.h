#pragma once

// A function marked so is compiled twice, for processors with wide registers and for all; which one runs is decided
// when the program starts. The sanitizers are not there yet at that moment.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define CARDINAL_WIDE __attribute__((target_clones("arch=haswell", "default")))
#else
#define CARDINAL_WIDE
#endif
