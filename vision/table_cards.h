#pragma once

#include "vision/change_map.h"
#include "vision/closer_look.h"
#include "vision/scene.h"

#include <map>
#include <utility>
#include <vector>

namespace cardinal::vision {

/// A frame, and what the eye knows of it already.
struct Moment {
    const cv::Mat& gray;
    const TablePlane& plane;
    double time_ms = 0;
    cv::Mat colours{};  ///< of the same size; empty where the camera has none
};

/// Cells of a card that no other card covers, and what became of them.
struct CellCount {
    int all = 0, changed = 0, moving = 0;
    int code = 0;
    double code_off = 0;  ///< gray levels, summed over the code's cells
};

/// A card that is believed to lie somewhere.
struct BelievedCard {
    int track = -1;
    FoundCard seen{};    ///< as it was found last
    cv::Mat portrait{};  ///< how a card with a code looked when it settled
    bool is_settled = false;
    bool is_doubted = false;  ///< something was at it since it was looked at
    bool was_read = false;    ///< in this frame
    bool is_news = false;     ///< it was settled, and not all that is seen there is believed yet
    double found_ms = 0, looked_ms = 0, seen_ms = 0;
    double moved_ms = 0;  ///< when something moved over it last
    int failures = 0;
    CellCount cells{};
    double whole_cells = 0;  ///< how many it has, covered or not

    bool is_coded() const { return seen.kind == CardKind::coded; }
    bool is_named() const { return is_coded() || seen.kind == CardKind::learned; }
    bool is_restless() const { return cells.moving > 0.05 * cells.all; }
    double changed_share() const { return cells.all == 0 ? 0 : static_cast<double>(cells.changed) / cells.all; }
    double code_share() const;  ///< how much of its code no card covers, of what should be there
};

/// All cards on the table, those that lie above others later. A card that was known by its code keeps its number for
/// good. One that was learned by its picture takes it along, as long as it is one of its kind that is missing; of
/// several nobody can tell which. The others keep theirs while they lie where they lay.
class TableCards {
public:
    TableCards(const Codebook& codebook, Printing printing) : reader_(codebook), printing_(std::move(printing)) {}

    const CodeReader& reader() const { return reader_; }
    const Printing& printing() const { return printing_; }
    const std::vector<BelievedCard>& all() const { return cards_; }

    void begin_frame();
    /// Nothing is known of where anything lies; numbers are kept.
    void clear();
    bool is_unlabelled() const { return labels_.empty(); }
    /// Something was found there: what was known of it, or something new.
    void see(FoundCard found, const Moment& now);
    /// Everything is doubted: the camera was moved.
    void doubt_all();
    /// Something was taken from there.
    void doubt_at(const Quad& mm);
    /// Draws each card's number into the cells where it shows; tokens hide what is below. Has to be done anew when
    /// `is_unlabelled`.
    void label(const ChangeMap& map, const TablePlane& plane, const cv::Mat& hidden);
    /// Counts what changed; what changed much is doubted.
    void count(const ChangeMap& map);
    /// Reads doubted and new cards where they lie, a few of them.
    void look_again(const Moment& now, int most_reads);
    /// Cells of cards that were settled, until nothing there is otherwise than believed.
    cv::Mat newly_settled_cells();
    /// Of them, those of cards that were read since nothing has moved over them for so long: no hand lies so still.
    cv::Mat long_settled_cells(double time_ms) const;
    /// Where new cards are believed to lie that did not settle yet.
    cv::Mat unsettled_cells() const;
    /// Where any card shows.
    cv::Mat occupied_cells() const;
    /// Cells of doubted cards, to be looked at as a whole.
    std::vector<Quad> doubted_near(const cv::Rect& part, const TablePlane& plane) const;
    /// Where cards lay that were found elsewhere, since it was asked last. Another may lie there that looks alike.
    std::vector<Quad> left_places() { return std::exchange(left_, {}); }
    /// Takes away what is gone: where nearly all of what changed shows the free table, and no code is read any more.
    /// `like_free` is where the picture might as well be the free table. Gives where they lay.
    cv::Mat remove_gone(const cv::Mat& free, const cv::Mat& like_free, const ChangeMap& map, const Moment& now);
    /// Reads one card that nothing happened to: belief is checked now and then.
    void look_at_one(const Moment& now);

    /// True where a card was laid upon this place since then.
    bool covers(const Quad& mm, double since_ms) const;
    void tell(Scene& scene, const Moment& now, const cv::Mat& hidden) const;

private:
    CodeReader reader_;
    Printing printing_;
    std::vector<BelievedCard> cards_{};
    std::map<std::size_t, int> tracks_{};   ///< by code
    std::multimap<int, int> taken_away_{};  ///< numbers of learned cards that are nowhere, by card
    int next_track_ = 0;
    std::vector<Quad> left_{};
    std::size_t next_idle_ = 0;
    cv::Mat labels_{};  ///< twice the place in the list, one more in the code; -1 where no card lies

    BelievedCard* known(const FoundCard& found);
    BelievedCard* left_its_place(const FoundCard& found);
    int track_of(const FoundCard& found);
    int learned_card_of(const FoundCard& found) const { return printing_.art->entry(found.sighting.art.value()).card; }
    void insert(BelievedCard card, const Moment& now);
    bool lies_upon(const BelievedCard& upper, const BelievedCard& lower, const Moment& now) const;
    /// Gives true where it is this card; where it is certainly another, that one.
    bool looks_itself(BelievedCard& card, const Moment& now, std::vector<FoundCard>& others);
    bool looks_learned(BelievedCard& card, const Moment& now, std::vector<FoundCard>& others);
    bool is_the_same_art(const FoundCard& one, const FoundCard& other) const;
    void forget_what_is_known_now(const FoundCard& found);
    bool is_one_that_cannot_be_read(const FoundCard& found, const Moment& now);
    static bool is_read_where(const BelievedCard& other, const FoundCard& found);
    void remove_what_would_hide(const FoundCard& found);
    void confirm(BelievedCard& card, const FoundCard& found, const Moment& now);
    void add_cells(std::size_t index, cv::Mat& mask) const;
    void keep_only(const std::vector<bool>& kept);
    Stillness stillness(const BelievedCard& card, double hidden) const;
};

}  // namespace cardinal::vision
