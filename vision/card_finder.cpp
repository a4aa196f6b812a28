#include "vision/card_finder.h"

#include "vision/busy_areas.h"
#include "vision/card_corners.h"
#include "vision/close_code.h"
#include "vision/known_cards.h"
#include "vision/outline_finder.h"
#include "vision/quads.h"
#include "vision/sides.h"
#include "vision/table_plane.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

namespace cardinal::vision {
namespace {

// A frame that fits so well is a code's; what is none comes to 0.81.
constexpr double surely_a_code = 0.9;
// Below, decoding is not tried: it takes a hundred times longer than looking.
constexpr double a_code_may_be = 0.75, close_enough_px = 1.8;
// So far from where a code says them to be may a card's corners lie: print and cut are a millimetre off, and the code,
// a third of the card's width, is measured to a fifth of a module.
constexpr double most_off_mm = 2.5;

/// One physical code is at one place only: the clearer reading stays.
void add(const CardSighting& sighting, std::vector<CardSighting>& cards)
{
    const auto known =
        std::ranges::find_if(cards, [&](const CardSighting& card) { return card.code == sighting.code; });
    if (known == cards.end())
        cards.push_back(sighting);
    else if (known->reading.correlation < sighting.reading.correlation && known->has_outline <= sighting.has_outline)
        *known = sighting;
}

/// Everything that one picture shows.
class Finder {
public:
    Finder(const cv::Mat& gray, const CodeReader& reader, const Printing& printing)
        : gray_(gray), reader_(reader), printing_(printing)
    {}

    CardsSeen seen()
    {
        look_within_outlines();
        look_elsewhere();
        look_below_what_covers();
        make_as_large_as_those_beside();
        return {.cards = std::move(cards_), .unknown = unknown()};
    }

private:
    const cv::Mat& gray_;
    PictureLevels levels_{gray_};
    const CodeReader& reader_;
    Printing printing_;
    std::vector<CardSighting> cards_{};
    std::vector<Quad> strangers_{};  ///< with a code that nobody knows
    std::vector<Quad> others_{};     ///< of a card's proportions, without a code that can be seen

    CardSighting recognized(const CodeReading& reading) const
    {
        return {.how = How::code, .code = reader_.codebook().code(reading.entry), .confidence = 1, .reading = reading};
    }

    void look_within_outlines()
    {
        const int times = usual_shrinking(gray_.size());
        look_within_those(find_outlines(levels_, {}, times));
        if (!plane())
            look_within_those(find_outlines(levels_, {}, times, StandsOut::clearly));
    }

    void look_within_those(std::vector<Quad> outlines)
    {
        std::ranges::sort(outlines, std::ranges::greater{}, area_of);
        const auto others =
            std::stable_partition(outlines.begin(), outlines.end(), [&](const Quad& each) { return shows_eyes(each); });
        for (auto outline = outlines.begin(); outline != others; ++outline)
            if (!is_looked_at(*outline))
                look_within(*outline);
        const auto plane = this->plane();
        for (auto outline = others; outline != outlines.end(); ++outline) {
            if (is_looked_at(*outline))
                continue;
            if (plane && !may_be_a_card(*outline, *plane, printing_.card))
                others_.push_back(*outline);
            else
                look_within(*outline);
        }
    }

    /// Codes that are read where outlines say them to be nearly all show their eyes at the first glance. They tell how
    /// the table lies, and then most of the other outlines are too large or too small for a card.
    bool shows_eyes(const Quad& outline) const
    {
        constexpr float like_eyes = 0.65F;
        return std::ranges::any_of(printing_.modules_mm, [&](double module_mm) {
            return likeness_of_eyes(gray_, outline, printing_.card, module_mm) >= like_eyes;
        });
    }

    /// A picture on a card, or its border, is none.
    bool is_part_of_a_known_one(const Quad& outline) const
    {
        const cv::Point2d middle = middle_of(outline);
        const auto holds = [&](const Quad& quad) {
            return area_of(outline) < 0.8 * area_of(quad) && contains(quad, middle);
        };
        return std::ranges::any_of(cards_, holds, &CardSighting::quad) || std::ranges::any_of(strangers_, holds);
    }

    void look_within(const Quad& outline, CodeReader::Parts parts = CodeReader::Parts::whole_only)
    {
        double clearest = 0;
        for (double& size : printing_.modules_mm) {
            const double module_mm = size;
            const auto reading = reader_.read(gray_, outline, printing_.card, module_mm, parts);
            if (!reading)
                continue;
            if (is_certain(*reading)) {
                CardSighting card = recognized(*reading);
                take_agreeing_sides(turned(outline, reading->quarter_turns), module_mm, card);
                add(card, cards_);
                // Cards on one table are mostly printed alike.
                std::swap(printing_.modules_mm[0], size);
                return;
            }
            if (take_if_new(*reading, turned(outline, reading->quarter_turns), module_mm))
                return;
            clearest = std::max(clearest, reading->frame);
        }
        if (clearest < surely_a_code && take_by_art(outline))
            return;
        (clearest > surely_a_code ? strangers_ : others_).push_back(outline);
    }

