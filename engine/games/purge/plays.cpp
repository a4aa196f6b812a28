#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

#include <algorithm>
#include <array>

/// Putting cards into play: everything but OPS. What a play costs is taken when it is declared, and the checks are made
/// then; what the card does it does when it resolves.
namespace cardinal::purge {
namespace {

bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }

// purge.card.energy_cost, purge.card.tech_req: the numbers at the card's top; what is not printed is not asked.
Number cost_of(const Position& position, CardId card) { return printed_number(position.facts(card), printed::energy); }
Number tech_of(const Position& position, CardId card) { return printed_number(position.facts(card), printed::tech); }

bool is_laid_elsewhere(const Position& position, const Play& play)
{
    return position.has(play.card) && play.at != nowhere && play.at != home_of(play.seat);
}

bool is_early(const Position& position, const Play& play)
{
    return get(position, match::turn) < entry_turn(position, play.card);
}

/// It holds for every class but Infantry, and the three rows below say for which.
Objection too_early(const Position& position, const Play& play)
{
    if (!is_early(position, play))
        return kept();
    return name_of(position, play.card) + " may be played from turn " +
           std::to_string(entry_turn(position, play.card)) + " on; this is turn " +
           std::to_string(get(position, match::turn));
}

// purge.unit.infantry_first: at the start Infantry alone; always said by the row of the class that comes too early.
Objection tanks_come_from_turn_3(const Position& position, const Play& play)
{
    return subclass_of(position, play.card) == Subclass::tank ? too_early(position, play) : kept();
}

Objection jets_come_from_turn_5(const Position& position, const Play& play)
{
    return subclass_of(position, play.card) == Subclass::jet ? too_early(position, play) : kept();
}

Objection rigs_come_from_turn_6(const Position& position, const Play& play)
{
    const auto subclass = subclass_of(position, play.card);
    const bool is_class_4 = subclass && *subclass >= Subclass::rig;
    return is_class_4 ? too_early(position, play) : kept();
}

// purge.sub.produce_kinds: Units, Attachments, TEKs and Super Weapons (A31) count alike.
Objection at_most_three_are_played(const Position& position, const Play& play)
{
    const bool counts_the_turn = option(position, Option::production_limit) == 1;
    const bool goes_on = play.seat == active(position) && choice(position) == Choice::produce;
    const int played = counts_the_turn ? get(position, play.seat, player::plays_this_turn)
                     : goes_on         ? get(position, match::plays)
                                       : 0;
    if (played < 3)
        return kept();
    Objection objection =
        name_of(play.seat) + " has played " + std::to_string(played) + " cards already, 3 are allowed";
    return counts_the_turn ? std::move(objection).resting_on("A36") : std::move(objection);
}

Objection energy_covers_the_cost(const Position& position, const Play& play)
{
    return energy_covers(position, play.seat, play.card, cost_of(position, play.card));
}

Objection enough_teks_are_in_play(const Position& position, const Play& play)
{
    return teks_reach(position, play.seat, play.card, tech_of(position, play.card));
}

// purge.play.search: any card of the right deck will do, but it has to lie there.
Objection card_comes_from_its_deck(const Position& position, const Play& play)
{
    const Zone deck = deck_of(position, play.card);
    const Place place = position.card(play.card).place;
    if (deck == Zone::aside)
        return name_of(position, play.card) + " is not a card that is played";
    if (place == in(deck, play.seat))
        return is_from_ones_deck(position, play.seat, play.card);
    if (in_play(position, play.card))
        return name_of(position, play.card) + " is in play already";
    return name_of(position, play.card) + " lies in " + name_of(position, place) + ", not in " +
           name_of(position, in(deck, play.seat));
}

Objection no_tek_of_that_name_is_in_play(const Position& position, const Play& play)
{
    if (type_of(position, play.card) != Type::tek)
        return kept();
    const std::string& name = position.facts(play.card).name;
    const bool is_there = std::ranges::any_of(position.cards, [&](const Card& card) {
        const CardId id = position.id_of(card);
        return id != play.card && card.side == play.seat && type_of(position, card) == Type::tek &&
               in_play(position, id) && position.facts(card).name == name;
    });
    if (!is_there)
        return kept();
    return name_of(play.seat) + " already has " + name + " in play";
}

Objection one_tek_is_played_in_a_turn(const Position& position, const Play& play)
{
    if (type_of(position, play.card) != Type::tek || get(position, play.seat, player::tek_played) == 0)
        return kept();
    return name_of(play.seat) + " has played a TEK this turn already";
}

bool allows_super_weapons(const Position& position, Seat seat)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.side == seat && in_play(card) && type_of(position, card) == Type::tek &&
               printed_number(position.facts(card), printed::allows_super_weapons) == 1;
    });
}

Objection a_tek_allows_super_weapons(const Position& position, const Play& play)
{
    const bool is_asked = option(position, Option::superweapon_needs_tek) == 0;
    if (!is_asked || type_of(position, play.card) != Type::super_weapon || allows_super_weapons(position, play.seat))
        return kept();
    return Objection("no TEK in play lets " + name_of(play.seat) + " play Super Weapons").resting_on("A32");
}

Objection unit_fits_under_the_cap(const Position& position, const Play& play)
{
    const int cost = supply_cost(position, play.card);
    const int after = supply_used(position, play.seat) + cost;
    const int cap = supply_cap(position, play.seat);
    if (cost == 0 || cap == 0 || after <= cap)
        return kept();
    return name_of(position, play.card) + " would bring " + name_of(play.seat) + "'s supply to " +
           std::to_string(after) + ", the cap is " + std::to_string(cap);
}

