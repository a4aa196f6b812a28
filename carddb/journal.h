#pragma once

#include "carddb/database.h"
#include "carddb/sha256.h"
#include "engine/record/writer.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace cardinal::carddb {

/// A picture that an entry was seen by.
struct Evidence {
    int entry = 0;
    std::string picture{};  ///< the bytes of a picture file
};

/// Writes one match into the database while it is played. Whatever cannot be stored waits in memory, in order, and is
/// stored with what comes next or when it is saved again: the match goes on.
class Journal {
public:
    /// A match that begins now; nothing is stored before the first `append` or `save`. Times are milliseconds since
    /// 1970. The database must outlive the journal.
    static Journal begin(Database& database, const Game& game, Record beginning, std::int64_t now_ms);
    /// Goes on with a stored match, after its chain and its text were found to be whole.
    static Result<Journal> resume(Database& database, const Game& game, std::int64_t match);

    /// The entries that come next, in one transaction. They are on disk when this succeeds, and nobody should be told
    /// of them before. When it fails, the sentence says why, and they wait.
    Result<void> append(std::span<const Entry> entries, std::int64_t now_ms, std::span<const Evidence> seen_by = {});
    Result<void> save();  ///< what waits

    std::size_t waiting() const { return waiting_.size(); }
    bool is_overtaken() const { return is_overtaken_; }  ///< another program went on with the match; nothing is added
    std::int64_t match() const { return match_; }        ///< its number in the database; 0 when it was not stored yet
    const Record& record() const { return writer_.record(); }
    const Digest& last_hash() const { return last_hash_; }

private:
    struct Line {
        int number = 0;
        std::int64_t at = 0;
        int flags = 0;
        std::string text{};
        Digest hash{};
        std::vector<std::string> pictures{};
        std::vector<Digest> evidence{};
    };

    Database* database_;
    RecordWriter writer_;
    std::int64_t match_ = 0;
    std::int64_t begun_at_ = 0;
    Digest last_hash_{};    ///< of all that was written
    Digest stored_hash_{};  ///< of what is stored
    int stored_ = 0;        ///< entries
    bool is_overtaken_ = false;
    std::vector<Line> waiting_{};

    Journal(Database& database, RecordWriter writer) : database_(&database), writer_(std::move(writer)) {}
    Line line_of(const Entry& entry, std::int64_t now_ms, std::span<const Evidence> seen_by);
    std::int64_t store_match();
    void store_players(std::int64_t match);
    void store(std::int64_t match, const Line& line);
    bool move_end(std::int64_t match);
};

}  // namespace cardinal::carddb
