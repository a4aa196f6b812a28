#pragma once

#include "engine/rules/game.h"
#include "engine/rules/rule.h"

#include <algorithm>
#include <array>
#include <memory>

/// A made-up game for the tests of everything that is written once for all games: the notation, the record and the
/// referee all use it. It is as small as it can be and still have each kind of number, zone, action, rule and question.
///
/// Players take turns: one plays a card to a free spot of the own row, or hits with a card of the row, or passes. A
/// card that has hit is tired until its player's next turn. A card without health belongs on the heap. Two points win.
namespace cardinal::toy {

enum class Zone : std::uint8_t { nowhere, hand, row, heap };
enum class Deed : std::uint8_t { none, play, hit, pass, first, roll, rally, use };
namespace match {
enum Value : std::uint8_t { turn, phase, active, last_hit, last_place, rolled };
}
namespace player {
enum Value : std::uint8_t { points, ready };
}
namespace on_card {
enum Value : std::uint8_t { health, tired, used };
}
namespace printed {
enum Field : std::uint8_t { type, health, power, loyal_to };
}
enum class Type : Number { soldier, trick };

inline constexpr Place row_of(Seat seat, std::uint8_t spot)
{
    return {static_cast<std::uint8_t>(Zone::row), seat, spot};
}
inline constexpr Place hand_of(Seat seat) { return {static_cast<std::uint8_t>(Zone::hand), seat, 0}; }
inline constexpr Place the_heap{static_cast<std::uint8_t>(Zone::heap), nobody, 0};
inline constexpr Number nobody_yet = -1;

// ---- words ----

inline Number lead(const Position& position, Owner owner)
{
    const Seat other{static_cast<std::int8_t>(1 - owner.seat.index)};
    return static_cast<Number>(position.player(owner.seat).counters[player::points] -
                               position.player(other).counters[player::points]);
}
inline Number power(const Position& position, Owner owner)
{
    const Number on_it = position.has(owner.card) ? position.facts(owner.card).fields[printed::power] : Number{0};
    int sum = std::max<Number>(on_it, 0);
    for (const Effect& effect : position.effects)
        sum += effect.on == owner.card ? effect.amount : 0;
    return static_cast<Number>(sum);
}

inline constexpr std::string_view phases[] = {"playing", "over"};
inline constexpr std::string_view types[] = {"soldier", "trick"};
inline constexpr std::string_view keywords[] = {"none", "brave", "shield"};
inline constexpr std::string_view verbs[] = {"deal", "gain"};
inline constexpr std::string_view stats[] = {"power", "health"};
inline constexpr std::string_view until[] = {"end_of_turn", "for_good"};
inline constexpr std::string_view fates[] = {"waiting", "cancelled"};
inline constexpr std::string_view fillers[] = {"to", "until", "the"};
inline constexpr std::string_view rolls[] = {"shared", "own"};

inline constexpr ValueWord values[] = {
    {.name = "turn", .counter = match::turn, .start = 1, .says = "the turn"},
    {.name = "phase", .kind = Kind::choice, .counter = match::phase, .words = phases},
    {.name = "active", .kind = Kind::seat, .counter = match::active},
    {.name = "last_hit", .kind = Kind::card, .counter = match::last_hit, .start = -1},
    {.name = "last_place", .kind = Kind::place, .counter = match::last_place},
    {.name = "rolled", .counter = match::rolled},
    {.name = "points", .scope = Scope::player, .counter = player::points},
    {.name = "ready", .scope = Scope::player, .kind = Kind::yes_no, .counter = player::ready},
    {.name = "lead", .scope = Scope::player, .read = lead, .says = "points more than the other player's"},
    {.name = "health", .scope = Scope::card, .counter = on_card::health},
    {.name = "tired", .scope = Scope::card, .kind = Kind::yes_no, .counter = on_card::tired},
    {.name = "used", .scope = Scope::card, .kind = Kind::set, .counter = on_card::used},
    {.name = "power", .scope = Scope::card, .read = power},
};
inline constexpr ZoneWord zones[] = {
    {.name = "nowhere"},
    {.name = "hand", .each_seat = true, .hidden = true, .on_table = false},
    {.name = "row", .each_seat = true, .slots = 3, .in_play = true},
    {.name = "heap"},
};
inline constexpr SlotWord play_slots[] = {{.slot = Slot::card}, {.slot = Slot::place, .before = "->"}};
inline constexpr SlotWord hit_slots[] = {{.slot = Slot::card}, {.slot = Slot::target, .before = "->"}};
inline constexpr SlotWord first_slots[] = {{.slot = Slot::other}};
inline constexpr SlotWord roll_slots[] = {{.slot = Slot::numbers}};
inline constexpr SlotWord rally_slots[] = {{.slot = Slot::cards},
                                           {.slot = Slot::word, .before = "for", .needed = false, .words = stats}};
inline constexpr SlotWord use_slots[] = {
    {.slot = Slot::card}, {.slot = Slot::ability}, {.slot = Slot::number, .before = "amount", .needed = false}};
constexpr std::uint8_t kind(Deed deed) { return static_cast<std::uint8_t>(deed); }
inline constexpr ActionWord actions[] = {
    {.name = "play", .kind = kind(Deed::play), .slots = play_slots},
    {.name = "hit", .kind = kind(Deed::hit), .slots = hit_slots},
    {.name = "pass", .kind = kind(Deed::pass)},
    {.name = "first", .kind = kind(Deed::first), .slots = first_slots},
    {.name = "roll", .kind = kind(Deed::roll), .who = Who::table, .slots = roll_slots},
    {.name = "rally", .kind = kind(Deed::rally), .slots = rally_slots},
    {.name = "use", .kind = kind(Deed::use), .slots = use_slots},
};
inline constexpr FieldWord card_fields[] = {
    {.name = "type", .field = printed::type, .kind = Kind::choice, .words = types},
    {.name = "health", .field = printed::health},
    {.name = "power", .field = printed::power},
    {.name = "loyal_to", .field = printed::loyal_to, .kind = Kind::name},
};
inline constexpr FieldWord ability_fields[] = {
    {.name = "keyword", .field = 0, .kind = Kind::choice, .words = keywords},
    {.name = "x", .field = 1},
    {.name = "once", .field = 2, .kind = Kind::yes_no},
};
inline constexpr FieldWord effect_fields[] = {
    {.name = "verb", .field = 0, .kind = Kind::choice, .words = verbs},
    {.name = "amount", .field = 1},
    {.name = "stat", .field = 2, .kind = Kind::choice, .words = stats},
};
inline constexpr OptionWord options[] = {
    {.name = "dice", .ambiguity = "A01", .values = rolls, .says = "whose dice are rolled"}};
inline constexpr SectionWord sections[] = {{.name = "army", .zone = static_cast<std::uint8_t>(Zone::hand)}};
inline constexpr std::string_view headline[] = {"points"};

inline constexpr Words words{
    .values = values,
    .zones = zones,
    .actions = actions,
    .options = options,
    .sections = sections,
    .card = {.fields = card_fields},
    .ability = {.fields = ability_fields, .bare_number = 1},
    .effect = {.fields = effect_fields, .bare_number = 1, .fillers = fillers},
    .effect_stats = stats,
    .effect_until = until,
    .fates = fates,
    .headline = headline,
};

// ---- rules ----

inline constexpr RuleInfo catalogue[] = {
    {"toy.turn.order", "L1", RuleKind::flag, Severity::illegal, "Players take turns.", ""},
    {"toy.hit.tired", "L2", RuleKind::flag, Severity::illegal, "A tired card does not hit.", "A01"},
    {"toy.state.dead", "L3", RuleKind::flag_state, Severity::warning, "A card without health lies on the heap.", ""},
    {"toy.state.number", "L4", RuleKind::flag_state, Severity::warning, "Health changes only by a hit.", ""},
    {"toy.ask.first", "L5", RuleKind::ask, Severity::info, "Somebody begins.", ""},
    {"toy.deck.size", "L6", RuleKind::deck, Severity::illegal, "An army has three cards.", ""},
    {"toy.win.points", "L7", RuleKind::win, Severity::info, "Two points win.", ""},
};
inline constexpr Ambiguity ambiguities[] = {{"A01", "L2", "Whose dice?", "Everybody's.", "dice"}};

inline bool is_zone(Place place, Zone zone) { return place.zone == static_cast<std::uint8_t>(zone); }
inline Seat active(const Position& position) { return {static_cast<std::int8_t>(position.match[match::active])}; }

inline Objection it_is_the_players_turn(const Position& position, const Action& action)
{
    if (!action.seat || action.seat == active(position) || kind(Deed::first) == action.kind)
        return kept();
    return std::string("it is not the turn of ") + action.seat.letter();
}
inline Objection who_hits_is_not_tired(const Position& position, const Action& action)
{
    if (action.kind != kind(Deed::hit) || !position.card(action.card).counters[on_card::tired])
        return kept();
    return Objection(name_of(position, action.card) + " is tired").about(action.card);
}
inline constexpr Rule<Action> page[] = {
    {catalogue[0], it_is_the_players_turn},
    {catalogue[1], who_hits_is_not_tired},
};

inline void judge(const Position& position, const Action& action, Verdict& verdict)
{
    judge_by<Action>(page, position, action, verdict);
}

inline void judge_states(const Position& position, Verdict& verdict)
{
    for (const Card& card : position.cards)
        if (is_zone(card.place, Zone::row) && card.counters[on_card::health] <= 0)
            add(verdict, Objection(name_of(position, position.id_of(card)) + " is dead").about(position.id_of(card)),
                catalogue[2]);
}

inline void judge_fact(const Position& position, const Fact& fact, Verdict& verdict)
{
    const bool is_health = fact.what == Fact::What::value && values[fact.value].name == "health";
    if (is_health && position.card(fact.card).counters[on_card::health] != fact.number)
        add(verdict, Objection("nothing hit " + name_of(position, fact.card)).about(fact.card), catalogue[3]);
}

inline void next_turn(Position& position)
{
    position.match[match::active] = static_cast<Number>(1 - position.match[match::active]);
    if (position.match[match::active] == 0)
        ++position.match[match::turn];
    std::erase_if(position.effects, [](const Effect& effect) { return effect.until == 0; });
    for (Card& card : position.cards)
        if (card.side == active(position))
            card.counters[on_card::tired] = 0;
}

inline void apply_hit(Position& position, const Action& action)
{
    Number& health = position.card(action.target).counters[on_card::health];
    health = static_cast<Number>(std::max(0, health - power(position, {.card = action.card})));
    position.card(action.card).counters[on_card::tired] = 1;
    position.match[match::last_hit] = action.target.index;
    if (health > 0 || !position.has(action.seat))
        return;
    if (++position.player(action.seat).counters[player::points] == 2)
        position.match[match::phase] = 1;
}

inline void apply(Position& position, const Action& action)
{
    switch (static_cast<Deed>(action.kind)) {
    case Deed::play: {
        Card& card = position.card(action.card);
        card.place = action.place;
        card.side = action.seat;
        card.counters[on_card::health] = std::max<Number>(position.facts(card).fields[printed::health], 0);
        position.match[match::last_place] = packed(action.place);
        return next_turn(position);
    }
    case Deed::hit: return apply_hit(position, action);
    case Deed::pass: return next_turn(position);
    case Deed::first: position.match[match::active] = action.other.index; return;
    case Deed::roll: position.match[match::rolled] = action.numbers.front(); return;
    case Deed::rally:
        for (const CardId card : action.cards)
            position.card(card).counters[on_card::tired] = 0;
        return;
    case Deed::use: position.effects.push_back({.on = action.card, .source = action.card, .amount = 1}); return;
    default: return;
    }
}

inline void propose(const Position& position, std::vector<Template>& templates)
{
    const Seat seat = active(position);
    if (!seat || position.match[match::phase])
        return;
    templates.push_back({.action = {.kind = kind(Deed::pass), .seat = seat}});
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        if (card.side == seat && is_zone(card.place, Zone::hand))
            templates.push_back(
                {.action = {.kind = kind(Deed::play), .seat = seat, .card = id, .place = row_of(seat, 1)}});
        for (const Card& target : position.cards)
            if (card.side == seat && is_zone(card.place, Zone::row) && target.side != seat &&
                is_zone(target.place, Zone::row))
                templates.push_back(
                    {.action = {.kind = kind(Deed::hit), .seat = seat, .card = id, .target = position.id_of(target)}});
    }
}

