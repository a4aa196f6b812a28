#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"
#include "engine/rules/stated.h"

#include <algorithm>
#include <optional>

/// What is seen or said to be so: judged against the position, and then kept. The table is the truth. What plainly is a
/// deed, a card laid down or moved into the line, is judged and done as that.
namespace cardinal::dept_of_structure {
namespace {

bool tells_a_new_place(const Position& position, const Fact& fact)
{
    return position.has(fact.card) && fact.to != nowhere && fact.to.zone <= static_cast<std::uint8_t>(Zone::aside) &&
           fact.to != position.card(fact.card).place;
}

bool tells_a_turn(const Position& position, const Fact& fact)
{
    return position.has(fact.card) && fact.turned >= 0 && is_in_play(position, fact.card) &&
           fact.turned % 2 != position.card(fact.card).turned % 2;
}

Came came_of(const Position& position, CardId card) { return static_cast<Came>(get(position, card, on_card::came)); }

/// It was retired, and is seen to lie there still.
bool has_stayed(const Position& position, const Fact& fact)
{
    const Came came = came_of(position, fact.card);
    const bool was_retired = came == Came::retired || came == Came::with_host;
    return was_retired && zone_of(position.card(fact.card).place) == Zone::graveyard && is_in_play(fact.to) &&
           get(position, fact.card, on_card::arrived) == get(position, match::round);
}

bool is_played_once(const Position& position, CardId card)
{
    return type_of(position, card) == Type::tactic || type_of(position, card) == Type::resource;
}

// ---- deeds that are seen ----
Action deed(Deed kind, Seat seat, CardId card)
{
    Action action{.kind = static_cast<std::uint8_t>(kind), .seat = seat};
    action.card = card;
    return action;
}

Action laying_of(const Position& position, const Fact& fact)
{
    Action action = deed(is_played_once(position, fact.card) ? Deed::play : Deed::deploy, fact.to.seat, fact.card);
    if (is_played_once(position, fact.card))
        action.place = fact.to;
    else {
        action.target = fact.host;
        if (fact.turned == 1)
            action.word = static_cast<Number>(Entering::utilized);
    }
    return action;
}

CardId attacker_opposite(const Position& position, Place place)
{
    for (const CardId card : attackers(position))
        if (position.card(card).place == in(Zone::line, opponent_of(place.seat), place.slot))
            return card;
    return no_card;
}

bool may_still_block(const Position& position)
{
    return phase(position) == Phase::battle && (step(position) == Step::attack || step(position) == Step::defend);
}

std::optional<Action> move_into_the_line(const Position& position, const Fact& fact)
{
    const Seat side = position.card(fact.card).side;
    const CardId opposite = attacker_opposite(position, fact.to);
    const bool is_turned = fact.turned == 1 || (fact.turned < 0 && is_utilized(position, fact.card));
    const bool is_time_to_attack =
        phase(position) == Phase::deploy || (phase(position) == Phase::battle && step(position) == Step::attack);
    if (side == defender(position) && opposite && may_still_block(position)) {
        Action block = deed(Deed::block, side, fact.card);
        block.target = opposite;
        return block;
    }
    if (side != attacker(position) || !is_time_to_attack || !is_turned)
        return std::nullopt;
    Action attack = deed(Deed::attack, side, fact.card);
    attack.place = fact.to;
    return attack;
}

/// The deed that a card in another place is, whatever the rules say of it.
std::optional<Action> deed_seen(const Position& position, const Fact& fact)
{
    if (!tells_a_new_place(position, fact) || has_stayed(position, fact) || is_text_open(position) ||
        phase(position) == Phase::setup)
        return std::nullopt;
    const Card& card = position.card(fact.card);
    const Zone from = zone_of(card.place), to = zone_of(fact.to);
    if (is_played_once(position, fact.card) && came_of(position, fact.card) == Came::used)
        return std::nullopt;
    const bool comes_from_a_hand = from == Zone::hand || from == Zone::unseen;
    if (!is_in_play(card.place) && is_in_play(fact.to))
        return laying_of(position, fact);
    if (comes_from_a_hand && (to == Zone::reveal || to == Zone::graveyard) && is_played_once(position, fact.card)) {
        Action play = deed(Deed::play, owner_of(position, fact.card), fact.card);
        play.place = fact.to;
        return play;
    }
    if (comes_from_a_hand && fact.to == graveyard_of(position, fact.card))
        return deed(Deed::discard, owner_of(position, fact.card), fact.card);
    if (from == Zone::battlefield && to == Zone::line)
        return move_into_the_line(position, fact);
    return std::nullopt;
}

// ---- cards that leave ----
Objection about(const Position& position, const Fact& fact, const std::string& fault)
{
    return Objection(name_of(position, fact.card) + fault).about(fact.card);
}

bool leaves_for_a_graveyard(const Position& position, const Fact& fact)
{
    return is_in_play(position, fact.card) && zone_of(fact.to) == Zone::graveyard;
}

Objection cards_go_to_their_owners_graveyard(const Position& position, const Fact& fact)
{
    if (zone_of(fact.to) != Zone::graveyard || fact.to == graveyard_of(position, fact.card))
        return kept();
    return about(position, fact,
                 " lies in " + name_of(fact.to) + ", but is " + name_of(owner_of(position, fact.card)) + "'s");
}

Objection living_cards_stay(const Position& position, const Fact& fact)
{
    const bool is_alive = !is_retired_at_zero(position, fact.card) || defense_left(position, fact.card) > 0;
    const bool has_reason =
        get(position, fact.card, on_card::kept) != 0 || is_played_once(position, fact.card) || is_text_open(position);
    if (!leaves_for_a_graveyard(position, fact) || !is_alive || has_reason)
        return kept();
    return about(position, fact,
                 " is retired with " + std::to_string(defense_left(position, fact.card)) + " defense left");
}

bool leaves_the_battle(const Position& position, const Fact& fact)
{
    const bool is_moved =
        is_in_play(fact.to) ? fact.to != position.card(fact.card).place : zone_of(fact.to) != Zone::graveyard;
    return phase(position) == Phase::battle && is_moved && !is_text_open(position);
}

Objection attackers_are_not_withdrawn(const Position& position, const Fact& fact)
{
    if (!is_attacking(position, fact.card) || !leaves_the_battle(position, fact))
        return kept();
    return about(position, fact, " is withdrawn from the battle");
}

Objection blockers_are_not_withdrawn(const Position& position, const Fact& fact)
{
    if (!attacker_blocked_by(position, fact.card) || !leaves_the_battle(position, fact) || may_still_block(position))
        return kept();
    return about(position, fact, " blocks, and is taken away");
}

constexpr Rule<Fact> place_page[] = {
    {rule("dept-of-structure.skirmish.death"), cards_go_to_their_owners_graveyard},
    {rule("dept-of-structure.track.alive-retired"), living_cards_stay, "dept-of-structure.skirmish.death"},
    {rule("dept-of-structure.attack.no-withdraw"), attackers_are_not_withdrawn},
    {rule("dept-of-structure.block.no-withdraw"), blockers_are_not_withdrawn},
};

// ---- how it lies ----
bool is_upright(const Fact& fact) { return fact.turned % 2 == 0; }

bool was_just(const Position& position, match::Value value, CardId card) { return card_in(position, value) == card; }

Objection returned_cards_lie_utilized(const Position& position, const Fact& fact)
{
    const bool came_back = came_of(position, fact.card) == Came::resurrected &&
                           get(position, fact.card, on_card::arrived) == get(position, match::round);
    return is_upright(fact) && came_back ? about(position, fact, " came back from the graveyard and stands upright")
                                         : kept();
}

Objection attackers_are_utilized(const Position& position, const Fact& fact)
{
    const bool was_announced = is_attacking(position, fact.card) && was_just(position, match::announced, fact.card);
    return is_upright(fact) && was_announced ? about(position, fact, " attacks and is not utilized") : kept();
}

Objection attackers_stay_utilized(const Position& position, const Fact& fact)
{
    const bool attacks = is_attacking(position, fact.card) && !was_just(position, match::announced, fact.card);
    return is_upright(fact) && attacks ? about(position, fact, " attacks and is turned upright") : kept();
}

Objection defenders_cards_stay_as_they_are(const Position& position, const Fact& fact)
{
    const bool is_others = phase(position) == Phase::regroup && position.card(fact.card).side == defender(position);
    if (!is_upright(fact) || !is_others || is_text_open(position))
        return kept();
    return about(position, fact, " is turned upright in the Regroup of " + name_of(attacker(position)));
}

Objection attackers_cards_became_ready(const Position& position, const Fact& fact)
{
    const Card& card = position.card(fact.card);
    const bool is_after = has_begun_to_deploy(position) || phase(position) == Phase::draw;
    if (is_upright(fact) || !is_after || card.side != attacker(position) || get(card, on_card::readied) == 0)
        return kept();
    return about(position, fact, " is still utilized after Regroup");
}

Objection blockers_stay_ready(const Position& position, const Fact& fact)
{
    const bool blocks = phase(position) == Phase::battle && attacker_blocked_by(position, fact.card);
    return !is_upright(fact) && blocks ? about(position, fact, " blocks and is turned").as(Severity::warning) : kept();
}

/// What was just laid together or apart, and the card it was laid to.
bool was_just_handled(const Position& position, CardId card, bool together)
{
    const CardId handled = card_in(position, match::handled);
    if (!handled || is_attached(position, handled) != together)
        return false;
    return card == handled || card == (together ? position.card(handled).host : card_in(position, match::parted));
}

Objection both_are_utilized_to_be_equipped(const Position& position, const Fact& fact)
{
    if (!is_upright(fact) || !was_just_handled(position, fact.card, true) || need_not_turn(position, fact.card))
        return kept();
    return about(position, fact, " is not utilized for being equipped");
}

Objection both_are_utilized_to_part(const Position& position, const Fact& fact)
{
    if (!is_upright(fact) || !was_just_handled(position, fact.card, false))
        return kept();
    return about(position, fact, " is not utilized for being unequipped");
}

Objection deployed_sideways(const Position& position, const Fact& fact, Type type)
{
    const bool was_deployed = was_just(position, match::played, fact.card) &&
                              came_of(position, fact.card) == Came::deployed && type_of(position, fact.card) == type;
    return !is_upright(fact) && was_deployed
             ? about(position, fact, " enters the battlefield utilized").as(Severity::warning)
             : kept();
}

Objection units_enter_ready(const Position& position, const Fact& fact)
{
    return deployed_sideways(position, fact, Type::unit);
}
Objection fortifications_enter_ready(const Position& position, const Fact& fact)
{
    return deployed_sideways(position, fact, Type::fortification);
}
Objection vehicles_enter_ready(const Position& position, const Fact& fact)
{
    return deployed_sideways(position, fact, Type::vehicle);
}

constexpr Rule<Fact> turn_page[] = {
    {rule("dept-of-structure.kw.resurrect"), returned_cards_lie_utilized},
    {rule("dept-of-structure.attack.utilizes"), attackers_are_utilized, "dept-of-structure.regroup.ready-own-only"},
    {rule("dept-of-structure.attack.no-withdraw"), attackers_stay_utilized, "dept-of-structure.regroup.ready-own-only"},
    {rule("dept-of-structure.regroup.ready-own-only"), defenders_cards_stay_as_they_are},
    {rule("dept-of-structure.regroup.ready-missed"), attackers_cards_became_ready},
    {rule("dept-of-structure.block.no-utilize"), blockers_stay_ready},
    {rule("dept-of-structure.equip.utilize-both"), both_are_utilized_to_be_equipped},
    {rule("dept-of-structure.unequip.utilize-both"), both_are_utilized_to_part},
    {rule("dept-of-structure.unit.deploy"), units_enter_ready},
    {rule("dept-of-structure.fortification.deploy"), fortifications_enter_ready},
    {rule("dept-of-structure.vehicle.deploy"), vehicles_enter_ready},
};

constexpr std::string_view costs = "dept-of-structure.cost.payable dept-of-structure.cost.any";

/// Seen where its host lies, and on nothing.
bool lies_apart(const Position& position, const Fact& fact)
{
    return is_attached(position, fact.card) && !fact.host && fact.to != nowhere &&
           fact.to == position.card(fact.card).place;
}

// ---- Tactics and Resource cards that were not put away ----
bool lies_about_again(const Position& position, const Fact& fact)
{
    return is_played_once(position, fact.card) && came_of(position, fact.card) == Came::used &&
           (is_in_play(fact.to) || zone_of(fact.to) == Zone::reveal) && tells_a_new_place(position, fact);
}

Objection is_retired_at_once(const Position& position, const Fact& fact, Type type)
{
    return type_of(position, fact.card) == type ? about(position, fact, " was played and still lies there") : kept();
}
Objection resource_cards_are_retired_at_once(const Position& position, const Fact& fact)
{
    return is_retired_at_once(position, fact, Type::resource);
}
Objection tactics_are_retired_at_once(const Position& position, const Fact& fact)
{
    return is_retired_at_once(position, fact, Type::tactic);
}

constexpr Rule<Fact> left_page[] = {
    {rule("dept-of-structure.resource-card.retire"), resource_cards_are_retired_at_once},
    {rule("dept-of-structure.tactic.retire"), tactics_are_retired_at_once},
};

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
        return judge_by<Fact>(left_page, position, fact, verdict);
    if (tells_a_new_place(position, fact) && !has_stayed(position, fact) && phase(position) != Phase::setup)
        judge_by<Fact>(place_page, position, fact, verdict);
    if (tells_a_turn(position, fact) && !tells_a_new_place(position, fact))
        judge_by<Fact>(turn_page, position, fact, verdict);
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
    Card& card = position.card(fact.card);
    if (fact.face >= 0)
        card.face = fact.face == 0 ? Face::up : Face::down;
    if (fact.turned >= 0)
        card.turned = static_cast<std::uint8_t>(fact.turned & 3);
    const bool is_new_host =
        position.has(fact.host) && uppermost(position, fact.card) != uppermost(position, fact.host);
    if (is_new_host && is_in_play(position, fact.card) && is_in_play(position, fact.host))
        attach(position, fact.card, fact.host);
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
    if (fact.what == Fact::What::value)
        take_number(position, fact);
    else if (position.has(fact.card)) {
        if (lies_apart(position, fact))
            game.apply(position, deed(Deed::unequip, position.card(fact.card).side, fact.card));
        else if (tells_a_new_place(position, fact))
            take_place(position, fact);
        take_attitude(position, fact);
    }
    if (!is_over(position))
        keep_what_is_dead(position);
}

void set_right(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::card && tells_a_new_place(position, fact) && is_in_play(fact.to) &&
        !is_in_play(position, fact.card)) {
        const Seat side = fact.to.seat ? fact.to.seat : owner_of(position, fact.card);
        enter_play(position, fact.card, fact.to, side, Came::none);
        set(position, fact.card, on_card::deployed_round, 0);
    }
    take_fact(position, fact);
    const bool is_winner = is_about_the_matchs(words, fact, match::winner);
    if (!is_about_the_match(fact) || is_winner)
        reopen_if_nobody_lost(position);
}

}  // namespace cardinal::dept_of_structure
