#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Gather: tokens of a location onto the white spaces of a squad's board.
namespace cardinal::war_rig {
namespace {

Place place_of(const Position& position, const Gather& gather) { return position.card(gather.squad).place; }

bool is_where_tokens_are(Place place) { return is_basic(place) || place == wastes; }

Objection action_is_counted(const Position& position, const Gather& gather)
{
    if (!gather.is_free)
        return kept();
    return Objection(name_of(position, gather.squad) + " gathered without using an action").about(gather.squad);
}

// Scrap is gathered in the Barren Wastes (A15).
Objection tokens_are_gathered_there(const Position& position, const Gather& gather)
{
    if (is_where_tokens_are(place_of(position, gather)))
        return kept();
    return Objection("nothing is gathered in " + name_of(place_of(position, gather))).about(gather.squad);
}

Objection location_gives_them(const Position& position, const Gather& gather)
{
    const Place place = place_of(position, gather);
    for (const Number token : gather.tokens)
        if (!gives(position, place, static_cast<Token>(token)))
            return Objection(name_of(place) + " gives no " + std::string(name_of(static_cast<Token>(token))))
                .about(gather.squad);
    return kept();
}

int allowed(const Position& position, const Gather& gather)
{
    int least = 99;
    for (const Number token : gather.tokens)
        least = std::min(least, gathered_at_once(position, gather.squad, static_cast<Token>(token)));
    return least;
}

Objection no_more_than_one_action_gives(const Position& position, const Gather& gather)
{
    const int count = static_cast<int>(gather.tokens.size());
    if (count <= allowed(position, gather))
        return kept();
    return Objection(std::to_string(count) + " tokens were gathered, one action gives " +
                     std::to_string(allowed(position, gather)))
        .about(gather.squad);
}

// Left on the board of that location is only what finds no space.
bool is_left_there(const Position& position, const Gather& gather)
{
    return type_of(position, gather.onto) == Type::heap &&
           position.card(gather.onto).place == place_of(position, gather) && free_spaces(position, gather.squad) <= 0;
}

Objection what_multiplies_it_does_not_burn(const Position& position, const Gather& gather)
{
    const int count = static_cast<int>(gather.tokens.size());
    if (count <= 1)
        return kept();
    const int may = allowed(position, gather);
    const CardId burning = count <= may ? no_card : burning_with(position, nobody, Keyword::gather_times);
    if (!burning || count > may * x_of(position, burning, Keyword::gather_times, 1))
        return kept();
    return Objection(name_of(position, burning) + " burns and multiplies nothing").about(burning);
}

Objection they_go_on_its_own_board(const Position& position, const Gather& gather)
{
    if (!gather.onto || gather.onto == gather.squad || is_left_there(position, gather))
        return kept();
    return Objection("what " + name_of(position, gather.squad) + " gathered lies on " + name_of(position, gather.onto))
        .about(gather.squad);
}

Objection board_has_room(const Position& position, const Gather& gather)
{
    const bool is_laid_there = is_squad(position, gather.onto);
    if (!is_laid_there || static_cast<int>(gather.tokens.size()) <= free_spaces(position, gather.onto))
        return kept();
    return Objection(name_of(position, gather.onto) + " has " + std::to_string(free_spaces(position, gather.onto)) +
                     " free spaces")
        .about(gather.onto);
}

constexpr Rule<Gather> gather_page[] = {
    {rule("war-rig.gather.cost"), action_is_counted, "war-rig.turn.two-actions"},
    {rule("war-rig.gather.where"), tokens_are_gathered_there, "war-rig.gather.available"},
    {rule("war-rig.gather.available"), location_gives_them},
    {rule("war-rig.fire.disabled"), what_multiplies_it_does_not_burn, "war-rig.gather.amount"},
    {rule("war-rig.gather.amount"), no_more_than_one_action_gives},
    {rule("war-rig.gather.board"), they_go_on_its_own_board},
    {rule("war-rig.gather.capacity"), board_has_room},
};

// ---- loose tokens ----
Place place_of(const Position& position, const Claim& claim)
{
    return claim.from == nowhere ? position.card(claim.squad).place : claim.from;
}

Objection squad_is_able(const Position& position, const Claim& claim)
{
    if (is_able(position, claim.squad))
        return kept();
    return Objection(name_of(position, claim.squad) + " is captured and claims nothing").about(claim.squad);
}

Objection it_is_the_squads_turn(const Position& position, const Claim& claim)
{
    if (position.card(claim.squad).side != claim.seat)
        return Objection(name_of(position, claim.squad) + " is not controlled by " + name_of(claim.seat))
            .about(claim.squad);
    const bool is_own = is_own_activation(position, claim.seat, claim.squad);
    const bool may_still =
        option(position, Option::claim_after_actions) == 0 || actions_left(position, claim.squad) > 0;
    if (is_own && may_still)
        return kept();
    Objection objection =
        Objection(name_of(position, claim.squad) + " claimed a loose token outside its own turn").about(claim.squad);
    return is_own ? std::move(objection).resting_on("A65") : std::move(objection);
}

Objection tokens_lie_loose_there(const Position& position, const Claim& claim)
{
    const Place place = place_of(position, claim);
    const CardId heap = heap_there(position, place);
    std::array<int, token_kinds> wanted{};
    for (const Number token : claim.tokens)
        if (++wanted[static_cast<std::size_t>(token)] > tokens_on(position.card(heap), static_cast<Token>(token)))
            return Objection("no " + std::string(name_of(static_cast<Token>(token))) + " lies loose in " +
                             name_of(place))
                .about(claim.squad);
    if (place != position.card(claim.squad).place)
        return Objection("the token lies in " + name_of(place) + ", and " + name_of(position, claim.squad) + " in " +
                         name_of(position.card(claim.squad).place))
            .about(claim.squad);
    return kept();
}

Objection claiming_board_has_room(const Position& position, const Claim& claim)
{
    if (static_cast<int>(claim.tokens.size()) <= free_spaces(position, claim.squad))
        return kept();
    return Objection(name_of(position, claim.squad) + " has " + std::to_string(free_spaces(position, claim.squad)) +
                     " free spaces")
        .about(claim.squad);
}

// war-rig.gather.claim: any squad, of any player, and it takes no action.
constexpr Rule<Claim> claim_page[] = {
    {rule("war-rig.captured.no-actions"), squad_is_able, "*"},
    {rule("war-rig.gather.cost"), it_is_the_squads_turn},
    {rule("war-rig.gather.available"), tokens_lie_loose_there},
    {rule("war-rig.gather.capacity"), claiming_board_has_room},
};

bool another_is_encamped_there(const Position& position, CardId squad)
{
    return std::ranges::any_of(squads_at(position, position.card(squad).place, position.card(squad).side),
                               [&](CardId other) { return other != squad && is_encamped(position.card(other)); });
}

bool are_kinds(TokenList tokens)
{
    return std::ranges::all_of(tokens, [](Number token) { return token >= 0 && token < token_kinds; });
}

}  // namespace

// war-rig.camp.gather: one more for an encamped squad (A16, A68); some facility may double it.
int gathered_at_once(const Position& position, CardId squad, Token token)
{
    const bool is_colour = static_cast<int>(token) < resource_kinds;
    const bool counts = is_colour || option(position, Option::camp_bonus_for) == 0;
    const bool by_another =
        option(position, Option::second_camp_gather) == 1 && another_is_encamped_there(position, squad);
    const int once = counts && (is_encamped(position.card(squad)) || by_another) ? 2 : 1;
    return once * std::max(1, best_of(position, nobody, Keyword::gather_times));
}

void judge(const Position& position, const Gather& gather, Verdict& verdict)
{
    judge_acting(position, {.seat = gather.seat, .squad = gather.squad, .cost = gather.is_free ? 0 : 1}, verdict);
    if (is_able(position, gather.squad) && are_kinds(gather.tokens))
        judge_by<Gather>(gather_page, position, gather, verdict);
}

void apply(Position& position, const Gather& gather)
{
    if (!is_squad(position, gather.squad) || !are_kinds(gather.tokens))
        return;
    act(position, {.seat = gather.seat, .squad = gather.squad});
    for (const Number token : gather.tokens)
        if (gather.onto)
            add_tokens(position, gather.onto, static_cast<Token>(token), 1);
        else
            load_or_leave(position, gather.squad, static_cast<Token>(token), 1);
}

void judge(const Position& position, const Claim& claim, Verdict& verdict)
{
    if (are_kinds(claim.tokens))
        judge_by<Claim>(claim_page, position, claim, verdict);
}

void apply(Position& position, const Claim& claim)
{
    if (!is_squad(position, claim.squad) || !are_kinds(claim.tokens))
        return;
    for (const Number token : claim.tokens) {
        add_tokens(position, heap_there(position, place_of(position, claim)), static_cast<Token>(token), -1);
        add_tokens(position, claim.squad, static_cast<Token>(token), 1);
    }
}

}  // namespace cardinal::war_rig
