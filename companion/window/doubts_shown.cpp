#include "companion/window/doubts_shown.h"

#include "companion/window/language.h"
#include "engine/notation/values.h"
#include "engine/record/derive.h"

namespace cardinal::window {
namespace {

/// "field, turned right" of a fact about a card, as far as it tells.
std::string lies_as_told(const Game& game, const Position& position, const Fact& fact, const Fact& other)
{
    if (is_missing(fact))
        return Local::tr("nowhere on the table").toStdString();
    if (is_missing(other))
        return place_in_words(game, fact.to);
    const std::string turned[] = {Local::tr("upright").toStdString(), Local::tr("turned right").toStdString(),
                                  Local::tr("upside down").toStdString(), Local::tr("turned left").toStdString()};
    std::vector<std::string> parts;
    if (fact.to != nowhere && (fact.to != other.to || fact.host == other.host))
        parts.push_back(place_in_words(game, fact.to));
    if (fact.face != other.face && fact.face >= 0)
        parts.push_back(fact.face == 0 ? Local::tr("face up").toStdString() : Local::tr("face down").toStdString());
    if (fact.turned != other.turned && fact.turned >= 0)
        parts.push_back(turned[fact.turned % 4]);
    if (fact.host != other.host && fact.host)
        parts.push_back(filled(Local::tr("on %1"), name_shown(position, fact.host)));
    return parts.empty() ? place_in_words(game, fact.to) : joined(parts, ", ");
}

DifferenceShown difference(const Game& game, const notation::Lexicon& lexicon, const Position& position,
                           const Fact& seen)
{
    const Fact kept = as_kept(game, position, seen);
    if (seen.what == Fact::What::card)
        return {.what = name_shown(position, seen.card),
                .expected = lies_as_told(game, position, kept, seen),
                .seen = lies_as_told(game, position, seen, kept),
                .card = seen.card.index};
    const ValueWord& value = game.words->values[static_cast<std::size_t>(seen.value)];
    const int facts = position.has(seen.card) ? position.card(seen.card).facts : -1;
    const std::string whose = seen.card ? name_shown(position, seen.card) + ": "
                            : seen.seat ? std::string(1, seen.seat.letter()) + ": "
                                        : "";
    return {.what = whose + with_spaces(value.name),
            .expected = notation::write_value(lexicon, value, facts, kept.number),
            .seen = notation::write_value(lexicon, value, facts, seen.number),
            .card = seen.card.index};
}

}  // namespace

std::optional<DesyncShown> desync_of(const match::LiveMatch& match)
{
    if (match.doubt().what != match::Doubt::What::lost)
        return {};
    const Position& position = match.referee().position();
    const notation::Vocabulary vocabulary(match.game(), *position.library);
    const notation::Lexicon lexicon(vocabulary, position);
    DesyncShown shown{.sentence = match.doubt().sentence};
    shown.differences.reserve(match.doubt().different.size());
    for (const Fact& fact : match.doubt().different)
        shown.differences.push_back(difference(match.game(), lexicon, position, fact));
    return shown;
}

std::vector<Fact> doubtful(const match::LiveMatch& match)
{
    if (match.doubt().what == match::Doubt::What::none)
        return {};
    return match.doubt().different.empty() ? match.different() : match.doubt().different;
}

std::vector<GhostTold> ghosts_of(const match::LiveMatch& match, const Whereabouts& whereabouts)
{
    const Position& position = match.referee().position();
    std::map<Place, int> in_place;
    std::vector<GhostTold> ghosts;
    for (const Fact& fact : doubtful(match)) {
        if (fact.what != Fact::What::card || !position.has(fact.card))
            continue;
        const Card& card = position.card(fact.card);
        if (card.place == fact.to || match.game().words->zones[card.place.zone].hidden)
            continue;
        auto lay = whereabouts.of(fact.card);
        if (!lay || !is_in(match.game(), card.place, *lay))
            lay = laid_in(match.game(), card.place, card.side, in_place[card.place]++);
        if (lay)
            ghosts.push_back({.card = fact.card.index, .name = name_shown(position, fact.card), .corners_mm = *lay});
    }
    return ghosts;
}

}  // namespace cardinal::window
