#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/states.h"
#include "engine/games/three_lanes/values.h"
#include "engine/rules/stated.h"
#include "engine/rules/told.h"

#include <algorithm>

/// What is seen or said to be so: judged against the position, and then kept. The table is the truth.
namespace cardinal::three_lanes {
namespace {

// ---- what no attack explains ----
bool came(const Position& position, CardId card, Came how)
{
    return get(position.card(card), on_card::came) == static_cast<Number>(how) && !is_in_play(position, card);
}

Objection discarded_cards_lie_in_the_trash(const Position& position, const Seen& seen)
{
    const bool was_in_hand = zone_of(position.card(seen.card).place) == Zone::hand;
    const bool is_mislaid = was_in_hand && zone_of(seen.to) == Zone::graveyard;
    if (!is_mislaid && (!came(position, seen.card, Came::discarded) || seen.to == trash_of(position, seen.card)))
        return kept();
    return Objection(name_of(position, seen.card) + " was discarded, but lies in " + name_of(seen.to)).about(seen.card);
}

Objection used_techs_lie_in_the_trash(const Position& position, const Seen& seen)
{
    const bool is_used = type_of(position, seen.card) == Type::tech &&
                         get(position.card(seen.card), on_card::came) == static_cast<Number>(Came::used);
    if (!is_used || seen.to == trash_of(position, seen.card))
        return kept();
    return Objection(name_of(position, seen.card) + " was used, but lies in " + name_of(seen.to)).about(seen.card);
}

/// One half of a swap: from the pool to the hand, or from the hand or the field under the deck.
bool looks_like_a_swap(const Position& position, const Seen& seen)
{
    const Place from = position.card(seen.card).place;
    const bool is_taken = zone_of(from) == Zone::pool && zone_of(seen.to) == Zone::hand;
    const bool is_given = (zone_of(from) == Zone::hand || is_in_play(from)) && zone_of(seen.to) == Zone::deck &&
                          phase(position) == Phase::swap;
    return (is_taken || is_given) && phase(position) != Phase::setup;
}

void judge_half_a_swap(const Position& position, const Seen& seen, Verdict& verdict)
{
    const bool is_taken = zone_of(seen.to) == Zone::hand;
    const CardId taken[] = {seen.card};
    Swap swap{.seat = position.card(seen.card).place.seat, .given_count = 0};
    if (is_taken)
        swap.taken = taken;
    else
        swap = {.seat = swap.seat, .given = seen.card};
    judge(position, swap, verdict);
    if (verdict.broke("three-lanes.swap.phase"))  // then it was no half of a swap either
        leave_out_superseded(verdict, rule("three-lanes.swap.phase"), "three-lanes.swap.pair");
}

/// A copy that lay nobody knew where, in a pile that holds some of those: it was there all the time.
bool comes_to_light(const Position& position, const Seen& seen)
{
    const Place from = position.card(seen.card).place;
    return zone_of(from) == Zone::unseen && from.seat == seen.to.seat && holds_unknown(position, seen.to);
}

/// It comes to lie where it was to be laid; that it lay elsewhere was told already.
bool is_put_right(const Position& position, const Seen& seen)
{
    const Card& card = position.card(seen.card);
    const bool lay_open =
        is_in_play(card.place) || zone_of(card.place) == Zone::graveyard || zone_of(card.place) == Zone::trash;
    switch (static_cast<Came>(get(card, on_card::came))) {
    case Came::died: return lay_open && !is_in_play(card.place) && seen.to == graveyard_of(position, seen.card);
    case Came::discarded:
    case Came::used: return lay_open && seen.to == trash_of(position, seen.card);
    default: return false;
    }
}

constexpr Rule<Seen> seen_page[] = {
    {rule("three-lanes.tech.trash"), used_techs_lie_in_the_trash, "*"},
    {rule("three-lanes.trash.what"), discarded_cards_lie_in_the_trash},
};

constexpr Rule<Seen> tech_page[] = {
    {rule("three-lanes.tech.trash"), used_techs_lie_in_the_trash},
};

/// Seen in a zone where nobody said it was played or moved to: the row that fits.
void judge_appearing(const Position& position, const Seen& seen, Verdict& verdict)
{
    const Card& card = position.card(seen.card);
    if (is_fighter(position, seen.card) && is_in_play(seen.to))
        judge_moving(position, {card.side, seen.card, seen.to}, verdict);
    else if (is_in_play(seen.to))
        judge_laying(position, {card.owner, seen.card, seen.to}, verdict);
}

/// What else is found where nothing reported has put it.
Objection it_lies_where_a_report_put_it(const Position& position, const Seen& seen)
{
    return Objection(name_of(position, seen.card) + " is in " + name_of(seen.to) +
                     ", and nothing that was reported puts it there")
        .about(seen.card);
}

constexpr Rule<Seen> unexplained_page[] = {
    {rule("three-lanes.track.count"), it_lies_where_a_report_put_it},
};

bool is_flipped_pool_card(const Position& position, const Fact& fact)
{
    const Card& card = position.card(fact.card);
    return zone_of(card.place) == Zone::pool && card.face == Face::down && fact.face == 0;
}

// ---- how cards lie ----
Objection hidden_cards_lie_face_down(const Position& position, const Fact& fact, Zone zone)
{
    const Card& card = position.card(fact.card);
    const bool is_turned_up = zone_of(card.place) == zone && card.face == Face::down && fact.face == 0;
    if (phase(position) != Phase::setup || !is_turned_up)
        return kept();
    return Objection(name_of(position, fact.card) + " lies face up in " + name_of(card.place)).about(fact.card);
}

Objection protection_lies_face_down(const Position& position, const Fact& fact)
{
    return hidden_cards_lie_face_down(position, fact, Zone::protection);
}
Objection deck_lies_face_down(const Position& position, const Fact& fact)
{
    return hidden_cards_lie_face_down(position, fact, Zone::deck);
}
Objection pool_lies_face_down(const Position& position, const Fact& fact)
{
    return hidden_cards_lie_face_down(position, fact, Zone::pool);
}

constexpr Rule<Fact> face_page[] = {
    {rule("three-lanes.setup.protection-down"), protection_lies_face_down},
    {rule("three-lanes.deck.face-down"), deck_lies_face_down},
    {rule("three-lanes.pool.face-down"), pool_lies_face_down},
};

void judge_how_it_lies(const Position& position, const Fact& fact, Verdict& verdict)
{
    judge_by<Fact>(face_page, position, fact, verdict);
    if (a_text_is_open(position))
        return;
    if (fact.turned >= 0 && !tells_a_new_place(words, position, fact))
        judge_attitude(position, fact.card, fact.turned, verdict);
    if (phase(position) != Phase::setup && is_flipped_pool_card(position, fact))
        judge(position, Reveal{.seat = position.card(fact.card).place.seat, .card = fact.card}, verdict);
}

// ---- taking ----
void take_place(Position& position, const Fact& fact)
{
    if (comes_to_light(position, {fact.card, fact.from, fact.to}))
        return be_known_in(position, fact.card, fact.to);
    const bool comes_into_play = is_in_play(fact.to) && !is_in_play(position, fact.card);
    const bool comes_back = comes_into_play && came(position, fact.card, Came::died);
    if (is_the_taken_card(position, {fact.card, fact.from, fact.to}))
        return take_the_taken_card(position, {fact.card, fact.from, fact.to});
    const Place from = position.card(fact.card).place;
    if (zone_of(from) == Zone::protection)
        count_as_taken(position, from.seat, 1);
    if (is_fighter(position, fact.card) && fact.to == graveyard_of(position, fact.card))
        return leave_play(position, fact.card, Came::died);
    if (comes_into_play && !comes_back)
        return enter_play(position, fact.card, fact.to, Came::none);
    if (is_fighter(position, fact.card) && !is_in_play(fact.to))
        lay_off_equips(position, fact.card, Came::none);
    if (zone_of(fact.to) == Zone::deck)
        return put_under_deck(position, fact.card);
    lay(position, fact.card, fact.to);
    if (comes_back && is_rested(position, fact.card))
        position.card(fact.card).turned = 1;  // it lives on, and so does its [Rest]
}

void take_attitude(Position& position, const Fact& fact)
{
    if (is_flipped_pool_card(position, fact))
        apply(position, Reveal{.seat = position.card(fact.card).place.seat, .card = fact.card});
    Card& card = position.card(fact.card);
    take_face_and_turn(card, fact);
    if (fact.turned >= 0 && fact.turned % 2 == 0)
        unrest(position, fact.card);  // turned upright early it counts as active
    const bool can_lie_on = position.has(fact.host) && fact.host != fact.card && !position.card(fact.host).host &&
                            equips_of(position, fact.card).empty();
    if (!can_lie_on)
        return;
    card.host = fact.host;
    card.place = position.card(fact.host).place;
    card.side = position.card(fact.host).side;
}

/// What a text that people alone can read has done to a card triggers what the data can say of it.
void trigger_seen(Position& position, CardId id, Place from)
{
    const Place to = position.card(id).place;
    const bool has_died = is_unit_zone(from) && to == graveyard_of(position, id);
    const bool has_come = !is_unit_zone(from) && is_fighter(position, id);
    const Happening death[] = {{Trigger::on_death, id, from}, {Trigger::on_unit_death, id, from}};
    const Happening summon[] = {{Trigger::on_summon, id, to}, {Trigger::on_unit_summoned, id, to}};
    const Happening land[] = {{Trigger::on_land_placed, id, to}};
    if (type_of(position, id) == Type::land && zone_of(to) == Zone::land && zone_of(from) != Zone::land)
        return trigger(position, land);
    if (type_of(position, id) != Type::unit)
        return trigger_left(position, id, from);
    if (has_come)
        set(position, id, on_card::came, static_cast<Number>(Came::summoned));
    if (has_come || has_died)
        trigger(position, has_come ? summon : death);
}

// ---- what waits ----
bool holds(const Position& position, const Fact& fact)
{
    const Card& card = position.card(fact.card);
    const bool lies_so = (fact.turned < 0 || fact.turned % 2 == card.turned % 2) &&
                         (fact.face < 0 || static_cast<Face>(fact.face) == card.face);
    if (fact.what == Fact::What::card)
        return lies_so && (fact.to == nowhere || card.place == fact.to);
    return is_kept_so(words, position, fact);
}

/// A visible consequence says that a trigger was carried out. Otherwise what waits has happened, or was left out, by
/// the time that something is seen.
struct AsSeen {
    Position position{};
    bool is_explained = false;
    Verdict verdict{};  ///< of what explains it
};

/// The position in which this trigger was carried out, on the card that is seen if it chooses one.
AsSeen after_trigger(const Position& position, const Action& waiting, const Fact& fact)
{
    const CardId targets[] = {fact.card};
    UseAbility use{.seat = waiting.seat, .source = waiting.card, .ability = waiting.word};
    if (fact.card)
        use.targets = targets;
    if (is_unit_zone(fact.to) && !is_in_play(position, fact.card))
        use.at = fact.to;
    AsSeen after{.position = position};
    apply(after.position, use);
    go_on(after.position);
    after.is_explained = holds(after.position, fact);
    if (after.is_explained && use.at != nowhere)
        judge(position, use, after.verdict);
    return after;
}

AsSeen as_seen(const Position& position, const Fact& fact)
{
    if (holds(position, fact))
        return {position, true, {}};
    for (auto waiting = position.stack.rbegin(); waiting != position.stack.rend(); ++waiting) {
        if (waiting->fate != static_cast<std::uint8_t>(Step::open))
            break;
        if (AsSeen after = after_trigger(position, waiting->action, fact); after.is_explained)
            return after;
    }
    AsSeen resolved{.position = position};
    resolve_all(resolved.position);
    return resolved;
}

/// A text may put any card anywhere but two units or lands into one zone, and the tech itself goes to the trash.
void judge_after_a_text(const Position& position, const Seen& seen, Verdict& verdict)
{
    judge_by<Seen>(tech_page, position, seen, verdict);
    if (is_in_play(seen.to) && verdict.legal())
        judge_laying(position, {seen.to.seat, seen.card, seen.to}, verdict);
}

void judge_card(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!position.has(fact.card))
        return;
    judge_how_it_lies(position, fact, verdict);
    if (tells_a_new_place(words, position, fact))
        judge_seen(position, {fact.card, fact.from, fact.to}, verdict);
}

}  // namespace

