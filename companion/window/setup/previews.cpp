#include "companion/window/setup/previews.h"

#include "companion/window/frame_images.h"
#include "vision/io/sources.h"

#include <chrono>

namespace cardinal::window {
namespace {

using namespace std::chrono_literals;

constexpr auto between_pictures = 200ms;
const cv::Size camera_size{640, 480}, shown_size{480, 270};

using Opened = std::function<Result<vision::Source>()>;
using Picture = std::function<cv::Mat(const vision::Frame&)>;

void look(const std::stop_token& stop, const Opened& opened, const Picture& picture,
          const std::function<void(QImage)>& show)
{
    const Result<vision::Source> source = opened();
    if (!source)
        return;
    auto next = std::chrono::steady_clock::now();
    while (!stop.stop_requested()) {
        const auto frame = (*source)->next();
        if (!frame || !*frame)
            return;
        // A camera goes on meanwhile and a film waits; in between nobody looks.
        if ((*source)->is_live() && std::chrono::steady_clock::now() < next)
            continue;
        show(image_of(picture(**frame)));
        next = std::chrono::steady_clock::now() + between_pictures;
        if (!(*source)->is_live())
            std::this_thread::sleep_until(next);
    }
}

}  // namespace

Previews::~Previews() { look_at({}, {}); }

void Previews::look_at(const QStringList& cameras, const QStringList& addresses)
{
    for (auto eye = eyes_.begin(); eye != eyes_.end();) {
        if (cameras.contains(eye->first) || addresses.contains(eye->first)) {
            ++eye;
            continue;
        }
        eye->second->camera.reset();
        leaving_.see_off(std::move(eye->second));
        eye = eyes_.erase(eye);
    }
    for (const QString& camera : cameras)
        if (!eyes_.contains(camera))
            open(camera, true);
    for (const QString& address : addresses)
        if (!eyes_.contains(address))
            open(address, false);
}

void Previews::open(const QString& source, bool is_camera)
{
    auto eye = std::make_unique<Eye>();
    Opened opened = [address = source.toStdString()] { return vision::open_source(address); };
    Picture picture = [](const vision::Frame& frame) { return smaller(frame.picture, shown_size); };
    if (is_camera) {
        eye->camera = std::make_unique<camera::QtCamera>(
            cameras_, source.toStdString(), [](const camera::QtCamera::News&) {}, std::nullopt, camera_size);
        auto frames = std::make_shared<std::unique_ptr<camera::CameraSource>>(eye->camera->source());
        picture = [camera = frames->get()](const vision::Frame&) { return camera->in_colours(shown_size); };
        opened = [frames]() -> Result<vision::Source> { return vision::Source(std::move(*frames)); };
    }
    const auto show = [this, source](QImage image) {
        QMetaObject::invokeMethod(
            this, [this, source, image = std::move(image)]() mutable { this->show(source, std::move(image)); },
            Qt::QueuedConnection);
    };
    eye->thread = std::jthread([opened = std::move(opened), picture = std::move(picture),
                                show](const std::stop_token& stop) { look(stop, opened, picture, show); });
    eyes_[source] = std::move(eye);
}

void Previews::show(const QString& source, QImage picture)
{
    const auto eye = eyes_.find(source);
    if (eye == eyes_.end())
        return;
    eye->second->last = picture;
    if (eye->second->table)
        eye->second->table->show({.picture = std::move(picture)});
}

void Previews::show_on(const QString& source, TableItem* table)
{
    const auto eye = eyes_.find(source);
    if (eye == eyes_.end())
        return;
    eye->second->table = table;
    if (table != nullptr && !eye->second->last.isNull())
        table->show({.picture = eye->second->last});
}

}  // namespace cardinal::window
