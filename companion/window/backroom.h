#pragma once

#include <QObject>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace cardinal::window {

/// A thread for whatever takes longer than a blink. What is to be done with what came of it is done on the main thread,
/// unless it was called off meanwhile.
class Backroom {
public:
    using Then = std::function<void()>;
    using Work = std::function<Then(const std::stop_token&)>;

    Backroom();
    ~Backroom();  ///< what runs is asked to stop and waited for, the rest is forgotten
    Backroom(const Backroom&) = delete;
    Backroom& operator=(const Backroom&) = delete;

    /// One after another. Work of the same name that was posted before is called off, wherever it is by now.
    void post(const std::string& name, Work work);
    void call_off(const std::string& name);
    /// Of work that goes on, on the main thread, unless it was called off: how far it is.
    void tell(const std::stop_token& its_own, Then then);

private:
    struct Job {
        std::string name{};
        Work work{};
        std::stop_source stop{};
    };
    QObject here_{};  ///< lives on the main thread
    std::mutex mutex_{};
    std::condition_variable_any come_{};
    std::deque<Job> jobs_{};
    Job running_{};
    std::jthread thread_;

    void work(const std::stop_token& stop);
    void call_off_locked(const std::string& name);
};

}  // namespace cardinal::window
