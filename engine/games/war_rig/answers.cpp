#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/hits.h"

#include <algorithm>

/// Squad Attack: what a squad that was hit can do before it surrenders: equipment, a release, an item.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, CardId card, const std::string& fault)
{
    return Objection(name_of(position, card) + fault).about(card);
}

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
    const bool is_own = use.seat == position.card(defender(position)).side;
    if (is_such && is_own && is_held_by_a_friend(position, use.item))
        return kept();
    if (is_such && !is_own)
        return about(position, use.item, " is not " + name_of(use.seat) + "'s to use");
    return about(position, use.item,
                 is_such ? " is carried by no friendly squad in that area" : " does not begin \"When attacked\"");
}

/// No more than its card says, where the data knows how much that is.
Objection it_negates_what_its_card_says(const Position& position, const UseItem& use)
{
    const Number most = x_of(position, use.item, Keyword::negates, 99);
    if (!has(position, use.item, Keyword::negates) || use.negating <= most)
        return kept();
    return about(position, use.item, " negates " + std::to_string(most) + " hits, not " + std::to_string(use.negating));
}

constexpr Rule<UseItem> use_page[] = {
    {rule("war-rig.captured.items"), captives_use_nothing, "war-rig.hit.when-attacked"},
    {rule("war-rig.hit.when-attacked"), a_friend_there_has_it},
    {rule("war-rig.hit.net"), it_negates_what_its_card_says},
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
    if (is_held && release.seat == attacking_side(position))
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

}  // namespace

void judge(const Position& position, const UseItem& use, Verdict& verdict)
{
    judge_by<UseItem>(use_page, position, use, verdict);
    if (verdict.legal())
        judge_answering(position, {defender(position), Answer::equipment}, verdict);
}

void apply(Position& position, const UseItem& use)
{
    if (!defender(position) || !position.has(use.item))
        return;
    const CardId holder = holder_there(position, use.item);
    use_up_hits(position, hits_negated_by(position, use));
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
        judge_answering(position, {defender(position), Answer::release}, verdict);
}

void apply(Position& position, const Release& release)
{
    const Status status = status_of(position, release.captive);
    if (!is_squad(position, release.captive) || (status != Status::captured && status != Status::prisoner))
        return;
    escape(position, release.captive);
    if (option(position, Option::release_uses_up_hit) == 0)
        use_up_hits(position, 1);
    note_answer(position, Answer::release);
    finish_hits(position);
}

void judge(const Position& position, const Give& give, Verdict& verdict)
{
    judge_by<Give>(give_page, position, give, verdict);
    if (verdict.broke("war-rig.escape.items") || verdict.broke("war-rig.captured.items") ||
        verdict.broke("war-rig.hit.give"))
        return;
    judge_answering(position, {give.squad, Answer::item}, verdict);
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
    use_up_hits(position, 1);
    note_answer(position, Answer::item);
    finish_hits(position);
}

}  // namespace cardinal::war_rig
