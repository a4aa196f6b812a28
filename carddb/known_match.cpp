#include "carddb/known_match.h"

#include "carddb/guarded.h"
#include "carddb/matches.h"
#include "carddb/query.h"
#include "engine/record/writer.h"

#include <vector>

namespace cardinal::carddb {
namespace {

/// Those that began in the same way and have as many entries.
std::vector<std::int64_t> candidates(Database& database, const Game& game, const Record& record)
{
    const RecordWriter beginning(game, {.pins = record.pins, .start = record.start});
    Query rows(database,
               "SELECT m.id FROM matches m JOIN match_heads h ON h.match = m.id "
               "WHERE m.game = ? AND m.entries = ? AND h.text = ? ORDER BY m.id",
               game.id, static_cast<int>(record.entries.size()), beginning.head());
    std::vector<std::int64_t> found;
    while (rows.next())
        found.push_back(rows.integer(0));
    return found;
}

}  // namespace

Result<std::int64_t> number_of_match(Database& database, const Game& game, const Record& record)
{
    return guarded(database, [&]() -> Result<std::int64_t> {
        for (const std::int64_t match : candidates(database, game, record)) {
            const auto stored = open_match(database, game, match);
            if (stored && stored->record == record)
                return match;
        }
        return std::int64_t{0};
    });
}

}  // namespace cardinal::carddb
