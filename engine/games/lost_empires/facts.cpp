#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"
#include "engine/rules/deeds.h"
#include "engine/rules/stated.h"
#include "engine/rules/told.h"

#include <algorithm>

/// What is seen or said to be so: judged against the position, and then kept. The table is the truth.
namespace cardinal::lost_empires {
namespace {

/// A card seen where it is not kept to be.
struct Seen {
    CardId card{};
    Place from{};
    Place to{};
};

Came came_of(const Position& position, CardId card)
{
    return static_cast<Came>(get(position.card(card), on_card::came));
}

/// It was destroyed or became a casualty, and is seen to lie there still.
bool has_stayed(const Position& position, const Seen& seen)
{
    const Came came = came_of(position, seen.card);
    const bool has_left = came == Came::destroyed || came == Came::nuked || came == Came::casualty;
    return has_left && zone_of(position.card(seen.card).place) == Zone::discard && is_in_play(seen.to);
}

bool leaves_play(const Position& position, const Seen& seen)
{
    return is_in_play(position, seen.card) && zone_of(seen.to) == Zone::discard;
}

Objection about(const Position& position, const Seen& seen, const std::string& fault)
{
    return Objection(name_of(position, seen.card) + fault).about(seen.card);
}

// ---- units that leave ----
/// The attack whose dice nobody told may have destroyed it.
bool may_be_destroyed(const Position& position, CardId card)
{
    const std::vector<Number> possible = open_damage_on(position, card);
    return !possible.empty() && get(position.card(card), on_card::damage) + possible.back() >= 4;
}

/// RUTHLESS may have brought it to four.
bool may_fall_to_ruthless(const Position& position, CardId card)
{
    const int most = most_ruthless_damage(position, card);
    return most > 0 && get(position.card(card), on_card::damage) + most >= 4;
}

bool is_casualty(const Position& position, CardId card)
{
    const bool is_time = phase(position) == Phase::casualty || phase(position) == Phase::wrap;
    return is_time && get(position.card(card), on_card::damage) == 3;
}

Objection units_stay_until_four_damage(const Position& position, const Seen& seen)
{
    const Number damage = get(position.card(seen.card), on_card::damage);
    const bool has_reason = damage >= 4 || is_casualty(position, seen.card) || may_be_destroyed(position, seen.card) ||
                            may_fall_to_ruthless(position, seen.card) || text_is_open(position);
    if (!leaves_play(position, seen) || has_reason || type_of(position, seen.card) != Type::unit)
        return kept();
    return about(position, seen, " leaves play with " + std::to_string(damage) + " damage");
}

Objection cards_go_to_their_owners_discard(const Position& position, const Seen& seen)
{
    if (zone_of(seen.to) != Zone::discard || seen.to == discard_of(position, seen.card))
        return kept();
    return about(position, seen,
                 " lies in " + name_of(seen.to) + ", but is " + name_of(owner_of(position, seen.card)) + "'s");
}

// ---- cards that go where they cannot go ----
bool comes_back_into_the_deck(const Seen& seen)
{
    return zone_of(seen.to) == Zone::deck || zone_of(seen.to) == Zone::unseen;
}

Objection discard_is_no_new_deck(const Position& position, const Seen& seen)
{
    const Place from = position.card(seen.card).place;
    const bool is_reshuffled = zone_of(from) == Zone::discard && comes_back_into_the_deck(seen) && from.seat &&
                               count_of(position, from.seat, Pile::deck) == 0;
    if (!is_reshuffled || text_is_open(position))
        return kept();
    return about(position, seen, " goes from the discard into an empty deck");
}

constexpr Rule<Seen> seen_page[] = {
    {rule("lost-empires.general.owner_discard"), cards_go_to_their_owners_discard},
    {rule("lost-empires.damage.early_removal"), units_stay_until_four_damage},
    {rule("lost-empires.wrap.draw.no_reshuffle"), discard_is_no_new_deck},
};

// ---- units seen in another battlefield ----
Objection units_move_as_active_ones(const Position& position, const Seen& seen)
{
    if (text_is_open(position))
        return kept();
    return about(position, seen, " is in " + name_of(seen.to) + ", and nothing that was reported moved it there");
}

constexpr Rule<Seen> moved_page[] = {
    {rule("lost-empires.activate.required"), units_move_as_active_ones},
};

/// Something grants its side an action, or it had one this turn: then it moves by that, rightly or not.
bool moves_by_a_grant(const Position& position, CardId card)
{
    const Card& unit = position.card(card);
    const Number turn = get(position, match::turn);
    const bool had_one = get(unit, on_card::granted_turn) == turn || get(unit, on_card::lapsed_turn) == turn;
    const auto grants_its_side = [&](const Pending& pending) {
        return pending.action.seat == unit.side && grants(position, pending.action);
    };
    return is_unit(position, card) && phase(position) == Phase::order &&
           ((had_one && turn > 0) || std::ranges::any_of(position.stack, grants_its_side));
}

bool moves(const Position& position, CardId card)
{
    return is_active_unit(position, card) || (moves_by_a_grant(position, card) && !text_is_open(position));
}

bool falls_back(const Position& position, const Seen& seen)
{
    return phase(position) == Phase::wrap && is_in_enemy_hive(position, seen.card);
}

void judge_moved(const Position& position, const Seen& seen, Verdict& verdict)
{
    const CardId units[] = {seen.card};
    const Seat side = position.card(seen.card).side;
    if (zone_of(seen.to) == Zone::loose)
        return;  // how it lies there is judged
    if (falls_back(position, seen))
        judge(position, FallBack{.seat = side, .units = units, .to = seen.to}, verdict);
    else if (moves(position, seen.card)) {
        Position later = position;
        close_before(later, deed(Deed::move, side, seen.card));
        judge(later, Move{side, seen.card, seen.to}, verdict);
    } else
        judge_by<Seen>(moved_page, position, seen, verdict);
}

void judge_place(const Position& position, const Seen& seen, Verdict& verdict)
{
    const Card& card = position.card(seen.card);
    if (has_stayed(position, seen))
        return;  // a state, once somebody acts
    if (is_in_play(card.place) && is_in_play(seen.to))
        return judge_moved(position, seen, verdict);
    if (is_in_play(seen.to) && phase(position) != Phase::setup && !text_is_open(position))
        return judge_laying(position, {owner_of(position, seen.card), seen.card, seen.to}, verdict);
    judge_by<Seen>(seen_page, position, seen, verdict);
    if (zone_of(card.place) == Zone::box || zone_of(card.place) == Zone::aside)
        judge_laying(position, {seen.to.seat, seen.card, hive_of(seen.to.seat)}, verdict);
}

// ---- how it lies ----
Objection discards_lie_open(const Position& position, const Fact& fact)
{
    const Place place = fact.to == nowhere ? position.card(fact.card).place : fact.to;
    const Card& card = position.card(fact.card);
    const bool was_told = card.place == place && card.face == Face::down;
    if (zone_of(place) != Zone::discard || fact.face != 1 || was_told)
        return kept();
    return Objection(name_of(position, fact.card) + " lies face down in a discard pile").about(fact.card);
}

Objection decks_lie_face_down(const Position& position, const Fact& fact)
{
    const Place place = fact.to == nowhere ? position.card(fact.card).place : fact.to;
    if (phase(position) != Phase::setup || zone_of(place) != Zone::deck || fact.face != 0)
        return kept();
    return Objection(name_of(position, fact.card) + " lies face up in the deck").about(fact.card);
}

constexpr Rule<Fact> face_page[] = {
    {rule("lost-empires.general.discard_open"), discards_lie_open},
    {rule("lost-empires.setup.deck.shuffle"), decks_lie_face_down},
};

void judge_card(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!position.has(fact.card))
        return;
    judge_by<Fact>(face_page, position, fact, verdict);
    if (tells_a_new_place(words, position, fact))
        judge_place(position, {fact.card, fact.from, fact.to}, verdict);
}

// ---- taking ----
void take_place(Position& position, const Fact& fact)
{
    const Seen seen{fact.card, fact.from, fact.to};
    const CardId units[] = {fact.card};
    const Seat side = position.card(fact.card).side;
    if (has_stayed(position, seen)) {
        const Number damage = get(position.card(fact.card), on_card::left_with);
        const Number came = get(position.card(fact.card), on_card::came);
        enter_play(position, fact.card, fact.to, side, Came::none);
        set(position, fact.card, on_card::played_turn, 0);
        set(position, fact.card, on_card::damage, damage);
        if (came != static_cast<Number>(Came::destroyed))  // which way it should have gone is still asked for
            set(position, fact.card, on_card::came, came);
        return;
    }
    if (is_in_play(position, fact.card) && falls_back(position, seen))
        return apply(position, FallBack{.seat = side, .units = units, .to = fact.to});
    if (moves(position, fact.card) && is_battlefield(fact.to)) {
        close_before(position, deed(Deed::move, side, fact.card));
        return apply(position, Move{side, fact.card, fact.to});
    }
    if (is_in_play(fact.to) && !is_in_play(position, fact.card))
        return enter_play(position, fact.card, fact.to, owner_of(position, fact.card), Came::played);
    if (leaves_play(position, seen) && may_fall_to_ruthless(position, fact.card))
        deal_ruthless(position, fact.card, 4 - get(position.card(fact.card), on_card::damage));
    if (leaves_play(position, seen)) {
        const bool was_just_attacked =
            card_in(position, match::defender) == fact.card || get(position.card(fact.card), on_card::open_attacks) > 0;
        const CardId attacker = card_in(position, match::attacker);
        const Seat by = was_just_attacked && attacker ? position.card(attacker).side : nobody;
        destroy(position, fact.card, by, is_casualty(position, fact.card) ? Came::casualty : Came::destroyed);
        if (by)
            close_open_attacks(position, fact.card);  // how much it was need not be said any more
    }
    lay(position, fact.card, fact.to);
}

void take_attitude(Position& position, const Fact& fact)
{
    Card& card = position.card(fact.card);
    take_face_and_turn(card, fact);
    if (position.has(fact.host) && fact.host != fact.card && !position.card(fact.host).host)
        card.host = fact.host;
}

bool holds(const Position& position, const Fact& fact)
{
    const Card& card = position.card(fact.card);
    if (fact.what == Fact::What::card)
        return (fact.to == nowhere || card.place == fact.to) && fact.face < 0 && fact.turned < 0;
    return is_kept_so(words, position, fact);
}

bool is_about(const Fact& fact, std::string_view value)
{
    return fact.what == Fact::What::value && fact.value == find_value(words, value);
}

/// What only a later phase can do says that it has come: nobody needs to see a pass.
Position in_the_phase_of(const Position& position, const Fact& fact)
{
    Position later = position;
    const bool is_of_control =
        is_about(fact, "artifacts") && phase(position) == Phase::order &&
        fact.number > read_value(position, words.values[static_cast<std::size_t>(fact.value)], {fact.seat, fact.card});
    if (is_of_control)
        begin_control(later);
    if (is_of_control && !holds(later, fact) && deeds_seen_in(later, fact).empty())
        return position;
    const bool is_of_gates = is_about(fact, "gates") || is_about(fact, "gate_sides");
    const bool is_paying = is_about(fact, "artifacts") && fact.seat && must_build(position, fact.seat) &&
                           fact.number == get(position, fact.seat, player::artifacts) - 4;
    if (phase(position) == Phase::control && (is_of_gates || is_paying))
        begin_gates(later);
    return later;
}

/// A visible consequence says that what waits has happened.
Position as_seen(const Position& position, const Fact& fact)
{
    if (holds(position, fact))
        return position;
    Position resolved = position;
    resolve_waiting(resolved);
    return in_the_phase_of(!position.stack.empty() && holds(resolved, fact) ? resolved : position, fact);
}

/// The same, when it was seen or said and is not just put right.
Position as_told(const Position& position, const Fact& fact)
{
    Position now = as_seen(position, fact);
    if (!holds(now, fact))
        go_on_to_what_is_seen(now, fact);
    return now;
}

void take_as_it_is(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::value)
        return take_number(position, fact);
    if (!position.has(fact.card))
        return;
    if (tells_a_new_place(words, position, fact))
        take_place(position, fact);
    take_attitude(position, fact);
}

}  // namespace

