#include "vision/table_cards.h"

#include <algorithm>
#include <cmath>

// Where cards show, cell by cell, and what follows from that.
namespace cardinal::vision {
namespace {

constexpr double much_changed = 0.1;
// Gray levels, in the mean over a code. Noise makes one or two of them, a camera that trembles ten; a twin with another
// serial, otherwise the same to the last pixel, forty.
constexpr double code_off = 12;

}  // namespace

double BelievedCard::code_share() const
{
    const double whole = whole_cells * area_of(seen.symbol_mm) / std::max(area_of(seen.mm), 1e-9);
    return whole <= 0 ? 0 : std::min(1.0, cells.code / whole);
}

void TableCards::label(const ChangeMap& map, const TablePlane& plane, const cv::Mat& hidden)
{
    labels_ = cv::Mat(map.size(), CV_16S, cv::Scalar(-1));
    int number = 0;
    for (BelievedCard& card : cards_) {
        const Quad pixels = plane.pixels(card.seen.mm);
        card.whole_cells = area_of(pixels) / (map.cell_px() * map.cell_px());
        card.cells = {};
        map.draw(labels_, pixels, number);
        if (card.is_coded())
            map.draw(labels_, plane.pixels(card.seen.symbol_mm), number + 1);
        number += 2;
    }
    labels_.setTo(-1, hidden);
    for (int row = 0; row < labels_.rows; ++row) {
        const auto* label = labels_.ptr<std::int16_t>(row);
        for (int column = 0; column < labels_.cols; ++column)
            if (label[column] >= 0) {
                CellCount& cells = cards_[as_index(label[column] / 2)].cells;
                ++cells.all;
                cells.code += label[column] & 1;
            }
    }
}

void TableCards::count(const ChangeMap& map)
{
    if (labels_.empty())
        return;
    for (BelievedCard& card : cards_)
        card.cells = {.all = card.cells.all, .code = card.cells.code};
    for (int row = 0; row < labels_.rows; ++row) {
        const auto* label = labels_.ptr<std::int16_t>(row);
        const uchar *changed = map.changed().ptr(row), *moving = map.moving().ptr(row), *here = map.now().ptr(row),
                    *believed = map.believed().ptr(row);
        for (int column = 0; column < labels_.cols; ++column) {
            if (label[column] < 0)
                continue;
            CellCount& cells = cards_[as_index(label[column] / 2)].cells;
            if (label[column] & 1)
                cells.code_off += std::abs(here[column] - believed[column]);
            cells.moving += moving[column] & 1;
            cells.changed += changed[column] & 1;
        }
    }
    for (BelievedCard& card : cards_)
        card.is_doubted |=
            card.changed_share() > much_changed || card.cells.code_off > code_off * std::max(card.cells.code, 8);
}

void TableCards::add_cells(std::size_t index, cv::Mat& mask) const
{
    const int number = 2 * static_cast<int>(index);
    cv::Mat own;
    cv::inRange(labels_, number, number + 1, own);
    cv::bitwise_or(mask, own, mask);
}

cv::Mat TableCards::newly_settled_cells()
{
    cv::Mat cells = cv::Mat::zeros(labels_.size(), CV_8U);
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        BelievedCard& card = cards_[index];
        card.is_news = card.is_news && card.cells.changed > 0;
        if (card.is_news && !card.is_doubted)
            add_cells(index, cells);
    }
    return cells;
}

cv::Mat TableCards::long_settled_cells(double time_ms) const
{
    constexpr double long_ms = 800;
    cv::Mat cells = cv::Mat::zeros(labels_.size(), CV_8U);
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        const BelievedCard& card = cards_[index];
        const bool is_still = card.cells.moving == 0 && time_ms - card.moved_ms >= long_ms;
        if (card.is_news && !card.is_doubted && card.is_coded() && card.was_read && is_still)
            add_cells(index, cells);
    }
    return cells;
}

cv::Mat TableCards::occupied_cells() const { return labels_ >= 0; }

