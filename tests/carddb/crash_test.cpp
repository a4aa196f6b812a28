// A process that stores a match and says so entry by entry is killed at random moments. CARDINAL_MANY sets how often.
#include "tests/carddb/folder.h"
#include "tests/carddb/played.h"

#include <chrono>
#include <csignal>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace cardinal::carddb {
namespace {

constexpr int kills_of_one_match = 15;  // then another begins, so that opening does not grow slow

int kills()
{
    const char* many = std::getenv("CARDINAL_MANY");
    return many ? std::atoi(many) : 30;
}

void tell(int pipe, const Told& told)
{
    if (write(pipe, &told, sizeof told) != sizeof told)
        _exit(2);
}

/// Plays on until it is killed. What it says is acknowledged must never be lost.
[[noreturn]] void play_on(const std::string& file, std::int64_t match, unsigned seed, int pipe)
{
    auto database = Database::open(file);
    if (!database)
        _exit(1);
    auto played = opened(*database, match, seed);
    while (played) {
        Told told{.acknowledged = -1, .attempted = played->happen()};
        tell(pipe, told);
        if (!played->store())
            break;
        told.acknowledged = played->acknowledged();
        tell(pipe, told);
    }
    _exit(3);
}

Told told_until_killed(const std::string& file, std::int64_t match, unsigned seed, std::chrono::microseconds life)
{
    int ends[2] = {};
    EXPECT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0)
        play_on(file, match, seed, ends[1]);
    close(ends[1]);
    std::this_thread::sleep_for(life);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself with " << WEXITSTATUS(status);
    Told last;
    for (Told told; read(ends[0], &told, sizeof told) == sizeof told;)
        last = {.acknowledged = std::max(last.acknowledged, told.acknowledged), .attempted = told.attempted};
    close(ends[0]);
    return last;
}

TEST(AProcessThatIsKilled, LosesNothingItAcknowledged)
{
    const Folder folder;
    std::mt19937 random(20261118);
    Survival survival;
    for (int kill = 0; kill < kills() && !HasFailure(); ++kill) {
        if (kill % kills_of_one_match == 0)
            survival.begin_another();
        const auto life = std::chrono::microseconds(random() % 60'000);
        const Told told = told_until_killed(folder.file("db"), survival.match(), static_cast<unsigned>(random()), life);
        auto database = Database::open(folder.file("db"));
        ASSERT_TRUE(database) << database.error().sentence;
        survival.look(*database, told);
    }
    std::cout << kills() << " kills: " << survival.found_again() << " acknowledged entries found again, and "
              << survival.under_way() << " that were under way\n";
    EXPECT_GT(survival.found_again(), 0);
}

}  // namespace
}  // namespace cardinal::carddb
