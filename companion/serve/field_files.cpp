#include "companion/serve/field_files.h"

#include <fstream>

namespace cardinal::serve {
namespace {

namespace fs = std::filesystem;

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

Result<void> FieldFiles::write(const Published& published)
{
    std::error_code error;
    fs::create_directories(folder_, error);
    if (auto done = write("state.json", published.json()); !done)
        return done;
    for (const auto& [name, text] : published.fields())
        if (auto done = write(name, text); !done)
            return done;
    return {};
}

}  // namespace cardinal::serve
