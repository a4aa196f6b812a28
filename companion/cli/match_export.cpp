#include "companion/cli/match_export.h"

#include "companion/cli/match_json.h"
#include "companion/pages/match_page.h"
#include "engine/record/text.h"

namespace cardinal::cli {

std::string fidelity_of(const SavedMatch& match, const pages::Tongue& say)
{
    const Replay& replayed = match.replayed;
    return say(to_string(replayed.fidelity)) + (replayed.why.empty() ? "" : " (" + replayed.why + ")");
}

std::string exported(const AnyMatch& any, const std::string& as, const pages::Tongue& say)
{
    const SavedMatch& match = any.match;
    if (as == "jsonl")
        return match_as_json(*match.game, match.record);
    if (as == "html")
        return pages::match_page(History(*match.game, match.record), say("Replay: %1.", fidelity_of(match, say)), say);
    return write_record(*match.game, match.record);
}

}  // namespace cardinal::cli
