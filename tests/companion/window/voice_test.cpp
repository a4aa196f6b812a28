// What is to be heard: when, in which order, and that silence is silence. A recorder stands in for the loudspeaker.
#include "companion/window/voice.h"

#include "companion/window/shell.h"
#include "tests/companion/program.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"
#include "tests/companion/window/told_match.h"

#include <QThread>
#include <algorithm>
#include <chrono>
#include <future>
#include <gmock/gmock.h>
#include <utility>

namespace cardinal::window {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

using Heard = std::vector<std::string>;

struct Recorder : Voice::Instruments {
    explicit Recorder(Heard& recorded) : heard(recorded) {}
    void play(Chime chime) override { heard.push_back("chime " + std::to_string(static_cast<int>(chime))); }
    void say(const QString& sentence) override { heard.push_back(sentence.toStdString()); }
    void stop() override { heard.push_back("stop"); }

    Heard& heard;
};

struct Voices : testing::Test {
    const cli::Folder folder;
    WindowState state{folder.file("")};
    Heard heard{};
    int made = 0;

    static void SetUpTestSuite() { make_application(); }
    void SetUp() override
    {
        if (!Voice::can_speak())
            GTEST_SKIP() << "built without Qt's speech";
    }
    Voice::MakeInstruments recording()
    {
        return [this] {
            ++made;
            return std::make_unique<Recorder>(heard);
        };
    }
    Voice a_voice(bool sounds, bool speaks)
    {
        state.remember("sounds", sounds);
        state.remember("speaks", speaks);
        return Voice(state, recording());
    }
};

TEST_F(Voices, FlagsAndQuestionsChimeAndAreSaid)
{
    Voice voice = a_voice(true, true);
    voice.tell(Chime::question, "Who won the coin flip?");
    voice.tell(Chime::flag, "No ATTACK is left.");
    EXPECT_THAT(heard,
                ElementsAre("stop", "chime 0", "Who won the coin flip?", "stop", "chime 1", "No ATTACK is left."))
        << "what is new cuts short what was being said";
    EXPECT_EQ(made, 1);
}

TEST_F(Voices, EitherAloneIsHeardAlone)
{
    a_voice(true, false).tell(Chime::flag, "No ATTACK is left.");
    EXPECT_THAT(heard, ElementsAre("chime 1"));
    heard.clear();
    a_voice(false, true).tell(Chime::flag, "No ATTACK is left.");
    EXPECT_THAT(heard, ElementsAre("stop", "No ATTACK is left."));
}

TEST_F(Voices, WhoeverWantsSilenceHasItAndNoDeviceIsOpened)
{
    Voice voice = a_voice(false, false);
    voice.tell(Chime::flag, "No ATTACK is left.");
    voice.hush();
    EXPECT_THAT(heard, IsEmpty());
    EXPECT_EQ(made, 0);
}

TEST_F(Voices, IsCutShortByAKeyAndByBeingTurnedOff)
{
    Voice voice = a_voice(true, true);
    voice.tell(Chime::question, "Who won the coin flip?");
    heard.clear();
    voice.hush();
    EXPECT_THAT(heard, ElementsAre("stop"));
    voice.set_speaks(false);
    voice.set_sounds(false);
    EXPECT_THAT(heard, ElementsAre("stop", "stop", "stop"));
    voice.tell(Chime::flag, "No ATTACK is left.");
    EXPECT_EQ(heard.size(), 3U);
    voice.set_sounds(true);
    EXPECT_EQ(heard.back(), "chime 0") << "it is heard how it sounds";
    EXPECT_TRUE(state.is("sounds", false));
    EXPECT_FALSE(state.is("speaks", true)) << "and that is remembered";
}

/// In the order in which a match shows them: nobody has to look.
TEST_F(Voices, WhatAMatchAsksAndFlagsIsHeard)
{
    const PlayedHere here(0);
    state.remember("speaks", true);
    ToldMatch told = first_match("purge");
    const auto flagged = std::ranges::find(told.lines, "A play Scout1");
    ASSERT_NE(flagged, told.lines.end());
    told.lines.erase(flagged + 1, told.lines.end());
    Shell shell(here.backstage(), state);
    shell.open({.referee = std::move(told.referee),
                .looks_for_cameras = false,
                .lines = told.lines,
                .instruments = recording()});
    const auto is_heard = [&](const std::string& words) {
        return std::ranges::any_of(heard, [&](const std::string& one) { return one.find(words) != std::string::npos; });
    };
    ASSERT_TRUE(comes_true([&] { return is_heard("3 are allowed"); })) << testing::PrintToString(heard);
    EXPECT_TRUE(is_heard("who won the coin toss?")) << testing::PrintToString(heard);
    EXPECT_THAT(heard, Contains("chime 0").Times(testing::Ge(1)));
    ASSERT_GE(heard.size(), 3U);
    EXPECT_EQ(heard[heard.size() - 3], "stop");
    EXPECT_EQ(heard[heard.size() - 2], "chime 1");
    EXPECT_THAT(heard.back(), testing::HasSubstr("A has played 3 cards already"));
    EXPECT_EQ(made, 1);
    shell.session()->voice()->hush();
    EXPECT_EQ(heard.back(), "stop");
}

TEST_F(Voices, WithoutALoudspeakerOrForAPictureNothingHappens)
{
    state.remember("speaks", true);
    Voice mute(state, [] { return nullptr; });
    mute.tell(Chime::flag, "No ATTACK is left.");
    mute.hush();
    WindowState nowhere{{}};
    Voice picture(nowhere, recording());
    picture.tell(Chime::flag, "No ATTACK is left.");
    EXPECT_EQ(made, 0);
}

/// A loudspeaker that opens only when the one who plays it comes to it: who waited for it would wait for good.
TEST_F(Voices, NobodyWaitsForALoudspeakerThatTakesLongToOpen)
{
    std::promise<void> opens;
    const Qt::HANDLE here = QThread::currentThreadId();
    bool is_elsewhere = false;
    const auto opening = [&] {
        is_elsewhere = QThread::currentThreadId() != here;
        EXPECT_EQ(opens.get_future().wait_for(std::chrono::minutes(1)), std::future_status::ready);
        ++made;
        return std::make_unique<Recorder>(heard);
    };
    {
        const auto slow = played_aside(opening);
        slow->play(Chime::flag);
        slow->say("No ATTACK is left.");
        slow->stop();
        slow->play(Chime::lost);
        opens.set_value();
    }
    EXPECT_TRUE(is_elsewhere);
    EXPECT_EQ(made, 1);
    EXPECT_THAT(heard, ElementsAre("chime 1", "No ATTACK is left.", "stop", "chime 2"));
}

TEST_F(Voices, ALoudspeakerThatIsPluggedInLaterIsHeard)
{
    const auto speaker = [this, is_there = false]() mutable -> std::unique_ptr<Voice::Instruments> {
        if (!std::exchange(is_there, true))
            return nullptr;
        ++made;
        return std::make_unique<Recorder>(heard);
    };
    {
        const auto later = played_aside(speaker);
        later->stop();
        later->play(Chime::question);
        later->play(Chime::flag);
    }
    EXPECT_EQ(made, 1);
    EXPECT_THAT(heard, ElementsAre("chime 1"));
}

}  // namespace
}  // namespace cardinal::window
