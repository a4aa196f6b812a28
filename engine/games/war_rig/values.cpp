#include "engine/games/war_rig/values.h"

#include <algorithm>

/// What is kept, what is printed, and what dice show.
namespace cardinal::war_rig {

void set_phase(Position& position, Phase phase) { set(position, match::phase, static_cast<Number>(phase)); }
Came came_of(const Position& position, CardId card) { return static_cast<Came>(get(position, card, on_card::came)); }
bool is_captive(Status status)
{
    return status == Status::captured || status == Status::prisoner || status == Status::taken;
}

// war-rig.captured.flip: a captured squad's token lies on its back.
int is_flipped(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    return is_captive(status_of(card)) != (get(card, on_card::misturned) != 0) ? 1 : 0;
}

void set_flipped(Position& position, CardId squad, bool flipped)
{
    const bool is_wrong = flipped != is_captive(status_of(position, squad));
    set(position, squad, on_card::misturned, is_wrong ? 1 : 0);
}

bool is_encamped(const Card& card) { return get(card, on_card::camp) > 0; }

// ---- what is printed ----
Number printed_of(const Position& position, CardId card, printed::Field field)
{
    const Number number = position.facts(card).fields[field];
    return is_given(number) ? number : Number{0};
}

Keyword keyword_of(const Ability& ability)
{
    const Number keyword = ability.fields[ability::keyword];
    return is_given(keyword) ? static_cast<Keyword>(keyword) : Keyword::none;
}

bool has(const Position& position, CardId card, Keyword keyword)
{
    return std::ranges::find(position.facts(card).abilities, keyword, keyword_of) !=
           position.facts(card).abilities.end();
}

Number x_of(const Position& position, CardId card, Keyword keyword, Number otherwise)
{
    const std::vector<Ability>& abilities = position.facts(card).abilities;
    const auto found = std::ranges::find(abilities, keyword, keyword_of);
    if (found == abilities.end())
        return 0;
    return is_given(found->fields[ability::x]) ? found->fields[ability::x] : otherwise;
}

// ---- inventories ----
HiddenPile pile_of(Pile)
{
    return {
        .zone = static_cast<std::uint8_t>(Zone::inventory), .unknown = player::inventory_unknown, .face = Face::down};
}

int inventory_down(const Position& position, Seat seat) { return count_of(position, seat, Pile::inventory); }
void set_inventory_down(Position& position, Seat seat, Number total)
{
    set_count(position, seat, Pile::inventory, total);
}

bool is_in_inventory(const Position& position, CardId card, Seat seat)
{
    const Place place = position.card(card).place;
    if (place == in(Zone::inventory, seat))
        return true;
    return zone_of(place) == Zone::unseen && get(position, seat, player::inventory_unknown) > 0;
}

// war-rig.stolen.other: plans of other tech lie in the thief's own inventory. Of equipment a locked token marks them;
// a number token is an item that a squad carries.
bool is_stolen_plan(const Position& position, CardId card, Seat seat)
{
    const Place place = position.card(card).place;
    const bool lies_elsewhere = zone_of(place) == Zone::inventory && place.seat != seat;
    return lies_elsewhere && position.has(seat) && locked_tokens(position, card, seat) > 0;
}

bool may_be_built_by(const Position& position, CardId card, Seat seat)
{
    return is_in_inventory(position, card, seat) || is_stolen_plan(position, card, seat);
}

void come_to_light(Position& position, CardId card, Seat seat)
{
    if (zone_of(position.card(card).place) != Zone::unseen || !position.has(seat))
        return;
    position.card(card).place = in(Zone::inventory, seat);
    position.card(card).face = Face::down;
    if (get(position, seat, player::inventory_unknown) > 0)
        add_unknown(position, seat, Pile::inventory, -1);
}

// ---- dice ----
bool is_face(Number face) { return face > 0 && face <= static_cast<Number>(Die::undiscovered); }

// war-rig.rig-die.colour: dice are told apart by colour, and each colour has faces of its own.
DieColour colour_of(Number face)
{
    const auto die = static_cast<Die>(face);
    if (!is_face(face))
        return DieColour::none;
    if (die <= Die::white_6)
        return DieColour::white;
    if (die <= Die::lightning)
        return DieColour::red;
    if (die <= Die::double_dodge)
        return DieColour::brown;
    if (die <= Die::special)
        return DieColour::blue;
    return die <= Die::malfunction ? DieColour::black : DieColour::green;
}

int count_of(std::span<const Number> dice, Die face)
{
    return static_cast<int>(std::ranges::count(dice, static_cast<Number>(face)));
}

int count_of(std::span<const Number> dice, DieColour colour)
{
    return static_cast<int>(std::ranges::count(dice, colour, [](Number face) { return colour_of(face); }));
}

// war-rig.die.miss, war-rig.die.hit, war-rig.die.double, war-rig.rig-die.hits: as many hits as targets are shown.
int hits_of(Number face)
{
    switch (static_cast<Die>(face)) {
    case Die::hit:
    case Die::blue_hit:
    case Die::black_hit: return 1;
    case Die::double_hit:
    case Die::black_double_hit: return 2;
    default: return 0;
    }
}

// war-rig.die.blank-defence, war-rig.die.dodge, war-rig.die.double-dodge: what a face negates.
int dodges_of(Number face)
{
    if (face == static_cast<Number>(Die::double_dodge))
        return 2;
    return face == static_cast<Number>(Die::dodge) ? 1 : 0;
}

int white_die(std::span<const Number> dice)
{
    const auto found = std::ranges::find(dice, DieColour::white, [](Number face) { return colour_of(face); });
    return found == dice.end() ? 0 : *found;
}

Die green_die(std::span<const Number> dice)
{
    const auto found = std::ranges::find(dice, DieColour::green, [](Number face) { return colour_of(face); });
    return found == dice.end() ? Die::none : static_cast<Die>(*found);
}

std::string name_of(Place place) { return name_of(words, place); }

std::string_view name_of(Token token)
{
    constexpr std::string_view names[] = {"red", "green", "blue", "brown", "scrap", "tech"};
    return token <= Token::tech ? names[static_cast<std::size_t>(token)] : "no";
}

}  // namespace cardinal::war_rig
