#include "companion/cli/match_export.h"

#include "companion/cli/match_json.h"
#include "companion/pages/match_page.h"
#include "engine/record/text.h"

namespace cardinal::cli {

std::string fidelity_of(const SavedMatch& match)
{
    const Replay& replayed = match.replayed;
    return std::string(to_string(replayed.fidelity)) + (replayed.why.empty() ? "" : " (" + replayed.why + ")");
}

std::string exported(const AnyMatch& any, const std::string& as)
{
    const SavedMatch& match = any.match;
    if (as == "jsonl")
        return match_as_json(*match.game, match.record);
    if (as == "html")
        return pages::match_page(History(*match.game, match.record), "Replay: " + fidelity_of(match) + ".");
    return write_record(*match.game, match.record);
}

}  // namespace cardinal::cli
