#include "companion/serve/server.h"

#include "companion/serve/assets.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <httplib.h>
#include <sys/socket.h>
#include <utility>

namespace cardinal::serve {

/// What is said to who is not let in.
struct Refusal {
    int status = 403;
    std::string_view english{}, german{};
};

namespace {

constexpr int most_listeners = 128;   ///< each holds a thread that sleeps
constexpr int threads_for_pages = 8;  ///< beside those
constexpr std::size_t most_sent_to_us = 1024, most_lines_sent_to_us = 100;
constexpr int patience_s = 5;  ///< with who sends or takes nothing
constexpr std::chrono::seconds heartbeat{10};
constexpr const char* cookie_name = "cardinal=";

/// The code as the address has it, in letters of any size, else as the browser keeps it.
std::string code_in(const httplib::Request& request)
{
    if (request.has_param("code")) {
        std::string code = request.get_param_value("code");
        std::erase(code, ' ');
        std::ranges::transform(code, code.begin(),
                               [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
        return code;
    }
    const std::string cookies = request.get_header_value("Cookie");
    const std::size_t at = cookies.find(cookie_name);
    if (at == std::string::npos)
        return "";
    const std::size_t begin = at + std::string_view(cookie_name).size();
    return cookies.substr(begin, cookies.find(';', begin) - begin);
}

void refuse(httplib::Response& response, int status, std::string_view sentence)
{
    response.status = status;
    response.set_content(std::string(sentence) + "\n", "text/plain; charset=utf-8");
}

constexpr Refusal takes_nothing{400, "This shows a match; it takes nothing.",
                                "Hier wird eine Partie gezeigt und nichts angenommen."};
constexpr Refusal foreign{403, "This match is not shown to other sites.",
                          "Diese Partie wird anderen Seiten nicht gezeigt."};
constexpr Refusal wrong_code{403, "Please open the address with the code that Cardinal shows at the table.",
                             "Bitte die Adresse mit dem Code öffnen, den Cardinal am Tisch zeigt."};
constexpr Refusal too_many_tries{429, "Too many wrong codes. Please wait a minute and try again.",
                                 "Zu viele falsche Codes. Bitte eine Minute warten und noch einmal versuchen."};
constexpr Refusal too_many_watch{503, "Too many are watching already.", "Es sehen schon zu viele zu."};

/// A question for a page has no body and a few lines. Whoever sends more means mischief: some versions of the library
/// answer it all the same, others do not.
bool brings_something(const httplib::Request& request)
{
    if (request.headers.size() > most_lines_sent_to_us)
        return true;
    const std::string length = request.get_header_value("Content-Length");
    return (!length.empty() && length != "0") || request.has_header("Transfer-Encoding");
}

/// Shown instead of the pages to who comes without the code; it has its looks from what is no secret.
constexpr std::string_view page_that_asks = "/code", looks = "/look.css";

/// Who tried no code yet is not told that it was wrong.
std::string asking_page(std::string_view page, bool was_tried)
{
    constexpr std::string_view door = "class=\"door";
    std::string text(page);
    if (!was_tried)
        text.insert(text.find(door) + door.size(), " first");
    return text;
}

const Asset* asset_at(std::string_view path)
{
    const auto found = std::ranges::find(assets(), path, &Asset::path);
    return found != assets().end() ? &*found : nullptr;
}

bool is_page(std::string_view path)
{
    const Asset* asset = asset_at(path);
    return asset != nullptr && asset->type.starts_with("text/html");
}

void be_careful(httplib::Response& response)
{
    response.set_header("Content-Security-Policy", "default-src 'self'; frame-ancestors 'self'");
    response.set_header("X-Content-Type-Options", "nosniff");
    response.set_header("Referrer-Policy", "no-referrer");
    response.set_header("Cache-Control", "no-store");
    response.set_header("Cross-Origin-Resource-Policy", "same-origin");
}

}  // namespace

Server::Server(Gate& gate) : gate_(&gate), http_(std::make_unique<httplib::Server>())
{
    http_->new_task_queue = [] { return new httplib::ThreadPool(most_listeners + threads_for_pages); };
    http_->set_payload_max_length(most_sent_to_us);
    http_->set_read_timeout(patience_s);
    http_->set_write_timeout(patience_s);
    http_->set_keep_alive_timeout(patience_s);
    http_->set_tcp_nodelay(true);
    // The library's own choice would share a port with another server, and let five callers wait.
    http_->set_socket_options([this](socket_t socket) {
        const int yes = 1;
        ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        socket_ = socket;
    });
    http_->set_exception_handler([](const auto&, auto& response, auto) { refuse(response, 500, "That went wrong."); });
    publish(nothing_to_publish());
    add_pages();
    add_state();
}

Server::~Server() { close(); }

int Server::open(const Where& where)
{
    int port = where.port;
    if (port == 0)
        port = http_->bind_to_any_port(where.address);
    else if (!http_->bind_to_port(where.address, port))
        port = 0;
    if (port <= 0 || ::listen(socket_, most_listeners) != 0)
        return 0;
    thread_ = std::thread([this] { http_->listen_after_bind(); });
    while (!http_->is_running())  // what comes before waits in the system's queue; but only what runs can be stopped
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return port;
}

void Server::close()
{
    {
        const std::lock_guard lock(mutex_);
        is_closing_ = true;
    }
    news_.notify_all();
    // Who is told of news hears the last of them, unless they take nothing.
    for (int wait = 0; wait < 100 && listeners_ > 0; ++wait)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    http_->stop();
    if (thread_.joinable())
        thread_.join();
}

void Server::publish(const Published& published)
{
    {
        const std::lock_guard lock(mutex_);
        if (json_ && *json_ == published.json())
            return;
        json_ = std::make_shared<const std::string>(published.json());
        ++version_;
    }
    news_.notify_all();
}

void Server::speak(const std::string& language)
{
    {
        const std::lock_guard lock(mutex_);
        language_ = language;
        ++language_version_;
    }
    news_.notify_all();
}

void Server::refuse_with(const Refusal& refusal, const httplib::Request& request, httplib::Response& response)
{
    const std::lock_guard lock(mutex_);
    const std::string wished = language_.empty() ? request.get_header_value("Accept-Language") : language_;
    refuse(response, refusal.status, wished.starts_with("de") ? refusal.german : refusal.english);
}

bool Server::admit(const httplib::Request& request, httplib::Response& response)
{
    be_careful(response);
    if (brings_something(request)) {
        refuse_with(takes_nothing, request, response);
        return false;
    }
    switch (gate_->admit({.host = request.get_header_value("Host"),
                          .origin = request.get_header_value("Origin"),
                          .code = code_in(request),
                          .address = request.remote_addr})) {
    case Gate::Answer::welcome: return true;
    case Gate::Answer::foreign: refuse_with(foreign, request, response); return false;
    case Gate::Answer::too_many_tries: refuse_with(too_many_tries, request, response); return false;
    case Gate::Answer::wrong_code: refuse_with(wrong_code, request, response); break;
    }
    if (is_page(request.path)) {
        const Asset& asks = *asset_at(page_that_asks);
        response.set_content(asking_page(asks.text, request.has_param("code")), std::string(asks.type));
    } else if (request.path == looks) {
        response.status = 200;
        response.set_content(std::string(asset_at(looks)->text), std::string(asset_at(looks)->type));
    }
    return false;
}

void Server::add_pages()
{
    for (const Asset& asset : assets())
        if (asset.path != page_that_asks)
            http_->Get(std::string(asset.path), [this, &asset](const httplib::Request& request,
                                                               httplib::Response& response) {
                if (!admit(request, response))
                    return;
                if (request.has_param("code"))  // kept by the browser, so that no address with the code is passed on
                    response.set_header("Set-Cookie",
                                        cookie_name + gate_->code() + "; HttpOnly; SameSite=Strict; Path=/");
                response.set_content(asset.text.data(), asset.text.size(), std::string(asset.type));
            });
}

void Server::add_state()
{
    http_->Get("/state.json", [this](const httplib::Request& request, httplib::Response& response) {
        if (!admit(request, response))
            return;
        const std::lock_guard lock(mutex_);
        response.set_content(*json_, "application/json");
    });
    http_->Get("/events", [this](const httplib::Request& request, httplib::Response& response) {
        if (admit(request, response))
            stream(request, response);
    });
}

/// What a listener is told next: what is new since it was told last; a heartbeat, which finds out who left; nothing
/// when all is over.
std::optional<std::string> Server::next_event(Told& told)
{
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, heartbeat, [&] {
        return is_closing_ || version_ != told.version || language_version_ != told.language_version;
    });
    std::string event;
    if (language_version_ != std::exchange(told.language_version, language_version_))
        event += "event: language\ndata: " + language_ + "\n\n";
    if (version_ != std::exchange(told.version, version_))
        event += "data: " + *json_ + "\n\n";
    if (event.empty() && is_closing_)
        return {};
    return event.empty() ? ":\n\n" : event;
}

void Server::stream(const httplib::Request& request, httplib::Response& response)
{
    if (++listeners_ > most_listeners) {
        --listeners_;
        return refuse_with(too_many_watch, request, response);
    }
    response.set_chunked_content_provider(
        "text/event-stream",
        [this, told = std::make_shared<Told>()](std::size_t, httplib::DataSink& sink) {
            const auto event = next_event(*told);
            return event && sink.write(event->data(), event->size());
        },
        [this](bool) { --listeners_; });
}

}  // namespace cardinal::serve
