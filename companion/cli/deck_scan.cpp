#include "companion/cli/deck_scan.h"

#include "vision/io/sources.h"

#include <algorithm>
#include <cmath>

namespace cardinal::cli {
namespace {

/// "table.png", or "film.mkv, picture 12".
std::string name_of(const vision::FrameSource& source, const vision::Frame& frame)
{
    return frame.index == 0 ? source.name() : source.name() + ", picture " + std::to_string(frame.index + 1);
}

Result<void> look_through(carddb::Database& database, const scan::CopyReader& reader, vision::FrameSource& source,
                          ScannedDeck& scanned)
{
    while (true) {
        const auto frame = source.next();
        if (!frame)
            return Failure{frame.error()};
        if (!*frame)
            return {};
        const std::string where = name_of(source, **frame);
        const scan::CopyReader::Seen seen = reader.look((*frame)->picture);
        const auto copies = scan::copies_in(database, seen);
        if (!copies)
            return Failure{copies.error()};
        scan::take(*copies, where, scanned);
        for (const vision::Quad& quad : seen.unknown)
            scanned.doubts.push_back({where, vision::middle_of(quad)});
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

Result<ScannedDeck> scan_deck(carddb::Database& database, const std::vector<std::string>& sources)
{
    const auto reader = scan::CopyReader::open(database);
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
    std::vector<carddb::DeckToken> troubles;
    for (const ScannedDeck::Found& found : scanned.copies)
        if (found.copy.code.game != game.letter || found.copy.card.empty())
            troubles.push_back(trouble_with(found, game));
    for (const ScannedDeck::Doubt& doubt : scanned.doubts)
        troubles.push_back(trouble_with(doubt));
    auto read = carddb::understand(database, game, scan::as_list(game, scanned));
    if (!read)
        return Failure{read.error()};
    read->tokens.insert(read->tokens.end(), troubles.begin(), troubles.end());
    return NamedDeck{.game = &game, .name = name, .read = std::move(*read)};
}

}  // namespace cardinal::cli
