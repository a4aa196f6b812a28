#include "vision/table_eye.h"

#include "vision/bare_table.h"
#include "vision/changed_shapes.h"
#include "vision/gray.h"
#include "vision/hands.h"
#include "vision/looked_at.h"
#include "vision/mat_watch.h"
#include "vision/parts.h"
#include "vision/table_dice.h"
#include "vision/table_tokens.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>

// A frame is compared with what is believed, in cells of a few pixels (change_map.h); where they are alike, nothing is
// looked at. What differs and moves is a hand, or is carried by one. What differs and lies still is looked at closely:
// known cards are read where they lie, then cards are looked for. What shows the free table again is believed at once,
// and a card that lay there is gone. What is none of this is a thing in the way: a resting arm, a mug.
namespace cardinal::vision {
namespace {

// A processor reads some ten codes in the time of five passes over the picture.
constexpr int most_reads = 10;
constexpr double between_idle_reads_ms = 250, between_corner_looks_ms = 900, between_sweeps_ms = 2000;
constexpr int sweep_columns = 6, sweep_rows = 3;
// What was not seen in the first frame, for a lamp or a blur, may be seen in one of these.
constexpr double whole_looks_ms[] = {300, 1500};
// A hand that was there in the first frame has gone by then, or rests.
constexpr double long_there_ms = 10000;
// Noise moves a corner of the mat by a third of a pixel; a camera that is being moved changes much of the picture.
constexpr double trembling_px = 0.8, shaking = 0.08;
constexpr double least_hand_mm2 = 900, least_change_mm2 = 100, around_change_mm = 8, half_a_card_mm = 45;

void scale_up(Quad& quad, double times)
{
    for (cv::Point2d& corner : quad)
        corner = corner * times + cv::Point2d((times - 1) / 2, (times - 1) / 2);
}

}  // namespace

class TableEye::Work {
public:
    Work(const Codebook& codebook, TableSetup setup)
        : setup_(std::move(setup)), cards_(codebook, setup_.printing), mat_(setup_.mat, setup_.lenses)
    {}

    Scene look(const Frame& frame)
    {
        scene_ = {.frame = frame.index, .time_ms = frame.time_ms};
        const Handy picture = handy(gray_of(frame.picture));
        gray_ = picture.gray;
        colours_ = frame.picture.size() == gray_.size() && frame.picture.type() == CV_8UC3 ? frame.picture : cv::Mat();
        if (gray_.empty() || std::min(gray_.cols, gray_.rows) < soft_side)
            return scene_;
        cards_.begin_frame();
        const cv::Size before = map_.size();
        map_.take(gray_, frame.time_ms);
        if (before != map_.size())
            begin();
        else
            follow();
        tell(picture.times);
        return scene_;
    }

private:
    TableSetup setup_;
    TableCards cards_;
    TableTokens tokens_{};
    MatWatch mat_;
    TableDice dice_{};
    Scene scene_{};
    cv::Mat gray_{}, colours_{};
    TablePlane plane_{};
    ChangeMap map_{};
    BareTable bare_{};
    LookedAt looked_{};
    cv::Mat hidden_{};
    double began_ms_ = 0, idle_read_ms_ = 0, corners_seen_ms_ = 0, swept_ms_ = 0;
    std::size_t whole_looks_ = 0;
    int next_sweep_ = 0;
    bool has_counted_ = false;  ///< something, in the frame before
    bool is_young_ = true;      ///< what the first frame showed is not yet known to be no hand
    bool is_lost_ = false;      ///< the camera moves, or the mat cannot be found again

    Moment now() const { return {gray_, plane_, scene_.time_ms, colours_}; }
    double cells_for(double mm2) const
    {
        const double px_per_mm = plane_.px_per_mm_at(plane_.mm(cv::Point2d(gray_.cols / 2.0, gray_.rows / 2.0)));
        return mm2 * std::pow(px_per_mm / map_.cell_px(), 2);
    }
    cv::Rect whole() const { return {0, 0, gray_.cols, gray_.rows}; }
    std::vector<cv::Mat> looks() const { return looks_of(map_.now(), colours_); }

