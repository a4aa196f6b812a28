#include "companion/match/evidence.h"

#include <algorithm>

namespace cardinal::match {
namespace {

constexpr std::size_t most_pictures = 4;  // a group of ten that moves is not told apart better by ten pictures

int track_of(const std::map<int, CardId>& cards_by_track, CardId card)
{
    const auto found = std::ranges::find_if(cards_by_track, [&](const auto& known) { return known.second == card; });
    return found == cards_by_track.end() ? -1 : found->first;
}

}  // namespace

std::vector<CardId> cards_in(const Entry& entry)
{
    std::vector<CardId> all{entry.action.card, entry.action.target, entry.fact.card, entry.fact.host};
    all.insert(all.end(), entry.action.cards.begin(), entry.action.cards.end());
    for (const Violation& violation : entry.verdict.violations)
        all.push_back(violation.card);
    std::vector<CardId> named;
    for (const CardId card : all)
        if (card && std::ranges::find(named, card) == named.end())
            named.push_back(card);
    return named;
}

std::vector<carddb::Evidence> evidence_of(std::span<const Entry> entries, const std::map<int, CardId>& cards_by_track,
                                          const CutOut& cut_out)
{
    std::vector<carddb::Evidence> all;
    if (!cut_out)
        return all;
    for (const Entry& entry : entries) {
        std::size_t pictures = 0;
        for (const CardId card : cards_in(entry)) {
            const int track = track_of(cards_by_track, card);
            std::string picture = track < 0 || pictures == most_pictures ? std::string() : cut_out(track);
            if (picture.empty())
                continue;
            all.push_back({.entry = entry.number, .picture = std::move(picture)});
            ++pictures;
        }
    }
    return all;
}

}  // namespace cardinal::match
