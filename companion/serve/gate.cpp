#include "companion/serve/gate.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <random>

namespace cardinal::serve {
namespace {

constexpr std::string_view letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
constexpr std::size_t code_length = 6;
constexpr int most_wrong = 20;             ///< in a minute, from one address; then even the right one has to wait
constexpr std::size_t most_tries = 10000;  ///< that are remembered
constexpr std::chrono::minutes while_counted{1};

/// "host:80" without its port; "[::1]:80", too.
std::string_view without_port(std::string_view host)
{
    if (host.starts_with('['))
        return host.substr(0, host.find(']') + 1);
    return host.substr(0, host.find(':'));
}

/// As long for a code that is nearly right as for any other.
bool is_same(std::string_view one, std::string_view other)
{
    unsigned difference = one.size() == other.size() ? 0U : 1U;
    for (std::size_t at = 0; at < std::min(one.size(), other.size()); ++at)
        difference |=
            static_cast<unsigned>(static_cast<unsigned char>(one[at]) ^ static_cast<unsigned char>(other[at]));
    return difference == 0;
}

}  // namespace

std::string new_join_code()
{
    std::random_device system;
    std::uniform_int_distribution<std::size_t> any(0, letters.size() - 1);
    std::string code;
    while (code.size() < code_length)
        code += letters[any(system)];
    return code;
}

std::vector<std::string> own_addresses()
{
    ifaddrs* list = nullptr;
    if (::getifaddrs(&list) != 0)
        return {};
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> held(list, ::freeifaddrs);
    std::vector<std::string> addresses;
    for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
        const bool is_up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
        if (!is_up || one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET)
            continue;
        std::array<char, INET_ADDRSTRLEN> text{};
        const void* address = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;  // how POSIX hands it out
        if (::inet_ntop(AF_INET, address, text.data(), text.size()) != nullptr)
            addresses.emplace_back(text.data());
    }
    return addresses;
}

bool Gate::is_own(std::string_view host) const { return std::ranges::find(hosts_, without_port(host)) != hosts_.end(); }

Gate::Answer Gate::admit(const Visitor& visitor, Clock::time_point now)
{
    if (!is_own(visitor.host))
        return Answer::foreign;
    if (!visitor.origin.empty() && visitor.origin != "http://" + visitor.host)
        return Answer::foreign;
    if (code_.empty())
        return Answer::welcome;
    const std::lock_guard lock(mutex_);
    while (!wrong_.empty() && (now - wrong_.front().at > while_counted || wrong_.size() > most_tries))
        wrong_.pop_front();
    if (std::ranges::count(wrong_, visitor.address, &Try::address) >= most_wrong)
        return Answer::too_many_tries;
    if (is_same(visitor.code, code_))
        return Answer::welcome;
    // A page that is still open with yesterday's code asks with it again and again, and guesses nothing.
    const bool is_guess = !visitor.code.empty() && std::ranges::none_of(wrong_, [&visitor](const Try& one) {
        return one.address == visitor.address && one.code == visitor.code;
    });
    if (is_guess)
        wrong_.push_back({now, visitor.address, visitor.code});
    return Answer::wrong_code;
}

}  // namespace cardinal::serve
