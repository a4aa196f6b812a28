#pragma once

#include "companion/match/table_sight.h"
#include "companion/window/card_mark.h"
#include "companion/window/match_view.h"
#include "vision/table_eye.h"

#include <QImage>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace cardinal::window {

using Clock = std::chrono::steady_clock;

/// A frame for people, with what is believed of it.
struct Shot {
    QImage picture{};
    QImage marks{};                ///< to be laid over it, of any size; null when nothing is believed
    QSize size{};                  ///< of the frame itself
    QSize extent{};                ///< what `touches` is measured in
    std::vector<Touch> touches{};  ///< those that lie above others come later
    int frame = 0;
    Clock::time_point came{};  ///< when the source gave it, or would have if it were a camera
    Clock::time_point seen{};  ///< when it was understood
    std::string trouble{};     ///< why there is no picture
    bool is_over = false;      ///< the source has no more
};

/// How a picture of people is taken from a frame's source: cameras give their frames in colours only when asked.
using InColours = std::function<cv::Mat(const vision::Frame&, cv::Size at_most)>;

/// Looks through a source's frames on a thread of its own: tells what lies on the table, and shows each frame with what
/// is believed of it. Frames of a film are taken at the pace at which a camera would have given them.
class TableFeed {
public:
    struct Setup {
        vision::Source source{};
        InColours in_colours{};  ///< none: the frame's own picture
        std::vector<PrintedCode> codes{};
        MatSize mat{};
        std::vector<calibration::Lens> lenses{};                   ///< of this camera, where it was measured
        std::function<std::string(const PrintedCode&)> name_of{};  ///< empty for what is no card of the game
        std::function<std::string(MarkerId)> value_of{};           ///< the number that a token says, if any
        std::function<Seat(cv::Point2d)> side_at{};                ///< whose part of the mat that is, in millimetres
        bool keeps_pace = true;  ///< false: every frame of a film as soon as the one before was understood
    };
    using Show = std::function<void(Shot)>;  ///< on the feed's thread
    /// The same: what lies there, nothing while the table is not found; and what is to be said of that.
    using Tell = std::function<void(std::optional<match::Lying> lying, double time_ms, match::CutOut cut_out,
                                    match::Sayings said)>;

    TableFeed(Setup setup, Show show, Tell tell);
    ~TableFeed();
    TableFeed(const TableFeed&) = delete;
    TableFeed& operator=(const TableFeed&) = delete;

    /// What the match knows of the cards that lie there, and expects to lie there; any thread.
    void know(std::map<int, CardTold> cards, std::vector<GhostTold> ghosts = {});
    /// As the camera sees it, or as if from right above; any thread.
    void show_from_above(bool from_above);
    /// How large it is shown, in pixels of the screen, and how large letters are; any thread.
    void show_at(QSize size, double scale);

private:
    Setup setup_;
    Show show_;
    Tell tell_;
    std::mutex mutex_{};
    std::condition_variable_any changed_{};
    bool has_changed_ = false;
    std::map<int, CardTold> known_{};
    std::vector<GhostTold> ghosts_{};
    bool is_from_above_ = false;
    QSize size_{};
    double scale_ = 1;
    std::jthread thread_;

    struct Painted;
    struct Wanted;
    Wanted wanted();
    void work(const std::stop_token& stop);
    Shot shot_of(const vision::Frame& frame, const vision::Scene& scene, Painted& painted);
    std::vector<CardMark> marks_of(const vision::Scene& scene, const Wanted& wanted) const;
    std::vector<Touch> touches_of(const vision::Scene& scene, const std::vector<CardMark>& marks,
                                  const Wanted& wanted) const;
};

}  // namespace cardinal::window
