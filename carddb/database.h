#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
class Statement;
}  // namespace SQLite

/// Cards, copies, decks, players and matches in one SQLite file. Nothing of SQLite crosses this library's border: what
/// fails is a sentence.
namespace cardinal::carddb {

struct Opening {
    enum class Missing { create, refuse };
    Missing missing = Missing::create;
    int patience_ms = 5000;  ///< how long another program may keep the file to itself
    std::string vfs{};       ///< what files are reached by; the operating system when empty
};

/// An open database file, brought to the newest schema. What is committed is on disk, whatever happens next. Used by
/// one thread at a time; other programs may use the same file meanwhile.
class Database {
public:
    /// Files of other programs and of newer versions of this one are left as they are.
    static Result<Database> open(const std::filesystem::path& path, const Opening& opening = {});
    Database(Database&& other) noexcept;
    Database& operator=(Database&& other) noexcept;
    ~Database();

    const std::string& name() const;  ///< the path as people are told it
    bool is_new() const;              ///< this opening made it

    /// Fails, with the reason, when nothing could be stored now.
    Result<void> can_be_written();

    /// A copy of everything as it is now, while others go on writing; the file must not be there yet.
    Result<void> back_up_to(const std::filesystem::path& copy);

    /// For this library's own files.
    SQLite::Database& connection();
    SQLite::Statement& prepared(std::string_view sql);  ///< made once, and ready to be bound

private:
    struct Open;
    std::unique_ptr<Open> open_;
    explicit Database(std::unique_ptr<Open> open);
};

/// What is wrong with the file itself: damaged pages, rows that refer to nothing. Empty when it is whole.
Result<std::vector<std::string>> faults_of_file(Database& database);

}  // namespace cardinal::carddb
