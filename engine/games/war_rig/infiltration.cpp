#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Rival Base: Recruit and Rescue. Both are one roll against the squads of the base, and both end in the Wastes.
namespace cardinal::war_rig {
namespace {

template <class Trying>
Objection about(const Position& position, const Trying& trying, const std::string& fault)
{
    return Objection(name_of(position, trying.squad) + fault).about(trying.squad);
}

template <class Trying>
bool is_told(const Trying& trying, RecruitEnd end)
{
    return trying.end == static_cast<Number>(end);
}

template <class Trying>
Objection action_is_counted(const Position& position, const Trying& trying)
{
    return is_told(trying, RecruitEnd::free) ? about(position, trying, " acted in the base without using an action")
                                             : kept();
}

template <class Trying>
bool roll_succeeds(const Position& position, const Trying& trying)
{
    return white_die(trying.dice) > enemies_in_base(position, trying.squad);
}

/// What the line says came of it; else what the die says.
template <class Trying>
bool succeeds(const Position& position, const Trying& trying, bool is_named)
{
    if (is_told(trying, RecruitEnd::taken) || is_told(trying, RecruitEnd::refused))
        return is_told(trying, RecruitEnd::taken);
    return white_die(trying.dice) == 0 ? is_named : roll_succeeds(position, trying);
}

template <class Trying>
Objection die_beats_the_squads_there(const Position& position, const Trying& trying)
{
    if (count_of(trying.dice, DieColour::white) > 1)
        return about(position, trying, " rolled more than once in one action");
    if (white_die(trying.dice) == 0 && !trying.dice.empty())
        return about(position, trying, " rolls the white die");
    const bool is_end_told = is_told(trying, RecruitEnd::taken) || is_told(trying, RecruitEnd::refused);
    if (white_die(trying.dice) == 0 || !is_end_told ||
        roll_succeeds(position, trying) == is_told(trying, RecruitEnd::taken))
        return kept();
    return about(position, trying,
                 " rolled " + std::to_string(white_die(trying.dice)) + " against " +
                     std::to_string(enemies_in_base(position, trying.squad)) + " squads");
}

/// The roll is over and its recruit was not named: this line names it.
bool names_the_recruit(const Position& position, const Recruit& recruit)
{
    return recruit.squad == card_in(position, match::recruiter) && recruit.dice.empty() && recruit.captive.index >= 0;
}

std::vector<CardId> squads_to_recruit(const Position& position, Place base)
{
    std::vector<CardId> squads = squads_at(position, base, owner_of_base(position, base));
    std::erase_if(squads, [&](CardId squad) { return is_infiltrated(position, squad); });
    return squads;
}

Place base_of_recruit(const Position& position, const Recruit& recruit)
{
    return names_the_recruit(position, recruit) ? base_left_by_recruit(position) : position.card(recruit.squad).place;
}

Objection recruiter_is_infiltrated(const Position& position, const Recruit& recruit)
{
    return is_infiltrated(position, recruit.squad) ? kept()
                                                   : about(position, recruit, " is not infiltrated in a rival base");
}

Objection who_is_recruited_is_there(const Position& position, const Recruit& recruit)
{
    const auto there = squads_to_recruit(position, base_of_recruit(position, recruit));
    if (!recruit.captive || std::ranges::count(there, recruit.captive) > 0)
        return kept();
    return about(position, recruit, " cannot recruit " + name_of(position, recruit.captive) + " there");
}

constexpr Rule<Recruit> recruit_page[] = {
    {rule("war-rig.rival.actions-only"), recruiter_is_infiltrated, "war-rig.recruit.roll"},
    {rule("war-rig.special.cost"), action_is_counted<Recruit>, "war-rig.turn.two-actions"},
    {rule("war-rig.recruit.roll"), die_beats_the_squads_there<Recruit>},
    {rule("war-rig.recruit.roll"), who_is_recruited_is_there},
};

// ---- rescue ----
bool is_held_in(const Position& position, CardId prisoner, Place base)
{
    const Status status = status_of(position, prisoner);
    return (status == Status::prisoner || status == Status::captured) && location_of(position, prisoner) == base;
}

Objection own_squad_is_held_there(const Position& position, const Rescue& rescue)
{
    const bool is_there =
        is_infiltrated(position, rescue.squad) &&
        (!rescue.prisoner || (position.card(rescue.prisoner).side == rescue.seat &&
                              is_held_in(position, rescue.prisoner, position.card(rescue.squad).place)));
    return is_there ? kept() : about(position, rescue, " is not infiltrated where the squad is held");
}

constexpr Rule<Rescue> rescue_page[] = {
    {rule("war-rig.rescue.condition"), own_squad_is_held_there, "war-rig.rescue.roll"},
    {rule("war-rig.special.cost"), action_is_counted<Rescue>, "war-rig.turn.two-actions"},
    {rule("war-rig.rescue.roll"), die_beats_the_squads_there<Rescue>},
};

constexpr Rule<Recruit> naming_page[] = {
    {rule("war-rig.recruit.roll"), who_is_recruited_is_there},
};

/// Who is meant when nobody was named: nobody, where it is not certain.
CardId only_recruit(const Position& position, const Recruit& recruit)
{
    const auto there = squads_to_recruit(position, base_of_recruit(position, recruit));
    if (recruit.captive)
        return recruit.captive;
    return there.size() == 1 ? there.front() : no_card;
}

void leave_open_who_it_is(Position& position, CardId recruiter)
{
    set(position, match::recruiter, recruiter.index);
    set(position, match::recruited_from, position.card(recruiter).place.zone);
}

CardId only_prisoner(const Position& position, const Rescue& rescue)
{
    if (rescue.prisoner)
        return rescue.prisoner;
    for (const Card& card : position.cards)
        if (card.side == rescue.seat && is_held_in(position, position.id_of(card), position.card(rescue.squad).place))
            return position.id_of(card);
    return no_card;
}

}  // namespace

bool is_infiltrated(const Position& position, CardId squad)
{
    return status_of(position, squad) == Status::infiltrated && is_base(position.card(squad).place);
}

Place base_left_by_recruit(const Position& position)
{
    return {.zone = static_cast<std::uint8_t>(get(position, match::recruited_from))};
}

std::vector<CardId> possible_recruits(const Position& position)
{
    const CardId recruiter = card_in(position, match::recruiter);
    return recruiter ? squads_to_recruit(position, base_left_by_recruit(position)) : std::vector<CardId>{};
}

void name_the_recruit(Position& position, CardId squad)
{
    const CardId recruiter = card_in(position, match::recruiter);
    set(position, match::recruiter, no_card.index);
    capture(position, squad, recruiter);
}

void judge(const Position& position, const Recruit& recruit, Verdict& verdict)
{
    if (names_the_recruit(position, recruit))
        return judge_by<Recruit>(naming_page, position, recruit, verdict);
    const bool is_free = is_told(recruit, RecruitEnd::free);
    judge_acting(position, {.seat = recruit.seat, .squad = recruit.squad, .cost = is_free ? 0 : 1}, verdict);
    if (is_able(position, recruit.squad) && !goes_on_though_sent_away(position, recruit.squad))
        judge_by<Recruit>(recruit_page, position, recruit, verdict);
}

// war-rig.recruit.captive: as if captured; captor and captive go to the Wastes.
void apply(Position& position, const Recruit& recruit)
{
    if (!is_squad(position, recruit.squad) || !is_able(position, recruit.squad))
        return;
    if (names_the_recruit(position, recruit))
        return name_the_recruit(position, recruit.captive);
    const CardId captive = only_recruit(position, recruit);
    const bool joins = succeeds(position, recruit, recruit.captive.index >= 0);
    act(position, {.seat = recruit.seat, .squad = recruit.squad});
    if (joins && is_able(position, captive) && captive != recruit.squad)
        capture(position, captive, recruit.squad);
    else if (joins && !captive && !squads_to_recruit(position, position.card(recruit.squad).place).empty())
        leave_open_who_it_is(position, recruit.squad);
    repel_to_wastes(position, recruit.squad, Came::by_recruit);
}

void judge(const Position& position, const Rescue& rescue, Verdict& verdict)
{
    const bool is_free = is_told(rescue, RecruitEnd::free);
    judge_acting(position, {.seat = rescue.seat, .squad = rescue.squad, .cost = is_free ? 0 : 1}, verdict);
    if (is_able(position, rescue.squad) && !goes_on_though_sent_away(position, rescue.squad))
        judge_by<Rescue>(rescue_page, position, rescue, verdict);
}

// war-rig.rescue.escape: the squad escapes, and both are repelled.
void apply(Position& position, const Rescue& rescue)
{
    if (!is_squad(position, rescue.squad) || !is_able(position, rescue.squad))
        return;
    const CardId prisoner = only_prisoner(position, rescue);
    const bool escapes = succeeds(position, rescue, rescue.prisoner.index >= 0);
    act(position, {.seat = rescue.seat, .squad = rescue.squad});
    const Status status = status_of(position, prisoner);
    if (escapes && is_squad(position, prisoner) && (status == Status::prisoner || status == Status::captured)) {
        escape(position, prisoner);
        put(position, prisoner, wastes);
    }
    repel_to_wastes(position, rescue.squad, Came::by_rescue);
}

}  // namespace cardinal::war_rig
