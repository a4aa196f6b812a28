#include "engine/games/dept_of_structure/values.h"

#include <algorithm>

/// Keywords, attack and defense as they are now: what is printed, what was added for good or for a while, and what
/// other cards give as long as they lie there. What a library can give at all is worked out once.
namespace cardinal::dept_of_structure {
namespace {

/// What the cards of a library can change at all, in one number: these, and behind them a bit for each keyword that
/// some card gives to others.
enum Changes : std::uint32_t { worked_out = 1, numbers = 2, leaders = 4, losses = 8 };
constexpr unsigned first_keyword_bit = 8;

Number field_of(const CardEffect& effect, effect::Field field) { return effect.fields[field]; }
Verb verb_of(const CardEffect& effect) { return static_cast<Verb>(field_of(effect, effect::verb)); }
Keyword given_by(const CardEffect& effect) { return static_cast<Keyword>(field_of(effect, effect::keyword)); }
bool leads(Keyword keyword) { return keyword == Keyword::leadership || keyword == Keyword::motivator; }
std::uint32_t bit_of(Keyword keyword) { return 1U << (first_keyword_bit + static_cast<unsigned>(keyword)); }

std::uint32_t changes_of(const std::vector<CardEffect>& effects)
{
    std::uint32_t changes = 0;
    for (const CardEffect& effect : effects) {
        const Verb verb = verb_of(effect);
        if (verb == Verb::give && is_given(field_of(effect, effect::keyword)))
            changes |= bit_of(given_by(effect)) | (leads(given_by(effect)) ? std::uint32_t{leaders} : 0);
        changes |= verb == Verb::gain || verb == Verb::lose ? std::uint32_t{numbers} : 0;
        changes |= verb == Verb::lose ? std::uint32_t{losses} : 0;
    }
    return changes;
}

std::uint32_t changes_in(const Position& position)
{
    if (!position.library)
        return worked_out;
    std::uint32_t changes = position.library->memo.read();
    if (changes != 0)
        return changes;
    changes = worked_out;
    for (const CardFacts& card : position.library->cards) {
        changes |= changes_of(card.effects);
        for (const Ability& ability : card.abilities) {
            changes |= changes_of(ability.effects);
            changes |= leads(keyword_of(ability)) ? std::uint32_t{leaders} : 0;
        }
    }
    position.library->memo.write(changes);
    return changes;
}

bool can_change(const Position& position, std::uint32_t what) { return (changes_in(position) & what) != 0; }

// ---- continuous effects ----
bool is_met(const Position& position, CardId source, const CardEffect& effect)
{
    const Number condition = field_of(effect, effect::condition);
    switch (condition == not_given ? Condition::none : static_cast<Condition>(condition)) {
    case Condition::equipped: return !attached_to(position, source).empty();
    case Condition::attacking: return is_attacking(position, source);
    case Condition::blocking: return static_cast<bool>(attacker_blocked_by(position, source));
    case Condition::none: return true;
    }
    return true;
}

Reach reach_of(const Position& position, CardId source, const CardEffect& effect)
{
    const Number reach = field_of(effect, effect::reach);
    const Type type = type_of(position, source);
    if (reach != not_given)
        return static_cast<Reach>(reach);
    return type == Type::equipment || type == Type::upgrade ? Reach::host : Reach::self;
}

bool is_of_kind(const Position& position, CardId card, const CardEffect& effect)
{
    const Type type = type_of(position, card);
    const Number filter = field_of(effect, effect::filter);
    switch (filter == not_given ? Filter::anything : static_cast<Filter>(filter)) {
    case Filter::unit: return type == Type::unit;
    case Filter::technology: return is_technology(type);
    case Filter::equipment: return type == Type::equipment;
    case Filter::fortification: return type == Type::fortification;
    case Filter::upgrade: return type == Type::upgrade;
    case Filter::vehicle: return type == Type::vehicle;
    case Filter::attacking: return is_attacking(position, card);
    case Filter::blocking: return static_cast<bool>(attacker_blocked_by(position, card));
    default: return true;
    }
}

bool reaches(const Position& position, CardId source, const CardEffect& effect, CardId card)
{
    const Card& from = position.card(source);
    switch (reach_of(position, source, effect)) {
    case Reach::self: return source == card;
    case Reach::host: return from.host == card;
    case Reach::own: return position.card(card).side == from.side;
    case Reach::enemy: return position.card(card).side != from.side;
    case Reach::all: return true;
    default: return false;
    }
}

/// Calls `each` with the effects that work on the card as long as their source lies there, utilized or not:
/// dept-of-structure.permanent.no-activation, dept-of-structure.permanent.from-deploy,
/// dept-of-structure.permanent.until-removed, dept-of-structure.area.all-affected.
template <class Each>
void for_each_continuous(const Position& position, CardId card, Each&& each)
{
    const auto look_at = [&](CardId source, const std::vector<CardEffect>& effects) {
        for (const CardEffect& effect : effects)
            if (reaches(position, source, effect, card) && is_of_kind(position, card, effect) &&
                is_met(position, source, effect))
                each(effect);
    };
    for (const Card& other : position.cards) {
        if (!is_in_play(other.place))
            continue;
        const CardFacts& facts = position.facts(other);
        look_at(position.id_of(other), facts.effects);
        for (const Ability& ability : facts.abilities)
            if (way_of(ability) == Way::permanent)
                look_at(position.id_of(other), ability.effects);
    }
}

int given_copies(const Position& position, CardId card, Keyword keyword)
{
    int copies = 0;
    if (can_change(position, bit_of(keyword)))
        for_each_continuous(position, card, [&](const CardEffect& effect) {
            copies += verb_of(effect) == Verb::give && given_by(effect) == keyword ? 1 : 0;
        });
    for (const Effect& effect : position.effects)
        if (effect.on == card && effect.stat == first_keyword_stat + static_cast<int>(keyword))
            copies += effect.amount;
    return copies;
}

// dept-of-structure.ability.stack: all that is added, from all sources; dept-of-structure.ability.lasting: for good,
// unless its card says otherwise.
int added(const Position& position, CardId card, Stat stat)
{
    int sum = 0;
    for (const Effect& effect : position.effects)
        if (effect.on == card && effect.stat == static_cast<std::uint8_t>(stat))
            sum += effect.amount;
    if (can_change(position, numbers))
        for_each_continuous(position, card, [&](const CardEffect& effect) {
            const bool is_meant = field_of(effect, effect::stat) == static_cast<Number>(stat);
            const int amount = field_of(effect, effect::amount) == not_given ? 1 : field_of(effect, effect::amount);
            if (is_meant && (verb_of(effect) == Verb::gain || verb_of(effect) == Verb::lose))
                sum += verb_of(effect) == Verb::gain ? amount : -amount;
        });
    return sum;
}

/// What the player's deployed cards give to every Unit, itself among them (A16).
int led_by(const Position& position, CardId card, bool for_attack)
{
    const Card& unit = position.card(card);
    if (!can_change(position, leaders) || type_of(position, unit) != Type::unit)
        return 0;
    int sum = 0;
    for (const Card& other : position.cards) {
        const CardId id = position.id_of(other);
        if (other.side != unit.side || !is_in_play(other.place) ||
            (id == card && option(position, Option::leader_self) == 1))
            continue;
        sum += copies_of(position, id, Keyword::leadership);
        sum += for_attack ? copies_of(position, id, Keyword::motivator) : 0;
    }
    return sum;
}

// dept-of-structure.equipment.retire and others: a Vehicle adds what its crew has only where the table says so (A11).
template <class Of>
int of_the_crew(const Position& position, CardId card, Of of)
{
    if (option(position, Option::crew_adds_stats) == 0 || type_of(position, card) != Type::vehicle)
        return 0;
    int sum = 0;
    for (const CardId other : attached_to(position, card))
        if (type_of(position, other) == Type::unit)
            sum += of(position, other);
    return sum;
}

}  // namespace

int copies_of(const Position& position, CardId card, Keyword keyword)
{
    if (!position.has(card) || !is_in_play(position, card))
        return 0;
    int copies = 0;
    for (const Ability& ability : position.facts(card).abilities)
        if (keyword_of(ability) == keyword)
            copies += ability.fields[ability::x] == not_given ? 1 : std::clamp<int>(ability.fields[ability::x], 0, 99);
    return copies + given_copies(position, card, keyword);
}

bool has(const Position& position, CardId card, Keyword keyword) { return copies_of(position, card, keyword) > 0; }

// dept-of-structure.stat.attack, dept-of-structure.kw.crippled.zero (A17), dept-of-structure.kw.mounting-aggression,
// dept-of-structure.kw.rampage.bonus, dept-of-structure.kw.leadership, dept-of-structure.kw.motivator,
// dept-of-structure.attack.apply, dept-of-structure.block.apply.
int attack_of(const Position& position, CardId card)
{
    if (!position.has(card))
        return 0;
    const bool is_crippled = has(position, card, Keyword::crippled);
    if (is_crippled && option(position, Option::crippled_final) == 0)
        return 0;
    const int tokens = get(position.card(card), on_card::tokens);
    const int attack = (is_crippled ? 0 : printed_of(position, card, printed::attack)) +
                       added(position, card, Stat::attack) + led_by(position, card, true) +
                       tokens * copies_of(position, card, Keyword::mounting_aggression) +
                       5 * copies_of(position, card, Keyword::rampage) + of_the_crew(position, card, attack_of);
    return std::max(0, attack);
}

// dept-of-structure.stat.defense, dept-of-structure.kw.defense-gain, dept-of-structure.kw.leadership.
int defense_of(const Position& position, CardId card)
{
    if (!position.has(card))
        return 0;
    const int tokens = get(position.card(card), on_card::tokens);
    return printed_of(position, card, printed::defense) + added(position, card, Stat::defense) +
           led_by(position, card, false) + tokens * copies_of(position, card, Keyword::defense_gain) +
           of_the_crew(position, card, defense_of);
}

Number defense_left(const Position& position, CardId card)
{
    return as_number(defense_of(position, card) - get(position.card(card), on_card::damage));
}

Number stat_of(const Position& position, CardId card, Stat stat)
{
    return as_number(stat == Stat::attack ? attack_of(position, card) : defense_of(position, card));
}

void set_stat(Position& position, CardId card, Stat stat, Number number)
{
    const int more = number - stat_of(position, card, stat);
    if (position.has(card) && more != 0)
        position.effects.push_back({.on = card,
                                    .stat = static_cast<std::uint8_t>(stat),
                                    .until = static_cast<std::uint8_t>(Until::permanent),
                                    .amount = as_number(more)});
}

// Without anything that takes defense away it is at least what is printed: most cards need no second look.
bool is_dead(const Position& position, CardId card)
{
    if (!is_retired_at_zero(position, card))
        return false;
    const bool is_weakened =
        can_change(position, losses) || std::ranges::any_of(position.effects, [&](const Effect& effect) {
            return effect.on == card && effect.amount < 0;
        });
    if (!is_weakened && get(position, card, on_card::damage) < printed_of(position, card, printed::defense))
        return false;
    return defense_left(position, card) <= 0;
}

int generators_of(const Position& position, Seat seat)
{
    int generators = 0;
    for (const Card& card : position.cards)
        if (card.side == seat && is_in_play(card.place))
            generators += copies_of(position, position.id_of(card), Keyword::generator);
    return generators;
}

}  // namespace cardinal::dept_of_structure
