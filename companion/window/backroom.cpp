#include "companion/window/backroom.h"

#include <algorithm>
#include <utility>

namespace cardinal::window {

Backroom::Backroom() : thread_([this](const std::stop_token& stop) { work(stop); }) {}

Backroom::~Backroom()
{
    {
        const std::scoped_lock lock(mutex_);
        jobs_.clear();
        running_.stop.request_stop();
    }
    thread_.request_stop();
    thread_.join();
}

void Backroom::post(const std::string& name, Work work)
{
    {
        const std::scoped_lock lock(mutex_);
        call_off_locked(name);
        jobs_.push_back({.name = name, .work = std::move(work)});
    }
    come_.notify_one();
}

void Backroom::call_off(const std::string& name)
{
    const std::scoped_lock lock(mutex_);
    call_off_locked(name);
}

void Backroom::call_off_locked(const std::string& name)
{
    std::erase_if(jobs_, [&](const Job& job) { return job.name == name; });
    if (running_.name == name)
        running_.stop.request_stop();
}

void Backroom::work(const std::stop_token& stop)
{
    std::unique_lock lock(mutex_);
    while (come_.wait(lock, stop, [this] { return !jobs_.empty(); })) {
        running_ = std::move(jobs_.front());
        jobs_.pop_front();
        const Work doing = std::move(running_.work);
        const std::stop_token its_own = running_.stop.get_token();
        lock.unlock();
        if (Then then = doing(its_own))
            tell(its_own, std::move(then));
        lock.lock();
    }
}

void Backroom::tell(const std::stop_token& its_own, Then then)
{
    QMetaObject::invokeMethod(
        &here_,
        [then = std::move(then), its_own] {
            if (!its_own.stop_requested())
                then();
        },
        Qt::QueuedConnection);
}

}  // namespace cardinal::window