void judge_fact(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (is_over(position))
        return;
    Position now = as_told(position, fact);
    if (holds(now, fact))
        return;
    const std::vector<Action> deeds = deeds_seen_in(now, fact);
    for (const Action& deed : deeds) {
        game.judge(now, deed, verdict);
        game.apply(now, deed);
    }
    if (!deeds.empty())
        return;
    if (fact.what == Fact::What::value)
        judge_number(now, fact, verdict);
    else
        judge_card(now, fact, verdict);
}

void take_fact(Position& position, const Fact& fact)
{
    if (is_over(position))
        return take_as_it_is(position, fact);
    position = as_told(position, fact);
    take_seen_payment(position, fact);
    const Position before = position;
    for (const Action& deed : deeds_seen_in(before, fact))
        game.apply(position, deed);
    if (position == before)
        take_as_it_is(position, fact);
    else if (position.has(fact.card) && fact.what == Fact::What::card)
        take_attitude(position, fact);
}

void set_right(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::card && tells_a_new_place(words, position, fact) && is_in_play(fact.to) &&
        !is_in_play(position, fact.card)) {
        enter_play(position, fact.card, fact.to, owner_of(position, fact.card), Came::none);
        set(position, fact.card, on_card::played_turn, 0);
    }
    if (!is_over(position))
        position = as_seen(position, fact);
    const bool only_lies_elsewhere = fact.what == Fact::What::card && is_unit(position, fact.card) &&
                                     is_in_play(fact.to) && tells_a_new_place(words, position, fact);
    if (only_lies_elsewhere) {  // nobody moved it there, and nothing is set off
        lay(position, fact.card, fact.to);
        set(position, fact.card, on_card::row, 0);
        take_attitude(position, fact);
    } else
        take_as_it_is(position, fact);
    if (!is_about_the_match(fact) || is_about_the_matchs(words, fact, match::winner))
        reopen_if_nobody_won(position);
}

}  // namespace cardinal::lost_empires
