#include "vision/table_cards.h"

#include "vision/card_shape.h"
#include "vision/layering.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

// Two looks agree when they are so far apart in time at least, and the thing so near in space.
constexpr double between_looks_ms = 90, same_place_mm = 4, same_angle = 6;
// What is measured again is off by half a millimetre; less than this is no movement.
constexpr double really_moved_mm = 1.2, really_turned = 1.5;
constexpr double hardly_changed = 0.04;
constexpr int looks_in_vain = 3;
constexpr double look_alike = 0.85;
// Of a code that must be read to be sure: with less of it no reading is certain.
constexpr double enough_of_code = 0.7;

double turn_between(double one, double other) { return std::abs(std::remainder(one - other, 360)); }

bool is_at_the_same_place(const Quad& one, const Quad& other)
{
    return cv::norm(middle_of(one) - middle_of(other)) < same_place_mm &&
           turn_between(angle_of(one), angle_of(other)) < same_angle;
}

bool has_really_moved(const Quad& one, const Quad& other)
{
    return cv::norm(middle_of(one) - middle_of(other)) > really_moved_mm ||
           turn_between(angle_of(one), angle_of(other)) > really_turned;
}

/// An outline alone tells no top from bottom, so at each look it may be the other way round: it lies as it did.
void turn_as_it_lay(FoundCard& found, const FoundCard& before)
{
    const bool has_a_top = found.kind == CardKind::coded || found.kind == CardKind::learned;
    if (has_a_top || turn_between(angle_of(found.mm), angle_of(before.mm)) < 90)
        return;
    found.mm = turned(found.mm, 2);
    found.sighting.quad = turned(found.sighting.quad, 2);
    if (!found.look.empty())
        cv::rotate(found.look.clone(), found.look, cv::ROTATE_180);
}

/// When a code that lay there a moment ago may be believed to lie there still.
bool is_still_itself(const CodeReading& reading, std::size_t entry)
{
    constexpr double least_correlation = 0.7, least_lead = 0.1;
    return reading.entry == entry && reading.correlation >= least_correlation && reading.lead >= least_lead;
}

}  // namespace

void TableCards::begin_frame()
{
    for (BelievedCard& card : cards_)
        card.was_read = false;
}

BelievedCard* TableCards::known(const FoundCard& found)
{
    const auto same = std::ranges::find_if(cards_, [&](const BelievedCard& card) {
        if (card.seen.kind != found.kind)
            return false;
        if (found.kind == CardKind::coded)
            return card.seen.sighting.reading.entry == found.sighting.reading.entry;
        if (found.kind == CardKind::learned && !is_the_same_art(card.seen, found))
            return false;
        return shared_area(card.seen.mm, found.mm) > 0.6 * area_of(found.mm);
    });
    return same == cards_.end() ? left_its_place(found) : &*same;
}

/// The learned card that lay elsewhere, where something else is seen now and nothing moves.
BelievedCard* TableCards::left_its_place(const FoundCard& found)
{
    constexpr double mostly = 0.5;
    if (found.kind != CardKind::learned)
        return nullptr;
    const auto left = std::ranges::find_if(cards_, [&](const BelievedCard& card) {
        return card.seen.kind == CardKind::learned && is_the_same_art(card.seen, found) && card.is_doubted &&
               card.changed_share() > mostly && !card.is_restless();
    });
    return left == cards_.end() ? nullptr : &*left;
}

/// The number of what was not known until now.
int TableCards::track_of(const FoundCard& found)
{
    int track = next_track_;
    if (found.kind == CardKind::coded)
        track = tracks_.try_emplace(found.sighting.reading.entry, next_track_).first->second;
    else if (found.kind == CardKind::learned)
        if (const auto away = taken_away_.find(learned_card_of(found)); away != taken_away_.end()) {
            track = away->second;
            taken_away_.erase(away);
        }
    next_track_ += track == next_track_ ? 1 : 0;
    return track;
}

void TableCards::confirm(BelievedCard& card, const FoundCard& found, const Moment& now)
{
    const Quad place = card.seen.mm, symbol = card.seen.symbol_mm;
    const bool has_moved = has_really_moved(place, found.mm);
    card.seen = found;
    if (!has_moved) {  // what was measured first stays: nothing trembles
        card.seen.mm = place;
        card.seen.symbol_mm = symbol;
    }
    card.is_settled = card.is_settled || now.time_ms - card.found_ms >= between_looks_ms;
    card.is_doubted = !card.is_settled;
    card.was_read = card.is_named();
    card.looked_ms = card.seen_ms = now.time_ms;
    card.failures = 0;
    if (card.is_coded() && card.is_settled && card.portrait.empty())
        card.portrait = look_of(now.gray, now.plane.pixels(card.seen.mm));
    card.is_news |= card.is_settled;
}

/// Nobody reads a code through a card: where this one's was read, the other does not lie upon it.
bool TableCards::is_read_where(const BelievedCard& other, const FoundCard& found)
{
    constexpr double hidden = 0.3;
    return found.kind == CardKind::coded &&
           shared_area(other.seen.mm, found.symbol_mm) >= hidden * area_of(found.symbol_mm);
}

