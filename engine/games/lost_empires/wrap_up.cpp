#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Casualty Phase and Wrap Up Phase: fall back, ready, refresh, draw, the First Player token.
namespace cardinal::lost_empires {
namespace {

/// A step of the Wrap Up Phase.
struct Stepping {
    Seat seat{};
    std::string what{};
};

Objection wrap_up_has_come(const Position& position, const Stepping& stepping)
{
    if (phase(position) == Phase::wrap || text_is_open(position))
        return kept();
    return Objection(stepping.what + " before the Wrap Up Phase").about(stepping.seat);
}

constexpr Rule<Stepping> phase_page[] = {
    {rule("lost-empires.general.phase_order"), wrap_up_has_come},
};
constexpr Rule<Stepping> ready_page[] = {
    {rule("lost-empires.ready.removal"), wrap_up_has_come},
};

void judge_phase(const Position& position, Seat seat, const std::string& what, Verdict& verdict)
{
    judge_by<Stepping>(phase_page, position, Stepping{seat, what}, verdict);
}

// ---- 1: fall back ----
Seat first_to_fall_back(const Position& position) { return seat_in(position, match::first_player); }

Objection first_player_falls_back_first(const Position& position, const FallBack& back)
{
    const Seat first = first_to_fall_back(position);
    if (!first || back.seat == first || units_to_fall_back(position, first).empty())
        return kept();
    return Objection(name_of(back.seat) + " falls back before " + name_of(first) + ", the First Player")
        .about(back.seat);
}

Objection all_go_to_one_place(const Position& position, const FallBack& back)
{
    const bool fell_back = get(position, back.seat, player::fell_back) != 0;
    const Place before = unpacked(get(position, back.seat, player::fell_back_to));
    if (!fell_back || before == back.to)
        return kept();
    return Objection(name_of(back.seat) + " falls back to " + name_of(back.to) + " and to " + name_of(before))
        .about(back.seat);
}

Objection center_is_no_destination(const Position&, const FallBack& back)
{
    if (zone_of(back.to) != Zone::center)
        return kept();
    return Objection(name_of(back.seat) + " falls back to the center").about(back.seat);
}

// lost-empires.wrap.fall_back.hive: the own hive is always open.
Objection outer_objective_holds_a_friend(const Position& position, const FallBack& back)
{
    const bool fell_back_there = get(position, back.seat, player::fell_back) != 0 &&
                                 unpacked(get(position, back.seat, player::fell_back_to)) == back.to;
    const bool is_open = back.to == hive_of(back.seat) ||
                         (is_outer(back.to) && (has_unit_at(position, back.seat, back.to) || fell_back_there));
    if (is_open)
        return kept();
    return Objection(name_of(back.to) + " holds no unit of " + name_of(back.seat)).about(back.seat);
}

Objection only_units_in_the_enemy_hive_fall_back(const Position& position, const FallBack& back)
{
    const auto is_not_there = [&](CardId unit) {
        return position.card(unit).side != back.seat || !is_in_enemy_hive(position, unit);
    };
    const auto other = std::ranges::find_if(back.units, is_not_there);
    if (other == back.units.end())
        return kept();
    return Objection(name_of(position, *other) + " does not stand in the enemy hive").about(*other);
}

constexpr Rule<FallBack> fall_back_page[] = {
    {rule("lost-empires.wrap.fall_back.order"), first_player_falls_back_first},
    {rule("lost-empires.wrap.fall_back.together"), all_go_to_one_place,
     "lost-empires.wrap.fall_back.center lost-empires.wrap.fall_back.outer"},
    {rule("lost-empires.wrap.fall_back.center"), center_is_no_destination, "lost-empires.wrap.fall_back.outer"},
    {rule("lost-empires.wrap.fall_back.outer"), outer_objective_holds_a_friend},
};
constexpr Rule<FallBack> falling_page[] = {
    {rule("lost-empires.activate.required"), only_units_in_the_enemy_hive_fall_back},
};

Objection units_in_the_enemy_hive_fall_back(const Position& position, const Stepping& stepping)
{
    const std::vector<CardId> left = units_to_fall_back(position, stepping.seat);
    if (phase(position) != Phase::wrap || left.empty())
        return kept();
    return Objection(name_of(position, left.front()) + " is still in the enemy hive").about(left.front());
}

constexpr Rule<Stepping> must_page[] = {
    {rule("lost-empires.wrap.fall_back.must"), units_in_the_enemy_hive_fall_back},
};

// ---- 2 and 3 ----
void ready_all(Position& position)
{
    for (Card& card : position.cards)
        if (is_in_play(card.place))
            card.counters[on_card::drained] = 0;
}

void refresh_all(Position& position)
{
    for (std::int8_t index = 0; index < position.seats; ++index) {
        set(position, Seat{index}, player::command, get(position, Seat{index}, player::command_tokens));
        set(position, Seat{index}, player::supply, get(position, Seat{index}, player::supply_tokens));
    }
}

// ---- 4: draw ----
bool may_draw(const Position& position, Seat seat)
{
    const bool is_out =
        option(position, Option::deck_revived) == 1 && get(position, seat, player::emptied) != 0;  // A30
    return count_of(position, seat, Pile::deck) > 0 && !is_out;
}

Objection one_card_is_drawn(const Position& position, const Draw& draw)
{
    if (phase(position) != Phase::wrap || count_of(position, draw.seat, Pile::deck) == 0)
        return kept();
    const int drawn = get(position, draw.seat, player::drew) + draw.count;
    if (drawn == 1 && may_draw(position, draw.seat))
        return kept();
    Objection objection = Objection(name_of(draw.seat) + " draws " + std::to_string(drawn) + " cards").about(draw.seat);
    return drawn == 1 ? std::move(objection).resting_on("A30") : std::move(objection);
}

// lost-empires.wrap.draw.empty: who has none draws none.
Objection discard_is_no_new_deck(const Position& position, const Draw& draw)
{
    if (phase(position) != Phase::wrap || count_of(position, draw.seat, Pile::deck) > 0 || draw.count <= 0)
        return kept();
    return Objection(name_of(draw.seat) + " draws although the deck is empty").about(draw.seat);
}

constexpr Rule<Draw> draw_page[] = {
    {rule("lost-empires.wrap.draw.one"), one_card_is_drawn},
    {rule("lost-empires.wrap.draw.no_reshuffle"), discard_is_no_new_deck},
};

void draw_one_each(Position& position)
{
    for (std::int8_t index = 0; index < position.seats; ++index) {
        const Seat seat{index};
        if (count_of(position, seat, Pile::deck) == 0)
            set(position, seat, player::emptied, 1);
        if (get(position, seat, player::drew) == 0 && may_draw(position, seat))
            shift(position, seat, Pile::deck, Pile::hand);
    }
}

bool everybody_has_drawn(const Position& position)
{
    if (step(position) == Step::first_player)
        return true;
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (get(position, Seat{index}, player::drew) == 0 && may_draw(position, Seat{index}))
            return false;
    return true;
}

// ---- 5: the First Player token ----
bool everything_is_ready(const Position& position)
{
    const auto is_left = [](const Card& card) { return is_in_play(card.place) && get(card, on_card::drained) != 0; };
    return std::ranges::none_of(position.cards, is_left);
}

bool everything_is_refreshed(const Position& position)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        if (get(position, Seat{index}, player::command) < get(position, Seat{index}, player::command_tokens) ||
            get(position, Seat{index}, player::supply) < get(position, Seat{index}, player::supply_tokens))
            return false;
    return true;
}

// Ready, refresh and draw may be done in one go; the token comes last.
Objection steps_are_taken_in_order(const Position& position, const TakeFirst& taking)
{
    const std::string left = !everything_is_ready(position)     ? "the drain tokens are off"
                           : !everything_is_refreshed(position) ? "all tokens are refreshed"
                           : !everybody_has_drawn(position)     ? "everybody has drawn"
                                                                : "";
    if (phase(position) != Phase::wrap || left.empty())
        return kept();
    return Objection("the First Player token is passed before " + left).about(taking.seat);
}

Objection token_goes_to_the_left(const Position& position, const TakeFirst& taking)
{
    if (phase(position) != Phase::wrap || taking.seat == next_first_player(position))
        return kept();
    return Objection(name_of(taking.seat) + " keeps the First Player token").about(taking.seat);
}

constexpr Rule<TakeFirst> token_page[] = {
    {rule("lost-empires.wrap.order"), steps_are_taken_in_order},
    {rule("lost-empires.wrap.first_player"), token_goes_to_the_left},
};

void go_to_step(Position& position, Step next)
{
    if (phase(position) == Phase::wrap && step(position) < next)
        set_step(position, next);
}

// It is no destruction by a player, unless the table gives it to who dealt the third damage (A05).
void leave_as_casualty(Position& position, CardId card)
{
    const Seat by{static_cast<std::int8_t>(get(position.card(card), on_card::hurt_by) - 1)};
    if (option(position, Option::casualty_elite) == 1)
        return destroy(position, card, position.has(by) ? by : nobody, Came::casualty);
    leave_play(position, card, Came::casualty);
}

}  // namespace

