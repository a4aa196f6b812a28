#pragma once

#include "tests/architecture/source_tree.h"

#include <string_view>
#include <vector>

/// What a C++ file of the project may include, contain and be called, folder by folder.
namespace cardinal::architecture {

/// Every `#include` that is no address from the repository's root, or that the file's folder may not have.
Complaints broken_borders(const File& file);

/// The games there are: the names of the folders below engine/games.
std::vector<std::string_view> games_of(const std::vector<File>& files);

/// Every mention of a game (as a folder, an id, a type or a title) in a file that must serve all games alike.
Complaints games_named_out_of_place(const File& file, const std::vector<std::string_view>& games);

/// A header without `#pragma once`; a file that is too long and no table of data.
Complaints untidiness(const File& file);

/// Every source file that the build does not compile, by its compile_commands.json: its tests would never run.
Complaints sources_not_built(const std::vector<File>& files, std::string_view root, std::string_view compile_commands);

}  // namespace cardinal::architecture
