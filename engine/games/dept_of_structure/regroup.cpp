#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Regroup and Draw: cards become ready, two resources are added, all Units are healed; then one card is drawn.
namespace cardinal::dept_of_structure {
namespace {

std::string resource_named(Number resource)
{
    constexpr std::string_view names[] = {"Survivor", "Bio", "Power", "Supplies", "\"any\"", "nothing"};
    const auto index = static_cast<std::size_t>(resource);
    return std::string(resource >= 0 && index < std::size(names) ? names[index] : "that");
}

// ---- whose round it is ----
/// Somebody does what only the attacker does in Regroup and Draw.
struct Beginning {
    Seat seat{};
};

Objection nobody_is_attacker_twice_in_a_row(const Position& position, const Beginning& beginning)
{
    if (!begins_a_second_round(position, beginning.seat))
        return kept();
    return Objection(name_of(beginning.seat) + " was the attacker just now, and begins another round")
        .about(beginning.seat);
}

Objection attacker_alone_regroups(const Position& position, const Beginning& beginning)
{
    if (beginning.seat == attacker(position))
        return kept();
    return Objection("it is the round of " + name_of(attacker(position))).about(beginning.seat);
}

Objection regroup_is_not_over(const Position& position, const Beginning& beginning)
{
    const bool is_own = beginning.seat == attacker(position);
    if (!is_own || phase(position) == Phase::regroup)
        return kept();
    return Objection("the Regroup of this round is over").about(beginning.seat);
}

constexpr Rule<Beginning> beginning_page[] = {
    {rule("dept-of-structure.round.alternate.flag"), nobody_is_attacker_twice_in_a_row,
     "dept-of-structure.round.attacker-only dept-of-structure.round.phases"},
    {rule("dept-of-structure.round.attacker-only"), attacker_alone_regroups, "dept-of-structure.round.phases"},
    {rule("dept-of-structure.round.phases"), regroup_is_not_over},
};

// ---- Ready ----
Objection attackers_cards_alone_become_ready(const Position& position, const ReadyCards& ready)
{
    const auto is_the_defenders = [&](CardId card) { return position.card(card).side == defender(position); };
    const bool is_others = ready.seat == defender(position) || std::ranges::any_of(ready.cards, is_the_defenders);
    if (phase(position) != Phase::regroup || !is_others || begins_a_second_round(position, ready.seat))
        return kept();
    return Objection(name_of(defender(position)) + "'s cards are turned upright in the Regroup of " +
                     name_of(attacker(position)))
        .about(ready.seat);
}

constexpr Rule<ReadyCards> ready_page[] = {
    {rule("dept-of-structure.regroup.ready-own-only"), attackers_cards_alone_become_ready},
};

bool is_anything_utilized(const Position& position, const ReadyCards& ready)
{
    if (!ready.cards.empty())
        return std::ranges::any_of(ready.cards, [&](CardId card) { return is_utilized(position, card); });
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return card.side == ready.seat && is_in_play(card.place) && is_utilized(position, position.id_of(card));
    });
}

// ---- resources ----
/// A third one right after the two is still the choice of the Regroup.
bool is_still_the_choice(const Position& position, const AddResources& adding)
{
    const bool is_before_deploy = phase(position) == Phase::regroup || phase(position) == Phase::draw;
    const bool is_first_deed =
        phase(position) == Phase::deploy && get(position, match::round) <= 1 && get(position, match::acted) == 0;
    return adding.seat == attacker(position) && (is_before_deploy || is_first_deed);
}

/// How many were chosen before: both, once Regroup is over.
int chosen_before(const Position& position, Seat seat)
{
    if (begins_a_second_round(position, seat))
        return 0;
    const int added = get(position, seat, player::additions);
    return phase(position) == Phase::regroup ? added : std::max(2, added);
}

Objection two_resources_are_added(const Position& position, const AddResources& adding)
{
    const int after = chosen_before(position, adding.seat) + static_cast<int>(adding.chosen.size());
    if (after <= 2)
        return kept();
    return Objection(name_of(adding.seat) + " adds " + std::to_string(after) + " resources, not 2").about(adding.seat);
}

