#pragma once

#include "carddb/database.h"
#include "carddb/sha256.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdint>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace cardinal::carddb {

/// Bytes that are no text.
struct Blob {
    std::string_view bytes{};
};

/// A prepared statement in use; afterwards it is ready for the next use. Throws what SQLite complains of, so it stands
/// inside `guarded`.
class Query {
public:
    template <class... Values>
    Query(Database& database, std::string_view sql, const Values&... values) : statement_(database.prepared(sql))
    {
        int place = 0;
        (bind(++place, values), ...);
    }
    ~Query() { statement_.tryReset(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    bool next() { return statement_.executeStep(); }
    /// For statements that give no rows: how many rows were changed.
    int run() { return statement_.exec(); }

    std::int64_t integer(int column) const { return statement_.getColumn(column).getInt64(); }
    int number(int column) const { return statement_.getColumn(column).getInt(); }
    std::string text(int column) const { return statement_.getColumn(column).getString(); }
    bool is_null(int column) const { return statement_.isColumnNull(column); }
    std::optional<Digest> digest(int column) const
    {
        const std::string bytes = text(column);
        Digest digest{};
        if (bytes.size() != digest.size())
            return {};
        for (std::size_t at = 0; at < digest.size(); ++at)
            digest[at] = static_cast<std::uint8_t>(bytes[at]);
        return digest;
    }

private:
    SQLite::Statement& statement_;

    void bind(int place, std::int64_t value) { statement_.bind(place, value); }
    void bind(int place, int value) { statement_.bind(place, value); }
    void bind(int place, bool value) { statement_.bind(place, value ? 1 : 0); }
    void bind(int place, const std::string& value) { statement_.bind(place, value); }
    void bind(int place, std::string_view value) { statement_.bind(place, std::string(value)); }
    void bind(int place, const char* value) { statement_.bind(place, std::string(value)); }
    void bind(int place, const Digest& value)
    {
        statement_.bind(place, static_cast<const void*>(value.data()), static_cast<int>(value.size()));
    }
    void bind(int place, Blob value)
    {
        statement_.bind(place, value.bytes.data(), static_cast<int>(value.bytes.size()));
    }
    template <class Value>
    void bind(int place, const std::optional<Value>& value)
    {
        if (value)
            bind(place, *value);
        else
            statement_.bind(place);
    }
};

/// The id that the last insertion gave its row.
inline std::int64_t last_id(Database& database) { return database.connection().getLastInsertRowid(); }

/// Everything done while it lives happens together when it is committed, or not at all. It claims the right to write at
/// once, so that nobody writes in between what it reads and what it writes.
class Transaction {
public:
    explicit Transaction(Database& database)
        : transaction_(database.connection(), SQLite::TransactionBehavior::IMMEDIATE)
    {}
    void commit() { transaction_.commit(); }

private:
    SQLite::Transaction transaction_;
};

/// Everything read while it lives is as it was at one moment, whatever others write; and the file is locked once for
/// all of it. Within another one, or a transaction, it is that one's moment.
class Snapshot {
public:
    explicit Snapshot(Database& database)
    {
        if (sqlite3_get_autocommit(database.connection().getHandle()) != 0)
            transaction_.emplace(database.connection(), SQLite::TransactionBehavior::DEFERRED);
    }

private:
    std::optional<SQLite::Transaction> transaction_{};  // never committed: nothing is written
};

}  // namespace cardinal::carddb
