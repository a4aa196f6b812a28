// cardinal scan as people use it: cards are printed, lie on a table, and are read from a picture of it.
#include "tests/companion/program.h"
#include "tests/vision/phone.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <qrcodegen.hpp>
#include <set>
#include <sstream>
#include <thread>
#include <vector>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct Scan : testing::Test {
    Folder folder{};
    std::string data = " --data " + folder.file("data");
    std::string sheets = folder.file("sheets.pdf"), picture = folder.file("table.png"),
                truth = folder.file("table.json");

    void print_and_lay(const std::string& how) const
    {
        ASSERT_EQ(
            cardinal("print sheets --deck " + samples + "/decks/humans.cardinal --seed 3 --out " + sheets + data).code,
            0);
        ASSERT_EQ(
            cardinal("studio render --sheets " + sheets + data + how + " -o " + picture + " --truth " + truth).code, 0);
    }
    static std::set<std::string> codes_in(const std::string& line)
    {
        std::set<std::string> codes;
        const auto object = nlohmann::json::parse(line);
        for (const auto& card : object.at("cards"))
            codes.insert(card.at("code").get<std::string>());
        return codes;
    }
};

TEST_F(Scan, ReadsTenPrintedCardsFromACleanPicture)
{
    print_and_lay(" --random cards=10 --profile clean --seed 2");
    const Ran ran = cardinal("scan " + picture + " --json" + data);
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_EQ(codes_in(ran.said), codes_in(text_of(truth)));
}

TEST_F(Scan, ReadsFortyCardsOfASlantedTable)
{
    print_and_lay(" --random cards=40 --profile real --seed 2");
    const Ran ran = cardinal("scan " + picture + " --json --draw " + folder.file("drawn.png") + data);
    ASSERT_EQ(ran.code, 0) << ran.said;
    EXPECT_EQ(codes_in(ran.said), codes_in(text_of(truth)));
    EXPECT_FALSE(text_of(folder.file("drawn.png")).empty());
}

TEST_F(Scan, FollowsCardsThroughAFolderOfPictures)
{
    print_and_lay(" --random cards=4 --profile clean --seed 2 --width 1280 --height 720");
    for (const char* name : {"film/0.png", "film/1.png", "film/2.png"}) {
        std::filesystem::create_directories(folder.file("film"));
        std::filesystem::copy_file(picture, folder.file(name));
    }
    const std::string film = "scan " + folder.file("film") + data;
    const Ran ran = cardinal(film + " --json --draw " + folder.file("drawn"));
    ASSERT_EQ(ran.code, 0) << ran.said;
    std::istringstream lines(ran.said);
    std::string line;
    std::vector<std::set<int>> tracks;
    while (std::getline(lines, line)) {
        EXPECT_EQ(codes_in(line), codes_in(text_of(truth)));
        const auto object = nlohmann::json::parse(line);
        EXPECT_EQ(object.at("frame").at("index"), tracks.size());
        EXPECT_EQ(object.at("frame").at("time_ms"), 100.0 * static_cast<double>(tracks.size()));
        for (const auto& card : object.at("cards")) {
            EXPECT_EQ(card.at("state"), object.at("frame").at("index") == 0 ? "candidate" : "settled");
            tracks.resize(static_cast<std::size_t>(object.at("frame").at("index")) + 1);
            tracks.back().insert(card.at("track").get<int>());
        }
    }
    ASSERT_EQ(tracks.size(), 3U);
    EXPECT_EQ(tracks[0], tracks[2]);
    EXPECT_FALSE(text_of(folder.file("drawn/00002.png")).empty());
    EXPECT_THAT(cardinal(film).said, HasSubstr("0:00.1  + "));
}