    void begin()
    {
        looked_.begin(map_.size());
        hidden_ = cv::Mat::zeros(map_.size(), CV_8U);
        began_ms_ = swept_ms_ = idle_read_ms_ = corners_seen_ms_ = scene_.time_ms;
        whole_looks_ = 0;
        is_young_ = true;
        if (const auto found = mat_.search(gray_, scene_.time_ms)) {
            mat_.take(*found);
            plane_ = TablePlane(found->pose);
        } else {
            plane_ = TablePlane(gray_.cols / 1100.0);  // a table of usual size
        }
        tokens_.clear();
        dice_.clear();
        look_at(whole());
        relabel();
        bare_.begin(looks(), occupied());
    }

    void relabel()
    {
        tokens_.label(map_, plane_);
        cards_.label(map_, plane_, tokens_.cells());
    }
    cv::Mat occupied() const { return cards_.occupied_cells() | tokens_.cells(); }
    cv::Mat unsettled() const { return cards_.unsettled_cells() | tokens_.unsettled_cells(map_, plane_); }

    void follow()
    {
        follow_camera();
        if (is_lost_)
            return;
        if (whole_looks_ < std::size(whole_looks_ms) && scene_.time_ms - began_ms_ >= whole_looks_ms[whole_looks_]) {
            ++whole_looks_;
            look_at(whole());
            relabel_if_needed();
            bare_.forget(occupied());
        }
        grow_old();
        looked_.forget_what_moved(map_);
        relabel_if_needed();
        count();
        cards_.look_again(now(), most_reads);
        tokens_.look_again(now(), cards_);
        for (const Quad& place : tokens_.left_places())
            cards_.doubt_at(place);
        dice_.look_again(now());
        relabel_if_needed();
        believe_what_settled();
        if (!map_.has_changed() || !look_at_changes())
            look_around();
        relabel_if_needed();
        believe_what_settled();
    }

    void grow_old()
    {
        if (!is_young_ || scene_.time_ms - began_ms_ < long_there_ms)
            return;
        is_young_ = false;
        cv::Mat as_it_was;
        cv::bitwise_not(map_.changed(), as_it_was);
        bare_.trust(as_it_was);
    }

    /// What is seen where a thing settled belongs there; but not a hand that reaches over it from beside, unless it has
    /// lain still for longer than hands do while the card's code was read.
    void believe_what_settled()
    {
        cv::Mat settled = cards_.newly_settled_cells() | tokens_.newly_settled_cells(map_, plane_);
        settled.setTo(0, map_.moving());
        cv::bitwise_and(settled, map_.changed(), settled);
        if (cv::countNonZero(settled) == 0)
            return;
        constexpr double mostly = 0.75;
        cv::Mat own = mostly_within(map_.changed(), settled, mostly);
        own |= cards_.long_settled_cells(scene_.time_ms) & settled;
        look_for_tokens(own);
        own.setTo(0, tokens_.unsettled_cells(map_, plane_));
        map_.believe(own);
    }

    /// Before what is seen on a card is taken for the card itself: a token may lie there that a hand hid until now.
    void look_for_tokens(const cv::Mat& cells)
    {
        const Parts parts(cells);
        for (int part = 1; part < parts.count(); ++part)
            if (parts.cells_of(part) >= cells_for(least_change_mm2))
                look_for_tokens(in_pixels(parts.box_of(part)));
        relabel_if_needed();
    }
    void look_for_tokens(const cv::Rect& part)
    {
        const double cell_px = token_cell_mm * plane_.px_per_mm_at(plane_.mm(cv::Point2d(part.tl() + part.br()) / 2));
        tokens_.look(part, now(), plane_.pose() ? 0.7 * cell_px : 1.0);
    }