/// What lay upon it is not there any more.
void TableCards::remove_what_would_hide(const FoundCard& found)
{
    if (found.kind != CardKind::coded)
        return;
    const auto self = std::ranges::find(cards_, known(found)->track, &BelievedCard::track);
    const auto gone = std::remove_if(self + 1, cards_.end(), [&](const BelievedCard& upper) {
        return upper.is_doubted && upper.is_settled && is_read_where(upper, found);
    });
    if (gone != cards_.end())
        labels_.release();
    cards_.erase(gone, cards_.end());
}

/// A lamp that shines on a code makes it unreadable; the card's picture tells that it still lies there.
bool TableCards::is_one_that_cannot_be_read(const FoundCard& found, const Moment& now)
{
    const auto card = std::ranges::find_if(cards_, [&](const BelievedCard& each) {
        const cv::Mat& portrait = each.is_coded() ? each.portrait : each.seen.look;
        return each.is_named() && !portrait.empty() && is_at_the_same_place(each.seen.mm, found.mm) &&
               likeness(portrait, found.look) > look_alike;
    });
    if (card == cards_.end())
        return false;
    card->is_doubted = false;
    card->is_news = card->is_settled;
    card->looked_ms = card->seen_ms = now.time_ms;
    card->failures = 0;
    return true;
}

void TableCards::see(FoundCard found, const Moment& now)
{
    if (found.kind == CardKind::unknown && is_one_that_cannot_be_read(found, now))
        return;
    BelievedCard* const old = known(found);
    if (old)
        turn_as_it_lay(found, old->seen);
    if (old && is_at_the_same_place(old->seen.mm, found.mm))
        return confirm(*old, found, now), remove_what_would_hide(found);
    if (old && old->is_coded() && old->is_settled && !old->is_doubted && old->cells.all > 0.3 * old->whole_cells)
        return;  // one physical card is at one place; there it lies undisturbed
    BelievedCard card{.seen = found};
    card.was_read = card.is_named();
    card.found_ms = card.looked_ms = card.seen_ms = now.time_ms;
    card.track = old ? old->track : track_of(found);
    if (old) {
        left_.push_back(old->seen.mm);
        cards_.erase(cards_.begin() + (old - cards_.data()));
    }
    forget_what_is_known_now(found);
    if (found.kind == CardKind::back)  // a card that was turned over where it lay
        std::erase_if(cards_, [&](const BelievedCard& other) {
            return other.is_coded() && other.is_doubted &&
                   shared_area(other.seen.mm, found.mm) > 0.9 * area_of(found.mm);
        });
    insert(std::move(card), now);
}

bool TableCards::is_the_same_art(const FoundCard& one, const FoundCard& other) const
{
    return learned_card_of(one) == learned_card_of(other);
}

/// What nobody knew at first, for a blur or a lamp, is no second card below the one that it turned out to be.
void TableCards::forget_what_is_known_now(const FoundCard& found)
{
    if (found.kind != CardKind::learned)
        return;
    std::erase_if(cards_, [&](const BelievedCard& other) {
        const bool is_other =
            other.seen.kind == CardKind::unknown || (other.seen.kind == CardKind::learned && other.is_doubted);
        return is_other && shared_area(other.seen.mm, found.mm) > 0.9 * area_of(found.mm);
    });
}

bool TableCards::lies_upon(const BelievedCard& upper, const BelievedCard& lower, const Moment& now) const
{
    constexpr double clearly = 5;  // gray levels
    if (is_read_where(lower, upper.seen))
        return true;
    const double above =
        lies_above(now.gray, now.plane.pixels(upper.seen.mm), now.plane.pixels(lower.seen.mm), printing_.card);
    return std::abs(above) < clearly || above > 0;  // what came later lies above, as far as it can be told
}

void TableCards::insert(BelievedCard card, const Moment& now)
{
    constexpr double least_shared = 0.02;
    auto place = std::ranges::find_if(cards_, [&](const BelievedCard& other) {
        return shared_area(other.seen.mm, card.seen.mm) > least_shared * area_of(card.seen.mm) &&
               !lies_upon(card, other, now);
    });
    cards_.insert(place, std::move(card));
    labels_.release();
}

void TableCards::doubt_all()
{
    for (BelievedCard& card : cards_)
        card.is_doubted = true;
    labels_.release();
}

void TableCards::doubt_at(const Quad& mm)
{
    for (BelievedCard& card : cards_)
        card.is_doubted |= shared_area(card.seen.mm, mm) > 0.2 * area_of(mm);
}

/// The same for a card that was learned by its picture.
bool TableCards::looks_learned(BelievedCard& card, const Moment& now, std::vector<FoundCard>& others)
{
    const auto found = learned_card(now.gray, card.seen.mm, now.plane, printing_);
    const bool is_itself = found && is_the_same_art(*found, card.seen);
    if (is_itself)
        confirm(card, *found, now);
    else if (found)
        others.push_back(*found);
    return is_itself;
}

