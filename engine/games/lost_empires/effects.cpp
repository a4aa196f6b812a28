#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// What card texts do, as far as the data says it: carried out as far as possible, the rest is skipped.
namespace cardinal::lost_empires {
namespace {

Verb verb_of(const CardEffect& effect) { return static_cast<Verb>(effect.fields[effect::verb]); }

int amount_of(const CardEffect& effect)
{
    const Number amount = effect.fields[effect::amount];
    return amount == not_given ? 1 : std::clamp<int>(amount, 0, 99);
}

Reach reach_of(const CardEffect& effect)
{
    const Number reach = effect.fields[effect::reach];
    return reach == not_given ? Reach::self : static_cast<Reach>(reach);
}

/// Where it stands, or stood when it left play.
Place place_of(const Position& position, CardId source)
{
    return is_in_play(position, source) ? position.card(source).place
                                        : unpacked(get(position.card(source), on_card::left_from));
}

bool is_reached(const Position& position, const Doing& doing, CardId card, Reach reach)
{
    const Card& unit = position.card(card);
    switch (reach) {
    case Reach::target:
    case Reach::targets: return std::ranges::find(doing.targets, card) != doing.targets.end();
    case Reach::self: return card == doing.source;
    case Reach::own: return unit.side == doing.seat;
    case Reach::enemy: return unit.side != doing.seat;
    case Reach::here: return unit.place == place_of(position, doing.source);
    case Reach::that: return card == doing.that;
    case Reach::all: return true;
    }
    return false;
}

std::vector<CardId> reached(const Position& position, const Doing& doing, const CardEffect& effect)
{
    std::vector<CardId> found;
    const bool comes_from_elsewhere = verb_of(effect) == Verb::put || verb_of(effect) == Verb::return_to_hand;
    for (const Card& card : position.cards) {
        const CardId id = position.id_of(card);
        const bool is_there = is_unit(position, id) || comes_from_elsewhere;
        if (is_there && is_reached(position, doing, id, reach_of(effect)) && fits(position, doing.seat, id, effect))
            found.push_back(id);
    }
    return found;
}

// lost-empires.card.tactical_nuke.elite: all count for who played it.
void do_to(Position& position, const Doing& doing, const CardEffect& effect, CardId card)
{
    const int amount = amount_of(effect);
    const Number damage = get(position.card(card), on_card::damage);
    switch (verb_of(effect)) {
    case Verb::deal: return deal_damage(position, card, amount, doing.seat);
    case Verb::heal: return set(position, card, on_card::damage, as_number(std::max(0, damage - amount)));
    case Verb::destroy:
        return destroy(position, card, doing.seat, reach_of(effect) == Reach::all ? Came::nuked : Came::destroyed);
    case Verb::ready:
        if (card_in(position, match::unit) == card && is_ended(position))
            set(position, match::unit, -1);  // its token was laid, and is gone with reason
        return set(position, card, on_card::drained, 0);
    case Verb::drain: return set(position, card, on_card::drained, 1);
    case Verb::move:
        if (!is_battlefield(doing.to))
            return;
        lay(position, card, doing.to);
        set(position, card, on_card::came, static_cast<Number>(Came::moved));
        trigger_entering(position, card);
        return trigger_move(position, card);
    case Verb::put:
        enter_play(position, card, is_battlefield(doing.to) ? doing.to : hive_of(doing.seat), doing.seat, Came::put);
        return trigger_entering(position, card);
    case Verb::return_to_hand:
        if (is_in_play(position, card))
            leave_play(position, card, Came::none);
        return lay(position, card, in(Zone::hand, owner_of(position, card)));
    default: return;
    }
}

void change_stat(Position& position, const Doing& doing, const CardEffect& effect, CardId card)
{
    const int amount = amount_of(effect) * (verb_of(effect) == Verb::lose ? -1 : 1);
    const Number until = effect.fields[effect::until];
    const Number stat = effect.fields[effect::stat];
    if (stat == not_given)
        return;
    position.effects.push_back(
        {.on = card,
         .source = doing.source,
         .stat = static_cast<std::uint8_t>(stat),
         .until = static_cast<std::uint8_t>(until == not_given ? static_cast<Number>(Until::end_of_turn) : until),
         .amount = as_number(amount)});
}

// lost-empires.refresh.definition, lost-empires.refresh.nothing: a spent token is turned back; with none spent, nothing
// happens (A08).
void refresh(Position& position, const Doing& doing, const CardEffect& effect)
{
    const bool is_supply = effect.fields[effect::stat] == static_cast<Number>(Stat::supply);
    const bool is_locked = option(position, Option::refresh_round1) == 1 && get(position, match::round) == 1;
    const int most = is_supply ? 1 : is_locked ? 2 : 4;
    const player::Value token = is_supply ? player::supply : player::command;
    const int now = get(position, doing.seat, token);
    set(position, doing.seat, token, as_number(std::max(now, std::min(most, now + amount_of(effect)))));
}

// lost-empires.play.support.partial, lost-empires.card.reinforcements.partial: as many as there are.
void draw(Position& position, const Doing& doing, const CardEffect& effect)
{
    for (int left = amount_of(effect); left > 0; --left)
        shift(position, doing.seat, Pile::deck, Pile::hand);
}

void grant(Position& position, const Doing& doing)
{
    Action use{.kind = static_cast<std::uint8_t>(Deed::use), .seat = doing.seat, .card = doing.source};
    if (doing.ability >= 0)
        use.word = as_number(doing.ability);
    use.cards.assign(doing.targets.begin(), doing.targets.end());  // chosen now, or by whoever acts
    position.stack.push_back({.action = std::move(use)});
}

void do_effect(Position& position, const Doing& doing, const CardEffect& effect)
{
    switch (verb_of(effect)) {
    case Verb::draw: return draw(position, doing, effect);
    case Verb::refresh: return refresh(position, doing, effect);
    case Verb::artifact: return gain_artifacts(position, doing.seat, amount_of(effect));
    case Verb::grant: return grant(position, doing);
    case Verb::reveal: return set(position, doing.source, on_card::text_to_state, 1);
    default: break;
    }
    const bool changes_a_stat = verb_of(effect) == Verb::gain || verb_of(effect) == Verb::lose;
    for (const CardId card : reached(position, doing, effect))
        if (changes_a_stat)
            change_stat(position, doing, effect, card);
        else
            do_to(position, doing, effect, card);
}

/// Whom an effect may choose that does something where they stand; nobody for one that chooses nobody.
std::vector<CardId> possible_targets(const Position& position, Seat seat, const CardEffect& effect)
{
    std::vector<CardId> units;
    const Verb verb = verb_of(effect);
    const bool needs_more = verb == Verb::move || verb == Verb::put || verb == Verb::return_to_hand;
    if (!chooses_targets(effect) || needs_more)
        return units;
    for (const Card& card : position.cards)
        if (is_unit(position, position.id_of(card)) && fits(position, seat, position.id_of(card), effect))
            units.push_back(position.id_of(card));
    return units;
}

}  // namespace

bool chooses_targets(const CardEffect& effect)
{
    const bool grants = effect.fields[effect::verb] == static_cast<Number>(Verb::grant);
    const Reach reach = reach_of(effect);
    return !grants && (reach == Reach::target || reach == Reach::targets);
}

bool fits(const Position& position, Seat seat, CardId card, const CardEffect& effect)
{
    const Number filter = effect.fields[effect::filter];
    const Card& unit = position.card(card);
    const Number subtype = position.facts(card).fields[printed::subtype];
    switch (filter == not_given ? Filter::anything : static_cast<Filter>(filter)) {
    case Filter::friendly: return unit.side == seat;
    case Filter::enemy: return unit.side != seat;
    case Filter::light: return subtype == static_cast<Number>(Subtype::light);
    case Filter::heavy: return subtype == static_cast<Number>(Subtype::heavy);
    case Filter::ready: return !is_drained(position, card);
    case Filter::drained: return is_drained(position, card);
    case Filter::damaged: return get(unit, on_card::damage) > 0;
    case Filter::anything: return true;
    }
    return true;
}

// A target that nobody told is the only unit there is for it; of several, people say which, or it shows.
void carry_out(Position& position, const Doing& doing, const std::vector<CardEffect>& effects, const std::string& text)
{
    bool is_open = effects.empty() && !text.empty();
    for (const CardEffect& effect : effects) {
        const std::vector<CardId> possible =
            doing.targets.empty() ? possible_targets(position, doing.seat, effect) : std::vector<CardId>{};
        const bool is_plain = possible.size() == 1 && reach_of(effect) == Reach::target;
        Doing meant = doing;
        if (is_plain)
            meant.targets = possible;
        is_open = is_open || (!possible.empty() && !is_plain);
        do_effect(position, meant, effect);
    }
    if (is_open)
        set(position, doing.source, on_card::text_to_state, 1);
}

}  // namespace cardinal::lost_empires