    void count()
    {
        const bool any = map_.has_changed() || map_.has_moved();
        if (!std::exchange(has_counted_, any) && !any)
            return;
        const cv::Mat in_the_way = hidden_ & looked_.maybe_foreign();  // as far as it is large
        cards_.count(map_);
        tokens_.count(map_, in_the_way, plane_);
    }

    void relabel_if_needed()
    {
        if (cards_.is_unlabelled() || tokens_.has_changed()) {
            relabel();
            count();
        }
    }

    // --- the camera ---

    void follow_camera()
    {
        if (plane_.pose())
            return follow_mat();
        const bool may_have_moved = is_lost_ || map_.changed_share() > 0.5, stands_still = map_.moved_share() < shaking;
        if (mat_.has_mat() && stands_still && mat_.is_time_to_search(scene_.time_ms) &&
            mat_.search(gray_, scene_.time_ms))
            return begin_anew();
        if (!may_have_moved)
            return;
        is_lost_ = !stands_still;
        if (stands_still) {
            begin_anew();
            scene_.has_moved = true;
        }
    }

    void follow_mat()
    {
        if (!is_lost_ && !mat_.look_otherwise(map_))
            return mat_.is_undisturbed();
        is_lost_ = map_.changed_share() > 0.3;
        if (map_.moved_share() > shaking || !mat_.is_time_to_search(scene_.time_ms))
            return;
        const auto found = mat_.search(gray_, scene_.time_ms);
        if (!found)
            return;
        is_lost_ = false;
        // Of fewer corners another pose is reckoned, although each is where it was.
        if (shift_between(found->pose, *plane_.pose()) > trembling_px && !mat_.is_where_it_was(*found))
            take_pose(*found);
        else
            mat_.is_unmoved();
    }

    /// Without a mat nothing tells where things are now; those with codes are known again.
    void begin_anew()
    {
        is_lost_ = false;
        map_.clear();
        map_.take(gray_, scene_.time_ms);
        cards_.clear();
        begin();
    }

    void take_pose(const calibration::TableFound& found)
    {
        const Homography map = found.pose.straight_from_mm * plane_.pose()->straight_from_mm.inv();
        bare_.move(map_.in_cells(map));
        map_.move(map);
        plane_ = TablePlane(found.pose);
        mat_.take(found);
        scene_.has_moved = true;
        cards_.doubt_all();
        tokens_.doubt_all();
        relabel();
    }

    // --- what changed ---

    /// Gives false when nothing was worth a look.
    bool look_at_changes()
    {
        believe_what_is_free();
        for (const Quad& place : cards_.left_places()) {
            const Quad pixels = plane_.pixels(place);
            look_at(cv::boundingRect(std::vector<cv::Point2f>(pixels.begin(), pixels.end())) & whole());
        }
        relabel_if_needed();
        const cv::Mat cells = looked_.due(map_, unsettled(), scene_.time_ms);
        if (cv::countNonZero(cells) < cells_for(least_change_mm2))
            return false;
        const Parts parts(cells);
        const int chosen = parts.largest();
        const cv::Rect box = parts.box_of(chosen);
        cv::Mat part = parts.mask_of(chosen);
        const double around_mm = looked_.may_be_of_more(part) ? half_a_card_mm : around_change_mm;
        look_at(in_pixels(box, around_mm), card_shapes_in(part, map_, plane_, setup_.printing.card));
        relabel_if_needed();
        part.setTo(0, unsettled());
        if (is_young_)
            bare_.doubt(part, map_.now());
        cv::Mat free = bare_.free(looks(), map_.tolerance());
        if (bare_.is_in_another_light(map_.now(), map_.tolerance(), part))
            free.setTo(255, part);
        looked_.note(part, free, scene_.time_ms);
        return true;
    }

