#pragma once

#include "carddb/database.h"
#include "companion/serve/delay.h"
#include "companion/serve/published.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>

/// Second screens as a whole: a match is followed, published, and handed to whoever is let in.
namespace cardinal::serve {

/// What this machine is asked as by browsers; with the local network also what that calls it.
std::vector<std::string> hosts_of(bool is_for_network, const std::vector<std::string>& addresses);

class Broadcast {
public:
    struct Wish {
        bool is_for_network = false;  ///< false: this computer alone
        int port = 8765;
        bool may_be_another_port = false;  ///< where that one is taken
        std::int64_t match = 0;            ///< 0: whichever was played last
        Delay delay{};
        std::string language{};         ///< what the pages speak: "de"; empty: as each browser does
        std::filesystem::path files{};  ///< where state.json and the fields are kept; empty: nowhere
    };
    struct Address {
        std::string page{};    ///< for phones and spectators, with the code
        std::string stream{};  ///< for stream programs, with the code
        std::string code{};    ///< empty where everybody is let in
    };
    /// On a thread of its own; a sentence whenever something cannot be read or written, once.
    using Note = std::function<void(const std::string& sentence)>;

    /// Fails where there is no network or the port is taken.
    static Result<std::unique_ptr<Broadcast>> begin(const Wish& wish, carddb::Database database, Note note);
    ~Broadcast();
    Broadcast(const Broadcast&) = delete;
    Broadcast& operator=(const Broadcast&) = delete;

    const Address& address() const { return address_; }
    /// From now on the pages speak this.
    void speak(const std::string& language);
    /// How many screens are told of news now.
    int watchers() const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
    Address address_{};
    std::jthread thread_{};

    explicit Broadcast(std::unique_ptr<Parts> parts);
    void follow(const std::stop_token& stop, const Note& note);
};

}  // namespace cardinal::serve