/// Whether what is seen where it lies is this card.
bool TableCards::looks_itself(BelievedCard& card, const Moment& now, std::vector<FoundCard>& others)
{
    card.looked_ms = now.time_ms;
    if (card.seen.kind == CardKind::learned)
        return looks_learned(card, now, others);
    FoundCard found = card.seen;
    if (!card.is_coded()) {
        found.look = look_of(now.gray, now.plane.pixels(card.seen.mm));
        if (likeness(found.look, card.seen.look) < look_alike)
            return false;
        confirm(card, found, now);
        return true;
    }
    const auto reading = reader_.read(now.gray, symbol_at(card.seen.symbol_mm, now.plane));
    const std::size_t entry = card.seen.sighting.reading.entry;
    if (reading && reading->entry != entry && is_certain(*reading)) {
        found.sighting.reading = *reading;
        found.sighting.code = reader_.codebook().code(reading->entry);
        others.push_back(found);
    }
    if (!reading || !is_still_itself(*reading, entry))
        return false;
    found.sighting.reading = *reading;
    found.symbol_mm = symbol_in_mm(*reading, now.plane);
    const cv::Point2d moved = middle_of(found.symbol_mm) - middle_of(card.seen.symbol_mm);
    if (now.plane.pose() && has_really_moved(found.symbol_mm, card.seen.symbol_mm))
        found.mm = card_around_code(found.symbol_mm, printing_);
    else
        for (cv::Point2d& corner : found.mm)
            corner += moved;
    confirm(card, found, now);
    // Of a code that nothing known lies upon more should be seen: a hand is at it.
    constexpr double missing = 0.2;
    if (reading->visible < card.code_share() - missing) {
        card.is_doubted = true;
        card.is_news = false;
    }
    return true;
}

void TableCards::keep_only(const std::vector<bool>& kept)
{
    for (std::size_t index = 0; index < cards_.size(); ++index)
        if (!kept[index] && cards_[index].is_settled && cards_[index].seen.kind == CardKind::learned)
            taken_away_.emplace(learned_card_of(cards_[index].seen), cards_[index].track);
    std::size_t place = 0;
    const auto gone = std::erase_if(cards_, [&](const BelievedCard&) { return !kept[place++]; });
    if (gone > 0)
        labels_.release();
}

void TableCards::look_again(const Moment& now, int most_reads)
{
    for (BelievedCard& card : cards_)
        if (card.cells.moving > 0)
            card.moved_ms = now.time_ms;
    std::vector<bool> kept(cards_.size(), true);
    std::vector<FoundCard> others;
    for (std::size_t index = 0; index < cards_.size() && most_reads > 0; ++index) {
        BelievedCard& card = cards_[index];
        // Under a hand that rests nothing can be read for long.
        const double wait_ms = between_looks_ms * (1 + std::min(card.failures, 10));
        const bool is_due = (card.is_doubted || !card.is_settled) && now.time_ms - card.looked_ms >= wait_ms;
        const bool can_be_read = !card.is_coded() || card.code_share() >= enough_of_code;
        if (!is_due || card.is_restless() || !can_be_read)
            continue;
        const bool was_settled = card.is_settled;
        --most_reads;
        card.failures += looks_itself(card, now, others) ? 0 : 1;
        // Nobody can read it, but nothing about it looks otherwise than before.
        if (was_settled && card.failures >= 2 && card.changed_share() < hardly_changed) {
            card.is_doubted = false;
            card.failures = 0;
        }
        kept[index] = was_settled || card.failures < looks_in_vain;
    }
    keep_only(kept);
    for (const FoundCard& other : others)
        see(other, now);
}

void TableCards::clear()
{
    cards_.clear();
    labels_.release();
}

std::vector<Quad> TableCards::doubted_near(const cv::Rect& part, const TablePlane& plane) const
{
    std::vector<Quad> quads;
    for (const BelievedCard& card : cards_) {
        const Quad pixels = plane.pixels(card.seen.mm);
        const std::vector<cv::Point2f> corners(pixels.begin(), pixels.end());
        if (card.is_doubted && (cv::boundingRect(corners) & part).area() > 0)
            quads.push_back(pixels);
    }
    return quads;
}

bool TableCards::covers(const Quad& mm, double since_ms) const
{
    return std::ranges::any_of(cards_, [&](const BelievedCard& card) {
        return card.found_ms > since_ms && shared_area(card.seen.mm, mm) > 0.5 * area_of(mm);
    });
}

void TableCards::look_at_one(const Moment& now)
{
    if (cards_.empty())
        return;
    BelievedCard& card = cards_[next_idle_++ % cards_.size()];
    if (!card.is_settled || card.is_doubted || !card.is_coded() || card.code_share() < enough_of_code)
        return;
    const auto reading = reader_.read(now.gray, symbol_at(card.seen.symbol_mm, now.plane));
    if (reading && reading->entry == card.seen.sighting.reading.entry)
        card.was_read = true;
    else if (reading && is_certain(*reading))
        card.is_doubted = true;
}

}  // namespace cardinal::vision
