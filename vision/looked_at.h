#pragma once

#include "vision/change_map.h"

namespace cardinal::vision {

/// What came of looking at cells that changed: when each is worth another look, which show the free table, and which
/// something that nobody knows.
class LookedAt {
public:
    void begin(const cv::Size& size);
    /// What moved, or is as it was, is looked at anew when it changes.
    void forget_what_moved(const ChangeMap& map);
    /// Changed cells that lie still, whose turn it is.
    cv::Mat due(const ChangeMap& map, const cv::Mat& known, double time_ms) const;
    /// Nothing was found in `part`. `free` tells where the table shows.
    void note(const cv::Mat& part, const cv::Mat& free, double time_ms);
    /// Where two looks agreed that the table shows.
    cv::Mat surely_free(double time_ms) const;
    /// Where one look said so.
    cv::Mat maybe_free() const;
    void believe(const cv::Mat& free);
    /// Neither table nor anything known, or nobody has looked since it moved.
    cv::Mat maybe_foreign() const;
    /// It was looked at in vain before: of a card that lies where the table looks alike, not all has changed.
    bool may_be_of_more(const cv::Mat& part) const;

private:
    cv::Mat again_at_{}, free_since_{};  ///< in ms; below 0 where it is not free
    cv::Mat in_vain_{}, foreign_{};
};

}  // namespace cardinal::vision
