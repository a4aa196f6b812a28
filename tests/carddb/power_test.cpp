// What is on a disk when the power goes, and what becomes of a match while the disk is full.
#include "tests/carddb/folder.h"
#include "tests/carddb/fragile_disk.h"
#include "tests/carddb/played.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::HasSubstr;

int cuts()
{
    const char* many = std::getenv("CARDINAL_MANY");
    return many ? std::atoi(many) : 300;
}

/// Plays until the power goes.
Told told_until_dark(const FragileDisk& disk, std::int64_t match, unsigned seed)
{
    Told told;
    auto database = Database::open("db", {.vfs = disk.vfs()});
    if (!database)
        return told;
    auto played = opened(*database, match, seed);
    while (played) {
        told.attempted = played->happen();
        if (!played->store())
            break;
        told.acknowledged = played->acknowledged();
    }
    return told;
}

TEST(APowerCut, LosesNothingThatWasAcknowledged)
{
    FragileDisk disk;
    std::mt19937 random(7);
    Survival survival;
    for (int cut = 0; cut < cuts() && !HasFailure(); ++cut) {
        if (cut % 20 == 0)
            survival.begin_another();
        // Mostly soon; now and then after long enough for the log to be carried into the file.
        disk.cut_power_after(1 + static_cast<int>(random() % (cut % 10 == 9 ? 4000 : 100)));
        const Told told = told_until_dark(disk, survival.match(), static_cast<unsigned>(random()));
        disk.power_up(random);
        auto database = Database::open("db", {.vfs = disk.vfs()});
        ASSERT_TRUE(database) << database.error().sentence << " after cut " << cut;
        survival.look(*database, told);
    }
    std::cout << cuts() << " cuts: " << survival.found_again() << " acknowledged entries found again, and "
              << survival.under_way() << " that were under way; " << disk.syncs() << " syncs\n";
    EXPECT_GT(survival.found_again(), cuts());
}

struct ADiskInTrouble : testing::Test {
    FragileDisk disk{};
    Database database = *Database::open("db", {.vfs = disk.vfs()});
    Played match = Played::begun(database, 1);

    void play_until_something_is_written()
    {
        const std::size_t before = match.referee().record().entries.size();
        while (match.referee().record().entries.size() == before)
            said = match.go_on();
    }
    Result<void> said{};
};

TEST_F(ADiskInTrouble, WhenFullKeepsTheMatchInMemoryUntilThereIsRoom)
{
    play_until_something_is_written();
    ASSERT_TRUE(said);
    disk.refuse_writes(SQLITE_FULL);
    play_until_something_is_written();
    play_until_something_is_written();
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().sentence, "db cannot be written: the disk is full.");
    EXPECT_EQ(match.journal().waiting(), 2U);
    EXPECT_EQ(entries_of_whole(database, match.journal().match()), match.acknowledged());

    disk.refuse_writes(SQLITE_OK);
    ASSERT_TRUE(match.journal().save());
    EXPECT_EQ(match.journal().waiting(), 0U);
    EXPECT_EQ(open_match(database, toy::game, match.journal().match())->record, match.referee().record());
    EXPECT_TRUE(check_chains(database)->faults.empty());
}

TEST_F(ADiskInTrouble, WhenItBreaksSaysSoAndGoesOnOnceItWorks)
{
    disk.refuse_writes(SQLITE_IOERR_WRITE);
    play_until_something_is_written();
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().sentence, "db cannot be read or written: the disk gives an error.");
    EXPECT_EQ(match.journal().match(), 0);
    disk.refuse_writes(SQLITE_OK);
    play_until_something_is_written();
    ASSERT_TRUE(said) << said.error().sentence;
    EXPECT_EQ(open_match(database, toy::game, match.journal().match())->record, match.referee().record());
}

TEST_F(ADiskInTrouble, WhenReadOnlySaysSo)
{
    disk.refuse_writes(SQLITE_READONLY);
    play_until_something_is_written();
    ASSERT_FALSE(said);
    EXPECT_THAT(said.error().sentence, HasSubstr("the file or its folder is read-only"));
    EXPECT_EQ(match.journal().waiting(), 1U);
}

/// The journal of a new match that could not be stored at all, either.
TEST_F(ADiskInTrouble, AnnouncesNoMatchThatIsNotThere)
{
    disk.refuse_writes(SQLITE_FULL);
    EXPECT_FALSE(match.journal().save());
    EXPECT_EQ(match.journal().match(), 0);
    EXPECT_TRUE(list_matches(database)->empty());
}

/// Another connection keeps the file to itself for longer than anybody waits.
TEST(ABusyDatabase, IsWaitedForAndThenSaid)
{
    const Folder folder;
    auto first = Database::open(folder.file("db"));
    auto second = Database::open(folder.file("db"), {.patience_ms = 50});
    ASSERT_TRUE(first && second);
    Played match = Played::begun(*second, 1);
    first->connection().exec("BEGIN IMMEDIATE");
    const auto said = match.journal().save();
    ASSERT_FALSE(said);
    EXPECT_THAT(said.error().sentence, HasSubstr("is being written by another program"));
    first->connection().exec("COMMIT");
    EXPECT_TRUE(match.journal().save());
}

}  // namespace
}  // namespace cardinal::carddb
