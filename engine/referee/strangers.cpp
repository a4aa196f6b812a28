#include "engine/referee/strangers.h"

#include "engine/notation/facts.h"

#include <algorithm>

namespace cardinal {
namespace {

bool was_looked_at(const Board& seen, Place place)
{
    return std::ranges::find(seen.looked_at, place) != seen.looked_at.end();
}

bool is_known(const notation::Lexicon& lexicon, const Stranger& stranger)
{
    return stranger.facts < lexicon.library->cards.size();
}

/// Whether the match has copies of this card, so that it could be mistaken for one of them.
bool has_twins(const notation::Lexicon& lexicon, const Stranger& stranger)
{
    return stranger.facts < lexicon.counts.size() && lexicon.counts[stranger.facts] > 0;
}

std::string called(const notation::Lexicon& lexicon, const Stranger& stranger)
{
    if (!is_known(lexicon, stranger))
        return "A card that nobody knows";
    const std::string& name = lexicon.library->cards[stranger.facts].name;
    return has_twins(lexicon, stranger) ? "This copy of " + name : name;
}

}  // namespace

std::string what_is_said_of(const notation::Lexicon& lexicon, const Stranger& stranger)
{
    return called(lexicon, stranger) + " in " + notation::write_place(lexicon.game(), stranger.place) + " is in " +
           (lexicon.seats == 2 ? "neither deck" : "no deck of this match") +
           ": nothing it does counts. Take it away, or add it to the deck it belongs to.";
}

std::vector<Stranger> Strangers::newly_seen(const Board& seen)
{
    std::erase_if(told_, [&](const Stranger& told) {
        return was_looked_at(seen, told.place) && std::ranges::find(seen.strangers, told) == seen.strangers.end();
    });
    std::vector<Stranger> fresh;
    for (const Stranger& stranger : seen.strangers)
        if (std::ranges::count(told_, stranger) < std::ranges::count(seen.strangers, stranger)) {
            told_.push_back(stranger);
            fresh.push_back(stranger);
        }
    return fresh;
}

}  // namespace cardinal
