#include "vision/art.h"

#include "vision/inner_product.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

constexpr int shift = 1;  // cells, by which corners may be off, to each side
constexpr int wide = art_columns + 2 * shift, high = art_rows + 2 * shift;
constexpr int around = 9;               // cells, over which light is taken to be even
constexpr float least_contrast = 4.0F;  // gray levels; what is plain stays plain
constexpr std::size_t looked_at_closely = 12;

/// The cells of a card, in a thumbnail.
Quad cells_of_card()
{
    return {{{1.0 * shift, 1.0 * shift},
             {1.0 * shift + art_columns, 1.0 * shift},
             {1.0 * shift + art_columns, 1.0 * shift + art_rows},
             {1.0 * shift, 1.0 * shift + art_rows}}};
}

/// The card and a cell around it, as gray levels.
cv::Mat thumbnail(const cv::Mat& gray, const Quad& corners)
{
    const double width_px = (cv::norm(corners[1] - corners[0]) + cv::norm(corners[2] - corners[3])) / 2;
    constexpr double most_times = 8;
    const int times = width_px > art_columns ? cvRound(std::min(width_px / art_columns, most_times)) : 1;
    const double step = 1.0 / times, off = step / 2;
    const Homography to_cells(step, 0, off, 0, step, off, 0, 0, 1);
    cv::Mat large, small, levels;
    cv::warpPerspective(gray, large, calibration::between(cells_of_card(), corners) * to_cells,
                        {wide * times, high * times}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    large.convertTo(levels, CV_32F);
    cv::resize(levels, small, {wide, high}, 0, 0, cv::INTER_AREA);
    return small;
}

/// Each cell against those around it.
cv::Mat evened(const cv::Mat& levels)
{
    cv::Mat mean, squares, even(levels.size(), CV_32F);
    cv::boxFilter(levels, mean, CV_32F, {around, around}, {-1, -1}, true, cv::BORDER_REFLECT);
    cv::sqrBoxFilter(levels, squares, CV_32F, {around, around}, {-1, -1}, true, cv::BORDER_REFLECT);
    for (int row = 0; row < levels.rows; ++row)
        for (int column = 0; column < levels.cols; ++column) {
            const float middle = mean.at<float>(row, column);
            const float spread = std::sqrt(std::max(squares.at<float>(row, column) - middle * middle, 0.F));
            even.at<float>(row, column) = (levels.at<float>(row, column) - middle) / (spread + least_contrast);
        }
    return even;
}

void to_unit(ArtPrint& print)
{
    float mean = 0;
    for (const float value : print)
        mean += value / static_cast<float>(print.size());
    for (float& value : print)
        value -= mean;
    const float length = std::sqrt(std::max(inner_product(print.data(), print.data(), print.size()), 1e-9F));
    for (float& value : print)
        value /= length;
}

ArtPrint print_at(const cv::Mat& even, int across, int down)
{
    ArtPrint print;
    for (int row = 0; row < art_rows; ++row)
        std::copy_n(even.ptr<float>(row + down) + across, art_columns,
                    print.begin() + static_cast<std::ptrdiff_t>(row) * art_columns);
    to_unit(print);
    return print;
}

/// What a print made of these cells is multiplied by.
double unit_of(const cv::Mat& even)
{
    cv::Scalar mean, spread;
    cv::meanStdDev(even(cv::Rect(shift, shift, art_columns, art_rows)), mean, spread);
    return 1 / std::max(spread[0] * std::sqrt(1.0 * art_columns * art_rows), 1e-9);
}

double likeness(const ArtPrint& one, const ArtPrint& other)
{
    return static_cast<double>(inner_product(one.data(), other.data(), one.size()));
}

struct Candidate {
    std::size_t entry = 0;
    double correlation = -1;
    int turns = 0;
};

// A card of another make tells nothing about how much one of the same make would differ.
constexpr double same_make = 0.5, most_lead_over_others = 0.07;

/// How much more what is seen is the one card than the other, in what they differ by: most of a card is the frame that
/// all cards of its game have.
double lead_over(const Candidate& best, const Candidate& rival, const std::vector<ArtBook::Entry>& entries)
{
    const double alike = likeness(entries[best.entry].print, entries[rival.entry].print);
    const double lead = (best.correlation - rival.correlation) / std::sqrt(std::max(2 - 2 * alike, 1e-6));
    return alike > same_make ? lead : std::min(lead, most_lead_over_others);
}

/// Where the corners would have to be, in cells, for what is seen to look more like what was learned: a Gauss-Newton
/// step. How far a cell moves follows from the corners around it.
std::array<cv::Point2d, 4> better_corners(const cv::Mat& even, const ArtPrint& learned)
{
    constexpr int unknowns = 8;
    constexpr double farthest = 1.2;  // cells; more is another picture
    using Row = cv::Vec<double, unknowns>;
    const ArtPrint seen = print_at(even, shift, shift);
    cv::Matx<double, unknowns, unknowns> normal = cv::Matx<double, unknowns, unknowns>::eye() * 1e-4;
    Row right;
    const double scale = unit_of(even);
    for (int row = 0; row < art_rows; ++row)
        for (int column = 0; column < art_columns; ++column) {
            const auto* here = even.ptr<float>(row + shift) + column + shift;
            const float *above = even.ptr<float>(row + shift - 1) + column + shift,
                        *below = even.ptr<float>(row + shift + 1) + column + shift;
            const double across = static_cast<double>(here[1] - here[-1]) / 2 * scale,
                         down = static_cast<double>(*below - *above) / 2 * scale;
            const double x = (column + 0.5) / art_columns, y = (row + 0.5) / art_rows;
            const double weights[] = {(1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y};
            Row step;
            for (int corner = 0; corner < 4; ++corner) {
                step[2 * corner] = weights[corner] * across;
                step[2 * corner + 1] = weights[corner] * down;
            }
            const std::size_t cell = as_index(row * art_columns + column);
            right += step * static_cast<double>(learned[cell] - seen[cell]);
            normal += step * step.t();
        }
    const Row moved = normal.solve(right, cv::DECOMP_CHOLESKY);
    std::array<cv::Point2d, 4> corners = cells_of_card();
    for (int corner = 0; corner < 4; ++corner)
        corners[as_index(corner)] += cv::Point2d(std::clamp(moved[2 * corner], -farthest, farthest),
                                                 std::clamp(moved[2 * corner + 1], -farthest, farthest));
    return corners;
}

/// The correlation where the card's corners fit best, from corners that are a little off.
double best_likeness(const cv::Mat& gray, Quad corners, const ArtPrint& learned, double before)
{
    constexpr int steps = 2;
    for (int step = 0; step < steps; ++step) {
        const cv::Mat even = evened(thumbnail(gray, corners));
        before = std::max(before, likeness(print_at(even, shift, shift), learned));
        const Homography to_pixels = calibration::between(cells_of_card(), corners);
        const auto better = better_corners(even, learned);
        std::ranges::transform(better, corners.begin(), [&](const cv::Point2d& cell) { return at(to_pixels, cell); });
    }
    return std::max(before, likeness(print_at(evened(thumbnail(gray, corners)), shift, shift), learned));
}

/// The likeliest entries where the card lies exactly so, then those few a cell to every side.
std::vector<Candidate> candidates_in(const std::vector<ArtBook::Entry>& entries, const cv::Mat& even, int turns)
{
    std::vector<Candidate> all;
    const ArtPrint straight = print_at(even, shift, shift);
    for (std::size_t entry = 0; entry < entries.size(); ++entry)
        all.push_back({entry, likeness(straight, entries[entry].print), turns});
    const std::size_t close = std::min(looked_at_closely, all.size());
    std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(close), std::ranges::greater{},
                              &Candidate::correlation);
    all.resize(close);
    for (int down = 0; down <= 2 * shift; ++down)
        for (int across = 0; across <= 2 * shift; ++across) {
            const ArtPrint shifted = print_at(even, across, down);
            for (Candidate& candidate : all)
                candidate.correlation =
                    std::max(candidate.correlation, likeness(shifted, entries[candidate.entry].print));
        }
    return all;
}

}  // namespace

