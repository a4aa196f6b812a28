#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Movement with captives, Escape, the cell: what becomes of captives where their captor arrives.
namespace cardinal::war_rig {
namespace {

bool joins_at_once(const Position& position, CardId captive, Place base)
{
    return option(position, Option::own_colour_joins) == 1 && base_of(position, position.card(captive).owner) == base;
}

void bring_home(Position& position, CardId captor)
{
    const Seat seat = position.card(captor).side;
    for (const CardId captive : captives_of(position, captor))
        if (joins_at_once(position, captive, base_of(position, seat)))
            join(position, captive, seat);
        else if (!prisoner_of(position, seat))
            imprison(position, captive, seat);
        else if (option(position, Option::cell_full) == 1)
            escape(position, captive);
}

// war-rig.captive.escape-move: anywhere but in the own base and in the Wastes captives escape (A24).
void lose_captives(Position& position, CardId captor)
{
    for (const CardId captive : captives_of(position, captor)) {
        escape(position, captive);
        if (option(position, Option::captive_escapes_to) == 1)
            put(position, captive, home_of(position, captive));
    }
}

// ---- locking by hand ----
Objection cell_is_free(const Position& position, const Lock& lock)
{
    const CardId prisoner = prisoner_of(position, lock.seat);
    if (!prisoner || prisoner == lock.captive)
        return kept();
    return Objection(name_of(position, prisoner) + " is in the cell of " + name_of(lock.seat) + " already")
        .about(lock.captive);
}

Objection prisoner_is_marked(const Position& position, const Lock& lock)
{
    return lock.counters == 0
             ? Objection(name_of(position, lock.captive) + " has no coercion counters").about(lock.captive)
             : kept();
}

Objection counters_are(const Position& position, const Lock& lock, int due, bool is_asked)
{
    if (!is_asked || lock.counters <= 0 || lock.counters == due)
        return kept();
    return Objection(name_of(position, lock.captive) + " gets " + std::to_string(due) + " coercion counters, not " +
                     std::to_string(lock.counters))
        .about(lock.captive);
}

Objection lesser_squads_get_two(const Position& position, const Lock& lock)
{
    return counters_are(position, lock, 2, !position.card(lock.captive).side);
}

Objection players_squads_get_three(const Position& position, const Lock& lock)
{
    return counters_are(position, lock, 3, position.card(lock.captive).side.operator bool());
}

Objection captive_is_brought_home(const Position& position, const Lock& lock)
{
    const Card& card = position.card(lock.captive);
    const bool is_a_captive = status_of(card) == Status::captured || status_of(card) == Status::prisoner;
    if (is_a_captive && location_of(position, lock.captive) == base_of(position, lock.seat))
        return kept();
    return Objection(name_of(position, lock.captive) + " is no captive in " + name_of(lock.seat) + "'s base")
        .about(lock.captive);
}

constexpr Rule<Lock> lock_page[] = {
    {rule("war-rig.cell.cap"), cell_is_free},
    {rule("war-rig.coerce.where"), captive_is_brought_home},
    {rule("war-rig.coerce.mark"), prisoner_is_marked},
    {rule("war-rig.coerce.lesser"), lesser_squads_get_two},
    {rule("war-rig.coerce.player"), players_squads_get_three},
};

}  // namespace

void arrive(Position& position, CardId squad, Place place)
{
    const Seat side = position.card(squad).side;
    if (side && place == base_of(position, side)) {
        deposit(position, squad);
        bring_home(position, squad);
    } else if (place != wastes)
        lose_captives(position, squad);
    capture_who_enters(position, squad);
}

void judge(const Position& position, const Lock& lock, Verdict& verdict)
{
    judge_by<Lock>(lock_page, position, lock, verdict);
}

void apply(Position& position, const Lock& lock)
{
    if (!is_squad(position, lock.captive) || status_of(position, lock.captive) == Status::destroyed)
        return;
    const bool was_locked = status_of(position, lock.captive) == Status::prisoner;
    const Number since = get(position, lock.captive, on_card::locked);
    imprison(position, lock.captive, lock.seat);
    if (was_locked)
        set(position, lock.captive, on_card::locked, since);
    if (lock.counters >= 0)
        set(position, lock.captive, on_card::coercion, as_number(lock.counters));
}

}  // namespace cardinal::war_rig
