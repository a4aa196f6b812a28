#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Order of play: turns, rounds, and who acts in them. Nobody sees a pass: an activation of which an action was used
/// ends by what others do next, and so does a round in which everybody has acted.
namespace cardinal::war_rig {
namespace {

// ---- going on: who is through, and what follows ----
bool has_number(const Position& position, const Card& card, Seat seat)
{
    return card.side == seat && get(card, on_card::number) == get(position, match::round) &&
           can_act(position, position.id_of(card));
}

// war-rig.turn.skip: who has no squad with that number is passed over.
bool takes_part(const Position& position, Seat seat)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) { return has_number(position, card, seat); });
}

Seat first_from(const Position& position, std::int8_t from)
{
    for (std::int8_t seat = from; seat < position.seats; ++seat)
        if (takes_part(position, Seat{seat}))
            return Seat{seat};
    return nobody;
}

// war-rig.turn.repeat: after the last round the Empire moves, and the next turn begins.
void end_turn(Position& position)
{
    if (is_advance_due(position))
        set_phase(position, Phase::empire);
    else
        start_turn(position);
}

/// The next player of the round, the next round in which somebody takes part, or the end of the turn.
void go_on(Position& position)
{
    const Seat now = active(position);
    if (const Seat next = first_from(position, static_cast<std::int8_t>(now.index + 1)); now && next)
        return set(position, match::active, next.index);
    const int last = rounds(position);
    for (int round = get(position, match::round) + 1; round <= last; ++round) {
        begin_round(position, round);
        if (active(position))
            return;
    }
    end_turn(position);
}

/// Nobody could go on with this activation: only then does the next turn begin by what others do.
bool has_used_up(const Position& position, Seat seat)
{
    return !seat || get(position, seat, player::passed) != 0 ||
           std::ranges::none_of(position.cards, [&](const Card& card) {
               return has_number(position, card, seat) && actions_left(position, position.id_of(card)) > 0;
           });
}

bool is_at(const Position& position, const Acting& acting)
{
    return phase(position) == Phase::rounds && active(position) == acting.seat &&
           get(position, match::round) == get(position, acting.squad, on_card::number);
}

bool can_go_on(const Position& position)
{
    return phase(position) == Phase::rounds && (!active(position) || is_finished(position, active(position)));
}

/// Silently on to the activation that this squad has, when everybody before it is through. Else nothing happens.
void go_on_to(Position& position, const Acting& acting)
{
    if (is_at(position, acting) || !can_go_on(position) || !can_act(position, acting.squad))
        return;
    Position later = position;
    const Number turn = get(later, match::turn);
    for (int step = 0; step < 30 && can_go_on(later) && !is_at(later, acting); ++step) {
        const bool is_used_up = has_used_up(later, active(later));
        go_on(later);
        const bool ended = get(later, match::turn) != turn || phase(later) != Phase::rounds;
        if (ended && !is_used_up)
            return;
    }
    if (is_at(later, acting) || phase(later) != Phase::rounds)
        position = std::move(later);
}

/// On to this player's go in the turn that is being played, when everybody before is through.
void go_on_to(Position& position, Seat seat)
{
    Position later = position;
    while (phase(later) == Phase::rounds && active(later) != seat && can_go_on(later) &&
           get(later, match::turn) == get(position, match::turn))
        go_on(later);
    const bool is_its_go = phase(later) == Phase::rounds && active(later) == seat;
    if (is_its_go && get(later, match::turn) == get(position, match::turn))
        position = std::move(later);
}

bool is_a_rigs(const Position& position, const Action& action)
{
    switch (deed_of(action)) {
    case Deed::drive: return true;
    case Deed::shoot:
    case Deed::fight_fire: return is_attached(position, action.card);
    default: return false;
    }
}

int rig_actions_needed(const Position& position, const Action& action)
{
    const Place from = position.card(chassis_of(position, action.seat)).place;
    return deed_of(action) == Deed::drive ? std::max(1, steps_of_the_way(from, action.place)) : 1;
}

/// It has no action left for this: neither one of its own, nor is it another weapon of the attack under way.
bool is_more_than_the_rig_has(const Position& position, const Action& action)
{
    if (!is_a_rigs(position, action) || rig_actions_left(position, action.seat) >= rig_actions_needed(position, action))
        return false;
    const Number under_way = get(position, action.seat, player::rig_attack);
    return deed_of(action) != Deed::shoot || under_way == 0 || get(position, action.card, on_card::used) == under_way;
}

