#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cardinal::carddb {

/// An element of an XML file, in the order in which they begin.
struct XmlElement {
    int line = 0;
    int depth = 0;  ///< 0 for the outermost
    std::string name{};
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::string text{};  ///< directly in it

    std::string attribute(std::string_view wanted) const;
};

/// As much of XML as deck lists use: elements, attributes, text and the five entities. Nothing is fetched and nothing
/// defined, so that a file cannot grow while it is read. Fails where tags do not fit together.
Result<std::vector<XmlElement>> read_xml(std::string_view text);

/// A text as it may stand in an attribute or between tags.
std::string escaped_for_xml(std::string_view text);

}  // namespace cardinal::carddb
