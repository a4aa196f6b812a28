#pragma once

#include "companion/serve/gate.h"
#include "companion/serve/published.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace httplib {
class Server;
struct Request;
struct Response;
}  // namespace httplib

/// Hands what is published to browsers, and tells them at once when something new is. It answers reading requests only
/// and knows nothing of matches.
namespace cardinal::serve {

struct Refusal;

class Server {
public:
    struct Where {
        std::string address = "127.0.0.1";
        int port = 0;  ///< 0: any that is free
    };
    explicit Server(Gate& gate);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// The port it listens on from now on; 0 when that is not possible.
    int open(const Where& where);
    void publish(const Published& published);
    /// What the pages and refusals speak: "de"; empty: as each browser does.
    void speak(const std::string& language);
    void close();
    int listeners() const { return listeners_; }  ///< who is told of news at once

private:
    Gate* gate_;
    std::unique_ptr<httplib::Server> http_;
    std::thread thread_{};
    int socket_ = -1;
    std::mutex mutex_{};
    std::condition_variable news_{};
    std::shared_ptr<const std::string> json_{};
    std::string language_{};
    std::uint64_t version_ = 0, language_version_ = 0;
    bool is_closing_ = false;
    std::atomic<int> listeners_ = 0;

    void add_pages();
    void add_state();
    /// How much of the news a listener knows.
    struct Told {
        std::uint64_t version = 0, language_version = 0;
    };
    std::optional<std::string> next_event(Told& told);
    void stream(const httplib::Request& request, httplib::Response& response);
    bool admit(const httplib::Request& request, httplib::Response& response);
    void refuse_with(const Refusal& refusal, const httplib::Request& request, httplib::Response& response);
};

}  // namespace cardinal::serve
