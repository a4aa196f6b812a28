#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <sqlite3.h>
#include <string>
#include <vector>

namespace cardinal::carddb {

/// A disk in memory for SQLite, which keeps for certain only what was synced to it: when the power comes back, each
/// write since the last sync has happened, or not, or in part, whatever its order. It can also be full or broken.
class FragileDisk {
public:
    FragileDisk();
    ~FragileDisk();
    FragileDisk(const FragileDisk&) = delete;
    FragileDisk& operator=(const FragileDisk&) = delete;

    /// What databases on it are opened with.
    const std::string& vfs() const { return name_; }

    void refuse_writes(int code) { refusal_ = code; }  ///< SQLITE_FULL and the like; SQLITE_OK: no more
    void cut_power_after(int writes) { writes_left_ = writes; }
    bool has_power() const { return writes_left_ != 0; }
    /// Everything that was open on it must be closed before.
    void power_up(std::mt19937& random);
    int syncs() const { return syncs_; }

    // ---- what the file system's functions need ----
    struct Change {
        std::size_t at = 0;
        std::string bytes{};
        bool is_truncation = false;
    };
    struct File {
        std::string now{};
        std::string synced{};
        std::vector<Change> changes{};  ///< since the last sync
        std::vector<std::unique_ptr<std::string>> shared_memory{};
    };
    File* find(const std::string& name);
    File& make(const std::string& name) { return files_[name]; }
    void remove(const std::string& name) { files_.erase(name); }
    int write(File& file, std::size_t at, std::string bytes);
    int truncate(File& file, std::size_t size);
    int sync(File& file);
    std::string new_name() { return "temporary-" + std::to_string(++temporary_); }

private:
    std::string name_{};
    sqlite3_vfs vfs_{};
    std::map<std::string, File> files_{};
    int refusal_ = SQLITE_OK;
    int writes_left_ = -1;  ///< negative: no end of them
    int syncs_ = 0;
    int temporary_ = 0;

    int may_write();
};

}  // namespace cardinal::carddb
