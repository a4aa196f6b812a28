#include "vision/eye_triples.h"

#include "vision/light.h"

#include <algorithm>
#include <cmath>

// From each mark that may be the corner of a code, all pairs of others at about the right distance and at about a right
// angle. Where it is known how the table lies, distances and angles are those on the table, and hardly anything but
// codes is left.
namespace cardinal::vision {
namespace {

// A slant shortens one side to two thirds.
constexpr double shortest = 0.62, longest = 1.35;
/// How far three eyes may be from the corners of a square.
struct Squareness {
    float most_unequal = 1.55F, least_sine = 0.86F;
};
// Where the table is known, what is left is how well eyes are measured, and how much a card is bent.
constexpr Squareness as_seen{}, on_the_table{.most_unequal = 1.35F, .least_sine = 0.94F};
// Where it is known by a few codes, others are nearer or farther.
constexpr double as_far = 1.4;
// The line through two of them alone leaves half as many triples.
constexpr float like_side = 0.4F;
// Two eyes are found more often where there is none.
constexpr float like_side_of_two = 0.6F;  // leaves a tenth of the pairs

/// Eyes by the square of the picture they are in, so that neighbours are found without looking at all.
class Neighbourhood {
public:
    Neighbourhood(const std::vector<Eye>& marks, cv::Size size, double reach)
        : reach_(reach),
          columns_(static_cast<int>(size.width / reach) + 1),
          rows_(static_cast<int>(size.height / reach) + 1),
          squares_(as_index(columns_ * rows_))
    {
        for (std::size_t index = 0; index < marks.size(); ++index)
            squares_[square(column(marks[index].at), row(marks[index].at))].push_back(index);
    }

    template <class Use>
    void for_each_near(const cv::Point2f& at, Use use) const
    {
        for (int r = std::max(0, row(at) - 1); r <= std::min(rows_ - 1, row(at) + 1); ++r)
            for (int c = std::max(0, column(at) - 1); c <= std::min(columns_ - 1, column(at) + 1); ++c)
                for (const std::size_t index : squares_[square(c, r)])
                    use(index);
    }

private:
    double reach_;
    int columns_, rows_;
    std::vector<std::vector<std::size_t>> squares_;

    int column(const cv::Point2f& at) const { return static_cast<int>(static_cast<double>(at.x) / reach_); }
    int row(const cv::Point2f& at) const { return static_cast<int>(static_cast<double>(at.y) / reach_); }
    std::size_t square(int column, int row) const { return as_index(row * columns_ + column); }
};

/// Eyes of one code lie in the same light, but for a lamp that is mirrored in one of them.
bool are_as_clear(const Pass& pass, const Eye& one, const Eye& other)
{
    const float most = pass.plane ? 3.2F : 2.5F;
    return std::max(one.contrast, other.contrast) < most * std::min(one.contrast, other.contrast);
}

/// How far two eyes at one side of a code are from each other, on the table.
ModuleRange apart_in(const Pass& pass)
{
    if (!pass.plane)
        return {shortest * eyes_apart * pass.module_px, longest * eyes_apart * pass.module_px};
    const double loosely = pass.aim == Aim::learn ? as_far : 1;
    const ModuleRange module_mm = pass.plane->range_mm();
    return {eyes_apart * module_mm.least / loosely, eyes_apart * module_mm.most * loosely};
}

/// The same in the picture, at most: a slant makes one side longer.
double reach_px(const Pass& pass) { return (pass.plane ? 1.25 : 1) * longest * eyes_apart * pass.module_px; }

/// Adds the triples around one mark.
void add_triples(const Pass& pass, const Eye& corner, const std::vector<Neighbour>& near, std::vector<Triple>& triples)
{
    const auto [most_unequal, least_sine] = pass.plane ? on_the_table : as_seen;
    for (const Neighbour& right : near)
        for (const Neighbour& below : near) {
            const float turn = right.off.x * below.off.y - right.off.y * below.off.x;
            const bool is_square = turn > least_sine * right.away * below.away &&
                                   right.away < most_unequal * below.away && below.away < most_unequal * right.away;
            if (!is_square)
                continue;
            const Eye &other = pass.eyes[right.index], &third = pass.eyes[below.index];
            if (are_as_clear(pass, other, third))
                triples.push_back(
                    {corner.at, other.at, third.at, std::min({corner.contrast, other.contrast, third.contrast})});
        }
}

/// Adds what would be a code if its third eye were covered: the pair may be its upper edge or its left one.
void add_pairs(const Pass& pass, const Eye& corner, const std::vector<Neighbour>& near, std::vector<Triple>& triples)
{
    for (const auto& [index, along, away, likeness] : near) {
        if (likeness < like_side_of_two)
            continue;
        const cv::Vec2f step = corner.seen_from_flat * cv::Vec2f(-along.y, along.x);
        const cv::Point2f across(step[0], step[1]);
        const Eye& other = pass.eyes[index];
        const float weaker = std::min(corner.contrast, other.contrast);
        triples.push_back({corner.at, other.at, corner.at + across, weaker, 2});
        triples.push_back({corner.at, corner.at - across, other.at, weaker, 1});
    }
}

}  // namespace

Neighbours neighbours_in(const Pass& pass)
{
    const Sampler picture(pass.gray);
    const std::vector<Eye>& eyes = pass.eyes;
    const Neighbourhood neighbourhood(eyes, pass.gray.size(), reach_px(pass));
    const ModuleRange apart = apart_in(pass);
    const auto least = static_cast<float>(apart.least * apart.least),
               most = static_cast<float>(apart.most * apart.most);
    Neighbours neighbours(eyes.size());
    for (std::size_t index = 0; index < eyes.size(); ++index)
        neighbourhood.for_each_near(eyes[index].at, [&](std::size_t other) {
            if (other <= index)
                return;
            const Eye &one = eyes[index], &two = eyes[other];
            const cv::Point2f off = two.flat - one.flat;
            const float squared = off.dot(off);
            if (!(squared > least && squared < most) || !are_as_clear(pass, one, two))
                return;
            const float likeness = likeness_to_side(picture, one.at, two.at, pass.usual_blur());
            if (likeness < like_side)
                return;
            neighbours[index].push_back({other, off, std::sqrt(squared), likeness});
            neighbours[other].push_back({index, -off, std::sqrt(squared), likeness});
        });
    return neighbours;
}

std::vector<Triple> triples_in(const Pass& pass, const Neighbours& neighbours, Seen seen)
{
    std::vector<Triple> triples;
    for (std::size_t index = 0; index < pass.eyes.size(); ++index)
        seen == Seen::all_eyes ? add_triples(pass, pass.eyes[index], neighbours[index], triples)
                               : add_pairs(pass, pass.eyes[index], neighbours[index], triples);
    std::ranges::sort(triples, std::ranges::greater{}, &Triple::contrast);
    return triples;
}

Homography place_of(const Triple& triple)
{
    const cv::Point2d corner = triple.corner, across = (cv::Point2d(triple.right) - corner) / eyes_apart,
                      down = (cv::Point2d(triple.below) - corner) / eyes_apart;
    const cv::Point2d middle = corner + (across + down) * (eyes_apart / 2);
    return {across.x, down.x, middle.x, across.y, down.y, middle.y, 0, 0, 1};
}

std::size_t Pass::usual_blur() const { return module_px > 2.2 ? 1 : module_px > 1.5 ? 2 : module_px > 1.15 ? 3 : 4; }

}  // namespace cardinal::vision
