#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>
#include <array>

/// Setup: what lies on the table when turn 1 begins.
namespace cardinal::war_rig {
namespace {

/// One player's pieces as they are judged at the start.
struct StartOf {
    Seat seat{};
};

Objection about(const StartOf& start, const std::string& fault)
{
    return Objection(name_of(start.seat) + fault).about(start.seat);
}

bool sits_at_the_table(const Position& position, Seat seat) { return seat && seat.index < position.seats; }

Objection seat_is_the_bases_number(const Position& position, const StartOf& start)
{
    const Number base = get(position, start.seat, player::base);
    return base == start.seat.index + 1 ? kept() : about(start, " sits at base " + std::to_string(base));
}

// war-rig.rig.built-first, war-rig.setup.chassis: an empty chassis at home.
Objection one_empty_chassis_is_at_home(const Position& position, const StartOf& start)
{
    int chassis = 0;
    for (const Card& card : position.cards)
        chassis += type_of(position, card) == Type::chassis && card.side == start.seat ? 1 : 0;
    const bool is_home = position.card(chassis_of(position, start.seat)).place == base_of(position, start.seat);
    if (chassis == 1 && is_home && parts_of(position, start.seat).empty())
        return kept();
    return about(start, " has no single empty chassis in the Home Base");
}

using Numbers = std::array<int, 7>;

bool is_one_each(const Numbers& numbers, std::size_t first, std::size_t last)
{
    for (std::size_t number = 1; number < numbers.size(); ++number)
        if (numbers[number] != (number >= first && number <= last ? 1 : 0))
            return false;
    return true;
}

void count_number(Numbers& numbers, const Card& card)
{
    const Number number = get(card, on_card::number);
    ++numbers[static_cast<std::size_t>(number >= 1 && number <= 6 ? number : 0)];
}

Objection squads_one_to_three_are_at_home(const Position& position, const StartOf& start)
{
    Numbers numbers{};
    for (const Card& card : position.cards) {
        const bool is_own = type_of(position, card) == Type::squad && card.side == start.seat;
        const bool lies_right = card.place == base_of(position, start.seat) && status_of(card) == Status::able &&
                                get(card, on_card::misturned) == 0;
        if (is_own && !lies_right)
            return about(start,
                         "'s squad " + std::to_string(get(card, on_card::number)) + " does not stand ready at home");
        if (is_own)
            count_number(numbers, card);
    }
    return is_one_each(numbers, 1, 3) && numbers[0] == 0 ? kept() : about(start, "'s squads are not 1, 2 and 3");
}

bool is_vacant(const Position& position, Place place) { return is_base(place) && !owner_of_base(position, place); }

bool places_lesser(const Position& position, Seat seat)
{
    return position.seats < 4 || option(position, Option::lesser_with_four) == 0 || seat <= seat_b;
}

// With four players two vacant bases are shared (A60).
Objection counters_four_to_six_are_in_a_vacant_base(const Position& position, const StartOf& start)
{
    Numbers numbers{};
    Place base = nowhere;
    for (const Card& card : position.cards) {
        if (type_of(position, card) != Type::squad || card.owner != start.seat || card.side)
            continue;
        const bool is_with_the_others = base == nowhere || base == card.place;
        if (!is_vacant(position, card.place) || !is_with_the_others)
            return about(start, "'s lesser faction does not lie in one vacant base");
        base = card.place;
        count_number(numbers, card);
    }
    const bool has_none = base == nowhere;
    if (!places_lesser(position, start.seat))
        return has_none ? kept() : about(start, " places no lesser faction");
    return is_one_each(numbers, 4, 6) && numbers[0] == 0 ? kept() : about(start, "'s lesser squads are not 4, 5 and 6");
}

bool is_standard(const CardFacts& facts) { return facts.fields[printed::standard] == 1; }

int lying_open(const Position& position, Seat seat, std::uint16_t facts)
{
    return static_cast<int>(std::ranges::count_if(position.cards, [&](const Card& card) {
        return card.place == in(Zone::inventory, seat) && card.face == Face::up && card.facts == facts;
    }));
}

Objection standard_issue_lies_open(const Position& position, const StartOf& start)
{
    if (inventory_down(position, start.seat) > 0)
        return about(start, " has a card face down in the inventory");
    for (const Card& card : position.cards)
        if (card.place == in(Zone::inventory, start.seat) && !is_standard(position.facts(card)))
            return about(start, " has more than the standard-issue set");
    if (!position.library)
        return kept();
    for (std::size_t at = 0; at < position.library->cards.size(); ++at)
        if (is_standard(position.library->cards[at]) &&
            lying_open(position, start.seat, static_cast<std::uint16_t>(at)) != 1)
            return about(start, " has not one " + position.library->cards[at].name);
    return kept();
}

bool is_an_own_squad(const Position& position, Seat seat, int number)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return type_of(position, card) == Type::squad && card.owner == seat && card.side == seat &&
               get(card, on_card::number) == number;
    });
}

