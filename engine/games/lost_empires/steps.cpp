#include "engine/games/lost_empires/actions.h"
#include "engine/games/lost_empires/values.h"
#include "engine/rules/deeds.h"
#include "engine/rules/lasting.h"

#include <algorithm>

/// Small steps that change a position: laying, entering and leaving play, damage, artifacts.
namespace cardinal::lost_empires {
namespace {

constexpr int artifacts_in_the_box = 20;

bool lies_face_down(Place place)
{
    const Zone zone = zone_of(place);
    return zone == Zone::hand || zone == Zone::deck || zone == Zone::unseen;
}

int artifacts_on_the_table(const Position& position)
{
    int sum = 0;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        sum += get(position, Seat{seat}, player::artifacts);
    return sum;
}

// lost-empires.elite.artifact, lost-empires.elite.own, lost-empires.elite.killing_blow: to whoever destroyed it, also
// for an own one; by the keyword, not by the token (A34); nobody where no player did it (A19).
void give_for_elite(Position& position, CardId card, Seat by)
{
    const bool was_claimed = option(position, Option::players34) == 1 && get(position.card(card), on_card::elite) == 0;
    if (!has(position, card, Keyword::elite) || was_claimed || !position.has(by))
        return;
    gain_artifacts(position, by, 1);
    set(position, by, player::elite_gain, as_number(get(position, by, player::elite_gain) + 1));
}

}  // namespace

// lost-empires.general.owner_discard: its owner's, whoever controlled it.
Place discard_of(const Position& position, CardId card) { return in(Zone::discard, owner_of(position, card)); }

void lay(Position& position, CardId card, Place to)
{
    if (!position.has(card) || to == nowhere)
        return;
    come_to_light(position, card);
    Card& laid = position.card(card);
    const bool leaves_play = is_in_play(laid.place) && !is_in_play(to);
    laid.host = no_card;
    laid.place = to;
    laid.face = lies_face_down(to) ? Face::down : Face::up;
    if (!is_in_play(to))
        laid.side = laid.owner ? laid.owner : to.seat;
    else if (!laid.side)
        laid.side = laid.owner ? laid.owner : to.seat ? to.seat : seat_a;
    laid.turned = 0;
    if (leaves_play)
        end_lasting_of(position, card, Until::while_source);
    if (zone_of(to) == Zone::unseen)  // nobody knows where it is any more; it still counts
        set(position, to.seat, player::deck_unknown, as_number(get(position, to.seat, player::deck_unknown) + 1));
}

// lost-empires.play.unit.ready: it enters ready, and with its ELITE token.
void enter_play(Position& position, CardId card, Place at, Seat side, Came came)
{
    if (!position.has(card))
        return;
    position.card(card).side = side;
    lay(position, card, at);
    if (card_in(position, match::unit) == card)  // it left in its activation, and is another unit now
        set(position, match::unit, -1);
    for (const on_card::Value none :
         {on_card::damage, on_card::drained, on_card::row, on_card::used, on_card::granted_turn, on_card::left_with,
          on_card::text_to_state, on_card::hurt_by, on_card::left_from, on_card::open_attacks, on_card::lapsed_turn,
          on_card::activated_round})
        set(position, card, none, 0);
    set(position, card, on_card::elite, has(position, card, Keyword::elite) ? 1 : 0);
    set(position, card, on_card::played_turn, get(position, match::turn));
    set(position, card, on_card::arrived, get(position, match::turn));
    set(position, card, on_card::came, static_cast<Number>(came));
}

void wait_for(Position& position, CardId card, int ability, CardId that)
{
    Action use = deed(Deed::use, position.card(card).side, card);
    use.word = as_number(ability);
    if (that)
        use.cards.assign(1, that);
    position.stack.push_back({.action = std::move(use)});
}

// Its tokens go back to the supplies, and what its leaving sets off waits.
void leave_play(Position& position, CardId card, Came came)
{
    if (!position.has(card))
        return;
    set(position, card, on_card::left_with, get(position.card(card), on_card::damage));
    set(position, card, on_card::left_from, packed(position.card(card).place));
    for (const on_card::Value none : {on_card::damage, on_card::drained, on_card::elite, on_card::row})
        set(position, card, none, 0);
    lay(position, card, discard_of(position, card));
    set(position, card, on_card::came, static_cast<Number>(came));
    set(position, card, on_card::arrived, get(position, match::turn));
    if (const int ability = ability_with(position, card, Keyword::on_leave); ability >= 0)
        wait_for(position, card, ability);
}

// lost-empires.destroy.definition: at once, to its owner's discard pile.
void destroy(Position& position, CardId card, Seat by, Came came)
{
    if (!is_in_play(position, card))
        return;
    give_for_elite(position, card, by);
    leave_play(position, card, came);
}

// lost-empires.damage.tokens, lost-empires.damage.three_stays, lost-empires.elite.multi: it adds up; 4 destroy, 3 do
// not, but with three and four players they claim the token (A36).
void deal_damage(Position& position, CardId card, int damage, Seat by)
{
    if (!is_in_play(position, card) || damage <= 0)
        return;
    const int before = get(position.card(card), on_card::damage);
    set(position, card, on_card::damage, as_number(before + damage));
    if (before < 3 && before + damage >= 3)
        set(position, card, on_card::hurt_by, as_number(by.index + 1));
    const bool claims_by_three = option(position, Option::players34) == 1 && before < 3 && before + damage == 3;
    if (claims_by_three && get(position.card(card), on_card::elite) != 0) {
        give_for_elite(position, card, by);
        set(position, card, on_card::elite, 0);
    }
    if (before + damage >= 4)
        destroy(position, card, by);
}

// lost-empires.components.artifacts: the box is no limit unless the table says so (A22).
void gain_artifacts(Position& position, Seat seat, int count)
{
    const bool is_limited = option(position, Option::tokens_limited) == 1;
    const int left = is_limited ? std::max(0, artifacts_in_the_box - artifacts_on_the_table(position)) : count;
    set(position, seat, player::artifacts,
        as_number(std::max(0, get(position, seat, player::artifacts) + std::min(count, left))));
}

void turn_to_x(Position& position, Seat seat, player::Value token, int count)
{
    set(position, seat, token, as_number(std::max(0, get(position, seat, token) - count)));
}

void end_effects(Position& position, Until until) { end_lasting(position, until); }

}  // namespace cardinal::lost_empires
