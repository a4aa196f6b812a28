#include "engine/games/dept_of_structure/card_face.h"

#include "engine/games/dept_of_structure/words.h"

/// What a card of this game shows: its type and faction, what it costs, attack and defense, and its abilities in
/// sentences made from their fields; the keywords of the glossary stand alone.
namespace cardinal::dept_of_structure {
namespace {

using std::string;
using std::string_view;

template <class Word>
Word field_as(const CardEffect& effect, effect::Field field, Word otherwise)
{
    const Number number = effect.fields[field];
    return is_given(number) ? static_cast<Word>(number) : otherwise;
}

string counted(int number, string_view noun)
{
    return std::to_string(number) + " " + string(noun) + (number == 1 ? "" : "s");
}

string keyword_named(Number keyword) { return titled(word_of(words.ability, ability::keyword, keyword)); }

// ---- sentences from effects ----
string things(const CardEffect& effect, bool are_many)
{
    const auto noun = [&](string_view one, string_view many) { return string(are_many ? many : one); };
    string cards = noun("card", "cards");
    switch (field_as(effect, effect::filter, Filter::anything)) {
    case Filter::anything: return cards;
    case Filter::friendly: return "friendly " + cards;
    case Filter::hostile: return "enemy " + cards;
    case Filter::unit: return noun("Unit", "Units");
    case Filter::technology: return "Technology";
    case Filter::equipment: return "Equipment";
    case Filter::fortification: return noun("Fortification", "Fortifications");
    case Filter::upgrade: return noun("Upgrade", "Upgrades");
    case Filter::vehicle: return noun("Vehicle", "Vehicles");
    case Filter::ready: return "ready " + cards;
    case Filter::utilized: return "utilized " + cards;
    case Filter::attacking: return "attacking " + cards;
    case Filter::blocking: return "blocking " + cards;
    }
    return cards;
}

string whom(const CardEffect& effect)
{
    switch (field_as(effect, effect::reach, Reach::self)) {
    case Reach::target: return "target " + things(effect, false);
    case Reach::targets: return "any number of target " + things(effect, true);
    case Reach::self: return "this card";
    case Reach::host: return "the card it is on";
    case Reach::own: return "your " + things(effect, true);
    case Reach::enemy: return "enemy " + things(effect, true);
    case Reach::all: return "all " + things(effect, true);
    case Reach::player: return "you";
    case Reach::opponent: return "your opponent";
    case Reach::that: return "that card";
    }
    return "";
}

bool is_for_opponent(const CardEffect& effect)
{
    return field_as(effect, effect::reach, Reach::player) == Reach::opponent;
}

string how_long(const CardEffect& effect)
{
    switch (field_as(effect, effect::until, Until::permanent)) {
    case Until::end_of_round: return " until the round ends";
    case Until::end_of_battle: return " until the battle ends";
    case Until::while_source:
    case Until::permanent: return "";
    }
    return "";
}

string condition_of(const CardEffect& effect)
{
    switch (field_as(effect, effect::condition, Condition::none)) {
    case Condition::none: return "";
    case Condition::equipped: return "While equipped: ";
    case Condition::attacking: return "While attacking: ";
    case Condition::blocking: return "While blocking: ";
    }
    return "";
}

/// Of a card's attack and defense, of a player's base and pool.
string change_of(const CardEffect& effect, bool is_gain, int amount)
{
    const string number = std::to_string(amount), sign = is_gain ? "+" : "−";
    const string who = is_for_opponent(effect) ? "Your opponent " : "You ", s = is_for_opponent(effect) ? "s " : " ";
    switch (field_as(effect, effect::stat, Stat::attack)) {
    case Stat::attack: return sign + number + "/" + sign + "0 to " + whom(effect) + how_long(effect) + ".";
    case Stat::defense: return sign + "0/" + sign + number + " to " + whom(effect) + how_long(effect) + ".";
    case Stat::base: return who + (is_gain ? "gain" : "lose") + s + number + " base health.";
    case Stat::survivor: return who + (is_gain ? "gain" : "lose") + s + counted(amount, "Survivor") + ".";
    case Stat::bio: return who + (is_gain ? "gain" : "lose") + s + number + " Bio.";
    case Stat::power: return who + (is_gain ? "gain" : "lose") + s + number + " Power.";
    case Stat::supplies: return who + (is_gain ? "gain" : "lose") + s + number + " Supplies.";
    }
    return "";
}

/// Damage to a player is damage to the base.
string damaged(const CardEffect& effect)
{
    switch (field_as(effect, effect::reach, Reach::self)) {
    case Reach::player: return "your base";
    case Reach::opponent: return "your opponent's base";
    default: return whom(effect);
    }
}

string sentence_of(const CardEffect& effect)
{
    const int amount = is_given(effect.fields[effect::amount]) ? effect.fields[effect::amount] : 1;
    const string who = whom(effect), cards = counted(amount, "card") + ".";
    switch (field_as(effect, effect::verb, Verb::deal)) {
    case Verb::deal: return "Deal " + std::to_string(amount) + " damage to " + damaged(effect) + ".";
    case Verb::heal: return "Remove " + std::to_string(amount) + " damage from " + damaged(effect) + ".";
    case Verb::gain: return change_of(effect, true, amount);
    case Verb::lose: return change_of(effect, false, amount);
    case Verb::give: return keyword_named(effect.fields[effect::keyword]) + " for " + who + how_long(effect) + ".";
    case Verb::retire: return "Retire " + who + ".";
    case Verb::draw: return (is_for_opponent(effect) ? "Your opponent draws " : "Draw ") + cards;
    case Verb::discard: return (is_for_opponent(effect) ? "Your opponent discards " : "Discard ") + cards;
    case Verb::ready: return "Ready " + who + ".";
    case Verb::utilize: return "Utilize " + who + ".";
    case Verb::token: return "Lay " + counted(amount, "token") + " on " + who + ".";
    case Verb::untoken: return "Take " + counted(amount, "token") + " off " + who + ".";
    case Verb::resurrect: return "Return " + who + " from the graveyard to the battlefield, utilized.";
    case Verb::return_to_hand: return "Return " + who + " to its owner's hand.";
    }
    return "";
}

string sentences_of(const std::vector<CardEffect>& effects, const string& text)
{
    string all;
    for (const CardEffect& effect : effects)
        all += (all.empty() ? "" : " ") + condition_of(effect) + sentence_of(effect);
    return all + (all.empty() || text.empty() ? "" : " ") + text;
}

// ---- abilities ----
void add(string& list, const string& item) { list += (list.empty() || item.empty() ? "" : ", ") + item; }

string_view condition_told(Way way)
{
    switch (way) {
    case Way::permanent:
    case Way::activated:
    case Way::conditional: break;
    case Way::on_deploy: return "when deployed";
    case Way::on_retire: return "when retired";
    case Way::on_attack: return "when it attacks";
    case Way::on_block: return "when it blocks";
    case Way::on_damage_to_base: return "when it damages a base";
    case Way::on_kill: return "when it kills a card";
    case Way::on_regroup: return "in your Regroup";
    case Way::on_token: return "when a token is laid on it";
    }
    return "";
}

/// What is written in front of an ability: its cost, or its condition.
string in_front_of(const Ability& ability)
{
    static constexpr std::pair<ability::Field, string_view> symbols[] = {
        {ability::survivor, "Survivor"}, {ability::bio, "Bio"}, {ability::power, "Power"},
        {ability::supplies, "Supplies"}, {ability::any, "Any"}, {ability::tokens, "token"}};
    const Number way = ability.fields[ability::way], manner = ability.fields[ability::manner];
    string list(condition_told(is_given(way) ? static_cast<Way>(way) : Way::permanent));
    for (const auto& [field, name] : symbols)
        if (is_given(ability.fields[field]) && ability.fields[field] > 0)
            add(list, std::to_string(ability.fields[field]) + " " + string(name));
    if (manner == static_cast<Number>(Manner::utilize))
        add(list, "utilize");
    if (manner == static_cast<Number>(Manner::may))
        add(list, "may");
    return list;
}

FaceText told(const Ability& ability)
{
    const Number keyword = ability.fields[ability::keyword];
    string lead = ability.name;
    if (lead.empty() && is_given(keyword))
        lead = keyword_named(keyword);
    if (is_given(ability.fields[ability::x]))
        lead += " " + std::to_string(ability.fields[ability::x]);
    return {lead, in_front_of(ability), sentences_of(ability.effects, ability.text)};
}

// ---- the rest of the face ----
Type type_of(const CardFacts& card)
{
    return is_given(card.fields[printed::type]) ? static_cast<Type>(card.fields[printed::type]) : Type::unit;
}

string type_line_of(const CardLibrary& library, const CardFacts& card)
{
    const string type = titled(word_of(words.card, printed::type, card.fields[printed::type]));
    const string& faction = library.name_of(card.fields[printed::faction]);
    return type + (type.empty() || faction.empty() ? "" : " · ") + faction;
}

Motif motif_of(const CardFacts& card)
{
    switch (type_of(card)) {
    case Type::unit: return Motif::figure;
    case Type::equipment:
    case Type::upgrade: return Motif::tool;
    case Type::fortification: return Motif::tower;
    case Type::vehicle: return Motif::machine;
    case Type::resource:
    case Type::counter: return Motif::land;
    case Type::tactic: return Motif::event;
    }
    return Motif::figure;
}

void add_costs(std::vector<FaceNumber>& costs, const CardFacts& card)
{
    static constexpr struct {
        printed::Field field;
        Icon icon;
        string_view caption;
    } symbols[] = {{printed::survivor, Icon::people, "SURVIVOR"},
                   {printed::bio, Icon::heart, "BIO"},
                   {printed::power, Icon::bolt, "POWER"},
                   {printed::supplies, Icon::gear, "SUPPLIES"},
                   {printed::any, Icon::star, "ANY"}};
    for (const auto& symbol : symbols)
        if (card.fields[symbol.field] != 0)
            add_number(costs, card, symbol.field, symbol.icon, symbol.caption);
}

}  // namespace

CardFace face_of(const CardLibrary& library, const CardFacts& card)
{
    CardFace face{.name = card.name,
                  .type_line = type_line_of(library, card),
                  .colour = colour_of(library.name_of(card.fields[printed::faction])),
                  .motif = motif_of(card)};
    for (const Ability& ability : card.abilities)
        face.texts.push_back(told(ability));
    if (const string body = sentences_of(card.effects, card.text); !body.empty())
        face.texts.push_back({.body = body});
    add_costs(face.costs, card);
    add_number(face.stats, card, printed::attack, Icon::swords, "ATTACK");
    add_number(face.stats, card, printed::defense, Icon::shield, "DEFENSE");
    return face;
}

}  // namespace cardinal::dept_of_structure
