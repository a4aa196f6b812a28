#pragma once

#include "carddb/database.h"

#include <SQLiteCpp/Exception.h>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

namespace cardinal::carddb {

/// What SQLite's complaint about the file of that name means for people.
Error explained(const std::string& name, const SQLite::Exception& complaint);

/// Does work that gives a Result, and lets no exception of SQLite out.
template <class Work>
std::invoke_result_t<Work> guarded(const std::string& name, Work&& work)
{
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& complaint) {
        return Failure{explained(name, complaint)};
    } catch (const std::bad_alloc&) {
        return Failure{{name + " holds more than this machine has memory for."}};
    }
}

template <class Work>
std::invoke_result_t<Work> guarded(const Database& database, Work&& work)
{
    return guarded(database.name(), std::forward<Work>(work));
}

}  // namespace cardinal::carddb