    /// A card of which something covers the code, too; but not what is within cards that are known by now.
    void look_below_what_covers()
    {
        std::vector<Quad> others;
        std::swap(others, others_);
        for (const Quad& outline : others)
            if (is_as_large_as_cards(outline) && !is_known(outline) && !is_part_of_a_known_one(outline))
                look_within(outline, CodeReader::Parts::covered_too);
            else
                others_.push_back(outline);
    }

    bool is_as_large_as_cards(const Quad& outline) const { return is_as_large_as(cards_, outline); }

    /// What is on a card may look like another one; so only what is outermost is looked at, before what is within it.
    bool take_by_art(const Quad& outline)
    {
        if (!printing_.art)
            return false;
        const auto reading = printing_.art->read(gray_, outline, printing_.card);
        if (!reading || !is_certain(*reading))
            return false;
        cards_.push_back({.quad = turned(outline, reading->quarter_turns),
                          .has_outline = true,
                          .how = How::art,
                          .art = reading->entry,
                          .confidence = 1});
        return true;
    }

    /// Decodes what lies close enough and is a code that nobody knows yet.
    bool take_if_new(const CodeReading& reading, const Quad& outline, double module_mm)
    {
        if (!printing_.may_be_new || reading.frame < a_code_may_be || reading.modules_px < close_enough_px)
            return false;
        const auto code = read_close(gray_, reading.symbol);
        if (!code)
            return false;
        CardSighting card{.how = How::code, .code = code, .is_new = true, .confidence = 1, .reading = reading};
        card.reading.entry = reader_.codebook().size();
        take_agreeing_sides(outline, module_mm, card);
        add(card, cards_);
        return true;
    }

    /// What is within a card is a part of it; what is much larger or smaller than cards is none.
    std::vector<Quad> unknown() const
    {
        std::vector<Quad> all = strangers_;
        for (const Quad& other : others_)
            if (!cards_.empty() && is_as_large_as_cards(other))
                all.push_back(other);
        std::erase_if(all, [&](const Quad& quad) {
            return std::ranges::any_of(cards_, [&](const CardSighting& card) {
                return contains(card.quad, middle_of(quad)) ||
                       (card.code && contains(quad, middle_of_code(card.reading)));
            });
        });
        return all;
    }

    /// What a code lies on may have other edges than the card: a sleeve, a frame on the card, a neighbour. The sides
    /// are where the code says that they are.
    void take_agreeing_sides(const Quad& outline, double module_mm, CardSighting& card) const
    {
        const Quad by_code = quad_around(card.reading.symbol, printing_.card, module_mm);
        const double px_per_mm = card.reading.modules_px / module_mm, far = 1.5 + most_off_mm * px_per_mm;
        card.has_outline = true;
        card.quad = outline;
        if (farthest_corner(outline, by_code) < far)
            return;
        const auto measured = with_exact_sides(gray_, by_code, std::max(2.5, 1.5 * px_per_mm));
        card.has_outline = measured && farthest_corner(*measured, by_code) < far;
        card.quad = card.has_outline ? *measured : by_code;
    }

    void look_elsewhere()
    {
        BusyMap busy(levels_);
        ask_for_as_busy_ones(busy);
        auto plane = this->plane();
        const bool is_known = plane.has_value();
        // Which sides belong to a card that was found by its code alone is not sure enough to look no more within them.
        std::vector<Quad> within = explained();
        if (!plane) {
            const TableLearned learned =
                learned_in(levels_, widths_beside(cards_, printing_.modules_px), busy.busiest(within, 4, 3));
            for (const Symbol& symbol : learned.found)
                look_at(symbol);
            plane = learned.plane;
        }
        const std::vector<Quad> outlines = closer_outlines(busy.boxes(explained()), plane);
        const std::size_t before = cards_.size();
        for (const Quad& outline : outlines)
            if (shows_eyes(outline) && !is_looked_at(outline))
                look_within(outline);
        for (const Quad& quad : explained_by(std::span(cards_).subspan(before)))
            within.push_back(quad);
        ask_for_as_busy_ones(busy);
        for (const Symbol& symbol :
             find_symbols(levels_, {.range = plane ? printing_.modules_px : widths_beside(cards_, printing_.modules_px),
                                   .plane = plane,
                                   .is_sure = is_known,
                                   .squares = busy.squares(within),
                                   .known = codes_seen()}))
            look_at(symbol);
        plane = this->plane();
        for (const Quad& outline : outlines)
            if ((!plane || may_be_a_card(outline, *plane, printing_.card)) && !is_looked_at(outline))
                look_within(outline);
    }

    std::vector<Symbol> codes_seen() const
    {
        std::vector<Symbol> codes;
        for (const CardSighting& card : cards_)
            if (card.code)
                codes.push_back({card.reading.symbol, 1});
        return codes;
    }

    /// Codes on one table are about as busy.
    void ask_for_as_busy_ones(BusyMap& busy) const
    {
        std::vector<cv::Point2d> all;
        for (const CardSighting& card : cards_)
            if (card.code)
                all.push_back(middle_of_code(card.reading));
        busy.ask_for_like(all, plane());
    }