inline void take_fact(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::value) {
        write_value(position, values[fact.value], {.seat = fact.seat, .card = fact.card}, fact.number);
        return;
    }
    Card& card = position.card(fact.card);
    if (fact.to != nowhere)
        card.place = fact.to;
    if (fact.face >= 0)
        card.face = static_cast<Face>(fact.face);
    if (fact.turned >= 0)
        card.turned = static_cast<std::uint8_t>(fact.turned);
    if (fact.host)
        card.host = fact.host;
}

inline void ask(const Position& position, std::vector<Question>& questions)
{
    if (active(position))
        return;
    Question question{.rule = "toy.ask.first", .sentence = "Who begins?"};
    for (const Seat seat : {seat_a, seat_b})
        question.answers.push_back({.kind = kind(Deed::first), .seat = seat_a, .other = seat});
    questions.push_back(question);
}

inline void show(const Position& position, Board& board)
{
    for (const Card& card : position.cards)
        if (is_zone(card.place, Zone::row) || is_zone(card.place, Zone::heap))
            board.cards.push_back({.card = position.id_of(card),
                                   .place = card.place,
                                   .face = card.face,
                                   .turned = card.turned,
                                   .host = card.host,
                                   .marks = {{.value = 9, .number = card.counters[on_card::health]}}});
}

