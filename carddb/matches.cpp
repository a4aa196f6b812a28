#include "carddb/matches.h"

#include "carddb/chain.h"
#include "carddb/guarded.h"
#include "carddb/query.h"
#include "engine/record/text.h"

#include <utility>

namespace cardinal::carddb {
namespace {

MatchSummary summary_in(const Query& row)
{
    return {.id = row.integer(0),
            .game = row.text(1),
            .rules_version = row.text(2),
            .profile = row.text(3),
            .begun_at = row.integer(4),
            .last_at = row.integer(5),
            .entries = row.number(6),
            .flags = row.number(7),
            .last_hash = row.digest(8).value_or(Digest{})};
}

/// Columns 9 and 10 of a row: somebody who played in it, if anybody did.
void add_player(const Query& row, MatchSummary& match)
{
    const std::string seat = row.text(9);
    const auto index = seat.empty() ? most_seats : static_cast<std::size_t>(seat.front() - 'A');
    if (index < match.players.size())
        match.players[index] = row.text(10);
}

// A row for each player of each match, or one for a match without players.
constexpr std::string_view listing =
    "SELECT m.id, m.game, m.rules_version, m.profile, m.begun_at, m.last_at, m.entries, m.flags, m.last_hash, "
    "mp.seat, p.name FROM (SELECT * FROM matches m WHERE (?1 = '' OR game = ?1) AND last_at >= ?2 "
    "AND (NOT ?3 OR flags > 0) AND (?4 = '' OR EXISTS (SELECT 1 FROM match_players JOIN players ON player = players.id "
    "WHERE match = m.id AND name = ?4)) ORDER BY last_at DESC, id DESC LIMIT ?5) m "
    "LEFT JOIN match_players mp ON mp.match = m.id LEFT JOIN players p ON p.id = mp.player "
    "ORDER BY m.last_at DESC, m.id DESC, mp.seat";

constexpr std::string_view one_match =
    "SELECT m.id, m.game, m.rules_version, m.profile, m.begun_at, m.last_at, m.entries, m.flags, m.last_hash, "
    "mp.seat, p.name FROM matches m LEFT JOIN match_players mp ON mp.match = m.id "
    "LEFT JOIN players p ON p.id = mp.player WHERE m.id = ?";

std::string head_of(Database& database, std::int64_t match)
{
    Query head(database, "SELECT text FROM match_heads WHERE match = ?", match);
    return head.next() ? head.text(0) : "";
}

/// What an entry was seen by, in order; a picture that is there and is not what it was is a fault.
std::vector<Digest> evidence_of(Database& database, std::int64_t match, int entry, std::vector<std::string>& faults)
{
    std::vector<Digest> digests;
    Query rows(database, "SELECT sha256, picture FROM evidence WHERE match = ? AND entry = ? ORDER BY position", match,
               entry);
    while (rows.next()) {
        digests.push_back(rows.digest(0).value_or(Digest{}));
        if (!rows.is_null(1) && sha256(rows.text(1)) != digests.back())
            faults.push_back("a picture of entry " + std::to_string(entry) + " is not the one that was stored");
    }
    return digests;
}

/// Follows the chain of one match, and hands on its text.
class Follower {
public:
    Follower(Database& database, const MatchSummary& match) : database_(database), match_(match) {}

    std::string follow()
    {
        std::string text = head_of(database_, match_.id);
        hash_ = first_hash(match_.begun_at, text);
        Query rows(database_,
                   "SELECT number, at, flags, text, hash, EXISTS (SELECT 1 FROM evidence e WHERE e.match = "
                   "entries.match AND e.entry = number) FROM entries WHERE match = ? ORDER BY number",
                   match_.id);
        while (rows.next())
            text += follow(rows);
        compare_ends();
        return text;
    }

    int entries() const { return entries_; }
    std::vector<std::string> faults() && { return std::move(faults_); }

private:
    Database& database_;
    const MatchSummary& match_;
    Digest hash_{};
    int entries_ = 0;
    int flags_ = 0;
    std::vector<std::string> faults_{};

