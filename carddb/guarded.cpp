#include "carddb/guarded.h"

#include <sqlite3.h>

namespace cardinal::carddb {

Error explained(const std::string& name, const SQLite::Exception& complaint)
{
    switch (complaint.getErrorCode()) {
    case SQLITE_FULL: return {name + " cannot be written: the disk is full."};
    case SQLITE_READONLY: return {name + " cannot be written: the file or its folder is read-only."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {name + " is being written by another program; nothing was changed, try again."};
    case SQLITE_CANTOPEN: return {name + " cannot be opened. Its folder may be missing, or read-only."};
    case SQLITE_PERM:
    case SQLITE_AUTH: return {name + " may not be opened by this user."};
    case SQLITE_NOTADB: return {name + " is no database; it was left as it is."};
    case SQLITE_CORRUPT: return {name + " is damaged (" + complaint.what() + "). `db check` says more."};
    case SQLITE_IOERR: return {name + " cannot be read or written: the disk gives an error."};
    case SQLITE_NOMEM: return {name + " needs more memory than there is."};
    case SQLITE_TOOBIG: return {"That is more than fits into one row of " + name + "."};
    default: return {name + ": " + complaint.what() + "."};
    }
}

}  // namespace cardinal::carddb