/// Each is told by itself: what lies in one is not followed into the next.
TEST_F(Scan, TellsOfEachPhotoInAFolder)
{
    print_and_lay(" --random cards=4 --profile clean --seed 2 --width 1280 --height 720");
    std::filesystem::create_directories(folder.file("photos"));
    for (const char* name : {"photos/kitchen.png", "photos/garden.png"})
        std::filesystem::copy_file(picture, folder.file(name));
    std::ofstream(folder.file("photos/torn.png")) << "torn";
    const Ran ran = cardinal("scan " + folder.file("photos") + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("photos/garden.png: 4 cards"));
    EXPECT_THAT(ran.said, HasSubstr("photos/kitchen.png: 4 cards"));
    EXPECT_THAT(ran.said, HasSubstr("photos/torn.png is no picture"));
    EXPECT_THAT(cardinal("scan --film " + folder.file("photos") + data).said,
                testing::Not(HasSubstr("kitchen.png: 4")));
    const std::string drawn =
        cardinal("scan " + folder.file("photos") + " --draw " + folder.file("all.png") + data).said;
    EXPECT_THAT(drawn, HasSubstr("with --draw name a folder"));
    cardinal("scan " + folder.file("photos") + " --draw " + folder.file("all") + data);
    EXPECT_FALSE(text_of(folder.file("all/00001.png")).empty());
    EXPECT_EQ(cardinal("scan --film --photos " + folder.file("photos") + data).code, 2);
}

TEST_F(Scan, KnowsNoCardsThatWereNotPrintedHere)
{
    print_and_lay(" --random cards=10 --profile clean --seed 2");
    const Ran ran = cardinal("scan " + picture + " --data " + folder.file("elsewhere"));
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, HasSubstr("No printed code is known here"));
}

/// With outlines that are looked for twice, each card would be told as two.
TEST_F(Scan, CountsOnceWhatItDoesNotKnow)
{
    print_and_lay(" --no-mat --ground wood --random cards=10,as=rows --profile real --seed 3");
    const Ran ran = cardinal("deck scan " + picture + " --game purge --data " + folder.file("elsewhere"));
    EXPECT_THAT(ran.said, HasSubstr("0 copies in 1 picture; 10 skipped"));
}

/// A photo of a dark card on a light table, and beside it a code that says this.
std::string photo_of_a_card_and_a_code(const std::string& file, const std::string& text)
{
    cv::Mat photo(900, 1200, CV_8U, cv::Scalar(190));
    cv::rectangle(photo, {120, 150, 315, 440}, 40, cv::FILLED);
    cv::rectangle(photo, {140, 170, 275, 400}, 130, cv::FILLED);
    const qrcodegen::QrCode code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            cv::rectangle(photo, {700 + 8 * x, 300 + 8 * y, 8, 8}, code.getModule(x, y) ? 30 : 230, cv::FILLED);
    cv::imwrite(file, photo);
    return file;
}

TEST_F(Scan, TellsOfAPhotoWhatElseIsThere)
{
    const std::string photo = photo_of_a_card_and_a_code(folder.file("photo.png"), "two\033[2Jlines");
    const Ran ran = cardinal("scan " + photo + " --json" + data);
    EXPECT_EQ(ran.code, 1) << "no card that is known";
    const auto seen = nlohmann::json::parse(ran.said.substr(ran.said.find('{')));
    ASSERT_EQ(seen.at("unknown").size(), 1U);
    ASSERT_EQ(seen.at("codes").size(), 1U);
    EXPECT_EQ(seen.at("codes")[0].at("text"), "two\033[2Jlines");
    EXPECT_TRUE(seen.at("cards").empty() && seen.at("dice").empty()) << "a small eye of a code is no die";
    EXPECT_THAT(cardinal("scan " + photo + data).said,
                AllOf(HasSubstr("something shaped like a card"), HasSubstr("a code that is not known here"),
                      HasSubstr("two [2Jlines")));
}

TEST_F(Scan, TellsOfATableOnItsMatNothingElse)
{
    print_and_lay(" --game purge --random cards=4 --profile clean --seed 2");
    for (const std::string& how : {data, " --data " + folder.file("elsewhere")}) {
        const Ran ran = cardinal("scan " + picture + " --json" + how);
        const auto seen = nlohmann::json::parse(ran.said.substr(ran.said.find('{')));
        EXPECT_TRUE(seen.at("unknown").empty()) << "places are printed on a mat";
        EXPECT_FALSE(seen.contains("codes"));
    }
}

