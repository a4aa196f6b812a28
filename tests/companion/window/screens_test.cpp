// The models behind start, matches, replay, print and set-up, and every screen once as QML makes it.
#include "companion/window/printed_pictures.h"
#include "companion/window/shell.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"
#include "tests/companion/window/told_match.h"

#include <QAccessible>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <gmock/gmock.h>
#include <set>

namespace cardinal::window {
namespace {

using testing::IsEmpty;

struct Screens : testing::Test {
    static void SetUpTestSuite() { make_application(); }
};

// ---- the shell ----

TEST_F(Screens, GoBackTheWayTheyCame)
{
    WindowState state{{}};
    const PlayedHere here(0);
    Shell shell(here.backstage(), state);
    shell.go("decks");
    shell.goWith("print", {{"deck", "humans"}});
    EXPECT_EQ(shell.wish()["deck"].toString(), "humans");
    shell.back();
    EXPECT_EQ(shell.page(), "decks");
    shell.back();
    EXPECT_EQ(shell.page(), "start");
    EXPECT_FALSE(shell.can_go_back());
    shell.go("match");
    EXPECT_EQ(shell.page(), "start") << "there is no match";
    shell.go("new");
    shell.start()->set_game("three-lanes");
    shell.start()->begin({}, {}, false);
    ASSERT_TRUE(comes_true([&] { return shell.page() == "match"; }));
    shell.back();
    EXPECT_EQ(shell.page(), "start") << "what has begun is not about to begin";
    shell.go("match");
    EXPECT_NE(shell.session(), nullptr) << "it went on";
    shell.closeMatch();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST_F(Screens, RememberHowTheyLookWithinLimits)
{
    const PlayedHere here(0);
    {
        WindowState state{here.data()};
        Shell shell(here.backstage(), state);
        EXPECT_EQ(shell.theme(), "system");
        shell.set_theme("dark");
        shell.set_text_scale(7);
        EXPECT_EQ(shell.text_scale(), 2);
    }
    WindowState state{here.data()};
    const Shell shell(here.backstage(), state);
    EXPECT_EQ(shell.theme(), "dark");
    EXPECT_EQ(shell.text_scale(), 2);
    EXPECT_TRUE(QFile::exists(QString::fromStdString((here.data() / "window.ini").string())));
}

TEST_F(Screens, SpeakALanguageAndRememberIt)
{
    const PlayedHere here(0);
    {
        WindowState state{here.data()};
        Shell shell(here.backstage(), state);
        EXPECT_EQ(shell.language(), "system");
        EXPECT_EQ(shell.prints()->kinds()[1].toMap()["name"].toString(), "Cards of a deck");
        int told = 0;
        QObject::connect(&shell, &Shell::languageChanged, [&told] { ++told; });
        shell.set_language("de");
        shell.set_language("de");
        EXPECT_EQ(told, 1);
        EXPECT_EQ(shell.languages().size(), 3);
    }
    WindowState state{here.data()};
    Shell shell(here.backstage(), state);
    EXPECT_EQ(shell.language(), "de");
    EXPECT_EQ(shell.prints()->kinds()[1].toMap()["name"].toString(), "Karten eines Decks");
}

// ---- how a match begins ----

TEST_F(Screens, BeginAMatchAndSayWhyNot)
{
    const PlayedHere here(0);
    WindowState state{here.data()};
    Shell shell(here.backstage(), state);
    StartModel& start = *shell.start();
    start.set_game("lost-empires");
    start.begin({}, {}, false);
    EXPECT_TRUE(start.is_busy());
    ASSERT_TRUE(comes_true([&] { return !start.is_busy(); }));
    EXPECT_EQ(start.trouble(), "This table is taken.");
    start.set_game("three-lanes");
    start.begin({"Ann", "Ben", "nobody: it is for two"}, {"", ""}, true);
    ASSERT_TRUE(comes_true([&] { return shell.session() != nullptr; }));
    EXPECT_EQ(shell.page(), "match");
    EXPECT_EQ(start.trouble(), "");
    shell.closeMatch();
    EXPECT_EQ(shell.page(), "start");
    EXPECT_EQ(start.most_players(), 2);
    start.set_game("war-rig");
    EXPECT_EQ(start.most_players(), 4);
    EXPECT_EQ(start.lastName(0), "Ann") << "whoever played last";
    // The match that was closed goes before what it remembers in.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

TEST_F(Screens, FindTheInterruptedMatch)
{
    WindowState state{{}};
    const PlayedHere here(6), nowhere(0);
    Shell shell(here.backstage(), state), empty(nowhere.backstage(), state);
    shell.start()->refresh();
    ASSERT_TRUE(comes_true([&] { return !shell.start()->interrupted().isEmpty(); }));
    EXPECT_EQ(shell.start()->interrupted()["game"].toString(), "Three Lanes");
    bool is_told = false;
    QObject::connect(empty.start(), &StartModel::changed, empty.start(), [&] { is_told = true; });
    empty.start()->refresh();
    ASSERT_TRUE(comes_true([&] { return is_told; }));
    EXPECT_TRUE(empty.start()->interrupted().isEmpty());
}

// ---- matches, looked at again ----

TEST_F(Screens, LookForMatchesByEveryWord)
{
    WindowState state{{}};
    const PlayedHere here(12);
    Shell shell(here.backstage(), state);
    MatchesModel& matches = *shell.matches();
    matches.refresh();
    ASSERT_TRUE(comes_true([&] { return matches.matches()->count() == 1; }));
    matches.look_for("lanes THREE");
    EXPECT_EQ(matches.matches()->count(), 1);
    matches.look_for("lanes purge");
    EXPECT_EQ(matches.matches()->count(), 0);
}

struct AReplay : Screens {
    WindowState state{{}};
    const PlayedHere here{60};
    Shell shell{here.backstage(), state};
    ReplayModel& replay = *shell.matches()->replay();

    void SetUp() override
    {
        replay.open(1);
        ASSERT_TRUE(comes_true([&] { return replay.is_open(); })) << replay.trouble().toStdString();
    }
};

TEST_F(AReplay, GoesFromMomentToMomentAndNoFurther)
{
    EXPECT_GT(replay.last(), 20);
    EXPECT_EQ(replay.fidelity(), "exact");
    EXPECT_EQ(replay.moment(), replay.last());
    replay.step(1);
    EXPECT_EQ(replay.moment(), replay.last());
    replay.go(-5);
    EXPECT_EQ(replay.moment(), 0);
    EXPECT_TRUE(replay.entry().isEmpty()) << "before the first entry";
    replay.step(3);
    EXPECT_EQ(replay.entry()["entry"].toInt(), 3);
    EXPECT_FALSE(replay.guide()->places().isEmpty());
    EXPECT_EQ(replay.players().size(), 2);
}

TEST_F(AReplay, IsLaidOutAgainThingByThing)
{
    LayingGuide& guide = *replay.guide();
    guide.lay(0, true);
    guide.lay(-1, true);
    guide.lay(100000, true);
    EXPECT_TRUE(guide.told().startsWith("1 of ")) << guide.told().toStdString();
    EXPECT_TRUE(guide.places().first().toMap()["things"].toList().first().toMap()["lies"].toBool());
    replay.toggleMark();
    EXPECT_TRUE(guide.is_any_laid()) << "a mark moves nothing";
    guide.layNone();
    EXPECT_TRUE(guide.told().startsWith("0 of "));
    guide.lay(0, true);
    replay.go(2);
    EXPECT_FALSE(guide.is_any_laid()) << "another moment lies otherwise";
}

TEST_F(AReplay, HasAPlotPointForEachMoment)
{
    for (const QVariant& plot : replay.plots())
        for (const QVariant& line : plot.toMap()["lines"].toList())
            EXPECT_EQ(line.toMap()["numbers"].toList().size(), replay.last() + 1);
    EXPECT_FALSE(replay.plots().isEmpty());
}

TEST_F(AReplay, JumpsToMarksAndKeepsThem)
{
    replay.go(5);
    replay.toggleMark();
    replay.go(9);
    replay.toggleMark();
    replay.stepMark(-1);
    EXPECT_EQ(replay.moment(), 5);
    replay.stepMark(-1);
    EXPECT_EQ(replay.moment(), 5) << "there is none before";
    replay.open(1);
    ASSERT_TRUE(comes_true([&] { return replay.is_open() && replay.marks().size() == 2; }));
    replay.go(9);
    replay.toggleMark();
    EXPECT_EQ(replay.marks(), QVariantList{5});
}

TEST_F(AReplay, PlaysByItselfToTheEnd)
{
    replay.go(replay.last() - 2);
    replay.faster(9);
    replay.togglePlay();
    EXPECT_TRUE(replay.is_playing());
    EXPECT_TRUE(comes_true([&] { return replay.moment() == replay.last() && !replay.is_playing(); }));
}

TEST_F(AReplay, SaysWhenThereIsNoSuchMatch)
{
    replay.open(99);
    EXPECT_TRUE(comes_true([&] { return !replay.trouble().isEmpty(); }));
    EXPECT_FALSE(replay.is_open());
}

// ---- print, and the back room ----

TEST_F(Screens, TellWhatWasPrinted)
{
    WindowState state{{}};
    const PlayedHere here(0);
    Shell shell(here.backstage(), state);
    PrintModel& prints = *shell.prints();
    EXPECT_TRUE(prints.proposedFile(1, "purge", "my/deck").endsWith("my-deck-sheets.pdf"));
    prints.print(0, {{"file", QString::fromStdString((here.data() / "new" / "cards.pdf").string())}});
    ASSERT_TRUE(comes_true([&] { return !prints.is_busy(); }));
    EXPECT_EQ(prints.done(), "3 pages");
    EXPECT_EQ(prints.progress(), "Drawing … 2 of 3");
    EXPECT_EQ(prints.remarks(), QStringList{"Mind the ruler."});
    prints.print(0, {{"file", QString::fromStdString((here.data() / "new" / "cards.pdf").string())}});
    prints.cancel();
    EXPECT_FALSE(prints.is_busy());
    EXPECT_EQ(prints.done(), "") << "what was called off says nothing";
}

TEST_F(Screens, ForgetWhatWasCalledOff)
{
    Backroom room;
    int told = 0;
    bool is_last_told = false;
    for (int count = 0; count < 20; ++count)
        room.post("search", [&](const std::stop_token&) -> Backroom::Then { return [&] { ++told; }; });
    room.post("last", [&](const std::stop_token&) -> Backroom::Then { return [&] { is_last_told = true; }; });
    ASSERT_TRUE(comes_true([&] { return is_last_told; }));
    EXPECT_EQ(told, 1) << "of the same name only the newest counts";
}

// ---- what QML makes of it ----

std::vector<std::string> complaints;
std::string shown_page;

/// What a screen reader would find that can be pressed, chosen or typed into, and cannot be told by any name.
void find_nameless(QQuickItem* item, std::vector<std::string>& nameless, int& named)
{
    if (!item->isVisible())
        return;
    if (QAccessibleInterface* told = QAccessible::queryAccessibleInterface(item)) {
        using enum QAccessible::Role;
        const std::set<QAccessible::Role> pressed{Button,       CheckBox, RadioButton, ComboBox,
                                                  EditableText, ListItem, Slider,      ProgressBar,
                                                  List,         Graphic,  Dialog,      AlertMessage};
        if (pressed.contains(told->role())) {
            if (told->text(QAccessible::Name).trimmed().isEmpty())
                nameless.push_back(item->metaObject()->className() + std::string(" ") +
                                   item->property("text").toString().toStdString());
            else
                ++named;
        }
    }
    for (QQuickItem* child : item->childItems())
        find_nameless(child, nameless, named);
}

TEST_F(Screens, AreMadeWithoutComplaintAndNoKeyMeansTwoThings)
{
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type != QtDebugMsg && type != QtInfoMsg && message.contains("qrc:/cardinal"))
            complaints.push_back(shown_page + ": " + message.toStdString());
    });
    QQuickStyle::setStyle("Basic");
    qmlRegisterType<TableItem>("Cardinal", 1, 0, "TableItem");
    WindowState state{{}};
    const PlayedHere here(30);
    Shell shell(here.backstage(), state);
    QQmlApplicationEngine engine;
    engine.addImageProvider("printed", new PrintedPictures(here.backstage()));
    engine.setInitialProperties({{"shell", QVariant::fromValue(&shell)}});
    engine.load(QUrl("qrc:/cardinal/window/Main.qml"));
    ASSERT_FALSE(engine.rootObjects().isEmpty());
    QObject* window = engine.rootObjects().first();
    // Some way on: there is a log, and something was flagged.
    ToldMatch told = first_match("purge");
    told.lines.resize(std::size_t{26});
    shell.open({.referee = std::move(told.referee), .looks_for_cameras = false, .lines = told.lines});
    shell.matches()->replay()->open(1);
    ASSERT_TRUE(comes_true([&] { return shell.matches()->replay()->is_open(); }));
    for (const double scale : {1.0, 2.0})
        for (const char* page : {"start", "guide", "new", "decks", "deck", "card", "scan", "cards", "print", "matches",
                                 "statistics", "replay", "setup", "settings", "serve", "handbook", "match"}) {
            shown_page = page;
            shell.set_text_scale(scale);
            shell.go(page);
            for (int turn = 0; turn < 5; ++turn)
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            ASSERT_NE(window->property("page").value<QObject*>(), nullptr) << page;
            QVariant twice;
            QMetaObject::invokeMethod(window, "collisions", Q_RETURN_ARG(QVariant, twice));
            EXPECT_EQ(twice.toStringList(), QStringList()) << page;
            std::vector<std::string> nameless;
            int named = 0;
            find_nameless(qobject_cast<QQuickWindow*>(window)->contentItem(), nameless, named);
            EXPECT_THAT(nameless, IsEmpty()) << page;
            EXPECT_GE(named, 2) << page;
            EXPECT_THAT(complaints, IsEmpty()) << page << " at " << scale;
        }
    // Who follows the guide gets what a first match needs, and who measures a lens the board.
    const auto proposed_print = [&](const char* page, const QString& does) {
        shell.go(page);
        QQmlExpression(engine.rootContext(), window->property("page").value<QObject*>(), does).evaluate();
        const int kind = window->property("page").value<QObject*>()->property("kind").toInt();
        return shell.page() == "print" ? shell.prints()->kinds()[kind].toMap()["id"].toString() : shell.page();
    };
    EXPECT_EQ(proposed_print("guide", "steps[0].does()"), "first-match");
    EXPECT_EQ(proposed_print("setup", "printBoard()"), "calibration");
    EXPECT_EQ(proposed_print("start", "shell.go('print')"), "first-match");
    EXPECT_EQ(proposed_print("decks", "shell.goWith('print', { deck: 'humans' })"), "sheets");
    EXPECT_EQ(proposed_print("setup", "goOn()"), "setup") << "no mat was found yet";
    shell.setup()->add(CARDINAL_SOURCE_DIR "/samples/purge/films/first-turns.mp4");
    ASSERT_TRUE(comes_true([&] { return shell.setup()->is_fit(); }));
    EXPECT_EQ(proposed_print("setup", "goOn()"), "match") << "one is played";
    shell.go("start");
    EXPECT_EQ(window->property("page").value<QObject*>()->property("places").toList().size(), 8);
    const auto first_place = [&] {
        return window->property("page")
            .value<QObject*>()
            ->property("places")
            .toList()
            .front()
            .toMap()["says"]
            .toString();
    };
    EXPECT_EQ(first_place(), "What you play with, and what the rules say of it");
    QObject::connect(&shell, &Shell::languageChanged, &engine, &QQmlEngine::retranslate);
    shell.set_language("de");
    EXPECT_EQ(first_place(), "Womit du spielst und was die Regeln dazu sagen");
    qInstallMessageHandler(nullptr);
    EXPECT_THAT(complaints, IsEmpty());
}

}  // namespace
}  // namespace cardinal::window
