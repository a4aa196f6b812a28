#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

/// Whose sub-phase it is. A sub-phase stays with its player after the choice was made, because up to three plays or one
/// group's moves are still one choice; it is handed over when the other player acts. A deed out of turn that is left
/// standing counts for what it did and takes nobody's sub-phase away.
namespace cardinal::purge {
namespace {

struct Wished {
    Seat seat{};
    Wish wish = Wish::other;
    Choice choice = Choice::none;
};

enum class Moment { fitting, not_entitled, not_named_first, of_the_opponent, further_choice, after_own_pass };

bool nobody_acted_yet(const Position& position)
{
    return get(position, seat_a, player::acted_this_turn) == 0 && get(position, seat_b, player::acted_this_turn) == 0 &&
           get(position, match::first_player) == active(position).index;
}

// purge.sub.produce_repeat, purge.sub.move_unlimited: what earlier sub-phases of the turn were used for is not asked.
Moment moment_in_own_sub_phase(const Position& position, const Wished& wished)
{
    const bool goes_on =
        wished.choice == choice(position) && (wished.choice == Choice::produce || wished.choice == Choice::move);
    if (state(position) == State::battle)
        return Moment::further_choice;
    if (choice(position) == Choice::pass)
        return Moment::after_own_pass;
    return choice(position) == Choice::none || goes_on ? Moment::fitting : Moment::further_choice;
}

Moment moment_of(const Position& position, const Wished& wished)
{
    const State now = state(position);
    if (now == State::choose_first) {
        const Seat entitled = entitled_to_name(position);
        return !entitled || entitled == wished.seat ? Moment::fitting : Moment::not_entitled;
    }
    if (now != State::subphase && now != State::battle)
        return Moment::fitting;
    if (wished.seat == active(position))
        return moment_in_own_sub_phase(position, wished);
    if (now == State::subphase && choice(position) != Choice::none)
        return Moment::fitting;  // the other's choice is made: handed over
    return now == State::subphase && nobody_acted_yet(position) ? Moment::not_named_first : Moment::of_the_opponent;
}

std::string not_yet_the_turn_of(const Position& position, Seat seat)
{
    return state(position) == State::battle
             ? name_of(active(position)) + "'s battle is still open"
             : "it is " + name_of(active(position)) + "'s sub-phase, not " + name_of(seat) + "'s";
}

bool is_out_of_turn(Moment moment) { return moment == Moment::not_named_first || moment == Moment::of_the_opponent; }

Objection first_player_is_named_by_the_one_entitled(const Position& position, const Wished& wished)
{
    if (moment_of(position, wished) != Moment::not_entitled)
        return kept();
    return name_of(entitled_to_name(position)) + " decides who goes first and has not named " + name_of(wished.seat);
}

Objection named_player_goes_first(const Position& position, const Wished& wished)
{
    if (wished.wish != Wish::other || moment_of(position, wished) != Moment::not_named_first)
        return kept();
    return name_of(active(position)) + " was named to go first";
}

Objection cards_are_played_in_ones_own_sub_phase(const Position& position, const Wished& wished)
{
    if (wished.wish != Wish::card || !is_out_of_turn(moment_of(position, wished)))
        return kept();
    return not_yet_the_turn_of(position, wished.seat);
}

Objection battles_are_started_in_ones_own_sub_phase(const Position& position, const Wished& wished)
{
    if (wished.wish != Wish::battle || !is_out_of_turn(moment_of(position, wished)))
        return kept();
    return not_yet_the_turn_of(position, wished.seat);
}

Objection sub_phases_alternate(const Position& position, const Wished& wished)
{
    const Moment moment = moment_of(position, wished);
    if (moment == Moment::after_own_pass)
        return name_of(wished.seat) + " has passed and " + name_of(opponent_of(wished.seat)) + " has not acted since";
    if (wished.wish != Wish::other || moment != Moment::of_the_opponent)
        return kept();
    return not_yet_the_turn_of(position, wished.seat);
}

// purge.sub.battle: a battle is the whole choice of its sub-phase.
Objection sub_phase_holds_one_choice(const Position& position, const Wished& wished)
{
    if (moment_of(position, wished) != Moment::further_choice)
        return kept();
    return name_of(wished.seat) + " has already made the choice of this sub-phase";
}

constexpr Rule<Wished> moment_page[] = {
    {rule("purge.stat.initiative_actor"), first_player_is_named_by_the_one_entitled},
    {rule("purge.turn.first_choice"), named_player_goes_first},
    {rule("purge.play.own_subphase"), cards_are_played_in_ones_own_sub_phase},
    {rule("purge.battle.own_subphase"), battles_are_started_in_ones_own_sub_phase},
    {rule("purge.turn.alternate"), sub_phases_alternate},
    {rule("purge.sub.one_choice"), sub_phase_holds_one_choice},
};

void begin_sub_phase(Position& position, Seat seat)
{
    set(position, match::active, seat.index);
    set(position, match::choice, static_cast<Number>(Choice::none));
    for (const match::Value value : {match::plays, match::move_from, match::move_to, match::battle_just_over})
        set(position, value, 0);
}

void forget_the_end_of_last_turn(Position& position)
{
    constexpr int turn_end = 1 << static_cast<int>(Event::turn_end);
    for (Card& card : position.cards)
        card.counters[on_card::happened] = static_cast<Number>(card.counters[on_card::happened] & ~turn_end);
}

}  // namespace

void judge_moment(const Position& position, Seat seat, Wish wish, Choice choice, Verdict& verdict)
{
    judge_by<Wished>(moment_page, position, Wished{seat, wish, choice}, verdict);
}

void take_sub_phase(Position& position, Seat seat)
{
    if (!position.has(seat))
        return;
    if (state(position) == State::choose_first) {
        set(position, match::state, static_cast<Number>(State::subphase));
        set(position, match::first_player, seat.index);
        forget_the_end_of_last_turn(position);
        begin_sub_phase(position, seat);
    } else if (state(position) == State::subphase && seat != active(position) && choice(position) != Choice::none) {
        begin_sub_phase(position, seat);
    }
}

// purge.turn.pass_not_final: any other choice ends a row of passes, and the passer is asked again.
void make_choice(Position& position, Seat seat, Choice choice)
{
    if (!position.has(seat) || seat != active(position))
        return;
    set(position, match::choice, static_cast<Number>(choice));
    set(position, seat, player::acted_this_turn, 1);
    if (choice != Choice::pass)
        set(position, match::passes, 0);
}

void judge(const Position& position, const ClaimSubPhase& claim, Verdict& verdict)
{
    judge_moment(position, claim.seat, Wish::other, Choice::none, verdict);
}

void apply(Position& position, const ClaimSubPhase& claim) { take_sub_phase(position, claim.seat); }

void judge_pass_of_subphase(const Position& position, const Pass& pass, Verdict& verdict)
{
    judge_moment(position, pass.seat, Wish::other, Choice::pass, verdict);
}

// purge.turn.two_passes: one by each player, directly after each other.
void apply_pass_of_subphase(Position& position, const Pass& pass)
{
    take_sub_phase(position, pass.seat);
    const bool is_ones_own = state(position) == State::subphase && pass.seat == active(position);
    if (!is_ones_own || choice(position) == Choice::pass)
        return;
    make_choice(position, pass.seat, Choice::pass);
    set(position, match::passes, as_number(get(position, match::passes) + 1));
    if (get(position, match::passes) >= 2)
        end_turn(position);
}

}  // namespace cardinal::purge
