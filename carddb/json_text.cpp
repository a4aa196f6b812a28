#include "carddb/json_text.h"

#include <string>

namespace cardinal::carddb {

Result<Json> parsed_json(std::string_view text)
{
    constexpr int deepest = 8;
    try {
        return Json::parse(text, [](int depth, Json::parse_event_t, Json&) { return depth <= deepest; });
    } catch (const Json::exception& complaint) {
        const std::string_view said = complaint.what();
        return Failure{{"It is no JSON: " + std::string(said.substr(said.find("] ") + 2)) + "."}};
    }
}

}  // namespace cardinal::carddb
