#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Play a Unit, Play a Support: where the card comes from, what is paid, where it goes.
namespace cardinal::lost_empires {
namespace {

// ---- where it comes from and goes to ----
bool was_registered(const Position& position, CardId card)
{
    const Zone zone = zone_of(position.card(card).place);
    return zone != Zone::box && zone != Zone::aside && zone != Zone::nowhere && position.card(card).owner;
}

Objection card_is_one_of_the_deck(const Position& position, const Laying& laying)
{
    const bool is_own = position.card(laying.card).owner == laying.seat;
    if (was_registered(position, laying.card) && is_own)
        return kept();
    return Objection(name_of(position, laying.card) + " is in no deck of " + name_of(laying.seat)).about(laying.card);
}

Objection card_comes_from_the_hand(const Position& position, const Laying& laying)
{
    const Card& card = position.card(laying.card);
    if (can_leave_hand(position, laying.seat, laying.card) && !is_in_play(card.place))
        return kept();
    return Objection(name_of(position, laying.card) + " was in " + name_of(card.place) + ", not in the hand")
        .about(laying.card);
}

/// Eye of Gliese: to an objective where its player has a unit.
bool may_lie_with_friends(const Position& position, const Laying& laying)
{
    return has(position, laying.card, Keyword::place_with_friend) && is_objective(laying.at);
}

Objection objective_holds_a_friend(const Position& position, const Laying& laying)
{
    if (!may_lie_with_friends(position, laying) || has_unit_at(position, laying.seat, laying.at, laying.card))
        return kept();
    return Objection(name_of(position, laying.card) + " is placed at " + name_of(laying.at) + ", where " +
                     name_of(laying.seat) + " has no unit")
        .about(laying.card);
}

Objection units_are_placed_in_the_own_hive(const Position& position, const Laying& laying)
{
    if (laying.at == hive_of(laying.seat) || may_lie_with_friends(position, laying))
        return kept();
    return Objection(name_of(position, laying.card) + " is placed at " + name_of(laying.at) + ", not in " +
                     name_of(hive_of(laying.seat)))
        .about(laying.card);
}

constexpr Rule<Laying> source_page[] = {
    {rule("lost-empires.setup.deck.return"), card_is_one_of_the_deck,
     "lost-empires.play.unit.from_hand lost-empires.components.cards"},
    {rule("lost-empires.play.unit.from_hand"), card_comes_from_the_hand},
};
constexpr Rule<Laying> place_page[] = {
    {rule("lost-empires.card.eye_of_gliese.place"), objective_holds_a_friend, "lost-empires.play.unit.zone"},
    {rule("lost-empires.play.unit.zone"), units_are_placed_in_the_own_hive},
};

Laying laying_of(const PlayUnit& play)
{
    return {.seat = play.seat, .card = play.card, .at = play.at == nowhere ? hive_of(play.seat) : play.at};
}

// ---- Dust Marine ----
bool is_for_nothing(const Position& position, const PlayUnit& play)
{
    if (!has(position, play.card, Keyword::free_if_drained))
        return false;
    const bool would_pay = play.is_paying_told ? !is_paid_with_nothing(play.paying)
                                               : play.entering != 1 && can_pay(position, play.seat, play.card);
    return !would_pay;
}

// lost-empires.card.dust_marine.paid: who pays the cost has a ready unit.
Objection played_for_nothing_it_is_drained(const Position& position, const PlayUnit& play)
{
    if (!is_for_nothing(position, play) || play.entering != 0)
        return kept();
    return Objection(name_of(position, play.card) + " is played for nothing and enters ready").about(play.card);
}

Objection units_enter_ready(const Position& position, const PlayUnit& play)
{
    if (play.entering != 1 || is_for_nothing(position, play))
        return kept();
    return Objection(name_of(position, play.card) + " enters with a drain token, and nothing says so").about(play.card);
}

constexpr Rule<PlayUnit> unit_page[] = {
    {rule("lost-empires.card.dust_marine.free"), played_for_nothing_it_is_drained},
    {rule("lost-empires.play.unit.ready"), units_enter_ready},
};

// ---- supports ----
Objection support_goes_to_its_owners_discard(const Position& position, const PlaySupport& play)
{
    const bool is_elsewhere = zone_of(play.to) == Zone::discard && play.to != discard_of(position, play.card);
    if (!is_elsewhere)
        return kept();
    return Objection(name_of(position, play.card) + " goes to " + name_of(play.to) + ", another player's pile")
        .about(play.card);
}

constexpr Rule<PlaySupport> support_page[] = {
    {rule("lost-empires.general.owner_discard"), support_goes_to_its_owners_discard},
};

template <class Deed>
void judge_cost(const Position& position, const Deed& play, Verdict& verdict)
{
    if (play.is_paying_told)
        judge_payment(position, {play.seat, play.card, play.paying}, verdict);
    else
        judge_unpaid(position, {play.seat, play.card, {}}, verdict);
}

template <class Deed>
void settle_cost(Position& position, const Deed& play)
{
    if (play.is_paying_told)
        pay(position, play.seat, play.paying);
    else
        pay_cost(position, play.seat, play.card);
}

/// The place that is told is where a unit goes, and not where the support was left.
bool needs_a_place(const CardEffect& effect)
{
    const auto verb = static_cast<Verb>(effect.fields[effect::verb]);
    return verb == Verb::move || verb == Verb::put;
}

void begin_order(Position& position, Seat seat)
{
    if (phase(position) != Phase::order || seat != active(position))
        return;
    set(position, match::ordered, 1);
    set(position, match::fresh, 0);
}

}  // namespace

void judge_laying(const Position& position, const Laying& laying, Verdict& verdict)
{
    judge_by<Laying>(source_page, position, laying, verdict);
    judge_by<Laying>(place_page, position, laying, verdict);
}

// lost-empires.order.kinds: a unit.
void judge(const Position& position, const PlayUnit& play, Verdict& verdict)
{
    if (is_for_nothing(position, play))
        judge_by<PlayUnit>(unit_page, position, play, verdict);
    else {
        judge_cost(position, play, verdict);
        judge_by<PlayUnit>(unit_page, position, play, verdict);
    }
    judge_laying(position, laying_of(play), verdict);
    judge_moment(position, play.seat, verdict);
}

// lost-empires.card.text_missing: what the data does not give, people are asked.
void apply(Position& position, const PlayUnit& play)
{
    const Laying laying = laying_of(play);
    const bool is_drained = play.entering == 1 || (is_for_nothing(position, play) && play.entering != 0);
    if (!is_for_nothing(position, play))
        settle_cost(position, play);
    const bool is_unit = type_of(position, play.card) == Type::unit;
    note_order(position, play.seat, is_unit ? Order::play : Order::support);
    begin_order(position, play.seat);
    if (!is_unit)
        return lay(position, play.card, laying.at);
    enter_play(position, play.card, laying.at, play.seat, Came::played);
    set(position, play.card, on_card::drained, is_drained ? 1 : 0);
    set(position, play.card, on_card::text_to_state, has_cost(position, play.card) ? 0 : 1);
    trigger_entering(position, play.card);
}

void judge(const Position& position, const PlaySupport& play, Verdict& verdict)
{
    judge_cost(position, play, verdict);
    judge_by<Laying>(source_page, position, Laying{play.seat, play.card, nowhere}, verdict);
    judge_by<PlaySupport>(support_page, position, play, verdict);
    judge_moment(position, play.seat, verdict);
}

// lost-empires.play.support.resolve: the text first, then the discard pile.
void apply(Position& position, const PlaySupport& play)
{
    settle_cost(position, play);
    note_order(position, play.seat, Order::support);
    begin_order(position, play.seat);
    lay(position, play.card, in(Zone::resolve, play.seat));
    const CardFacts& facts = position.facts(play.card);
    const bool is_for_a_unit = is_battlefield(play.to) && std::ranges::any_of(facts.effects, needs_a_place);
    const Place to = play.to == nowhere || is_for_a_unit ? discard_of(position, play.card) : play.to;
    const Doing doing{.seat = play.seat, .source = play.card, .targets = play.targets, .to = play.to};
    carry_out(position, doing, facts.effects, facts.text);
    if (!has_cost(position, play.card) || (facts.effects.empty() && facts.text.empty()))
        set(position, play.card, on_card::text_to_state, 1);
    lay(position, play.card, to);
    set(position, play.card, on_card::came, static_cast<Number>(Came::resolved));
}

}  // namespace cardinal::lost_empires
