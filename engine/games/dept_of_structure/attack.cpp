#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Battle Details 4.1: Attack. Attackers are announced one by one, utilized, and laid in a lane of the line.
namespace cardinal::dept_of_structure {
namespace {

Objection about(const Position& position, const DeclareAttack& attack, const std::string& fault)
{
    return Objection(name_of(position, attack.attacker) + fault).about(attack.attacker);
}

// ---- when and by whom ----
Objection attacker_alone_attacks(const Position& position, const DeclareAttack& attack)
{
    if (attack.seat == attacker(position))
        return kept();
    return about(position, attack, " attacks in the round of " + name_of(attacker(position)));
}

bool is_in_battle(const Position& position) { return phase(position) == Phase::battle; }

// dept-of-structure.battle.optional: none at all is no fault.
Objection one_battle_is_fought_in_a_round(const Position& position, const DeclareAttack& attack)
{
    if (is_in_battle(position) || get(position, match::battle_used) == 0)
        return kept();
    return about(position, attack, " opens a second battle in this round");
}

Objection attackers_are_announced_in_their_step(const Position& position, const DeclareAttack& attack)
{
    if (!is_in_battle(position) || step(position) == Step::attack)
        return kept();
    return about(position, attack, " is announced after the Attack step");
}

Objection battle_comes_after_deploy(const Position& position, const DeclareAttack& attack)
{
    if (is_in_battle(position) || phase(position) == Phase::deploy)
        return kept();
    return about(position, attack, " attacks in another phase");
}

constexpr std::string_view faults_of_the_moment = "dept-of-structure.battle.once dept-of-structure.battle.steps "
                                                  "dept-of-structure.round.phases";

constexpr Rule<DeclareAttack> moment_page[] = {
    {rule("dept-of-structure.attack.attacker-only"), attacker_alone_attacks, faults_of_the_moment},
    {rule("dept-of-structure.battle.once"), one_battle_is_fought_in_a_round, "dept-of-structure.round.phases"},
    {rule("dept-of-structure.battle.steps"), attackers_are_announced_in_their_step},
    {rule("dept-of-structure.round.phases"), battle_comes_after_deploy},
};

// ---- who may attack ----
Objection attackers_were_ready(const Position& position, const DeclareAttack& attack)
{
    if (!is_utilized(position, attack.attacker))
        return kept();
    return about(position, attack, " is utilized");
}

Objection attackers_are_utilized(const Position& position, const DeclareAttack& attack)
{
    return attack.is_left_upright ? about(position, attack, " attacks and is not utilized") : kept();
}

// Equipment and Upgrades have nothing to fight with, unless it is printed on them (A15); who sits in a Vehicle attacks
// with it (A10).
Objection attackers_can_fight(const Position& position, const DeclareAttack& attack)
{
    const Type type = type_of(position, attack.attacker);
    const CardFacts& facts = position.facts(attack.attacker);
    const bool is_worn = type == Type::equipment || type == Type::upgrade;
    const bool has_stats = is_given(facts.fields[printed::attack]) && is_given(facts.fields[printed::defense]);
    if (!is_in_play(position, attack.attacker))
        return about(position, attack, " does not lie on the battlefield").as(Severity::illegal);
    if (position.card(attack.attacker).side != attack.seat)
        return about(position, attack, " is not " + name_of(attack.seat) + "'s").as(Severity::illegal);
    if (attack.at != nowhere && attack.at.seat != attack.seat)
        return about(position, attack, " lies in " + name_of(attack.at)).as(Severity::illegal);
    if (type == Type::unit && is_attached(position, attack.attacker))
        return about(position, attack, " attacks alone from inside a Vehicle").as(Severity::warning).resting_on("A10");
    if (is_worn && !has_stats)
        return about(position, attack, " has no attack and defense to fight with")
            .as(Severity::warning)
            .resting_on("A15");
    return kept();
}

Objection the_base_is_attacked(const Position& position, const DeclareAttack& attack)
{
    if (!attack.at_card)
        return kept();
    return about(position, attack, " attacks " + name_of(position, attack.at_card) + " and not the base");
}

Objection units_attack_from_the_next_round_on(const Position& position, const DeclareAttack& attack)
{
    if (!is_fresh(position, attack.attacker))
        return kept();
    Objection objection = about(position, attack, " was deployed this round");
    return was_returned(position, attack.attacker) ? std::move(objection).as(Severity::warning).resting_on("A29")
                                                   : std::move(objection);
}

Objection fortifications_do_not_attack(const Position& position, const DeclareAttack& attack)
{
    if (type_of(position, attack.attacker) != Type::fortification)
        return kept();
    return about(position, attack, " is a Fortification");
}

Objection crippled_cards_do_not_attack(const Position& position, const DeclareAttack& attack)
{
    return has(position, attack.attacker, Keyword::crippled) ? about(position, attack, " is Crippled") : kept();
}

Objection pacifists_do_not_attack(const Position& position, const DeclareAttack& attack)
{
    return has(position, attack.attacker, Keyword::pacifist) ? about(position, attack, " is a Pacifist") : kept();
}

constexpr Rule<DeclareAttack> attack_page[] = {
    {rule("dept-of-structure.utilized.no-attack"), attackers_were_ready},
    {rule("dept-of-structure.attack.utilizes"), attackers_are_utilized},
    {rule("dept-of-structure.attack.who"), attackers_can_fight},
    {rule("dept-of-structure.attack.base-only"), the_base_is_attacked},
    {rule("dept-of-structure.unit.fresh-no-attack"), units_attack_from_the_next_round_on},
    {rule("dept-of-structure.fortification.no-attack"), fortifications_do_not_attack},
    {rule("dept-of-structure.kw.crippled.no-attack"), crippled_cards_do_not_attack},
    {rule("dept-of-structure.kw.pacifist"), pacifists_do_not_attack},
};

// ---- who must attack ----
CardId first_that_stayed(const Position& position, Seat seat, Keyword keyword)
{
    const auto stayed = [&](const Card& card) {
        const CardId id = position.id_of(card);
        return card.side == seat && is_in_play(card.place) && get(card, on_card::attacking) == 0 &&
               card.turned % 2 == 0 && has(position, id, keyword) && could_attack(position, id) &&
               (keyword == Keyword::rage || !has(position, id, Keyword::rage));
    };
    const auto found = std::ranges::find_if(position.cards, stayed);
    return found == position.cards.end() ? no_card : position.id_of(*found);
}

Objection nobody_has_stayed(const Position& position, const Ending& ending, Keyword keyword)
{
    const bool was_asked = get(position, match::battle_used) != 0 && phase(position) != Phase::battle;
    const CardId stayed = was_asked ? no_card : first_that_stayed(position, ending.seat, keyword);
    if (!stayed)
        return kept();
    return Objection(name_of(position, stayed) + " could attack and does not").about(stayed);
}

Objection raging_cards_attack(const Position& position, const Ending& ending)
{
    return nobody_has_stayed(position, ending, Keyword::rage);
}

// If it is able to, like Rage (A18).
Objection rampaging_cards_attack(const Position& position, const Ending& ending)
{
    return nobody_has_stayed(position, ending, Keyword::rampage);
}

constexpr Rule<Ending> duty_page[] = {
    {rule("dept-of-structure.kw.rage"), raging_cards_attack},
    {rule("dept-of-structure.kw.rampage.must"), rampaging_cards_attack},
};

}  // namespace

bool is_attacking(const Position& position, CardId card)
{
    return position.has(card) && get(position, card, on_card::attacking) != 0 && is_in_play(position, card);
}

// dept-of-structure.attack.who: ready Units and Technology without what forbids it;
// dept-of-structure.vehicle.crew-optional: a Vehicle also without anybody in it.
bool could_attack(const Position& position, CardId card)
{
    const Type type = type_of(position, card);
    const bool is_of_a_kind = type == Type::unit || type == Type::vehicle;
    return is_of_a_kind && is_in_play(position, card) && !is_attached(position, card) && !is_utilized(position, card) &&
           !is_fresh(position, card) && !has(position, card, Keyword::pacifist) &&
           !has(position, card, Keyword::crippled);
}

std::vector<CardId> attackers(const Position& position)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (get(card, on_card::attacking) != 0 && is_in_play(card.place))
            found.push_back(position.id_of(card));
    return found;
}

