#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"
#include "engine/rules/stated.h"

#include <algorithm>
#include <array>

/// Numbers that are seen or stated of squads, equipment and sites: tokens that lie otherwise than what was reported
/// makes them.
namespace cardinal::war_rig {
namespace {

Came came(const Position& position, const Stated& stated) { return came_of(position, stated.of.card); }
Status status(const Position& position, const Stated& stated) { return status_of(position, stated.of.card); }

// ---- squads: which side of the token, and what lies beside them ----
bool is_turned(const Stated& stated, bool up) { return is(stated, "flipped") && (stated.number != 0) == up; }

Objection summoners_squads_are_safe(const Position& position, const Stated& stated)
{
    const bool is_summoners =
        seat_in(position, match::summoner) && position.card(stated.of.card).side == seat_in(position, match::summoner);
    const bool is_held_there = is_held(position, position.card(stated.of.card).place);
    return is_turned(stated, true) && is_summoners && is_held_there
             ? stated_otherwise(position, stated, "the Empire captures no squad of its summoner")
             : kept();
}

Objection captives_go_when_the_empire_does(const Position& position, const Stated& stated)
{
    return is_turned(stated, true) && came(position, stated) == Came::released
             ? stated_otherwise(position, stated, "the Empire has let its captives go")
             : kept();
}

template <Came why>
Objection the_empire_has_captured_it(const Position& position, const Stated& stated)
{
    return is_turned(stated, false) && status(position, stated) == Status::taken && came(position, stated) == why
             ? stated_otherwise(position, stated, "the Empire has captured it")
             : kept();
}

Objection who_was_caught_is_captured(const Position& position, const Stated& stated)
{
    return is_turned(stated, false) && came(position, stated) == Came::caught
             ? stated_otherwise(position, stated, "it was caught")
             : kept();
}

Objection captured_squads_lie_on_their_back(const Position& position, const Stated& stated)
{
    return is(stated, "flipped") ? stated_otherwise(position, stated, "which does not fit what became of it") : kept();
}

// ---- cubes ----
bool is_cargo(const Stated& stated)
{
    constexpr std::array names{"red", "green", "blue", "brown", "scrap", "tech"};
    return stated.of.card && std::ranges::find(names, stated.name) != names.end() && stated.number != stated.kept;
}

bool is_cargo_of_a_squad(const Position& position, const Stated& stated)
{
    return is_cargo(stated) && is_squad(position, stated.of.card);
}

Objection captives_keep_their_items(const Position& position, const Stated& stated)
{
    return is_cargo_of_a_squad(position, stated) && is_captive(status(position, stated))
             ? stated_otherwise(position, stated, "but nobody can touch what a captured squad has")
             : kept();
}

Objection the_escaped_keep_their_items(const Position& position, const Stated& stated)
{
    return is_cargo_of_a_squad(position, stated) && came(position, stated) == Came::escaped
             ? stated_otherwise(position, stated, "but it keeps what it had")
             : kept();
}

Objection board_has_room(const Position& position, const Stated& stated)
{
    const bool is_too_much =
        is_cargo_of_a_squad(position, stated) && stated.number - stated.kept > free_spaces(position, stated.of.card);
    return is_too_much ? stated_otherwise(position, stated, "which is more than it has spaces for") : kept();
}

Objection tokens_come_by_an_action(const Position& position, const Stated& stated)
{
    return is_cargo_of_a_squad(position, stated) && stated.number > stated.kept
             ? stated_otherwise(position, stated, "and no action has brought it")
             : kept();
}

// ---- counters ----
bool was_just_locked(const Position& position, const Stated& stated)
{
    return status(position, stated) == Status::prisoner &&
           get(position, stated.of.card, on_card::locked) == get(position, match::turn);
}

Objection the_escaped_have_no_counters(const Position& position, const Stated& stated)
{
    return is(stated, "coercion") && came(position, stated) == Came::escaped
             ? stated_otherwise(position, stated, "but it has escaped")
             : kept();
}

Objection prisoners_are_marked(const Position& position, const Stated& stated)
{
    const bool is_prisoner = status(position, stated) == Status::prisoner;
    return is(stated, "coercion") && (!is_prisoner || stated.number == 0)
             ? stated_otherwise(position, stated, "where counters mark prisoners, and only them")
             : kept();
}

template <int due>
Objection prisoners_get_their_counters(const Position& position, const Stated& stated)
{
    const int right = position.card(stated.of.card).side ? 3 : 2;
    return is(stated, "coercion") && right == due && was_just_locked(position, stated)
             ? stated_otherwise(position, stated, "where " + std::to_string(due) + " are due")
             : kept();
}

Objection each_action_removes_one(const Position& position, const Stated& stated)
{
    return is(stated, "coercion") ? stated_otherwise(position, stated, "and no coercion was reported") : kept();
}

Objection only_able_squads_count(const Position& position, const Stated& stated)
{
    constexpr std::array counts{"repel", "repels_up_to", "enemies", "offence", "defence", "red_dice", "brown_dice"};
    const bool is_a_count = stated.of.card && std::ranges::find(counts, stated.name) != counts.end();
    return is_a_count && stated.number > stated.kept
             ? stated_otherwise(position, stated, "where captured and coerced squads do not count")
             : kept();
}

// ---- camps ----
Objection one_camp_token_in_its_section(const Position& position, const Stated& stated)
{
    const bool is_off =
        stated.number == static_cast<Number>(Camp::two) || stated.number == static_cast<Number>(Camp::misplaced);
    return is(stated, "camp") && is_off ? stated_otherwise(position, stated, "one token lies in the site section")
                                        : kept();
}

Objection camps_are_laid_by_an_action(const Position& position, const Stated& stated)
{
    return is(stated, "camp") && stated.number == static_cast<Number>(Camp::yes) && stated.kept == 0
             ? stated_otherwise(position, stated, "and no action has laid it")
             : kept();
}

Objection camps_are_removed_by_an_action(const Position& position, const Stated& stated)
{
    return is(stated, "camp") && stated.number == 0 ? stated_otherwise(position, stated, "and no action has removed it")
                                                    : kept();
}

// ---- equipment tokens ----
bool is_tokens(const Stated& stated)
{
    return stated.of.card && stated.name.starts_with("tokens_") && stated.number != stated.kept;
}

template <Came why>
Objection tokens_are_as_they_became(const Position& position, const Stated& stated)
{
    return is_tokens(stated) && came(position, stated) == why
             ? stated_otherwise(position, stated, "which is not what was done with it")
             : kept();
}

Objection tokens_are_laid_at_home(const Position& position, const Stated& stated)
{
    return is_tokens(stated) && phase(position) != Phase::setup
             ? stated_otherwise(position, stated, "and nothing that was reported makes it so")
             : kept();
}

// ---- sites ----
bool is_armour(const Stated& stated)
{
    return stated.of.card && (stated.name == "hits" || stated.name == "armour") && stated.number != stated.kept;
}

template <Came why>
Objection hits_are_as_they_became(const Position& position, const Stated& stated)
{
    return is_armour(stated) && came(position, stated) == why
             ? stated_otherwise(position, stated, "which is not what happened to it")
             : kept();
}

Objection ships_begin_with_twelve(const Position& position, const Stated& stated)
{
    const bool is_a_ship = type_of(position, stated.of.card) == Type::drop_ship;
    return is_armour(stated) && is_a_ship
             ? stated_otherwise(position, stated, "a drop-ship has 12, less what has hit it")
             : kept();
}

Objection armour_goes_hit_by_hit(const Position& position, const Stated& stated)
{
    return is_armour(stated) && phase(position) != Phase::setup
             ? stated_otherwise(position, stated, "one armour point goes for each hit")
             : kept();
}

template <Came why, bool burning>
Objection fire_is_as_it_became(const Position& position, const Stated& stated)
{
    return is(stated, "fire") && came(position, stated) == why && (stated.number != 0) == burning
             ? stated_otherwise(position, stated, "which is not what the die said")
             : kept();
}

Objection without_armour_it_burns(const Position& position, const Stated& stated)
{
    const bool is_shot = came(position, stated) == Came::attacked && armour_of(position, stated.of.card) == 0;
    return is(stated, "fire") && stated.number == 0 && is_shot
             ? stated_otherwise(position, stated, "without armour it burns")
             : kept();
}

Objection fires_have_a_cause(const Position& position, const Stated& stated)
{
    return is(stated, "fire") && phase(position) != Phase::setup
             ? stated_otherwise(position, stated, "and nothing that was reported makes it so")
             : kept();
}

constexpr std::string_view other_fires = "war-rig.fire.token";
constexpr std::string_view other_hits = "war-rig.rig-attack.armour";
constexpr std::string_view other_flips = "war-rig.captured.flip";
constexpr std::string_view other_counters = "war-rig.coerce.mark war-rig.coerce.lesser war-rig.coerce.player "
                                            "war-rig.coerce.step";

constexpr Rule<Stated> piece_page[] = {
    {rule("war-rig.empire.summoner-safe"), summoners_squads_are_safe, other_flips},
    {rule("war-rig.empire.release"), captives_go_when_the_empire_does, other_flips},
    {rule("war-rig.empire.capture-landing"), the_empire_has_captured_it<Came::landed>, other_flips},
    {rule("war-rig.empire.capture-advance"), the_empire_has_captured_it<Came::advanced>, other_flips},
    {rule("war-rig.empire.capture-enter"), the_empire_has_captured_it<Came::entered>, other_flips},
    {rule("war-rig.espionage.caught"), who_was_caught_is_captured, other_flips},
    {rule("war-rig.captured.flip"), captured_squads_lie_on_their_back},
    {rule("war-rig.escape.items"), the_escaped_keep_their_items, "war-rig.gather.capacity war-rig.gather.cost"},
    {rule("war-rig.captured.items"), captives_keep_their_items, "war-rig.gather.capacity war-rig.gather.cost"},
    {rule("war-rig.gather.capacity"), board_has_room},
    {rule("war-rig.gather.cost"), tokens_come_by_an_action},
    {rule("war-rig.escape.counters"), the_escaped_have_no_counters, other_counters},
    {rule("war-rig.coerce.mark"), prisoners_are_marked,
     "war-rig.coerce.lesser war-rig.coerce.player war-rig.coerce.step"},
    {rule("war-rig.coerce.lesser"), prisoners_get_their_counters<2>, "war-rig.coerce.step"},
    {rule("war-rig.coerce.player"), prisoners_get_their_counters<3>, "war-rig.coerce.step"},
    {rule("war-rig.coerce.step"), each_action_removes_one},
    {rule("war-rig.coerce.inert-rolls"), only_able_squads_count},
    {rule("war-rig.camp.token"), one_camp_token_in_its_section},
    {rule("war-rig.camp.cost"), camps_are_laid_by_an_action},
    {rule("war-rig.camp.decamp-cost"), camps_are_removed_by_an_action},
    {rule("war-rig.hit.give-equipment"), tokens_are_as_they_became<Came::given>, "war-rig.assign.equip"},
    {rule("war-rig.assign.stock"), tokens_are_as_they_became<Came::built>, "war-rig.assign.equip"},
    {rule("war-rig.espionage.breakin"), tokens_are_as_they_became<Came::stolen>, "war-rig.assign.equip"},
    {rule("war-rig.assign.equip"), tokens_are_laid_at_home},
    {rule("war-rig.fire.damage"), hits_are_as_they_became<Came::burnt_beside>, other_hits},
    {rule("war-rig.empire.return-special"), hits_are_as_they_became<Came::returned_fire>, other_hits},
    {rule("war-rig.rig-die.overheat"), hits_are_as_they_became<Came::missed>, other_hits},
    {rule("war-rig.rig-die.malfunction"), hits_are_as_they_became<Came::spared>, other_hits},
    {rule("war-rig.empire.ship-armour"), ships_begin_with_twelve, other_hits},
    {rule("war-rig.rig-attack.armour"), armour_goes_hit_by_hit},
    {rule("war-rig.fight-fire.fail"), fire_is_as_it_became<Came::burns_on, false>, other_fires},
    {rule("war-rig.fight-fire.success"), fire_is_as_it_became<Came::put_out, true>, other_fires},
    {rule("war-rig.sabotage.breakin"), fire_is_as_it_became<Came::sabotaged, false>, other_fires},
    {rule("war-rig.sabotage.roll"), fire_is_as_it_became<Came::not_sabotaged, true>, other_fires},
    {rule("war-rig.rig-die.malfunction"), fire_is_as_it_became<Came::malfunctioned, false>, other_fires},
    {rule("war-rig.rig-attack.fire-at-zero"), without_armour_it_burns, other_fires},
    {rule("war-rig.fire.token"), fires_have_a_cause},
};

}  // namespace

void judge_piece(const Position& position, const Stated& stated, Verdict& verdict)
{
    judge_by<Stated>(piece_page, position, stated, verdict);
}

}  // namespace cardinal::war_rig