// purge.vector.unit_entry: the home of the player who played it; the same fault under the Unit's own rule.
Objection unit_enters_at_home(const Position& position, const Play& play)
{
    if (!is_unit(position, play.card) || !is_laid_elsewhere(position, play))
        return kept();
    return name_of(position, play.card) + " enters play in " + name_of(position, home_of(play.seat)) + ", not in " +
           name_of(position, play.at);
}

Objection defensive_attachment_is_laid_at_home(const Position& position, const Play& play)
{
    if (type_of(position, play.card) != Type::defensive_attachment || !is_laid_elsewhere(position, play))
        return kept();
    return name_of(position, play.card) + " belongs to " + name_of(position, home_of(play.seat)) + ", not to " +
           name_of(position, play.at);
}

Objection residents_are_laid_at_home(const Position& position, const Play& play)
{
    const bool has_its_own_rule =
        is_unit(position, play.card) || type_of(position, play.card) == Type::defensive_attachment;
    if (has_its_own_rule || !is_laid_elsewhere(position, play))
        return kept();
    return name_of(position, play.card) + " stays in " + name_of(position, home_of(play.seat)) + ", not in " +
           name_of(position, play.at);
}

constexpr Rule<Play> play_page[] = {
    {rule("purge.defatt.stays"), defensive_attachment_is_laid_at_home},
    {rule("purge.tek.unique"), no_tek_of_that_name_is_in_play},
    {rule("purge.tek.one_per_turn"), one_tek_is_played_in_a_turn},
    {rule("purge.unit.enter_home"), unit_enters_at_home},
    {rule("purge.super.allowed"), a_tek_allows_super_weapons},
    {rule("purge.vector.residents"), residents_are_laid_at_home},
    {rule("purge.energy.cost"), energy_covers_the_cost},
    {rule("purge.tech.requirement"), enough_teks_are_in_play},
    {rule("purge.play.available"), card_comes_from_its_deck},
    {rule("purge.sub.produce_max3"), at_most_three_are_played},
    {rule("purge.supply.cap"), unit_fits_under_the_cap},
    {rule("purge.entry.tank"), tanks_come_from_turn_3},
    {rule("purge.entry.jet"), jets_come_from_turn_5},
    {rule("purge.entry.rig"), rigs_come_from_turn_6},
};

void count_the_play(Position& position, const Play& play)
{
    const auto one_more = [](Number number) { return as_number(number + 1); };
    const bool goes_on = choice(position) == Choice::produce;
    if (play.seat == active(position)) {
        make_choice(position, play.seat, Choice::produce);
        set(position, match::plays, goes_on ? one_more(get(position, match::plays)) : Number{1});
    }
    set(position, play.seat, player::plays_this_turn, one_more(get(position, play.seat, player::plays_this_turn)));
    if (type_of(position, play.card) == Type::tek)
        set(position, play.seat, player::tek_played, 1);
}

Action declaration_of(const Play& play)
{
    return {.kind = static_cast<std::uint8_t>(Deed::play), .seat = play.seat, .card = play.card, .place = play.at};
}

}  // namespace

Objection energy_covers(const Position& position, Seat seat, CardId card, int cost)
{
    const int left = get(position, seat, player::energy);
    if (cost <= left)
        return kept();
    return name_of(position, card) + " costs " + std::to_string(cost) + " energy, " + name_of(seat) + " has " +
           std::to_string(left);
}

Objection teks_reach(const Position& position, Seat seat, CardId card, int needed)
{
    const int there = tek_count(position, seat);
    if (needed <= there)
        return kept();
    return name_of(position, card) + " needs " + std::to_string(needed) + " TEKs in play, " + name_of(seat) + " has " +
           std::to_string(there);
}

Objection is_from_ones_deck(const Position& position, Seat seat, CardId card)
{
    if (position.card(card).owner == seat)
        return kept();
    return name_of(position, card) + " is not from " + name_of(seat) + "'s deck";
}

void judge(const Position& position, const Play& play, Verdict& verdict)
{
    judge_moment(position, play.seat, Wish::card, Choice::produce, verdict);
    judge_by<Play>(play_page, position, play, verdict);
}

// purge.play.order: the card is found, the energy spent, the card declared; it enters play when it resolves.
void apply(Position& position, const Play& play)
{
    if (!position.has(play.card) || !position.has(play.seat))
        return;
    take_sub_phase(position, play.seat);
    count_the_play(position, play);
    pay_for(position, play.card, play.seat, cost_of(position, play.card));
    move_card(position, play.card, in(Zone::stack, nobody));
    position.card(play.card).side = play.seat;
    set(position, play.card, on_card::fate, static_cast<Number>(Fate::none));
    declare(position, declaration_of(play));
}

void enter_from_stack(Position& position, const Action& declared)
{
    if (!position.has(declared.card) || !position.has(declared.seat))
        return;
    position.card(declared.card).side = declared.seat;
    enter_play(position, declared.card, is_vector(declared.place) ? declared.place : home_of(declared.seat));
    const auto& effects = position.facts(declared.card).effects;
    if (!effects.empty())
        carry_out(position,
                  {.source = declared.card, .seat = declared.seat, .by = HitBy::ability, .targets = declared.cards},
                  effects);
    end_game_if_won(position);
    end_battle_if_over(position);
}

}  // namespace cardinal::purge
