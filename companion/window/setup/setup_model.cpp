#include "companion/window/setup/setup_model.h"

#include "companion/window/language.h"
#include "companion/window/setup/chosen_format.h"
#include "companion/window/setup/zone_painter.h"
#include "companion/window/shown_values.h"
#include "engine/games/all_games.h"
#include "vision/io/sources.h"

#include <QQuickWindow>
#include <algorithm>
#include <iterator>

namespace cardinal::window {
namespace {

QString lines_of_addresses(const QStringList& addresses) { return addresses.join(QLatin1Char('\n')); }

std::vector<calibration::TablePose> poses_of(const std::vector<profiles::PlaceProfile>& places)
{
    std::vector<calibration::TablePose> poses;
    std::ranges::transform(places, std::back_inserter(poses), &profiles::PlaceProfile::pose);
    return poses;
}

}  // namespace

SetupModel::SetupModel(std::filesystem::path data, WindowState& state, camera::Cameras& cameras, Backroom& backroom)
    : data_(std::move(data)),
      state_(state),
      plugged_in_(cameras),
      backroom_(backroom),
      addresses_(state.text("sources").split(QLatin1Char('\n'), Qt::SkipEmptyParts)),
      game_(state.text("game", text_of(all_games().front()->id))),
      previews_(cameras)
{
    connect(&plugged_in_, &camera::Cameras::looked, this, [this] { list_sources(); });
}

/// The back room may be gone already.
SetupModel::~SetupModel()
{
    camera_.reset();
    feed_.reset();
}

// ---- which ----

QVariantList SetupModel::sources() const
{
    QVariantList all;
    for (const QString& camera : cameras_)
        all.append(QVariantMap{{"name", camera},
                               {"says", format_told(state_, camera.toStdString(), formats_of(camera))},
                               {"isCamera", true},
                               {"isChosen", camera == chosen_}});
    for (const QString& address : addresses_)
        all.append(QVariantMap{{"name", address},
                               {"says", Local::tr("a film, pictures or a stream")},
                               {"isCamera", false},
                               {"isChosen", address == chosen_}});
    return all;
}

bool SetupModel::is_camera() const { return cameras_.contains(chosen_); }

/// None where nobody knows them.
std::vector<camera::Format> SetupModel::formats_of(const QString& camera) const
{
    const camera::KnownCamera* known = plugged_in_.find(camera.toStdString());
    return known == nullptr ? std::vector<camera::Format>() : known->formats;
}

QStringList SetupModel::formats() const
{
    return formats_shown(state_, chosen_.toStdString(), formats_of(chosen_)).names;
}

int SetupModel::format() const { return formats_shown(state_, chosen_.toStdString(), formats_of(chosen_)).chosen; }

void SetupModel::refresh()
{
    is_shown_ = true;
    list_sources();
    plugged_in_.look();
}

/// As far as they are known by now.
void SetupModel::list_sources()
{
    if (!is_shown_)
        return;
    cameras_ = texts_of(plugged_in_.names());
    Q_EMIT sourcesChanged();
    if (chosen_.isEmpty()) {
        const QString last = state_.text("setupSource", state_.text("camera"));
        const bool is_there = cameras_.contains(last) || addresses_.contains(last);
        const QString first = is_there ? last : cameras_.value(0);
        if (!first.isEmpty())
            choose(first);
    }
    preview();
}

/// All but the one that is looked through, while anybody is here.
void SetupModel::preview()
{
    QStringList cameras = is_shown_ ? cameras_ : QStringList(), addresses = is_shown_ ? addresses_ : QStringList();
    cameras.removeAll(chosen_);
    addresses.removeAll(chosen_);
    previews_.look_at(cameras, addresses);
}

void SetupModel::previewOn(const QString& source, QObject* table)
{
    previews_.show_on(source, qobject_cast<TableItem*>(table));
}

void SetupModel::add(const QString& address)
{
    const QString trimmed = address.trimmed();
    if (trimmed.isEmpty())
        return;
    if (!addresses_.contains(trimmed))
        addresses_.append(trimmed);
    state_.remember("sources", lines_of_addresses(addresses_));
    choose(trimmed);
}

void SetupModel::forget(const QString& address)
{
    addresses_.removeAll(address);
    state_.remember("sources", lines_of_addresses(addresses_));
    if (chosen_ == address)
        let_go();
    preview();
    Q_EMIT sourcesChanged();
}

void SetupModel::cancel()
{
    let_go();
    preview();
}

void SetupModel::choose(const QString& source)
{
    let_go();
    chosen_ = source;
    preview();  // before it is opened: a camera is looked through once
    state_.remember("setupSource", source);
    if (is_camera() || vision::is_device(source.toStdString()))
        state_.remember("camera", source);
    Q_EMIT sourcesChanged();
    look();
}

/// It is looked through in another format from now on, also when a match is played.
void SetupModel::chooseFormat(int index)
{
    if (!is_camera())
        return;
    choose_format(state_, chosen_.toStdString(), formats_of(chosen_), index);
    choose(QString(chosen_));
}

void SetupModel::set_game(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    Q_EMIT sourcesChanged();
    if (!chosen_.isEmpty())
        choose(QString(chosen_));
}

// ---- looking ----

void SetupModel::close()
{
    is_shown_ = false;
    told_.clear();
    preview();
    let_go();
}

/// Of what is looked through.
void SetupModel::let_go()
{
    ++opening_;
    backroom_.call_off("source");
    camera_.reset();
    leaving_.see_off(std::move(feed_));
    chosen_.clear();
    status_.clear();
    trouble_.clear();
    walk_says_.clear();
    believe({});
    lens_.reset();
    walk_ = {};
    measures_lens_ = has_picture_ = false;
    if (table_)
        table_->show({});
    Q_EMIT sourcesChanged();
    Q_EMIT changed();
}

void SetupModel::look()
{
    ++opening_;
    camera_.reset();
    leaving_.see_off(std::move(feed_));
    believe({});
    lens_.reset();
    walk_ = {};
    walk_says_.clear();
    recall();
    if (is_camera())
        look_through_camera();
    else
        look_through_address();
}

void SetupModel::look_through_camera()
{
    const auto tell = [this](const camera::QtCamera::News& news) {
        if (!news.sentence.empty())
            status_ = said_here(news.sentence);
        Q_EMIT changed();
    };
    const std::string name = chosen_.toStdString();
    camera_ = std::make_unique<camera::QtCamera>(plugged_in_, name, tell, chosen_format(state_, name));
    auto source = camera_->source();
    const camera::CameraSource* eye = source.get();
    look_through(std::move(source), [eye](const vision::Frame&, cv::Size at_most) { return eye->in_colours(at_most); });
}

/// What waits for a network waits elsewhere.
void SetupModel::look_through_address()
{
    status_ = Local::tr("Opening …");
    Q_EMIT changed();
    backroom_.post("source", [this, address = chosen_.toStdString()](const std::stop_token&) -> Backroom::Then {
        auto source = std::make_shared<Result<vision::Source>>(vision::open_source(address));
        return [this, source] {
            status_.clear();
            if (*source)
                look_through(std::move(**source), {});
            else
                trouble_ = said_here(source->error().sentence);
            Q_EMIT changed();
        };
    });
}

void SetupModel::look_through(vision::Source source, InColours in_colours)
{
    const Game* game = find_game(game_.toStdString());
    std::vector<MatSize> mats;
    for (const Game* one : all_games())
        if (game == nullptr || one == game)
            mats.push_back(one->playmat->size);
    feed_ = std::make_unique<SetupFeed>(SetupFeed::Setup{.source = std::move(source),
                                                         .in_colours = std::move(in_colours),
                                                         .lenses = known_lenses(),
                                                         .mats = mats,
                                                         .game = game,
                                                         .measures_lens = measures_lens_,
                                                         .places = poses_of(places_),
                                                         .codes = codes_ ? codes_() : std::vector<PrintedCode>()},
                                        [this, opening = opening_](SetupShot shot) {
                                            QMetaObject::invokeMethod(
                                                this,
                                                [this, opening, shot = std::move(shot)]() mutable {
                                                    if (opening == opening_)
                                                        show(std::move(shot));
                                                },
                                                Qt::QueuedConnection);
                                        });
    fit();
}

void SetupModel::show(SetupShot shot)
{
    if (shot.step) {
        walk_says_ = said_here(shot.step->sentence);
        walk_ = shot.step->state;
    }
    lens_ = shot.lens;
    believe(shot.checkup);
    if (!shot.shot.trouble.empty() || shot.shot.is_over) {
        trouble_ = said_here(shot.shot.trouble);
        status_ = shot.shot.is_over ? Local::tr("This was its last picture.") : QString();
    } else {
        trouble_.clear();
        has_picture_ = true;
        if (picture_ != shot.shot.size) {
            picture_ = shot.shot.size;
            recall_lens();
        }
        status_ = QStringLiteral("%1 × %2").arg(picture_.width()).arg(picture_.height());
        if (camera_)
            status_ += QStringLiteral(" · ") + Local::tr("%1 a second").arg(qRound(camera_->frames_per_second()));
        if (table_)
            table_->show(std::move(shot.shot));
    }
    Q_EMIT changed();
    Q_EMIT showed();
}

/// One holds for many pictures, and rows made anew for each of them would cost more than the picture.
void SetupModel::believe(std::shared_ptr<const doctor::Checkup> checkup)
{
    if (checkup == checkup_)
        return;
    checkup_ = std::move(checkup);
    Q_EMIT examined();
}

void SetupModel::showOn(QObject* table)
{
    table_ = qobject_cast<TableItem*>(table);
    if (table_)
        connect(table_, &TableItem::resized, this, [this] { fit(); });
    fit();
}

void SetupModel::fit()
{
    if (feed_ && table_ && table_->window() != nullptr)
        feed_->show_at(table_->size_in_pixels(), table_->window()->effectiveDevicePixelRatio() * table_->letters());
}

}  // namespace cardinal::window
