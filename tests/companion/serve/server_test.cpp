// The pages as browsers get them, from a match that is stored while it goes on.
#include "companion/serve/server.h"

#include "carddb/journal.h"
#include "companion/serve/field_files.h"
#include "companion/serve/follower.h"
#include "engine/referee/referee.h"
#include "engine/rules/random_play.h"
#include "tests/carddb/folder.h"
#include "tests/engine/sample_table.h"

#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <httplib.h>
#include <memory>
#include <netinet/in.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace cardinal::serve {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

/// A match of the samples, played at random, and stored entry by entry.
struct StoredMatch {
    carddb::Database& database;
    Referee referee = begin();
    carddb::Journal journal{carddb::Journal::begin(
        database, referee.game(), {.pins = referee.record().pins, .start = referee.record().start}, ++clock)};
    Seed seed{3};
    static inline std::int64_t clock = 0;  ///< no two things happen at once

    static Referee begin()
    {
        const Game& game = *all_games().front();
        return {game, sample_table(game, "busy"), Profile::practice, {"Ann", "Bo"}};
    }
    void play()
    {
        const std::size_t before = referee.record().entries.size();
        ASSERT_TRUE(referee.take(*random_legal_action(referee.game(), referee.position(), seed)));
        const std::span<const Entry> all = referee.record().entries;
        ASSERT_TRUE(journal.append(all.subspan(before), ++clock));
    }
};

constexpr int patience_s = 60;  // with a machine that has other things to do

struct Served : testing::Test {
    carddb::Folder folder{};
    carddb::Database database = *carddb::Database::open(folder.file("cardinal.sqlite"));
    StoredMatch match{database};
    Follower follower{database, 0, {}};
    Gate gate{"", {"localhost", "127.0.0.1"}};
    Server server{gate};
    int port = server.open({});

    httplib::Client client() const
    {
        httplib::Client client("127.0.0.1", port);
        client.set_read_timeout(patience_s);
        return client;
    }
    std::string got(const std::string& path) const
    {
        auto response = client().Get(path);
        return response ? std::to_string(response->status) + " " + response->body : "no answer";
    }
    void play()
    {
        match.play();
        const auto news = follower.look();
        ASSERT_TRUE(news) << news.error().sentence;
        ASSERT_TRUE(*news);
        server.publish(**news);
    }
};

TEST_F(Served, ShowsTheMatchAsItGoesOn)
{
    ASSERT_GT(port, 0);
    EXPECT_THAT(got("/state.json"), HasSubstr(R"("match":0)"));
    play();
    EXPECT_THAT(got("/state.json"), AllOf(HasSubstr(R"("entries":1)"), HasSubstr(R"("name":"Ann")")));
    play();
    EXPECT_THAT(got("/state.json"), HasSubstr(R"("entries":2)"));
}

TEST_F(Served, GivesItsPagesAndNothingElse)
{
    EXPECT_THAT(got("/"), AllOf(HasSubstr("200 <!DOCTYPE html>"), HasSubstr("/table.js")));
    EXPECT_THAT(got("/stream"), HasSubstr("200 <!DOCTYPE html>"));
    for (const char* page : {"/look.css", "/state.js", "/table.js", "/stream.js"})
        EXPECT_THAT(got(page), HasSubstr("200 ")) << page;
    for (const char* other :
         {"/../../etc/passwd", "/pages/", "/index.html", "/%00", "/state.json/x", "/cardinal.sqlite"})
        EXPECT_THAT(got(other), AnyOf(HasSubstr("404"), HasSubstr("400"))) << other;
}

TEST_F(Served, RefusesOtherSites)
{
    auto foreign = client();
    ASSERT_TRUE(foreign.Get("/state.json"));
    EXPECT_EQ(foreign.Get("/state.json", {{"Origin", "http://evil.example"}})->status, 403);
    EXPECT_EQ(foreign.Get("/state.json", {{"Host", "evil.example"}})->status, 403);
    const auto plain = foreign.Get("/state.json");
    EXPECT_EQ(plain->status, 200);
    EXPECT_FALSE(plain->has_header("Access-Control-Allow-Origin"));
}

