#include "vision/art.h"

#include "vision/inner_product.h"

#include <algorithm>
#include <cmath>
#include <functional>
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

/// How wide a cell of the card is; 0 where these are no corners of a card in such a picture.
double cell_px(const Quad& corners, const cv::Size& picture)
{
    constexpr double much_larger = 4;
    const double width = (cv::norm(corners[1] - corners[0]) + cv::norm(corners[2] - corners[3])) / 2;
    const double height = (cv::norm(corners[3] - corners[0]) + cv::norm(corners[2] - corners[1])) / 2;
    const double shorter = std::min(width, height), far = cv::norm(corners[0]);
    const double most = much_larger * std::max(picture.width, picture.height);
    return shorter < most && far < most ? shorter / art_columns : 0;  // nor of what is no number
}

/// The card's part of a picture, no finer than its cells are: then a cell is a single place in it.
class Softened {
public:
    Softened(const cv::Mat& gray, const Quad& corners) : gray_(gray)
    {
        double cell = cell_px(corners, gray.size());
        if (cell <= 0)
            return;
        const int margin = static_cast<int>(farthest_cells * cell) + 2;
        const cv::Rect card = cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end()));
        const cv::Point beyond(margin, margin);
        const cv::Rect part = cv::Rect(card.tl() - beyond, card.br() + beyond) & cv::Rect({}, gray.size());
        if (part.empty())
            return;
        from_ = part.tl();
        gray_ = gray(part);
        constexpr double enough_px = 3;  // to a cell
        cv::Mat smaller, softer;
        if (const int times = static_cast<int>(cell / enough_px); times > 1) {
            cv::resize(gray_, smaller, {std::max(1, part.width / times), std::max(1, part.height / times)}, 0, 0,
                       cv::INTER_AREA);
            scale_ = {1.0 * smaller.cols / part.width, 1.0 * smaller.rows / part.height};
            gray_ = smaller;
            cell /= times;
        }
        constexpr double of_a_square = 0.29, least_sigma = 0.2;  // its standard deviation, of its side
        if (of_a_square * cell > least_sigma) {
            cv::GaussianBlur(gray_, softer, {0, 0}, of_a_square * cell);
            gray_ = softer;
        }
    }

    /// The card with these corners and a cell around it, as gray levels.
    cv::Mat thumbnail(const Quad& corners) const
    {
        const Homography to_cells(1, 0, 0.5, 0, 1, 0.5, 0, 0, 1);
        cv::Mat small, levels;
        cv::warpPerspective(gray_, small, calibration::between(cells_of_card(), here(corners)) * to_cells, {wide, high},
                            cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
        small.convertTo(levels, CV_32F);
        return levels;
    }

private:
    static constexpr double farthest_cells = 4;  // that corners are moved by

    Quad here(Quad corners) const
    {
        for (cv::Point2d& corner : corners) {
            corner -= cv::Point2d(from_);
            corner = {(corner.x + 0.5) * scale_.x - 0.5, (corner.y + 0.5) * scale_.y - 0.5};
        }
        return corners;
    }

    cv::Mat gray_{};
    cv::Point from_{};
    cv::Point2d scale_{1, 1};
};

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
    const ArtPrint seen = print_at(even, shift, shift);
    cv::Matx<float, unknowns, unknowns> normal = cv::Matx<float, unknowns, unknowns>::eye() * 1e-4F;
    cv::Vec<float, unknowns> right;
    const auto scale = static_cast<float>(unit_of(even));
    for (int row = 0; row < art_rows; ++row)
        for (int column = 0; column < art_columns; ++column) {
            const auto* here = even.ptr<float>(row + shift) + column + shift;
            const float *above = even.ptr<float>(row + shift - 1) + column + shift,
                        *below = even.ptr<float>(row + shift + 1) + column + shift;
            const float across = (here[1] - here[-1]) / 2 * scale, down = (*below - *above) / 2 * scale;
            const float x = (static_cast<float>(column) + 0.5F) / art_columns,
                        y = (static_cast<float>(row) + 0.5F) / art_rows;
            const float upper_left = (1 - x) * (1 - y), upper_right = x * (1 - y), lower_right = x * y,
                        lower_left = (1 - x) * y;
            const float step[] = {upper_left * across,  upper_left * down,  upper_right * across, upper_right * down,
                                  lower_right * across, lower_right * down, lower_left * across,  lower_left * down};
            const std::size_t cell = as_index(row * art_columns + column);
            const float missing = learned[cell] - seen[cell];
            for (int one = 0; one < unknowns; ++one) {
                right[one] += step[one] * missing;
                for (int other = 0; other < unknowns; ++other)  // plainly written, this is done by fours
                    normal.val[one * unknowns + other] += step[one] * step[other];
            }
        }
    const auto moved = normal.solve(right, cv::DECOMP_CHOLESKY);
    std::array<cv::Point2d, 4> corners = cells_of_card();
    for (int corner = 0; corner < 4; ++corner)
        corners[as_index(corner)] += cv::Point2d(std::clamp<double>(moved[2 * corner], -farthest, farthest),
                                                 std::clamp<double>(moved[2 * corner + 1], -farthest, farthest));
    return corners;
}

struct Fit {
    double correlation = -1;
    ArtPrint seen{};
};