Objection tokens_are_of_own_squads(const Position& position, const StartOf& start)
{
    for (const Card& card : position.cards) {
        if (card.place != in(Zone::inventory, start.seat))
            continue;
        for (std::int8_t colour = 0; colour < 4; ++colour) {
            const Number tokens = get(card, tokens_of(Seat{colour}));
            for (int number = 1; number <= 6; ++number)
                if (((tokens >> (number - 1)) & 1) != 0 &&
                    (Seat{colour} != start.seat || !is_an_own_squad(position, start.seat, number)))
                    return about(start, "'s " + position.facts(card).name + " has the token of no own squad");
        }
    }
    return kept();
}

Objection nothing_has_happened_to(const Position& position, const StartOf& start)
{
    for (int kind = 0; kind < token_kinds; ++kind)
        if (stock_of(position, start.seat, static_cast<Token>(kind)) > 0)
            return about(start, " has something in stock");
    if (get(position, start.seat, player::sway) > 0)
        return about(start, " has coercion counters at the base");
    if (std::ranges::count(position.cards, in(Zone::facilities, start.seat), &Card::place) > 0)
        return about(start, " has a facility that nobody has built");
    return prisoner_of(position, start.seat) ? about(start, " has a prisoner") : kept();
}

constexpr Rule<StartOf> start_page[] = {
    {rule("war-rig.setup.order"), seat_is_the_bases_number},
    {rule("war-rig.setup.chassis"), one_empty_chassis_is_at_home},
    {rule("war-rig.setup.squads"), squads_one_to_three_are_at_home},
    {rule("war-rig.setup.standard"), standard_issue_lies_open},
    {rule("war-rig.setup.equip"), tokens_are_of_own_squads},
    {rule("war-rig.setup.lesser"), counters_four_to_six_are_in_a_vacant_base},
    {rule("war-rig.deck.empty-start"), nothing_has_happened_to},
};

// ---- what all share ----
Objection two_to_four_play(const Position& position, const Begin&)
{
    return position.seats >= 2 && position.seats <= 4
             ? kept()
             : Objection(std::to_string(position.seats) + " sit at the table, 2 to 4 can play");
}

constexpr std::array<Number, 7> printed_supply{1 << 4, 0b1011, 1 << 5, 0b0111, 1 << 5, 0b1110, 1 << 5};

Objection supplies_are_the_printed_colours(const Position& position, const Begin&)
{
    for (std::size_t at = 0; at < printed_supply.size(); ++at)
        if ((position.match[match::supply_wastes + at] & ~printed_supply[at]) != 0)
            return Objection(std::string(words.zones[static_cast<std::size_t>(Zone::wastes) + at].name) +
                             " has a supply that is not printed there");
    return kept();
}

