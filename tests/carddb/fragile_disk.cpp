#include "tests/carddb/fragile_disk.h"

#include <algorithm>
#include <cstring>

// SQLite's view of a disk: a table of functions for files and one for the file system. Locks are always granted: a test
// opens one connection at a time.
namespace cardinal::carddb {
namespace {

struct OpenFile {
    sqlite3_file base{};
    FragileDisk* disk = nullptr;
    FragileDisk::File* file = nullptr;
    std::string* temporary = nullptr;  ///< its name, when it is gone once it is closed
};

OpenFile& opened(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }
FragileDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<FragileDisk*>(vfs->pAppData); }

// ---- files ----

int close_file(sqlite3_file* file)
{
    if (const std::string* name = opened(file).temporary) {
        opened(file).disk->remove(*name);
        delete name;
    }
    return SQLITE_OK;
}

int read_file(sqlite3_file* file, void* into, int count, sqlite3_int64 at)
{
    if (!opened(file).disk->has_power())
        return SQLITE_IOERR_READ;
    const std::string& bytes = opened(file).file->now;
    const auto wanted = static_cast<std::size_t>(count);
    const auto from = std::min(static_cast<std::size_t>(at), bytes.size());
    const std::size_t there = std::min(wanted, bytes.size() - from);
    std::memset(into, 0, wanted);
    std::memcpy(into, bytes.data() + from, there);
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
{
    return opened(file).disk->write(*opened(file).file, static_cast<std::size_t>(at),
                                    {static_cast<const char*>(bytes), static_cast<std::size_t>(count)});
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size)
{
    return opened(file).disk->truncate(*opened(file).file, static_cast<std::size_t>(size));
}

int sync_file(sqlite3_file* file, int) { return opened(file).disk->sync(*opened(file).file); }

int size_of_file(sqlite3_file* file, sqlite3_int64* size)
{
    *size = static_cast<sqlite3_int64>(opened(file).file->now.size());
    return SQLITE_OK;
}

int lock_file(sqlite3_file*, int) { return SQLITE_OK; }
int is_reserved(sqlite3_file*, int* answer) { return *answer = 0, SQLITE_OK; }
int control_file(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return 512; }
int characteristics(sqlite3_file*) { return 0; }  // nothing is promised

int map_memory(sqlite3_file* file, int region, int size, int extend, void volatile** memory)
{
    auto& regions = opened(file).file->shared_memory;
    while (extend != 0 && regions.size() <= static_cast<std::size_t>(region))
        regions.push_back(std::make_unique<std::string>(static_cast<std::size_t>(size), '\0'));
    const bool is_there = regions.size() > static_cast<std::size_t>(region);
    *memory = is_there ? regions[static_cast<std::size_t>(region)]->data() : nullptr;
    return SQLITE_OK;
}

int lock_memory(sqlite3_file*, int, int, int) { return SQLITE_OK; }
void order_memory(sqlite3_file*) {}

int unmap_memory(sqlite3_file* file, int remove)
{
    if (remove != 0)
        opened(file).file->shared_memory.clear();
    return SQLITE_OK;
}

constexpr sqlite3_io_methods file_methods{
    2,           close_file,   read_file,    write_file,   truncate_file, sync_file,       size_of_file,
    lock_file,   lock_file,    is_reserved,  control_file, sector_size,   characteristics, map_memory,
    lock_memory, order_memory, unmap_memory, nullptr,      nullptr};

// ---- the file system ----

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* flags_given)
{
    FragileDisk& disk = disk_of(vfs);
    const std::string called = name ? name : disk.new_name();
    file->pMethods = nullptr;
    if (!disk.has_power() || (!disk.find(called) && (flags & SQLITE_OPEN_CREATE) == 0))
        return SQLITE_CANTOPEN;
    auto* place = new (file) OpenFile{};
    place->disk = &disk;
    place->file = &disk.make(called);
    place->temporary = name ? nullptr : new std::string(called);
    place->base.pMethods = &file_methods;
    if (flags_given)
        *flags_given = flags;
    return SQLITE_OK;
}

int remove_file(sqlite3_vfs* vfs, const char* name, int)
{
    if (!disk_of(vfs).has_power())
        return SQLITE_IOERR_DELETE;
    disk_of(vfs).remove(name);
    return SQLITE_OK;
}

int is_there(sqlite3_vfs* vfs, const char* name, int, int* answer)
{
    *answer = disk_of(vfs).find(name) ? 1 : 0;
    return SQLITE_OK;
}

int full_name(sqlite3_vfs*, const char* name, int size, char* into)
{
    sqlite3_snprintf(size, into, "%s", name);
    return SQLITE_OK;
}

int random_bytes(sqlite3_vfs*, int count, char* into)
{
    return std::memset(into, 7, static_cast<std::size_t>(count)), count;
}
int sleep_for(sqlite3_vfs*, int microseconds) { return microseconds; }
int last_error(sqlite3_vfs*, int, char*) { return 0; }
int time_now(sqlite3_vfs*, double* days) { return *days = 2460000.5, SQLITE_OK; }
int time_now_in_ms(sqlite3_vfs*, sqlite3_int64* ms) { return *ms = 212544000000000, SQLITE_OK; }

}  // namespace

