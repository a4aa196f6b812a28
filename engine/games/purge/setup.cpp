#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

#include <algorithm>
#include <string>
#include <vector>

/// Starting a game: what lies on the table when turn 1 begins.
namespace cardinal::purge {
namespace {

/// One player's table as it is judged at the start.
struct StartOf {
    Seat seat{};
};

std::vector<CardId> cards_in_play(const Position& position, Seat seat, Type type)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (card.side == seat && !card.is_token && type_of(position, card) == type && in_play(card))
            found.push_back(position.id_of(card));
    return found;
}

std::string starts_with(const StartOf& start, std::size_t count, const std::string& what)
{
    return name_of(start.seat) + " starts with " + std::to_string(count) + " " + what + ", not with 1";
}

Objection exactly_one(const Position& position, const StartOf& start, Type type, const std::string& what)
{
    const std::vector<CardId> found = cards_in_play(position, start.seat, type);
    if (found.size() != 1)
        return Objection(starts_with(start, found.size(), what)).about(start.seat);
    if (position.card(found.front()).place != home_of(start.seat))
        return Objection(name_of(position, found.front()) + " does not lie in " +
                         name_of(position, home_of(start.seat)))
            .about(start.seat);
    return kept();
}

Objection starts_with_one_commander(const Position& position, const StartOf& start)
{
    return exactly_one(position, start, Type::commander, "Commanders");
}

Objection starts_with_one_stronghold(const Position& position, const StartOf& start)
{
    return exactly_one(position, start, Type::stronghold, "Strongholds");
}

Objection starts_with_one_resource_without_tech(const Position& position, const StartOf& start)
{
    if (Objection wrong_number = exactly_one(position, start, Type::resource_attachment, "Resource Attachments"))
        return wrong_number;
    const CardId card = cards_in_play(position, start.seat, Type::resource_attachment).front();
    const Number tech = printed_number(position.facts(card), printed::tech);
    if (tech <= 0)
        return kept();
    return Objection(name_of(position, card) + " needs " + std::to_string(tech) + " TEKs, a starting one needs 0")
        .about(start.seat);
}

Objection starts_with_one_cheap_tek(const Position& position, const StartOf& start)
{
    if (Objection wrong_number = exactly_one(position, start, Type::tek, "TEKs"))
        return wrong_number;
    const CardId card = cards_in_play(position, start.seat, Type::tek).front();
    const Number cost = printed_number(position.facts(card), printed::energy);
    if (cost <= 3)
        return kept();
    return Objection(name_of(position, card) + " costs " + std::to_string(cost) + " energy, a starting one at most 3")
        .about(start.seat);
}

bool is_starting_type(Type type)
{
    return type == Type::commander || type == Type::stronghold || type == Type::resource_attachment ||
           type == Type::tek;
}

Objection starts_with_nothing_else(const Position& position, const StartOf& start)
{
    const auto other = std::ranges::find_if(position.cards, [&](const Card& card) {
        return card.side == start.seat && in_play(card) &&
               (card.is_token || !is_starting_type(type_of(position, card)));
    });
    if (other == position.cards.end())
        return kept();
    return Objection(name_of(position, position.id_of(*other)) + " does not start in play").about(start.seat);
}

Objection starting_cards_are_ones_own(const Position& position, const StartOf& start)
{
    const auto foreign = std::ranges::find_if(position.cards, [&](const Card& card) {
        return card.side == start.seat && in_play(card) && !card.is_token && card.owner != start.seat;
    });
    if (foreign == position.cards.end())
        return kept();
    return is_from_ones_deck(position, start.seat, position.id_of(*foreign)).about(start.seat);
}

Objection stronghold_has_its_printed_population(const Position& position, const StartOf& start)
{
    const CardId stronghold = stronghold_of(position, start.seat);
    const Number printed = stronghold ? printed_number(position.facts(stronghold), printed::population) : Number{0};
    const Number now = population_of(position, start.seat);
    if (now == printed)
        return kept();
    return Objection(name_of(position, stronghold) + " starts with POPULATION " + std::to_string(printed) + ", not " +
                     std::to_string(now))
        .about(start.seat);
}

bool is_deck(Zone zone) { return zone == Zone::tek_deck || zone == Zone::ops_deck || zone == Zone::war_deck; }

Objection decks_lie_in_their_places(const Position& position, const StartOf& start)
{
    const auto mislaid = std::ranges::find_if(position.cards, [&](const Card& card) {
        const Zone zone = zone_of(card.place);
        return card.place.seat == start.seat && is_deck(zone) && zone != deck_of(position, position.id_of(card));
    });
    if (mislaid == position.cards.end())
        return kept();
    return Objection(name_of(position, position.id_of(*mislaid)) + " lies in " + name_of(position, mislaid->place))
        .about(start.seat);
}

// purge.setup.free: no energy, no TEK of the turn and no play is used by starting cards (A40).
constexpr Rule<StartOf> start_page[] = {
    {rule("purge.setup.population"), stronghold_has_its_printed_population},
    {rule("purge.vector.layout"), decks_lie_in_their_places},
    {rule("purge.setup.commander"), starts_with_one_commander},
    {rule("purge.setup.stronghold"), starts_with_one_stronghold},
    {rule("purge.setup.resource"), starts_with_one_resource_without_tech},
    {rule("purge.setup.tek"), starts_with_one_cheap_tek},
    {rule("purge.setup.nothing_else"), starts_with_nothing_else},
    {rule("purge.play.available"), starting_cards_are_ones_own},
};

// ---- both players together ----
Objection two_players_play(const Position& position, const Begin&)
{
    if (position.seats == 2)
        return kept();
    return std::to_string(position.seats) + " players sit at the table, the rules are for 2";
}

Objection commanders_are_of_different_factions(const Position& position, const Begin&)
{
    const auto faction = [&](Seat seat) {
        const CardId leader = commander_of(position, seat);
        return leader ? position.facts(leader).fields[printed::faction] : not_given;
    };
    const bool is_mirror = faction(seat_a) != not_given && faction(seat_a) == faction(seat_b);
    if (!is_mirror || option(position, Option::allow_mirror) == 1)
        return kept();
    return Objection("both Commanders are of one faction").resting_on("A51");
}

constexpr Rule<Begin> begin_page[] = {
    {rule("purge.req.players"), two_players_play},
    {rule("purge.req.opposite_faction"), commanders_are_of_different_factions},
};

Objection nothing_is_set_up_during_a_match(const Position& position, const PutInPlace& put)
{
    if (state(position) == State::setup)
        return kept();
    return name_of(position, put.card) + " is set up although the match has begun";
}

constexpr Rule<PutInPlace> place_page[] = {
    {rule("purge.setup.nothing_else"), nothing_is_set_up_during_a_match},
};

// ---- what is still to be laid ----
struct StartingCard {
    Type type = Type::commander;
    const char* what = "";
};
constexpr StartingCard starting_cards[] = {
    {Type::commander, "a Commander"},
    {Type::stronghold, "a Stronghold"},
    {Type::resource_attachment, "a Resource Attachment that needs no TEKs"},
    {Type::tek, "a TEK of at most 3 energy"},
};

/// `a Commander, a Stronghold, a TEK of at most 3 energy`
std::string not_laid_yet(const Position& position, Seat seat)
{
    std::vector<std::string> missing;
    for (const StartingCard& card : starting_cards)
        if (cards_in_play(position, seat, card.type).empty())
            missing.emplace_back(card.what);
    std::string list;
    for (std::size_t at = 0; at < missing.size(); ++at)
        list += (at == 0 ? "" : ", ") + missing[at];
    return list;
}

bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }

}  // namespace

