#include "tests/vision/phone.h"

#include <arpa/inet.h>
#include <chrono>
#include <netinet/in.h>
#include <opencv2/imgcodecs.hpp>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace cardinal::vision {
namespace {

constexpr auto between_pictures = std::chrono::milliseconds(20);

bool send_all(int line, const void* bytes, std::size_t count)
{
    const char* at = static_cast<const char*>(bytes);
    while (count > 0) {
        const ssize_t sent = ::send(line, at, count, MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        at += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}
bool send_all(int line, const std::string& text) { return send_all(line, text.data(), text.size()); }

}  // namespace

Phone::Phone(int port) : listening_(::socket(AF_INET, SOCK_STREAM, 0))
{
    const int yes = 1;
    ::setsockopt(listening_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    ::bind(listening_, reinterpret_cast<sockaddr*>(&address), sizeof address);
    ::listen(listening_, 4);
    socklen_t size = sizeof address;
    ::getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    worker_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

Phone::~Phone()
{
    worker_.request_stop();
    worker_.join();
    ::close(listening_);
}

void Phone::serve(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        pollfd waiting{.fd = listening_, .events = POLLIN, .revents = 0};
        if (::poll(&waiting, 1, 20) <= 0)
            continue;
        const int line = ::accept(listening_, nullptr, nullptr);
        char asked[2048];
        if (line >= 0 && ::recv(line, asked, sizeof asked, 0) > 0)
            send_pictures(line, stop);
        ::close(line);
    }
}

void Phone::send_pictures(int line, const std::stop_token& stop)
{
    send_all(line, "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=next\r\n\r\n");
    while (!stop.stop_requested()) {
        std::this_thread::sleep_for(between_pictures);
        if (stalls_) {
            // Whoever went away meanwhile need not be waited for.
            pollfd gone{.fd = line, .events = POLLIN, .revents = 0};
            char nothing = 0;
            if (::poll(&gone, 1, 0) > 0 && ::recv(line, &nothing, 1, 0) <= 0)
                return;
            continue;
        }
        std::vector<uchar> picture;
        cv::imencode(".jpg", cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(sent_ % 200)), picture);
        const std::string head =
            "--next\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(picture.size()) + "\r\n\r\n";
        if (!send_all(line, head) || !send_all(line, picture.data(), picture.size()) || !send_all(line, "\r\n"))
            return;
        ++sent_;
    }
}

}  // namespace cardinal::vision
