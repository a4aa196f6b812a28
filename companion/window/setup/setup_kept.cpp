// What is kept of a camera and of where it stands: found again when the same camera is looked through, and forgotten.
#include "companion/profiles/profiles.h"
#include "companion/window/language.h"
#include "companion/window/setup/setup_model.h"
#include "companion/window/shown_values.h"

#include <algorithm>

namespace cardinal::window {

/// What was kept of the camera that is looked through.
void SetupModel::recall()
{
    places_.clear();
    if (!data_.empty())
        places_ = profiles::Profiles(data_).places();
    std::erase_if(places_, [this](const profiles::PlaceProfile& one) {
        return one.camera != called() || one.game != game_.toStdString();
    });
    recall_lens();
}

void SetupModel::recall_lens()
{
    known_lens_ = std::optional<profiles::LensProfile>();
    if (!data_.empty() && !picture_.isEmpty() && !chosen_.isEmpty())
        known_lens_ = profiles::Profiles(data_).lens(called(), {picture_.width(), picture_.height()});
}

QStringList SetupModel::walk_missing() const { return texts_of(walk_.missing); }

void SetupModel::measureLens(bool measures)
{
    if (chosen_.isEmpty() || measures == measures_lens_)
        return;
    measures_lens_ = measures;
    told_.clear();
    look();
    Q_EMIT changed();
}

std::string SetupModel::called() const
{
    return is_camera() ? chosen_.toStdString() : profiles::camera_of(chosen_.toStdString());
}

std::vector<calibration::Lens> SetupModel::known_lenses() const
{
    return data_.empty() ? std::vector<calibration::Lens>() : profiles::lenses_of(profiles::Profiles(data_), called());
}

void SetupModel::keepLens()
{
    if (!can_keep_lens() || data_.empty())
        return;
    const auto used = std::ranges::count_if(lens_->view_errors_px, [](double error) { return error >= 0; });
    const auto kept = profiles::Profiles(data_).keep(profiles::LensProfile{.camera = called(),
                                                                           .lens = lens_->lens,
                                                                           .spread = lens_->spread,
                                                                           .foretold_px = lens_->foretold_px,
                                                                           .why = lens_->why,
                                                                           .views = static_cast<int>(used),
                                                                           .measured_on = profiles::today()});
    const QString told =
        kept ? Local::tr("The lens is kept for this camera and size of pictures.") : text_of(kept.error().sentence);
    measureLens(false);
    told_ = told;
    Q_EMIT changed();
}

bool SetupModel::is_lens_measured() const { return known_lens_ && known_lens_->has_value(); }

QString SetupModel::lens() const
{
    if (!known_lens_)
        return text_of(known_lens_.error().sentence);
    if (!*known_lens_)
        return Local::tr("Its lens was not measured: it is taken to be what most webcams are like.");
    const profiles::LensProfile& lens = **known_lens_;
    return Local::tr("Its lens was measured on %1 from %2 views, to %3 px.")
        .arg(day(lens.measured_on))
        .arg(lens.views)
        .arg(decimal(lens.foretold_px, 2));
}

/// What is looked through was opened with it, so it is opened anew.
void SetupModel::forgetLens()
{
    if (!is_lens_measured())
        return;
    profiles::Profiles(data_).forget(**known_lens_);
    look();
    told_ = Local::tr("The lens is forgotten.");
    Q_EMIT changed();
}

// ---- the place ----

/// Of several the one that is most like what is seen; while no mat is seen, the one that was seen last.
const profiles::PlaceProfile* SetupModel::known_place() const
{
    if (places_.empty())
        return nullptr;
    const auto seen_before = [](const profiles::PlaceProfile& one, const profiles::PlaceProfile& other) {
        return one.seen_on < other.seen_on;
    };
    if (!has_table())
        return &*std::ranges::max_element(places_, seen_before);
    const calibration::TablePose& now = checkup_->table->pose;
    const auto moved = [&](const profiles::PlaceProfile& one) {
        return one.pose.lens.picture == now.lens.picture ? moved_mm(one.pose, now) : 1e9;
    };
    return &*std::ranges::min_element(places_, {}, moved);
}

QVariantMap SetupModel::place() const
{
    const profiles::PlaceProfile* known = known_place();
    if (known == nullptr)
        return {};
    bool is_as_before = false, has_moved = false;
    QString says =
        Local::tr("The mat is not found. The dashed line shows where it lay on %1.").arg(day(known->seen_on));
    if (has_table() && known->pose.lens.picture != checkup_->table->pose.lens.picture) {
        says = Local::tr("It was kept on %1, with pictures of another size.").arg(day(known->seen_on));
    } else if (has_table()) {
        const calibration::TablePose& now = checkup_->table->pose;
        is_as_before = stands_as(known->pose, now);
        has_moved = !is_as_before;
        says = is_as_before ? Local::tr("Camera and mat stand as they did on %1.").arg(day(known->seen_on))
                            : Local::tr("Camera or mat moved by %1 mm since %2.")
                                  .arg(qRound(moved_mm(known->pose, now)))
                                  .arg(day(known->seen_on));
    }
    return {{"name", text_of(known->place)}, {"says", says}, {"isAsBefore", is_as_before}, {"hasMoved", has_moved}};
}

void SetupModel::keepPlace(const QString& name)
{
    if (!has_table() || name.trimmed().isEmpty() || data_.empty())
        return;
    const auto kept = profiles::Profiles(data_).keep(profiles::PlaceProfile{.place = name.trimmed().toStdString(),
                                                                            .camera = called(),
                                                                            .game = game_.toStdString(),
                                                                            .pose = checkup_->table->pose,
                                                                            .seen_on = profiles::today()});
    told_ = kept ? Local::tr("How camera and mat stand is kept as “%1”.").arg(name.trimmed())
                 : text_of(kept.error().sentence);
    recall();
    Q_EMIT changed();
}

void SetupModel::forgetPlace()
{
    const profiles::PlaceProfile* known = known_place();
    if (known == nullptr)
        return;
    const QString name = text_of(known->place);
    profiles::Profiles(data_).forget(*known);
    recall();
    told_ = Local::tr("“%1” is forgotten.").arg(name);
    Q_EMIT changed();
}

}  // namespace cardinal::window