/// A rig has no number: what is more than it has is the first act of the next turn, when nobody could go on in this
/// one.
void go_on_to_the_turn_of_a_rig(Position& position, const Action& action)
{
    if (!is_more_than_the_rig_has(position, action))
        return;
    const Number turn = get(position, match::turn);
    const auto nobody_can_go_on = [&](const Position& now) {
        return phase(now) == Phase::rounds && get(now, match::turn) == turn && can_go_on(now) &&
               has_used_up(now, active(now));
    };
    if (!nobody_can_go_on(position))
        return;
    Position later = position;
    while (nobody_can_go_on(later))
        go_on(later);
    if (phase(later) == Phase::rounds && get(later, match::turn) != turn)
        position = std::move(later);
}

/// The squad whose activation a deed is part of; none for what anybody does at any time.
Acting acting_in(const Action& action)
{
    switch (deed_of(action)) {
    case Deed::move:
    case Deed::gather:
    case Deed::claim:
    case Deed::encamp:
    case Deed::decamp:
    case Deed::coerce:
    case Deed::fight_fire:
    case Deed::recruit:
    case Deed::rescue:
    case Deed::spy:
    case Deed::sabotage:
    case Deed::construct:
    case Deed::attack: return {.seat = action.seat, .squad = action.card};
    default: return {};
    }
}

bool is_the_squads_of(const Position& position, const Acting& acting)
{
    return is_squad(position, acting.squad) && position.card(acting.squad).side == acting.seat;
}

bool belongs_to_a_turn(const Action& action)
{
    const Deed deed = deed_of(action);
    return acting_in(action).squad || deed == Deed::drive || deed == Deed::shoot || deed == Deed::pass ||
           deed == Deed::next;
}

// ---- what was left undone ----
Objection suppressors_have_moved(const Position& position, const Action& action)
{
    if (phase(position) != Phase::empire || !belongs_to_a_turn(action))
        return kept();
    return "the Empire's suppressors have not moved at the end of the turn";
}

Objection everybody_has_laid_a_token(const Position& position, const Action& action)
{
    if (phase(position) != Phase::bids || !belongs_to_a_turn(action))
        return kept();
    return "the turn goes on before the power tokens were laid and revealed";
}

Objection three_ships_have_landed(const Position& position, const Action& action)
{
    const bool is_landing = get(position, match::invasion) == static_cast<Number>(Invasion::landing);
    if (!is_landing || deed_of(action) == Deed::land || !belongs_to_a_turn(action))
        return kept();
    return "only " + std::to_string(get(position, match::ships)) + " drop-ships have landed, not 3";
}

Objection drop_ships_return_fire(const Position& position, const Action& action)
{
    const CardId ship = card_in(position, match::return_fire_due);
    if (!ship || !belongs_to_a_turn(action))
        return kept();
    return Objection(name_of(position, ship) + " was attacked and has not returned fire").about(ship);
}

constexpr Rule<Action> closing_page[] = {
    {rule("war-rig.empire.ships"), three_ships_have_landed},
    {rule("war-rig.empire.advance-when"), suppressors_have_moved},
    {rule("war-rig.empire.return-fire"), drop_ships_return_fire},
    {rule("war-rig.power.token"), everybody_has_laid_a_token},
};

void close_what_was_left(Position& position, const Action& action)
{
    if (!belongs_to_a_turn(action))
        return;
    if (get(position, match::invasion) == static_cast<Number>(Invasion::landing)) {
        set(position, match::invasion, static_cast<Number>(Invasion::landed));
        set(position, match::landed_turn, get(position, match::turn));
    }
    if (phase(position) == Phase::empire)
        start_turn(position);
    if (phase(position) == Phase::bids)
        set_phase(position, Phase::rounds);
    if (get(position, match::fire_due) != 0)  // after bids that nobody laid
        spread_fires(position);
    set(position, match::return_fire_due, -1);
}

// ---- passing ----
Objection it_is_the_players_go(const Position& position, const Pass& pass)
{
    const Seat now = active(position);
    if (phase(position) == Phase::rounds && now && pass.seat > now)
        return name_of(now) + " has not acted in this round yet";
    return kept();
}

constexpr Rule<Pass> pass_page[] = {
    {rule("war-rig.turn.player-order"), it_is_the_players_go},
};

void forget_the_turn_before(Position& position)
{
    for (Card& card : position.cards) {
        card.counters[on_card::spent] = 0;
        if (status_of(card) != Status::taken)
            card.counters[on_card::came] = 0;
    }
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        for (const player::Value value : {player::rig_spent, player::rig_round, player::passed, player::bid,
                                          player::bid_laid, player::matched, player::generated})
            set(position, Seat{seat}, value, 0);
    set(position, match::acting, -1);
}

void begin_bids(Position& position)
{
    if (power_is_active(position) && get(position, match::power_turn) < get(position, match::turn))
        set_phase(position, Phase::bids);
}

}  // namespace

