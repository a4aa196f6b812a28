#pragma once

#include "engine/core/code_pattern.h"
#include "engine/core/printed_code.h"
#include "vision/soft_code.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cardinal::vision {

/// A code that may be meant, and how well its blurred pattern correlates with what was seen, from -1 to 1.
struct Candidate {
    std::size_t entry = 0;
    float correlation = -1;
};

/// All codes that are known to be printed. What is seen is compared with every one of them: a foreign card that looks
/// like a member of the match, once blurred, looks still more like itself.
class Codebook {
public:
    Codebook() = default;
    explicit Codebook(std::span<const PrintedCode> codes);

    std::size_t size() const { return codes_.size(); }
    const PrintedCode& code(std::size_t entry) const { return codes_[entry]; }
    const CodePattern& printed(std::size_t entry) const { return printed_[entry]; }
    /// The likeliest, best first; at most `count`. Only this part of what is seen is believed (`stencils.h`).
    std::vector<Candidate> likeliest(const SoftCode& seen, std::size_t part, std::size_t count) const;

private:
    std::vector<PrintedCode> codes_{};
    std::vector<CodePattern> printed_{};
    std::vector<std::int16_t> patterns_{};  ///< a row for each, without a plane of light, of length 1
    std::vector<float> shares_{};           ///< for each part and code: 1 over the length of what the part shows of it
};

}  // namespace cardinal::vision
