#include "companion/cli/match_copy.h"

#include "companion/cli/files.h"

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path)
{
    std::error_code none;
    return fs::exists(fs::symlink_status(path, none));
}

match::Sayings warned(std::string text) { return {{std::move(text), match::Said::Tone::warning}}; }

}  // namespace

std::string why_not_new(const fs::path& path)
{
    if (path == "-")
        return "A match is not saved to standard output; name a file.";
    return is_there(path) ? path.string() + " exists and is not overwritten." : "";
}

bool MatchCopy::is_ours(const fs::path& file) const
{
    std::error_code none;
    if (file_.empty() || !fs::equivalent(file, file_, none))
        return false;
    const auto there = read_text(file);
    return there && *there == written_;
}

match::Sayings MatchCopy::write(const fs::path& file, const std::string& text)
{
    const bool again = is_ours(file);
    if (std::string why = again ? "" : why_not_new(file); !why.empty())
        return warned(std::move(why));
    if (const auto written = again ? write_text(file, text) : write_new_text(file, text); !written)
        return warned(written.error().sentence);
    file_ = file;
    written_ = text;
    return {{"Saved in " + file.string()}};
}

match::Sayings MatchCopy::write_at_end(const std::string& text)
{
    if (at_end_.empty())
        return {};
    match::Sayings said = write(at_end_, text);
    has_failed_ = written_ != text;
    return said;
}

}  // namespace cardinal::cli
