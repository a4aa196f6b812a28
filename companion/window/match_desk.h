#pragma once

#include "companion/window/match_view.h"
#include "vision/latest.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace cardinal::window {

/// The one who keeps a match: a thread of its own that takes what eyes see and what people do, one after another, and
/// hands out what there is to show. Nobody who calls it ever waits for it.
class MatchDesk {
public:
    using Deed = std::function<match::Told(match::LiveMatch&)>;
    /// Called on the desk's thread, which is the only one that may touch the match.
    using Publish = std::function<void(std::shared_ptr<const MatchView>, const match::LiveMatch&)>;

    MatchDesk(Referee referee, match::MatchBook book, std::vector<match::Member> registered, Publish publish);
    ~MatchDesk();  ///< what was asked for is still done and stored
    MatchDesk(const MatchDesk&) = delete;
    MatchDesk& operator=(const MatchDesk&) = delete;

    void post(Deed deed);
    /// What lies on the table now, and how to cut cards out of its picture; what was not looked at yet is forgotten for
    /// it.
    void see(match::Lying lying, double time_ms, match::CutOut cut_out = {});
    /// What people want to know more of.
    void look_into(Inquiry inquiry);
    /// Whether they want to be told what may be done.
    void give_hints(bool wished);

private:
    struct Look {
        match::Lying lying{};
        double time_ms = 0;
        match::CutOut cut_out{};
    };
    std::vector<match::Member> registered_;
    match::LiveMatch match_;
    MatchTeller teller_{};
    Publish publish_;
    std::mutex mutex_{};
    std::condition_variable_any come_{};
    std::deque<Deed> deeds_{};
    std::optional<Look> look_{};
    std::optional<Inquiry> inquiry_{};
    std::optional<bool> hints_{};
    std::map<int, CardId> shown_cards_{};
    std::jthread thread_;

    void work(const std::stop_token& stop);
    void publish(const match::Told& told);
    void look_at(Look look);
};

}  // namespace cardinal::window
