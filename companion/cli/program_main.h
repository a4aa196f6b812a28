#pragma once

namespace cardinal::cli {

/// What the main function of each of these programs does: runs it, sees that all it said was written, for a full disk
/// must not look like an answer, and tells of what nobody expected. `name` is what people call it.
int main_of(const char* name, int (*run)(int, char**), int argc, char** argv);

}  // namespace cardinal::cli
