#include "engine/games/lost_empires/card_face.h"

#include "engine/games/lost_empires/words.h"

#include <algorithm>

/// What a card of this game shows: its type, what it costs, its three values, its keywords in capitals, and its
/// abilities in sentences made from their fields.
namespace cardinal::lost_empires {
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

// ---- sentences from effects ----
string things(const CardEffect& effect, bool are_many)
{
    string noun = are_many ? "units" : "unit";
    switch (field_as(effect, effect::filter, Filter::anything)) {
    case Filter::anything: return noun;
    case Filter::friendly: return "friendly " + noun;
    case Filter::enemy: return "enemy " + noun;
    case Filter::light: return "light " + noun;
    case Filter::heavy: return "heavy " + noun;
    case Filter::ready: return "ready " + noun;
    case Filter::drained: return "drained " + noun;
    case Filter::damaged: return "damaged " + noun;
    }
    return noun;
}

string whom(const CardEffect& effect)
{
    switch (field_as(effect, effect::reach, Reach::self)) {
    case Reach::target: return "a " + things(effect, false);
    case Reach::targets: return "any number of " + things(effect, true);
    case Reach::self: return "this unit";
    case Reach::own: return "your " + things(effect, true);
    case Reach::enemy: return "enemy " + things(effect, true);
    case Reach::all: return "all " + things(effect, true) + " in all battlefields";
    case Reach::here: return "all " + things(effect, true) + " in this battlefield";
    case Reach::that: return "that unit";
    }
    return "";
}

string how_long(const CardEffect& effect)
{
    switch (field_as(effect, effect::until, Until::while_source)) {
    case Until::end_of_activation: return " until its activation ends";
    case Until::end_of_turn: return " until the turn ends";
    case Until::end_of_round: return " until the round ends";
    case Until::permanent: return " for good";
    case Until::while_source: return "";
    }
    return "";
}

string change_of(const CardEffect& effect, string_view sign, int amount)
{
    const string stat(words.effect_stats[static_cast<std::size_t>(field_as(effect, effect::stat, Stat::control)) %
                                         words.effect_stats.size()]);
    return string(sign) + std::to_string(amount) + " " + stat + " to " + whom(effect) + how_long(effect) + ".";
}

string granted_by(const CardEffect& effect)
{
    switch (field_as(effect, effect::grant, Grant::move_or_attack)) {
    case Grant::move: return "may move.";
    case Grant::attack: return "may attack.";
    case Grant::move_or_attack: return "may move or attack.";
    }
    return "";
}

string whom_granted(const CardEffect& effect)
{
    return is_given(effect.fields[effect::reach]) ? "A" + whom(effect).substr(1) : "Another of your units";
}

string sentence_of(const CardEffect& effect)
{
    const int amount = is_given(effect.fields[effect::amount]) ? effect.fields[effect::amount] : 1;
    const string who = whom(effect);
    switch (field_as(effect, effect::verb, Verb::deal)) {
    case Verb::deal: return "Deal " + std::to_string(amount) + " damage to " + who + ".";
    case Verb::heal: return "Remove " + std::to_string(amount) + " damage from " + who + ".";
    case Verb::destroy: return "Destroy " + who + ".";
    case Verb::draw: return "Draw " + counted(amount, "card") + ".";
    case Verb::refresh:
        return "Refresh " + std::to_string(amount) +
               (field_as(effect, effect::stat, Stat::command) == Stat::supply ? " supply." : " command.");
    case Verb::ready: return "Ready " + who + ".";
    case Verb::drain: return "Drain " + who + ".";
    case Verb::artifact: return "Gain " + counted(amount, "artifact") + ".";
    case Verb::gain: return change_of(effect, "+", amount);
    case Verb::lose: return change_of(effect, "−", amount);
    case Verb::grant: return whom_granted(effect) + " " + granted_by(effect);
    case Verb::move: return "Move " + who + ".";
    case Verb::put: return "Put " + who + " into play.";
    case Verb::return_to_hand: return "Return " + who + " to its owner's hand.";
    case Verb::reveal: return "Reveal " + counted(amount, "card") + ".";
    }
    return "";
}

string sentences_of(const std::vector<CardEffect>& effects, const string& text)
{
    string all;
    for (const CardEffect& effect : effects)
        all += (all.empty() ? "" : " ") + sentence_of(effect);
    return all + (all.empty() || text.empty() ? "" : " ") + text;
}

// ---- keywords and abilities ----
/// What is no keyword of the game but a text that its data knows; empty for a keyword.
string_view text_of(Keyword keyword)
{
    switch (keyword) {
    case Keyword::place_with_friend:
        return "When you play it, you may place it at an objective that holds another of your units.";
    case Keyword::free_activation: return "It may be activated for nothing.";
    case Keyword::attack_only: return "All it can do is attack.";
    case Keyword::free_if_drained: return "It may be played for nothing; then it enters drained.";
    case Keyword::damage_bonus: return "When its attack deals damage, it deals 1 more.";
    case Keyword::on_move: return "After each of its moves:";
    case Keyword::on_light_enemy: return "When an enemy light unit enters its battlefield:";
    case Keyword::on_leave: return "When it leaves play:";
    case Keyword::none:
    case Keyword::elite:
    case Keyword::formation:
    case Keyword::frontline:
    case Keyword::melee:
    case Keyword::ruthless: break;
    }
    return "";
}

string conditions_of(const Ability& ability)
{
    string list = ability.fields[ability::attack] == 1 ? "Attack" : "";
    if (ability.fields[ability::draining] == 1)
        list += list.empty() ? "Draining" : ", Draining";
    if (ability.fields[ability::once_per_round] == 1)
        list += list.empty() ? "once per round" : ", once per round";
    return list;
}

FaceText told(const Ability& ability)
{
    const Number number = ability.fields[ability::keyword];
    const Keyword keyword = is_given(number) ? static_cast<Keyword>(number) : Keyword::none;
    const string known(text_of(keyword)), does = sentences_of(ability.effects, ability.text);
    string lead = ability.name;
    if (lead.empty() && known.empty() && keyword != Keyword::none)
        lead = in_capitals(word_of(words.ability, ability::keyword, number));
    return {lead, conditions_of(ability), known + (known.empty() || does.empty() ? "" : " ") + does};
}

// ---- the rest of the face ----
string type_line_of(const CardFacts& card)
{
    string line;
    for (const printed::Field field : {printed::type, printed::subtype, printed::faction})
        if (const string word = titled(word_of(words.card, field, card.fields[field])); !word.empty())
            line += (line.empty() ? "" : " · ") + word;
    return line;
}

Colour colour_of_faction(const CardFacts& card)
{
    switch (is_given(card.fields[printed::faction]) ? static_cast<int>(card.fields[printed::faction]) : -1) {
    case static_cast<int>(Faction::terra_corps): return {30, 92, 140};
    case static_cast<int>(Faction::feng): return {168, 70, 24};
    case static_cast<int>(Faction::neo_human_republic): return {40, 112, 70};
    case static_cast<int>(Faction::scion_imperium): return {108, 44, 122};
    default: return {84, 84, 92};
    }
}

Motif motif_of(const CardFacts& card)
{
    if (card.fields[printed::type] == static_cast<Number>(Type::support))
        return Motif::event;
    return card.fields[printed::subtype] == static_cast<Number>(Subtype::heavy) ? Motif::machine : Motif::figure;
}

}  // namespace

CardFace face_of(const CardLibrary& /*library*/, const CardFacts& card)
{
    CardFace face{
        .name = card.name, .type_line = type_line_of(card), .colour = colour_of_faction(card), .motif = motif_of(card)};
    for (const Ability& ability : card.abilities)
        face.texts.push_back(told(ability));
    if (const string body = sentences_of(card.effects, card.text); !body.empty())
        face.texts.push_back({.body = body});
    if (card.fields[printed::command] != 0 || card.fields[printed::supply] <= 0)
        add_number(face.costs, card, printed::command, Icon::bolt, "COMMAND");
    if (card.fields[printed::supply] != 0)
        add_number(face.costs, card, printed::supply, Icon::plant, "SUPPLY");
    add_number(face.stats, card, printed::control, Icon::flag, "CONTROL");
    add_number(face.stats, card, printed::offense, Icon::swords, "OFFENSE");
    add_number(face.stats, card, printed::defense, Icon::shield, "DEFENSE");
    return face;
}

}  // namespace cardinal::lost_empires
