#include "companion/cli/deck_scan.h"

#include "vision/card_finder.h"
#include "vision/io/sources.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::cli {
namespace {

/// "table.png", or "film.mkv, picture 12".
std::string name_of(const vision::FrameSource& source, const vision::Frame& frame)
{
    return frame.index == 0 ? source.name() : source.name() + ", picture " + std::to_string(frame.index + 1);
}

void take(const carddb::Copy& copy, const std::string& where, ScannedDeck& scanned)
{
    const auto known =
        std::ranges::find(scanned.copies, copy.code, [](const ScannedDeck::Found& found) { return found.copy.code; });
    if (known == scanned.copies.end())
        scanned.copies.push_back({.copy = copy, .where = where});
    else
        ++known->looks;
}

Result<void> look_through(carddb::Database& database, const CopyReader& reader, vision::FrameSource& source,
                          ScannedDeck& scanned)
{
    while (true) {
        const auto frame = source.next();
        if (!frame)
            return Failure{frame.error()};
        if (!*frame)
            return {};
        const std::string where = name_of(source, **frame);
        const CopyReader::Seen seen = reader.look((*frame)->picture);
        const auto copies = carddb::copies_read(database, seen.codes);
        if (!copies)
            return Failure{copies.error()};
        ++scanned.pictures;
        for (const carddb::Copy& copy : *copies)
            take(copy, where, scanned);
        for (const cv::Point2d& at : seen.unknown)
            scanned.doubts.push_back({where, at});
    }
}

using Kind = carddb::DeckToken::Kind;

/// Of a copy that is of another game, or of a card that nobody knows.
carddb::DeckToken trouble_with(const ScannedDeck::Found& found, const Game& game)
{
    const std::string code = write_code(found.copy.code), seen = " (in " + found.where + "); it is skipped.";
    if (found.copy.code.game != game.letter)
        return {.kind = Kind::card_of_another_game,
                .written = code,
                .sentence = code + " is no card of " + std::string(game.title) + seen};
    return {.kind = Kind::unknown_card,
            .written = code,
            .sentence =
                code + " is card " + write_card_number(found.copy.code.card) + ", which nobody knows here" + seen};
}

carddb::DeckToken trouble_with(const ScannedDeck::Doubt& doubt)
{
    const std::string at = std::to_string(std::lround(doubt.at.x)) + ", " + std::to_string(std::lround(doubt.at.y));
    return {.kind = Kind::unreadable,
            .written = doubt.where + " at " + at,
            .sentence = "Something like a card at " + at + " in " + doubt.where +
                        " was not recognized and is skipped; show it once more, closer."};
}

}  // namespace

Result<CopyReader> CopyReader::open(carddb::Database& database)
{
    const auto copies = carddb::known_copies(database);
    if (!copies)
        return Failure{copies.error()};
    CopyReader reader;
    reader.codes_ = carddb::codes_of(*copies);
    if (reader.codes_.empty())  // a reader compares with something, and codes close up are read without being known
        reader.codes_.push_back({});
    return reader;
}

CopyReader::Seen CopyReader::look(const cv::Mat& picture) const
{
    cv::Mat gray = picture;
    if (picture.channels() == 3)
        cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    const vision::Codebook codebook(codes_);
    const vision::CardsSeen seen = vision::see_cards(gray, vision::CodeReader(codebook), {.may_be_new = true});
    Seen told;
    for (const vision::CardSighting& card : seen.cards)
        if (card.code)
            told.codes.push_back(*card.code);
    for (const vision::Quad& quad : seen.unknown)
        told.unknown.push_back(vision::middle_of(quad));
    return told;
}

Result<ScannedDeck> scan_deck(carddb::Database& database, const std::vector<std::string>& sources)
{
    const auto reader = CopyReader::open(database);
    if (!reader)
        return Failure{reader.error()};
    ScannedDeck scanned;
    for (const std::string& address : sources) {
        const auto source = vision::open_source(address);
        if (!source)
            return Failure{source.error()};
        if (const auto looked = look_through(database, *reader, **source, scanned); !looked)
            return Failure{looked.error()};
    }
    return scanned;
}

Result<NamedDeck> list_of(carddb::Database& database, const Game& game, const std::string& name,
                          const ScannedDeck& scanned)
{
    std::map<std::string, int> counts;
    std::vector<carddb::DeckToken> troubles;
    for (const ScannedDeck::Found& found : scanned.copies)
        if (found.copy.code.game == game.letter && !found.copy.card.empty())
            ++counts[found.copy.card];
        else
            troubles.push_back(trouble_with(found, game));
    for (const ScannedDeck::Doubt& doubt : scanned.doubts)
        troubles.push_back(trouble_with(doubt));
    carddb::DeckList list{.format = "scan"};
    for (const auto& [card, count] : counts)
        list.lines.push_back(
            {.written = std::to_string(count) + " " + card, .readings = {{.count = count, .name = card}}});
    auto read = carddb::understand(database, game, list);
    if (!read)
        return Failure{read.error()};
    read->tokens.insert(read->tokens.end(), troubles.begin(), troubles.end());
    return NamedDeck{.game = &game, .name = name, .read = std::move(*read)};
}

}  // namespace cardinal::cli
