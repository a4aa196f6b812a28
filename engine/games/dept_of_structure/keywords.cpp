#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Permanent Abilities Glossary: Hunger, and the tokens that Defense Gain and Mounting Aggression count.
namespace cardinal::dept_of_structure {
namespace {

constexpr int damage_of_hunger = 5;

unsigned bit(Hunger how) { return 1U << static_cast<unsigned>(how); }

// dept-of-structure.kw.hunger.attacker-round: asked for in the round of its owner alone; in that of its deployment as
// the table reads it (A20).
bool is_asked_for(const Position& position, const Card& card)
{
    const bool is_new = get(card, on_card::deployed_round) == get(position, match::round);
    return !is_new || option(position, Option::hunger_first_round) == 0;
}

// A friendly one: of another nobody can say that it was sacrificed.
Objection own_units_are_sacrificed_to_the_hungry(const Position& position, const Sacrifice& sacrifice)
{
    const Card& unit = position.card(sacrifice.unit);
    if (unit.side != sacrifice.seat || type_of(position, unit) != Type::unit)
        return Objection(name_of(position, sacrifice.unit) + " is no friendly Unit").about(sacrifice.unit);
    const Card& hungry = position.card(sacrifice.to);  // in its owner's round it asks for that
    const bool asks = sacrifice.unit != sacrifice.to && is_in_play(hungry.place) && hungry.side == sacrifice.seat &&
                      attacker(position) == hungry.side && has(position, sacrifice.to, Keyword::hunger);
    if (asks && is_in_play(position, sacrifice.unit))
        return kept();
    return Objection(name_of(position, sacrifice.to) + " takes no sacrifice of " + name_of(position, sacrifice.unit) +
                     " now")
        .about(sacrifice.unit);
}

constexpr Rule<Sacrifice> sacrifice_page[] = {
    {rule("dept-of-structure.track.alive-retired"), own_units_are_sacrificed_to_the_hungry},
};

}  // namespace

void feed(Position& position, CardId card, Hunger how)
{
    const auto fed = static_cast<unsigned>(get(position, card, on_card::hunger));
    set(position, card, on_card::hunger, static_cast<Number>(fed | bit(how)));
}

// dept-of-structure.kw.hunger.need: an enemy Unit that it killed (A19), in battle or by an ability
// (A37).
void note_kill(Position& position, CardId by, CardId victim)
{
    const bool is_a_unit = type_of(position, victim) == Type::unit;
    if (is_a_unit || option(position, Option::hunger_tech_counts) == 1)
        feed(position, by, Hunger::killed);
    if (is_a_unit)
        trigger(position, {.way = Way::on_kill, .card = by, .that = victim});
}

std::vector<CardId> hungry_cards(const Position& position, Seat seat)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards) {
        const bool is_hungry = card.side == seat && is_in_play(card.place) && get(card, on_card::hunger) == 0 &&
                               has(position, position.id_of(card), Keyword::hunger);
        if (is_hungry && is_asked_for(position, card))
            found.push_back(position.id_of(card));
    }
    return found;
}

// dept-of-structure.kw.hunger.penalty: 5 for each card that killed nothing and was sacrificed nothing (A19).
int hunger_due(const Position& position, Seat seat)
{
    return static_cast<int>(hungry_cards(position, seat).size()) * damage_of_hunger;
}

bool pays_hunger(const Position& position, Seat seat, int damage)
{
    return seat == attacker(position) && damage > 0 && damage % damage_of_hunger == 0 &&
           damage <= hunger_due(position, seat);
}

// Before the end of the round as well (A37).
void pay_hunger(Position& position, Seat seat, int damage)
{
    for (const CardId card : hungry_cards(position, seat)) {
        if (damage < damage_of_hunger)
            return;
        feed(position, card, Hunger::paid);
        damage -= damage_of_hunger;
    }
}

void judge(const Position& position, const Sacrifice& sacrifice, Verdict& verdict)
{
    judge_by<Sacrifice>(sacrifice_page, position, sacrifice, verdict);
}

void apply(Position& position, const Sacrifice& sacrifice)
{
    if (!is_unit(position, sacrifice.unit) || sacrifice.unit == sacrifice.to)
        return;
    retire(position, sacrifice.unit, Came::sacrificed);
    feed(position, sacrifice.to, Hunger::fed);
}

void judge(const Position&, const ChangeTokens&, Verdict&) {}

// dept-of-structure.track.tokens: which effect it was, is asked.
void apply(Position& position, const ChangeTokens& change)
{
    if (!is_in_play(position, change.card))
        return;
    const int tokens = get(position, change.card, on_card::tokens) + std::clamp(change.change, -999, 999);
    set(position, change.card, on_card::tokens, as_number(std::max(0, tokens)));
    set(position, change.card, on_card::to_state, static_cast<Number>(ToState::tokens));
    if (change.change > 0)
        trigger(position, {.way = Way::on_token, .card = change.card});
}

}  // namespace cardinal::dept_of_structure
