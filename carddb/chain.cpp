#include "carddb/chain.h"

namespace cardinal::carddb {

Digest first_hash(std::int64_t begun_at, std::string_view head)
{
    return sha256("match " + std::to_string(begun_at) + "\n" + std::string(head));
}

Digest next_hash(const Digest& before, std::int64_t at, std::span<const Digest> evidence, std::string_view text)
{
    std::string hashed = "after " + to_string(before) + "\nat " + std::to_string(at) + "\n";
    for (const Digest& picture : evidence)
        hashed += "seen " + to_string(picture) + "\n";
    return sha256(hashed.append(text));
}

}  // namespace cardinal::carddb
