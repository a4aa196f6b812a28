// Decks that are put together, and decks that lie before a camera: models without a window.
#include "carddb/cards.h"
#include "carddb/copies.h"
#include "companion/window/printed_pictures.h"
#include "companion/window/shell.h"
#include "engine/games/all_games.h"
#include "tests/companion/window/application.h"
#include "tests/companion/window/played_here.h"
#include "vision/art.h"

#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

/// Cards of a game as its samples have them, and a deck of the first three.
struct Decks : testing::Test {
    static void SetUpTestSuite() { make_application(); }
    PlayedHere here{0};
    WindowState state{here.data()};
    Shell shell{here.backstage(), state};
    DeckEditor& editor = *shell.editor();
    const Game& game = *find_game("three-lanes");
    std::vector<carddb::StoredCard> cards{};

    void SetUp() override
    {
        here.add_cards(game.id, {"Ash Runner", "Bell Keeper", "Cinder Wall"});
        auto database = here.backstage().database();
        cards = *carddb::cards_of(*database, {.game = "three-lanes"});
        ASSERT_EQ(cards.size(), 3U);
    }

    int count_of(const char* name) const
    {
        for (const QVariant& row : editor.deck()["cards"].toList())
            if (row.toMap()["name"].toString() == QLatin1String(name))
                return row.toMap()["count"].toInt();
        return 0;
    }
    bool has(const char* name, int count) const
    {
        return comes_true([&] { return count_of(name) == count; });
    }
    std::vector<carddb::StoredDeck> stored() const
    {
        auto database = here.backstage().database();
        return *carddb::list_decks(*database);
    }
    carddb::Copy copy(std::size_t card, int serial) const
    {
        return {.code = {.game = game.letter, .card = cards[card].number, .serial = serial}, .card = cards[card].name};
    }
};

