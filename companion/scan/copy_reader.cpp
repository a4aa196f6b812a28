#include "companion/scan/copy_reader.h"

#include "vision/card_finder.h"
#include "vision/gray.h"
#include "vision/quads.h"

#include <algorithm>
#include <map>

namespace cardinal::scan {
namespace {

constexpr PrintedCode nobodys_code{};

}  // namespace

Result<CopyReader> CopyReader::open(carddb::Database& database)
{
    const auto copies = carddb::known_copies(database);
    if (!copies)
        return Failure{copies.error()};
    std::vector<PrintedCode> codes = carddb::codes_of(*copies);
    // A reader compares with something, and codes close up are read without being known. What is likest to the only
    // code there is would be taken for it, so that one is nobody's.
    if (codes.empty())
        codes.push_back(nobodys_code);
    CopyReader reader;
    reader.codebook_ = vision::Codebook(codes);
    return reader;
}

CopyReader::Seen CopyReader::look(const cv::Mat& picture) const
{
    const vision::Handy handy = vision::handy(vision::gray_of(picture));
    const vision::CardsSeen seen = vision::see_cards(handy.gray, vision::CodeReader(codebook_), {.may_be_new = true});
    Seen told;
    for (const vision::CardSighting& card : seen.cards)
        if (card.code && *card.code != nobodys_code)
            told.cards.push_back({.code = *card.code, .quad = vision::enlarged(card.quad, handy.times)});
    for (const vision::Quad& unknown : seen.unknown)
        told.unknown.push_back(vision::enlarged(unknown, handy.times));
    return told;
}

Result<std::vector<carddb::Copy>> copies_in(carddb::Database& database, const CopyReader::Seen& seen)
{
    std::vector<PrintedCode> codes;
    codes.reserve(seen.cards.size());
    for (const CopyReader::Seen::Read& read : seen.cards)
        codes.push_back(read.code);
    return carddb::copies_read(database, codes);
}

int take(const std::vector<carddb::Copy>& copies, const std::string& where, ScannedDeck& scanned)
{
    ++scanned.pictures;
    int added = 0;
    for (const carddb::Copy& copy : copies) {
        const auto known = std::ranges::find(scanned.copies, copy.code,
                                             [](const ScannedDeck::Found& found) { return found.copy.code; });
        if (known != scanned.copies.end()) {
            ++known->looks;
            continue;
        }
        scanned.copies.push_back({.copy = copy, .where = where});
        ++added;
    }
    return added;
}

carddb::DeckList as_list(const Game& game, const ScannedDeck& scanned)
{
    std::map<std::string, int> counts;
    for (const ScannedDeck::Found& found : scanned.copies)
        if (found.copy.code.game == game.letter && !found.copy.card.empty())
            ++counts[found.copy.card];
    carddb::DeckList list{.format = "scan"};
    for (const auto& [card, count] : counts)
        list.lines.push_back(
            {.written = std::to_string(count) + " " + card, .readings = {{.count = count, .name = card}}});
    return list;
}

}  // namespace cardinal::scan
