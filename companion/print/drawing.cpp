#include "companion/print/drawing.h"

namespace cardinal::print {

Result<Made> printed(const Drawing& drawing, const Target& onto)
{
    auto canvas = Canvas::open(onto.file, drawing.sheet, drawing.title, onto.stop);
    if (!canvas)
        return Failure{canvas.error()};
    std::vector<std::string> remarks = drawing.draw(**canvas);
    if (onto.stop.stop_requested())
        return Failure{{"Printing was called off."}};
    if (auto closed = (*canvas)->close(); !closed)
        return Failure{closed.error()};
    return Made{.pages = (*canvas)->pages(), .remarks = std::move(remarks)};
}

QImage picture_of(const Drawing& drawing, int height)
{
    QImage picture(static_cast<int>(height * drawing.sheet.width / drawing.sheet.height), height, QImage::Format_RGB32);
    picture.fill(Qt::white);
    Canvas canvas(picture, drawing.sheet);
    drawing.draw(canvas);
    return picture;
}

}  // namespace cardinal::print
