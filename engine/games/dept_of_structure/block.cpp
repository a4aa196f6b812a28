#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Battle Details 4.2: Defend. Blockers are assigned to attackers; several at one attacker stand in an order.
namespace cardinal::dept_of_structure {
namespace {

constexpr int untold = 100;  // more than ever block one attacker

Objection about(const Position& position, const DeclareBlock& block, const std::string& fault)
{
    return Objection(name_of(position, block.blocker) + fault).about(block.blocker);
}

// ---- when and by whom ----
bool is_in_battle(const Position& position) { return phase(position) == Phase::battle; }

bool is_moved_late(const Position& position, const DeclareBlock& block)
{
    const CardId before = attacker_blocked_by(position, block.blocker);
    return is_in_battle(position) && step(position) != Step::attack && step(position) != Step::defend && before &&
           before != block.attacker;
}

Objection blockers_stay_where_they_were_assigned(const Position& position, const DeclareBlock& block)
{
    if (!is_moved_late(position, block))
        return kept();
    return about(position, block, " blocks " + name_of(position, attacker_blocked_by(position, block.blocker)));
}

bool is_late(const Position& position)
{
    return is_in_battle(position) && (step(position) == Step::tactics || step(position) == Step::resolution);
}

/// Whether what the attacker did without waiting is to be told of, and not the blocker.
bool was_not_waited_for(const Position& position, Hurry how)
{
    return is_late(position) && get(position, match::hurried) == static_cast<Number>(how);
}

Objection tactics_waited_for_the_blockers(const Position& position, const DeclareBlock& block)
{
    if (!was_not_waited_for(position, Hurry::tactic))
        return kept();
    return Objection(name_of(attacker(position)) + " played a Tactic before " + name_of(block.seat) +
                     " had assigned blockers")
        .about(attacker(position));
}

Objection abilities_waited_for_the_blockers(const Position& position, const DeclareBlock& block)
{
    if (!was_not_waited_for(position, Hurry::ability))
        return kept();
    return Objection(name_of(attacker(position)) + " used an ability before " + name_of(block.seat) +
                     " had assigned blockers")
        .about(attacker(position));
}

Objection blockers_are_assigned_in_their_step(const Position& position, const DeclareBlock& block)
{
    const bool is_defenders = block.seat == defender(position);
    const bool is_hurried = get(position, match::hurried) != static_cast<Number>(Hurry::none);
    if (!is_in_battle(position) || (is_defenders && (!is_late(position) || is_hurried)))
        return kept();
    return about(position, block, is_defenders ? " is assigned after the Defend step" : " is not the defender's");
}

Objection there_is_a_battle(const Position& position, const DeclareBlock& block)
{
    return is_in_battle(position) ? kept() : about(position, block, " blocks outside a battle");
}

constexpr Rule<DeclareBlock> moment_page[] = {
    {rule("dept-of-structure.block.no-withdraw"), blockers_stay_where_they_were_assigned,
     "dept-of-structure.battle.steps dept-of-structure.block.one-attacker"},
    {rule("dept-of-structure.tactic.battle-step"), tactics_waited_for_the_blockers},
    {rule("dept-of-structure.activated.battle-step"), abilities_waited_for_the_blockers},
    {rule("dept-of-structure.battle.steps"), blockers_are_assigned_in_their_step},
    {rule("dept-of-structure.round.phases"), there_is_a_battle},
};

// ---- who may block, and whom ----
// dept-of-structure.block.ready: only ready cards do.
Objection utilized_cards_do_not_block(const Position& position, const DeclareBlock& block)
{
    return is_utilized(position, block.blocker) ? about(position, block, " is utilized") : kept();
}

Objection a_blocker_blocks_one_attacker(const Position& position, const DeclareBlock& block)
{
    const CardId before = attacker_blocked_by(position, block.blocker);
    if (!before || before == block.attacker || is_moved_late(position, block))
        return kept();
    return about(position, block, " blocks " + name_of(position, before) + " already");
}

// Units, Fortifications and Vehicles (A09); who sits in a Vehicle is part of it (A10).
Objection blockers_are_units_or_technology(const Position& position, const DeclareBlock& block)
{
    const Type type = type_of(position, block.blocker);
    const bool may_block = type == Type::unit || type == Type::fortification ||
                           (type == Type::vehicle && option(position, Option::vehicles_block) == 0);
    if (!is_in_play(position, block.blocker))
        return about(position, block, " does not lie on the battlefield").as(Severity::illegal);
    if (position.card(block.blocker).side != block.seat)
        return about(position, block, " is not " + name_of(block.seat) + "'s").as(Severity::illegal);
    if (block.at != nowhere && block.at.seat != block.seat)
        return about(position, block, " lies in " + name_of(block.at)).as(Severity::illegal);
    if (is_in_battle(position) && !is_attacking(position, block.attacker))
        return about(position, block, " blocks " + name_of(position, block.attacker) + ", which does not attack");
    if (type == Type::unit && is_attached(position, block.blocker))
        return about(position, block, " blocks alone from inside a Vehicle").as(Severity::warning).resting_on("A10");
    if (may_block)
        return kept();
    return about(position, block, " is no card that blocks").as(Severity::warning).resting_on("A09");
}

Objection unblockable_cards_are_not_blocked(const Position& position, const DeclareBlock& block)
{
    if (!has(position, block.attacker, Keyword::unblockable))
        return kept();
    return about(position, block, " blocks " + name_of(position, block.attacker) + ", which is Unblockable");
}

Objection disguised_cards_are_not_recognized(const Position& position, const DeclareBlock& block)
{
    const Number survivors = get(position, block.seat, player::survivor);
    if (!has(position, block.attacker, Keyword::disguise) || survivors < 2)
        return kept();
    return about(position, block,
                 " blocks " + name_of(position, block.attacker) + " in Disguise, and " + name_of(block.seat) + " has " +
                     std::to_string(survivors) + " Survivors");
}

// dept-of-structure.fortification.block, dept-of-structure.block.many-blockers: Fortifications as well, and several at
// one attacker.
constexpr Rule<DeclareBlock> block_page[] = {
    {rule("dept-of-structure.utilized.no-block"), utilized_cards_do_not_block},
    {rule("dept-of-structure.block.one-attacker"), a_blocker_blocks_one_attacker},
    {rule("dept-of-structure.block.who"), blockers_are_units_or_technology},
    {rule("dept-of-structure.kw.unblockable"), unblockable_cards_are_not_blocked},
    {rule("dept-of-structure.kw.disguise"), disguised_cards_are_not_recognized},
};

// ---- the order ----
Objection order_is_set_in_the_defend_step(const Position& position, const SetOrder& order)
{
    if (is_in_battle(position) && step(position) != Step::resolution)
        return kept();
    return Objection("there is nobody to set an order for").about(order.seat);
}

Objection defender_sets_the_order(const Position& position, const SetOrder& order)
{
    if (!is_in_battle(position) || order.seat == defender(position))
        return kept();
    return Objection(name_of(order.seat) + " sets the blocking order of " + name_of(defender(position)))
        .about(order.seat);
}

bool has_a_told_place(const Position& position, CardId blocker)
{
    return is_order_told(position, blocker) && block_order(position, blocker) > 0;
}

/// Of two that block the same attacker the later one is now named before the other.
bool change_places(const Position& position, CardId before, CardId behind)
{
    return attacker_blocked_by(position, before) == attacker_blocked_by(position, behind) &&
           has_a_told_place(position, before) && has_a_told_place(position, behind) &&
           block_order(position, before) > block_order(position, behind);
}

// Later it can still be said how they stood, but not said otherwise.
Objection order_stays_as_it_was_set(const Position& position, const SetOrder& order)
{
    if (!is_late(position))
        return kept();
    for (std::size_t at = 1; at < order.blockers.size(); ++at)
        if (change_places(position, order.blockers[at - 1], order.blockers[at]))
            return Objection(name_of(position, order.blockers[at - 1]) + " was not to block before " +
                             name_of(position, order.blockers[at]))
                .about(order.blockers[at - 1]);
    return kept();
}

constexpr Rule<SetOrder> order_page[] = {
    {rule("dept-of-structure.battle.steps"), order_is_set_in_the_defend_step},
    {rule("dept-of-structure.battle.steps"), defender_sets_the_order},
    {rule("dept-of-structure.battle.steps"), order_stays_as_it_was_set},
};

// ---- back from the line ----
Objection attackers_are_not_withdrawn(const Position& position, const GoBack& back)
{
    for (const CardId card : back.cards)
        if (is_attacking(position, card))
            return Objection(name_of(position, card) + " is withdrawn from the battle").about(card);
    return kept();
}

Objection blockers_are_not_withdrawn(const Position& position, const GoBack& back)
{
    for (const CardId card : back.cards)
        if (attacker_blocked_by(position, card))
            return Objection(name_of(position, card) + " is withdrawn from the battle").about(card);
    return kept();
}

constexpr Rule<GoBack> back_page[] = {
    {rule("dept-of-structure.attack.no-withdraw"), attackers_are_not_withdrawn},
    {rule("dept-of-structure.block.no-withdraw"), blockers_are_not_withdrawn},
};

/// Those who stand there or behind step back; who stands where is told by that.
void make_room(Position& position, CardId attacker, int place)
{
    for (const CardId other : blockers_of(position, attacker)) {
        const int order = block_order(position, other);
        set_block_order(position, other, order >= place ? order + 1 : order, true);
    }
}

std::vector<CardId> cards_going_back(const Position& position, const GoBack& back)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_meant = back.cards.empty() || std::ranges::find(back.cards, id) != back.cards.end();
        if (is_meant && zone_of(card.place) == Zone::line && card.side == back.seat && !is_attached(position, id))
            found.push_back(id);
    }
    return found;
}

}  // namespace

