#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/seen.h"
#include "engine/rules/stated.h"
#include "engine/rules/told.h"

#include <algorithm>

/// What is seen or said to be so: judged against the position, and then kept. The table is the truth. What plainly is a
/// deed is judged and done as that.
namespace cardinal::dept_of_structure {
namespace {

constexpr std::string_view costs = "dept-of-structure.cost.payable dept-of-structure.cost.any";

void judge_card(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!position.has(fact.card))
        return;
    if (const auto seen = deed_seen(position, fact)) {
        game.judge(position, *seen, verdict);
        if (verdict.broke("dept-of-structure.hand.source"))  // nobody deploys it, so nobody pays for it
            leave_out_superseded(verdict, rule("dept-of-structure.hand.source"), costs);
        return;
    }
    if (lies_apart(position, fact))
        return game.judge(position, deed(Deed::unequip, position.card(fact.card).side, fact.card), verdict);
    if (lies_about_again(position, fact))
        return judge_left_lying(position, fact, verdict);
    if (tells_a_new_place(words, position, fact) && !has_stayed(position, fact) && phase(position) != Phase::setup)
        judge_seen_place(position, fact, verdict);
    if (tells_a_turn(position, fact) && !tells_a_new_place(words, position, fact))
        judge_seen_turn(position, fact, verdict);
}

// ---- taking ----
/// Though it should be gone; whether it was to go alone or with its host is remembered.
void let_stay(Position& position, const Fact& fact)
{
    const Number damage = get(position, fact.card, on_card::left_with);
    const Came came = came_of(position, fact.card);
    enter_play(position, fact.card, fact.to, position.card(fact.card).side, came);
    set(position, fact.card, on_card::deployed_round, 0);
    set(position, fact.card, on_card::damage, damage);
    set(position, fact.card, on_card::left_with, damage);
    set(position, fact.card, on_card::kept, 1);
}

void take_place(Position& position, const Fact& fact)
{
    if (has_stayed(position, fact))
        return let_stay(position, fact);
    if (const auto seen = deed_seen(position, fact))
        return game.apply(position, *seen);
    if (lies_about_again(position, fact)) {
        lay(position, fact.card, fact.to);
        return set(position, fact.card, on_card::came, static_cast<Number>(Came::discarded));  // told, as it was seen
    }
    if (is_in_play(fact.to) && !is_in_play(position, fact.card))
        return enter_play(position, fact.card, fact.to, fact.to.seat ? fact.to.seat : owner_of(position, fact.card),
                          Came::none);
    if (leaves_for_a_graveyard(position, fact)) {
        retire(position, fact.card);
        return lay(position, fact.card, fact.to);
    }
    if (!is_in_play(fact.to))
        return lay(position, fact.card, fact.to);
    if (is_attached(position, fact.card) && !fact.host && fact.to != position.card(position.card(fact.card).host).place)
        position.card(fact.card).host = no_card;
    move_pile(position, fact.card, fact.to);
}

void take_attitude(Position& position, const Fact& fact)
{
    take_face_and_turn(position.card(fact.card), fact);
    if (lies_on_another(position, fact))
        attach(position, fact.card, fact.host);
}

/// Cards that were played and are still being shown.
std::vector<CardId> shown_cards(const Position& position)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (card.place == reveal && get(card, on_card::came) == static_cast<Number>(Came::used) &&
            get(card, on_card::kept) == 0)
            found.push_back(position.id_of(card));
    return found;
}

void take(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::value)
        return take_number(position, fact);
    if (!position.has(fact.card))
        return;
    if (lies_apart(position, fact))
        game.apply(position, deed(Deed::unequip, position.card(fact.card).side, fact.card));
    else if (tells_a_new_place(words, position, fact) || lies_on_another(position, fact))
        take_place(position, fact);
    take_attitude(position, fact);
}

bool is_about_turning(const Fact& fact)
{
    return fact.what == Fact::What::value && fact.card && fact.value == find_value(words, "utilized");
}

Fact as_a_turn(const Fact& fact)
{
    return {.what = Fact::What::card, .card = fact.card, .turned = static_cast<std::int8_t>(fact.number != 0 ? 1 : 0)};
}

}  // namespace

bool is_text_open(const Position& position)
{
    return std::ranges::any_of(position.cards, [](const Card& card) {
        const auto open = static_cast<ToState>(get(card, on_card::to_state));
        return open == ToState::text || open == ToState::targets;
    });
}

void judge_fact(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (is_over(position))
        return;
    if (is_about_turning(fact))
        judge_card(position, as_a_turn(fact), verdict);
    else if (fact.what == Fact::What::value)
        judge_number(position, fact, verdict);
    else
        judge_card(position, fact, verdict);
}

void take_fact(Position& position, const Fact& fact)
{
    if (is_about_turning(fact))
        return take_fact(position, as_a_turn(fact));
    const std::vector<CardId> shown = shown_cards(position);
    take(position, fact);
    for (const CardId card : shown)  // what is seen may have been done before: nobody has gone on from them
        if (position.card(card).place == reveal)
            set(position, card, on_card::kept, 0);
    if (!is_over(position))
        keep_what_is_dead(position);
}

void set_right(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::card && tells_a_new_place(words, position, fact) && is_in_play(fact.to) &&
        !is_in_play(position, fact.card)) {
        const Seat side = fact.to.seat ? fact.to.seat : owner_of(position, fact.card);
        enter_play(position, fact.card, fact.to, side, Came::none);
        set(position, fact.card, on_card::deployed_round, 0);
    }
    if (fact.what == Fact::What::card && lies_on_another(position, fact))  // nobody equipped it now
        attach(position, fact.card, fact.host);
    take_fact(position, fact);
    const bool is_winner = is_about_the_matchs(words, fact, match::winner);
    if (!is_about_the_match(fact) || is_winner)
        reopen_if_nobody_lost(position);
}

}  // namespace cardinal::dept_of_structure
