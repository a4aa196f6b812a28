#include "vision/table_eye.h"

#include "vision/mat_finder.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

using calibration::TablePose;

// Two looks agree when they are so far apart in time at least, and the thing so near in space.
constexpr double between_looks_ms = 90, same_place_mm = 4, same_angle = 6;
constexpr double forgotten_after_ms = 1500;

cv::Mat gray_of(const cv::Mat& picture)
{
    cv::Mat gray;
    if (picture.type() == CV_8UC1)
        return picture;
    if (picture.type() == CV_8UC3)
        cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

}  // namespace

class TableEye::Work {
public:
    Work(const Codebook& codebook, TableSetup setup) : setup_(std::move(setup)), reader_(codebook) {}

    Scene look(const Frame& frame)
    {
        const cv::Mat gray = gray_of(frame.picture);
        Scene scene{.frame = frame.index, .time_ms = frame.time_ms};
        if (gray.empty())
            return scene;
        if (const auto pose = find_mat(gray, setup_.mat, setup_.lens.value_or(calibration::usual_lens(gray.size()))))
            pose_ = pose;
        scene.pose = pose_;
        for (const CardSighting& sighting : find_cards(gray, reader_, setup_.printing))
            see(sighting, scene);
        for (auto& [code, card] : cards_) {
            if (card.last_seen_ms < scene.time_ms)
                card.state = Stillness::disturbed;
            if (scene.time_ms - card.last_seen_ms < forgotten_after_ms)
                scene.cards.push_back(card);
        }
        return scene;
    }

private:
    TableSetup setup_;
    CodeReader reader_;
    std::optional<TablePose> pose_{};
    std::map<PrintedCode, SceneCard> cards_{};
    std::map<int, double> there_since_{};  ///< by track
    int next_track_ = 0;

    void see(const CardSighting& sighting, const Scene& scene)
    {
        const auto [known, is_new] = cards_.try_emplace(*sighting.code);
        SceneCard& card = known->second;
        const SceneCard before = card;
        if (is_new)
            card.track = next_track_++;
        card.last = sighting;
        place(card);
        card.last_seen_ms = scene.time_ms;
        const bool is_same_place = !is_new && cv::norm(card.middle - before.middle) < same_place_mm &&
                                   std::abs(std::remainder(card.angle - before.angle, 360)) < same_angle;
        if (!is_same_place)
            there_since_[card.track] = scene.time_ms;
        const bool agree = scene.time_ms - there_since_[card.track] >= between_looks_ms;
        card.state = agree ? Stillness::settled : Stillness::candidate;
    }
    void place(SceneCard& card) const
    {
        if (!pose_)
            return;
        Quad mm;
        std::ranges::transform(card.last.quad, mm.begin(),
                               [&](const cv::Point2d& pixel) { return to_mm(*pose_, pixel); });
        card.middle = middle_of(mm);
        const cv::Point2d up = mm[0] + mm[1] - mm[2] - mm[3];
        card.angle = std::atan2(up.x, -up.y) * 180 / CV_PI;
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