    cv::Rect in_pixels(const cv::Rect& cells, double around_mm = around_change_mm) const
    {
        const double around = around_mm * std::sqrt(cells_for(1)) * map_.cell_px();
        const cv::Point2d from = map_.pixel_of(cells.tl()) - cv::Point2d(around, around),
                          to = map_.pixel_of(cells.br()) + cv::Point2d(around, around);
        cv::Rect part = cv::Rect(cv::Point(from), cv::Point(to)) & whole();
        for (const Quad& quad : cards_.doubted_near(part, plane_))
            part |= cv::boundingRect(std::vector<cv::Point2f>(quad.begin(), quad.end()));
        return part & whole();
    }

    void look_at(const cv::Rect& part, const std::vector<Quad>& likely = {})
    {
        if (std::min(part.width, part.height) < soft_side)
            return;
        for (const FoundCard& card : look_closer(gray_, part, plane_, cards_.reader(), setup_.printing, likely))
            cards_.see(card, now());
        look_for_tokens(part);
        dice_.look(part, now());
    }

    /// What was seen free twice is believed to be, and nothing lies there any more.
    void believe_what_is_free()
    {
        cv::Mat free = looked_.surely_free(scene_.time_ms);
        if (cv::countNonZero(free) == 0)
            return;
        const cv::Mat like_free = bare_.free(looks(), map_.tolerance());
        const cv::Mat left = cards_.remove_gone(free, like_free, map_, now());
        relabel_if_needed();
        cv::bitwise_and(free, map_.changed(), free);
        free |= left & like_free;  // single cells count for no change, and yet would show the card that lay there
        free.setTo(0, occupied());
        bare_.remember(looks(), free);
        map_.believe(free);
        looked_.believe(free);
    }

    /// Nothing changed: what is believed is checked, a little at a time.
    void look_around()
    {
        if (scene_.time_ms - idle_read_ms_ >= between_idle_reads_ms) {
            idle_read_ms_ = scene_.time_ms;
            cards_.look_at_one(now());
        } else if (scene_.time_ms - corners_seen_ms_ >= between_corner_looks_ms) {
            corners_seen_ms_ = scene_.time_ms;
            if (const auto found = mat_.moved_a_little(gray_))
                take_pose(*found);
        } else if (scene_.time_ms - swept_ms_ >= between_sweeps_ms && plane_.pose()) {
            swept_ms_ = scene_.time_ms;
            const int at = next_sweep_++ % (sweep_columns * sweep_rows);
            const cv::Size tile(gray_.cols / sweep_columns, gray_.rows / sweep_rows);
            const int around = static_cast<int>(half_a_card_mm * std::sqrt(cells_for(1)) * map_.cell_px());
            const cv::Rect part(at % sweep_columns * tile.width - around, at / sweep_columns * tile.height - around,
                                tile.width + 2 * around, tile.height + 2 * around);
            look_at(part & whole());
            relabel_if_needed();
        }
    }

    // --- what is told ---

    void tell(double times)
    {
        if (!is_lost_)
            scene_.pose = plane_.pose();
        hidden_ = map_.changed().clone();
        hidden_.setTo(0, unsettled());
        hidden_.setTo(0, looked_.maybe_free());
        scene_.hands = hands_in(hidden_, map_, plane_, cells_for(least_hand_mm2));
        cards_.tell(scene_, now(), hidden_);
        tokens_.tell(scene_, now(), map_, hidden_);
        dice_.tell(scene_, now());
        if (times == 1)
            return;
        for (auto* list : {&scene_.cards, &scene_.unknown})
            for (SceneCard& card : *list)
                scale_up(card.last.quad, times);
        for (SceneToken& token : scene_.tokens)
            scale_up(token.last.quad, times);
        for (SceneDie& die : scene_.dice)
            scale_up(die.last.quad, times);
    }
};

TableEye::TableEye(const Codebook& codebook, TableSetup setup)
    : work_(std::make_unique<Work>(codebook, std::move(setup)))
{}
TableEye::~TableEye() = default;
TableEye::TableEye(TableEye&&) noexcept = default;
TableEye& TableEye::operator=(TableEye&&) noexcept = default;

Scene TableEye::look(const Frame& frame) { return work_->look(frame); }

}  // namespace cardinal::vision