    std::string follow(const Query& row)
    {
        const int number = row.number(0);
        if (number != ++entries_)
            fault("entry " + std::to_string(std::exchange(entries_, number)) + " is missing");
        flags_ += row.number(2);
        std::string text = row.text(3);
        const auto evidence =
            row.number(5) != 0 ? evidence_of(database_, match_.id, number, faults_) : std::vector<Digest>();
        const Digest stored = row.digest(4).value_or(Digest{});
        if (next_hash(hash_, row.integer(1), evidence, text) != stored)
            fault("entry " + std::to_string(number) + " is not what was written down");
        hash_ = stored;
        return text;
    }

    /// One change is one fault: what follows it is held against the hashes that are stored.
    void compare_ends()
    {
        if (entries_ != match_.entries)
            fault(std::to_string(match_.entries) + " entries were stored and " + std::to_string(entries_) +
                  " are there");
        else if (hash_ != match_.last_hash)
            fault("its chain does not end in the hash that was stored");
        else if (flags_ != match_.flags)
            fault("its flags are counted wrong");
    }

    void fault(std::string sentence) { faults_.push_back(std::move(sentence)); }
};

}  // namespace

Result<std::vector<MatchSummary>> list_matches(Database& database, const MatchFilter& filter)
{
    return guarded(database, [&]() -> Result<std::vector<MatchSummary>> {
        std::vector<MatchSummary> matches;
        Query rows(database, listing, filter.game, filter.since, filter.only_flagged, filter.player, filter.at_most);
        while (rows.next()) {
            if (matches.empty() || matches.back().id != rows.integer(0))
                matches.push_back(summary_in(rows));
            add_player(rows, matches.back());
        }
        return matches;
    });
}

Result<MatchSummary> find_match(Database& database, std::int64_t match)
{
    return guarded(database, [&]() -> Result<MatchSummary> {
        MatchSummary found;
        Query rows(database, one_match, match);
        while (rows.next()) {
            if (found.id == 0)
                found = summary_in(rows);
            add_player(rows, found);
        }
        if (found.id == 0)
            return Failure{{"There is no match " + std::to_string(match) + "."}};
        return found;
    });
}

Result<StoredMatch> open_match(Database& database, const Game& game, std::int64_t match)
{
    return guarded(database, [&]() -> Result<StoredMatch> {
        const Snapshot moment(database);
        const auto found = find_match(database, match);
        if (!found)
            return Failure{found.error()};
        if (found->game != game.id)
            return Failure{{"Match " + std::to_string(match) + " is one of " + found->game + ", not of " +
                            std::string(game.id) + "."}};
        StoredMatch stored{.summary = *found};
        Follower follower(database, stored.summary);
        stored.text = follower.follow();
        stored.faults = std::move(follower).faults();
        RecordRead read = read_record(game, stored.text, "match " + std::to_string(match));
        stored.record = std::move(read.record);
        for (const notation::ParseError& damage : read.damage)
            stored.faults.push_back(to_string(damage));
        return stored;
    });
}

Result<std::vector<std::string>> pictures_of(Database& database, std::int64_t match, int entry)
{
    return guarded(database, [&]() -> Result<std::vector<std::string>> {
        std::vector<std::string> pictures;
        Query rows(database,
                   "SELECT picture FROM evidence WHERE match = ? AND entry = ? AND picture IS NOT NULL "
                   "ORDER BY position",
                   match, entry);
        while (rows.next())
            pictures.push_back(rows.text(0));
        return pictures;
    });
}

Result<ChainCheck> check_chains(Database& database)
{
    return guarded(database, [&]() -> Result<ChainCheck> {
        const Snapshot moment(database);
        const auto matches = list_matches(database, {.at_most = -1});
        if (!matches)
            return Failure{matches.error()};
        ChainCheck check{.matches = static_cast<int>(matches->size())};
        for (const MatchSummary& match : *matches) {
            Follower follower(database, match);
            follower.follow();
            check.entries += follower.entries();
            for (const std::string& fault : std::move(follower).faults())
                check.faults.push_back("match " + std::to_string(match.id) + ": " + fault);
        }
        if (!matches->empty()) {
            check.last_match = matches->front().id;
            check.last_hash = matches->front().last_hash;
        }
        return check;
    });
}

}  // namespace cardinal::carddb
