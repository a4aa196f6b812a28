#include "companion/match/match_book.h"

#include "carddb/matches.h"
#include "carddb/settings.h"
#include "companion/match/clock.h"

#include <span>
#include <sstream>
#include <string>
#include <utility>

namespace cardinal::match {
namespace {

Said warned(std::string text) { return {std::move(text), Said::Tone::warning}; }

std::string number_of(const carddb::Journal& journal) { return "match " + std::to_string(journal.match()); }

std::string name_of_copies(const carddb::Journal& journal) { return number_of(journal) + " copies"; }

std::string counted(std::size_t entries)
{
    return std::to_string(entries) + (entries == 1 ? " entry was" : " entries were");
}

/// A line for each, such as `P101LG1AOY 17`.
std::string text_of(const Copies& copies)
{
    std::string text;
    for (const auto& [code, card] : copies)
        text += write_code(code) + " " + std::to_string(card.index) + "\n";
    return text;
}

Copies copies_in(const std::string& text)
{
    Copies copies;
    std::istringstream lines(text);
    std::string code;
    for (int card = 0; lines >> code >> card;)
        if (const auto read = read_code(code))
            copies[*read] = CardId{static_cast<std::int16_t>(card)};
    return copies;
}

}  // namespace

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
Result<Sayings> MatchBook::store(const Record& record, std::span<const carddb::Evidence> seen_by)
{
    if (const auto opened = open(); !opened)
        return Failure{opened.error()};
    if (!journal_)
        journal_ = carddb::Journal::begin(*database_, *game_, {.pins = record.pins, .start = record.start}, begun_at_);
    const auto news = std::span(record.entries).subspan(handed_);
    handed_ = record.entries.size();
    const auto stored = journal_->append(news, now_in_ms(), seen_by);
    if (!stored && journal_->is_overtaken())
        return store_apart(record);
    return stored.transform([] { return Sayings(); });
}

/// Two went on with one match. Nothing of either is thrown away: this becomes a match of its own.
Result<Sayings> MatchBook::store_apart(const Record& record)
{
    const std::string before = number_of(*journal_);
    const std::int64_t now = now_in_ms();
    auto journal = carddb::Journal::begin(*database_, *game_, {.pins = record.pins, .start = record.start}, now);
    if (const auto stored = journal.append(record.entries, now); !stored)
        return Failure{stored.error()};
    journal_ = std::move(journal);
    kept_copies_.clear();
    return Sayings{
        warned("Somebody else went on with " + before + ", so this one is " + number_of(*journal_) + " now.")};
}

Sayings MatchBook::begin(const Record& record)
{
    if (!is_wanted())
        return {};
    if (!record.entries.empty())
        return keep(record);
    const auto possible = open().and_then([&] { return database_->can_be_written(); });
    has_failed_ = !possible;
    if (possible)
        return {};
    return {warned(possible.error().sentence + " The match goes on in memory; save FILE keeps it.")};
}

Sayings MatchBook::keep(const Record& record, std::span<const carddb::Evidence> seen_by)
{
    if (!is_wanted() || (journal_ && handed_ == record.entries.size() && journal_->waiting() == 0))
        return {};
    const auto stored = store(record, seen_by);
    const bool failed_before = std::exchange(has_failed_, !stored);
    if (stored && failed_before)
        return *stored + Sayings{{"The match is stored again.", Said::Tone::good}};
    if (stored || failed_before)
        return stored ? *stored : Sayings();
    return {warned(stored.error().sentence + " The match goes on in memory; save tries again, save FILE keeps it.")};
}

Sayings MatchBook::save(const Record& record)
{
    if (!is_wanted())
        return {{"Save where? save FILE"}};
    const auto stored = store(record, {});
    has_failed_ = !stored;
    return stored ? *stored + Sayings{{"Stored as " + number_of(*journal_) + "."}}
                  : Sayings{warned(stored.error().sentence)};
}

std::vector<std::string> MatchBook::pictures_of(int entry) const
{
    if (!journal_ || !database_)
        return {};
    return carddb::pictures_of(*database_, journal_->match(), entry).value_or({});
}

Sayings MatchBook::farewell(const Record& record)
{
    const Sayings again = has_failed_ ? keep(record) : Sayings();
    return is_wanted() ? again + Sayings{goodbye(record)} : again;
}

void MatchBook::keep_copies(const Copies& copies)
{
    if (!journal_ || copies == kept_copies_)
        return;
    // Without them the match goes on as well, but for twins: that is no reason to complain.
    if (carddb::keep_setting(*database_, name_of_copies(*journal_), text_of(copies)))
        kept_copies_ = copies;
}

Copies MatchBook::copies() const
{
    return journal_ ? copies_in(carddb::setting(*database_, name_of_copies(*journal_)).value_or("")) : Copies();
}

Said MatchBook::goodbye(const Record& record) const
{
    if (has_failed_)
        return warned(counted(journal_ ? journal_->waiting() : record.entries.size()) + " not stored.");
    if (!journal_)
        return {"Nothing happened, and nothing was stored."};
    if (record.entries.size() == before_)
        return {"M" + number_of(*journal_).substr(1) + " is as it was."};
    return {"Stored as " + number_of(*journal_) + "; cardinal play --resume " + std::to_string(journal_->match()) +
            " goes on with it."};
}

}  // namespace cardinal::match