TEST_F(Scan, SaysWhatIsNoPicture)
{
    print_and_lay(" --random cards=1 --profile clean --seed 2");
    const Ran ran = cardinal("scan " + folder.with("words.png", "words") + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("is no picture that can be read"));
    EXPECT_EQ(cardinal("scan").code, 2);
    EXPECT_EQ(cardinal("scan " + picture + data + " > /dev/full").code, 3) << "what is not written was not said";
}

/// The objects of a run, a line each.
std::vector<nlohmann::json> objects_of(const std::string& lines)
{
    std::vector<nlohmann::json> objects;
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with("{"))
            objects.push_back(nlohmann::json::parse(line));
    return objects;
}

TEST_F(Scan, CountsEveryCopyOfADeckOnce)
{
    print_and_lay(" --random cards=10 --profile clean --seed 2");
    const std::string twice = "deck scan " + picture + " " + picture + " --game purge" + data;
    const Ran ran = cardinal(twice + " --json");
    EXPECT_EQ(ran.code, 1) << "ten cards are no legal deck";
    const auto objects = objects_of(ran.said);
    ASSERT_EQ(objects.size(), 2U) << ran.said;
    std::set<std::string> codes;
    for (const auto& copy : objects[0].at("copies")) {
        EXPECT_TRUE(codes.insert(copy.at("code").get<std::string>()).second);
        EXPECT_EQ(copy.at("pictures"), 2);
    }
    EXPECT_EQ(codes, codes_in(text_of(truth)));
    EXPECT_FALSE(objects[1].at("legal").get<bool>());
    EXPECT_TRUE(objects[1].at("understood").get<bool>());

    EXPECT_THAT(cardinal(twice + " --register Mine").said, HasSubstr("10 copies registered now"));
    EXPECT_THAT(cardinal(twice + " --deck Mine").said, HasSubstr("all 10 cards as listed and registered"));
    EXPECT_EQ(cardinal("deck scan --game purge" + data).code, 2);
}

/// Far more pixels than a camera has tell no more, and only lie farther apart.
TEST_F(Scan, ReadsADeckFromAPictureThatWasMadeLarger)
{
    print_and_lay(" --random cards=4 --profile clean --seed 2 --width 1280 --height 720");
    cv::Mat large;
    cv::resize(cv::imread(picture), large, {}, 8, 8);
    cv::imwrite(folder.file("large.jpg"), large);
    EXPECT_THAT(cardinal("deck scan " + folder.file("large.jpg") + " --game purge" + data).said,
                HasSubstr("4 copies in 1 picture"));
}

TEST_F(Scan, SaysWhatDiffersFromARegisteredDeckAndSkipsWhatItDoesNotKnow)
{
    print_and_lay(" --random cards=4 --profile clean --seed 2");
    ASSERT_THAT(cardinal("deck scan " + picture + " --game purge --register Four" + data).said,
                HasSubstr("4 copies registered now"));
    ASSERT_EQ(cardinal("studio render --sheets " + sheets + data +
                       " --random cards=5,foreign=3 --profile clean --seed 9 -o " + folder.file("other.png"))
                  .code,
              0);
    const std::string page = folder.file("page.html");
    const Ran ran = cardinal("deck scan " + folder.file("other.png") + " --game purge --deck Four -o " + page + data);
    EXPECT_EQ(ran.code, 1);
    for (const char* line : {"this copy was not registered", "registered, and not there"})
        EXPECT_TRUE(ran.said.find(line) != ran.said.npos && text_of(page).find(line) != ran.said.npos) << line;
}

TEST_F(Scan, ReadsAQueueOfDecksWithAPageForEach)
{
    print_and_lay(" --random cards=3 --profile clean --seed 2");
    std::filesystem::create_directories(folder.file("queue"));
    for (const char* name : {"/anna.png", "/berta.png"})
        std::filesystem::copy_file(picture, folder.file("queue") + name);
    folder.with("queue/NAMES.TXT", "Anna sits at the window.");
    const std::string order = "deck scan --game purge --queue " + folder.file("queue") + " -o " + folder.file("pages");
    const Ran ran = cardinal(order + data);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("2 decks"), HasSubstr("2 illegal: anna, berta")));
    EXPECT_THAT(ran.said, AllOf(HasSubstr("NAMES.TXT is no picture and is left out."), Not(HasSubstr("unread"))));
    EXPECT_THAT(text_of(folder.file("pages/anna.html")), HasSubstr("anna"));
    EXPECT_THAT(text_of(folder.file("pages/berta.html")), HasSubstr("berta"));
}