bool shows_play(const Position& position, const Card& card)
{
    const bool has_landed = type_of(position, card) == Type::drop_ship && is_on_map(card.place);
    return has_landed || get(card, on_card::camp) != 0 || get(card, on_card::fire) != 0 ||
           get(card, on_card::hits) > 0 || get(card, on_card::coercion) > 0 || cargo_of(card) > 0;
}

Objection nothing_lies_there_yet(const Position& position, const Begin&)
{
    const auto shows =
        std::ranges::find_if(position.cards, [&](const Card& card) { return shows_play(position, card); });
    return shows == position.cards.end()
             ? kept()
             : Objection(name_of(position, position.id_of(*shows)) + " shows that play has begun before turn 1");
}

bool is_in_the_deck(const Card& card)
{
    return zone_of(card.place) == Zone::unseen || zone_of(card.place) == Zone::tech_deck;
}

Objection tech_deck_is_complete_and_hidden(const Position& position, const Begin&)
{
    for (const Card& card : position.cards) {
        if (!is_in_the_deck(card))
            continue;
        if (card.face == Face::up && zone_of(card.place) == Zone::tech_deck)
            return "the tech deck lies face up";
        if (const std::string lacks = what_a_tech_card_lacks(position.facts(card)); !lacks.empty())
            return Objection("the tech deck holds " + position.facts(card).name + ", a card " + lacks);
    }
    return get(position, match::shuffled) != 0 ? kept() : Objection("the tech deck does not lie face down");
}

// war-rig.setup.common, war-rig.deck.dice: within reach is what is reached for; dice are seen when they are rolled.
constexpr Rule<Begin> begin_page[] = {
    {rule("war-rig.setup.players"), two_to_four_play, "war-rig.setup.lesser"},
    {rule("war-rig.setup.supply"), supplies_are_the_printed_colours},
    {rule("war-rig.deck.empty-start"), nothing_lies_there_yet},
    {rule("war-rig.deck.tech"), tech_deck_is_complete_and_hidden},
};

void keep_each_fault_once(Verdict& verdict)
{
    std::vector<Violation> once;
    for (Violation& violation : verdict.violations)
        if (std::ranges::find(once, violation.rule, &Violation::rule) == once.end())
            once.push_back(std::move(violation));
    verdict.violations = std::move(once);
}

// Lesser factions lie where the published board has them.
Place base_for_lesser(const Position& position, Seat owner)
{
    constexpr std::array<std::array<int, 4>, 3> bases{{{4, 3, 6, 5}, {6, 5, 4, 4}, {6, 5, 6, 5}}};
    const auto row = static_cast<std::size_t>(std::clamp<int>(position.seats, 2, 4) - 2);
    return base_at(bases[row][static_cast<std::size_t>(std::clamp<int>(owner.index, 0, 3))]);
}

/// Boards without a printed number get one after another.
Number number_by_order(const Position& position, CardId board)
{
    int before = 0;
    for (int at = 0; at < board.index; ++at) {
        const Card& other = position.card(CardId{static_cast<std::int16_t>(at)});
        before += type_of(position, other) == Type::squad && other.owner == position.card(board).owner ? 1 : 0;
    }
    return as_number(std::min(before + 1, 6));
}

/// A squad or chassis of a player's box: home, or as a lesser squad into a vacant base.
void lay_out_of_the_box(Position& position, CardId id)
{
    Card& card = position.card(id);
    const Type type = type_of(position, card);
    if (zone_of(card.place) != Zone::aside || !card.owner || (type != Type::squad && type != Type::chassis))
        return;
    if (type == Type::squad && !is_given(position.facts(card).fields[printed::squad]))
        set(position, id, on_card::number, number_by_order(position, id));
    const bool is_lesser = type == Type::squad && get(card, on_card::number) >= 4;
    card.side = is_lesser ? nobody : card.owner;
    card.place = is_lesser ? base_for_lesser(position, card.owner) : base_of(position, card.owner);
}

