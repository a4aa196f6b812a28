#pragma once

#include "carddb/journal.h"
#include "engine/core/result.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace cardinal::cli {

/// Where a match is kept while it is played: in the database, each entry on disk before anybody is told. When that
/// fails, this is said once, the match goes on in memory, and all that waits is tried again with the next entry. Files
/// are copies, to be handed on; a copy never takes the place of another file.
class MatchBook {
public:
    using Opener = std::function<Result<carddb::Database>()>;

    static MatchBook nowhere() { return {}; }  ///< as people wish
    /// A match that the database does not have yet, with or without entries. It is tried to be opened until it can be.
    static MatchBook of_new(const Game& game, Opener open);
    /// Goes on with a stored one.
    static Result<MatchBook> of_stored(const Game& game, carddb::Database database, std::int64_t match);

    /// A copy is written to this file, which must be new, when the match ends.
    void copy_at_end_to(std::filesystem::path file) { copy_at_end_ = std::move(file); }

    /// Says before the first play where the match is kept, or why it cannot be.
    std::string begin(const Record& record);
    /// Stores what was added to the record.
    std::string keep(const Record& record);
    /// `save`, and `save FILE` for a copy.
    std::string save(const Record& record);
    std::string save_copy(const std::filesystem::path& file, const std::string& text);
    /// Where it is now; what waits is tried once more.
    std::string farewell(const Record& record, const std::string& text);

    /// False when something should have been kept and was not.
    bool is_kept() const { return !has_failed_ && !copy_failed_; }
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
    bool copy_failed_ = false;
    std::filesystem::path copy_at_end_{}, copy_{};
    std::string copied_{};  ///< what the copy holds, as far as we know

    bool is_wanted() const { return game_ != nullptr; }
    Result<void> open();
    Result<std::string> store(const Record& record);
    Result<std::string> store_apart(const Record& record);
    bool is_our_copy(const std::filesystem::path& file) const;
    std::string goodbye(const Record& record) const;
};

/// Why no copy may be written there; empty when it may.
std::string why_not_new(const std::filesystem::path& path);

}  // namespace cardinal::cli