TEST_F(Scan, ReadsCodesCloseUpThatNobodyKnowsYet)
{
    print_and_lay(" --random cards=4 --profile clean --width 3840 --height 2160 --seed 2");
    const std::string elsewhere = " --data " + folder.file("elsewhere");
    const auto objects = objects_of(cardinal("deck scan " + picture + " --game purge --json" + elsewhere).said);
    ASSERT_FALSE(objects.empty());
    EXPECT_EQ(objects[0].at("copies").size(), 4U);
}

TEST_F(Scan, LearnsACardByItsPictureAndLeavesOthersAlone)
{
    const std::string card = folder.file("card.png"), other = folder.file("other.png"), bare = folder.file("bare.png");
    ASSERT_EQ(
        cardinal("print sheets --deck " + samples + "/decks/humans.cardinal --seed 3 --out " + sheets + data).code, 0);
    const std::string render =
        "studio render --sheets " + sheets + data + " --no-mat --ground dark-cloth --view 20 --profile clean --random ";
    ASSERT_EQ(cardinal(render + "cards=1 --seed 2 -o " + card).code, 0);
    ASSERT_EQ(cardinal(render + "cards=1 --seed 5 -o " + other).code, 0);
    ASSERT_EQ(cardinal(render + "cards=0 --seed 5 -o " + bare).code, 0);
    EXPECT_EQ(cardinal("learn " + card + data).code, 1) << "nothing was learned yet";
    EXPECT_THAT(cardinal("learn " + card + " --card \"Night Scout\"" + data).said, HasSubstr("from 1 look"));
    EXPECT_THAT(cardinal("learn " + card + data).said, HasSubstr("Night Scout"));
    EXPECT_THAT(cardinal("learn " + other + data).said, HasSubstr("no card that was learned"));
    EXPECT_THAT(cardinal("learn " + bare + data).said, HasSubstr("No card stands out"));
    EXPECT_THAT(cardinal("learn " + card + " --card \"Nihgt Scout\"" + data).said,
                HasSubstr("There is no card “Nihgt Scout”. Did you mean “Night Scout”?"));
}

TEST_F(Scan, TellsAPictureThatIsTornFromACameraThatIsAway)
{
    const std::string torn = folder.with("torn.png", "\x89PNG\r\n\x1a\n and no more");
    for (const char* verb : {"scan ", "doctor --game purge ", "deck scan --game purge ", "calibrate ",
                             "learn --card \"Night Scout\" --game purge "}) {
        EXPECT_EQ(cardinal(verb + torn + data).code, 3) << verb;
        EXPECT_EQ(cardinal(std::string(verb) + "http://127.0.0.1:1/video" + data).code, 4) << verb;
    }
}

TEST_F(Scan, KnowsALearnedCardOnATableAndLeavesItsLikesAlone)
{
    const std::string proofs = "print sheets --no-codes --deck " + samples + "/decks/humans.cardinal --out " + sheets;
    const std::string card = folder.file("card.png"), lay = "studio render --profile clean --sheets " + sheets + data;
    ASSERT_EQ(cardinal(proofs + " --card \"Night Scout\"" + data).code, 0);
    ASSERT_EQ(cardinal(lay + " --no-mat --ground dark-cloth --view 20 --random cards=1 --seed 2 -o " + card).code, 0);
    ASSERT_EQ(cardinal("learn " + card + " --card \"Night Scout\"" + data).code, 0);
    ASSERT_EQ(cardinal(proofs + " --card \"Night Scout\" Kestrel \"Street Guard\" \"Wall Tank\"" + data).code, 0);
    ASSERT_EQ(cardinal(lay + " --random cards=8 --seed 3 -o " + picture + " --truth " + truth).code, 0);
    const auto seen = objects_of(cardinal("scan " + picture + " --json" + data).said);
    ASSERT_EQ(seen.size(), 1U);
    const auto lie = nlohmann::json::parse(text_of(truth));
    std::size_t there = 0;
    for (const auto& lying : lie.at("cards"))
        if (lying.at("card") == "night-scout")
            ++there;
    EXPECT_GT(there, 0U);
    EXPECT_EQ(seen[0].at("cards").size(), there) << seen[0];
    for (const auto& told : seen[0].at("cards")) {
        EXPECT_EQ(told.at("card"), "Night Scout");
        EXPECT_EQ(told.at("how"), "art");
    }
}

