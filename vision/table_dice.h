#pragma once

#include "vision/dice_finder.h"
#include "vision/scene.h"
#include "vision/table_cards.h"

namespace cardinal::vision {

/// All dice with pips on the table. One keeps its number while it lies where it lay and shows what it showed.
class TableDice {
public:
    void clear() { dice_.clear(); }
    /// Looks for dice in that part of the picture; those that are no longer there are given up after two looks.
    void look(const cv::Rect& part, const Moment& now);
    /// A second look at those that were seen once.
    void look_again(const Moment& now);
    void tell(Scene& scene, const Moment& now) const;

private:
    struct BelievedDie {
        int track = -1;
        DieSighting seen{};
        cv::Point2d mm{};
        bool is_settled = false;
        double looked_ms = 0, seen_ms = 0;
        int failures = 0;
    };
    std::vector<BelievedDie> dice_{};
    int next_track_ = 200000;  ///< apart from those of cards and tokens

    void see(const DieSighting& seen, const Moment& now);
};

}  // namespace cardinal::vision
