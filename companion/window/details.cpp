#include "companion/window/details.h"

#include "companion/pages/telling.h"
#include "companion/window/entry_details.h"
#include "companion/window/language.h"
#include "companion/window/moment_shown.h"
#include "engine/notation/actions.h"
#include "engine/notation/values.h"
#include "engine/record/entry_text.h"

#include <algorithm>

namespace cardinal::window {
namespace {

constexpr std::size_t most_changes = 8;

std::int16_t find_number(const Words& words, Scope scope, std::string_view name)
{
    const auto found = std::ranges::find_if(
        words.values, [&](const ValueWord& value) { return value.scope == scope && value.name == name; });
    return static_cast<std::int16_t>(found == words.values.end() ? -1 : found - words.values.begin());
}

std::string until_when(std::string_view until) { return until.empty() ? "" : " (" + with_spaces(until) + ")"; }

/// A position to be told of, with its names.
struct Telling {
    explicit Telling(const match::LiveMatch& told)
        : match(told),
          game(told.game()),
          position(told.referee().position()),
          vocabulary(game, *position.library),
          lexicon(vocabulary, position)
    {}
    const match::LiveMatch& match;
    const Game& game;
    const Position& position;
    notation::Vocabulary vocabulary;
    notation::Lexicon lexicon;

