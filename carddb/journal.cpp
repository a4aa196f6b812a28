#include "carddb/journal.h"

#include "carddb/chain.h"
#include "carddb/games.h"
#include "carddb/guarded.h"
#include "carddb/matches.h"
#include "carddb/query.h"

#include <algorithm>

namespace cardinal::carddb {
namespace {

int flags_of(const Entry& entry)
{
    const auto is_flag = [](const Violation& violation) { return violation.severity != Severity::info; };
    return static_cast<int>(std::ranges::count_if(entry.verdict.violations, is_flag));
}

std::int64_t player_called(Database& database, const std::string& name)
{
    Query(database, "INSERT INTO players (name) VALUES (?) ON CONFLICT DO NOTHING", name).run();
    Query found(database, "SELECT id FROM players WHERE name = ?", name);
    found.next();
    return found.integer(0);
}

}  // namespace

Journal Journal::begin(Database& database, const Game& game, Record beginning, std::int64_t now_ms)
{
    beginning.entries.clear();
    Journal journal(database, RecordWriter(game, std::move(beginning)));
    journal.begun_at_ = now_ms;
    journal.last_hash_ = journal.stored_hash_ = first_hash(now_ms, journal.writer_.head());
    return journal;
}

Result<Journal> Journal::resume(Database& database, const Game& game, std::int64_t match)
{
    auto stored = open_match(database, game, match);
    if (!stored)
        return Failure{stored.error().while_doing("going on with match " + std::to_string(match))};
    if (!stored->faults.empty())
        return Failure{{"Match " + std::to_string(match) + " is not as it was written down, so nothing goes on from " +
                        "it: " + stored->faults.front() + "."}};
    Journal journal(database, RecordWriter(game, std::move(stored->record)));
    journal.match_ = match;
    journal.begun_at_ = stored->summary.begun_at;
    journal.last_hash_ = journal.stored_hash_ = stored->summary.last_hash;
    journal.stored_ = stored->summary.entries;
    return journal;
}

Result<void> Journal::append(std::span<const Entry> entries, std::int64_t now_ms, std::span<const Evidence> seen_by)
{
    for (const Entry& entry : entries)
        waiting_.push_back(line_of(entry, now_ms, seen_by));
    return save();
}

Journal::Line Journal::line_of(const Entry& entry, std::int64_t now_ms, std::span<const Evidence> seen_by)
{
    Line line{.number = entry.number, .at = now_ms, .flags = flags_of(entry), .text = writer_.write(entry)};
    for (const Evidence& evidence : seen_by)
        if (evidence.entry == entry.number) {
            line.pictures.push_back(evidence.picture);
            line.evidence.push_back(sha256(evidence.picture));
        }
    line.hash = last_hash_ = next_hash(last_hash_, line.at, line.evidence, line.text);
    return line;
}

Result<void> Journal::save()
{
    if (match_ != 0 && waiting_.empty())
        return {};
    const auto stored = guarded(*database_, [&]() -> Result<std::int64_t> {
        Transaction transaction(*database_);
        const std::int64_t match = match_ != 0 ? match_ : store_match();
        is_overtaken_ = !move_end(match);
        if (is_overtaken_)
            return Failure{{"Match " + std::to_string(match) + " was gone on with elsewhere, so nothing of this was " +
                            "added to it."}};
        for (const Line& line : waiting_)
            store(match, line);
        transaction.commit();
        return match;
    });
    if (!stored)
        return Failure{stored.error()};
    match_ = *stored;
    stored_ += static_cast<int>(waiting_.size());
    stored_hash_ = last_hash_;
    waiting_.clear();
    return {};
}

std::int64_t Journal::store_match()
{
    know_game(*database_, writer_.game());
    const Pins& pins = record().pins;
    Query(*database_,
          "INSERT INTO matches (game, rules_version, engine, profile, begun_at, last_at, last_hash) "
          "VALUES (?, ?, ?, ?, ?, ?, ?)",
          pins.game, pins.rules_version, pins.engine, to_string(pins.profile), begun_at_, begun_at_, stored_hash_)
        .run();
    const std::int64_t match = last_id(*database_);
    Query(*database_, "INSERT INTO match_heads VALUES (?, ?)", match, writer_.head()).run();
    store_players(match);
    return match;
}

void Journal::store_players(std::int64_t match)
{
    const auto& players = record().pins.players;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (!players[seat].empty())
            Query(*database_, "INSERT INTO match_players (match, seat, player) VALUES (?, ?, ?)", match,
                  std::string(1, Seat{static_cast<std::int8_t>(seat)}.letter()),
                  player_called(*database_, players[seat]))
                .run();
}

void Journal::store(std::int64_t match, const Line& line)
{
    Query(*database_, "INSERT INTO entries (match, number, at, flags, text, hash) VALUES (?, ?, ?, ?, ?, ?)", match,
          line.number, line.at, line.flags, line.text, line.hash)
        .run();
    for (std::size_t at = 0; at < line.pictures.size(); ++at)
        Query(*database_, "INSERT INTO evidence VALUES (?, ?, ?, ?, ?)", match, line.number, static_cast<int>(at),
              line.evidence[at], Blob{line.pictures[at]})
            .run();
}

/// False when the stored match does not end where this journal left it.
bool Journal::move_end(std::int64_t match)
{
    int flags = 0;
    for (const Line& line : waiting_)
        flags += line.flags;
    const std::int64_t last_at = waiting_.empty() ? begun_at_ : waiting_.back().at;
    return Query(*database_,
                 "UPDATE matches SET entries = entries + ?, flags = flags + ?, last_at = ?, last_hash = ? "
                 "WHERE id = ? AND entries = ? AND last_hash = ?",
                 static_cast<int>(waiting_.size()), flags, last_at, last_hash_, match, stored_, stored_hash_)
               .run() == 1;
}

}  // namespace cardinal::carddb
