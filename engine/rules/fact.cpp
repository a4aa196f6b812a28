#include "engine/rules/fact.h"

#include <algorithm>

namespace cardinal {
namespace {

/// Where each card stands in a board, so that whole boards are compared in one pass.
class WhereListed {
public:
    explicit WhereListed(const Board& board) : board_(board)
    {
        int last = 0;
        for (const BoardCard& each : board.cards)
            last = std::max<int>(last, each.card.index);
        listed_.assign(static_cast<std::size_t>(last) + 1, -1);
        for (std::size_t at = 0; at < board.cards.size(); ++at)
            listed_[static_cast<std::size_t>(std::max<int>(board.cards[at].card.index, 0))] = static_cast<int>(at);
    }
    const BoardCard* find(CardId card) const
    {
        const auto index = static_cast<std::size_t>(card.index);
        const bool is_listed = card && index < listed_.size() && listed_[index] >= 0;
        return is_listed ? &board_.cards[static_cast<std::size_t>(listed_[index])] : nullptr;
    }

private:
    const Board& board_;
    std::vector<int> listed_{};
};

bool lies_otherwise(const BoardCard& kept, const BoardCard& seen)
{
    return kept.place != seen.place || kept.face != seen.face || kept.turned != seen.turned || kept.host != seen.host;
}

Fact lies(const BoardCard& seen, Place from)
{
    return {.what = Fact::What::card,
            .card = seen.card,
            .from = from,
            .to = seen.place,
            .face = static_cast<std::int8_t>(seen.face),
            .turned = static_cast<std::int8_t>(seen.turned),
            .host = seen.host};
}

/// Boards of one game list the same in the same order, so the first place to look is mostly the right one.
template <class Listed>
bool lists(const std::vector<Listed>& list, const Listed& what, std::size_t likely_at)
{
    return (likely_at < list.size() && list[likely_at] == what) || std::ranges::find(list, what) != list.end();
}

void add_different_marks(const BoardCard* kept, const BoardCard& seen, std::vector<Fact>& facts)
{
    for (std::size_t at = 0; at < seen.marks.size(); ++at)
        if (const BoardCard::Mark& mark = seen.marks[at]; !kept || !lists(kept->marks, mark, at))
            facts.push_back({.what = Fact::What::value, .value = mark.value, .card = seen.card, .number = mark.number});
}

std::size_t places_in(const ZoneWord& zone, const Position& position)
{
    return static_cast<std::size_t>(zone.each_seat ? position.seats : 1) * std::max<std::size_t>(1, zone.slots);
}

}  // namespace

bool is_about_the_same(const Fact& a, const Fact& b)
{
    return a.what == b.what && a.card == b.card &&
           (a.what == Fact::What::card || (a.value == b.value && a.seat == b.seat));
}

bool says_the_same(const Fact& told, const Fact& kept)
{
    if (told.what == Fact::What::value)
        return told.number == kept.number;
    if (is_missing(told))
        return kept.to != told.from;
    return (told.to == nowhere || told.to == kept.to) && (told.face < 0 || told.face == kept.face) &&
           (told.turned < 0 || told.turned == kept.turned) && (!told.host || told.host == kept.host);
}

std::vector<Fact> differences(const Board& kept, const Board& seen)
{
    std::vector<Fact> facts;
    const WhereListed in_kept(kept);
    const WhereListed in_seen(seen);
    for (const BoardCard& card : seen.cards) {
        const BoardCard* before = in_kept.find(card.card);
        if (!before || lies_otherwise(*before, card))
            facts.push_back(lies(card, before ? before->place : nowhere));
        add_different_marks(before, card, facts);
    }
    for (const BoardCard& card : kept.cards) {
        if (in_seen.find(card.card))
            continue;
        const bool looked = std::ranges::find(seen.looked_at, card.place) != seen.looked_at.end();
        const bool may_be_away = std::ranges::find(kept.may_be_away, card.card) != kept.may_be_away.end();
        if (looked && !may_be_away)
            facts.push_back({.what = Fact::What::card, .card = card.card, .from = card.place});
    }
    for (std::size_t at = 0; at < seen.numbers.size(); ++at)
        if (!lists(kept.numbers, seen.numbers[at], at))
            facts.push_back(seen.numbers[at]);
    return facts;
}

BoardCard as_it_lies(const Position& position, const Card& card)
{
    return {
        .card = position.id_of(card), .place = card.place, .face = card.face, .turned = card.turned, .host = card.host};
}

void look_at_zones(const Words& words, const Position& position, bool (*can_be_seen)(Place), Board& board)
{
    std::size_t places = 0;
    for (const ZoneWord& zone : words.zones)
        places += places_in(zone, position);
    board.looked_at.reserve(places);
    for (std::size_t at = 1; at < words.zones.size(); ++at) {
        const ZoneWord& zone = words.zones[at];
        const int seats = zone.each_seat ? position.seats : 1;
        for (int seat = 0; seat < seats; ++seat)
            for (int slot = zone.slots == 0 ? 0 : 1; slot <= zone.slots; ++slot) {
                const Place place{.zone = static_cast<std::uint8_t>(at),
                                  .seat = zone.each_seat ? Seat{static_cast<std::int8_t>(seat)} : nobody,
                                  .slot = static_cast<std::uint8_t>(slot)};
                if (can_be_seen(place))
                    board.looked_at.push_back(place);
            }
    }
}

}  // namespace cardinal
