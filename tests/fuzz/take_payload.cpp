#include "tests/fuzz/take_payload.h"

#include "engine/core/printed_code.h"
#include "tests/fuzz/demand.h"

namespace cardinal::fuzz {

void take_payload(std::string_view bytes)
{
    const auto code = read_code(bytes);
    if (!code) {
        demand(!code.error().sentence.empty(), "No sentence for people.", bytes);
        return;
    }
    demand(code->card >= 0 && code->card < most_card_numbers && code->serial >= 0 && code->serial < most_serials,
           "A number that no code has.", bytes);
    const std::string written = write_code(*code);
    demand(written.size() == code_length, "A code of another length.", bytes);
    const auto again = read_code(written);
    demand(again && *again == *code, "What was read is written as something else.", bytes);
}

}  // namespace cardinal::fuzz
