#include "engine/referee/candidates.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <tuple>

namespace cardinal {
namespace {

constexpr std::size_t most_different = 12;  // of so many things at once no single deed could be made up sensibly

/// Fills the slots of one action word in every way that what differs suggests.
class Filling {
public:
    Filling(const Game& game, const Position& position, const std::vector<Fact>& different,
            std::vector<Candidate>& found)
        : game_(game), position_(position), found_(found)
    {
        for (const Fact& fact : different) {
            note(fact.card);
            note(fact.host);
            if (fact.what == Fact::What::card && fact.to != nowhere && fact.to != fact.from)
                moved_.push_back(fact);
        }
        for (const Fact& fact : different)
            note_all_on(fact.host);
    }

    void fill(const ActionWord& word)
    {
        if (word.is_chance || word.slots.empty())
            return;  // what chance gave is told, or seen by what it led to; without slots there is nothing to fill
        word_ = &word;
        Action action{.kind = word.kind};
        if (word.who == Who::table)
            return fill_from(0, action);
        for (std::int8_t seat = 0; seat < position_.seats; ++seat) {
            action.seat = Seat{seat};
            fill_from(0, action);
        }
    }

private:
    const Game& game_;
    const Position& position_;
    std::vector<Candidate>& found_;
    const ActionWord* word_ = nullptr;
    std::vector<CardId> cards_{};  ///< that differ, or that something differing lies on
    std::vector<Fact> moved_{};
    int extras_ = 0;

    void note(CardId card)
    {
        const bool is_new = card && std::ranges::find(cards_, card) == cards_.end();
        if (is_new && cards_.size() < most_different)
            cards_.push_back(card);
    }

    /// What lies in a pile lies on its lowest card, whichever of them it was put to.
    void note_all_on(CardId host)
    {
        for (std::size_t at = 0; host && at < position_.cards.size(); ++at)
            if (position_.cards[at].host == host)
                note(position_.id_of(position_.cards[at]));
    }

    void fill_from(std::size_t at, const Action& action)
    {
        if (at == word_->slots.size()) {
            if (is_well_formed(game_, position_, action))
                found_.push_back({.action = action, .extras = extras_});
            return;
        }
        const SlotWord& slot = word_->slots[at];
        if (!slot.needed)
            fill_from(at + 1, action);
        extras_ += slot.needed ? 0 : 1;
        fill_slot(slot.slot, at, action);
        extras_ -= slot.needed ? 0 : 1;
    }

    void fill_slot(Slot slot, std::size_t at, const Action& action)
    {
        switch (slot) {
        case Slot::card: return fill_card(at, action, &Action::card);
        case Slot::target: return fill_card(at, action, &Action::target);
        case Slot::cards: return fill_cards(at, action);
        case Slot::place: return fill_place(at, action);
        case Slot::ability: return fill_ability(at, action);
        case Slot::other:
        case Slot::word:
        case Slot::number:
        case Slot::numbers: return;  // what nobody sees is not made up
        }
    }

    void fill_card(std::size_t at, const Action& so_far, CardId Action::*slot)
    {
        for (const CardId card : cards_) {
            if (card == so_far.card && slot == &Action::target)
                continue;
            Action action = so_far;
            action.*slot = card;
            fill_from(at + 1, action);
        }
    }

    /// Each alone, and all that came to one place together.
    void fill_cards(std::size_t at, Action action)
    {
        for (const CardId card : cards_) {
            action.cards.assign(1, card);
            fill_from(at + 1, action);
        }
        for (const Fact& first : moved_) {
            action.cards.clear();
            for (const Fact& fact : moved_)
                if (fact.to == first.to)
                    action.cards.push_back(fact.card);
            if (action.cards.size() > 1 && action.cards.front() == first.card)
                fill_from(at + 1, action);
        }
    }