/// The line has seven lanes; whoever attacks beyond them stays on the battlefield.
Place free_lane(const Position& position, Seat seat)
{
    for (std::uint8_t lane = 1; lane <= lanes; ++lane) {
        const Place place = in(Zone::line, seat, lane);
        const bool is_taken =
            std::ranges::any_of(position.cards, [&](const Card& card) { return card.place == place; });
        if (!is_taken)
            return place;
    }
    return in(Zone::battlefield, seat);
}

void judge_attackers_due(const Position& position, const Ending& ending, Verdict& verdict)
{
    judge_by<Ending>(duty_page, position, ending, verdict);
}

void judge(const Position& position, const DeclareAttack& attack, Verdict& verdict)
{
    judge_by<DeclareAttack>(attack_page, position, attack, verdict);
    judge_by<DeclareAttack>(moment_page, position, attack, verdict);
}

// Somebody else's attacker is turned and no more: a battle is opened by who may open it.
void apply(Position& position, const DeclareAttack& attack)
{
    const bool is_told_where = is_in_play(attack.at);
    if (!is_in_play(position, attack.attacker))
        return;
    if (is_attached(position, attack.attacker))
        detach(position, attack.attacker);
    const Seat side = position.card(attack.attacker).side;
    const bool lies_in_the_line = zone_of(position.card(attack.attacker).place) == Zone::line;
    if (is_told_where || !lies_in_the_line)
        move_pile(position, attack.attacker, is_told_where ? attack.at : free_lane(position, side));
    set_utilized(position, attack.attacker, !attack.is_left_upright);
    if (attack.seat == attacker(position) && !is_in_battle(position) && phase(position) != Phase::setup) {
        set_phase(position, Phase::battle);
        set_step(position, Step::attack);
        set(position, match::battle_used, 1);
        set(position, match::hurried, 0);
        for (const Seat seat : {seat_a, seat_b})
            set(position, seat, player::passed, 0);
    }
    if (!is_in_battle(position))
        return;
    set(position, attack.attacker, on_card::attacking, 1);
    set(position, match::announced, attack.attacker.index);
    trigger(position, {.way = Way::on_attack, .card = attack.attacker});
}

}  // namespace cardinal::dept_of_structure
