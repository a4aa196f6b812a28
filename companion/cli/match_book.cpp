#include "companion/cli/match_book.h"

#include "companion/cli/clock.h"
#include "companion/cli/files.h"
#include "companion/cli/terminal.h"

#include <span>
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

std::string number_of(const carddb::Journal& journal) { return "match " + std::to_string(journal.match()); }

std::string counted(std::size_t entries)
{
    return std::to_string(entries) + (entries == 1 ? " entry was" : " entries were");
}

}  // namespace

std::string why_not_new(const fs::path& path)
{
    if (path == "-")
        return "A match is not saved to standard output; name a file.";
    return is_there(path) ? path.string() + " exists and is not overwritten." : "";
}

MatchBook MatchBook::of_new(const Game& game, Opener open)
{
    MatchBook book;
    book.game_ = &game;
    book.open_ = std::move(open);
    book.begun_at_ = now_in_ms();
    return book;
}

Result<MatchBook> MatchBook::of_stored(const Game& game, carddb::Database database, std::int64_t match)
{
    MatchBook book;
    book.game_ = &game;
    book.database_ = std::make_unique<carddb::Database>(std::move(database));
    auto journal = carddb::Journal::resume(*book.database_, game, match);
    if (!journal)
        return Failure{journal.error()};
    book.journal_ = std::move(*journal);
    book.handed_ = book.before_ = book.journal_->record().entries.size();
    return book;
}

// ---- the database ----

Result<void> MatchBook::open()
{
    if (database_)
        return {};
    auto opened = open_();
    if (!opened)
        return Failure{opened.error()};
    database_ = std::make_unique<carddb::Database>(std::move(*opened));
    return {};
}

/// Gives what people should know besides.
Result<std::string> MatchBook::store(const Record& record)
{
    if (const auto opened = open(); !opened)
        return Failure{opened.error()};
    if (!journal_)
        journal_ = carddb::Journal::begin(*database_, *game_, {.pins = record.pins, .start = record.start}, begun_at_);
    const auto news = std::span(record.entries).subspan(handed_);
    handed_ = record.entries.size();
    const auto stored = journal_->append(news, now_in_ms());
    if (!stored && journal_->is_overtaken())
        return store_apart(record);
    return stored.transform([] { return std::string(); });
}

/// Two went on with one match. Nothing of either is thrown away: this becomes a match of its own.
Result<std::string> MatchBook::store_apart(const Record& record)
{
    const std::string before = number_of(*journal_);
    const std::int64_t now = now_in_ms();
    auto journal = carddb::Journal::begin(*database_, *game_, {.pins = record.pins, .start = record.start}, now);
    if (const auto stored = journal.append(record.entries, now); !stored)
        return Failure{stored.error()};
    journal_ = std::move(journal);
    return warned("Somebody else went on with " + before + ", so this one is " + number_of(*journal_) + " now.");
}

std::string MatchBook::begin(const Record& record)
{
    if (!is_wanted())
        return "";
    if (!record.entries.empty())
        return keep(record);
    const auto possible = open().and_then([&] { return database_->can_be_written(); });
    has_failed_ = !possible;
    return possible ? "" : warned(possible.error().sentence + " The match goes on in memory; save FILE keeps it.");
}

std::string MatchBook::keep(const Record& record)
{
    if (!is_wanted() || (journal_ && handed_ == record.entries.size() && journal_->waiting() == 0))
        return "";
    const auto stored = store(record);
    const bool failed_before = std::exchange(has_failed_, !stored);
    if (stored)
        return *stored + (failed_before ? styled("The match is stored again.\n", Style::good) : "");
    return failed_before
             ? ""
             : warned(stored.error().sentence + " The match goes on in memory; save tries again, save FILE keeps it.");
}

std::string MatchBook::save(const Record& record)
{
    if (!is_wanted())
        return "Save where? save FILE\n";
    const auto stored = store(record);
    has_failed_ = !stored;
    return stored ? *stored + "Stored as " + number_of(*journal_) + ".\n" : warned(stored.error().sentence);
}

// ---- copies ----

bool MatchBook::is_our_copy(const fs::path& file) const
{
    std::error_code none;
    if (copy_.empty() || !fs::equivalent(file, copy_, none))
        return false;
    const auto there = read_text(file);
    return there && *there == copied_;
}

std::string MatchBook::save_copy(const fs::path& file, const std::string& text)
{
    const bool is_ours = is_our_copy(file);
    if (const std::string why = is_ours ? "" : why_not_new(file); !why.empty())
        return warned(why);
    if (const auto written = is_ours ? write_text(file, text) : write_new_text(file, text); !written)
        return warned(written.error().sentence);
    copy_ = file;
    copied_ = text;
    return "Saved in " + file.string() + "\n";
}

// ---- the end ----

std::string MatchBook::farewell(const Record& record, const std::string& text)
{
    const std::string again = has_failed_ ? keep(record) : "";
    const std::string copied = copy_at_end_.empty() ? "" : save_copy(copy_at_end_, text);
    copy_failed_ = !copy_at_end_.empty() && copied_ != text;
    return again + (is_wanted() ? goodbye(record) : "") + copied;
}

std::string MatchBook::goodbye(const Record& record) const
{
    if (has_failed_)
        return warned(counted(journal_ ? journal_->waiting() : record.entries.size()) + " not stored.");
    if (!journal_)
        return "Nothing happened, and nothing was stored.\n";
    if (record.entries.size() == before_)
        return "M" + number_of(*journal_).substr(1) + " is as it was.\n";
    return "Stored as " + number_of(*journal_) + "; cardinal play --resume " + std::to_string(journal_->match()) +
           " goes on with it.\n";
}

}  // namespace cardinal::cli
