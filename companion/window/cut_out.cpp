#include "companion/window/cut_out.h"

#include "companion/window/frame_images.h"
#include "companion/window/language.h"

#include "engine/core/playmat.h"

#include <QBuffer>
#include <QImageReader>
#include <QImageWriter>
#include <map>
#include <memory>
#include <opencv2/imgproc.hpp>

namespace cardinal::window {
namespace {

constexpr double px_per_mm = 3;  // a name in letters of 3 mm can be read, and a card takes some ten kilobytes
constexpr int quality = 82;

/// "0:04.27"
QString moment(double time_ms)
{
    const auto hundredths = static_cast<int>(time_ms / 10);
    return QStringLiteral("%1:%2.%3")
        .arg(hundredths / 6000)
        .arg(hundredths / 100 % 60, 2, 10, QLatin1Char('0'))
        .arg(hundredths % 100, 2, 10, QLatin1Char('0'));
}

cv::Mat straightened(const cv::Mat& picture, const vision::Quad& quad)
{
    const cv::Size size(static_cast<int>(card_width_mm * px_per_mm), static_cast<int>(card_height_mm * px_per_mm));
    std::array<cv::Point2f, 4> from{};
    for (std::size_t corner = 0; corner < from.size(); ++corner)
        from[corner] = cv::Point2f(quad[corner]);
    const auto right = static_cast<float>(size.width) - 1, bottom = static_cast<float>(size.height) - 1;
    const std::array<cv::Point2f, 4> to{{{0, 0}, {right, 0}, {right, bottom}, {0, bottom}}};
    cv::Mat card;
    cv::warpPerspective(picture, card, cv::getPerspectiveTransform(from.data(), to.data()), size);
    return card;
}

std::string jpeg_of(const cv::Mat& card, const QString& caption)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "jpeg");
    writer.setQuality(quality);
    writer.setText(QStringLiteral("Description"), caption);
    return writer.write(image_of(card)) ? bytes.toStdString() : std::string();
}

}  // namespace

match::CutOut cut_out_of(const vision::Frame& frame, const vision::Scene& scene, const std::string& name)
{
    std::map<int, vision::Quad> quads;
    for (const vision::SceneCard& card : scene.cards)
        quads[card.track] = card.last.quad;
    const std::string file = name.find("://") == std::string::npos ? name.substr(name.find_last_of('/') + 1) : name;
    const QString caption =
        Local::tr("%1, picture %2 at %3").arg(QString::fromStdString(file)).arg(frame.index).arg(moment(frame.time_ms));
    return [picture = frame.picture, quads = std::move(quads), caption](int track) {
        const auto quad = quads.find(track);
        return quad == quads.end() ? std::string() : jpeg_of(straightened(picture, quad->second), caption);
    };
}

QString caption_of(const std::string& picture)
{
    QByteArray bytes = QByteArray::fromRawData(picture.data(), static_cast<qsizetype>(picture.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return QImageReader(&buffer).text(QStringLiteral("Description"));
}

}  // namespace cardinal::window
