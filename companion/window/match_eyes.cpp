// What a match is looked through: cameras, streams and films, one at a time.
#include "companion/window/language.h"
#include "companion/window/match_session.h"
#include "companion/window/setup/chosen_format.h"
#include "companion/window/shown_values.h"
#include "vision/io/sources.h"

#include <mutex>
#include <utility>

namespace cardinal::window {

/// Who looks speaks into it, on a thread of its own, until nobody listens any more.
struct MatchSession::Ear {
    std::mutex mutex{};
    MatchSession* listener = nullptr;

    template <class Deed>
    void tell(Deed deed)
    {
        const std::scoped_lock lock(mutex);
        if (listener != nullptr)
            deed(*listener);
    }
    void close()
    {
        const std::scoped_lock lock(mutex);
        listener = nullptr;
    }
};

void MatchSession::open_source()
{
    if (setup_.source) {
        source_.opened(text_of(setup_.source->name()));
        look_through(std::move(setup_.source), {});
        return;
    }
    if (!setup_.looks_for_cameras)
        return;
    if (!setup_.camera.empty())
        open_camera(setup_.camera);
    else
        open_as_last_time();
}

/// A camera that is not plugged in today is not waited for.
void MatchSession::open_as_last_time()
{
    const std::string wanted = state_.text("camera").toStdString();
    if (wanted.empty())
        return;
    if (addresses().contains(text_of(wanted))) {
        open_address(wanted);
        return;
    }
    const auto open_it = [this, wanted] {
        // A match that was left meanwhile has no desk any more.
        if (desk_ && !source_.has_source() && cameras_.find(wanted) != nullptr)
            open_camera(wanted);
    };
    connect(&cameras_, &camera::Cameras::looked, this, open_it, Qt::SingleShotConnection);
    cameras_.look();
}

/// What set-up was given to look at: streams, and films.
QStringList MatchSession::addresses() const
{
    return state_.text("sources").split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void MatchSession::open(const std::string& name)
{
    if (addresses().contains(text_of(name)))
        open_address(name);
    else
        open_camera(name);
}

/// A stream is looked at in the next match, too; a film is over some time.
void MatchSession::open_address(const std::string& address)
{
    close_source();
    address_ = address;
    if (vision::is_device(address))
        state_.remember("camera", text_of(address));
    source_.opened(text_of(address));
    source_.goes(Local::tr("Opening …"), false);
    // What waits for a network waits elsewhere.
    opening_->post("source", [this, address](const std::stop_token&) -> Backroom::Then {
        auto source = std::make_shared<Result<vision::Source>>(vision::open_source(address));
        return [this, source] {
            if (*source)
                look_through(std::move(**source), {});
            else
                source_.goes(said_here(source->error().sentence), true);
        };
    });
}

void MatchSession::open_camera(const std::string& description)
{
    close_source();
    state_.remember("camera", text_of(description));
    source_.opened(text_of(description));
    camera_ = std::make_unique<camera::QtCamera>(
        cameras_, description, [this](const camera::QtCamera::News& news) { tell_of(news); },
        chosen_format(state_, description));
    auto source = camera_->source();
    const camera::CameraSource* eye = source.get();
    look_through(
        std::move(source), [eye](const vision::Frame&, cv::Size at_most) { return eye->in_colours(at_most); },
        description);
}

void MatchSession::rest_eyes()
{
    // What is still looked for is not opened now, but afterwards.
    if (!source_.has_source() && disconnect(&cameras_, &camera::Cameras::looked, this, nullptr))
        resting_ = state_.text("camera").toStdString();
    if (!camera_ && !vision::is_device(address_))
        return;
    resting_ = camera_ ? camera_->description() : address_;
    close_source();
    source_.goes(Local::tr("rests while it is set up"), false);
}

void MatchSession::wake_eyes()
{
    if (const std::string camera = std::exchange(resting_, {}); !camera.empty() && !looks())
        open(camera);
}

/// The camera before the feed: whoever waits for its frames goes on then.
void MatchSession::close_source()
{
    opening_->call_off("source");
    address_.clear();
    if (const std::shared_ptr<Ear> ear = std::exchange(ear_, nullptr))
        ear->close();
    camera_.reset();
    leaving_.see_off(std::move(feed_));
}

void MatchSession::look_through(vision::Source source, InColours in_colours, const std::string& camera)
{
    const std::vector<calibration::Lens> lenses =
        setup_.lenses ? setup_.lenses(camera, source->name()) : std::vector<calibration::Lens>();
    TableFeed::Setup setup{.source = std::move(source),
                           .in_colours = std::move(in_colours),
                           .codes = setup_.codes,
                           .mat = game_.playmat->size,
                           .lenses = lenses,
                           .name_of =
                               [&game = game_, library = library_](const PrintedCode& code) {
                                   const std::uint16_t facts = match::facts_of(game, *library, code);
                                   return facts < library->cards.size() ? library->cards[facts].name : std::string();
                               },
                           .value_of = [&game = game_](MarkerId marker) { return match::value_of(game, marker); },
                           .side_at = [&game = game_](cv::Point2d mm) { return side_at(*game.playmat, mm.x, mm.y); },
                           .keeps_pace = setup_.keeps_pace};
    ear_ = std::make_shared<Ear>();
    ear_->listener = this;
    feed_ = std::make_unique<TableFeed>(
        std::move(setup),
        [ear = ear_](Shot shot) {
            ear->tell([&](MatchSession& session) {
                session.later([&session, ear, shot = std::move(shot)]() mutable {
                    if (ear == session.ear_)
                        session.show(std::move(shot));
                });
            });
        },
        [ear = ear_](std::optional<match::Lying> lying, double time_ms, match::CutOut cut_out, match::Sayings said) {
            ear->tell([&](MatchSession& session) {
                if (lying)
                    session.desk_->see(std::move(*lying), time_ms, std::move(cut_out));
                if (!said.empty())
                    session.desk_->post(
                        [said = std::move(said)](match::LiveMatch&) { return match::Told{.said = said}; });
            });
        });
    feed_->show_from_above(is_from_above_);
    fit_feed();
}

}  // namespace cardinal::window