/// A connection without a browser's manners.
class Caller {
public:
    explicit Caller(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in there{};
        there.sin_family = AF_INET;
        there.sin_port = htons(static_cast<std::uint16_t>(port));
        there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{.tv_sec = patience_s, .tv_usec = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        is_there_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0;
    }
    ~Caller() { ::close(socket_); }
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

    bool is_there() const { return is_there_; }
    void send(const std::string& bytes) const { (void)::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }
    /// What comes until the other side has had enough.
    std::string answer() const
    {
        ::shutdown(socket_, SHUT_WR);
        std::string all;
        std::array<char, 4096> part{};
        for (ssize_t count = 0; (count = ::recv(socket_, part.data(), part.size(), 0)) > 0;)
            all.append(part.data(), static_cast<std::size_t>(count));
        return all;
    }

private:
    int socket_;
    bool is_there_ = false;
};

TEST_F(Served, RefusesWhatIsHugeOrGarbageAndGoesOn)
{
    EXPECT_THAT(got("/" + std::string(20'000, 'x')), Not(HasSubstr("200")));
    const auto posted = client().Post("/state.json", std::string(1U << 20U, 'x'), "text/plain");
    EXPECT_TRUE(!posted || posted->status >= 400);
    const std::string begin = "GET /state.json HTTP/1.1\r\nHost: localhost\r\n";
    std::string many_lines = begin;
    for (int line = 0; line < 20'000; ++line)
        many_lines += "X-" + std::to_string(line) + ": y\r\n";
    const std::string bytes("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x00\xff", 13);
    for (const std::string& garbage :
         {std::string("\r\n\r\n"), std::string("GET\r\n\r\n"), bytes, std::string(1U << 20U, '\0'),
          std::string("GET /state.json HTTP/9.9\r\nHost\r\n\r\n"),
          begin + "X: " + std::string(1U << 20U, 'x') + "\r\n\r\n", many_lines + "\r\n",
          begin + "Content-Length: 99999999999999999999\r\n\r\n", begin + "Content-Length: 3\r\n\r\nabc",
          begin + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
          begin + "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n", std::string("GET /events\r\n")}) {
        const Caller caller(port);
        ASSERT_TRUE(caller.is_there());
        caller.send(garbage);
        EXPECT_THAT(caller.answer(), Not(HasSubstr("\"players\""))) << garbage.substr(0, 60);
    }
    EXPECT_THAT(got("/state.json"), HasSubstr("200"));
}

TEST_F(Served, TellsAHundredViewersAtOnceThoughOthersTakeNothing)
{
    constexpr int viewers = 100, sleepers = 20;
    std::vector<std::unique_ptr<Caller>> asleep;
    for (int sleeper = 0; sleeper < sleepers; ++sleeper) {
        asleep.push_back(std::make_unique<Caller>(port));
        asleep.back()->send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    std::atomic<int> heard = 0;
    std::vector<std::thread> watching;
    watching.reserve(viewers);
    for (int viewer = 0; viewer < viewers; ++viewer)
        watching.emplace_back([&] {
            std::string all;
            client().Get("/events", [&](const char* data, std::size_t count) {
                all.append(data, count);
                return all.find(R"("entries":1)") == std::string::npos;  // until the first play was heard
            });
            heard += all.find(R"("entries":1)") != std::string::npos ? 1 : 0;
        });
    for (int wait = 0; wait < 100 * patience_s && server.listeners() < viewers + sleepers; ++wait)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_EQ(server.listeners(), viewers + sleepers);
    const auto begun = std::chrono::steady_clock::now();
    play();  // it is published when this returns, whoever listens
    const auto took = std::chrono::steady_clock::now() - begun;
    for (std::thread& viewer : watching)
        viewer.join();
    EXPECT_EQ(heard, viewers);
    RecordProperty("published_in_ms",
                   static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count()));
}

TEST_F(Served, TakesNoPortThatAnotherHas)
{
    Server second(gate);
    EXPECT_EQ(second.open({.port = port}), 0);
}

TEST_F(Served, KeepsTextFilesForStreams)
{
    play();
    FieldFiles files(folder.file("stream"));
    const Published published = publish(match.referee.history(), 1);
    ASSERT_TRUE(files.write(published));
    EXPECT_EQ(carddb::text_of(folder.file("stream/A.name.txt")), "Ann");
    EXPECT_EQ(carddb::text_of(folder.file("stream/state.json")), published.json());
    for (const auto& entry : std::filesystem::directory_iterator(folder.file("stream")))
        EXPECT_NE(entry.path().extension(), ".new");
    FieldFiles nowhere(folder.file("cardinal.sqlite/stream"));
    const auto failed = nowhere.write(published);
    ASSERT_FALSE(failed);
    EXPECT_THAT(failed.error().sentence, HasSubstr("Cannot write"));
}

TEST_F(Served, EmptiesTheTextFilesOfAnotherGameAndTouchesNoOthers)
{
    const auto text = [this](const char* name) { return carddb::text_of(folder.file("stream") + "/" + name); };
    ASSERT_TRUE(FieldFiles(folder.file("stream")).write(publish(match.referee.history(), 1)));
    ASSERT_NE(text("A.energy.txt"), "");
    std::ofstream(folder.file("stream") + "/mine.txt") << "my own";
    const Game& other = *find_game("three-lanes");
    Referee next(other, sample_table(other, "busy"), Profile::practice, {"Cy", "Di"});
    FieldFiles files(folder.file("stream"));
    ASSERT_TRUE(files.write(publish(next.history(), 2)));
    EXPECT_EQ(text("A.name.txt"), "Cy");
    EXPECT_EQ(text("A.energy.txt"), "") << "Three Lanes knows no energy";
    EXPECT_EQ(text("mine.txt"), "my own");
    ASSERT_TRUE(files.write(publish(match.referee.history(), 1)));
    EXPECT_NE(text("A.energy.txt"), "");
    EXPECT_EQ(text("A.name.txt"), "Ann");
}

/// A match of some entries, another that begins beside it, and viewers who are kept behind both.
struct Followed : testing::Test {
    carddb::Folder folder{};
    carddb::Database database = *carddb::Database::open(folder.file("cardinal.sqlite"));
    StoredMatch first{database};
    Delayed::Clock::time_point now{};

    static std::string told(Follower& follower, Delayed::Clock::time_point now)
    {
        const auto news = follower.look(now);
        if (!news || !*news)
            return news ? "" : news.error().sentence;
        const std::string& json = (*news)->json();
        return json.substr(json.find("\"match\""), 9) + " " + json.substr(json.find("\"entries\""), 11);
    }
    static std::string of(int match, int entries)
    {
        return "\"match\":" + std::to_string(match) + " \"entries\":" + std::to_string(entries);
    }
};

TEST_F(Followed, AMatchIsShownToItsEndThoughAnotherHasBegunMeanwhile)
{
    using std::chrono::seconds;
    Follower follower{database, 0, {.time = seconds(30)}};
    first.play();
    EXPECT_EQ(told(follower, now), of(1, 0));
    first.play();
    EXPECT_EQ(told(follower, now + seconds(10)), "");
    first.play();
    StoredMatch second{database};
    second.play();
    EXPECT_EQ(told(follower, now + seconds(20)), "");
    EXPECT_EQ(told(follower, now + seconds(30)), of(1, 1));
    EXPECT_EQ(told(follower, now + seconds(40)), of(1, 2));
    second.play();
    EXPECT_EQ(told(follower, now + seconds(45)), "");
    EXPECT_EQ(told(follower, now + seconds(50)), of(2, 1)) << "which came with the end of the first";
    EXPECT_EQ(told(follower, now + seconds(75)), of(2, 2));
    EXPECT_EQ(told(follower, now + seconds(90)), "");
}

TEST_F(Followed, MatchesAreKeptBehindByEntriesAsOne)
{
    Follower follower{database, 0, {.entries = 2}};
    first.play();
    first.play();
    EXPECT_EQ(told(follower, now), of(1, 0));
    StoredMatch second{database};
    second.play();
    EXPECT_EQ(told(follower, now), of(1, 2)) << "that another began is a step as well";
    second.play();
    EXPECT_EQ(told(follower, now), of(2, 0));
    Follower at_once{database, 0, {}};
    EXPECT_EQ(told(at_once, now), of(2, 2));
}

/// What the stream of news says until it has said this.
std::string heard_until(httplib::Client client, const std::string& text)
{
    std::string all;
    client.Get("/events", [&](const char* data, std::size_t count) {
        all.append(data, count);
        return all.find(text) == std::string::npos;
    });
    return all;
}

TEST_F(Served, SpeaksTheLanguageThatIsChosen)
{
    const httplib::Headers german{{"Accept-Language", "de-AT,de;q=0.9"}, {"Host", "evil.example"}},
        english{{"Accept-Language", "en"}, {"Host", "evil.example"}};
    EXPECT_THAT(client().Get("/", german)->body, HasSubstr("anderen Seiten"));
    EXPECT_THAT(client().Get("/", english)->body, HasSubstr("other sites"));
    EXPECT_THAT(heard_until(client(), "data: {"), Not(HasSubstr("event: language")));
    server.speak("de");
    EXPECT_THAT(client().Get("/", english)->body, HasSubstr("anderen Seiten"));
    EXPECT_THAT(heard_until(client(), "data: {"), HasSubstr("event: language\ndata: de\n\n"));
}

TEST(ServedToTheNetwork, NeedsTheCodeAndKeepsItInTheBrowser)
{
    Gate gate{"ABC234", {"127.0.0.1"}};
    Server server{gate};
    const int port = server.open({});
    httplib::Client client("127.0.0.1", port);
    client.set_read_timeout(patience_s);
    const auto asked = client.Get("/");
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->status, 403);
    EXPECT_THAT(asked->body, HasSubstr("<input name=\"code\"")) << "who types the bare address is asked for the code";
    EXPECT_THAT(asked->body, HasSubstr("class=\"door first\"")) << "nobody is told of a wrong code who tried none";
    const auto wrong = client.Get("/?code=XXXXXX");
    EXPECT_EQ(wrong->status, 403);
    EXPECT_THAT(wrong->body, AllOf(HasSubstr("class=\"door\""), HasSubstr("That is not the code")));
    const auto looks = client.Get("/look.css?code=XXXXXX");
    EXPECT_EQ(looks->status, 200) << "how the page that asks looks is no secret";
    EXPECT_FALSE(looks->has_header("Set-Cookie")) << "the code is";
    EXPECT_EQ(client.Get("/table.js")->status, 403);
    EXPECT_THAT(client.Get("/state.json")->body, HasSubstr("Please open the address with the code"));
    EXPECT_EQ(client.Get("/code?code=ABC234")->status, 404);
    const auto welcome = client.Get("/?code=abc%20234");  // as a phone's keyboard writes it
    ASSERT_EQ(welcome->status, 200);
    EXPECT_THAT(welcome->get_header_value("Set-Cookie"),
                AllOf(HasSubstr("cardinal=ABC234"), HasSubstr("HttpOnly"), HasSubstr("SameSite=Strict")));
    EXPECT_EQ(client.Get("/state.json", {{"Cookie", "other=1; cardinal=ABC234"}})->status, 200);
    EXPECT_EQ(client.Get("/state.json", {{"Cookie", "cardinal=ABC23"}})->status, 403);
}

}  // namespace
}  // namespace cardinal::serve
