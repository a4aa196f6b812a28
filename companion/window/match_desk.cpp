#include "companion/window/match_desk.h"

#include <utility>

namespace cardinal::window {

MatchDesk::MatchDesk(Referee referee, match::MatchBook book, std::vector<match::Member> registered, Publish publish)
    : registered_(std::move(registered)),
      match_(std::move(referee), std::move(book), registered_),
      publish_(std::move(publish)),
      thread_([this](const std::stop_token& stop) { work(stop); })
{}

MatchDesk::~MatchDesk()
{
    thread_.request_stop();
    thread_.join();
}

void MatchDesk::post(Deed deed)
{
    {
        const std::scoped_lock lock(mutex_);
        deeds_.push_back(std::move(deed));
    }
    come_.notify_one();
}

void MatchDesk::see(match::Lying lying, double time_ms, match::CutOut cut_out)
{
    {
        const std::scoped_lock lock(mutex_);
        look_ = Look{std::move(lying), time_ms, std::move(cut_out)};
    }
    come_.notify_one();
}

void MatchDesk::look_into(Inquiry inquiry)
{
    {
        const std::scoped_lock lock(mutex_);
        inquiry_ = std::move(inquiry);
    }
    come_.notify_one();
}

void MatchDesk::give_hints(bool wished)
{
    {
        const std::scoped_lock lock(mutex_);
        hints_ = wished;
    }
    come_.notify_one();
}

void MatchDesk::work(const std::stop_token& stop)
{
    publish(match_.begin());
    std::unique_lock lock(mutex_);
    // What people asked for before they left is done; what only an eye saw is not waited for.
    while (come_.wait(lock, stop, [this] { return look_ || inquiry_ || hints_ || !deeds_.empty(); }) ||
           !deeds_.empty()) {
        std::deque<Deed> deeds = std::exchange(deeds_, {});
        std::optional<Look> look = std::exchange(look_, std::nullopt);
        std::optional<Inquiry> inquiry = std::exchange(inquiry_, std::nullopt);
        const std::optional<bool> hints = std::exchange(hints_, std::nullopt);
        if (deeds.empty() && stop.stop_requested())
            break;
        lock.unlock();
        for (const Deed& deed : deeds)
            publish(deed(match_));
        if (look)
            look_at(std::move(*look));
        if (inquiry)
            teller_.look_into(std::move(*inquiry));
        if (hints)
            teller_.give_hints(*hints);
        if (inquiry || hints)
            publish({});
        lock.lock();
    }
    lock.unlock();
    publish(match_.end());
}

void MatchDesk::look_at(Look look)
{
    const match::Told told = match_.see(look.lying, look.time_ms, std::move(look.cut_out));
    teller_.whereabouts().note(look.lying, match_.cards_by_track());
    if (told.has_news || !told.said.empty() || match_.cards_by_track() != shown_cards_)
        publish(told);
}

void MatchDesk::publish(const match::Told& told)
{
    shown_cards_ = match_.cards_by_track();
    if (publish_)
        publish_(std::make_shared<const MatchView>(teller_.view(match_, told)), match_);
}

}  // namespace cardinal::window
