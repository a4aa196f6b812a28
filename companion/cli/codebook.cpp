#include "companion/cli/codebook.h"

#include "companion/cli/files.h"

#include <cstdlib>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

Failure damaged(const fs::path& path)
{
    return Failure{{path.string() + " is no codebook, or it is damaged; nothing is printed before it is mended or put "
                                    "away, or codes could be given twice."}};
}

Result<std::vector<KnownCopy>> copies_in(const std::string& text, const fs::path& path)
{
    const Json book = Json::parse(text, nullptr, false);
    if (!book.is_object() || !book.contains("copies") || !book["copies"].is_array())
        return damaged(path);
    std::vector<KnownCopy> copies;
    for (const Json& copy : book["copies"]) {
        const bool is_said = copy.is_object() && copy.contains("code") && copy["code"].is_string();
        const auto code = is_said ? read_code(copy["code"].get<std::string>()) : Failure{{""}};
        if (!code)
            return damaged(path);
        const auto word = [&](const char* name) {
            return copy.contains(name) && copy[name].is_string() ? copy[name].get<std::string>() : std::string();
        };
        copies.push_back({*code, word("game"), word("card")});
    }
    return copies;
}

std::string text_of(const std::vector<KnownCopy>& copies)
{
    std::string lines;
    for (const KnownCopy& copy : copies)
        lines += (lines.empty() ? "" : ",\n") + std::string("    ") +
                 Json{{"code", write_code(copy.code)}, {"game", copy.game}, {"card", copy.card}}.dump(
                     -1, ' ', false, Json::error_handler_t::replace);
    return "{\n  \"copies\": [\n" + lines + "\n  ]\n}\n";
}

}  // namespace

Result<fs::path> data_folder_called(const std::string& named)
{
    if (!named.empty())
        return fs::path(named);
    if (const std::string data = variable("CARDINAL_DATA"); !data.empty())
        return fs::path(data);
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty())
        return fs::path(data) / "cardinal";
    if (const std::string home = variable("HOME"); !home.empty())
        return fs::path(home) / ".local" / "share" / "cardinal";
    return Failure{{"Neither HOME nor XDG_DATA_HOME says where data lies; --data DIR does."}};
}

Result<Codebook> Codebook::open(const std::string& named)
{
    const auto folder = data_folder_called(named);
    if (!folder)
        return Failure{folder.error()};
    std::error_code why;
    fs::create_directories(*folder, why);
    Codebook book(*folder / "codebook.json");
    book.lock_ = ::open((*folder / "codebook.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (book.lock_ < 0 || ::flock(book.lock_, LOCK_EX) != 0)
        return Failure{{"Cannot write in " + folder->string() +
                        ", where printed codes are kept; --data DIR names another folder."}};
    if (!fs::exists(book.path_, why))
        return book;
    const auto text = read_text(book.path_);
    if (!text)
        return Failure{text.error()};
    auto copies = copies_in(*text, book.path_);
    if (!copies)
        return Failure{copies.error()};
    book.copies_ = std::move(*copies);
    return book;
}

Codebook::~Codebook()
{
    if (lock_ >= 0)
        ::close(lock_);
}

Codebook::Codebook(Codebook&& other) noexcept
    : path_(std::move(other.path_)), copies_(std::move(other.copies_)), lock_(std::exchange(other.lock_, -1))
{}

std::vector<PrintedCode> Codebook::codes() const
{
    std::vector<PrintedCode> codes;
    for (const KnownCopy& copy : copies_)
        codes.push_back(copy.code);
    return codes;
}

std::string Codebook::name_of(char game, int card) const
{
    std::string name;
    for (const KnownCopy& copy : copies_)
        if (copy.code.game == game && copy.code.card == card)
            name = copy.card;
    return name;
}

Result<void> Codebook::add(std::vector<KnownCopy> copies)
{
    copies_.insert(copies_.end(), std::make_move_iterator(copies.begin()), std::make_move_iterator(copies.end()));
    return write_text(path_, text_of(copies_));
}

}  // namespace cardinal::cli
