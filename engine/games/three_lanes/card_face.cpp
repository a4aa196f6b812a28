#include "engine/games/three_lanes/card_face.h"

#include "engine/games/three_lanes/words.h"

#include <algorithm>

/// What a card of this game shows: its type and tribes, its power in front and behind, and its effects in sentences
/// made from their fields.
namespace cardinal::three_lanes {
namespace {

using std::string;
using std::string_view;

// ---- sentences from effects ----
string things(const CardLibrary& library, const CardEffect& effect, bool are_many)
{
    const string& tribe = library.name_of(effect.fields[effect::tribe]);
    string noun = "unit", before, after;
    switch (is_given(effect.fields[effect::filter]) ? static_cast<Filter>(effect.fields[effect::filter])
                                                    : Filter::anything) {
    case Filter::anything:
    case Filter::unit: break;
    case Filter::land: noun = "land"; break;
    case Filter::equip: noun = "equip"; break;
    case Filter::front: after = " in front"; break;
    case Filter::back: after = " in back"; break;
    case Filter::rested: before = "rested "; break;
    case Filter::active: before = "active "; break;
    }
    return before + (tribe.empty() ? "" : tribe + " ") + noun + (are_many ? "s" : "") + after;
}

string whom(const CardLibrary& library, const CardEffect& effect)
{
    const Number up_to = effect.fields[effect::up_to];
    switch (is_given(effect.fields[effect::reach]) ? static_cast<Reach>(effect.fields[effect::reach]) : Reach::self) {
    case Reach::target: return "target " + things(library, effect, false);
    case Reach::targets:
        return (is_given(up_to) ? "up to " + std::to_string(up_to) : string("any number of")) + " target " +
               things(library, effect, true);
    case Reach::self: return "this card";
    case Reach::host: return "the unit above it";
    case Reach::own: return "your " + things(library, effect, true);
    case Reach::opposing: return "opposing " + things(library, effect, true);
    case Reach::all: return "all " + things(library, effect, true);
    case Reach::lane: return "your " + things(library, effect, true) + " of this lane";
    case Reach::opposite_lane: return "the " + things(library, effect, true) + " across this lane";
    }
    return "";
}

string how_long(const CardEffect& effect)
{
    switch (is_given(effect.fields[effect::until]) ? static_cast<Until>(effect.fields[effect::until])
                                                   : Until::while_source) {
    case Until::end_of_turn: return " until the turn ends";
    case Until::end_of_attack: return " until the attack ends";
    case Until::permanent: return " for good";
    case Until::while_source: return "";
    }
    return "";
}

string counted(int number, string_view noun)
{
    return std::to_string(number) + " " + string(noun) + (number == 1 ? "" : "s");
}

string change_of(const CardLibrary& library, const CardEffect& effect, string_view sign, int amount)
{
    static constexpr string_view stats[] = {"power", "power in front", "power in back"};
    const Number stat = effect.fields[effect::stat];
    const bool is_on_itself = !is_given(effect.fields[effect::reach]);
    return string(sign) + std::to_string(amount) + " " +
           string(stats[is_given(stat) ? static_cast<std::size_t>(stat) % std::size(stats) : 0]) +
           (is_on_itself ? "" : " to " + whom(library, effect)) + how_long(effect) + ".";
}

string does(const CardEffect& effect, string_view yourself, string_view opponent)
{
    const bool is_other = effect.fields[effect::reach] == static_cast<Number>(Reach::opposing);
    return is_other ? "Your opponent " + string(opponent) : string(yourself);
}

string sentence_of(const CardLibrary& library, const CardEffect& effect)
{
    const int amount = is_given(effect.fields[effect::amount]) ? effect.fields[effect::amount] : 1;
    const string cards = counted(amount, "card"), who = whom(library, effect);
    switch (static_cast<Verb>(effect.fields[effect::verb])) {
    case Verb::gain: return change_of(library, effect, "+", amount);
    case Verb::lose: return change_of(library, effect, "−", amount);
    case Verb::rest: return "Rest " + who + ".";
    case Verb::unrest: return "Make " + who + " active.";
    case Verb::destroy: return "Destroy " + who + ".";
    case Verb::return_to_hand: return "Return " + who + " to its owner's hand.";
    case Verb::draw: return does(effect, "Draw ", "draws ") + cards + ".";
    case Verb::discard: return does(effect, "Discard ", "discards ") + cards + ".";
    case Verb::summon: return "Summon a " + things(library, effect, false) + ".";
    case Verb::protection_to_hand: return does(effect, "Take ", "takes ") + counted(amount, "protection card") + ".";
    case Verb::deck_to_protection: return does(effect, "Add ", "adds ") + cards + " from the deck to protection.";
    case Verb::reveal: return does(effect, "Reveal ", "reveals ") + counted(amount, "pool card") + ".";
    }
    return "";
}

string sentences_of(const CardLibrary& library, const std::vector<CardEffect>& effects, const string& text)
{
    string all;
    for (const CardEffect& effect : effects)
        all += (all.empty() ? "" : " ") + sentence_of(library, effect);
    return all + (all.empty() || text.empty() ? "" : " ") + text;
}

// ---- triggers and abilities ----
void add(string& list, const string& item) { list += (list.empty() || item.empty() ? "" : ", ") + item; }

string conditions_of(const CardLibrary& library, const Ability& ability, bool has_name)
{
    string list;
    const auto said = [&](ability::Field field) { return word_of(words.ability, field, ability.fields[field]); };
    if (has_name)
        add(list, said(ability::trigger));
    if (ability.fields[ability::optional] == 1)
        add(list, "optional");
    add(list, said(ability::works_from));
    add(list, said(ability::reach));
    if (const string& tribe = library.name_of(ability.fields[ability::tribe]); !tribe.empty())
        add(list, "by " + tribe);
    if (const string condition = said(ability::condition); !condition.empty())
        add(list, "if " + condition);
    return list;
}

FaceText told(const CardLibrary& library, const Ability& ability)
{
    const bool has_name = !ability.name.empty();
    const string trigger = word_of(words.ability, ability::trigger, ability.fields[ability::trigger]);
    string lead = has_name ? ability.name : titled(trigger);
    if (is_given(ability.fields[ability::x]))
        lead += " " + std::to_string(ability.fields[ability::x]);
    return {lead, conditions_of(library, ability, has_name), sentences_of(library, ability.effects, ability.text)};
}

string type_line_of(const CardLibrary& library, const CardFacts& card)
{
    const Number type = card.fields[printed::type];
    string line = titled(word_of(words.card, printed::type, is_given(type) ? type : static_cast<Number>(Type::unit)));
    for (const printed::Field tribe : {printed::tribe, printed::second_tribe})
        if (const string& name = library.name_of(card.fields[tribe]); !name.empty())
            line += " · " + name;
    return line;
}

Motif motif_of(const CardFacts& card)
{
    switch (is_given(card.fields[printed::type]) ? static_cast<Type>(card.fields[printed::type]) : Type::unit) {
    case Type::unit: return Motif::figure;
    case Type::tech: return Motif::event;
    case Type::equip: return Motif::tool;
    case Type::land: return Motif::land;
    }
    return Motif::figure;
}

}  // namespace

CardFace face_of(const CardLibrary& library, const CardFacts& card)
{
    CardFace face{.name = card.name,
                  .type_line = type_line_of(library, card),
                  .colour = colour_of(library.name_of(card.fields[printed::tribe])),
                  .motif = motif_of(card)};
    for (const Ability& ability : card.abilities)
        face.texts.push_back(told(library, ability));
    if (const string body = sentences_of(library, card.effects, card.text); !body.empty())
        face.texts.push_back({.body = body});
    add_number(face.stats, card, printed::front, Icon::front, "FRONT");
    add_number(face.stats, card, printed::back, Icon::back, "BACK");
    return face;
}

}  // namespace cardinal::three_lanes
