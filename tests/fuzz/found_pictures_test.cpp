// Pictures that are torn, empty, huge or none, and what decoders may read off cards.
#include "tests/fuzz/found.h"
#include "tests/fuzz/take_payload.h"
#include "tests/fuzz/take_picture.h"

#include <gtest/gtest.h>

namespace cardinal::fuzz {
namespace {

TEST(WhatFuzzersFound, IsTakenByTheEyes) { rerun("picture", take_picture); }
TEST(WhatFuzzersFound, IsTakenByPrintedCodes) { rerun("payload", take_payload); }

TEST(SpoiltFiles, AreTakenByTheEyes) { take_spoilt("picture", take_picture, 12); }
TEST(SpoiltFiles, AreTakenByPrintedCodes) { take_spoilt("payload", take_payload, 500); }

}  // namespace
}  // namespace cardinal::fuzz