    std::string written(const ValueWord& value, Owner owner) const
    {
        const int facts = owner.card ? position.card(owner.card).facts : -1;
        return notation::write_value(lexicon, value, facts, read_value(position, value, owner));
    }
};

// ---- why a number is what it is ----

ReasonShown reason_of(const Telling& telling, const Addend& addend)
{
    ReasonShown reason{.amount = addend.amount, .card = addend.card.index};
    switch (addend.from) {
    case Addend::From::printed:
        reason.text =
            name_of(telling.position, addend.card) + ": " + filled(Local::tr("printed %1"), with_spaces(addend.what));
        break;
    case Addend::From::card: reason.text = name_shown(telling.position, addend.card); break;
    case Addend::From::effect:
        reason.text = (addend.card ? filled(Local::tr("effect of %1"), name_shown(telling.position, addend.card))
                                   : Local::tr("effect").toStdString()) +
                      until_when(addend.what);
        break;
    case Addend::From::rest: reason.text = Local::tr("what happened since, and limits").toStdString(); break;
    }
    return reason;
}

std::vector<ChangeShown> last_changes(const match::LiveMatch& match, const Changes& changes, std::int16_t value,
                                      Owner owner)
{
    std::vector<ChangeShown> last;
    const History& history = match.referee().history();
    for (auto entry = changes.rbegin(); entry != changes.rend() && last.size() < most_changes; ++entry) {
        if (!history.in_line(entry->first))
            continue;
        for (const ChangedNumber& one : entry->second)
            if (one.value == value && one.seat == owner.seat && one.card == owner.card)
                last.push_back({.entry = entry->first,
                                .step = said_of(history, entry->first),
                                .change = one.before + "→" + one.after});
    }
    return last;
}

std::optional<WhyShown> why_of(const match::LiveMatch& match, const Inquiry& inquiry, const Changes& changes)
{
    const Telling telling(match);
    const Owner owner{.seat = inquiry.seat, .card = inquiry.seat ? no_card : inquiry.card};
    const bool is_there =
        owner.seat ? telling.position.has(owner.seat) : !owner.card || telling.position.has(owner.card);
    const Scope scope = owner.seat ? Scope::player : owner.card ? Scope::card : Scope::match;
    const std::int16_t index = find_number(*telling.game.words, scope, inquiry.value);
    if (!is_there || index < 0)
        return {};
    const ValueWord& value = telling.game.words->values[static_cast<std::size_t>(index)];
    const std::string whose = owner.seat ? std::string(1, owner.seat.letter()) + ": "
                            : owner.card ? name_shown(telling.position, owner.card) + ": "
                                         : "";
    const std::string_view cap_called = scope == Scope::player ? pages::cap_of(telling.game, value.name) : "";
    const std::int16_t cap =
        cap_called.empty() ? std::int16_t{-1} : find_number(*telling.game.words, value.scope, std::string(cap_called));
    const Why found = why(telling.game, telling.position, index, owner);
    WhyShown shown{.title = whose + with_spaces(value.name),
                   .says = std::string(value.says),
                   .number = telling.written(value, owner),
                   .changes = last_changes(match, changes, index, owner)};
    const auto add_rules = [&](const std::vector<const RuleInfo*>& rules) {
        for (const RuleInfo* rule : rules)
            shown.rules.push_back({.sentence = std::string(rule->sentence),
                                   .cited = std::string(rule->id) + " · " +
                                            filled(Local::tr("rulebook: %1"),
                                                   pages::place_said(place_in_rulebook(*rule), tongue_here()))});
    };
    add_rules(found.rules);
    if (cap >= 0) {
        const ValueWord& of = telling.game.words->values[static_cast<std::size_t>(cap)];
        shown.number += "/" + telling.written(of, owner);
        add_rules(rules_of(telling.game, of));
    }
    for (const Addend& addend : found.addends)
        shown.reasons.push_back(reason_of(telling, addend));
    Position tried = telling.position;
    if (value.kind == Kind::number && write_value(tried, value, owner, found.number))
        shown.fact = Fact{.value = index, .seat = owner.seat, .card = owner.card, .number = found.number};
    return shown;
}

// ---- what is known of a card ----

/// What is printed on some cards, and on this one not, it has only while it is more than nothing.
bool can_have(const Telling& telling, CardId card, std::int16_t index)
{
    const ValueWord& value = telling.game.words->values[static_cast<std::size_t>(index)];
    const auto& fields = telling.game.words->card.fields;
    const auto field = std::ranges::find(fields, value.name, &FieldWord::name);
    return field == fields.end() || is_given(telling.position.facts(card).fields[field->field]) ||
           read_value(telling.position, value, {.card = card}) != 0;
}

std::vector<CardNumberShown> numbers_of(const Telling& telling, CardId card)
{
    std::vector<CardNumberShown> all;
    for (const std::string_view name : telling.game.words->card_headline)
        if (const auto index = find_number(*telling.game.words, Scope::card, name);
            index >= 0 && can_have(telling, card, index)) {
            const ValueWord& value = telling.game.words->values[static_cast<std::size_t>(index)];
            all.push_back({.name = with_spaces(name),
                           .value = std::string(name),
                           .number = telling.written(value, {.card = card})});
        }
    return all;
}

/// Its owner's places and the shared ones, then those of others that are in play.
std::vector<PlaceShown> places_for(const Telling& telling, const Card& card)
{
    std::vector<PlaceShown> own, others;
    const auto add = [&](std::uint8_t zone, Seat seat) {
        const ZoneWord& word = telling.game.words->zones[zone];
        for (std::uint8_t slot = word.slots > 0 ? 1 : 0; slot <= word.slots; ++slot) {
            const Place place{.zone = zone, .seat = seat, .slot = slot};
            if (place != card.place)
                (!seat || seat == card.side ? own : others)
                    .push_back({.name = place_in_words(telling.game, place), .place = place});
        }
    };
    for (std::size_t at = 1; at < telling.game.words->zones.size(); ++at) {
        const ZoneWord& word = telling.game.words->zones[at];
        const auto zone = static_cast<std::uint8_t>(at);
        if (!word.each_seat)
            add(zone, nobody);
        for (std::int8_t seat = 0; word.each_seat && seat < telling.position.seats; ++seat)
            if (Seat{seat} == card.side || word.in_play)
                add(zone, Seat{seat});
    }
    own.insert(own.end(), others.begin(), others.end());
    return own;
}

std::vector<std::string> texts_of(const CardFace& face)
{
    std::vector<std::string> texts;
    for (const FaceText& text : face.texts) {
        std::string line = text.lead;
        for (const std::string& part : {text.note, text.body})
            line += (line.empty() || part.empty() ? "" : " · ") + part;
        if (!line.empty())
            texts.push_back(std::move(line));
    }
    return texts;
}

/// Of what lies hidden nobody is told more than that it does.
std::optional<CardShown> card_of(const match::LiveMatch& match, CardId id)
{
    const Telling telling(match);
    if (!telling.position.has(id))
        return {};
    const Card& card = telling.position.card(id);
    if (telling.game.words->zones[card.place.zone].hidden)
        return {};
    CardShown shown{.card = id.index,
                    .name = name_shown(telling.position, id),
                    .where = place_in_words(telling.game, card.place),
                    .how = how_it_lies(telling.position, id),
                    .places = places_for(telling, card),
                    .fact = {.what = Fact::What::card,
                             .card = id,
                             .from = card.place,
                             .to = card.place,
                             .face = static_cast<std::int8_t>(card.face),
                             .turned = static_cast<std::int8_t>(card.turned),
                             .host = card.host}};
    if (telling.game.words->zones[card.place.zone].in_play && card.face == Face::up)
        shown.numbers = numbers_of(telling, id);
    if (telling.game.face != nullptr && card.face == Face::up && card.facts < telling.position.library->cards.size()) {
        const CardFace face = telling.game.face(*telling.position.library, telling.position.facts(card));
        shown.type_line = face.type_line;
        shown.texts = texts_of(face);
    }
    return shown;
}

}  // namespace

Detail look_into(const match::LiveMatch& match, const Inquiry& inquiry, const Changes& changes)
{
    switch (inquiry.what) {
    case Inquiry::What::number: return {.why = why_of(match, inquiry, changes)};
    case Inquiry::What::card: return {.card = card_of(match, inquiry.card)};
    case Inquiry::What::entry: return {.entry = entry_of(match, inquiry)};
    case Inquiry::What::nothing: break;
    }
    return {};
}

std::string joined(const std::vector<std::string>& parts, const std::string& between)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : between) + part;
    return text;
}

