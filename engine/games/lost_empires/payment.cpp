#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Play a Unit, Play a Support: the cost is paid in full, by turning tokens to their X side.
namespace cardinal::lost_empires {
namespace {

int count_of(TurnedTokens paying, Token token)
{
    return static_cast<int>(std::ranges::count(paying, static_cast<Number>(token)));
}

struct Price {
    int command = 0, supply = 0;
    int sum() const { return command + supply; }
};

Price price_of(const Position& position, CardId card)
{
    return {printed_of(position, card, printed::command), printed_of(position, card, printed::supply)};
}

/// What was turned from the plain side; a token on X pays nothing, and so does one more than there is.
Price paid_by(const Position& position, const Payment& payment)
{
    return {std::min<int>(count_of(payment.paying, Token::command), get(position, payment.seat, player::command)),
            std::min<int>(count_of(payment.paying, Token::supply), get(position, payment.seat, player::supply))};
}

std::string in_words(const Price& price)
{
    return std::to_string(price.command) + " command and " + std::to_string(price.supply) + " supply";
}

Objection objection(const Position& position, const Payment& payment)
{
    return Objection(name_of(position, payment.card) + " costs " + in_words(price_of(position, payment.card)) + ", " +
                     name_of(payment.seat) + " turns " + in_words(paid_by(position, payment)))
        .about(payment.card);
}

// lost-empires.play.depleted: a token on its X side cannot be spent.
Objection cost_is_paid_in_full(const Position& position, const Payment& payment)
{
    const Price price = price_of(position, payment.card), paid = paid_by(position, payment);
    const bool is_short = paid.command < price.command || paid.supply < price.supply;
    const bool uses_a_spent_one = count_of(payment.paying, Token::spent) > 0;
    return is_short || uses_a_spent_one ? objection(position, payment) : kept();
}

// Right in number, wrong in kind (A28).
Objection each_cost_is_paid_in_its_kind(const Position& position, const Payment& payment)
{
    const Price price = price_of(position, payment.card), paid = paid_by(position, payment);
    const bool is_swapped = paid.sum() == price.sum() && paid.command != price.command;
    return is_swapped ? objection(position, payment) : kept();
}

Objection only_the_cost_is_paid(const Position& position, const Payment& payment)
{
    const Price price = price_of(position, payment.card), paid = paid_by(position, payment);
    return paid.sum() > price.sum() ? objection(position, payment) : kept();
}

constexpr Rule<Payment> payment_page[] = {
    {rule("lost-empires.play.cost.kind"), each_cost_is_paid_in_its_kind, "lost-empires.play.cost.full"},
    {rule("lost-empires.play.cost.full"), cost_is_paid_in_full, "lost-empires.play.cost.excess"},
    {rule("lost-empires.play.cost.excess"), only_the_cost_is_paid},
};

Objection cost_can_be_paid(const Position& position, const Payment& payment)
{
    if (can_pay(position, payment.seat, payment.card))
        return kept();
    return Objection(
               name_of(position, payment.card) + " costs " + in_words(price_of(position, payment.card)) + ", " +
               name_of(payment.seat) + " has " +
               in_words({get(position, payment.seat, player::command), get(position, payment.seat, player::supply)}))
        .about(payment.card);
}

constexpr Rule<Payment> unpaid_page[] = {
    {rule("lost-empires.play.cost.full"), cost_can_be_paid},
};

}  // namespace

bool can_pay(const Position& position, Seat seat, CardId card)
{
    const Price price = price_of(position, card);
    return price.command <= get(position, seat, player::command) && price.supply <= get(position, seat, player::supply);
}

bool is_paid_with_nothing(TurnedTokens paying)
{
    return std::ranges::all_of(paying, [](Number token) { return token == static_cast<Number>(Token::nothing); });
}

void judge_payment(const Position& position, const Payment& payment, Verdict& verdict)
{
    if (has_cost(position, payment.card))
        judge_by<Payment>(payment_page, position, payment, verdict);
}

void judge_unpaid(const Position& position, const Payment& payment, Verdict& verdict)
{
    judge_by<Payment>(unpaid_page, position, payment, verdict);
}

void pay(Position& position, Seat seat, TurnedTokens paying)
{
    turn_to_x(position, seat, player::command, count_of(paying, Token::command));
    turn_to_x(position, seat, player::supply, count_of(paying, Token::supply));
}

void pay_cost(Position& position, Seat seat, CardId card)
{
    const Price price = price_of(position, card);
    turn_to_x(position, seat, player::command, price.command);
    turn_to_x(position, seat, player::supply, price.supply);
}

}  // namespace cardinal::lost_empires
