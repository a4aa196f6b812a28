#include "tests/fuzz/take_picture.h"

#include "tests/fuzz/demand.h"
#include "vision/gray.h"
#include "vision/io/pictures.h"
#include "vision/table_eye.h"

namespace cardinal::fuzz {
namespace {

const vision::Codebook& some_codes()
{
    static const vision::Codebook codebook = [] {
        constexpr int count = 20;
        std::vector<PrintedCode> codes;
        codes.reserve(count);
        for (int card = 0; card < count; ++card)
            codes.push_back({.game = 'P', .card = card, .serial = 7919 * (card + 1)});
        return vision::Codebook(codes);
    }();
    return codebook;
}

void look_at(const cv::Mat& picture)
{
    const vision::CodeReader reader(some_codes());
    vision::see_cards(vision::gray_of(picture), reader, {.may_be_new = true});
    vision::TableEye eye(some_codes(), {.mat = {420, 260}});
    for (const double time_ms : {0.0, 400.0})
        eye.look({.picture = picture, .time_ms = time_ms});
}

}  // namespace

void take_picture(std::string_view bytes)
{
    const auto picture = vision::picture_in(bytes, "a file");
    if (!picture) {
        demand(!picture.error().sentence.empty(), "No sentence for people.", "");
        return;
    }
    demand(picture->type() == CV_8UC3 && picture->rows > 0 && picture->cols > 0, "No picture of 8 bits.", "");
    constexpr double soon_looked_at = 1e6;
    if (static_cast<double>(picture->total()) < soon_looked_at)
        look_at(*picture);
}

}  // namespace cardinal::fuzz
