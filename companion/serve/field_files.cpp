#include "companion/serve/field_files.h"

#include <fstream>
#include <utility>

namespace cardinal::serve {
namespace {

namespace fs = std::filesystem;

constexpr const char* names_of_fields = ".fields";

Failure failed(const fs::path& file)
{
    return Failure{{"Cannot write " + file.string() + ". Is there room, and may it be written to?"}};
}

}  // namespace

Result<void> FieldFiles::write(const std::string& name, const std::string& text)
{
    const auto before = written_.find(name);
    if (before != written_.end() && before->second == text)
        return {};
    const fs::path file = folder_ / name;
    fs::path beside = file;
    beside += ".new";
    {
        std::ofstream stream(beside, std::ios::binary);
        stream << text;
        if (!stream.flush())
            return failed(file);
    }
    std::error_code error;
    fs::rename(beside, file, error);
    if (error)
        return failed(file);
    written_[name] = text;
    return {};
}

/// Only what such a list names is ours: other texts may lie in the same folder.
void FieldFiles::look_what_was_left()
{
    if (std::exchange(knows_earlier_, true))
        return;
    std::ifstream list(folder_ / names_of_fields);
    for (std::string name; std::getline(list, name);)
        if (name.ends_with(".txt") && fs::path(name).filename() == name && fs::is_regular_file(folder_ / name))
            written_.emplace(name, "?");
}

Result<void> FieldFiles::keep_names()
{
    std::string names;
    for (const auto& [name, text] : written_)
        if (name.ends_with(".txt"))
            names += name + "\n";
    return write(names_of_fields, names);
}

Result<void> FieldFiles::write(const Published& published)
{
    std::error_code error;
    fs::create_directories(folder_, error);
    look_what_was_left();
    std::map<std::string, std::string> texts;
    for (const auto& [name, text] : written_)
        if (name.ends_with(".txt"))
            texts[name] = "";
    for (const auto& [name, text] : published.fields())
        texts[name] = text;
    texts["state.json"] = published.json();
    for (const auto& [name, text] : texts)
        if (auto done = write(name, text); !done)
            return done;
    return keep_names();
}

}  // namespace cardinal::serve