ArtPrint art_of(const cv::Mat& gray, const Quad& corners)
{
    return print_at(evened(thumbnail(gray, corners)), shift, shift);
}

// A cell is seldom farther from the mean than five times what it is in the mean, 1 / sqrt(cells).
constexpr float per_byte = 5.0F / 127 / 37.5F;

std::string bytes_of(const ArtPrint& print)
{
    std::string bytes;
    for (const float value : print)
        bytes += static_cast<char>(static_cast<signed char>(std::clamp(std::lround(value / per_byte), -127L, 127L)));
    return bytes;
}

std::optional<ArtPrint> print_from(std::string_view bytes)
{
    ArtPrint print;
    if (bytes.size() != print.size())
        return std::nullopt;
    for (std::size_t cell = 0; cell < print.size(); ++cell)
        print[cell] = static_cast<float>(static_cast<signed char>(bytes[cell])) * per_byte;
    to_unit(print);
    return print;
}

std::optional<ArtReading> ArtBook::read(const cv::Mat& gray, const Quad& corners, const CardSize& size) const
{
    std::vector<Candidate> all;
    for (int turns = 0; turns < 4; ++turns) {
        const Quad quad = turned(corners, turns);
        const double across = cv::norm(quad[1] - quad[0]) + cv::norm(quad[2] - quad[3]);
        const double down = cv::norm(quad[3] - quad[0]) + cv::norm(quad[2] - quad[1]);
        constexpr double least = 0.62;  // a slant of 50 degrees
        const double proportion = across / down * size.height / size.width;
        if (proportion < least || proportion > 1 / least)
            continue;
        const auto here = candidates_in(entries_, evened(thumbnail(gray, quad)), turns);
        all.insert(all.end(), here.begin(), here.end());
    }
    if (all.empty())
        return std::nullopt;
    std::ranges::sort(all, std::ranges::greater{}, &Candidate::correlation);
    const auto is_another = [&](const Candidate& one) {
        return [&](const Candidate& other) { return entries_[other.entry].card != entries_[one.entry].card; };
    };
    const auto rival_of = [&](const Candidate& one) { return std::ranges::find_if(all, is_another(one)); };
    const auto lay_over = [&](Candidate& one) {
        one.correlation = best_likeness(gray, turned(corners, one.turns), entries_[one.entry].print, one.correlation);
    };
    if (const auto rival = rival_of(all.front()); rival != all.end())
        lay_over(*rival);
    lay_over(all.front());
    std::ranges::sort(all, std::ranges::greater{}, &Candidate::correlation);
    const Candidate& best = all.front();
    const auto rival = rival_of(best);
    return ArtReading{.entry = best.entry,
                      .correlation = best.correlation,
                      .lead = rival == all.end() ? most_lead_over_others : lead_over(best, *rival, entries_),
                      .quarter_turns = best.turns};
}

bool is_certain(const ArtReading& reading)
{
    // Of 600 looks at cards that nobody learned, with the frame of those that were learned, the likest came to 0.928;
    // of as many at learned ones, 40 pixels wide and more, three of a hundred stay below this. What a lead counts for
    // more than by half is chance: of two that are both wrong, one is always likelier.
    constexpr double least = 0.94, worth_of_lead = 0.5;
    return reading.correlation + worth_of_lead * reading.lead >= least;
}

}  // namespace cardinal::vision
