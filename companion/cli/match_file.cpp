#include "companion/cli/match_file.h"

#include "companion/cli/files.h"
#include "companion/cli/terminal.h"

#include <utility>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path)
{
    std::error_code none;
    return fs::exists(fs::symlink_status(path, none));
}

/// What is said of something that went wrong, and goes on.
std::string warned(const std::string& text) { return styled(text + "\n", Style::warn); }

Result<fs::path> put_aside(const fs::path& path, std::string_view damaged)
{
    fs::path aside = path.string() + ".damaged";
    for (int number = 2; is_there(aside); ++number)
        aside = path.string() + ".damaged" + std::to_string(number);
    return write_new_text(aside, damaged).transform([&] { return aside; });
}

}  // namespace

std::string why_not_new(const fs::path& path)
{
    if (path == "-")
        return "A match is not saved to standard output; name a file.";
    return is_there(path) ? path.string() + " exists and is not overwritten." : "";
}

MatchFile MatchFile::nowhere(std::string why)
{
    MatchFile file;
    file.why_nowhere_ = std::move(why);
    return file;
}

MatchFile MatchFile::new_at(fs::path path)
{
    MatchFile file;
    file.path_ = std::move(path);
    return file;
}

MatchFile MatchFile::of_saved(fs::path path, std::string text, Is is)
{
    MatchFile file;
    file.path_ = std::move(path);
    file.kept_ = std::move(text);
    file.is_damaged_ = is == Is::damaged;
    file.is_ours_ = true;
    return file;
}

std::string MatchFile::begin(std::string_view match)
{
    if (!why_nowhere_.empty())
        return warned(why_nowhere_);
    return is_ours_ ? "" : save(match);
}

/// Two who go on with one match would each throw away what the other recorded.
bool MatchFile::was_changed_by_others() const
{
    const auto there = is_ours_ && is_there(path_) ? read_text(path_) : Result<std::string>(kept_);
    return there && *there != kept_;
}

Result<void> MatchFile::write(std::string_view match, std::string& told)
{
    if (was_changed_by_others())
        return Failure{{path_.string() + " was changed by somebody else and is not overwritten."}};
    if (is_damaged_) {
        const auto aside = put_aside(path_, kept_);
        if (!aside)
            return Failure{aside.error()};
        told = warned("The damaged file is kept as " + aside->string() + ".");
        is_damaged_ = false;
    }
    auto written = is_ours_ ? write_text(path_, match) : write_new_text(path_, match);
    if (written)
        kept_ = match;
    is_ours_ |= written.has_value();
    return written;
}

std::string MatchFile::save(std::string_view match)
{
    if (path_.empty())
        return "";
    std::string told;
    const auto written = write(match, told);
    const bool failed_before = std::exchange(state_, written ? State::saved : State::failed) == State::failed;
    if (written)
        return told + (failed_before ? styled("The match is saved again.\n", Style::good) : "");
    return failed_before
             ? told
             : told + warned(written.error().sentence + " The match goes on unsaved; save FILE puts it elsewhere.");
}

std::string MatchFile::save_in(const fs::path& path, std::string_view match)
{
    std::error_code none;
    const bool is_here = path.empty() || (is_ours_ && fs::equivalent(path, path_, none));
    MatchFile there = is_here ? *this : new_at(path);
    if (there.path_.empty())
        return "Save where? save FILE\n";
    if (const std::string why = there.is_ours_ ? "" : why_not_new(there.path_); !why.empty())
        return why + " save FILE keeps the match in a new file.\n";
    std::string told;
    if (const auto written = there.write(match, told); !written)
        return told +
               warned(written.error().sentence +
                      (is_kept() && !path_.empty() ? " The match is still kept in " + path_.string() + "." : ""));
    there.state_ = State::saved;
    *this = there;
    return told + "Saved in " + path_.string() + "\n";
}

std::string MatchFile::farewell(std::string_view match)
{
    if (path_.empty())
        return why_nowhere_.empty() ? "" : warned("The match was not saved.");
    if (state_ == State::untouched)
        return path_.string() + " is as it was.\n";
    const std::string told = state_ == State::failed ? save(match) : "";
    if (state_ == State::failed)
        return warned("The match was not saved in " + path_.string() + ".");
    return told + "Saved in " + path_.string() + "\n";
}

}  // namespace cardinal::cli
