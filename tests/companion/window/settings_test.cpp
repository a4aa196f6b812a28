// What people set once, and the switch for second screens: models without a window.
#include "carddb/journal.h"
#include "companion/serve/gate.h"
#include "companion/window/house_rules.h"
#include "companion/window/shell.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"

#include <QFile>
#include <fstream>
#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

struct Settings : testing::Test {
    static void SetUpTestSuite() { make_application(); }
    PlayedHere here{6};
    WindowState state{here.data()};
    Shell shell{here.backstage(), state};
    SettingsModel& settings = *shell.settings();

    bool are_read()
    {
        int told = 0;
        const auto connection = QObject::connect(&settings, &SettingsModel::changed, [&told] { ++told; });
        settings.refresh();
        const bool came = comes_true([&told] { return told > 0; });
        QObject::disconnect(connection);
        return came;
    }
    /// The file as it lies on the disk, with its log of writes.
    std::string bytes_on_disk() const
    {
        std::string all;
        for (const char* end : {"", "-wal"}) {
            std::ifstream file(here.data() / (std::string("cardinal.sqlite") + end), std::ios::binary);
            all.append(std::istreambuf_iterator<char>(file), {});
        }
        return all;
    }
};

TEST_F(Settings, OfSoundsAreThoseOfTheOpenMatch)
{
    EXPECT_TRUE(settings.sounds());
    settings.set_sounds(false);
    EXPECT_FALSE(settings.sounds());
    EXPECT_FALSE(state.is("sounds", true));
    shell.open({.referee = std::move(**here.backstage().begin({.game = "purge"})).referee, .looks_for_cameras = false});
    EXPECT_FALSE(shell.session()->voice()->sounds()) << "what was set before holds for a match that begins";
    settings.set_sounds(true);
    EXPECT_TRUE(shell.session()->voice()->sounds());
    shell.session()->voice()->set_sounds(false);
    EXPECT_FALSE(settings.sounds());
}

TEST_F(Settings, OfHouseRulesAreWhatAMatchBeginsWith)
{
    settings.set_game("purge");
    const QVariantList options = settings.options();
    ASSERT_GT(options.size(), 2);
    EXPECT_EQ(settings.chosen_options(), 0);
    settings.chooseOption(1, 1);
    settings.chooseOption(1, 99);
    settings.chooseOption(99, 1);
    EXPECT_EQ(settings.chosen_options(), 1);
    shell.start()->set_game("three-lanes");
    shell.start()->set_game("purge");
    EXPECT_EQ(shell.start()->options()[1].toMap()["value"].toInt(), 1);
    shell.start()->chooseOption(1, 0);
    EXPECT_EQ(settings.options()[1].toMap()["value"].toInt(), 1) << "one match is not all of them";

    WindowState again{here.data()};
    const Game& purge = *find_game("purge");
    EXPECT_EQ(kept_house_rules(again, purge)[1], 1);
    again.remember("houseRules/purge", "no_such_rule=yes nothing");
    EXPECT_EQ(kept_house_rules(again, purge), std::vector<int>(purge.words->options.size(), 0));
}

TEST_F(Settings, ShowCamerasAndPlacesAndForgetThem)
{
    const profiles::Profiles profiles(here.data());
    ASSERT_TRUE(profiles.keep(profiles::LensProfile{
        .camera = "Desk camera", .lens = calibration::usual_lens({1920, 1080}), .measured_on = "2026-11-19"}));
    ASSERT_TRUE(profiles.keep(profiles::PlaceProfile{.place = "Kitchen",
                                                     .camera = "Desk camera",
                                                     .game = "purge",
                                                     .pose = {.lens = calibration::usual_lens({1920, 1080})},
                                                     .seen_on = "2026-11-19"}));
    ASSERT_TRUE(are_read());
    ASSERT_EQ(settings.cameras().size(), 1);
    EXPECT_EQ(settings.cameras()[0].toMap()["says"].toString(), "1920 × 1080, measured on 19 Nov 2026");
    ASSERT_EQ(settings.places().size(), 1);
    EXPECT_EQ(settings.places()[0].toMap()["name"].toString(), "Kitchen");
    settings.forgetCamera(0);
    settings.forgetCamera(7);
    settings.forgetPlace(0);
    ASSERT_TRUE(comes_true([&] { return settings.cameras().isEmpty() && settings.places().isEmpty(); }));
    EXPECT_TRUE(profiles.lenses().empty());
    EXPECT_TRUE(profiles.places().empty());
}

