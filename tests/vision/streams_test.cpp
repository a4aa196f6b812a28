// Live sources: the newest frame and no other, whatever happens to the line.
#include "tests/vision/phone.h"
#include "vision/io/source_kinds.h"
#include "vision/latest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <optional>

namespace cardinal::vision {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

constexpr Patience little{.opening_ms = 1000, .reading_ms = 300, .silence_ms = 250, .between_tries_ms = 20};

/// Asks until a frame comes.
std::optional<Frame> next_frame(FrameSource& source, std::string* said = nullptr)
{
    for (int asked = 0; asked < 40; ++asked) {
        auto frame = source.next();
        if (frame)
            return std::move(*frame);
        if (said)
            *said = frame.error().sentence;
    }
    return {};
}

TEST(Streams, GiveTheNewestFrameAlone)
{
    const Phone phone;
    const auto source = open_stream(phone.address(), little);
    ASSERT_TRUE(source) << source.error().sentence;
    EXPECT_TRUE((*source)->is_live());
    const auto first = next_frame(**source);
    ASSERT_TRUE(first);
    std::this_thread::sleep_for(milliseconds(300));
    const auto later = next_frame(**source);
    ASSERT_TRUE(later);
    EXPECT_GT(later->index, first->index + 2) << "what came meanwhile was dropped";
    EXPECT_GT(later->time_ms, first->time_ms + 200);
}

TEST(Streams, ThatStallAreToldOfAndComeBack)
{
    Phone phone;
    const auto source = open_stream(phone.address(), little);
    ASSERT_TRUE(source);
    ASSERT_TRUE(next_frame(**source));
    phone.stall(true);
    std::string said;
    for (int asked = 0; asked < 40 && said.empty(); ++asked)
        if (const auto frame = (*source)->next(); !frame)
            said = frame.error().sentence;
    EXPECT_THAT(said, HasSubstr("No picture has come from " + phone.address()));
    phone.stall(false);
    EXPECT_TRUE(next_frame(**source));
}

TEST(Streams, ComeBackWhenThePhoneWasSwitchedOff)
{
    auto phone = std::make_unique<Phone>();
    const int port = phone->port();
    const auto source = open_stream(phone->address(), little);
    ASSERT_TRUE(source);
    const auto first = next_frame(**source);
    ASSERT_TRUE(first);
    phone.reset();
    std::string said;
    for (int asked = 0; asked < 40 && said.empty(); ++asked)
        if (const auto frame = (*source)->next(); !frame)
            said = frame.error().sentence;
    EXPECT_THAT(said, HasSubstr("It is tried again."));
    const Phone again(port);
    const auto later = next_frame(**source);
    ASSERT_TRUE(later);
    EXPECT_GT(later->time_ms, first->time_ms);
}

TEST(Latest, KeepsTheNewestThingAlone)
{
    Latest<int> latest;
    EXPECT_EQ(latest.take(), std::nullopt);
    latest.put(1);
    latest.put(2);
    EXPECT_EQ(latest.wait_for(milliseconds(0)), 2);
    EXPECT_EQ(latest.take(), std::nullopt);
    EXPECT_EQ(latest.dropped(), 1);
}

TEST(Latest, WakesWhoeverWaits)
{
    Latest<int> latest;
    const std::jthread giver([&] {
        std::this_thread::sleep_for(milliseconds(20));
        latest.put(7);
    });
    EXPECT_EQ(latest.wait_for(milliseconds(5000)), 7);
    const std::jthread closer([&] { latest.close(); });
    EXPECT_EQ(latest.wait_for(milliseconds(5000)), std::nullopt);
    EXPECT_TRUE(latest.is_closed());
}

}  // namespace
}  // namespace cardinal::vision