inline void judge_deck(const Position&, const Deck& deck, Verdict& verdict)
{
    int count = 0;
    for (const DeckLine& line : deck.lines)
        count += line.count;
    if (count != 3)
        add(verdict, std::to_string(count) + " cards instead of 3", catalogue[5]);
}

inline void lay_out(Position& position)
{
    position.match[match::turn] = 1;
    position.match[match::last_hit] = -1;
}
inline void before_match(Position& position)
{
    lay_out(position);
    position.match[match::active] = nobody_yet;
}
inline void put_down(Position& position, CardId id)
{
    Card& card = position.card(id);
    card.counters[on_card::health] = std::max<Number>(position.facts(card).fields[printed::health], 0);
}
inline void settle(Position&) {}
inline bool is_over(const Position& position) { return position.match[match::phase] == 1; }

inline constexpr Game game{
    .id = "toy",
    .title = "Toy",
    .version = "1",
    .words = &words,
    .catalogue = catalogue,
    .ambiguities = ambiguities,
    .lay_out = lay_out,
    .before_match = before_match,
    .put_down = put_down,
    .settle = settle,
    .judge = judge,
    .apply = apply,
    .propose = propose,
    .judge_states = judge_states,
    .judge_fact = judge_fact,
    .take_fact = take_fact,
    .ask = ask,
    .show = show,
    .judge_deck = judge_deck,
    .is_over = is_over,
};

// ---- a table to begin with: both players have three cards in hand, A begins ----

inline CardFacts card_named(std::string name, Number health, Number strength)
{
    CardFacts facts{.name = std::move(name)};
    facts.fields[printed::type] = static_cast<Number>(Type::soldier);
    facts.fields[printed::health] = health;
    facts.fields[printed::power] = strength;
    return facts;
}

/// Cards 0–2 are A's, 3–5 are B's.
inline Position start()
{
    auto library = std::make_shared<CardLibrary>();
    library->cards = {card_named("Knight", 3, 2), card_named("Page", 1, 1)};
    library->labels = {"K", "L", "M", "X", "Y", "Z"};
    Position position{.library = library};
    lay_out(position);
    for (std::int16_t card = 0; card < 6; ++card) {
        const Seat seat = card < 3 ? seat_a : seat_b;
        const CardId id = add_card(
            position,
            {.facts = static_cast<std::uint16_t>(card % 3 == 2), .owner = seat, .side = seat, .place = hand_of(seat)});
        put_down(position, id);
    }
    return position;
}

}  // namespace cardinal::toy
