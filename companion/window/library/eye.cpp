#include "companion/window/library/eye.h"

#include "companion/window/language.h"
#include "companion/window/setup/chosen_format.h"
#include "companion/window/shown_values.h"
#include "vision/io/sources.h"

#include <QQuickWindow>
#include <utility>

namespace cardinal::window {

Eye::Eye(Backroom& backroom, const WindowState& state, camera::Cameras& cameras, MakeLook make_look)
    : backroom_(backroom), state_(state), cameras_(cameras), make_look_(std::move(make_look))
{
    connect(&cameras_, &camera::Cameras::looked, this, [this] {
        if (std::exchange(takes_the_first_, false) && !is_open() && !this->cameras().isEmpty())
            open(this->cameras().front());
        Q_EMIT changed();
    });
}

Eye::~Eye() = default;

QStringList Eye::cameras() const { return texts_of(cameras_.names()); }

void Eye::refresh() { cameras_.look(); }

void Eye::begin()
{
    takes_the_first_ = true;
    refresh();
}

void Eye::close()
{
    ++opening_;
    takes_the_first_ = false;
    backroom_.call_off("eye");
    camera_.reset();
    leaving_.see_off(std::move(feed_));
    name_.clear();
    status_.clear();
    trouble_.clear();
    is_over_ = false;
    if (table_)
        table_->show({});
    Q_EMIT changed();
}

void Eye::open(const QString& source)
{
    close();
    name_ = source.trimmed();
    if (name_.isEmpty())
        return;
    if (cameras_.find(name_.toStdString()) != nullptr)
        open_camera();
    else
        open_address();
}

void Eye::open_camera()
{
    const std::string name = name_.toStdString();
    const auto tell = [this](const camera::QtCamera::News& news) {
        if (!news.sentence.empty())
            status_ = said_here(news.sentence);
        Q_EMIT changed();
    };
    camera_ = std::make_unique<camera::QtCamera>(cameras_, name, tell, chosen_format(state_, name));
    auto eye = camera_->source();
    const camera::CameraSource* colours = eye.get();
    look_through(std::move(eye),
                 [colours](const vision::Frame&, cv::Size at_most) { return colours->in_colours(at_most); });
}

/// What waits for a network waits elsewhere.
void Eye::open_address()
{
    status_ = Local::tr("Opening …");
    Q_EMIT changed();
    backroom_.post("eye", [this, address = name_.toStdString()](const std::stop_token&) -> Backroom::Then {
        auto opened = std::make_shared<Result<vision::Source>>(vision::open_source(address));
        return [this, opened] {
            status_.clear();
            if (*opened)
                look_through(std::move(**opened), {});
            else
                trouble_ = said_here(opened->error().sentence);
            Q_EMIT changed();
        };
    });
}

void Eye::look_through(vision::Source source, InColours in_colours)
{
    auto look = make_look_();
    if (!look) {
        trouble_ = text_of(look.error().sentence);
        Q_EMIT changed();
        return;
    }
    feed_ = std::make_unique<LookingFeed>(
        LookingFeed::Setup{.source = std::move(source), .in_colours = std::move(in_colours), .look = std::move(*look)},
        [this, opening = opening_](Shot shot, std::function<void()> then) {
            QMetaObject::invokeMethod(
                this,
                [this, opening, shot = std::move(shot), then = std::move(then)]() mutable {
                    if (opening != opening_)
                        return;
                    if (then)
                        then();
                    show(std::move(shot));
                },
                Qt::QueuedConnection);
        });
    fit();
    Q_EMIT changed();
}

void Eye::show(Shot shot)
{
    if (shot.is_over || !shot.trouble.empty()) {
        trouble_ = said_here(shot.trouble);
        is_over_ = shot.is_over;
        status_ = shot.is_over ? Local::tr("This was its last picture.") : QString();
    } else {
        trouble_.clear();
        status_ = QStringLiteral("%1 × %2").arg(shot.size.width()).arg(shot.size.height());
        if (table_)
            table_->show(std::move(shot));
    }
    Q_EMIT changed();
}

void Eye::showOn(QObject* table)
{
    table_ = qobject_cast<TableItem*>(table);
    if (table_)
        connect(table_, &TableItem::resized, this, [this] { fit(); });
    fit();
}

void Eye::fit()
{
    if (feed_ && table_ && table_->window() != nullptr)
        feed_->show_at(table_->size_in_pixels(), table_->window()->effectiveDevicePixelRatio() * table_->letters());
}

}  // namespace cardinal::window
