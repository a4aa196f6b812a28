#include "engine/notation/load.h"

#include <set>
#include <utility>

// Files that use files are kept on a list of our own, not on the call stack: nothing that is read decides how deep we
// are.
namespace cardinal::notation {
namespace {

constexpr std::size_t most_files = 200;
constexpr std::size_t most_statements = 1'000'000;

/// A file that is being read, up to its next statement.
struct OpenFile {
    std::vector<Statement> statements{};
    std::size_t next = 0;
    bool is_used = false;
};

class Loader {
public:
    Loader(const Fetch& fetch, Errors& errors) : fetch_(fetch), errors_(errors) {}

    void open(std::string_view text, std::string_view name, bool is_used)
    {
        known_.insert(std::string(name));
        open_.push_back({.statements = statements_of(text, name, errors_), .is_used = is_used});
    }

    std::deque<LoadedStatement> load()
    {
        while (!open_.empty()) {
            OpenFile& file = open_.back();
            if (file.next >= file.statements.size())
                open_.pop_back();
            else
                take(std::move(file.statements[file.next++]), file);
        }
        return std::move(loaded_);
    }

private:
    const Fetch& fetch_;
    Errors& errors_;
    std::set<std::string> known_{};
    std::vector<OpenFile> open_{};
    std::deque<LoadedStatement> loaded_{};

    void take(Statement statement, OpenFile& file)
    {
        Cursor cursor(statement, errors_);
        if (file.is_used && cursor.sees("scenario"))
            file.next = file.statements.size();
        else if (cursor.take("use"))
            use(cursor);
        else if (loaded_.size() < most_statements)
            loaded_.push_back({.statement = std::move(statement), .is_used = file.is_used});
        else if (!errors_.is_full())
            cursor.fail("at most " + std::to_string(most_statements) + " lines");
    }

    void use(Cursor& cursor)
    {
        const Cursor before = cursor;
        const auto written = cursor.sees_quotation() ? cursor.take_quotation() : std::nullopt;
        if (!written || !cursor.expect_end())
            return cursor.fail("the address of a file in quotation marks");
        const std::string address = address_of(*written, cursor.statement().file);
        if (known_.contains(address))
            return;
        cursor = before;
        if (known_.size() >= most_files)
            return cursor.fail("at most " + std::to_string(most_files) + " files");
        const Result<std::string> text = fetch_ ? fetch_(address) : Failure{{"No other file can be read here."}};
        if (text)
            open(*text, address, true);
        else
            cursor.fail("a file that can be read (" + text.error().sentence + ")");
    }
};

}  // namespace

namespace {

/// `decks/../cards/a` is `cards/a`: the same file by two ways is one file.
std::string without_detours(std::string address)
{
    for (std::size_t up = address.find("/../"); up != std::string::npos; up = address.find("/../", up)) {
        const std::size_t slash = up == 0 ? std::string::npos : address.rfind('/', up - 1);
        const std::size_t begin = slash == std::string::npos ? 0 : slash + 1;
        const std::string folder = address.substr(begin, up - begin);
        if (folder.empty() || folder == "." || folder == "..") {
            ++up;
            continue;
        }
        address.erase(begin, up + 4 - begin);
        up = 0;
    }
    return address;
}

}  // namespace

std::string address_of(std::string_view used, std::string_view by)
{
    const std::size_t folder = by.rfind('/');
    const bool is_absolute = used.starts_with('/');
    if (is_absolute || folder == std::string_view::npos)
        return without_detours(std::string(used));
    return without_detours(std::string(by.substr(0, folder + 1)) + std::string(used));
}

std::deque<LoadedStatement> load(std::string_view text, std::string_view name, const Fetch& fetch, Errors& errors)
{
    Loader loader(fetch, errors);
    loader.open(text, name, false);
    return loader.load();
}

}  // namespace cardinal::notation
