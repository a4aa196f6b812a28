#pragma once

#include "companion/print/canvas.h"
#include "companion/print/print.h"

#include <QImage>
#include <functional>

/// Something to be printed, before anybody has said on what: a file, or a picture for a screen.
namespace cardinal::print {

struct Drawing {
    MatSize sheet{};
    std::string title{};
    /// All its pages; gives what people should know of them.
    std::function<std::vector<std::string>(Canvas&)> draw{};
};

Result<Made> printed(const Drawing& drawing, const Target& onto);
/// Its first page.
QImage picture_of(const Drawing& drawing, int height);

}  // namespace cardinal::print
