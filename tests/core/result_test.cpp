#include "engine/core/result.h"

#include <gmock/gmock.h>

#include <memory>
#include <string>
#include <vector>

namespace cardinal {
namespace {

const Error no_camera{"There is no camera."};

Result<int> half_of(int number)
{
    if (number % 2 != 0)
        return Failure{{std::to_string(number) + " is odd."}};
    return number / 2;
}

Result<std::string> a_name() { return "Shambler"; }
Result<void> nothing_went_wrong() { return {}; }
Result<void> something_went_wrong() { return Failure{no_camera}; }

TEST(Result, HoldsAValue)
{
    const Result<int> result = half_of(8);
    ASSERT_TRUE(result);
    EXPECT_TRUE(result.has_value());
    EXPECT_EQ(*result, 4);
    EXPECT_EQ(result.value(), 4);
}

TEST(Result, HoldsAnError)
{
    const Result<int> result = half_of(7);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().sentence, "7 is odd.");
}

TEST(Result, IsMadeFromWhatItsValueIsMadeFrom) { EXPECT_EQ(a_name()->size(), 8U); }

TEST(Result, MayHoldAnErrorAsItsValue)
{
    const Result<Error> result = Error{"This one is wanted."};
    ASSERT_TRUE(result);
    EXPECT_EQ(result->sentence, "This one is wanted.");
}

TEST(Result, HandsOverWhatCannotBeCopied)
{
    Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
    const std::unique_ptr<int> taken = *std::move(result);
    EXPECT_EQ(*taken, 3);

    Result<std::unique_ptr<int>> other = std::make_unique<int>(4);
    const Result<int> inside = std::move(other).transform([](std::unique_ptr<int> pointer) { return *pointer; });
    EXPECT_EQ(*inside, 4);
}

TEST(Result, ItsValueCanBeChanged)
{
    Result<std::vector<int>> result = std::vector{1, 2};
    result->push_back(3);
    (*result)[0] = 9;
    EXPECT_EQ(*result, (std::vector{9, 2, 3}));
}

TEST(Result, FallsBackOnAnotherValue)
{
    EXPECT_EQ(half_of(8).value_or(-1), 4);
    EXPECT_EQ(half_of(7).value_or(-1), -1);
}

TEST(Result, GoesOnWithTheNextStep)
{
    const Result<int> eight = 8;
    EXPECT_EQ(*eight.and_then(half_of).and_then(half_of), 2);
    EXPECT_EQ(eight.and_then([](int) { return a_name(); })->front(), 'S');
}

TEST(Result, StopsAtTheFirstFailure)
{
    int steps = 0;
    const auto count = [&](int number) { return ++steps, half_of(number); };
    EXPECT_EQ(half_of(14).and_then(count).and_then(count).error().sentence, "7 is odd.");
    EXPECT_EQ(steps, 1);
}

TEST(Result, TransformsItsValueOrKeepsItsError)
{
    const auto as_text = [](int number) { return std::to_string(number); };
    EXPECT_EQ(*half_of(8).transform(as_text), "4");
    EXPECT_EQ(half_of(7).transform(as_text).error().sentence, "7 is odd.");
}

TEST(Result, TransformsIntoNothing)
{
    int seen = 0;
    const Result<void> done = half_of(8).transform([&](int number) { seen = number; });
    EXPECT_TRUE(done);
    EXPECT_EQ(seen, 4);
}

TEST(ResultOfNothing, WorkedOrDidNot)
{
    EXPECT_TRUE(nothing_went_wrong());
    ASSERT_FALSE(something_went_wrong());
    EXPECT_EQ(something_went_wrong().error(), no_camera);
}

TEST(ResultOfNothing, GoesOnOnlyWhenItWorked)
{
    EXPECT_EQ(*nothing_went_wrong().and_then([] { return half_of(6); }), 3);
    EXPECT_EQ(*nothing_went_wrong().transform([] { return 5; }), 5);
    EXPECT_EQ(something_went_wrong().and_then([] { return half_of(6); }).error(), no_camera);
    EXPECT_EQ(something_went_wrong().transform([] { return 5; }).error(), no_camera);
}

TEST(AnError, SaysWhatWasBeingDone)
{
    EXPECT_EQ(no_camera.while_doing("starting a match").sentence, "While starting a match: There is no camera.");
}

TEST(AnError, NamesTheOuterDeedFirst)
{
    EXPECT_EQ(no_camera.while_doing("looking at the table").while_doing("starting a match").sentence,
              "While starting a match, while looking at the table: There is no camera.");
}

TEST(ResultDeathTest, MisuseIsABugAndStops)
{
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_DEATH((void)half_of(7).value(), "has_value");
    EXPECT_DEATH((void)half_of(8).error(), "has_value");
    EXPECT_DEATH((void)something_went_wrong().value(), "has_value");
    EXPECT_DEATH((void)nothing_went_wrong().error(), "has_value");
}

}  // namespace
}  // namespace cardinal