TEST_F(Scan, SaysWhichPictureWasNotCopiedWhole)
{
    print_and_lay(" --random cards=2 --profile clean --seed 2 --width 1280 --height 720");
    const std::string photo = folder.file("table.jpg"), film = folder.file("film");
    ASSERT_EQ(cardinal("scan " + picture + " --draw " + photo + data).code, 0);
    for (const std::string& file : {picture, photo}) {
        const std::string bytes = text_of(file);
        const Ran ran = cardinal("scan " + folder.with("torn", bytes.substr(0, bytes.size() / 2)) + data);
        EXPECT_EQ(ran.code, 3);
        EXPECT_THAT(ran.said, HasSubstr("ends in the middle of the picture")) << file;
    }
    // Of a folder, the others count all the same.
    std::filesystem::create_directories(film);
    std::filesystem::copy_file(folder.file("torn"), film + "/1.jpg");
    std::filesystem::copy_file(picture, film + "/2.png");
    const Ran ran = cardinal("scan " + film + " --json" + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("1.jpg ends in the middle of the picture"));
    EXPECT_EQ(codes_in(objects_of(ran.said).at(0).dump()), codes_in(text_of(truth)));
}

TEST_F(Scan, SaysWhereAVideoBreaksOff)
{
    print_and_lay(" --random cards=2 --profile clean --seed 2 --width 640 --height 360");
    const std::string film = folder.file("film"), video = folder.file("film.mkv");
    std::filesystem::create_directories(film);
    for (int number = 0; number < 30; ++number)
        std::filesystem::copy_file(picture, film + "/" + std::to_string(number) + ".png");
    ASSERT_LE(cardinal("scan " + film + " --draw " + video + data).code, 1);
    std::filesystem::resize_file(video, std::filesystem::file_size(video) * 3 / 5 + 3);
    const Ran ran = cardinal("scan " + video + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("breaks off after"));
}

TEST_F(Scan, SaysThatCardsOfTwoGamesLieThere)
{
    const std::string other = folder.file("other.pdf"), render = "studio render --profile clean --sheets ";
    print_and_lay(" --random cards=1 --profile clean --seed 2");
    ASSERT_EQ(cardinal("print sheets --set " CARDINAL_SOURCE_DIR "/samples/three-lanes/cards/brine.cardinal --seed 4 "
                       "--out " +
                       other + data)
                  .code,
              0);
    const std::string both = render + sheets + " " + other + " --random cards=12 --seed 5 -o " + picture + data;
    ASSERT_EQ(cardinal(both).code, 0);
    const Ran ran = cardinal("scan " + picture + data);
    EXPECT_EQ(ran.code, 0) << ran.said;
    EXPECT_THAT(ran.said, HasSubstr("cards of several games lie in"));
    EXPECT_THAT(ran.said, HasSubstr("purge and three-lanes"));
    EXPECT_THAT(cardinal("scan --game three-lanes " + picture + data).said, HasSubstr("those of Three Lanes"));
}

TEST_F(Scan, WaitsForAPhoneThatIsSilentForAWhile)
{
    print_and_lay(" --random cards=1 --profile clean --seed 2 --width 640 --height 360");
    vision::Phone phone;
    const std::jthread pulled([&phone] {
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        phone.stall(true);
        std::this_thread::sleep_for(std::chrono::milliseconds(6000));
        phone.stall(false);
    });
    const Ran ran = cardinal_after("timeout 11", "scan --json " + phone.address() + data);
    EXPECT_EQ(ran.code, 124) << "it went on until it was stopped";
    const std::size_t silence = ran.said.find("No picture has come");
    ASSERT_NE(silence, std::string::npos) << ran.said;
    EXPECT_NE(ran.said.find("{\"frame\"", silence), std::string::npos) << "it came back";
}

}  // namespace
}  // namespace cardinal::cli