/// Of the two; a third one is a fault of its own.
Objection added_resources_differ(const Position& position, const AddResources& adding)
{
    const bool is_anew = begins_a_second_round(position, adding.seat);
    unsigned seen = is_anew ? 0U : static_cast<unsigned>(get(position, adding.seat, player::added));
    int left = 2 - chosen_before(position, adding.seat);
    for (const Number resource : adding.chosen) {
        if (left-- <= 0)
            break;
        const unsigned bit = 1U << static_cast<unsigned>(std::clamp<int>(resource, 0, 8));
        if ((seen & bit) != 0)
            return Objection(name_of(adding.seat) + " adds " + resource_named(resource) + " twice").about(adding.seat);
        seen |= bit;
    }
    return kept();
}

Objection added_resources_are_of_real_types(const Position& position, const AddResources& adding)
{
    const auto is_unreal = [&](Number resource) { return !is_real(position, resource); };
    const auto unreal = std::ranges::find_if(adding.chosen, is_unreal);
    if (unreal == adding.chosen.end())
        return kept();
    return Objection(resource_named(*unreal) + " is no type of resource").about(adding.seat);
}

constexpr Rule<AddResources> add_page[] = {
    {rule("dept-of-structure.regroup.resources-two"), two_resources_are_added,
     "dept-of-structure.regroup.resources-different dept-of-structure.regroup.resources-type"},
    {rule("dept-of-structure.regroup.resources-type"), added_resources_are_of_real_types,
     "dept-of-structure.regroup.resources-different"},
    {rule("dept-of-structure.regroup.resources-different"), added_resources_differ},
};

// A second Regroup of the same player that stands: then that player has the new round.
void take_a_second_round(Position& position, Seat seat)
{
    if (!begins_a_second_round(position, seat))
        return;
    set(position, match::round, as_number(get(position, match::round) - 1));
    begin_round(position, seat);
}

// ---- Draw ----
bool is_drawing_too_early(const Position& position) { return phase(position) == Phase::regroup; }

/// A second card right after the first is still the draw of the phase.
bool is_the_rounds_draw(const Position& position)
{
    return phase(position) == Phase::draw || is_drawing_too_early(position) ||
           (phase(position) == Phase::deploy && get(position, match::acted) == 0 &&
            get(position, attacker(position), player::drawn) > 0);
}

Objection attacker_alone_draws(const Position& position, const Draw& draw)
{
    if (draw.seat == attacker(position))
        return kept();
    return Objection(name_of(draw.seat) + " draws in the round of " + name_of(attacker(position))).about(draw.seat);
}

Objection round_one_has_no_draw(const Position& position, const Draw& draw)
{
    if (get(position, match::round) > 1 || draw.seat != attacker(position))
        return kept();
    return Objection("the Draw phase of round 1 is skipped").about(draw.seat);
}

Objection one_card_is_drawn(const Position& position, const Draw& draw)
{
    const int drawn = get(position, draw.seat, player::drawn) + draw.count;
    const bool is_the_draw = draw.seat == attacker(position) && is_the_rounds_draw(position);
    if (!is_the_draw || drawn == 1)
        return kept();
    return Objection(name_of(draw.seat) + " draws " + std::to_string(drawn) + " cards, not 1")
        .about(draw.seat)
        .as(drawn < 1 ? Severity::warning : Severity::illegal);
}

Objection draw_phase_is_not_over(const Position& position, const Draw& draw)
{
    if (draw.seat != attacker(position) || is_the_rounds_draw(position))
        return kept();
    return Objection("the Draw phase of this round is over").about(draw.seat);
}

constexpr Rule<Draw> draw_page[] = {
    {rule("dept-of-structure.draw.skip-round-one"), round_one_has_no_draw,
     "dept-of-structure.draw.one dept-of-structure.round.phases"},
    {rule("dept-of-structure.draw.one"), one_card_is_drawn},
    {rule("dept-of-structure.round.attacker-only"), attacker_alone_draws},
    {rule("dept-of-structure.round.phases"), draw_phase_is_not_over},
};

}  // namespace

bool is_choosing_resources(const Position& position, Seat seat)
{
    return phase(position) != Phase::setup && seat == attacker(position) &&
           is_still_the_choice(position, {.seat = seat});
}

bool begins_a_second_round(const Position& position, Seat seat)
{
    return phase(position) == Phase::regroup && get(position, match::fresh) != 0 && seat == defender(position) &&
           get(position, match::round) > 1;
}