cv::Mat TableCards::unsettled_cells() const
{
    cv::Mat cells = cv::Mat::zeros(labels_.size(), CV_8U);
    for (std::size_t index = 0; index < cards_.size(); ++index)
        if (!cards_[index].is_settled && cards_[index].failures == 0)
            add_cells(index, cells);
    return cells;
}

cv::Mat TableCards::remove_gone(const cv::Mat& free, const cv::Mat& like_free, const ChangeMap& map, const Moment& now)
{
    constexpr double nearly_all = 0.72, most = 0.5, hardly_any = 0.05;
    std::vector<bool> kept(cards_.size(), true);
    std::vector<FoundCard> others;
    cv::Mat left = cv::Mat::zeros(labels_.size(), CV_8U);
    for (std::size_t index = cards_.size(); index-- > 0;) {  // what lay under something that is gone shows as well
        BelievedCard& card = cards_[index];
        cv::Mat whole = cv::Mat::zeros(labels_.size(), CV_8U);
        map.draw(whole, now.plane.pixels(card.seen.mm), 255);
        int telling = 0, changed = 0, is_free = 0;
        for (int row = 0; row < labels_.rows; ++row)
            for (int column = 0; column < labels_.cols; ++column) {
                const int label = labels_.at<std::int16_t>(row, column);
                const bool is_covered = label >= 0 && as_index(label / 2) != index && kept[as_index(label / 2)];
                if (whole.at<uchar>(row, column) == 0 || is_covered)
                    continue;
                const int has_changed = map.changed().at<uchar>(row, column) & 1;
                const int tells_nothing = (like_free.at<uchar>(row, column) & 1) & (1 - has_changed);
                telling += 1 - tells_nothing;  // what is as dark as the table looks the same when it is gone
                changed += has_changed;
                is_free += has_changed & free.at<uchar>(row, column);
            }
        kept[index] = telling < hardly_any * card.whole_cells || changed < most * telling ||
                      is_free < nearly_all * changed || (card.is_coded() && looks_itself(card, now, others));
        if (!kept[index])
            left |= whole;
    }
    keep_only(kept);
    return left;
}

Stillness TableCards::stillness(const BelievedCard& card, double hidden) const
{
    constexpr double too_much = 0.12;
    const bool is_covered = card.is_coded() ? card.code_share() < 0.4 : card.cells.all < 0.3 * card.whole_cells;
    if (hidden > too_much || is_covered)
        return Stillness::disturbed;
    if (!card.is_settled)
        return Stillness::candidate;
    return card.is_doubted ? Stillness::disturbed : Stillness::settled;
}

void TableCards::tell(Scene& scene, const Moment& now, const cv::Mat& hidden) const
{
    std::vector<int> hidden_cells(cards_.size());
    for (int row = 0; row < labels_.rows && !hidden.empty(); ++row) {
        const auto* label = labels_.ptr<std::int16_t>(row);
        const uchar* is_hidden = hidden.ptr(row);
        for (int column = 0; column < labels_.cols; ++column)
            if (label[column] >= 0)
                hidden_cells[as_index(label[column] / 2)] += is_hidden[column] & 1;
    }
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        const BelievedCard& card = cards_[index];
        SceneCard told{.track = card.track, .last = card.seen.sighting, .last_seen_ms = card.seen_ms};
        told.last.quad = now.plane.pixels(card.seen.mm);
        told.last.how = !card.is_named() ? How::none : card.was_read ? card.seen.sighting.how : How::tracked;
        const double whole = std::max(card.whole_cells, 1.0);
        told.last.visible = std::clamp((card.cells.all - hidden_cells[index]) / whole, 0.0, 1.0);
        told.state = stillness(card, hidden_cells[index] / std::max(1.0, double{1} * card.cells.all));
        if (now.plane.pose()) {
            told.middle = middle_of(card.seen.mm);
            told.angle = angle_of(card.seen.mm);
        }
        if (told.state == Stillness::settled)
            told.last_seen_ms = now.time_ms;
        (card.seen.kind == CardKind::unknown ? scene.unknown : scene.cards).push_back(told);
    }
}

}  // namespace cardinal::vision