TEST_F(Settings, ThrowPicturesAwayForGoodAndLeaveTheMatchWhole)
{
    const std::string secret = "nobody is to see this picture again";
    {
        auto database = here.backstage().database();
        const Game& game = *find_game("three-lanes");
        const auto matches = carddb::list_matches(*database);
        auto journal = carddb::Journal::resume(*database, game, matches->front().id);
        ASSERT_TRUE(journal);
        Referee referee(game, journal->record());
        const auto before = static_cast<int>(referee.record().entries.size());
        ASSERT_TRUE(referee.note("seen", by_both_players));
        const std::vector<carddb::Evidence> seen{{.entry = before + 1, .picture = secret}};
        ASSERT_TRUE(journal->append(std::span(referee.record().entries).subspan(static_cast<std::size_t>(before)),
                                    1'000'000, seen));
    }
    ASSERT_TRUE(are_read());
    EXPECT_TRUE(settings.has_pictures());
    EXPECT_EQ(settings.pictures().left(28).toStdString(), "1 picture of a single card i");
    ASSERT_NE(bytes_on_disk().find(secret), std::string::npos);

    settings.keepPictures(2);
    ASSERT_TRUE(comes_true([&] { return !settings.has_pictures(); })) << "it is older than 30 days";
    EXPECT_EQ(settings.span(), 2);
    EXPECT_EQ(bytes_on_disk().find(secret), std::string::npos);
    auto database = here.backstage().database();
    EXPECT_THAT(carddb::check_chains(*database)->faults, testing::IsEmpty());
    EXPECT_EQ(*carddb::days_of_pictures(*database), 30);
    EXPECT_EQ(*carddb::forget_pictures(*database, 2'000'000), 0) << "there is none any more";
}

// ---- second screens ----

TEST_F(Settings, LetNobodyLookUntilSecondScreensAreOn)
{
    ServeModel& serve = *shell.serve();
    EXPECT_FALSE(serve.is_on());
    EXPECT_FALSE(serve.is_for_network());
    serve.set_on(true);
    EXPECT_TRUE(serve.is_busy());
    ASSERT_TRUE(comes_true([&] { return !serve.is_busy(); }));
    ASSERT_TRUE(serve.is_on()) << serve.trouble().toStdString();
    EXPECT_TRUE(serve.page().startsWith("http://localhost:")) << serve.page().toStdString();
    EXPECT_EQ(serve.code(), "") << "this computer alone needs none";
    EXPECT_TRUE(serve.picture().isEmpty());
    EXPECT_EQ(serve.watchers(), 0);
    serve.set_on(false);
    EXPECT_FALSE(serve.is_on());
    EXPECT_EQ(serve.page(), "");
}

TEST_F(Settings, KeepTextFilesForStreamsOnlyWhereTheyAreWished)
{
    ::setenv("HOME", here.data().c_str(), 1);
    ServeModel& serve = *shell.serve();
    const QString file = serve.folder() + "/turn.txt";
    EXPECT_TRUE(file.startsWith(QString::fromStdString(here.data().string()))) << file.toStdString();
    serve.set_on(true);
    ASSERT_TRUE(comes_true([&] { return serve.is_on(); }));
    EXPECT_FALSE(QFile::exists(file));
    serve.set_files(true);
    ASSERT_TRUE(comes_true([&] { return serve.is_on() && QFile::exists(file); })) << serve.trouble().toStdString();
    serve.set_on(false);
    WindowState again{here.data()};
    EXPECT_TRUE(Shell(here.backstage(), again).serve()->has_files()) << "that is remembered";
}

TEST_F(Settings, AskForTheNetworkAnewEachTime)
{
    ServeModel& serve = *shell.serve();
    serve.set_for_network(true);
    EXPECT_FALSE(serve.is_on()) << "that alone switches nothing on";
    serve.set_on(true);
    ASSERT_TRUE(comes_true([&] { return !serve.is_busy(); }));
    if (serve::own_addresses().empty()) {
        EXPECT_NE(serve.trouble(), "");
        return;
    }
    ASSERT_TRUE(serve.is_on());
    const QString code = serve.code();
    EXPECT_EQ(code.size(), 6);
    EXPECT_TRUE(serve.page().endsWith(code));
    EXPECT_GE(serve.picture().size(), 21);
    serve.set_for_network(false);
    ASSERT_TRUE(comes_true([&] { return !serve.is_busy(); }));
    EXPECT_EQ(serve.code(), "");
    serve.set_on(false);

    WindowState again{here.data()};
    Shell other(here.backstage(), again);
    EXPECT_FALSE(other.serve()->is_for_network());
}

}  // namespace
}  // namespace cardinal::window