    /// Where the card of the action is seen now, or where any of its group is.
    void fill_place(std::size_t at, Action action)
    {
        const auto is_meant = [&](const Fact& fact) {
            return (!action.card && action.cards.empty()) || fact.card == action.card ||
                   std::ranges::find(action.cards, fact.card) != action.cards.end();
        };
        const bool group_follows = std::ranges::any_of(word_->slots.subspan(at + 1),
                                                       [](const SlotWord& later) { return later.slot == Slot::cards; });
        std::vector<Place> tried;
        for (const Fact& fact : moved_) {
            if ((!group_follows && !is_meant(fact)) || std::ranges::find(tried, fact.to) != tried.end())
                continue;
            tried.push_back(fact.to);
            action.place = fact.to;
            fill_from(at + 1, action);
        }
    }

    void fill_ability(std::size_t at, Action action)
    {
        const std::size_t count = position_.facts(action.card).abilities.size();
        for (std::size_t ability = 0; ability < count; ++ability) {
            action.word = static_cast<Number>(ability);
            fill_from(at + 1, action);
        }
    }
};

bool came_to(CardId card, Place place, const std::vector<Fact>& different)
{
    return std::ranges::any_of(different, [&](const Fact& fact) {
        return fact.what == Fact::What::card && fact.card == card && fact.to == place;
    });
}

bool lies_elsewhere(CardId card, const std::vector<Fact>& different)
{
    return std::ranges::any_of(different, [&](const Fact& fact) {
        return fact.what == Fact::What::card && fact.card == card && fact.to != fact.from;
    });
}

bool is_about(CardId card, const std::vector<Fact>& different)
{
    return std::ranges::find(different, card, &Fact::card) != different.end();
}

/// Of a template's free choice: those that were seen to come to its place, alone, with those that it may mean and that
/// lay there already, with those that lie anywhere else by now, and with those that lie where they lay and show
/// something else: they may be back from there. Where none came, each alone, all, and those that went on from there
/// together.
void add_choices(const Position& position, const Template& option, const std::vector<Fact>& different,
                 std::vector<Candidate>& found)
{
    std::vector<CardId> came, with_those_there, gone, with_those_back;
    for (const CardId card : option.any_of) {
        const bool is_new = came_to(card, option.action.place, different);
        if (is_new)
            came.push_back(card);
        if (is_new || lies_elsewhere(card, different))
            gone.push_back(card);
        if (is_new || is_about(card, different))
            with_those_back.push_back(card);
    }
    with_those_there = came;
    for (const CardId card : option.any_of)
        if (position.card(card).place == option.action.place)
            with_those_there.push_back(card);
    const auto add = [&](const std::vector<CardId>& chosen) {
        found.push_back({.action = option.action, .is_proposed = true});
        found.back().action.cards = chosen;
    };
    const auto add_several = [&](const std::vector<CardId>& chosen) {
        if (chosen.size() >= option.at_least && chosen.size() <= option.at_most && chosen.size() > 1)
            add(chosen);
    };
    if (!came.empty()) {
        add(came);
        add(with_those_there);
        if (gone.size() > came.size())
            add_several(gone);
        if (with_those_back.size() > gone.size())
            add_several(with_those_back);
        return;
    }
    add_several(option.any_of);
    add_several(gone);
    for (const CardId card : option.any_of)
        add({card});
}

/// A game proposes one of several equal copies; what differs may be another of them.
void add_equal_copies(const Position& position, const Action& proposed, const std::vector<Fact>& different,
                      std::vector<Candidate>& found)
{
    const Card& card = position.card(proposed.card);
    for (const Fact& fact : different) {
        const Card& other = position.card(fact.card);
        if (!fact.card || fact.card == proposed.card || other.facts != card.facts || other.place != card.place)
            continue;
        found.push_back({.action = proposed, .is_proposed = true});
        found.back().action.card = fact.card;
    }
}

bool stands_before(const Candidate& a, const Candidate& b)
{
    const auto key = [](const Candidate& each) {
        return std::tuple(each.action.kind, each.action.seat, each.action.card, each.action.word);
    };
    const auto one = key(a), other = key(b);
    return one != other ? one < other : a.action < b.action;
}

/// Families stand together, and in them one action only once. Of equal ones the first found stays. What is moved about
/// is where they are: they are large, and there are hundreds for each position.
void put_in_order(std::vector<Candidate>& found)
{
    std::vector<Candidate*> order;
    order.reserve(found.size());
    for (Candidate& each : found)
        order.push_back(&each);
    std::ranges::stable_sort(order, [](const Candidate* a, const Candidate* b) { return stands_before(*a, *b); });
    std::vector<Candidate> ordered;
    ordered.reserve(found.size());
    for (Candidate* each : order)
        if (ordered.empty() || ordered.back().action != each->action)
            ordered.push_back(std::move(*each));
    found = std::move(ordered);
}

/// Where deeds of each kind take their card from, as far as the game's own proposals show it.
class Origins {
public:
    Origins(const Position& position, const std::vector<Template>& proposed)
    {
        for (const Template& option : proposed) {
            note(position, option.action.kind, option.action.card);
            for (const CardId card : option.any_of)
                note(position, option.action.kind, card);
        }
    }
    bool are_known(std::uint8_t kind) const { return zones_[kind] != 0; }
    bool have(const Position& position, std::uint8_t kind, CardId card) const
    {
        return !card || !are_known(kind) || (zones_[kind] >> (position.card(card).place.zone & 63U) & 1U) != 0;
    }

private:
    std::array<std::uint64_t, 256> zones_{};

