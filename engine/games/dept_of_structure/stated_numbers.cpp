#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"
#include "engine/rules/stated.h"

#include <algorithm>

/// Numbers that are seen or stated: bases, pools, piles and tokens follow from what was reported.
namespace cardinal::dept_of_structure {
namespace {

constexpr std::string_view pool_names[kinds_of_resource] = {"survivor", "bio", "power", "supplies"};

/// Index of the resource, -1 when it is another number.
int pool_named(const Stated& stated)
{
    const auto found = std::ranges::find(pool_names, stated.name);
    return !stated.of.seat || found == std::end(pool_names) ? -1 : static_cast<int>(found - std::begin(pool_names));
}

/// The same, where it is not as it is kept.
int resource_of(const Stated& stated) { return stated.number == stated.kept ? -1 : pool_named(stated); }

Objection about(const Stated& stated, const std::string& why)
{
    return Objection(name_of(stated.of.seat) + " has " + said(stated) + ": " + why).about(stated.of.seat);
}

// ---- a conditional ability that was left out ----
/// It is as it was before the ability.
bool is_as_before(const Position& position, const Stated& stated, Stat stat)
{
    const CardId card = card_in(position, match::triggered);
    if (!card)
        return false;
    const int change =
        change_by(position, card, get(position, match::triggered_ability), {.seat = stated.of.seat, .stat = stat});
    return change != 0 && stated.number == stated.kept - change;
}

bool was_to_happen_by_itself(const Position& position, Verb verb)
{
    const CardId card = card_in(position, match::triggered);
    const std::vector<CardEffect>& effects = effects_of(position, card, get(position, match::triggered_ability));
    return card && std::ranges::any_of(effects, [&](const CardEffect& effect) {
               return effect.fields[effect::verb] == static_cast<Number>(verb);
           });
}

bool was_left_out(const Position& position, const Stated& stated)
{
    if (is_fewer(stated, "tokens"))
        return was_to_happen_by_itself(position, Verb::token);
    if (is_more(stated, "tokens"))
        return was_to_happen_by_itself(position, Verb::untoken);
    if (is_fewer(stated, "hand"))
        return was_to_happen_by_itself(position, Verb::draw);
    const int resource = resource_of(stated);
    if (is(stated, "base"))
        return is_as_before(position, stated, Stat::base);
    return resource >= 0 &&
           is_as_before(position, stated, static_cast<Stat>(static_cast<int>(Stat::survivor) + resource));
}

Objection conditional_abilities_are_resolved(const Position& position, const Stated& stated)
{
    if (!was_left_out(position, stated))
        return kept();
    const std::string why = "the ability of " + name_of(position, card_in(position, match::triggered)) + " was set off";
    return stated.of.card
             ? Objection(name_of(position, stated.of.card) + " has " + said(stated) + ": " + why).about(stated.of.card)
             : about(stated, why);
}

// ---- base health ----
/// What an Overrun attacker may leave out.
int overrun_at(const Position& position, Seat seat)
{
    int dealt = 0;
    for (const Card& card : position.cards)
        if (card.side != seat)
            dealt += get(card, on_card::overrun_dealt);
    return dealt;
}

/// What was not dealt of it, as the base shows; damage that went beyond 0 is not given back.
int spared_by_overrun(const Position& position, const Stated& stated)
{
    return stated.number - stated.kept + get(position, stated.of.seat, player::overkill);
}

bool is_less_overrun(const Position& position, const Stated& stated)
{
    return is_more(stated, "base") && spared_by_overrun(position, stated) <= overrun_at(position, stated.of.seat);
}

void take_less_overrun(Position& position, const Stated& stated)
{
    int spared = spared_by_overrun(position, stated);
    set(position, stated.of.seat, player::overkill, 0);
    for (Card& card : position.cards) {
        if (card.side == stated.of.seat)
            continue;
        const int share = std::min<int>(spared, get(card, on_card::overrun_dealt));
        card.counters[on_card::overrun_dealt] = as_number(get(card, on_card::overrun_dealt) - share);
        spared -= share;
    }
}

bool is_paid_hunger(const Position& position, const Stated& stated)
{
    return is_fewer(stated, "base") && pays_hunger(position, stated.of.seat, stated.kept - stated.number);
}

bool changes_the_base(const Position& position, const Stated& stated)
{
    return is(stated, "base") && phase(position) != Phase::setup && !is_text_open(position) &&
           !is_less_overrun(position, stated) && !is_paid_hunger(position, stated);
}

Objection no_more_than_is_left_overruns(const Position& position, const Stated& stated)
{
    const bool was_behind_blockers =
        get(position, match::blocked_fights) > 0 && is_fewer(stated, "base") && stated.of.seat == defender(position);
    if (!changes_the_base(position, stated) || !was_behind_blockers)
        return kept();
    return about(stated, "blocked attackers hit the base with no more than Overrun leaves");
}

Objection base_changes_by_damage_and_effects(const Position& position, const Stated& stated)
{
    return changes_the_base(position, stated) ? about(stated, "nothing that was reported makes it so") : kept();
}

// ---- pools ----
Number paid(const Position& position, Seat seat, int resource)
{
    return get(position, seat, static_cast<player::Value>(player::paid_survivor + resource));
}
player::Value free_of(int resource) { return static_cast<player::Value>(player::free_survivor + resource); }
Number free(const Position& position, Seat seat, int resource) { return get(position, seat, free_of(resource)); }

int paid_in_all(const Position& position, Seat seat)
{
    int sum = 0;
    for (int resource = 0; resource < kinds_of_resource; ++resource)
        sum += paid(position, seat, resource);
    return sum;
}

bool was_shown(const Position& position, Seat seat, int resource)
{
    return (static_cast<unsigned>(get(position, seat, player::shown_pools)) & (1U << resource)) != 0;
}

void note_shown(Position& position, Seat seat, int resource)
{
    const auto shown = static_cast<unsigned>(get(position, seat, player::shown_pools));
    set(position, seat, player::shown_pools, static_cast<Number>(shown | (1U << resource)));
}

/// For `*` nobody said what was paid: where one pool is lower, another is fuller. What it holds is known of a pool that
/// was seen since.
bool is_another_choice(const Position& position, const Stated& stated)
{
    const int resource = resource_of(stated);
    if (resource < 0)
        return false;
    const Seat seat = stated.of.seat;
    const int more = stated.number - stated.kept;
    int elsewhere = 0;
    for (int other = 0; other < kinds_of_resource; ++other)
        if (other != resource && !was_shown(position, seat, other))
            elsewhere += more > 0 ? pool(position, seat, other) : free(position, seat, other);
    return std::abs(more) <= elsewhere && (more < 0 || more <= free(position, seat, resource));
}

bool is_the_choice_of_regroup(const Position& position, const Stated& stated)
{
    return resource_of(stated) >= 0 && stated.number > stated.kept && is_choosing_resources(position, stated.of.seat) &&
           card_in(position, match::played) == no_card;
}

Action adding_of(const Stated& stated)
{
    Action add = deed(Deed::add, stated.of.seat);
    add.numbers.assign(static_cast<std::size_t>(std::clamp(stated.number - stated.kept, 0, 9)),
                       static_cast<Number>(resource_of(stated)));
    return add;
}

bool changes_a_pool(const Position& position, const Stated& stated)
{
    return resource_of(stated) >= 0 && phase(position) != Phase::setup && !is_text_open(position) &&
           !is_another_choice(position, stated);
}

Objection cost_is_paid_before_the_effect(const Position& position, const Stated& stated)
{
    const int resource = resource_of(stated);
    const bool is_all = changes_a_pool(position, stated) && paid(position, stated.of.seat, resource) > 0 &&
                        stated.number - stated.kept == paid_in_all(position, stated.of.seat);
    return is_all ? about(stated, "the cost was not paid") : kept();
}

Objection exactly_the_cost_is_paid(const Position& position, const Stated& stated)
{
    if (!changes_a_pool(position, stated) || paid_in_all(position, stated.of.seat) == 0)
        return kept();
    return about(stated, "the cost was another one");
}

Objection pools_change_by_what_is_reported(const Position& position, const Stated& stated)
{
    return changes_a_pool(position, stated) ? about(stated, "nothing that was reported makes it so") : kept();
}

constexpr Rule<Stated> stated_page[] = {
    {rule("dept-of-structure.conditional.must"), conditional_abilities_are_resolved,
     "dept-of-structure.track.base dept-of-structure.track.pool dept-of-structure.kw.overrun.excess "
     "dept-of-structure.cost.exact dept-of-structure.procedure.pay"},
    {rule("dept-of-structure.kw.overrun.excess"), no_more_than_is_left_overruns, "dept-of-structure.track.base"},
    {rule("dept-of-structure.track.base"), base_changes_by_damage_and_effects},
    {rule("dept-of-structure.procedure.pay"), cost_is_paid_before_the_effect,
     "dept-of-structure.cost.exact dept-of-structure.track.pool"},
    {rule("dept-of-structure.cost.exact"), exactly_the_cost_is_paid, "dept-of-structure.track.pool"},
    {rule("dept-of-structure.track.pool"), pools_change_by_what_is_reported},
};

// ---- piles ----
/// A draw that was not reported, and is due or was too much.
bool is_the_rounds_draw(const Position& position, const Stated& stated)
{
    const bool is_time =
        phase(position) == Phase::draw ||
        (phase(position) == Phase::deploy && get(position, match::acted) == 0 && get(position, match::round) <= 1);
    return is_more(stated, "hand") && stated.of.seat == attacker(position) && is_time && !is_text_open(position);
}

Action draw_of(const Stated& stated)
{
    Action draw = deed(Deed::draw, stated.of.seat);
    draw.number = as_number(stated.number - stated.kept);
    return draw;
}

/// What was paid for `*` from this pool was paid from others.
void choose_otherwise(Position& position, const Stated& stated)
{
    const Seat seat = stated.of.seat;
    const int resource = resource_of(stated);
    int more = stated.number - stated.kept;
    const auto shift_free = [&](int of, int by) {
        add_to_pool(position, seat, of, by);
        set(position, seat, free_of(of), as_number(free(position, seat, of) - by));
    };
    shift_free(resource, more);
    for (int other = 0; other < kinds_of_resource && more != 0; ++other) {
        if (other == resource || was_shown(position, seat, other))
            continue;
        const int there = more > 0 ? pool(position, seat, other) : free(position, seat, other);
        const int share = std::min(std::abs(more), there);
        shift_free(other, more > 0 ? -share : share);
        more += more > 0 ? -share : share;
    }
}

void take_tokens(Position& position, const Stated& stated)
{
    set(position, stated.of.card, on_card::tokens, stated.number);
    set(position, stated.of.card, on_card::to_state, static_cast<Number>(ToState::tokens));
}

void take_winner(Position& position, const Stated& stated)
{
    const Seat seat{static_cast<std::int8_t>(stated.number)};
    if (position.has(seat) && !is_over(position))
        return lose(position, opponent_of(seat));
    set(position, match::winner, position.has(seat) ? stated.number : Number{-1});
}

}  // namespace

void judge_number(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (is_the_choice_of_regroup(position, stated))
        return game.judge(position, adding_of(stated), verdict);
    if (is_the_rounds_draw(position, stated))
        return game.judge(position, draw_of(stated), verdict);
    judge_by<Stated>(stated_page, position, stated, verdict);
}

void take_number(Position& position, const Fact& fact)
{
    if (!is_about_a_number(words, position, fact))
        return;
    const Stated stated = stated_by(words, position, fact);
    if (is_the_choice_of_regroup(position, stated))
        return game.apply(position, adding_of(stated));
    if (is_the_rounds_draw(position, stated))
        return game.apply(position, draw_of(stated));
    const int resource = pool_named(stated);
    if (resource >= 0 && paid_in_all(position, stated.of.seat) > 0)
        note_shown(position, stated.of.seat, resource);
    if (is_another_choice(position, stated))
        return choose_otherwise(position, stated);
    if (is(stated, "hand"))
        return set_seen_count(position, fact.seat, Pile::hand, fact.number);
    if (is(stated, "deck"))
        return set_seen_count(position, fact.seat, Pile::deck, fact.number);
    if (is(stated, "tokens"))
        return take_tokens(position, stated);
    if (is(stated, "winner"))
        return take_winner(position, stated);
    if (is_less_overrun(position, stated))
        take_less_overrun(position, stated);
    if (is_paid_hunger(position, stated))
        pay_hunger(position, stated.of.seat, stated.kept - stated.number);
    write_value(position, words.values[static_cast<std::size_t>(fact.value)], stated.of, fact.number);
    if (is(stated, "base"))
        check_for_victory(position);
}

}  // namespace cardinal::dept_of_structure