CardId attacker_blocked_by(const Position& position, CardId blocker)
{
    const CardId attacker{get(position, blocker, on_card::blocking)};
    return position.has(attacker) && position.has(blocker) ? attacker : no_card;
}

void set_blocking(Position& position, CardId blocker, CardId attacker)
{
    set(position, blocker, on_card::blocking, attacker.index);
}

// dept-of-structure.block.order: first, second and so on.
std::vector<CardId> blockers_of(const Position& position, CardId attacker)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (get(card, on_card::blocking) == attacker.index && is_in_play(card.place))
            found.push_back(position.id_of(card));
    std::ranges::stable_sort(found, {}, [&](CardId card) { return block_order(position, card); });
    return found;
}

// Those who came one by one stand in the order in which they came, until it is said or seen how they stand.
int block_order(const Position& position, CardId blocker)
{
    return std::max<int>(0, get(position, blocker, on_card::block_order)) % untold;
}

bool is_order_told(const Position& position, CardId blocker)
{
    return get(position, blocker, on_card::block_order) < untold;
}

void set_block_order(Position& position, CardId blocker, int order, bool is_told)
{
    const int place = std::clamp(order, 0, untold - 1);
    set(position, blocker, on_card::block_order, as_number(is_told ? place : place + untold));
}

void judge(const Position& position, const DeclareBlock& block, Verdict& verdict)
{
    judge_by<DeclareBlock>(block_page, position, block, verdict);
    judge_by<DeclareBlock>(moment_page, position, block, verdict);
    if (verdict.broke("dept-of-structure.block.no-withdraw"))
        leave_out_superseded(verdict, rule("dept-of-structure.block.no-withdraw"),
                             "dept-of-structure.block.one-attacker");
}