    std::vector<Quad> explained() const
    {
        std::vector<Quad> all = explained_by(cards_);
        all.insert(all.end(), strangers_.begin(), strangers_.end());
        return all;
    }

    std::optional<CodePlane> plane() const
    {
        const auto plane = plane_of(cards_, printing_, gray_.size());
        return plane ? plane : printing_.plane;
    }

    /// Cards lie on one table, and what is no side of a card, such as a gap between planks, may look like one: of two
    /// sizes of code that one is right by which the card is as large as those that lie nearest.
    void make_as_large_as_those_beside()
    {
        const std::vector<CardScale> scales = scales_of(cards_, printing_);
        auto scale = scales.begin();
        for (CardSighting& card : cards_) {
            if (!card.code)
                continue;
            const double module_mm = module_beside(scales, *scale, printing_.modules_mm);
            if (module_mm != scale->module_mm)
                take_agreeing_sides(quad_around(card.reading.symbol, printing_.card, module_mm), module_mm, card);
            ++scale;
        }
    }

    /// Small cards with thin borders have outlines only in the large picture.
    std::vector<Quad> closer_outlines(const std::vector<cv::Rect>& busy, const std::optional<CodePlane>& plane)
    {
        const int times = usual_shrinking(gray_.size()) / 2;
        if (times == 0)
            return {};
        constexpr double nearly_all = 0.9, around_px = 4 * busy_square_px;
        const double least = nearly_all * shortest_side_px(cards_, printing_.card) + around_px;
        const int more = gray_.cols / 24;  // a code is busy where its card is not
        std::vector<Quad> outlines;
        for (const cv::Rect& area : enlarged_and_joined(busy, static_cast<int>(least), more)) {
            const cv::Rect part(area.x / times, area.y / times, area.width / times, area.height / times);
            std::ranges::copy(closer_outlines(part, times, plane), std::back_inserter(outlines));
        }
        return outlines;
    }

    std::vector<Quad> closer_outlines(const cv::Rect& wanted, int times, const std::optional<CodePlane>& plane)
    {
        const cv::Mat& small = levels_.picture(times);
        const cv::Rect part = wanted & cv::Rect({0, 0}, small.size());
        std::vector<Quad> outlines;
        for (Quad outline : rough_outlines(small(part), {}, times, StandsOut::closely)) {
            for (cv::Point2d& corner : outline)
                corner += cv::Point2d(part.tl() * times);
            if ((plane && !may_be_a_card(outline, *plane, printing_.card)) || is_looked_at(outline))
                continue;
            if (const auto exact = exact_outline(gray_, outline, {}, times))
                outlines.push_back(*exact);
        }
        return outlines;
    }

    bool is_looked_at(const Quad& outline) const
    {
        const auto is_there = [&](const Quad& other) { return farthest_corner_however_turned(outline, other) < 3; };
        return is_part_of_a_known_one(outline) || is_known(outline) || std::ranges::any_of(others_, is_there) ||
               std::ranges::any_of(strangers_, is_there);
    }

    bool is_known(const Quad& outline) const
    {
        return std::ranges::any_of(cards_,
                                   [&](const CardSighting& card) { return contains(card.quad, middle_of(outline)); });
    }

    void look_at(const Symbol& symbol)
    {
        const cv::Point2d middle = at(symbol.place, 0, 0);
        const double near = 5 * scale_at(symbol.place, 0, 0);
        if (std::ranges::any_of(cards_, [&](const CardSighting& card) {
                return card.code && cv::norm(middle_of_code(card.reading) - middle) < near;
            }))
            return;
        const auto reading = reader_.read(gray_, symbol);
        if (!reading)
            return;
        if (!is_certain(*reading)) {
            const double module_mm = printing_.modules_mm.front();
            take_if_new(*reading, quad_around(reading->symbol, printing_.card, module_mm), module_mm);
            return;
        }
        CardSighting card = recognized(*reading);
        card.quad = quad_around(reading->symbol, printing_.card, printing_.modules_mm.front());
        take_sides_around(card);
        add(card, cards_);
    }

    void take_sides_around(CardSighting& card) const
    {
        for (const double module_mm : printing_.modules_mm) {
            CardSighting other = card;
            const Quad by_code = quad_around(card.reading.symbol, printing_.card, module_mm);
            const auto measured = with_exact_sides(gray_, by_code, std::max(2.5, 1.5 * card.reading.modules_px));
            if (measured)
                take_agreeing_sides(*measured, module_mm, other);
            if (other.has_outline) {
                card = other;
                return;
            }
        }
    }
};

}  // namespace

std::vector<CardSighting> find_cards(const cv::Mat& gray, const CodeReader& reader, const Printing& printing)
{
    return see_cards(gray, reader, printing).cards;
}

CardsSeen see_cards(const cv::Mat& gray, const CodeReader& reader, const Printing& printing)
{
    if (gray.cols < soft_side || gray.rows < soft_side)
        return {};
    return Finder(gray, reader, printing).seen();
}

}  // namespace cardinal::vision