void settle_squad(Position& position, CardId id)
{
    Card& card = position.card(id);
    if (!card.side && get(card, on_card::home) == 0)
        set(position, id, on_card::home, as_number(number_of_base(card.place)));
    if (status_of(card) == Status::able && card.side && is_rival_base(position, card.place, card.side))
        set(position, id, on_card::status, static_cast<Number>(Status::infiltrated));
}

}  // namespace

void lay_out(Position& position)
{
    set(position, match::turn, 1);
    set(position, match::round, 1);
    set_phase(position, Phase::rounds);
    for (const match::Value none :
         {match::winner, match::acting, match::mover, match::attacker, match::defender, match::splashed,
          match::summoner, match::return_fire_due, match::controller, match::recruiter})
        set(position, none, -1);
    for (std::size_t at = 0; at < printed_supply.size(); ++at)
        position.match[match::supply_wastes + at] = printed_supply[at];
    set(position, match::tech_deck, 40);
    set(position, match::shuffled, 1);
    for (std::int8_t seat = 0; seat < most_seats; ++seat)
        position.players[static_cast<std::size_t>(seat)].counters[player::base] = static_cast<Number>(seat + 1);
}

void before_match(Position& position)
{
    lay_out(position);
    set(position, match::turn, 0);
    set(position, match::round, 0);
    set(position, match::active, -1);
    set_phase(position, Phase::setup);
}

void put_down(Position& position, CardId id)
{
    Card& card = position.card(id);
    if (is_in_the_deck(card))
        card.face = Face::down;
    if (type_of(position, card) == Type::squad) {
        const Number number = position.facts(card).fields[printed::squad];
        set(position, id, on_card::number, is_given(number) ? number : Number{1});
    }
    if (type_of(position, card) == Type::heap)
        card.is_token = true;  // nobody's deck lists it
    const bool is_in_use = zone_of(card.place) == Zone::rig || zone_of(card.place) == Zone::facilities;
    if (is_in_use)
        set(position, id, on_card::built, 1);
}

void settle(Position& position)
{
    if (phase(position) == Phase::setup && get(position, match::turn) == 1) {
        set(position, match::turn, 0);
        set(position, match::round, 0);
        set(position, match::active, -1);
    }
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId id{static_cast<std::int16_t>(at)};
        Card& card = position.card(id);
        const Number colour = position.facts(card).fields[printed::colour];
        if (!card.owner && is_given(colour) && sits_at_the_table(position, Seat{static_cast<std::int8_t>(colour)}))
            card.owner = Seat{static_cast<std::int8_t>(colour)};
        lay_out_of_the_box(position, id);
    }
    for (std::size_t at = 0; at < position.cards.size(); ++at)
        if (is_squad(position, {static_cast<std::int16_t>(at)}))
            settle_squad(position, {static_cast<std::int16_t>(at)});
}

void judge(const Position& position, const Begin& begin, Verdict& verdict)
{
    if (phase(position) != Phase::setup)
        return;
    judge_by<Begin>(begin_page, position, begin, verdict);
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        Verdict of_seat;
        judge_by<StartOf>(start_page, position, StartOf{Seat{seat}}, of_seat);
        verdict.violations.insert(verdict.violations.end(), of_seat.violations.begin(), of_seat.violations.end());
    }
    keep_each_fault_once(verdict);
}

void apply(Position& position, const Begin&)
{
    if (phase(position) != Phase::setup)
        return;
    lay_out_heaps(position);
    set(position, match::turn, 0);
    start_turn(position);
}

std::string due(const Position& position)
{
    if (phase(position) != Phase::setup)
        return "";
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        const std::string who = name_of(Seat{seat});
        if (squads_at(position, base_of(position, Seat{seat}), Seat{seat}).size() < 3)
            return who + " lays three squad boards into the Home Base, with the numbers 1 to 3.";
        if (!chassis_of(position, Seat{seat}))
            return who + " lays an empty chassis into the Home Base.";
    }
    return "Each player lays the standard-issue equipment face up and puts number tokens on it.";
}

}  // namespace cardinal::war_rig
