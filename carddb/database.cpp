#include "carddb/database.h"

#include "carddb/guarded.h"
#include "carddb/query.h"
#include "carddb/schema.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <chrono>
#include <map>
#include <sqlite3.h>
#include <thread>

namespace cardinal::carddb {
namespace {

namespace fs = std::filesystem;

int flags_of(const Opening& opening)
{
    return SQLite::OPEN_READWRITE | (opening.missing == Opening::Missing::create ? SQLite::OPEN_CREATE : 0);
}

/// The folder of a new file, too: who starts for the first time has none.
void make_folder_of(const fs::path& path, const Opening& opening)
{
    std::error_code shown_when_opening;
    if (opening.missing == Opening::Missing::create && path.has_parent_path() && opening.vfs.empty())
        fs::create_directories(path.parent_path(), shown_when_opening);
}

/// Changing to WAL takes the file for a moment and does not wait for others who do the same; so we do.
void write_ahead(SQLite::Database& connection, int patience_ms)
{
    constexpr int pause_ms = 20;
    for (int waited = 0;; waited += pause_ms) {
        try {
            connection.exec("PRAGMA journal_mode = WAL");
            return;
        } catch (const SQLite::Exception& complaint) {
            if (complaint.getErrorCode() != SQLITE_BUSY || waited >= patience_ms)
                throw;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(pause_ms));
    }
}

/// A file that somebody tampered with makes us run nothing, and cannot be made to look like one of ours by accident.
void distrust(SQLite::Database& connection)
{
    connection.exec("PRAGMA trusted_schema = OFF");
    connection.exec("PRAGMA cell_size_check = ON");
    sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

Error not_there(const std::string& name) { return {"There is no database " + name + "."}; }

}  // namespace

struct Database::Open {
    std::string name{};
    SQLite::Database connection;
    bool is_new = false;
    std::map<std::string, SQLite::Statement, std::less<>> statements{};  ///< by what they say

    Open(std::string called, const fs::path& path, const Opening& opening)
        : name(std::move(called)), connection(path.string(), flags_of(opening), opening.patience_ms, opening.vfs)
    {}
};

Database::Database(std::unique_ptr<Open> open) : open_(std::move(open)) {}
Database::Database(Database&& other) noexcept = default;
Database& Database::operator=(Database&& other) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(const fs::path& path, const Opening& opening)
{
    const std::string name = path.string();
    std::error_code none;
    if (opening.missing == Opening::Missing::refuse && opening.vfs.empty() && !fs::exists(path, none))
        return Failure{not_there(name)};
    if (fs::is_directory(path, none))
        return Failure{{name + " is a folder; the database is a file in it."}};
    make_folder_of(path, opening);
    return guarded(name, [&]() -> Result<Database> {
        auto opened = std::make_unique<Open>(name, path, opening);
        SQLite::Database& connection = opened->connection;
        distrust(connection);
        opened->is_new = connection.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
        const auto migrated = migrate(connection, schema_steps(), name);
        if (!migrated)
            return Failure{migrated.error()};
        write_ahead(connection, opening.patience_ms);
        connection.exec("PRAGMA synchronous = FULL");  // a commit is on disk when it returns
        connection.exec("PRAGMA foreign_keys = ON");
        connection.exec("PRAGMA cache_size = -32768");  // in KB: the index over a hundred thousand names fits
        return Database(std::move(opened));
    });
}

const std::string& Database::name() const { return open_->name; }
bool Database::is_new() const { return open_->is_new; }
SQLite::Database& Database::connection() { return open_->connection; }

SQLite::Statement& Database::prepared(std::string_view sql)
{
    auto known = open_->statements.find(sql);
    if (known == open_->statements.end())
        known = open_->statements.emplace(sql, SQLite::Statement(open_->connection, std::string(sql))).first;
    known->second.tryReset();
    return known->second;
}

Result<void> Database::can_be_written()
{
    return guarded(*this, [&]() -> Result<void> {
        const Transaction not_committed(*this);
        return {};
    });
}

namespace {

void copy_all(SQLite::Database& from, const std::string& to)
{
    SQLite::Database copy(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(copy, from).executeStep(-1);  // at once: others write on beside it, and nothing has to begin anew
    copy.exec("PRAGMA journal_mode = DELETE");   // one file without companions, to be carried away
}

}  // namespace

Result<void> Database::back_up_to(const fs::path& copy)
{
    std::error_code failed;
    if (fs::exists(fs::symlink_status(copy, failed)))
        return Failure{{copy.string() + " exists and is not overwritten."}};
    const std::string half_done = copy.string() + ".partial";
    fs::remove(half_done, failed);
    const auto copied =
        guarded(half_done, [&]() -> Result<void> { return copy_all(connection(), half_done), Result<void>(); });
    if (!copied)
        return fs::remove(half_done, failed), copied;
    fs::rename(half_done, copy, failed);
    if (failed)
        return Failure{{"Cannot write " + copy.string() + ": " + failed.message() + "."}};
    return {};
}

Result<std::vector<std::string>> faults_of_file(Database& database)
{
    return guarded(database, [&]() -> Result<std::vector<std::string>> {
        std::vector<std::string> faults;
        SQLite::Statement integrity(database.connection(), "PRAGMA integrity_check");
        while (integrity.executeStep())
            if (std::string said = integrity.getColumn(0).getString(); said != "ok")
                faults.push_back("damaged: " + said);
        SQLite::Statement references(database.connection(), "PRAGMA foreign_key_check");
        while (references.executeStep())
            faults.push_back("a row of " + references.getColumn(0).getString() + " refers to a row of " +
                             references.getColumn(2).getString() + " that is not there");
        return faults;
    });
}

}  // namespace cardinal::carddb