// dept-of-structure.block.no-utilize, dept-of-structure.block.protects-base: it stays ready, and the attacker is
// blocked whatever becomes of the blocker (A12).
void apply(Position& position, const DeclareBlock& block)
{
    if (!is_in_play(position, block.blocker) || !is_in_play(position, block.attacker) ||
        block.blocker == block.attacker)
        return;
    if (is_attached(position, block.blocker))
        detach(position, block.blocker);
    const Card& attacker = position.card(block.attacker);
    const Seat side = position.card(block.blocker).side;
    const Place opposite =
        zone_of(attacker.place) == Zone::line ? in(Zone::line, side, attacker.place.slot) : free_lane(position, side);
    move_pile(position, block.blocker, is_in_play(block.at) ? block.at : opposite);
    set_blocking(position, block.blocker, no_card);
    const int behind = static_cast<int>(blockers_of(position, block.attacker).size()) + 1;
    const bool is_told = block.order > 0;
    if (is_told)
        make_room(position, block.attacker, std::min(block.order, behind));
    set_blocking(position, block.blocker, block.attacker);
    set_block_order(position, block.blocker, is_told ? std::min(block.order, behind) : behind, is_told);
    set(position, block.attacker, on_card::blocked, 1);
    trigger(position, {.way = Way::on_block, .card = block.blocker});
}

void judge(const Position& position, const SetOrder& order, Verdict& verdict)
{
    judge_by<SetOrder>(order_page, position, order, verdict);
}

void apply(Position& position, const SetOrder& order)
{
    int place = 0;
    for (const CardId blocker : order.blockers)
        if (attacker_blocked_by(position, blocker))
            set_block_order(position, blocker, ++place, true);
}

void judge(const Position& position, const GoBack& back, Verdict& verdict)
{
    const std::vector<CardId> cards = cards_going_back(position, back);
    judge_by<GoBack>(back_page, position, GoBack{back.seat, cards}, verdict);
}

void apply(Position& position, const GoBack& back)
{
    for (const CardId card : cards_going_back(position, back))
        move_pile(position, card, in(Zone::battlefield, back.seat));
}

}  // namespace cardinal::dept_of_structure