// dept-of-structure.regroup.ready: all of them, on the battlefield and in the line.
void ready_cards_of(Position& position, Seat seat)
{
    for (Card& card : position.cards) {
        if (card.side != seat || !is_in_play(card.place))
            continue;
        card.counters[on_card::readied] = card.turned % 2 != 0 ? 1 : 0;
        card.turned = 0;
    }
}

// dept-of-structure.regroup.heal, dept-of-structure.regroup.heal-limits: Units of both players, and no base; damage of
// Technology stays, as the table has chosen (A04).
void heal(Position& position)
{
    const bool heals_technology = option(position, Option::heal_technology) == 1;
    for (Card& card : position.cards)
        if (is_in_play(card.place) && (type_of(position, card) == Type::unit || heals_technology))
            card.counters[on_card::damage] = card.counters[on_card::left_with] = 0;
}

void judge(const Position& position, const ReadyCards& ready, Verdict& verdict)
{
    if (phase(position) == Phase::setup)
        return;
    judge_by<ReadyCards>(ready_page, position, ready, verdict);
    const bool is_right = ready.seat == attacker(position) && !is_anything_utilized(position, ready);
    if (verdict.legal() && !is_right)
        judge_by<Beginning>(beginning_page, position, Beginning{ready.seat}, verdict);
}

void apply(Position& position, const ReadyCards& ready)
{
    take_a_second_round(position, ready.seat);
    if (ready.cards.empty())
        return ready_cards_of(position, ready.seat);
    for (const CardId card : ready.cards)
        if (is_in_play(position, card))
            set_utilized(position, card, false);
}

void judge(const Position& position, const AddResources& adding, Verdict& verdict)
{
    if (phase(position) == Phase::setup)
        return;
    const bool is_in_time = is_still_the_choice(position, adding);
    if (!is_in_time)
        judge_by<Beginning>(beginning_page, position, Beginning{adding.seat}, verdict);
    if (is_in_time || begins_a_second_round(position, adding.seat))
        judge_by<AddResources>(add_page, position, adding, verdict);
}

// It ends when two are added.
void apply(Position& position, const AddResources& adding)
{
    take_a_second_round(position, adding.seat);
    for (const Number resource : adding.chosen) {
        add_to_pool(position, adding.seat, resource, 1);
        const unsigned bit = 1U << static_cast<unsigned>(std::clamp<int>(resource, 0, 8));
        const auto added = static_cast<unsigned>(get(position, adding.seat, player::added));
        set(position, adding.seat, player::added, static_cast<Number>(added | bit));
        set(position, adding.seat, player::additions, as_number(get(position, adding.seat, player::additions) + 1));
    }
    const bool is_done = get(position, adding.seat, player::additions) >= 2;
    if (is_done && phase(position) == Phase::regroup && adding.seat == attacker(position))
        end_regroup(position);
}

// dept-of-structure.draw.from-round-two: round 1 goes on with Deploy.
void end_regroup(Position& position)
{
    set_phase(position, get(position, match::round) <= 1 ? Phase::deploy : Phase::draw);
}

void end_draw(Position& position)
{
    if (phase(position) == Phase::draw)
        set_phase(position, Phase::deploy);
}

// A deck without cards gives none (A26).
void draw_cards(Position& position, Seat seat, int count)
{
    for (int left = std::clamp(count, 0, 200); left > 0; --left)
        if (!shift(position, seat, Pile::deck, Pile::hand)) {
            if (option(position, Option::deck_out) == 1 && phase(position) != Phase::setup)
                lose(position, seat);
            return;
        }
}

void judge(const Position& position, const Draw& draw, Verdict& verdict)
{
    if (phase(position) != Phase::setup)
        judge_by<Draw>(draw_page, position, draw, verdict);
}

void apply(Position& position, const Draw& draw)
{
    const int count = std::clamp(draw.count, 0, 200);
    draw_cards(position, draw.seat, count);
    const player::Value counted = phase(position) == Phase::setup ? player::dealt : player::drawn;
    set(position, draw.seat, counted, as_number(get(position, draw.seat, counted) + count));
    if (draw.seat == attacker(position) && count > 0)
        end_draw(position);
}

}  // namespace cardinal::dept_of_structure