FragileDisk::FragileDisk() : name_("fragile-" + std::to_string(reinterpret_cast<std::uintptr_t>(this)))
{
    vfs_.iVersion = 2;
    vfs_.szOsFile = sizeof(OpenFile);
    vfs_.mxPathname = 512;
    vfs_.zName = name_.c_str();
    vfs_.pAppData = this;
    vfs_.xOpen = open_file;
    vfs_.xDelete = remove_file;
    vfs_.xAccess = is_there;
    vfs_.xFullPathname = full_name;
    vfs_.xRandomness = random_bytes;
    vfs_.xSleep = sleep_for;
    vfs_.xCurrentTime = time_now;
    vfs_.xGetLastError = last_error;
    vfs_.xCurrentTimeInt64 = time_now_in_ms;
    sqlite3_vfs_register(&vfs_, 0);
}

FragileDisk::~FragileDisk() { sqlite3_vfs_unregister(&vfs_); }

FragileDisk::File* FragileDisk::find(const std::string& name)
{
    const auto found = files_.find(name);
    return found == files_.end() ? nullptr : &found->second;
}

int FragileDisk::may_write()
{
    if (!has_power())
        return SQLITE_IOERR_WRITE;
    if (refusal_ != SQLITE_OK)
        return refusal_;
    if (writes_left_ > 0)
        --writes_left_;
    return has_power() ? SQLITE_OK : SQLITE_IOERR_WRITE;
}

int FragileDisk::write(File& file, std::size_t at, std::string bytes)
{
    if (const int why_not = may_write())
        return why_not;
    file.now.resize(std::max(file.now.size(), at + bytes.size()));
    file.now.replace(at, bytes.size(), bytes);
    file.changes.push_back({.at = at, .bytes = std::move(bytes)});
    return SQLITE_OK;
}

int FragileDisk::truncate(File& file, std::size_t size)
{
    if (const int why_not = may_write())
        return why_not;
    file.now.resize(size);
    file.changes.push_back({.at = size, .is_truncation = true});
    return SQLITE_OK;
}

int FragileDisk::sync(File& file)
{
    if (const int why_not = may_write())
        return why_not;
    ++syncs_;
    file.synced = file.now;
    file.changes.clear();
    return SQLITE_OK;
}

void FragileDisk::power_up(std::mt19937& random)
{
    writes_left_ = -1;
    for (auto& [name, file] : files_) {
        file.now = file.synced;
        for (Change& change : file.changes) {
            const unsigned luck = random() % 4;
            if (luck < 2)
                continue;  // it never reached the disk
            if (change.is_truncation) {
                file.now.resize(change.at);
                continue;
            }
            if (luck == 2)
                change.bytes.resize(random() % (change.bytes.size() + 1));
            file.now.resize(std::max(file.now.size(), change.at + change.bytes.size()));
            file.now.replace(change.at, change.bytes.size(), change.bytes);
        }
        file.synced = file.now;
        file.changes.clear();
        file.shared_memory.clear();
    }
}

}  // namespace cardinal::carddb
