#include "engine/games/purge/card_face.h"

#include "engine/games/purge/words.h"

#include <array>

/// What a card of this game shows: its type, its numbers, and its abilities in sentences made from their fields.
namespace cardinal::purge {
namespace {

using std::string;
using std::string_view;

// ---- sentences from effects ----
struct Noun {
    string_view one{};
    string_view many{};
};
constexpr Noun nouns[] = {{"card", "cards"},
                          {"Unit", "Units"},
                          {"Commander", "Commanders"},
                          {"Unit or Commander", "Units and Commanders"},
                          {"Stronghold", "Strongholds"},
                          {"Infantry", "Infantry"},
                          {"Tank", "Tanks"},
                          {"Jet", "Jets"},
                          {"Rig", "Rigs"},
                          {"Attachment", "Attachments"},
                          {"TEK", "TEKs"},
                          {"OPS", "OPS"}};

string whom(const CardEffect& effect)
{
    const Number filter = effect.fields[effect::filter];
    const Noun noun = nouns[is_given(filter) ? static_cast<std::size_t>(filter) % std::size(nouns) : 0];
    const string one(noun.one), many(noun.many);
    switch (static_cast<Reach>(effect.fields[effect::reach])) {
    case Reach::target: return "target " + one;
    case Reach::targets: return "any number of target " + many;
    case Reach::self: return "this card";
    case Reach::own: return "your " + many;
    case Reach::opposing: return "opposing " + many;
    case Reach::all: return "all " + many;
    case Reach::vector: return "all " + many + " in the vector";
    }
    return is_given(filter) ? one : "this card";
}

string how_long(const CardEffect& effect)
{
    switch (is_given(effect.fields[effect::until]) ? static_cast<Until>(effect.fields[effect::until])
                                                   : Until::while_source) {
    case Until::end_of_turn: return " until the turn ends";
    case Until::end_of_battle: return " until the battle ends";
    case Until::permanent: return " for good";
    case Until::while_source: return "";
    }
    return "";
}

string stat_in_capitals(const CardEffect& effect)
{
    const Number stat = effect.fields[effect::stat];
    const Number shown = is_given(stat) ? stat : static_cast<Number>(Stat::health);
    return in_capitals(string(words.effect_stats[static_cast<std::size_t>(shown) % words.effect_stats.size()]));
}

string amount_of(const CardEffect& effect)
{
    const Number amount = effect.fields[effect::amount];
    return is_given(amount) ? std::to_string(amount) : "1";
}

string sentence_of(const CardLibrary& library, const CardEffect& effect)
{
    const string amount = amount_of(effect), stat = stat_in_capitals(effect);
    switch (static_cast<Verb>(effect.fields[effect::verb])) {
    case Verb::deal: return "Deal " + amount + " damage to " + whom(effect) + ".";
    case Verb::gain: return "+" + amount + " " + stat + " to " + whom(effect) + how_long(effect) + ".";
    case Verb::lose: return "−" + amount + " " + stat + " to " + whom(effect) + how_long(effect) + ".";
    case Verb::restore:
        return "Restore " + (is_given(effect.fields[effect::amount]) ? amount : "all") + " " + stat + " to " +
               whom(effect) + ".";
    case Verb::energy: return "Gain " + amount + " energy.";
    case Verb::cancel: return "Cancel " + whom(effect) + ".";
    case Verb::nullify: return "Nullify " + whom(effect) + ".";
    case Verb::destroy: return "Destroy " + whom(effect) + ".";
    case Verb::remove: return "Remove " + whom(effect) + " from the game.";
    case Verb::resurrect: return "Resurrect " + whom(effect) + ".";
    case Verb::take_back: return "Put " + whom(effect) + " from a discard back into its deck.";
    case Verb::token:
        return amount + " " + library.name_of(effect.fields[effect::card]) + (amount == "1" ? " appears" : " appear") +
               " at your home.";
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

// ---- keywords and abilities ----
constexpr std::array<string_view, 7> when = {"when damaged",      "when it enters play", "when killed",
                                             "when it attacks",   "when it defends",     "after the battle",
                                             "when the turn ends"};

void add(string& list, const string& item) { list += (list.empty() || item.empty() ? "" : ", ") + item; }

string conditions_of(const CardLibrary& library, const Ability& ability)
{
    string list;
    const auto& fields = ability.fields;
    if (is_given(fields[ability::trigger]))
        add(list, string(when[static_cast<std::size_t>(fields[ability::trigger]) % when.size()]));
    if (fields[ability::once_per_turn] == 1)
        add(list, "once per turn");
    if (is_given(fields[ability::cost]))
        add(list, std::to_string(fields[ability::cost]) + " energy");
    if (const string& tek = library.name_of(fields[ability::unlocked_by]); !tek.empty())
        add(list, "with " + tek);
    return list;
}

FaceText told(const CardLibrary& library, const Ability& ability)
{
    string lead = ability.name;
    const Number keyword = ability.fields[ability::keyword];
    if (lead.empty() && is_given(keyword)) {
        const auto& known = words.ability.fields.front().words;
        lead = titled(known[static_cast<std::size_t>(keyword) % known.size()]);
    }
    if (is_given(ability.fields[ability::x]))
        lead += " " + std::to_string(ability.fields[ability::x]);
    return {lead, conditions_of(library, ability), sentences_of(library, ability.effects, ability.text)};
}

std::vector<FaceText> texts_of(const CardLibrary& library, const CardFacts& card)
{
    std::vector<FaceText> texts;
    for (const Ability& ability : card.abilities)
        texts.push_back(told(library, ability));
    if (card.fields[printed::allows_super_weapons] == 1)
        texts.push_back({.body = "You may play Super Weapons."});
    if (const string body = sentences_of(library, card.effects, card.text); !body.empty())
        texts.push_back({.body = body});
    return texts;
}

// ---- the rest of the face ----
string title_of(const CardFacts& card, printed::Field field)
{
    return titled(word_of(words.card, field, card.fields[field]));
}

string type_line_of(const CardLibrary& library, const CardFacts& card)
{
    string type = title_of(card, printed::type);
    if (type == "Ops" || type == "Tek")
        type = type == "Ops" ? "OPS" : "TEK";
    const string& by = library.name_of(card.fields[printed::executed_by]);
    for (const string& more : {title_of(card, printed::subclass), title_of(card, printed::faction), by})
        type += (type.empty() || more.empty() ? "" : " · ") + more;
    return type;
}

// purge.deck.colors: red Humans, green Machines, blue Ancients.
Colour colour_of_faction(const CardFacts& card)
{
    switch (is_given(card.fields[printed::faction]) ? static_cast<int>(card.fields[printed::faction]) : -1) {
    case static_cast<int>(Faction::humans): return {156, 46, 38};
    case static_cast<int>(Faction::machines): return {24, 104, 62};
    case static_cast<int>(Faction::ancients): return {36, 84, 138};
    default: return {84, 84, 92};
    }
}

Motif motif_of(const CardFacts& card)
{
    switch (is_given(card.fields[printed::type]) ? static_cast<Type>(card.fields[printed::type]) : Type::ops) {
    case Type::commander: return Motif::figure;
    case Type::stronghold:
    case Type::defensive_attachment:
    case Type::resource_attachment: return Motif::tower;
    case Type::ops: return Motif::event;
    case Type::tek: return Motif::idea;
    case Type::super_weapon: return Motif::machine;
    case Type::unit: break;
    }
    const Number subclass = card.fields[printed::subclass];
    if (!is_given(subclass) || static_cast<Subclass>(subclass) == Subclass::infantry)
        return Motif::figure;
    return static_cast<Subclass>(subclass) == Subclass::jet ? Motif::wings : Motif::machine;
}

}  // namespace

CardFace face_of(const CardLibrary& library, const CardFacts& card)
{
    CardFace face{.name = card.name,
                  .type_line = type_line_of(library, card),
                  .colour = colour_of_faction(card),
                  .motif = motif_of(card),
                  .texts = texts_of(library, card)};
    add_number(face.costs, card, printed::energy, Icon::bolt, "ENERGY");
    add_number(face.costs, card, printed::tech, Icon::gear, "TECH");
    add_number(face.stats, card, printed::initiative, Icon::flag, "INITIATIVE");
    add_number(face.stats, card, printed::attack, Icon::swords, "ATTACK");
    add_number(face.stats, card, printed::damage, Icon::burst, "DAMAGE");
    add_number(face.stats, card, printed::armor, Icon::shield, "ARMOR");
    add_number(face.stats, card, printed::health, Icon::heart, "HEALTH");
    add_number(face.stats, card, printed::population, Icon::people, "POPULATION");
    add_number(face.stats, card, printed::ep, Icon::plant, "EP");
    return face;
}

}  // namespace cardinal::purge
