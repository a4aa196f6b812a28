#pragma once

#include "calibration/marker_finder.h"
#include "vision/table_cards.h"

namespace cardinal::vision {

/// A token, a dial or a command card: whatever lies on the table with a marker.
struct BelievedToken {
    int track = -1;
    calibration::MarkerSeen seen{};
    Quad mm{};  ///< of the dark square
    bool is_settled = false, is_doubted = false;
    double found_ms = 0, looked_ms = 0, seen_ms = 0;
    bool is_news = false;
    bool is_in_map = false;  ///< what is believed to be seen there is this token
    int failures = 0;
    int cells = 0, changed = 0, restless = 0;
};

/// All tokens on the table. Those of one kind are alike: each keeps its number while it lies where it lay, and hands it
/// on when one is gone and one of the same kind comes.
class TableTokens {
public:
    void clear() { tokens_.clear(); }
    /// Looks for markers in that part of the picture.
    void look(const cv::Rect& part, const Moment& now, double least_cell_px);
    void doubt_all();
    /// Marks where tokens lie: they hide what is below.
    void label(const ChangeMap& map, const TablePlane& plane);
    const cv::Mat& cells() const { return cells_; }
    cv::Mat unsettled_cells(const ChangeMap& map, const TablePlane& plane) const;
    void count(const ChangeMap& map, const cv::Mat& foreign, const TablePlane& plane);
    /// Looks at doubted and new tokens where they lie.
    void look_again(const Moment& now, const TableCards& cards);
    /// As of cards.
    cv::Mat newly_settled_cells(const ChangeMap& map, const TablePlane& plane);
    /// Where tokens lay that are gone, since it was asked last.
    std::vector<Quad> left_places() { return std::exchange(left_, {}); }
    bool has_changed() const { return has_changed_; }

    void tell(Scene& scene, const Moment& now, const ChangeMap& map, const cv::Mat& hidden) const;

private:
    struct Gone {
        int track = -1;
        MarkerId marker = 0;
        double gone_ms = 0;
    };
    std::vector<BelievedToken> tokens_{};
    std::vector<Gone> gone_{};
    std::vector<Quad> left_{};
    int next_track_ = 100000;  ///< apart from those of cards
    cv::Mat cells_{};
    bool has_changed_ = false;  ///< since `label`

    void see(const calibration::MarkerSeen& marker, const Moment& now);
    int number_for(MarkerId marker, double time_ms);
    /// `others` gets what else lies about there.
    bool looks_itself(BelievedToken& token, const Moment& now, std::vector<calibration::MarkerSeen>& others);
};

}  // namespace cardinal::vision