std::string due(const Position& position)
{
    if (state(position) != State::setup)
        return "";
    const std::string a = not_laid_yet(position, seat_a);
    const std::string b = not_laid_yet(position, seat_b);
    if (a.empty() && b.empty())
        return "All starting cards are laid; “begin” starts turn 1.";
    if (a == b)
        return "A and B each place at home: " + a + ".";
    return (a.empty() ? "" : "A places at home: " + a + ".") + (a.empty() || b.empty() ? "" : " ") +
           (b.empty() ? "" : "B places at home: " + b + ".");
}

void judge(const Position& position, const PutInPlace& put, Verdict& verdict)
{
    judge_by<PutInPlace>(place_page, position, put, verdict);
}

void apply(Position& position, const PutInPlace& put)
{
    if (!position.has(put.card))
        return;
    if (!is_vector(put.place))
        return move_card(position, put.card, put.place);
    position.card(put.card).side = put.seat;
    enter_play(position, put.card, put.place);
}

void judge(const Position& position, const Begin& begin, Verdict& verdict)
{
    if (state(position) != State::setup)
        return;
    judge_by<Begin>(begin_page, position, begin, verdict);
    for (const Seat seat : {seat_a, seat_b})
        judge_by<StartOf>(start_page, position, StartOf{seat}, verdict);
}

void apply(Position& position, const Begin&)
{
    if (state(position) != State::setup)
        return;
    for (const Seat seat : {seat_a, seat_b}) {
        const CardId stronghold = stronghold_of(position, seat);
        set_stat(position, stronghold, Stat::population,
                 printed_number(position.facts(stronghold), printed::population));
        set(position, seat, player::faction, -1);  // as the cards say that lie there now
    }
    settle(position);
    set(position, match::turn, 0);
    start_turn(position);
}

}  // namespace cardinal::purge
