#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Squad Attack: each hit that was not dodged is answered in a fixed order: equipment, a release, an item, surrender.
namespace cardinal::war_rig {
namespace {

enum class Answer : Number { nothing, equipment, release, item, surrender };

CardId attacker(const Position& position) { return card_in(position, match::attacker); }
CardId defender(const Position& position) { return card_in(position, match::defender); }
Answer last_answer(const Position& position) { return static_cast<Answer>(get(position, match::answered)); }
bool are_told(const Position& position) { return get(position, match::dice_open) == 0; }

bool is_hit(const Position& position, CardId squad)
{
    return squad == defender(position) && (hits_are_open(position) || !are_told(position));
}

Objection about(const Position& position, CardId card, const std::string& fault)
{
    return Objection(name_of(position, card) + fault).about(card);
}

/// Seen from a deed that answers a hit: which squad it is about.
struct Answering {
    CardId squad{};
    Answer how = Answer::nothing;
};

// ---- what no answer is for ----
bool was_cancelled_by(const Position& position, const Answering& answering, bool is_backfire)
{
    const bool backfired = attack_kind(position) == AttackKind::backfire;
    const CardId target = backfired ? attacker(position) : defender(position);
    const CardId shooter = backfired ? defender(position) : attacker(position);
    return answering.squad == target && backfired == is_backfire && is_barred(position, shooter) &&
           get(position, match::hits_total) <= (backfired ? 1 : 0);
}

Objection overheated_attacks_have_no_hits(const Position& position, const Answering& answering)
{
    if (!was_cancelled_by(position, answering, false))
        return kept();
    return about(position, answering.squad, " answers a hit of an attack that overheating cancelled");
}

Objection backfiring_attacks_have_no_hits(const Position& position, const Answering& answering)
{
    if (!was_cancelled_by(position, answering, true))
        return kept();
    return about(position, answering.squad, " answers a hit of an attack that backfired");
}

bool weapon_failed(const Position& position, const Answering& answering, bool burns)
{
    const CardId weapon = attacker(position);
    const bool is_of_a_rig = attack_kind(position) == AttackKind::rig && answering.squad == defender(position);
    return is_of_a_rig && get(position, match::hits_total) < 0 && (get(position, weapon, on_card::fire) != 0) == burns;
}

Objection overheated_weapons_have_no_hits(const Position& position, const Answering& answering)
{
    return weapon_failed(position, answering, false)
             ? about(position, answering.squad, " answers a hit of a weapon that overheated")
             : kept();
}

Objection broken_weapons_have_no_hits(const Position& position, const Answering& answering)
{
    return weapon_failed(position, answering, true)
             ? about(position, answering.squad, " answers a hit of a weapon that malfunctioned")
             : kept();
}

bool has_surrendered(const Position& position, CardId squad)
{
    return squad == defender(position) && last_answer(position) == Answer::surrender;
}

Objection what_follows_a_surrender_is_ignored(const Position& position, const Answering& answering)
{
    if (!has_surrendered(position, answering.squad))
        return kept();
    return about(position, answering.squad, " has surrendered: its other hits are ignored");
}

Objection an_item_cancels_its_hit(const Position& position, const Answering& answering)
{
    const bool gave = answering.squad == defender(position) && last_answer(position) == Answer::item;
    if (answering.how != Answer::surrender || !gave || is_hit(position, answering.squad))
        return kept();
    return about(position, answering.squad, " gave an item for its hit, which counts no more");
}

Objection only_hits_are_answered(const Position& position, const Answering& answering)
{
    return is_hit(position, answering.squad) ? kept() : about(position, answering.squad, " has no hit to answer");
}

// The first answer is offered first; who has given an item did not want the two before.
Objection answers_come_in_order(const Position& position, const Answering& answering)
{
    const bool is_open = answering.squad == defender(position);
    const bool is_late = answering.how < last_answer(position) && last_answer(position) != Answer::surrender;
    if (!is_open || !is_late || answering.how == Answer::nothing || last_answer(position) < Answer::item)
        return kept();
    return Objection("this answer is offered before an item is given").about(answering.squad);
}

constexpr std::string_view no_hit = "war-rig.hit.net war-rig.hit.give war-rig.hit.order";

constexpr Rule<Answering> answering_page[] = {
    {rule("war-rig.hit.rest-ignored"), what_follows_a_surrender_is_ignored, no_hit},
    {rule("war-rig.die.overheat"), overheated_attacks_have_no_hits, no_hit},
    {rule("war-rig.die.backfire"), backfiring_attacks_have_no_hits, no_hit},
    {rule("war-rig.rig-die.overheat"), overheated_weapons_have_no_hits, no_hit},
    {rule("war-rig.rig-die.malfunction"), broken_weapons_have_no_hits, no_hit},
    {rule("war-rig.hit.give"), an_item_cancels_its_hit, "war-rig.hit.net"},
    {rule("war-rig.hit.net"), only_hits_are_answered},
    {rule("war-rig.hit.order"), answers_come_in_order},
};

void use_up_a_hit(Position& position, int hits)
{
    set(position, match::hits, as_number(std::max(0, get(position, match::hits) - hits)));
}

void note_answer(Position& position, Answer answer) { set(position, match::answered, static_cast<Number>(answer)); }

// ---- "When attacked" ----
Place area(const Position& position) { return location_of(position, defender(position)); }

bool is_held_by_a_friend(const Position& position, CardId item)
{
    const Seat side = position.card(defender(position)).side;
    return std::ranges::any_of(squads_at(position, area(position), side),
                               [&](CardId squad) { return carries(position, squad, item); });
}

bool is_held_by_a_captive(const Position& position, CardId item)
{
    return std::ranges::any_of(position.cards, [&](const Card& card) {
        return status_of(card) == Status::captured && card.place == area(position) &&
               carries(position, position.id_of(card), item);
    });
}

Objection captives_use_nothing(const Position& position, const UseItem& use)
{
    if (is_held_by_a_friend(position, use.item) || !is_held_by_a_captive(position, use.item))
        return kept();
    return about(position, use.item, " is a captured squad's");
}

Objection a_friend_there_has_it(const Position& position, const UseItem& use)
{
    const bool is_such = has(position, use.item, Keyword::when_attacked) || has(position, use.item, Keyword::negates) ||
                         has(position, use.item, Keyword::negates_each);
    if (is_such && is_held_by_a_friend(position, use.item))
        return kept();
    return about(position, use.item,
                 is_such ? " is carried by no friendly squad in that area" : " does not begin \"When attacked\"");
}

constexpr Rule<UseItem> use_page[] = {
    {rule("war-rig.captured.items"), captives_use_nothing, "war-rig.hit.when-attacked"},
    {rule("war-rig.hit.when-attacked"), a_friend_there_has_it},
};

CardId holder_there(const Position& position, CardId item)
{
    for (const CardId squad : squads_at(position, area(position), position.card(defender(position)).side))
        if (carries(position, squad, item))
            return squad;
    return no_card;
}

int hits_negated_by(const Position& position, const UseItem& use)
{
    if (use.negating >= 0)
        return use.negating;
    if (has(position, use.item, Keyword::negates_each))
        return std::max(1, cargo_of(position.card(holder_there(position, use.item))) - 4);
    return has(position, use.item, Keyword::negates) ? x_of(position, use.item, Keyword::negates, 99) : 99;
}

// ---- release ----
Objection attacker_chooses_of_the_defenders_captives(const Position& position, const Release& release)
{
    const bool is_held = position.card(release.captive).host == defender(position) && defender(position);
    const Seat side = position.card(attacker(position)).side;
    if (is_held && (release.seat == side || attack_kind(position) == AttackKind::rig))
        return kept();
    return about(position, release.captive,
                 is_held ? " may be released by the attacker's choice only"
                         : " is no captive of the squad that was hit");
}

constexpr Rule<Release> release_page[] = {
    {rule("war-rig.hit.release"), attacker_chooses_of_the_defenders_captives, "war-rig.hit.net"},
};

// ---- giving ----
Objection captives_keep_their_items(const Position& position, const Give& give)
{
    if (!is_captive(status_of(position, give.squad)) || has_surrendered(position, give.squad))
        return kept();
    return about(position, give.squad, " is captured: nobody can take what it has");
}

Objection the_escaped_keep_their_items(const Position& position, const Give& give)
{
    if (came_of(position, give.squad) != Came::escaped || is_hit(position, give.squad))
        return kept();
    return about(position, give.squad, " has escaped and keeps what it has");
}

Objection defender_chooses_what_it_gives(const Position& position, const Give& give)
{
    if (give.seat != position.card(give.squad).side)
        return about(position, give.squad, " chooses itself what it gives");
    const bool has_it = give.item ? carries(position, give.squad, give.item)
                                  : give.token >= 0 && give.token < token_kinds &&
                                        tokens_on(position.card(give.squad), static_cast<Token>(give.token)) > 0;
    return has_it ? kept() : about(position, give.squad, " does not carry that");
}

CardId receiver(const Position& position)
{
    const bool stays =
        attack_kind(position) == AttackKind::rig || attack_kind(position) == AttackKind::return_fire ||
        (attack_kind(position) == AttackKind::backfire && option(position, Option::backfire_items_to) == 1);
    return stays || !is_squad(position, attacker(position)) ? no_card : attacker(position);
}

Objection it_goes_to_the_attacker(const Position& position, const Give& give)
{
    if (!give.to || give.item)
        return kept();
    const CardId to = receiver(position);
    const bool has_room = to && free_spaces(position, to) > 0;
    const bool lies_right =
        has_room ? give.to == to
                 : type_of(position, give.to) == Type::heap && position.card(give.to).place == area(position);
    return lies_right
             ? kept()
             : about(position, give.squad, ": what it gives goes to the attacker's board, or stays in the place");
}

Objection equipment_goes_to_the_attacker(const Position& position, const Give& give)
{
    const CardId to = receiver(position);
    const bool is_laid_elsewhere = give.item && give.to && give.to != to;
    return is_laid_elsewhere ? about(position, give.item, " gets a token of the attacker's") : kept();
}

constexpr Rule<Give> give_page[] = {
    {rule("war-rig.escape.items"), the_escaped_keep_their_items, "*"},
    {rule("war-rig.captured.items"), captives_keep_their_items, "*"},
    {rule("war-rig.hit.give"), defender_chooses_what_it_gives, "war-rig.hit.net"},
    {rule("war-rig.hit.give-resource"), it_goes_to_the_attacker},
    {rule("war-rig.hit.give-equipment"), equipment_goes_to_the_attacker},
};

// war-rig.hit.give-lost: where the attacker can carry no more, the equipment is lost.
void hand_over_equipment(Position& position, const Give& give)
{
    const CardId to = give.to && is_squad(position, give.to) ? give.to : receiver(position);
    remove_item(position, give.squad, give.item);
    leave_what_finds_no_space(position, give.squad);
    if (to && can_carry_more(position, to))
        give_item(position, to, give.item);
    set_came(position, give.item, Came::given);
}

void hand_over_token(Position& position, const Give& give)
{
    const auto token = static_cast<Token>(give.token);
    const CardId to = give.to ? give.to : receiver(position);
    add_tokens(position, give.squad, token, -1);
    if (type_of(position, to) == Type::heap && give.to)
        add_tokens(position, to, token, 1);
    else if (is_squad(position, to))
        load_or_leave(position, to, token, 1);
    else
        add_tokens(position, heap_at(position, location_of(position, give.squad)), token, 1);
}

// ---- surrender ----
// war-rig.rig-attack.squad-defence: against a rig the last answer is to be destroyed.
void lose_squad(Position& position, CardId squad)
{
    switch (attack_kind(position)) {
    case AttackKind::rig: return destroy(position, squad);
    case AttackKind::return_fire: return capture_for_the_empire(position, squad, Came::shot);
    default: return capture(position, squad, attacker(position));
    }
}

bool has_an_answer_but_surrender(const Position& position)
{
    return has_something_to_give(position, defender(position)) ||
           !usable_when_attacked(position, defender(position)).empty() ||
           !captives_of(position, defender(position)).empty();
}

/// Nothing is left to choose: the hits are answered, or the squad has only surrender left.
void finish_hits(Position& position)
{
    if (hits_are_open(position) && are_told(position) && !has_an_answer_but_surrender(position)) {
        note_answer(position, Answer::surrender);
        set(position, match::hits, 0);
        lose_squad(position, defender(position));
    }
    if (!hits_are_open(position) && are_told(position) && attack_kind(position) == AttackKind::discovered &&
        attacker(position))
        let_the_discovered_go(position);
}

struct Unanswered {
    CardId squad{};
};

Objection every_hit_is_answered(const Position& position, const Unanswered& unanswered)
{
    if (!hits_are_open(position))
        return kept();
    return about(position, unanswered.squad,
                 " has not answered " + std::to_string(get(position, match::hits)) + " of the hits");
}

Objection a_backfire_is_answered(const Position& position, const Unanswered& unanswered)
{
    return attack_kind(position) == AttackKind::backfire ? every_hit_is_answered(position, unanswered) : kept();
}

constexpr Rule<Unanswered> unanswered_page[] = {
    {rule("war-rig.die.backfire"), a_backfire_is_answered, "war-rig.hit.net"},
    {rule("war-rig.hit.net"), every_hit_is_answered},
};

}  // namespace

AttackKind attack_kind(const Position& position) { return static_cast<AttackKind>(get(position, match::attack_kind)); }

bool hits_are_open(const Position& position) { return get(position, match::hits) > 0; }

bool is_discovered(const Position& position, CardId squad)
{
    return squad && attack_kind(position) == AttackKind::discovered && squad == defender(position) &&
           !attacker(position);
}

bool answers_a_hit(const Action& action)
{
    const Deed deed = deed_of(action);
    return deed == Deed::use || deed == Deed::release || deed == Deed::give || deed == Deed::surrender;
}

void begin_hits(Position& position, const Hitting& hitting)
{
    set(position, match::attacker, hitting.by.index);
    set(position, match::defender, hitting.squad.index);
    set(position, match::hits, as_number(std::max(0, hitting.hits)));
    set(position, match::hits_total, as_number(hitting.hits));
    set(position, match::attack_kind, static_cast<Number>(hitting.kind));
    set(position, match::answered, 0);
    set(position, match::dice_open, 0);
    finish_hits(position);
}

void forget_attack(Position& position)
{
    set(position, match::attacker, -1);
    set(position, match::defender, -1);
    for (const match::Value value :
         {match::hits, match::hits_total, match::attack_kind, match::answered, match::dice_open})
        set(position, value, 0);
}

// war-rig.espionage.discovered-repelled: who defended successfully is sent away all the same (A37).
void let_the_discovered_go(Position& position)
{
    const CardId spy = defender(position);
    const bool is_spy =
        attack_kind(position) == AttackKind::discovered && status_of(position, spy) == Status::infiltrated;
    const bool stays =
        last_answer(position) == Answer::item && option(position, Option::discovered_beaten_repelled) == 1;
    if (is_spy && !stays)
        repel_to_wastes(position, spy, Came::by_discovery);
}

void judge_unanswered(const Position& position, Verdict& verdict)
{
    judge_by<Unanswered>(unanswered_page, position, {defender(position)}, verdict);
}

std::vector<CardId> usable_when_attacked(const Position& position, CardId squad)
{
    std::vector<CardId> found;
    for (const CardId friendly : squads_at(position, location_of(position, squad), position.card(squad).side))
        for (const CardId item : items_of(position, friendly))
            if (has(position, item, Keyword::when_attacked))
                found.push_back(item);
    return found;
}

bool has_something_to_give(const Position& position, CardId squad)
{
    return cargo_of(position.card(squad)) > 0 || !items_of(position, squad).empty();
}

void judge(const Position& position, const UseItem& use, Verdict& verdict)
{
    judge_by<UseItem>(use_page, position, use, verdict);
    if (verdict.legal())
        judge_by<Answering>(answering_page, position, {defender(position), Answer::equipment}, verdict);
}

void apply(Position& position, const UseItem& use)
{
    if (!defender(position) || !position.has(use.item))
        return;
    const CardId holder = holder_there(position, use.item);
    use_up_a_hit(position, hits_negated_by(position, use));
    note_answer(position, Answer::equipment);
    if (holder && has(position, use.item, Keyword::leaves_when_used))
        remove_item(position, holder, use.item);
    if (holder)
        leave_what_finds_no_space(position, holder);
    finish_hits(position);
}

void judge(const Position& position, const Release& release, Verdict& verdict)
{
    judge_by<Release>(release_page, position, release, verdict);
    if (verdict.legal())
        judge_by<Answering>(answering_page, position, {defender(position), Answer::release}, verdict);
}

void apply(Position& position, const Release& release)
{
    const Status status = status_of(position, release.captive);
    if (!is_squad(position, release.captive) || (status != Status::captured && status != Status::prisoner))
        return;
    escape(position, release.captive);
    if (option(position, Option::release_uses_up_hit) == 0)
        use_up_a_hit(position, 1);
    note_answer(position, Answer::release);
    finish_hits(position);
}

void judge(const Position& position, const Give& give, Verdict& verdict)
{
    judge_by<Give>(give_page, position, give, verdict);
    if (verdict.broke("war-rig.escape.items") || verdict.broke("war-rig.captured.items") ||
        verdict.broke("war-rig.hit.give"))
        return;
    judge_by<Answering>(answering_page, position, {give.squad, Answer::item}, verdict);
}

void apply(Position& position, const Give& give)
{
    const bool has_token = give.token >= 0 && give.token < token_kinds && is_squad(position, give.squad) &&
                           tokens_on(position.card(give.squad), static_cast<Token>(give.token)) > 0;
    if (!is_squad(position, give.squad) || (!has_token && !give.item))
        return;
    if (give.item)
        hand_over_equipment(position, give);
    else
        hand_over_token(position, give);
    if (give.squad != defender(position) || has_surrendered(position, give.squad))
        return;
    use_up_a_hit(position, 1);
    note_answer(position, Answer::item);
    finish_hits(position);
}

void judge(const Position& position, const Surrender& surrender, Verdict& verdict)
{
    judge_by<Answering>(answering_page, position, {surrender.squad, Answer::surrender}, verdict);
}

void apply(Position& position, const Surrender& surrender)
{
    if (!is_able(position, surrender.squad) || !attacker(position))
        return;
    set(position, match::hits, 0);
    note_answer(position, Answer::surrender);
    lose_squad(position, surrender.squad);
}

}  // namespace cardinal::war_rig
