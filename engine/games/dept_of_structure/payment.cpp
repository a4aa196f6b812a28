#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>
#include <numeric>

/// Deployment Cost: each symbol is paid with a resource of its type, `*` with any.
namespace cardinal::dept_of_structure {
namespace {

constexpr std::size_t most_ways = 40;

using Counts = std::array<int, kinds_of_resource>;

Counts paid_in(Resources paid)
{
    Counts counts{};
    for (const Number resource : paid)
        if (resource >= 0 && resource < kinds_of_resource)
            ++counts[static_cast<std::size_t>(resource)];
    return counts;
}

int sum_of(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

Counts pools_of(const Position& position, Seat seat)
{
    Counts pools{};
    for (std::size_t type = 0; type < kinds_of_resource; ++type)
        pools[type] = pool(position, seat, static_cast<int>(type));
    return pools;
}

bool covers(const Counts& counts, const Cost& cost)
{
    for (std::size_t type = 0; type < kinds_of_resource; ++type)
        if (counts[type] < cost.typed[type])
            return false;
    return true;
}

/// What of the pool is left when the typed symbols are paid.
int left_for_any(const Counts& pools, const Cost& cost) { return sum_of(pools) - (cost.total() - cost.any); }

Objection about(const Position& position, const Payment& payment, const std::string& fault)
{
    return Objection(name_of(position, payment.card) + " costs " + in_words(payment.cost) + ", " + fault)
        .about(payment.card);
}

std::string what_there_is(const Position& position, Seat seat)
{
    return name_of(seat) + " has " + in_words({.typed = pools_of(position, seat)});
}

// ---- whether it can be paid ----
Objection each_symbol_can_be_paid_with_its_type(const Position& position, const Payment& payment)
{
    if (covers(pools_of(position, payment.seat), payment.cost))
        return kept();
    return about(position, payment, what_there_is(position, payment.seat));
}

Objection enough_is_left_for_any_type(const Position& position, const Payment& payment)
{
    const Counts pools = pools_of(position, payment.seat);
    if (!covers(pools, payment.cost) || left_for_any(pools, payment.cost) >= payment.cost.any)
        return kept();
    return about(position, payment, what_there_is(position, payment.seat));
}

// ---- what was paid ----
bool is_wrongly_paid(const Position& position, const Payment& payment)
{
    if (!payment.paying.is_told || !can_pay(position, payment.seat, payment.cost))
        return false;
    const Counts paid = paid_in(payment.paying.resources);
    const auto is_no_resource = [](Number resource) { return resource == static_cast<Number>(Resource::any); };
    return !covers(paid, payment.cost) || sum_of(paid) != payment.cost.total() ||
           std::ranges::any_of(payment.paying.resources, is_no_resource);
}

Objection cost_is_paid_before_the_effect(const Position& position, const Payment& payment)
{
    if (!is_wrongly_paid(position, payment) || sum_of(paid_in(payment.paying.resources)) > 0)
        return kept();
    return about(position, payment, name_of(payment.seat) + " pays nothing");
}

Objection exactly_the_cost_is_paid(const Position& position, const Payment& payment)
{
    const Counts paid = paid_in(payment.paying.resources);
    if (!is_wrongly_paid(position, payment) || sum_of(paid) == 0)
        return kept();
    return about(position, payment, name_of(payment.seat) + " pays " + in_words({.typed = paid}));
}

constexpr Rule<Payment> payment_page[] = {
    {rule("dept-of-structure.cost.payable"), each_symbol_can_be_paid_with_its_type,
     "dept-of-structure.cost.exact dept-of-structure.procedure.pay"},
    {rule("dept-of-structure.cost.any"), enough_is_left_for_any_type,
     "dept-of-structure.cost.exact dept-of-structure.procedure.pay"},
    {rule("dept-of-structure.procedure.pay"), cost_is_paid_before_the_effect},
    {rule("dept-of-structure.cost.exact"), exactly_the_cost_is_paid},
};

/// For `*` from the fullest pools, as long as nobody says otherwise.
Counts chosen_for_any(Counts pools, int any)
{
    Counts chosen{};
    for (; any > 0 && sum_of(pools) > 0; --any) {
        const auto fullest = static_cast<std::size_t>(std::ranges::max_element(pools) - pools.begin());
        --pools[fullest];
        ++chosen[fullest];
    }
    return chosen;
}

void note_payment(Position& position, Seat seat, const Counts& paid, const Counts& free)
{
    for (int type = 0; type < kinds_of_resource; ++type) {
        const auto at = static_cast<std::size_t>(type);
        add_to_pool(position, seat, type, -paid[at]);
        set(position, seat, static_cast<player::Value>(player::paid_survivor + type), as_number(paid[at]));
        set(position, seat, static_cast<player::Value>(player::free_survivor + type), as_number(free[at]));
    }
}

void add_ways(std::vector<Number>& so_far, Counts pools, int any, std::size_t from,
              std::vector<std::vector<Number>>& ways)
{
    if (ways.size() >= most_ways)
        return;
    if (any == 0)
        return ways.push_back(so_far);
    for (std::size_t type = from; type < kinds_of_resource; ++type) {
        if (pools[type] == 0)
            continue;
        --pools[type];
        so_far.push_back(static_cast<Number>(type));
        add_ways(so_far, pools, any - 1, type, ways);
        so_far.pop_back();
        ++pools[type];
    }
}

}  // namespace

bool can_pay(const Position& position, Seat seat, const Cost& cost)
{
    const Counts pools = pools_of(position, seat);
    return covers(pools, cost) && left_for_any(pools, cost) >= cost.any;
}

std::vector<std::vector<Number>> ways_to_pay(const Position& position, Seat seat, const Cost& cost)
{
    Counts pools = pools_of(position, seat);
    std::vector<Number> typed;
    for (std::size_t type = 0; type < kinds_of_resource; ++type) {
        typed.insert(typed.end(), static_cast<std::size_t>(cost.typed[type]), static_cast<Number>(type));
        pools[type] = std::max(0, pools[type] - cost.typed[type]);
    }
    std::vector<std::vector<Number>> ways;
    add_ways(typed, pools, cost.any, 0, ways);
    return ways;
}

void judge_payment(const Position& position, const Payment& payment, Verdict& verdict)
{
    judge_by<Payment>(payment_page, position, payment, verdict);
}

// What was really paid leaves the pools, and no pool falls below 0.
void pay(Position& position, const Payment& payment)
{
    if (payment.paying.is_told)
        return note_payment(position, payment.seat, paid_in(payment.paying.resources), {});
    Counts pools = pools_of(position, payment.seat);
    Counts paid = payment.cost.typed;
    for (std::size_t type = 0; type < kinds_of_resource; ++type)
        pools[type] = std::max(0, pools[type] - paid[type]);
    const Counts free = chosen_for_any(pools, payment.cost.any);
    for (std::size_t type = 0; type < kinds_of_resource; ++type)
        paid[type] += free[type];
    note_payment(position, payment.seat, paid, free);
}

}  // namespace cardinal::dept_of_structure