/// What is seen where the card's corners fit best, from corners that are a little off.
Fit best_fit(const Softened& picture, Quad corners, const ArtPrint& learned)
{
    constexpr int steps = 2;
    Fit best;
    for (int step = 0;; ++step) {
        const cv::Mat even = evened(picture.thumbnail(corners));
        const ArtPrint seen = print_at(even, shift, shift);
        if (const double correlation = likeness(seen, learned); correlation > best.correlation)
            best = {correlation, seen};
        if (step == steps)
            return best;
        const Homography to_pixels = calibration::between(cells_of_card(), corners);
        const auto better = better_corners(even, learned);
        std::ranges::transform(better, corners.begin(), [&](const cv::Point2d& cell) { return at(to_pixels, cell); });
    }
}

ArtPrint without(const ArtPrint& common, ArtPrint print)
{
    const float along = inner_product(print.data(), common.data(), print.size());
    std::ranges::transform(print, common, print.begin(), [&](float value, float of) { return value - along * of; });
    to_unit(print);
    return print;
}

/// How much what is seen is this card in what others of its make do not have: a frame says nothing about the picture
/// in it. Nothing where too few are known for telling the one from the other.
std::optional<double> own_likeness(const ArtPrint& seen, const ArtBook::Entry& card,
                                   const std::vector<ArtBook::Entry>& entries)
{
    constexpr int fewest = 8;
    ArtPrint common{};
    int others = 0;
    for (const ArtBook::Entry& entry : entries)
        if (entry.card != card.card && likeness(entry.print, card.print) > same_make) {
            std::ranges::transform(common, entry.print, common.begin(), std::plus{});
            ++others;
        }
    if (others < fewest)
        return std::nullopt;
    to_unit(common);
    // Of a frame as much is left as the pictures of so few cards hide of it.
    const double left = 1.0 / (others + 1);
    return (likeness(without(common, seen), without(common, card.print)) - left) / (1 - left);
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

/// The likeliest of all candidates for each of the likeliest cards: which it is is seen when they are laid over.
std::vector<Candidate> likeliest_cards(std::vector<Candidate> all, const std::vector<ArtBook::Entry>& entries)
{
    constexpr std::size_t enough = 3;
    std::ranges::sort(all, std::ranges::greater{}, &Candidate::correlation);
    std::vector<Candidate> cards;
    for (const Candidate& one : all)
        if (std::ranges::none_of(
                cards, [&](const Candidate& known) { return entries[known.entry].card == entries[one.entry].card; })) {
            cards.push_back(one);
            if (cards.size() == enough)
                break;
        }
    return cards;
}

/// A candidate where it fits best.
struct Laid {
    Candidate card{};
    ArtPrint seen{};
};
Laid laid_over(Candidate card, const Softened& picture, const Quad& corners, const std::vector<ArtBook::Entry>& entries)
{
    const Fit fit = best_fit(picture, turned(corners, card.turns), entries[card.entry].print);
    card.correlation = std::max(card.correlation, fit.correlation);
    return {card, fit.seen};
}

}  // namespace

ArtPrint art_of(const cv::Mat& gray, const Quad& corners)
{
    return print_at(evened(Softened(gray, corners).thumbnail(corners)), shift, shift);
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
    const Softened picture(gray, corners);
    for (int turns = 0; turns < 4; ++turns) {
        const Quad quad = turned(corners, turns);
        const double across = cv::norm(quad[1] - quad[0]) + cv::norm(quad[2] - quad[3]);
        const double down = cv::norm(quad[3] - quad[0]) + cv::norm(quad[2] - quad[1]);
        constexpr double least = 0.62;  // a slant of 50 degrees
        const double proportion = across / down * size.height / size.width;
        if (proportion < least || proportion > 1 / least)
            continue;
        const auto here = candidates_in(entries_, evened(picture.thumbnail(quad)), turns);
        all.insert(all.end(), here.begin(), here.end());
    }
    if (all.empty())
        return std::nullopt;
    std::vector<Laid> laid;
    for (const Candidate& one : likeliest_cards(std::move(all), entries_))
        laid.push_back(laid_over(one, picture, corners, entries_));
    const auto correlation = [](const Laid& one) { return one.card.correlation; };
    std::ranges::sort(laid, std::ranges::greater{}, correlation);
    const Laid& best = laid.front();
    ArtReading reading{.entry = best.card.entry,
                       .correlation = best.card.correlation,
                       .lead = most_lead_over_others,
                       .own = own_likeness(best.seen, entries_[best.card.entry], entries_),
                       .quarter_turns = best.card.turns};
    if (laid.size() > 1)
        reading.lead = lead_over(best.card, laid[1].card, entries_);
    return reading;
}

bool is_certain(const ArtReading& reading)
{
    // What a lead counts for more than by half is chance: of two that are both wrong, one is always likelier.
    constexpr double worth_of_lead = 0.5;
    // Two cards that hardly differ are told apart by more than what noise makes of it.
    constexpr double least_lead = 0.05;
    // Of 2,800 looks at cards that nobody learned, with the frame of those that were learned, the likest came to 0.665;
    // of as many at learned ones, 40 pixels wide and more, two of a hundred stay below the bound. By the whole card, of
    // 1,200 of either, 0.928 and four.
    constexpr double least_own = 0.71, least_whole = 0.94;
    return reading.lead >= least_lead &&
           (reading.own ? *reading.own + worth_of_lead * reading.lead >= least_own
                        : reading.correlation + worth_of_lead * reading.lead >= least_whole);
}

}  // namespace cardinal::vision
