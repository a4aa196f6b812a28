#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Infinite Power: bids are laid sealed at the start of each turn, revealed together, and matches win loyalty.
namespace cardinal::war_rig {
namespace {

constexpr Number counters_of_a_base = 2;

bool is_a_bid(Number value) { return value >= 1 && value <= 3; }

// ---- discovery ----
Objection each_rival_base_gets_two_counters(const Position&, const Discover& discover)
{
    if (discover.counters < 0 || discover.counters == counters_of_a_base)
        return kept();
    return "the base of each other player gets 2 counters, not " + std::to_string(discover.counters);
}

constexpr Rule<Discover> discover_page[] = {
    {rule("war-rig.power.counters"), each_rival_base_gets_two_counters},
};

// ---- bids ----
Objection it_is_the_start_of_a_turn(const Position& position, const Bid&)
{
    return phase(position) == Phase::bids ? kept() : Objection("power tokens are laid at the start of a turn");
}

Objection each_lays_one_token_of_one_to_three(const Position& position, const Bid& bid)
{
    if (get(position, bid.seat, player::bid_laid) != 0 || !bid.further.empty())
        return name_of(bid.seat) + " lays more than one power token";
    if (bid.open != no_number && !is_a_bid(bid.open))
        return "a power token shows 1, 2 or 3, not " + std::to_string(bid.open);
    return kept();
}

Objection it_lies_face_down(const Position&, const Bid& bid)
{
    if (bid.open == no_number)
        return kept();
    return Objection("the power token of " + name_of(bid.seat) + " lies face up").about(bid.seat);
}

constexpr Rule<Bid> bid_page[] = {
    {rule("war-rig.power.when"), it_is_the_start_of_a_turn, "*"},
    {rule("war-rig.power.token"), each_lays_one_token_of_one_to_three, "war-rig.power.secret"},
    {rule("war-rig.power.secret"), it_lies_face_down},
};

// ---- the reveal ----
bool all_have_laid(const Position& position)
{
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        if (!is_eliminated(position, Seat{seat}) && get(position, Seat{seat}, player::bid_laid) == 0)
            return false;
    return true;
}

Objection reveal_is_at_the_start_of_a_turn(const Position& position, const Reveal&)
{
    return phase(position) == Phase::bids ? kept() : Objection("power tokens are revealed at the start of a turn");
}

Objection everybody_has_laid_a_token(const Position& position, const Reveal&)
{
    return all_have_laid(position) ? kept() : Objection("tokens were revealed before everybody had laid one");
}

Number bid_of(const Reveal& reveal, Seat seat)
{
    const auto at = static_cast<std::size_t>(seat.index);
    return at < reveal.bids.size() ? reveal.bids[at] : Number{0};
}

// Whoever is out of the match lays none.
Objection tokens_show_one_to_three(const Position& position, const Reveal& reveal)
{
    bool all_are_told = static_cast<int>(reveal.bids.size()) <= position.seats;
    for (std::int8_t seat = 0; seat < position.seats; ++seat) {
        const Number bid = bid_of(reveal, Seat{seat});
        all_are_told = all_are_told && (is_a_bid(bid) || (bid == 0 && is_eliminated(position, Seat{seat})));
    }
    return all_are_told ? kept() : Objection("each player reveals one token that shows 1, 2 or 3");
}

constexpr Rule<Reveal> reveal_page[] = {
    {rule("war-rig.power.when"), reveal_is_at_the_start_of_a_turn, "*"},
    {rule("war-rig.power.reveal"), everybody_has_laid_a_token, "war-rig.power.token"},
    {rule("war-rig.power.token"), tokens_show_one_to_three},
};

// war-rig.power.match, war-rig.power.sway, war-rig.power.no-match: each that is equal to the controller's, on its own;
// a loyal player makes resources and has no counter left to lose (A56).
void settle_bid(Position& position, const Reveal& reveal, Seat seat)
{
    const Seat controller = seat_in(position, match::controller);
    const Number bid = bid_of(reveal, seat);
    set(position, seat, player::bid, bid);
    set(position, seat, player::bid_laid, 0);
    const bool matches = seat != controller && is_a_bid(bid) && bid == bid_of(reveal, controller);
    set(position, seat, player::matched, matches ? bid : Number{0});
    set(position, seat, player::generated, 0);
    if (matches)
        set(position, seat, player::sway, as_number(std::max(0, get(position, seat, player::sway) - 1)));
}

// ---- generation ----
Objection token_was_matched(const Position& position, const Generate& generate)
{
    if (get(position, generate.seat, player::matched) > 0)
        return kept();
    return Objection("the token of " + name_of(generate.seat) + " matches nothing").about(generate.seat);
}

Objection no_more_than_the_token_shows(const Position& position, const Generate& generate)
{
    const int made = get(position, generate.seat, player::generated) + static_cast<int>(generate.tokens.size());
    const Number matched = get(position, generate.seat, player::matched);
    return made <= matched
             ? kept()
             : Objection(std::to_string(made) + " resources were made with a token of " + std::to_string(matched));
}

Objection only_basic_resources_are_made(const Position&, const Generate& generate)
{
    const bool all_are =
        std::ranges::all_of(generate.tokens, [](Number token) { return token >= 0 && token < resource_kinds; });
    return all_are ? kept() : Objection("scrap and tech are not made of power");
}

Objection they_go_into_the_own_base(const Position& position, const Generate& generate)
{
    if (generate.to == nowhere || generate.to == base_of(position, generate.seat))
        return kept();
    return "what power makes goes into the own base, not to " + name_of(generate.to);
}

constexpr Rule<Generate> generate_page[] = {
    {rule("war-rig.power.no-match"), token_was_matched, "war-rig.power.generate-max"},
    {rule("war-rig.power.generate-max"), no_more_than_the_token_shows},
    {rule("war-rig.power.generate-type"), only_basic_resources_are_made},
    {rule("war-rig.power.generate-place"), they_go_into_the_own_base},
};

}  // namespace

void judge(const Position& position, const Discover& discover, Verdict& verdict)
{
    judge_structure(position, {discover.seat, discover.structure, Keyword::power_source}, verdict);
    judge_by<Discover>(discover_page, position, discover, verdict);
}

// war-rig.power.controller, war-rig.power.counters: who made the source; everybody else's base gets two counters.
void apply(Position& position, const Discover& discover)
{
    if (power_is_active(position))
        return;
    set(position, match::controller, discover.seat.index);
    set(position, match::power_turn, get(position, match::turn));
    const Number counters = discover.counters >= 0 ? as_number(discover.counters) : counters_of_a_base;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        set(position, Seat{seat}, player::sway, Seat{seat} == discover.seat ? Number{0} : counters);
}

void judge(const Position& position, const Bid& bid, Verdict& verdict)
{
    judge_by<Bid>(bid_page, position, bid, verdict);
}

// Sealed: which token it is nobody knows before the reveal.
void apply(Position& position, const Bid& bid)
{
    set(position, bid.seat, player::bid_laid, 1);
    if (is_a_bid(bid.open))
        set(position, bid.seat, player::bid, bid.open);
}

void judge(const Position& position, const Reveal& reveal, Verdict& verdict)
{
    judge_by<Reveal>(reveal_page, position, reveal, verdict);
}

void apply(Position& position, const Reveal& reveal)
{
    if (!power_is_active(position))
        return;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        settle_bid(position, reveal, Seat{seat});
    set(position, match::revealed, get(position, match::turn));
    if (phase(position) == Phase::bids)
        set_phase(position, Phase::rounds);
    if (get(position, match::fire_due) != 0)
        spread_fires(position);
}

void judge(const Position& position, const Generate& generate, Verdict& verdict)
{
    judge_by<Generate>(generate_page, position, generate, verdict);
}

void apply(Position& position, const Generate& generate)
{
    for (const Number token : generate.tokens)
        if (token >= 0 && token < token_kinds)
            add_stock(position, generate.seat, static_cast<Token>(token), 1);
    const int made = get(position, generate.seat, player::generated) + static_cast<int>(generate.tokens.size());
    set(position, generate.seat, player::generated, as_number(made));
}

}  // namespace cardinal::war_rig