// lost-empires.casualty.survivors, lost-empires.casualty.trigger_order: all at the same time; what that sets off waits
// for the First Player to say in which order.
void remove_casualties(Position& position)
{
    std::vector<CardId> casualties;
    for (const Card& card : position.cards)
        if (is_in_play(card.place) && get(card, on_card::damage) == 3)
            casualties.push_back(position.id_of(card));
    for (const CardId card : casualties)
        leave_as_casualty(position, card);
    if (position.stack.size() == 1 && !is_for_people_to_say(position, position.stack.front()))
        resolve_waiting(position);  // there is no order to decide
}

Seat next_first_player(const Position& position)
{
    const Seat first = seat_in(position, match::first_player);
    return Seat{static_cast<std::int8_t>((first.index + 1) % position.seats)};
}

void judge_fall_back_due(const Position& position, Verdict& verdict)
{
    for (std::int8_t index = 0; index < position.seats; ++index)
        judge_by<Stepping>(must_page, position, Stepping{.seat = Seat{index}}, verdict);
}

void judge(const Position& position, const FallBack& back, Verdict& verdict)
{
    judge_phase(position, back.seat, name_of(back.seat) + " falls back", verdict);
    judge_by<FallBack>(falling_page, position, back, verdict);
    if (phase(position) == Phase::wrap)
        judge_by<FallBack>(fall_back_page, position, back, verdict);
}