void judge_seen(const Position& position, const Seen& seen, Verdict& verdict)
{
    if (comes_to_light(position, seen) || is_put_right(position, seen))
        return;
    if (a_text_is_open(position))
        return judge_after_a_text(position, seen, verdict);
    Verdict of_this;
    const bool is_about_the_attack = judge_after_attack(position, seen, of_this);
    if (!is_about_the_attack)
        judge_by<Seen>(seen_page, position, seen, of_this);
    if (!is_about_the_attack && of_this.legal() && looks_like_a_swap(position, seen))
        judge_half_a_swap(position, seen, of_this);
    if (!is_about_the_attack && of_this.legal())
        judge_appearing(position, seen, of_this);
    if (!is_about_the_attack && of_this.legal())
        judge_by<Seen>(unexplained_page, position, seen, of_this);
    verdict.violations.insert(verdict.violations.end(), of_this.violations.begin(), of_this.violations.end());
}

void judge_fact(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (is_over(position))
        return;
    const bool waits = !position.stack.empty();
    const AsSeen now = waits ? as_seen(position, fact) : AsSeen{.position = position};
    verdict = now.verdict;
    if (now.is_explained)
        return;
    if (fact.what == Fact::What::value)
        judge_number(now.position, fact, verdict);
    else
        judge_card(now.position, fact, verdict);
}

void take_fact(Position& position, const Fact& fact)
{
    if (!position.stack.empty() && !is_over(position))
        position = as_seen(position, fact).position;
    if (fact.what == Fact::What::value)
        return take_number(position, fact);
    if (!position.has(fact.card))
        return;
    const Place from = position.card(fact.card).place;
    if (tells_a_new_place(words, position, fact))
        take_place(position, fact);
    take_attitude(position, fact);
    if (a_text_is_open(position) && position.card(fact.card).place != from)
        trigger_seen(position, fact.card, from);
}

// What is put right triggers nothing.
void set_right(Position& position, const Fact& fact)
{
    const Number open = get(position, match::text_open);
    set(position, match::text_open, 0);
    take_fact(position, fact);
    set(position, match::text_open, open);
    if (!is_about_the_match(fact) || is_about_the_matchs(words, fact, match::winner))
        reopen_if_nobody_lost(position);
}

}  // namespace cardinal::three_lanes