void begin_round(Position& position, int round)
{
    set(position, match::round, as_number(round));
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        set(position, Seat{seat}, player::passed, 0);
        set(position, Seat{seat}, player::rig_attack, 0);  // an attack does not go on in the next round
    }
    set(position, match::active, first_from(position, 0).index);
}

// war-rig.turn.number-match: who has used an action is through when others go on, who has not must say so.
bool is_finished(const Position& position, Seat seat)
{
    if (!seat || get(position, seat, player::passed) != 0)
        return true;
    return std::ranges::none_of(position.cards, [&](const Card& card) {
        return has_number(position, card, seat) && get(card, on_card::spent) == 0;
    });
}

bool is_own_activation(const Position& position, Seat seat, CardId squad)
{
    return is_at(position, {.seat = seat, .squad = squad});
}

std::vector<Go> next_goes(const Position& position)
{
    std::vector<Go> goes;
    Position later = position;
    for (int step = 0; step < 30 && phase(later) == Phase::rounds; ++step) {
        goes.push_back({active(later), get(later, match::round)});
        if (!can_go_on(later))
            break;
        const Number turn = get(later, match::turn);
        const bool is_used_up = has_used_up(later, active(later));
        go_on(later);
        const bool is_a_new_turn = get(later, match::turn) != turn;
        if ((is_a_new_turn && !is_used_up) || get(later, match::turn) > get(position, match::turn) + 1)
            break;
    }
    return goes;
}

void judge_closing(const Position& position, const Action& action, Verdict& verdict)
{
    judge_by<Action>(closing_page, position, action, verdict);
    if (!answers_a_hit(action))
        judge_unanswered(position, verdict);
    if (deed_of(action) != Deed::repel)
        judge_unrepelled(position, verdict);
}

bool closes_something(const Position& position, const Action& action)
{
    const Acting acting = acting_in(action);
    const bool is_another_go = acting.squad && !is_at(position, acting) && can_go_on(position);
    const bool is_another_pass = deed_of(action) == Deed::pass && action.seat != active(position);
    const bool is_landing = get(position, match::invasion) == static_cast<Number>(Invasion::landing);
    const bool is_a_new_turns = is_more_than_the_rig_has(position, action) && can_go_on(position);
    return is_another_go || is_another_pass || is_a_new_turns || is_landing || phase(position) != Phase::rounds ||
           attack_kind(position) == AttackKind::discovered;
}

void close_before(Position& position, const Action& action)
{
    const bool is_the_attack_on_a_spy = deed_of(action) == Deed::attack && is_discovered(position, action.target);
    const bool answers_an_attack = answers_a_hit(action) || deed_of(action) == Deed::return_fire;
    if (!answers_an_attack && !is_the_attack_on_a_spy) {
        let_the_discovered_go(position);
        forget_attack(position);
    }
    if (deed_of(action) != Deed::repel) {
        set(position, match::mover, -1);
        set(position, match::tried, 0);
    }
    close_what_was_left(position, action);
    const Acting acting = acting_in(action);
    const bool is_out_of_turn = is_the_attack_on_a_spy && option(position, Option::discovered_attack_cost) == 0;
    if (is_the_squads_of(position, acting) && !is_out_of_turn)
        go_on_to(position, acting);
    go_on_to_the_turn_of_a_rig(position, action);
    if (deed_of(action) == Deed::pass)
        go_on_to(position, action.seat);
}

void judge(const Position& position, const Pass& pass, Verdict& verdict)
{
    judge_by<Pass>(pass_page, position, pass, verdict);
}

void apply(Position& position, const Pass& pass)
{
    if (phase(position) != Phase::rounds || pass.seat != active(position))
        return;
    set(position, pass.seat, player::passed, 1);
    go_on(position);
}

void judge(const Position&, const Next&, Verdict&) {}

void apply(Position& position, const Next&)
{
    if (phase(position) == Phase::rounds)
        end_turn(position);
}

// war-rig.turn.sequence: round 1 first. Fires spread before bids are laid, unless the table plays it the other way
// (A57).
void start_turn(Position& position)
{
    set(position, match::turn, as_number(get(position, match::turn) + 1));
    forget_the_turn_before(position);
    set_phase(position, Phase::rounds);
    begin_round(position, 1);
    if (!active(position) && rounds(position) > 1)
        for (int round = 2; round <= rounds(position) && !active(position); ++round)
            begin_round(position, round);
    begin_bids(position);
    const bool power_first = option(position, Option::turn_start_order) == 1 && phase(position) == Phase::bids;
    set(position, match::fire_due, power_first ? 1 : 0);
    if (!power_first)
        spread_fires(position);
}

}  // namespace cardinal::war_rig
