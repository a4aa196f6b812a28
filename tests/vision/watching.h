#pragma once

#include "tests/vision/little_table.h"
#include "vision/table_eye.h"

#include <gtest/gtest.h>

namespace cardinal::vision {

/// A little table, and an eye that looks at it ten times a second.
struct Watching : testing::Test {
    LittleTable table{};
    Codebook codebook{some_codes(0, 60)};
    TableEye eye{codebook, {.mat = LittleTable::mat}};
    double time_ms = 0;

    /// Shows the same for so many frames, and gives what is believed after the last.
    Scene show(const std::vector<studio::Thing>& things, int frames = 4)
    {
        Scene scene;
        for (int frame = 0; frame < frames; ++frame, time_ms += 100)
            scene = eye.look(table.frame(things, time_ms));
        return scene;
    }
    /// The same picture as that card has, with the code of another.
    static studio::Print twin_of(int number, int other)
    {
        studio::Print print = drawn_card(some_code(number), some_code(other));
        print.back = "back";
        return print;
    }
    static const SceneCard* card_in(const Scene& scene, int number)
    {
        for (const SceneCard& card : scene.cards)
            if (card.last.code == some_code(number))
                return &card;
        return nullptr;
    }
};

}  // namespace cardinal::vision