// It is no move, and sets nothing off.
void apply(Position& position, const FallBack& back)
{
    const std::vector<CardId> all = units_to_fall_back(position, back.seat);
    const std::vector<CardId> units =
        back.units.empty() ? all : std::vector<CardId>(back.units.begin(), back.units.end());
    for (const CardId unit : units) {
        if (!is_unit(position, unit))
            continue;
        lay(position, unit, back.to);
        set(position, unit, on_card::row, 0);
        set(position, unit, on_card::came, static_cast<Number>(Came::fell_back));
        set(position, unit, on_card::arrived, get(position, match::turn));
    }
    set(position, back.seat, player::fell_back, 1);
    set(position, back.seat, player::fell_back_to, packed(back.to));
    if (!somebody_must_fall_back(position))
        go_to_step(position, Step::ready);
}

void judge(const Position& position, const ReadyAll&, Verdict& verdict)
{
    const Stepping stepping{nobody, "Drain tokens are taken off"};
    judge_by<Stepping>(everything_is_ready(position) ? phase_page : ready_page, position, stepping, verdict);
    judge_fall_back_due(position, verdict);
}

void apply(Position& position, const ReadyAll&)
{
    ready_all(position);
    go_to_step(position, Step::refresh);
}

void judge(const Position& position, const RefreshAll&, Verdict& verdict)
{
    judge_phase(position, nobody, "Tokens are refreshed", verdict);
    judge_fall_back_due(position, verdict);
}

void apply(Position& position, const RefreshAll&)
{
    refresh_all(position);
    go_to_step(position, Step::draw);
}

void judge(const Position& position, const Draw& draw, Verdict& verdict)
{
    if (phase(position) == Phase::setup)
        return;
    judge_phase(position, draw.seat, name_of(draw.seat) + " draws", verdict);
    judge_fall_back_due(position, verdict);
    judge_by<Draw>(draw_page, position, draw, verdict);
}

void apply(Position& position, const Draw& draw)
{
    for (int left = std::min(draw.count, 99); left > 0; --left)
        shift(position, draw.seat, Pile::deck, Pile::hand);
    if (phase(position) == Phase::setup)
        return set(position, draw.seat, player::dealt,
                   as_number(get(position, draw.seat, player::dealt) + std::clamp(draw.count, 0, 99)));
    if (phase(position) != Phase::wrap)
        return;
    set(position, draw.seat, player::drew,
        as_number(get(position, draw.seat, player::drew) + std::clamp(draw.count, 0, 99)));
    if (everybody_has_drawn(position))
        go_to_step(position, Step::first_player);
}

void judge_passing_the_token(const Position& position, const TakeFirst& taking, Verdict& verdict)
{
    judge_phase(position, taking.seat, name_of(taking.seat) + " takes the First Player token", verdict);
    judge_fall_back_due(position, verdict);
    judge_by<TakeFirst>(token_page, position, taking, verdict);
}

void apply(Position& position, const TakeFirst& taking)
{
    set(position, match::first_player, taking.seat.index);
    if (phase(position) == Phase::wrap)
        begin_round(position);
}

// lost-empires.wrap.draw.empty: all that is left to do, in its order.
void wrap_up(Position& position)
{
    ready_all(position);
    refresh_all(position);
    draw_one_each(position);
    set(position, match::first_player, next_first_player(position).index);
    begin_round(position);
}

}  // namespace cardinal::lost_empires
