#pragma once

#include "carddb/sha256.h"

#include <cstdint>
#include <span>
#include <string_view>

/// The chain over a match: each hash covers everything before it, so that nothing that was written down can be changed,
/// taken out or put in between without changing the last one. What is hashed is text, so that anybody can do it again
/// with sha256sum; carddb/README.md says how.
namespace cardinal::carddb {

Digest first_hash(std::int64_t begun_at, std::string_view head);
/// `evidence` are the hashes of the pictures the entry was seen by.
Digest next_hash(const Digest& before, std::int64_t at, std::span<const Digest> evidence, std::string_view text);

}  // namespace cardinal::carddb
