#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

/// Order of play: who may act, when, and how often.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Acting& acting, const std::string& fault)
{
    return Objection(name_of(position, acting.squad) + fault).about(acting.squad);
}

// ---- who acts ----
Objection what_was_destroyed_is_gone(const Position& position, const Acting& acting)
{
    if (status_of(position, acting.squad) != Status::destroyed)
        return kept();
    return about(position, acting, " was destroyed and has left the game");
}

// A squad is moved by who controls it, when it is able.
Objection only_able_squads_move(const Position& position, const Acting& acting)
{
    if (acting.is_move && position.card(acting.squad).side != acting.seat)
        return about(position, acting, " is not controlled by " + name_of(acting.seat));
    if (!acting.is_move || !is_captive(status_of(position, acting.squad)))
        return kept();
    return about(position, acting, " is captured and moves only where its captor goes");
}

Objection who_enters_a_held_area_is_captured(const Position& position, const Acting& acting)
{
    const bool entered = came_of(position, acting.squad) == Came::entered;
    if (status_of(position, acting.squad) != Status::taken || !entered)
        return kept();
    return about(position, acting, " has entered an area that the Empire holds and is captured");
}

Objection prisoners_have_no_actions(const Position& position, const Acting& acting)
{
    if (status_of(position, acting.squad) != Status::prisoner)
        return kept();
    return about(position, acting, " is a prisoner and has no actions");
}

Objection captured_squads_have_no_actions(const Position& position, const Acting& acting)
{
    if (!is_captive(status_of(position, acting.squad)))
        return kept();
    return about(position, acting, " is captured and has no actions");
}

// ---- when ----
Objection squads_of_the_rounds_number_act(const Position& position, const Acting& acting)
{
    const Card& card = position.card(acting.squad);
    const Number number = get(card, on_card::number), round = get(position, match::round);
    if (card.side != acting.seat)
        return about(position, acting, " is not controlled by " + name_of(acting.seat));
    if (acting.is_out_of_turn)
        return kept();
    if (phase(position) == Phase::setup)
        return "setting up is not over";
    if (came_of(position, acting.squad) == Came::joined && option(position, Option::joined_squad_acts) == 1)
        return about(position, acting, " has joined this turn and acts from the next one on").resting_on("A29");
    if (number == round && phase(position) == Phase::rounds)
        return kept();
    return about(position, acting,
                 " has the number " + std::to_string(number) + ", this is round " + std::to_string(round));
}

Objection earlier_players_have_finished(const Position& position, const Acting& acting)
{
    const Seat now = active(position);
    if (!now || now == acting.seat || acting.is_out_of_turn)
        return kept();
    if (acting.seat < now)
        return about(position, acting, " was passed over: it is " + name_of(now) + "'s go in this round");
    return Objection(name_of(now) + " has not acted in this round yet").about(acting.squad);
}

// ---- how often ----
template <Came why>
Objection it_was_sent_away(const Position& position, const Acting& acting)
{
    if (acting.cost == 0 || came_of(position, acting.squad) != why || actions_left(position, acting.squad) > 0)
        return kept();
    return about(position, acting, " was repelled and has lost its actions");
}

Objection squads_have_two_actions(const Position& position, const Acting& acting)
{
    const bool is_due = get(position, acting.squad, on_card::number) == get(position, match::round);
    if (acting.cost == 0 || !is_due || actions_left(position, acting.squad) > 0)
        return kept();
    return about(position, acting, " has used both actions of this round");
}

constexpr std::string_view no_third_action = "war-rig.turn.two-actions war-rig.repelled.lose-actions";

constexpr Rule<Acting> acting_page[] = {
    {rule("war-rig.rig-attack.squad-destroyed"), what_was_destroyed_is_gone, "*"},
    {rule("war-rig.move.able"), only_able_squads_move, "*"},
    {rule("war-rig.empire.capture-enter"), who_enters_a_held_area_is_captured, "*"},
    {rule("war-rig.coerce.inert-actions"), prisoners_have_no_actions, "*"},
    {rule("war-rig.captured.no-actions"), captured_squads_have_no_actions, "*"},
    {rule("war-rig.turn.number-match"), squads_of_the_rounds_number_act,
     "war-rig.turn.player-order war-rig.turn.two-actions"},
    {rule("war-rig.turn.player-order"), earlier_players_have_finished, "war-rig.turn.two-actions"},
    {rule("war-rig.recruit.repelled"), it_was_sent_away<Came::by_recruit>, no_third_action},
    {rule("war-rig.rescue.repelled"), it_was_sent_away<Came::by_rescue>, no_third_action},
    {rule("war-rig.espionage.breakin-repelled"), it_was_sent_away<Came::by_breakin>, no_third_action},
    {rule("war-rig.espionage.alarm"), it_was_sent_away<Came::by_alarm>, no_third_action},
    {rule("war-rig.espionage.discovered-repelled"), it_was_sent_away<Came::by_discovery>, no_third_action},
    {rule("war-rig.sabotage.breakin"), it_was_sent_away<Came::by_sabotage>, no_third_action},
    {rule("war-rig.repelled.lose-actions"), it_was_sent_away<Came::repelled>, "war-rig.turn.two-actions"},
    {rule("war-rig.turn.two-actions"), squads_have_two_actions},
};

}  // namespace

void judge_acting(const Position& position, const Acting& acting, Verdict& verdict)
{
    judge_by<Acting>(acting_page, position, acting, verdict);
}

bool goes_on_though_sent_away(const Position& position, CardId squad)
{
    const Came came = came_of(position, squad);
    return came >= Came::repelled && came <= Came::by_sabotage && actions_left(position, squad) == 0;
}

// What is left standing uses up an action, and changes neither the round nor whose go it is; only a round that was
// begun too early is the current one from then on.
void act(Position& position, const Acting& acting)
{
    const Number number = get(position, acting.squad, on_card::number);
    if (phase(position) == Phase::rounds && number > get(position, match::round) && number <= rounds(position)) {
        begin_round(position, number);
        set(position, match::active, acting.seat.index);
    }
    set(position, match::acting, acting.squad.index);
    if (!goes_on_though_sent_away(position, acting.squad))
        set(position, acting.squad, on_card::came, 0);
    spend(position, acting.squad, acting.cost);
}

}  // namespace cardinal::war_rig
