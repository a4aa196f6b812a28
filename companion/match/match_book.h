#pragma once

#include "carddb/journal.h"
#include "companion/match/copies.h"
#include "companion/match/said.h"
#include "engine/core/result.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cardinal::match {

/// Where a match is kept while it is played: in the database, each entry on disk before anybody is told. When that
/// fails, this is said once, the match goes on in memory, and all that waits is tried again with the next entry.
class MatchBook {
public:
    using Opener = std::function<Result<carddb::Database>()>;

    static MatchBook nowhere() { return {}; }  ///< as people wish
    /// A match that the database does not have yet, with or without entries. It is tried to be opened until it can be.
    static MatchBook of_new(const Game& game, Opener open);
    /// Goes on with a stored one.
    static Result<MatchBook> of_stored(const Game& game, carddb::Database database, std::int64_t match);

    /// Says before the first play where the match is kept, or why it cannot be.
    Sayings begin(const Record& record);
    /// Stores what was added to the record, with the pictures it was seen by.
    Sayings keep(const Record& record, std::span<const carddb::Evidence> seen_by = {});
    /// The same when somebody wants to know.
    Sayings save(const Record& record);
    /// Where it is now; what waits is tried once more.
    Sayings farewell(const Record& record);

    /// Keeps which physical cards are which of the match's, once the match is stored itself.
    void keep_copies(const Copies& copies);
    /// As they were kept.
    Copies copies() const;

    /// False when something should have been kept and was not.
    bool is_kept() const { return !has_failed_; }
    bool is_wanted() const { return game_ != nullptr; }
    /// The pictures that were stored with an entry; none where there are none, or none can be read.
    std::vector<std::string> pictures_of(int entry) const;
    /// What is stored, as far as it is.
    const carddb::Journal* journal() const { return journal_ ? &*journal_ : nullptr; }

private:
    const Game* game_ = nullptr;
    Opener open_{};
    std::unique_ptr<carddb::Database> database_{};  ///< stays where it is when the book is moved
    std::optional<carddb::Journal> journal_{};
    std::int64_t begun_at_ = 0;
    std::size_t handed_ = 0;  ///< entries that the journal was given
    std::size_t before_ = 0;  ///< entries that were stored when the match went on
    bool has_failed_ = false;
    Copies kept_copies_{};

    Result<void> open();
    Result<Sayings> store(const Record& record, std::span<const carddb::Evidence> seen_by);
    Result<Sayings> store_apart(const Record& record);
    Said goodbye(const Record& record) const;
};

}  // namespace cardinal::match
