#pragma once

#include "engine/core/printed_code.h"
#include "engine/core/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {

/// One card copy that was printed here.
struct KnownCopy {
    PrintedCode code{};
    std::string game{};  ///< its id
    std::string card{};  ///< its name, for people
};

/// The codes that were printed in this data folder: `codebook.json`, an object with a list of copies. Two programs may
/// print at once: whoever draws holds the book until the new codes are in it.
class Codebook {
public:
    /// The book in this folder, or in the usual one where none is named; an empty one where there is none yet.
    static Result<Codebook> open(const std::string& folder);
    ~Codebook();
    Codebook(Codebook&& other) noexcept;
    Codebook(const Codebook&) = delete;
    Codebook& operator=(const Codebook&) = delete;
    Codebook& operator=(Codebook&&) = delete;

    std::vector<PrintedCode> codes() const;
    /// What the card with this number was called when it was printed last; empty when it never was.
    std::string name_of(char game, int card) const;
    /// On disk before anything is printed with them: a code that was lost is no harm, one that is given twice is.
    Result<void> add(std::vector<KnownCopy> copies);
    const std::filesystem::path& path() const { return path_; }

private:
    explicit Codebook(std::filesystem::path path) : path_(std::move(path)) {}
    std::filesystem::path path_;
    std::vector<KnownCopy> copies_{};
    int lock_ = -1;
};

/// Where this user's data lies: what is named, or $CARDINAL_DATA, or cardinal/ in the XDG data folder.
Result<std::filesystem::path> data_folder_called(const std::string& named);

}  // namespace cardinal::cli
