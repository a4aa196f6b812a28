// Reruns every input that ever crashed a fuzzer, and a few to begin with.
#include "tests/fuzz/found.h"
#include "tests/fuzz/take_lists.h"
#include "tests/fuzz/take_match_json.h"
#include "tests/fuzz/take_notation.h"
#include "tests/fuzz/take_record.h"

#include <gtest/gtest.h>

namespace cardinal::fuzz {
namespace {

TEST(WhatFuzzersFound, IsTakenByTheNotation) { rerun("notation", take_notation); }
TEST(WhatFuzzersFound, IsTakenByTheRecord) { rerun("record", take_record); }

TEST(WhatFuzzersFound, IsTakenByTheLists) { rerun("lists", take_lists); }
TEST(WhatFuzzersFound, IsTakenByJsonLines) { rerun("match_json", take_match_json); }

TEST(SpoiltFiles, AreTakenByTheLists) { take_spoilt("lists", take_lists); }
TEST(SpoiltFiles, AreTakenByJsonLines) { take_spoilt("match_json", take_match_json); }

}  // namespace
}  // namespace cardinal::fuzz