TEST_F(Decks, ThatWereJustPrintedAreProposedForAMatchAndThenThoseThatWerePlayed)
{
    StartModel& start = *shell.start();
    start.set_game("three-lanes");
    const auto store = [&](const char* name, std::size_t card, bool is_printed) {
        auto database = here.backstage().database();
        ASSERT_TRUE(carddb::store_deck(*database, game, name, {{.section = "deck", .card = cards[card]}}, 1));
        const auto deck = carddb::decks_called(*database, name)->front().id;
        ASSERT_TRUE(!is_printed || carddb::register_copies(*database, game, deck, std::vector{copy(card, 7).code}, 1));
    };
    const auto proposes = [&](const QStringList& decks, int players = 2) {
        start.refresh();
        return comes_true([&] { return start.proposedDecks(players) == decks; });
    };
    store("Ash", 0, false);
    store("Bell", 1, true);
    ASSERT_TRUE(proposes({"Bell", "Ash", "Ash"}, 3)) << "without a deck a table is laid for two";
    EXPECT_EQ(start.proposedDecks(2), QStringList({"", ""})) << "one deck alone cannot be played";
    store("Cinder", 2, true);
    EXPECT_TRUE(proposes({"Bell", "Cinder"}));
    EXPECT_EQ(start.proposedDecks(4), QStringList({"Bell", "Cinder", "Ash", "Ash"}));
    const auto play = [&](const QStringList& decks) {
        start.begin({"", ""}, decks, false);
        return comes_true([&] { return shell.session() != nullptr; });
    };
    ASSERT_TRUE(play({"", ""}));
    EXPECT_EQ(start.proposedDecks(2), QStringList({"", ""})) << "who wants none gets none";
    EXPECT_EQ(start.proposedDecks(2, "Ash"), QStringList({"Ash", "Bell"})) << "but who comes with one has it";
    shell.closeMatch();
    store("Dusk", 0, true);
    EXPECT_TRUE(proposes({"Bell", "Cinder"})) << "something new was printed since";
    ASSERT_TRUE(play({"Dusk", "Gone"}));
    EXPECT_EQ(start.proposedDecks(2), QStringList({"Dusk", "Bell"})) << "what is gone is filled up";
    shell.closeMatch();
    ASSERT_TRUE(play({"Ash", "Ash"}));
    EXPECT_EQ(start.proposedDecks(2), QStringList({"Ash", "Ash"})) << "as it was played";
    EXPECT_EQ(start.proposedDecks(2, "Ash"), QStringList({"Ash", "Ash"}));
    EXPECT_EQ(start.proposedDecks(2, "Dusk"), QStringList({"Dusk", "Ash"}));
    shell.closeMatch();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

int dark_pixels(const QImage& picture)
{
    int dark = 0;
    for (int row = 0; row < picture.height(); ++row)
        for (int column = 0; column < picture.width(); ++column)
            dark += qGray(picture.pixel(column, row)) < 100 ? 1 : 0;
    return dark;
}

TEST_F(Decks, AreShownBeforeTheyAndAllElseArePrinted)
{
    PrintedPictures pictures(here.backstage());
    const auto shown = [&](int kind, QVariantMap wish) {
        wish["game"] = "three-lanes";
        const QVariantMap preview = shell.prints()->preview(kind, wish);
        QImage picture = pictures.requestImage(preview["source"].toString().remove(QStringLiteral("image://printed/")),
                                               nullptr, QSize(0, 500));
        EXPECT_NEAR(preview["ratio"].toDouble(), static_cast<double>(picture.width()) / picture.height(), 0.01);
        return picture;
    };
    std::vector<QImage> all;
    const QVariantList kinds = shell.prints()->kinds();
    for (int kind = 0; kind < kinds.size(); ++kind) {
        all.push_back(shown(kind, {}));
        EXPECT_GT(dark_pixels(all.back()), 1500) << "kind " << kind;
        EXPECT_EQ(std::ranges::count(all, all.back()), kind == 1 ? 2 : 1) << "all for a match begins with its cards";
    }
    const auto sources = [&](int kind) {
        QStringList told;
        for (const QVariant& one : shell.prints()->previews(kind, {{"game", "three-lanes"}}))
            told.append(one.toMap()["source"].toString());
        told.removeDuplicates();
        return told;
    };
    EXPECT_EQ(sources(0).size(), 4) << "of all for a match each file that differs is shown";
    EXPECT_EQ(sources(2), QStringList{shell.prints()->preview(2, {{"game", "three-lanes"}})["source"].toString()});
    EXPECT_NE(shown(2, {{"hasSmallCodes", true}}), all[2]);
    EXPECT_NE(shown(1, {{"isLetter", true}}).width(), all[1].width());
    const auto mat =
        std::ranges::find_if(kinds, [](const QVariant& kind) { return kind.toMap()["hasGround"].toBool(); });
    const auto at = std::distance(kinds.begin(), mat);
    EXPECT_GT(dark_pixels(all.at(static_cast<std::size_t>(at))),
              dark_pixels(shown(static_cast<int>(at), {{"isLight", true}})));
}

TEST_F(Decks, ArePutTogetherWithTheVerdictAlwaysThere)
{
    editor.begin("three-lanes");
    ASSERT_TRUE(comes_true([&] { return editor.found()->count() == 3 && !editor.deck().isEmpty(); }));
    EXPECT_FALSE(editor.is_changed());
    EXPECT_FALSE(editor.deck()["isLegal"].toBool()) << "an empty deck is none";
    editor.look_for("bell");
    ASSERT_TRUE(comes_true([&] { return editor.found()->count() == 1; }));
    editor.add(0);
    editor.add(0, 2);
    ASSERT_TRUE(has("Bell Keeper", 3)) << "none of two quick deeds is lost";
    editor.add(9);
    editor.change(0, -1);
    ASSERT_TRUE(has("Bell Keeper", 2));
    EXPECT_TRUE(editor.is_changed());
    EXPECT_FALSE(editor.deck()["findings"].toList().isEmpty());
    editor.change(0, -2);
    ASSERT_TRUE(comes_true([&] { return editor.deck()["cards"].toList().isEmpty(); }));
}

TEST_F(Decks, AreKeptUnderTheirNameAndTakenAway)
{
    editor.begin("three-lanes");
    editor.save();
    EXPECT_NE(editor.trouble(), "") << "without a name";
    editor.set_name("Mine");
    editor.takeList("3 Ash Runner\n2x Cinder Wall\n1 Nobody At All\n");
    ASSERT_TRUE(has("Ash Runner", 3));
    EXPECT_EQ(count_of("Cinder Wall"), 2);
    ASSERT_EQ(editor.remarks().size(), 1);
    EXPECT_TRUE(editor.remarks().front().startsWith("Line 3: ")) << editor.remarks().front().toStdString();
    int told = 0;
    QObject::connect(&editor, &DeckEditor::saved, [&told] { ++told; });
    editor.save();
    ASSERT_TRUE(comes_true([&] { return told == 1; }));
    EXPECT_FALSE(editor.is_changed());
    ASSERT_EQ(stored().size(), 1U);
    EXPECT_EQ(stored().front().count, 5);

    editor.close();
    editor.open("three-lanes", "Mine");
    ASSERT_TRUE(has("Ash Runner", 3));
    EXPECT_FALSE(editor.is_changed());
    editor.remove();
    ASSERT_TRUE(comes_true([&] { return told == 2; }));
    EXPECT_FALSE(editor.is_open());
    EXPECT_TRUE(stored().empty());
}

TEST_F(Decks, BeforeACameraCountEachCopyOnce)
{
    ScanModel& scan = *shell.scan();
    scan.set_game("three-lanes");
    const auto is_judged = [&](int count) { return comes_true([&] { return scan.deck()["count"].toInt() == count; }); };
    scan.take({copy(0, 11), copy(0, 12), copy(1, 13)}, 2, "table.png");
    scan.take({copy(0, 12), copy(1, 13)}, 0, "table.png, 2");
    EXPECT_EQ(scan.copies(), 3);
    EXPECT_EQ(scan.unknown(), 0);
    EXPECT_EQ(scan.last(), "Bell Keeper");
    ASSERT_TRUE(is_judged(3));
    EXPECT_EQ(scan.name(), "Deck 1");
    scan.take({{.code = {.game = 'P', .card = 1, .serial = 5}, .card = "Guard"}}, 0, "table.png, 3");
    EXPECT_EQ(scan.strangers().size(), 1);
    EXPECT_EQ(scan.copies(), 4);

    scan.next();
    EXPECT_EQ(scan.copies(), 0);
    EXPECT_EQ(scan.name(), "Deck 2");
    ASSERT_EQ(scan.queue().size(), 1);
    EXPECT_EQ(scan.queue().front().toMap()["count"].toInt(), 3);
    scan.next();
    EXPECT_EQ(scan.queue().size(), 1) << "where nothing lies no deck is done";
    scan.forget(0);
    EXPECT_TRUE(scan.queue().isEmpty());
}

TEST_F(Decks, BeforeACameraAreOfTheGameThatTheirCardsAreOf)
{
    ScanModel& scan = *shell.scan();
    scan.expectGame("purge");
    const carddb::Copy stray{.code = {.game = 'P', .card = 1, .serial = 5}, .card = "Guard"};
    scan.take({stray}, 0, "table.png");
    EXPECT_EQ(scan.game(), "purge");
    scan.take({copy(0, 11), copy(0, 12)}, 0, "table.png, 2");
    EXPECT_EQ(scan.game(), "three-lanes");
    EXPECT_EQ(scan.strangers(), QStringList{"Guard is a card of PURGE"});
    scan.set_game("purge");
    scan.take({copy(1, 13)}, 0, "table.png, 3");
    EXPECT_EQ(scan.game(), "purge") << "somebody has chosen";
    EXPECT_EQ(scan.strangers().size(), 3);
}

TEST_F(Decks, BeforeACameraAreHeldAgainstTheStoredOneOfTheirName)
{
    ScanModel& scan = *shell.scan();
    scan.set_game("three-lanes");
    scan.set_name("Mine");
    scan.take({copy(0, 11), copy(1, 13)}, 0, "table.png");
    ASSERT_TRUE(comes_true([&] { return scan.deck()["count"].toInt() == 2; }));
    EXPECT_TRUE(scan.differences().isEmpty()) << "nobody knows a deck of this name";
    scan.keep();
    ASSERT_TRUE(comes_true([&] { return scan.told() != ""; })) << scan.trouble().toStdString();
    ASSERT_EQ(stored().size(), 1U);
    auto database = here.backstage().database();
    EXPECT_EQ(carddb::copies_of_deck(*database, stored().front().id)->size(), 2U);

    scan.clear();
    scan.set_name("Deck 1");
    scan.take({copy(0, 11), copy(1, 98), copy(1, 99)}, 0, "table.png");
    ASSERT_TRUE(comes_true([&] { return scan.deck()["count"].toInt() == 3; }));
    EXPECT_EQ(scan.registered_with(), "") << "one of three";
    scan.take({copy(1, 13)}, 0, "table.png, 2");
    ASSERT_TRUE(comes_true([&] { return scan.deck()["count"].toInt() == 4; }));
    EXPECT_EQ(scan.registered_with(), "") << "half of them";
    scan.clear();
    scan.take({copy(0, 11), copy(1, 13), copy(1, 99)}, 0, "table.png");
    ASSERT_TRUE(comes_true([&] { return scan.registered_with() == "Mine"; }));
    scan.set_name("Mine");
    ASSERT_TRUE(comes_true([&] { return scan.registered_with().isEmpty(); })) << "it is called so";

    scan.clear();
    scan.take({copy(0, 11), copy(1, 99)}, 0, "table.png");
    ASSERT_TRUE(comes_true([&] { return !scan.differences().isEmpty(); }));
    ASSERT_EQ(scan.differences().size(), 1) << "another copy of the same card";
    EXPECT_TRUE(scan.differences().front().endsWith("is not registered"));
}

TEST_F(Decks, AreHeldAgainstEachOther)
{
    {
        auto database = here.backstage().database();
        ASSERT_TRUE(carddb::store_deck(*database, game, "One", {{"main", cards[0], 2}, {"main", cards[1], 1}}, 1));
        ASSERT_TRUE(carddb::store_deck(*database, game, "Two", {{"main", cards[0], 3}, {"main", cards[1], 1}}, 1));
    }
    LibraryModel& library = *shell.library();
    library.refresh();
    ASSERT_TRUE(comes_true([&] { return library.decks()->count() == 2; }));
    EXPECT_EQ(library.rivalsOf(0), QStringList{"Two"});
    EXPECT_TRUE(library.rivalsOf(7).isEmpty());
    const QVariantList differences = library.compared(0, "Two");
    ASSERT_EQ(differences.size(), 1);
    EXPECT_EQ(differences[0].toMap()["here"].toInt(), 2);
    EXPECT_EQ(differences[0].toMap()["there"].toInt(), 3);
    EXPECT_TRUE(library.compared(0, "Nobody's").isEmpty());
}

// ---- one card ----

TEST_F(Decks, HaveCardsThatAreChangedOnlyAsTheirGameAllows)
{
    CardEditor& one = *shell.card();
    one.open("three-lanes", "test", "Nobody");
    ASSERT_TRUE(comes_true([&] { return !one.trouble().isEmpty(); }));
    EXPECT_FALSE(one.is_open());
    one.open("three-lanes", "test", "Ash Runner");
    ASSERT_TRUE(comes_true([&] { return one.is_open(); }));
    const QVariantList fields = one.fields();
    const auto field = [&](const char* column) {
        for (int at = 0; at < fields.size(); ++at)
            if (fields[at].toMap()["column"].toString() == QLatin1String(column))
                return at;
        return -1;
    };
    ASSERT_GE(field("Name"), 0);
    EXPECT_LT(field("Game"), 0) << "a card stays in its game";
    EXPECT_EQ(fields[field("Name")].toMap()["value"].toString(), "Ash Runner");
    one.set(field("Number"), "many");
    EXPECT_EQ(one.changes(), 1);
    EXPECT_NE(one.why_not(), "");
    one.save();
    EXPECT_EQ(one.changes(), 1) << "nothing was kept";
    one.set(field("Number"), fields[field("Number")].toMap()["value"].toString());
    EXPECT_EQ(one.changes(), 0);
    one.set(field("Name"), "Ash Walker");
    EXPECT_EQ(one.why_not(), "");
    int saved = 0;
    QObject::connect(&one, &CardEditor::saved, [&saved] { ++saved; });
    one.save();
    ASSERT_TRUE(comes_true([&] { return saved == 1; })) << one.trouble().toStdString();
    EXPECT_EQ(one.name(), "Ash Walker");
    EXPECT_EQ(one.changes(), 0);
    auto database = here.backstage().database();
    EXPECT_EQ(carddb::cards_called(*database, "Ash Walker")->size(), 1U);
    EXPECT_TRUE(carddb::cards_called(*database, "Ash Runner")->empty());
}

TEST_F(Decks, HaveCardsThatAreLearnedByShowingThem)
{
    CardEditor& one = *shell.card();
    one.open("three-lanes", "test", "Bell Keeper");
    ASSERT_TRUE(comes_true([&] { return one.is_open(); }));
    EXPECT_FALSE(one.can_take_look());
    one.see("", "There are several cards.");
    EXPECT_FALSE(one.can_take_look());
    EXPECT_EQ(one.shown(), "There are several cards.");
    one.see(vision::bytes_of(vision::ArtPrint{}), "");
    ASSERT_TRUE(one.can_take_look());
    one.takeLook();
    ASSERT_TRUE(comes_true([&] { return one.looks() == 1; })) << one.trouble().toStdString();
    one.forgetLooks();
    ASSERT_TRUE(comes_true([&] { return one.looks() == 0; }));
}

}  // namespace
}  // namespace cardinal::window