std::string with_spaces(std::string_view word)
{
    std::string text(word);
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::vector<FlagShown> flags_of(const Game& game, const Verdict& verdict)
{
    std::vector<FlagShown> flags;
    flags.reserve(verdict.violations.size());
    for (const Violation& violation : verdict.violations)
        flags.push_back({.sentence = violation.sentence + ".",
                         .cited = pages::cited(game, violation, tongue_here()),
                         .note = pages::unclear_note(game, violation, tongue_here()),
                         .severity = violation.severity});
    return flags;
}

std::string called(Seat seat, std::span<const std::string> players)
{
    const auto at = static_cast<std::size_t>(seat.index);
    return at < players.size() && !players[at].empty() ? players[at] : std::string(1, seat.letter());
}

std::string place_in_words(const Game& game, Place place, std::span<const std::string> players)
{
    if (place.zone >= game.words->zones.size())
        return Local::tr("nowhere").toStdString();
    std::string name = with_spaces(game.words->zones[place.zone].name);
    if (place.slot != 0)
        name += " " + std::to_string(place.slot);
    // As numbers are written, supply(A): not every game's word for a place can be somebody's, such as "removed".
    return place.seat ? name + " (" + called(place.seat, players) + ")" : name;
}

std::string name_shown(const Position& position, CardId card)
{
    const bool is_down = position.has(card) && position.card(card).face == Face::down;
    return is_down ? Local::tr("A card").toStdString() : name_of(position, card);
}

std::string how_it_lies(const Position& position, CardId id)
{
    const std::string turned[] = {"", Local::tr("turned right").toStdString(), Local::tr("upside down").toStdString(),
                                  Local::tr("turned left").toStdString()};
    const Card& card = position.card(id);
    std::vector<std::string> parts;
    if (card.face == Face::down)
        parts.push_back(Local::tr("face down").toStdString());
    if (card.turned % 4 != 0)
        parts.push_back(turned[card.turned % 4]);
    if (card.host)
        parts.push_back(filled(Local::tr("on %1"), name_shown(position, card.host)));
    return joined(parts, ", ");
}

}  // namespace cardinal::window