    void note(const Position& position, std::uint8_t kind, CardId card)
    {
        if (card)
            zones_[kind] |= std::uint64_t{1} << (position.card(card).place.zone & 63U);
    }
};

bool is_done_to(const Action& action, CardId card)
{
    return action.target == card || std::ranges::find(action.cards, card) != action.cards.end();
}

}  // namespace

std::vector<Candidate> proposed_candidates(const Game& game, const Position& position,
                                           const std::vector<Fact>& different)
{
    std::vector<Candidate> found;
    std::vector<Template> proposed;
    game.propose(position, proposed);
    for (const Template& option : proposed)
        if (option.any_of.empty()) {
            found.push_back({.action = option.action, .is_proposed = true});
            add_equal_copies(position, option.action, different, found);
        } else
            add_choices(position, option, different, found);
    put_in_order(found);
    return found;
}

std::vector<Candidate> made_up_candidates(const Game& game, const Position& position,
                                          const std::vector<Fact>& different)
{
    std::vector<Candidate> found;
    std::vector<Template> proposed;
    game.propose(position, proposed);
    const Origins origins(position, proposed);
    Filling filling(game, position, different, found);
    for (const ActionWord& word : game.words->actions)
        filling.fill(word);
    for (Candidate& each : found) {
        each.is_untimely = std::ranges::none_of(
            proposed, [&](const Template& option) { return option.action.kind == each.action.kind; });
        each.is_odd = !origins.have(position, each.action.kind, each.action.card) ||
                      !std::ranges::all_of(each.action.cards, [&](CardId card) {
                          return each.action.card || origins.have(position, each.action.kind, card);
                      });
    }
    put_in_order(found);
    return found;
}

bool are_of_one_family(const Action& a, const Action& b)
{
    return a.card && a.kind == b.kind && a.seat == b.seat && a.card == b.card && a.word == b.word;
}

bool touches(const Action& action, const std::vector<Fact>& different)
{
    return std::ranges::any_of(different, [&](const Fact& fact) {
        return (fact.card && is_done_to(action, fact.card)) || (fact.host && is_done_to(action, fact.host)) ||
               (action.place != nowhere && (fact.to == action.place || fact.from == action.place));
    });
}

std::vector<Action> suggested_by(const Action& declared, const std::vector<Action>& family,
                                 const std::vector<Fact>& different, const Board& kept)
{
    std::vector<Action> found;
    Action together = declared;
    together.cards.clear();
    for (const Action& each : family)
        if (each.cards.size() == 1 && touches(each, different))
            together.cards.push_back(each.cards.front());
    if (together.cards.size() > 1)
        found.push_back(std::move(together));
    if (declared.number == no_number)
        return found;
    for (const Fact& fact : different)
        for (const BoardCard& card : kept.cards)
            for (const BoardCard::Mark& mark : card.marks)
                if (fact.what == Fact::What::value && card.card == fact.card && mark.value == fact.value &&
                    is_done_to(declared, fact.card)) {
                    found.push_back(declared);
                    found.back().number = static_cast<Number>(std::abs(fact.number - mark.number));
                }
    return found;
}

}  // namespace cardinal
