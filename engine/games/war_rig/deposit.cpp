#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Deposit: what squads bring home, scrap for resources, tech tokens for tech cards.
namespace cardinal::war_rig {
namespace {

// ---- scrap ----
int scrap_given(const Position& position, const Swap& swap)
{
    return swap.scrap >= 0 ? swap.scrap : scrap_for_one(position);
}

bool is_normal(Number token) { return token >= 0 && token < resource_kinds; }

// Any colour may be taken for it (A63).
Objection four_scrap_make_one_resource(const Position& position, const Swap& swap)
{
    const int given = scrap_given(position, swap);
    if (!is_normal(swap.token))
        return "scrap is swapped for a normal resource only";
    if (given != scrap_for_one(position))
        return std::to_string(given) + " scrap was given, " + std::to_string(scrap_for_one(position)) +
               " make one resource";
    if (stock_of(position, swap.seat, Token::scrap) < given)
        return name_of(swap.seat) + " has " + std::to_string(stock_of(position, swap.seat, Token::scrap)) +
               " scrap in stock";
    return kept();
}

Objection what_makes_it_cheaper_does_not_burn(const Position& position, const Swap& swap)
{
    const int given = scrap_given(position, swap);
    if (given == scrap_for_one(position))
        return kept();
    const CardId burning = burning_with(position, nobody, Keyword::scrap_for);
    return burning && given == x_of(position, burning, Keyword::scrap_for, 1)
             ? Objection(name_of(position, burning) + " burns and makes nothing cheaper").about(burning)
             : kept();
}

constexpr Rule<Swap> swap_page[] = {
    {rule("war-rig.fire.disabled"), what_makes_it_cheaper_does_not_burn, "war-rig.deposit.scrap"},
    {rule("war-rig.deposit.scrap"), four_scrap_make_one_resource},
};

// ---- tech ----
Objection token_was_brought_home(const Position& position, const Exchange& exchange)
{
    if (exchange.from && position.card(exchange.from).place != base_of(position, exchange.seat))
        return Objection(name_of(position, exchange.from) + " is not in the Home Base of " + name_of(exchange.seat))
            .about(exchange.from);
    if (exchange.from && (!can_act(position, exchange.from) || position.card(exchange.from).side != exchange.seat))
        return Objection(name_of(position, exchange.from) + " has brought nothing home for " + name_of(exchange.seat))
            .about(exchange.from);
    if (stock_of(position, exchange.seat, Token::tech) > 0 ||
        (exchange.from && tokens_on(position.card(exchange.from), Token::tech) > 0))
        return kept();
    return Objection(name_of(exchange.seat) + " has no tech token at home").about(exchange.seat);
}

/// Nobody knows yet what it is, and a tech card it can be.
bool can_be_drawn(const Position& position, CardId card)
{
    const Zone zone = zone_of(position.card(card).place);
    const Type type = type_of(position, card);
    return (zone == Zone::unseen || zone == Zone::tech_deck) &&
           (type == Type::equipment || type == Type::part || type == Type::facility);
}

Objection one_of_two_cards_is_kept(const Position& position, const Exchange& exchange)
{
    for (const CardId card : exchange.keeping)
        if (!can_be_drawn(position, card))
            return Objection(name_of(position, card) + " is no card that was drawn from the tech deck").about(card);
    const int kept_cards = std::max<int>(exchange.kept, static_cast<int>(exchange.keeping.size()));
    return kept_cards == 1 ? kept()
                           : Objection(std::to_string(kept_cards) + " cards were kept for one tech token, not 1");
}

constexpr Rule<Exchange> exchange_page[] = {
    {rule("war-rig.deposit.tech-exchange"), token_was_brought_home, "war-rig.deposit.tech-draw"},
    {rule("war-rig.deposit.tech-draw"), one_of_two_cards_is_kept},
};

void keep_known(Position& position, Seat seat, CardId card)
{
    if (!can_be_drawn(position, card))
        return;
    position.card(card).place = in(Zone::inventory, seat);
    position.card(card).side = seat;
    position.card(card).face = Face::down;
}

}  // namespace

// war-rig.deposit.arrival, war-rig.deposit.other: resources and scrap into stock, tech tokens beside it; nothing of it
// takes an action.
void deposit(Position& position, CardId squad)
{
    const Seat seat = position.card(squad).side;
    for (int kind = 0; kind < token_kinds; ++kind) {
        const auto token = static_cast<Token>(kind);
        add_stock(position, seat, token, tokens_on(position.card(squad), token));
        position.card(squad).counters[static_cast<std::size_t>(kind)] = 0;
    }
}

// A facility may make it cheaper for everybody.
int scrap_for_one(const Position& position)
{
    const int cheaper = best_of(position, nobody, Keyword::scrap_for);
    return cheaper > 0 ? cheaper : 4;
}

void judge(const Position& position, const Swap& swap, Verdict& verdict)
{
    judge_by<Swap>(swap_page, position, swap, verdict);
}

void apply(Position& position, const Swap& swap)
{
    if (swap.token < 0 || swap.token >= token_kinds)
        return;
    add_stock(position, swap.seat, Token::scrap, -scrap_given(position, swap));
    add_stock(position, swap.seat, static_cast<Token>(swap.token), 1);
}

void judge(const Position& position, const Exchange& exchange, Verdict& verdict)
{
    judge_by<Exchange>(exchange_page, position, exchange, verdict);
}

// war-rig.deposit.tech-bottom: which of the two goes under the deck nobody sees. Fewer than two may be left (A64).
void apply(Position& position, const Exchange& exchange)
{
    const bool is_from_board = exchange.from && tokens_on(position.card(exchange.from), Token::tech) > 0;
    if (is_from_board)
        add_tokens(position, exchange.from, Token::tech, -1);
    else
        add_stock(position, exchange.seat, Token::tech, -1);
    const int known = static_cast<int>(exchange.keeping.size());
    const int drawn = std::min<int>(std::max(exchange.kept, known), get(position, match::tech_deck));
    set(position, match::tech_deck, as_number(get(position, match::tech_deck) - std::max(0, drawn)));
    for (const CardId card : exchange.keeping)
        keep_known(position, exchange.seat, card);
    if (drawn > known)
        add_unknown(position, exchange.seat, Pile::inventory, drawn - known);
}

}  // namespace cardinal::war_rig
