#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/states.h"
#include "engine/games/three_lanes/values.h"
#include "engine/rules/stated.h"

#include <algorithm>
#include <cstdlib>

/// Numbers that are seen or stated: how many cards lie in a pile follows from what was reported.
namespace cardinal::three_lanes {
namespace {

bool is_pile(const Stated& stated)
{
    constexpr std::string_view piles[] = {"hand", "deck", "protection", "pool_up", "pool_down"};
    return stated.of.seat && std::ranges::find(piles, stated.name) != std::end(piles);
}

Objection about(const Stated& stated, const std::string& what)
{
    return Objection(name_of(stated.of.seat) + "'s " + std::string(stated.name) + " is " +
                     std::to_string(stated.number) + " instead of " + std::to_string(stated.kept) + ": " + what)
        .about(stated.of.seat);
}

// ---- after an attack ----
Met met(const Position& position, const Stated& stated)
{
    const CardId attacker = card_in(position, match::attacker);
    const bool was_attacked = attacker && position.card(attacker).side != stated.of.seat;
    return was_attacked ? static_cast<Met>(get(position, match::met)) : Met::none;
}

/// The card that the attack hit was left where it lay, and may still be handed over.
bool card_is_still_due(const Position& position, const Stated& stated)
{
    return met(position, stated) == Met::protection && get(position, match::taken) == 0;
}

bool due_card_was_handed_over(const Position& position, const Stated& stated)
{
    return is_fewer(stated, "protection") && stated.kept - stated.number == 1 && card_is_still_due(position, stated);
}

Objection lane_shields_the_protection(const Position& position, const Stated& stated)
{
    const Met what = met(position, stated);
    const bool is_the_first = get(position, match::taken) == 0;
    if (!is_fewer(stated, "protection") || !is_the_first || (what != Met::front && what != Met::back))
        return kept();
    return about(stated, "a unit stood in the attacked lane");
}

Objection one_protection_card_for_one_attack(const Position& position, const Stated& stated)
{
    const Met what = met(position, stated);
    const bool took_one = what != Met::none && get(position, match::taken) > 0;
    const bool are_two =
        (what == Met::nothing || card_is_still_due(position, stated)) && stated.kept - stated.number > 1;
    if (!is_fewer(stated, "protection") || (!took_one && !are_two))
        return kept();
    return about(stated, "one attack takes one protection card");
}

Objection protection_leaves_by_a_due_hit(const Position& position, const Stated& stated)
{
    if (!is_fewer(stated, "protection") || due_card_was_handed_over(position, stated))
        return kept();
    return about(stated, "no attack hit it");
}

bool due_card_stayed(const Position& position, const Stated& stated)
{
    return met(position, stated) == Met::protection && is_more(stated, "protection") &&
           stated.number == stated.kept + get(position, match::taken);
}

Objection due_protection_card_went_to_the_hand(const Position& position, const Stated& stated)
{
    const bool did_not_arrive =
        is_fewer(stated, "hand") && met(position, stated) == Met::protection && !card_is_still_due(position, stated);
    if (!due_card_stayed(position, stated) && !did_not_arrive)
        return kept();
    return about(stated, "the protection card that was hit belongs in the hand");
}

// ---- in the Draw Phase ----
/// A draw that was not reported, but is due.
bool is_the_turns_draw(const Position& position, const Stated& stated)
{
    const bool is_one = (stated.name == "deck" && stated.number == stated.kept - 1) ||
                        (stated.name == "hand" && stated.number == stated.kept + 1);
    return phase(position) == Phase::draw && stated.of.seat == active(position) && is_one;
}

constexpr int most_drawn_by_mistake = 3;  // whoever finds more than that has counted again, not drawn

int drawn_by(const Stated& stated) { return std::abs(stated.number - stated.kept); }

/// The turn player has drawn in the Draw Phase, as many cards as there may be.
bool is_a_draw(const Position& position, const Stated& stated)
{
    const bool is_draw_phase = phase(position) == Phase::draw || phase(position) == Phase::swap;
    return is_draw_phase && stated.of.seat == active(position) && (is_fewer(stated, "deck") || is_more(stated, "hand"));
}

Objection one_card_is_drawn(const Position& position, const Stated& stated)
{
    if (!is_a_draw(position, stated) || is_the_turns_draw(position, stated))
        return kept();
    return about(stated, "one card is drawn in the Draw Phase");
}

// ---- before the match ----
Objection pool_lies_face_down_before_the_reveal(const Position& position, const Stated& stated)
{
    const bool is_before = phase(position) == Phase::setup && is_more(stated, "pool_up");
    if (!is_before || stated.number <= get(position, stated.of.seat, player::revealed))
        return kept();
    return about(stated, "nothing was revealed yet");
}

Objection side_has_three_lanes(const Position&, const Stated& stated)
{
    if (stated.name != "lanes" || stated.number == 3 || stated.number == stated.kept)
        return kept();
    return about(stated, "each player has three lanes");
}

Objection lanes_are_laid_out_as_usual(const Position&, const Stated& stated)
{
    if (stated.name != "layout" || stated.number == static_cast<Number>(Layout::standard) ||
        stated.number == stated.kept)
        return kept();
    return Objection(name_of(stated.of.seat) + "'s lanes are not frontline, land and backline from the middle outwards")
        .about(stated.of.seat);
}

// ---- rest ----
Objection rested_units_stay_rested(const Position& position, const Stated& stated)
{
    const bool is_told_active = (stated.name == "rested" && stated.number == 0) ||
                                (stated.name == "rested_until" && stated.number <= get(position, match::turn));
    if (!is_told_active || !is_fighter(position, stated.of.card) || !is_rested(position, stated.of.card))
        return kept();
    return Objection(name_of(position, stated.of.card) + " is rested until turn " +
                     std::to_string(get(position.card(stated.of.card), on_card::rested_until)))
        .about(stated.of.card);
}

// While setting up, piles change without a report; what is wrong then shows when the match begins.
Objection piles_follow_from_what_was_done(const Position& position, const Stated& stated)
{
    const bool is_off = is_pile(stated) && stated.number != stated.kept && !due_card_was_handed_over(position, stated);
    if (!is_off || phase(position) == Phase::setup || is_the_turns_draw(position, stated))
        return kept();
    return about(stated, "nothing that was reported makes it so");
}

constexpr Rule<Stated> stated_page[] = {
    {rule("three-lanes.pool.face-down"), pool_lies_face_down_before_the_reveal},
    {rule("three-lanes.lanes.three"), side_has_three_lanes},
    {rule("three-lanes.lanes.layout"), lanes_are_laid_out_as_usual},
    {rule("three-lanes.draw.one"), one_card_is_drawn, "three-lanes.track.count"},
    {rule("three-lanes.attack.bypass"), lane_shields_the_protection,
     "three-lanes.protection.undue three-lanes.track.count"},
    {rule("three-lanes.attack.once-each"), one_protection_card_for_one_attack,
     "three-lanes.protection.undue three-lanes.track.count"},
    {rule("three-lanes.protection.to-hand"), due_protection_card_went_to_the_hand, "three-lanes.track.count"},
    {rule("three-lanes.protection.undue"), protection_leaves_by_a_due_hit, "three-lanes.track.count"},
    {rule("three-lanes.rest.early"), rested_units_stay_rested},
    {rule("three-lanes.track.count"), piles_follow_from_what_was_done},
};

Pile pile_named(std::string_view name)
{
    if (name == "hand")
        return Pile::hand;
    if (name == "deck")
        return Pile::deck;
    if (name == "protection")
        return Pile::protection;
    return name == "pool_up" ? Pile::pool_up : Pile::pool_down;
}

/// What was not taken after all is not in the hand either; it is still due.
void take_back_from_hand(Position& position, Seat seat)
{
    for (int left = get(position, match::taken); left > 0; --left)
        shift(position, seat, Pile::hand, Pile::protection);
    set(position, match::taken, 0);
    set(position, match::taken_seen, 0);
    set(position, match::fought, -1);
}

/// The deck and the hand tell of the same cards; what the deck cannot have given is only kept.
void take_a_draw(Position& position, const Stated& stated)
{
    apply(position, Draw{.seat = stated.of.seat, .count = drawn_by(stated)});
    if (!is_over(position))
        set_seen_count(position, stated.of.seat, pile_named(stated.name), stated.number);
}

}  // namespace

void judge_number(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (is_about_a_number(words, position, fact) && phase(position) == Phase::setup &&
        words.values[static_cast<std::size_t>(fact.value)].name == "protection")
        return;  // how many are set is judged when the match begins
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    const bool may_be_of_a_text = is_pile(stated) || stated.name == "rested" || stated.name == "rested_until";
    if (!may_be_of_a_text || !a_text_is_open(position))
        judge_by<Stated>(stated_page, position, stated, verdict);
}

void take_number(Position& position, const Fact& fact)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (is_a_draw(position, stated) && drawn_by(stated) <= most_drawn_by_mistake && !a_text_is_open(position))
        return take_a_draw(position, stated);
    if (due_card_was_handed_over(position, stated)) {
        set(position, match::taken, 1);
        shift(position, fact.seat, Pile::protection, Pile::hand);
        return;
    }
    if (is_pile(stated) && stated.name == "protection" && due_card_stayed(position, stated))
        take_back_from_hand(position, fact.seat);
    if (is_fewer(stated, "protection"))
        count_as_taken(position, fact.seat, stated.kept - stated.number);
    if (is_pile(stated))
        set_seen_count(position, fact.seat, pile_named(stated.name), fact.number);
    else
        write_value(position, words.values[static_cast<std::size_t>(fact.value)], stated.of, fact.number);
    if (stated.name == "rested_until")
        position.card(fact.card).turned = is_rested(position, fact.card) ? 1 : 0;
    if (is_pile(stated) && position.stack.empty())
        check_deck(position);
}

}  // namespace cardinal::three_lanes
