#pragma once

#include <atomic>
#include <opencv2/core.hpp>
#include <string>
#include <thread>

namespace cardinal::vision {

/// A phone as a camera: serves pictures over HTTP on this machine, one after the other, as phones' programs do.
class Phone {
public:
    explicit Phone(int port = 0);
    ~Phone();
    Phone(const Phone&) = delete;
    Phone& operator=(const Phone&) = delete;

    int port() const { return port_; }
    std::string address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/video"; }
    /// From now on nothing is sent, though the line stays open.
    void stall(bool stalls) { stalls_ = stalls; }
    int sent() const { return sent_; }

private:
    int listening_ = -1, port_ = 0;
    std::atomic<bool> stalls_{false};
    std::atomic<int> sent_{0};
    std::jthread worker_{};

    void serve(const std::stop_token& stop);
    void send_pictures(int line, const std::stop_token& stop);
};

}  // namespace cardinal::vision
