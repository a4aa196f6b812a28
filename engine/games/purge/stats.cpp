#include "engine/games/purge/armor.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

#include <algorithm>
#include <array>

/// Battle Stats as they read now: what is printed, then permanent and lasting changes, then those that end with the
/// turn or the battle, then the ARMOR cap. The counters of a card hold its own share of ATTACK, HEALTH and POPULATION;
/// what raises or lowers them for a while is added when they are read, so nothing has to be taken back when it ends.
namespace cardinal::purge {
namespace {

enum class Amount { left, full };

int own_share(const Position& position, CardId card, Stat stat, Amount amount)
{
    const CardFacts& facts = position.facts(card);
    const bool left = amount == Amount::left;
    switch (stat) {
    case Stat::attack: return left ? get(position, card, on_card::attack) : printed_number(facts, printed::attack);
    case Stat::damage: return printed_number(facts, printed::damage);
    case Stat::initiative: return printed_number(facts, printed::initiative);
    case Stat::armor: return printed_number(facts, printed::armor) - get(position, card, on_card::armor_lost);
    case Stat::health: return left ? get(position, card, on_card::health) : printed_number(facts, printed::health);
    case Stat::population:
        return left ? get(position, card, on_card::population) : printed_number(facts, printed::population);
    case Stat::energy: return 0;
    }
    return 0;
}

int from_effects(const Position& position, CardId card, Stat stat)
{
    const Seat side = position.card(card).side;
    const bool stands_for_player = stat == Stat::population || stat == Stat::initiative;
    int sum = 0;
    for (const Effect& effect : position.effects) {
        const bool reaches = effect.on == card || (stands_for_player && !effect.on && side && effect.on_player == side);
        if (reaches && effect.stat == static_cast<std::uint8_t>(stat))
            sum += effect.amount;
    }
    return sum;
}

bool lies_in_reach(const Position& position, CardId source, CardId card, Reach reach)
{
    const Card& from = position.card(source);
    const Card& to = position.card(card);
    switch (reach) {
    case Reach::self: return source == card;
    case Reach::own: return from.side == to.side;
    case Reach::opposing: return from.side != to.side;
    case Reach::all: return true;
    case Reach::vector: return from.place == to.place;
    case Reach::target:
    case Reach::targets: return false;  // nobody chooses for a passive ability
    }
    return false;
}

int from_passive_effect(const Position& position, CardId source, const CardEffect& effect, CardId card, Stat stat)
{
    const auto verb = static_cast<Verb>(effect.fields[effect::verb]);
    const bool changes_it =
        (verb == Verb::gain || verb == Verb::lose) && effect.fields[effect::stat] == static_cast<Number>(stat);
    if (!changes_it || !lies_in_reach(position, source, card, static_cast<Reach>(effect.fields[effect::reach])))
        return 0;
    const Number filter = effect.fields[effect::filter];
    if (filter != not_given && !fits(position, card, static_cast<Filter>(filter)))
        return 0;
    const int amount = effect.fields[effect::amount] == not_given ? 1 : effect.fields[effect::amount];
    return verb == Verb::gain ? amount : -amount;
}

/// A gain may be printed as a gain of less than nothing.
bool can_lower(const CardEffect& effect)
{
    return static_cast<Verb>(effect.fields[effect::verb]) == Verb::lose ||
           (effect.fields[effect::amount] != not_given && effect.fields[effect::amount] < 0);
}

int from_passives_of(const Position& position, CardId source, CardId card, Stat stat)
{
    int sum = 0, at = 0;
    for (const Ability& ability : position.facts(source).abilities) {
        int change = 0;
        if (ability.fields[ability::way] == static_cast<Number>(Way::passive))
            for (const CardEffect& effect : ability.effects)
                change += from_passive_effect(position, source, effect, card, stat);
        sum += change != 0 && is_unlocked(position, source, at) ? change : 0;
        ++at;
    }
    return sum;
}

std::uint32_t bit_of(Stat stat) { return 1U << static_cast<unsigned>(stat); }

/// One bit for each stat that some passive ability of the library can change; eight bits up, one for each that some can
/// lower.
constexpr unsigned lowered = 8;
std::uint32_t stats_changed_by(const std::vector<Ability>& abilities)
{
    std::uint32_t changed = 0;
    for (const Ability& ability : abilities)
        for (const CardEffect& effect : ability.effects)
            if (ability.fields[ability::way] == static_cast<Number>(Way::passive) &&
                effect.fields[effect::stat] != not_given) {
                const std::uint32_t bit = bit_of(static_cast<Stat>(effect.fields[effect::stat]));
                changed |= can_lower(effect) ? bit | bit << lowered : bit;
            }
    return changed;
}

std::uint32_t stats_changed_by_passives(const CardLibrary& library)
{
    if (const std::uint32_t known = library.memo.read())
        return known;
    std::uint32_t changed = 1U << 31U;  // worked out, even where nothing changes anything
    for (const CardFacts& facts : library.cards)
        changed |= stats_changed_by(facts.abilities);
    library.memo.write(changed);
    return changed;
}

/// Every stat is read many times for every play, and hardly any set has passive abilities for most of them.
bool no_passive_changes(const Position& position, Stat stat)
{
    return position.library && (stats_changed_by_passives(*position.library) & bit_of(stat)) == 0;
}

bool no_passive_lowers(const Position& position, Stat stat)
{
    return position.library && (stats_changed_by_passives(*position.library) & bit_of(stat) << lowered) == 0;
}

/// A Tactician is out of reach of everybody's passives but its own.
int from_passives(const Position& position, CardId card, Stat stat)
{
    if (no_passive_changes(position, stat))
        return 0;
    const bool is_immune = has(position, card, Keyword::tactician);
    int sum = 0;
    for (const Card& source : position.cards)
        if (in_play(source) && !position.facts(source).abilities.empty())
            if (const CardId id = position.id_of(source); !is_immune || id == card)
                sum += from_passives_of(position, id, card, stat);
    return sum;
}

/// A keyword that raises a stat while its Unit has a role in a battle. The option names the stat.
struct RoleKeyword {
    Keyword keyword{};
    Role role{};
    int amount = 0;
    Option option{};
    std::array<Stat, 4> stats{};
};
// purge.kw.fury: +1 DAMAGE while an attacker.
constexpr RoleKeyword fury{
    Keyword::fury, Role::attacker, 1, Option::fury_stat, {Stat::damage, Stat::attack, Stat::armor, Stat::health}};
// purge.kw.defender: +2 ARMOR while a defender.
constexpr RoleKeyword defender{Keyword::defender,
                               Role::defender,
                               2,
                               Option::defender_stat,
                               {Stat::armor, Stat::damage, Stat::attack, Stat::health}};

Stat raised_by(const Position& position, const RoleKeyword& keyword)
{
    return keyword.stats[option(position, keyword.option) & 3];
}

int from_role(const Position& position, CardId card, Stat stat, const RoleKeyword& keyword)
{
    const bool is_raised = raised_by(position, keyword) == stat && role_of(position, card) == keyword.role &&
                           has(position, card, keyword.keyword);
    return is_raised ? keyword.amount : 0;
}

int sum_of(const Position& position, CardId card, Stat stat, Amount amount, int depth = 0);

// purge.kw.overlay: the host's stats all rise by those of the card laid onto it.
int from_overlay(const Position& position, CardId card, Stat stat, Amount amount, int depth)
{
    constexpr int deepest = 3;  // cards laid onto each other in a ring must come to an end
    if (depth == deepest)
        return 0;
    int sum = 0;
    for (const Card& laid_on : position.cards)
        if (laid_on.host == card && in_play(laid_on) && is_unit_or_commander(position, position.id_of(laid_on)))
            sum += std::max(0, sum_of(position, position.id_of(laid_on), stat, amount, depth + 1));
    return sum;
}

int sum_of_changes(const Position& position, CardId card, Stat stat, Amount amount, int depth)
{
    if (!in_play(position, card))
        return from_effects(position, card, stat);
    return from_effects(position, card, stat) + from_passives(position, card, stat) +
           from_role(position, card, stat, fury) + from_role(position, card, stat, defender) +
           from_overlay(position, card, stat, amount, depth);
}

int sum_of(const Position& position, CardId card, Stat stat, Amount amount, int depth)
{
    if (!position.has(card))
        return 0;
    return own_share(position, card, stat, amount) + sum_of_changes(position, card, stat, amount, depth);
}

Number reading(const Position& position, CardId card, Stat stat, Amount amount)
{
    return as_number(std::max(0, sum_of(position, card, stat, amount)));
}

on_card::Value counter_of(Stat stat)
{
    switch (stat) {
    case Stat::attack: return on_card::attack;
    case Stat::health: return on_card::health;
    case Stat::population: return on_card::population;
    default: return on_card::count;
    }
}

/// What has no counter of its own is set by one lasting change, made bigger or smaller.
void state_change(Position& position, CardId card, Stat stat, int difference)
{
    auto& effects = position.effects;
    const auto found =
        std::ranges::find_if(effects, [&](const Effect& effect) { return is_stated_change(effect, card, stat); });
    if (found == effects.end()) {
        if (difference != 0)
            effects.push_back({.on = card,
                               .stat = static_cast<std::uint8_t>(stat),
                               .until = static_cast<std::uint8_t>(Until::permanent),
                               .amount = as_number(difference)});
        return;
    }
    found->amount = as_number(found->amount + difference);
    if (found->amount == 0)
        effects.erase(found);
}

}  // namespace

bool can_have(const Position& position, CardId card, Stat stat)
{
    const Type type = type_of(position, card);
    const bool fights = type == Type::defensive_attachment || type == Type::super_weapon ||
                        is_unit_or_commander(position, card) ||
                        position.facts(card).fields[printed::health] != not_given;
    switch (stat) {
    case Stat::population: return type == Type::stronghold;
    case Stat::initiative: return type == Type::commander;
    case Stat::armor: return fights || type == Type::stronghold;
    default: return fights;
    }
}

bool nothing_lowers(const Position& position, Stat stat)
{
    return no_passive_lowers(position, stat) && std::ranges::none_of(position.effects, [&](const Effect& effect) {
               return effect.amount < 0 && effect.stat == static_cast<std::uint8_t>(stat);
           });
}

bool nothing_changes(const Position& position, Stat stat)
{
    return no_passive_changes(position, stat) && raised_by(position, fury) != stat &&
           raised_by(position, defender) != stat &&
           std::ranges::find(position.effects, static_cast<std::uint8_t>(stat), &Effect::stat) ==
               position.effects.end() &&
           std::ranges::none_of(position.cards, [&](const Card& card) {
               return card.host && in_play(card) && is_unit_or_commander(position, position.id_of(card));
           });
}

bool is_surely_left(const Position& position, CardId card, Stat stat)
{
    return position.has(card) && no_passive_lowers(position, stat) &&
           own_share(position, card, stat, Amount::left) + from_effects(position, card, stat) > 0;
}

Number attack_left(const Position& position, CardId card)
{
    return reading(position, card, Stat::attack, Amount::left);
}
Number attack_of(const Position& position, CardId card) { return reading(position, card, Stat::attack, Amount::full); }
Number damage_of(const Position& position, CardId card) { return reading(position, card, Stat::damage, Amount::full); }
Number initiative_of(const Position& position, CardId card)
{
    return reading(position, card, Stat::initiative, Amount::full);
}
Number health_of(const Position& position, CardId card) { return reading(position, card, Stat::health, Amount::left); }
Number full_health_of(const Position& position, CardId card)
{
    return reading(position, card, Stat::health, Amount::full);
}
Number population_of(const Position& position, Seat seat)
{
    return reading(position, stronghold_of(position, seat), Stat::population, Amount::left);
}

Number armor_of(const Position& position, CardId card)
{
    return std::min(reading(position, card, Stat::armor, Amount::full), most_armor(position, card));
}

Number stat_of(const Position& position, CardId card, Stat stat)
{
    if (stat == Stat::armor)
        return armor_of(position, card);
    if (stat == Stat::energy)
        return get(position, position.card(card).side, player::energy);
    return reading(position, card, stat, Amount::left);
}

bool may_change_others(const Position& position, const Card& card)
{
    if (!in_play(card))
        return false;
    const bool is_laid_on = card.host && is_unit_or_commander(position, position.id_of(card));
    return is_laid_on || type_of(position, card) == Type::tek || stats_changed_by(position.facts(card).abilities) != 0;
}

TableStats::TableStats(const Position& position) : position_(position)
{
    for (const Card& card : position.cards) {
        if (!in_play(card))
            continue;
        is_laid_on_ = is_laid_on_ || (card.host && is_unit_or_commander(position, position.id_of(card)));
        const std::uint32_t changed = stats_changed_by(position.facts(card).abilities);
        if (changed != 0)
            passive_.push_back(position.id_of(card));
        changed_ |= changed;
    }
}

int TableStats::from_passives(CardId card, Stat stat) const
{
    const bool is_immune = has(position_, card, Keyword::tactician);
    int sum = 0;
    for (const CardId source : passive_)
        if (!is_immune || source == card)
            sum += from_passives_of(position_, source, card, stat);
    return sum;
}

Number TableStats::of(CardId card, Stat stat) const
{
    if (is_laid_on_ || !in_play(position_, card))
        return stat_of(position_, card, stat);
    int sum = own_share(position_, card, stat, Amount::left) + from_effects(position_, card, stat) +
              from_role(position_, card, stat, fury) + from_role(position_, card, stat, defender);
    if ((changed_ & bit_of(stat)) != 0)
        sum += from_passives(card, stat);
    const Number number = as_number(std::max(0, sum));
    return stat == Stat::armor ? std::min(number, most_armor(position_, card)) : number;
}

void set_stat(Position& position, CardId card, Stat stat, Number number)
{
    if (!position.has(card))
        return;
    if (stat == Stat::energy)
        return set(position, position.card(card).side, player::energy, number);
    // It may be made of more than its cap or of less than nothing: what reads so already is left as it is.
    if (!can_have(position, card, stat) || stat_of(position, card, stat) == number)
        return;
    const int difference = number - sum_of(position, card, stat, Amount::left);
    const on_card::Value counter = counter_of(stat);
    if (counter == on_card::count)
        state_change(position, card, stat, difference);
    else
        set(position, card, counter, as_number(get(position, card, counter) + difference));
}

void set_full_stat(Position& position, CardId card, Stat stat, Number number)
{
    if (!position.has(card))
        return;
    const Number left = stat_of(position, card, stat);
    state_change(position, card, stat, number - sum_of(position, card, stat, Amount::full));
    set_stat(position, card, stat, left);
}

void give_back_what_was_stated_lost(Position& position, CardId card, Stat stat)
{
    std::erase_if(position.effects,
                  [&](const Effect& effect) { return is_stated_change(effect, card, stat) && effect.amount < 0; });
}

}  // namespace cardinal::purge
