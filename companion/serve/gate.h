#pragma once

#include <chrono>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

/// Who is let in. Pages of other sites must not read a match through somebody's browser, and who is not at the table
/// needs its code.
namespace cardinal::serve {

/// Six letters that nobody confuses, from the system's randomness.
std::string new_join_code();

/// The addresses that other machines reach this one by; empty without a network.
std::vector<std::string> own_addresses();

class Gate {
public:
    using Clock = std::chrono::steady_clock;
    enum class Answer { welcome, wrong_code, too_many_tries, foreign };

    /// `hosts`: what this machine is called; an empty code lets everybody in who reaches it.
    Gate(std::string code, std::vector<std::string> hosts) : code_(std::move(code)), hosts_(std::move(hosts)) {}

    /// Who asks, as the request says: no origin is none of another site.
    struct Visitor {
        std::string host{};
        std::string origin{};
        std::string code{};
        std::string address{};  ///< whose wrong codes are counted together
    };
    Answer admit(const Visitor& visitor, Clock::time_point now = Clock::now());
    const std::string& code() const { return code_; }

private:
    std::string code_;
    std::vector<std::string> hosts_;
    std::mutex mutex_{};
    struct Try {
        Clock::time_point at{};
        std::string address{}, code{};
    };
    std::deque<Try> wrong_{};  ///< codes that were wrong, within the last minute, each once

    bool is_own(std::string_view host) const;
};

}  // namespace cardinal::serve
