#pragma once

#include "carddb/journal.h"
#include "carddb/matches.h"
#include "engine/record/text.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

/// A toy match in which anything happens, stored while it goes on.
namespace cardinal::carddb {

inline constexpr std::int64_t noon = 1'700'000'000'000;

inline Record beginning(const Referee& referee)
{
    return {.pins = referee.record().pins, .start = referee.record().start};
}

class Played {
public:
    /// A new match, or an old one that goes on.
    Played(Journal journal, unsigned seed)
        : journal_(std::move(journal)),
          referee_(toy::game, journal_.record()),
          anything_(seed),
          handed_over_(referee_.record().entries.size()),
          acknowledged_(static_cast<int>(handed_over_))
    {}
    static Played begun(Database& database, unsigned seed)
    {
        const Referee referee(toy::game, toy::start(), Profile::practice, {"Ann", "Bo"});
        return {Journal::begin(database, toy::game, beginning(referee), noon), seed};
    }

    /// One thing happens. Gives how many entries there are then; they are not stored yet.
    int happen()
    {
        anything_.happen_to(referee_);
        return static_cast<int>(referee_.record().entries.size());
    }
    /// What the referee wrote down about it is stored together.
    Result<void> store()
    {
        const std::span<const Entry> all = referee_.record().entries;
        auto stored = journal_.append(all.subspan(handed_over_), noon + static_cast<std::int64_t>(handed_over_));
        handed_over_ = all.size();
        if (stored)
            acknowledged_ = static_cast<int>(all.size());
        return stored;
    }
    Result<void> go_on() { return happen(), store(); }

    Journal& journal() { return journal_; }
    Referee& referee() { return referee_; }
    int acknowledged() const { return acknowledged_; }

private:
    Journal journal_;
    Referee referee_;
    toy::Anything anything_;
    std::size_t handed_over_ = 0;
    int acknowledged_ = 0;
};

/// What a player of a match said before it was cut off.
struct Told {
    int acknowledged = -1;  ///< so many entries are stored; -1 when nothing was said
    int attempted = -1;     ///< so many would be, had the last attempt succeeded
};

/// The file, the chains and the one match in it are whole; gives how many entries it has.
inline int entries_of_whole(Database& database, std::int64_t match)
{
    const auto file = faults_of_file(database);
    EXPECT_TRUE(file && file->empty()) << (file ? file->front() : file.error().sentence);
    const auto chains = check_chains(database);
    EXPECT_TRUE(chains && chains->faults.empty()) << (chains ? chains->faults.front() : chains.error().sentence);
    const auto stored = open_match(database, toy::game, match);
    EXPECT_TRUE(stored) << stored.error().sentence;
    return stored ? static_cast<int>(stored->record.entries.size()) : -1;
}

/// 0 when there is none.
inline std::int64_t newest_match(Database& database)
{
    const auto matches = list_matches(database, {.at_most = -1});
    std::int64_t newest = 0;
    for (const MatchSummary& match : *matches)
        newest = std::max(newest, match.id);
    return newest;
}

/// The match of that number goes on, or without one a new match begins.
inline Result<Played> opened(Database& database, std::int64_t match, unsigned seed)
{
    if (match == 0)
        return Played::begun(database, seed);
    auto journal = Journal::resume(database, toy::game, match);
    return journal ? Result<Played>(Played(std::move(*journal), seed)) : Failure{journal.error()};
}

/// Looks after every accident whether the match is whole and lost nothing.
class Survival {
public:
    std::int64_t match() const { return match_; }
    void begin_another() { match_ = before_ = 0; }

    void look(Database& database, const Told& told)
    {
        const std::int64_t newest = newest_match(database);
        if (match_ == 0 && newest == newest_known_) {
            EXPECT_EQ(told.acknowledged, -1) << "a match was acknowledged and is lost";
            return;
        }
        match_ = newest_known_ = newest;
        const int entries = entries_of_whole(database, match_);
        const int certain = std::max(told.acknowledged, before_);
        EXPECT_THAT(entries, testing::AnyOf(certain, told.attempted))
            << "either an acknowledged entry is lost, or half of what belongs together is there";
        found_again_ += certain - before_;
        under_way_ += entries - certain;
        before_ = entries;
    }

    int found_again() const { return found_again_; }
    int under_way() const { return under_way_; }

private:
    std::int64_t match_ = 0;
    std::int64_t newest_known_ = 0;
    int before_ = 0;
    int found_again_ = 0;
    int under_way_ = 0;
};

}  // namespace cardinal::carddb
