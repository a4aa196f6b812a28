#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/hits.h"
#include "engine/rules/asking.h"

#include <algorithm>

/// What is open now: what no camera sees. What is seen answers a question as well as what is said.
namespace cardinal::war_rig {
namespace {

// ---- a hit ----
void add_gifts(const Position& position, CardId squad, std::vector<Action>& answers)
{
    const Card& card = position.card(squad);
    for (int kind = 0; kind < token_kinds; ++kind)
        if (tokens_on(card, static_cast<Token>(kind)) > 0) {
            answers.push_back(deed(Deed::give, card.side, squad));
            answers.back().word = static_cast<Number>(kind);
        }
    for (const CardId item : items_of(position, squad)) {
        answers.push_back(deed(Deed::give, card.side, squad));
        answers.back().target = item;
    }
}

void ask_about_a_hit(const Position& position, Questions& questions)
{
    const CardId squad = card_in(position, match::defender);
    if (!hits_are_open(position) || !squad)
        return;
    const Seat side = position.card(squad).side;
    std::vector<Action> answers;
    for (const CardId item : usable_when_attacked(position, squad))
        answers.push_back(deed(Deed::use, side, item));
    add_gifts(position, squad, answers);
    answers.push_back(deed(Deed::surrender, side, squad));
    add_about_a_play(questions, rule("war-rig.hit.give"), side,
                     "What does " + name_of(position, squad) + " do about the hit?", std::move(answers));
}

// war-rig.hit.release: the attacker's choice shows when the captive leaves.
void ask_about_a_release(const Position& position, Questions& questions)
{
    const CardId squad = card_in(position, match::defender);
    const Seat side = attacking_side(position);
    if (!hits_are_open(position) || captives_of(position, squad).empty() || !is_squad(position, attacker(position)) ||
        !side)
        return;
    std::vector<Action> answers;
    for (const CardId captive : captives_of(position, squad))
        answers.push_back(deed(Deed::release, side, captive));
    add_about_a_play(questions, rule("war-rig.hit.release"), side,
                     "Is a captive of " + name_of(position, squad) + " released?", std::move(answers));
}

// war-rig.recruit.captive: the recruiter chooses, or the owner of the base (A35); it shows in who leaves with it.
void ask_who_was_recruited(const Position& position, Questions& questions)
{
    const CardId recruiter = card_in(position, match::recruiter);
    const std::vector<CardId> possible = possible_recruits(position);
    if (possible.empty() || !recruiter)
        return;
    std::vector<Action> answers;
    for (const CardId squad : possible) {
        answers.push_back(deed(Deed::recruit, position.card(recruiter).side, recruiter));
        answers.back().target = squad;
    }
    const bool owner_chooses = option(position, Option::recruit_choice) == 1;
    add(questions, rule("war-rig.recruit.captive"),
        owner_chooses ? owner_of_base(position, base_left_by_recruit(position)) : position.card(recruiter).side,
        "Which squad goes with " + name_of(position, recruiter) + "?", std::move(answers));
}

// ---- what nobody told ----
void ask_for_the_dice(const Position& position, Questions& questions)
{
    if (get(position, match::dice_open) == 0)
        return;
    add(questions, rule("war-rig.hit.net"), nobody,
        "How many hits did the attack on " + name_of(position, card_in(position, match::defender)) + " leave?");
}

// ---- whose go it is ----
void ask_whose_go_it_is(const Position& position, Questions& questions)
{
    const Seat seat = active(position);
    if (phase(position) == Phase::rounds && seat)
        add_about_a_play(questions, rule("war-rig.turn.player-order"), seat,
                         name_of(seat) + "'s go in round " + std::to_string(get(position, match::round)) +
                             ": actions, or a pass.",
                         {deed(Deed::pass, seat)});
}

// war-rig.power.secret: nobody sees which token lies there.
void ask_for_bids(const Position& position, Questions& questions)
{
    if (phase(position) != Phase::bids)
        return;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (get(position, Seat{seat}, player::bid_laid) == 0 && !is_eliminated(position, Seat{seat}))
            add_about_a_play(questions, rule("war-rig.power.secret"), Seat{seat},
                             name_of(Seat{seat}) + " lays a power token face down.", {deed(Deed::bid, Seat{seat})});
}

void ask_for_the_advance(const Position& position, Questions& questions)
{
    if (phase(position) == Phase::empire)
        add_about_a_play(questions, rule("war-rig.empire.advance-when"), nobody,
                         "The Empire's suppressors move clockwise.", {deed(Deed::advance, nobody)});
}

// war-rig.empire.use: the ships that have not landed yet.
void ask_for_landings(const Position& position, Questions& questions)
{
    if (get(position, match::invasion) == static_cast<Number>(Invasion::landing))
        add_about_a_play(questions, rule("war-rig.empire.use"), seat_in(position, match::summoner),
                         "The white die is rolled, and drop-ship " + std::to_string(get(position, match::ships) + 1) +
                             " lands.");
}

}  // namespace

void ask(const Position& position, Questions& questions)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    ask_about_a_hit(position, questions);
    ask_about_a_release(position, questions);
    ask_for_the_dice(position, questions);
    ask_who_was_recruited(position, questions);
    ask_for_landings(position, questions);
    ask_for_bids(position, questions);
    ask_for_the_advance(position, questions);
    ask_whose_go_it_is(position, questions);
}

}  // namespace cardinal::war_rig
