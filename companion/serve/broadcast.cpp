#include "companion/serve/broadcast.h"

#include "companion/serve/field_files.h"
#include "companion/serve/follower.h"
#include "companion/serve/gate.h"
#include "companion/serve/server.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <unistd.h>
#include <utility>

namespace cardinal::serve {
namespace {

constexpr std::chrono::milliseconds between_looks{150};  // a person takes that for at once

std::string host_name()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

}  // namespace

std::vector<std::string> hosts_of(bool is_for_network, const std::vector<std::string>& addresses)
{
    std::vector<std::string> hosts{"localhost", "127.0.0.1", "[::1]"};
    if (is_for_network) {
        hosts.insert(hosts.end(), addresses.begin(), addresses.end());
        if (const std::string name = host_name(); !name.empty())
            hosts.insert(hosts.end(), {name, name + ".local"});
    }
    return hosts;
}

struct Broadcast::Parts {
    Parts(const Wish& wish, carddb::Database opened, const std::vector<std::string>& addresses)
        : database(std::move(opened)),
          gate(wish.is_for_network ? new_join_code() : "", hosts_of(wish.is_for_network, addresses)),
          server(gate),
          follower(database, wish.match, wish.delay)
    {
        if (!wish.language.empty())
            server.speak(wish.language);
        if (!wish.files.empty())
            files.emplace(wish.files);
    }
    carddb::Database database;
    Gate gate;
    Server server;
    Follower follower;
    std::optional<FieldFiles> files{};
};

Broadcast::Broadcast(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Broadcast::~Broadcast()
{
    if (thread_.joinable()) {
        thread_.request_stop();
        thread_.join();
    }
}

Result<std::unique_ptr<Broadcast>> Broadcast::begin(const Wish& wish, carddb::Database database, Note note)
{
    const std::vector<std::string> addresses = own_addresses();
    if (wish.is_for_network && addresses.empty())
        return Failure{{"This computer is in no network, so the pages can only be for this computer alone."}};
    std::unique_ptr<Broadcast> broadcast(new Broadcast(std::make_unique<Parts>(wish, std::move(database), addresses)));
    Server& server = broadcast->parts_->server;
    const std::string listens_at = wish.is_for_network ? "0.0.0.0" : "127.0.0.1";
    int port = server.open({.address = listens_at, .port = wish.port});
    if (port == 0 && wish.may_be_another_port)
        port = server.open({.address = listens_at});
    if (port == 0)
        return Failure{{"Port " + std::to_string(wish.port) + " is in use. Is Cardinal serving already?"}};
    const std::string& code = broadcast->parts_->gate.code();
    const std::string root =
        "http://" + (wish.is_for_network ? addresses.front() : "localhost") + ":" + std::to_string(port) + "/";
    const std::string with_code = code.empty() ? "" : "?code=" + code;
    broadcast->address_ = {.page = root + with_code, .stream = root + "stream" + with_code, .code = code};
    broadcast->thread_ = std::jthread(
        [&self = *broadcast, note = std::move(note)](const std::stop_token& stop) { self.follow(stop, note); });
    return broadcast;
}

/// What cannot be read or written now may be in a moment.
void Broadcast::follow(const std::stop_token& stop, const Note& note)
{
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::string last_fault;
    while (!stop.stop_requested()) {
        const auto news = parts_->follower.look();
        std::string fault = news ? "" : news.error().sentence;
        if (news && *news) {
            parts_->server.publish(**news);
            if (parts_->files)
                if (const auto done = parts_->files->write(**news); !done)
                    fault = done.error().sentence;
        }
        if (fault != last_fault && !fault.empty() && note)
            note(fault);
        last_fault = std::move(fault);
        std::unique_lock lock(mutex);
        stopped.wait_for(lock, stop, between_looks, [] { return false; });
    }
}

void Broadcast::speak(const std::string& language) { parts_->server.speak(language); }

int Broadcast::watchers() const { return parts_->server.listeners(); }

}  // namespace cardinal::serve
