#pragma once

#include "carddb/copies.h"
#include "vision/card_finder.h"

#include <string>
#include <vector>

/// How what was seen is told. The entries of the codebook are those of `copies`, in the same order.
namespace cardinal::cli {

struct SeenPicture {
    std::string source{};
    std::size_t index = 0;
    cv::Size size{};
    std::vector<vision::CardSighting> cards{};
};

/// One line, in the form that the studio's truth has too.
std::string as_json(const SeenPicture& seen, const std::vector<carddb::Copy>& copies);
/// Each card by its name and code, with the place of its middle, in the order in which people read a page.
std::string as_text(const SeenPicture& seen, const std::vector<carddb::Copy>& copies);
/// The picture with a frame around each card and its name.
cv::Mat drawn_over(const cv::Mat& picture, const SeenPicture& seen, const std::vector<carddb::Copy>& copies);

}  // namespace cardinal::cli
