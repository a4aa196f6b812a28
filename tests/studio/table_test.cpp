// What is laid on tables: at random, by positions, and over time.
#include "engine/games/all_games.h"
#include "samples/studio/clutter.h"
#include "samples/studio/film.h"
#include "samples/studio/layout.h"
#include "samples/studio/scene_json.h"
#include "samples/studio/table.h"
#include "samples/studio/truth_json.h"
#include "tests/studio/stage.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>

namespace cardinal::studio {
namespace {

using testing::HasSubstr;

constexpr Rect mat{0, 0, 900, 600};

Stock stock_of_cards(int cards)
{
    Stock stock = plain_stock();
    stock.erase("black");
    stock.erase("white");
    const Texture face = plain(240, card_width_mm, card_height_mm, 2);
    for (int card = 0; card < cards; ++card)
        stock["card " + std::to_string(card)] = {.what = What::card, .texture = face, .card = std::to_string(card)};
    stock["token 40"] = {
        .what = What::token, .texture = plain(200, 22, 34, 2), .kind = "damage", .value = 2, .marker = MarkerId{40}};
    return stock;
}

TEST(RandomTables, HaveWhatIsWanted)
{
    Stock stock = stock_of_cards(60);
    add_clutter(stock, 1, 1);
    const auto wanted = wanted_from("cards=40,tokens=7,clutter=5,foreign=2,hands=1,sleeved=1,as=mess");
    ASSERT_TRUE(wanted);
    Random random(2);
    const std::vector<Thing> things = laid_out(*wanted, stock, mat, random);
    std::map<What, int> count;
    std::set<std::string> cards;
    for (const Thing& thing : things) {
        ++count[stock.at(thing.print).what];
        if (stock.at(thing.print).what == What::card) {
            EXPECT_TRUE(thing.sleeve);
            EXPECT_TRUE(cards.insert(thing.print).second) << "a card lies there once";
        }
        if (stock.at(thing.print).what == What::token) {
            ASSERT_GE(thing.on, 0);
            EXPECT_EQ(stock.at(things[static_cast<std::size_t>(thing.on)].print).what, What::card);
        }
    }
    EXPECT_EQ(count[What::card], 40);
    EXPECT_EQ(count[What::token], 7);
    EXPECT_EQ(count[What::hand], 1);
    // Two foreign cards and five other things, of which those that stand are left out where there is no free place.
    EXPECT_LE(count[What::foreign] + count[What::die], 7);
    EXPECT_GE(count[What::foreign] + count[What::die], 4);
}

TEST(RandomTables, KeepCardsInRowsApart)
{
    const Stock stock = stock_of_cards(60);
    Random random(4);
    const std::vector<Thing> things = laid_out({.cards = 60}, stock, mat, random);
    ASSERT_EQ(things.size(), 60U);
    for (std::size_t one = 0; one < things.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            const double x = std::abs(things[one].centre.x - things[other].centre.x),
                         y = std::abs(things[one].centre.y - things[other].centre.y);
            EXPECT_TRUE(x > card_width_mm || y > card_height_mm) << one << " and " << other;
        }
}

TEST(RandomTables, HaveNothingStandingUponCards)
{
    Stock stock = stock_of_cards(30);
    add_clutter(stock, 1, 1);
    int standing = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        const std::vector<Thing> things =
            laid_out({.arrangement = Arrangement::scattered, .cards = 12, .clutter = 6}, stock, mat, random);
        for (const Thing& thing : things)
            if (stock.at(thing.print).height_mm > 0) {
                ++standing;
                for (const Thing& other : things) {
                    const double away = std::hypot(thing.centre.x - other.centre.x, thing.centre.y - other.centre.y);
                    EXPECT_TRUE(stock.at(other.print).what != What::card || away > 55);
                }
            }
    }
    EXPECT_GT(standing, 10);
}

TEST(RandomTables, LieHigherUponEachOther)
{
    const Stock stock = stock_of_cards(10);
    Random random(4);
    const std::vector<Thing> things = laid_out({.arrangement = Arrangement::piles, .cards = 5}, stock, mat, random);
    EXPECT_GT(things.back().raised_mm, things.front().raised_mm - 1e-9);
}

TEST(RandomTables, AreRefusedInASentence)
{
    EXPECT_EQ(wanted_from("cards=2,dice=3")->dice, 3);
    EXPECT_THAT(wanted_from("crads=4").error().sentence, HasSubstr("“cards”"));
    EXPECT_THAT(wanted_from("cards=-4").error().sentence, HasSubstr("0 to 2000"));
    EXPECT_THAT(wanted_from("cards=4x").error().sentence, HasSubstr("0 to 2000"));
    EXPECT_THAT(wanted_from("sleeved=2").error().sentence, HasSubstr("from 0 to 1"));
    EXPECT_THAT(wanted_from("as=fan").error().sentence, HasSubstr("“fans”"));
    EXPECT_FALSE(wanted_from("cards"));
}

TEST(FacesFor, SayANumberTogether)
{
    const std::vector<Number> numbers{1, 2, 5, 10};
    const TokenKind kind{.name = "energy", .faces = numbers};
    EXPECT_EQ(faces_for(kind, 8), (std::vector<std::size_t>{2, 1, 0}));
    EXPECT_EQ(faces_for(kind, 21), (std::vector<std::size_t>{3, 3, 0}));
    EXPECT_TRUE(faces_for(kind, 0).empty());
    const std::vector<Number> with_none{0, 1};
    EXPECT_EQ(faces_for({.faces = with_none}, 0), (std::vector<std::size_t>{0}));
}

struct Tables : testing::Test {
    const Game& game = *all_games().front();
    Stock stock = stock_of_cards(8);
    Position position{};
    std::vector<std::string> prints{};
    Place zone{};

    Tables()
    {
        game.lay_out(position);
        // The first zone that is a player's own and holds several cards.
        for (const MatZone& one : game.playmat->zones)
            if (one.place.seat == seat_a && one.area.width > 200)
                zone = one.place;
        for (int card = 0; card < 8; ++card) {
            add_card(position, {.owner = seat_a, .side = seat_a, .place = zone});
            prints.push_back("card " + std::to_string(card));
        }
    }
    Rect area() const { return std::ranges::find(game.playmat->zones, zone, &MatZone::place)->area; }
};

TEST_F(Tables, HaveEveryCardInItsZone)
{
    Table table(game, prints, stock, 3);
    const std::vector<Thing> things = table.lay(position);
    ASSERT_EQ(things.size(), 8U);
    for (const Thing& thing : things) {
        EXPECT_TRUE(contains(area(), {thing.centre.x, thing.centre.y, 0, 0}));
        EXPECT_EQ(thing.print, "card " + std::to_string(thing.track));
    }
}

TEST_F(Tables, LeaveWhereItLiesWhatWasNotMoved)
{
    Table table(game, prints, stock, 3);
    const std::vector<Thing> before = table.lay(position);
    position.cards[2].place = nowhere;
    position.cards[5].turned = 1;
    const std::vector<Thing> after = table.lay(position);
    ASSERT_EQ(after.size(), 7U);
    for (const Thing& thing : after) {
        const Thing& was = *std::ranges::find(before, thing.track, &Thing::track);
        EXPECT_EQ(thing.centre, was.centre) << thing.track;
        EXPECT_NEAR(thing.angle_deg - was.angle_deg, thing.track == 5 ? 90 : 0, 1e-9);
    }
}

/// Two rows are full, and under one card lie two others: what is near it lies plainly aside.
TEST(CrowdedTables, ShowNoCardAsIfItWereTucked)
{
    const Game& game = *find_game("dept-of-structure");
    const auto zone = std::ranges::find_if(game.playmat->zones, [](const MatZone& each) {
        return each.place.seat == seat_a && each.area.height > 2 * card_height_mm;
    });
    ASSERT_NE(zone, game.playmat->zones.end());
    constexpr int side_by_side = 18, tucked = 2;
    Stock stock = stock_of_cards(side_by_side + tucked);
    for (const TokenKind& kind : game.tokens->kinds)
        for (std::size_t face = 0; face < kind.faces.size(); ++face)
            stock[token_name(kind.marker_of(face))] = stock["token 40"];
    for (int host = 0; host < side_by_side; ++host) {
        Position position;
        game.lay_out(position);
        std::vector<std::string> prints;
        for (int card = 0; card < side_by_side + tucked; ++card) {
            add_card(position, {.owner = seat_a, .side = seat_a, .place = card < side_by_side ? zone->place : nowhere});
            prints.push_back("card " + std::to_string(card));
        }
        Table table(game, prints, stock, 3);
        table.lay(position);
        for (int card = side_by_side; card < side_by_side + tucked; ++card) {
            position.cards[static_cast<std::size_t>(card)].place = zone->place;
            position.cards[static_cast<std::size_t>(card)].host = CardId{static_cast<std::int16_t>(host)};
        }
        const std::vector<Thing> things = table.lay(position);
        const Thing& upon = *std::ranges::find(things, host, &Thing::track);
        for (const Thing& other : things) {
            const double aside = std::abs(other.centre.x - upon.centre.x),
                         out = std::abs(other.centre.y - upon.centre.y);
            if (other.track < side_by_side && other.track != host) {
                EXPECT_TRUE(aside > 16 || out > 84) << other.track << " at " << host << ": " << aside << ", " << out;
            }
        }
    }
}

struct Films : Tables {
    Scene base{};
    Films()
    {
        add_clutter(stock, 1, 1);
        base.camera.looks_at = {450, 300};
    }
};

TEST_F(Films, ShowAHandThatMovesACard)
{
    Table table(game, prints, stock, 3);
    Film film(base, stock, {.clumsiness = 0}, 1);
    const std::vector<Thing> before = table.lay(position);
    for (const Frame& frame : film.until(before))
        EXPECT_TRUE(frame.quiet);
    position.cards[5].turned = 1;
    const std::vector<Thing> after = table.lay(position);
    const std::vector<Frame> frames = film.until(after);
    int with_hand = 0;
    double last_time = -1;
    for (const Frame& frame : frames) {
        const bool has_hand = std::ranges::any_of(
            frame.scene.things, [&](const Thing& thing) { return stock.at(thing.print).what == What::hand; });
        EXPECT_EQ(has_hand, !frame.quiet);
        with_hand += has_hand ? 1 : 0;
        EXPECT_EQ(frame.scene.things.size(), 8U + (has_hand ? 1 : 0)) << "nothing is there twice, nothing is lost";
        EXPECT_GT(frame.time_ms, last_time);
        last_time = frame.time_ms;
        EXPECT_EQ(frame.step, 1);
    }
    EXPECT_GE(with_hand, 8);
    ASSERT_TRUE(frames.back().quiet);
    for (std::size_t at = 0; at < after.size(); ++at) {
        EXPECT_EQ(frames.back().scene.things[at].centre, after[at].centre);
        EXPECT_EQ(frames.back().scene.things[at].angle_deg, after[at].angle_deg);
    }
}

TEST_F(Films, ShowNothingMovingWhereNothingIsDone)
{
    Table table(game, prints, stock, 3);
    Film film(base, stock, {.clumsiness = 0}, 1);
    film.until(table.lay(position));
    for (const Frame& frame : film.until(table.lay(position)))
        EXPECT_TRUE(frame.quiet);
}

TEST_F(Films, TakeAsLongWithEveryBeatOfACamera)
{
    const auto times = [&](const FilmOrder& order) {
        Table table(game, prints, stock, 3);
        Film film(base, stock, order, 1);
        Position then = position;
        std::vector<double> all;
        for (const int turned : {0, 1, 0}) {
            then.cards[5].turned = static_cast<std::uint8_t>(turned);
            for (const Frame& frame : film.until(table.lay(then)))
                all.push_back(frame.time_ms);
        }
        return all;
    };
    const FilmOrder order{.clumsiness = 1};
    const std::vector<double> some = times(order), every = times(at_full_rate(order, 30));
    EXPECT_NEAR(some.back(), every.back(), order.sparse_ms);
    for (std::size_t at = 1; at < every.size(); ++at)
        EXPECT_NEAR(every[at] - every[at - 1], 1000.0 / 30, 1e-6);
}

TEST(SceneJson, KeepsEverything)
{
    Scene scene = bare_scene();
    scene.game = "a-game";
    scene.camera.lens = {.k1 = 0.1, .p2 = 0.02};
    scene.things = {lying("white", {10, 20}, 30), lying("black", {1, 2})};
    scene.things[0].sleeve = Sleeve{.colour = {0.5F, 0.25F, 0.125F}, .is_clear = false};
    scene.things[0].glare = Glare{.strength = 0.5, .at = {3, 4}};
    scene.things[1].curl = {.rise_mm = 2, .axis_deg = 90};
    scene.things[1].face = Face::down;
    const auto back = scene_from(json_of(scene), Scene{});
    ASSERT_TRUE(back) << back.error().sentence;
    EXPECT_EQ(json_of(*back), json_of(scene));
    EXPECT_EQ(back->camera, scene.camera);
    EXPECT_EQ(back->things[0].sleeve, scene.things[0].sleeve);
    EXPECT_EQ(back->things[1].curl, scene.things[1].curl);
}

TEST(SceneJson, LeavesWhatIsNotTold)
{
    const auto back = scene_from({{"optics", {{"blur_px", 2.5}}}}, bare_scene());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->optics.blur_px, 2.5);
    EXPECT_EQ(back->camera, bare_scene().camera);
}

TEST(SceneJson, RefusesWhatItDoesNotKnow)
{
    using Json = nlohmann::ordered_json;
    for (const char* text : {R"({"optics": {"blurr_px": 2}})", R"({"optics": 3})", R"({"camera": {"width": "wide"}})",
                             R"({"camera": {"width": 3.5}})", R"({"things": [{"face": "sideways"}]})",
                             R"({"ground": {"surface": "lava"}})", R"({"nothing": 1})", R"([1])", R"({"things": 7})",
                             R"({"camera": {"looks_at_mm": [1]}})"})
        EXPECT_FALSE(scene_from(Json::parse(text), Scene{})) << text;
}

TEST(TruthJson, HasTheFormInWhichEverythingSeenIsTold)
{
    Stock stock = plain_stock();
    stock["token 40"] = {
        .what = What::token, .texture = plain(200, 22, 34), .kind = "damage", .value = 2, .marker = MarkerId{40}};
    Scene scene = bare_scene();
    scene.game = "a-game";
    scene.things = {lying("white", {100, 100}, 450), lying("token 40", {110, 105})};
    scene.things[1].on = 0;
    const Picture picture = render(scene, stock);
    const auto json = json_of(picture.truth);
    EXPECT_EQ(json["frame"]["width"], width);
    EXPECT_EQ(json["mat"]["game"], "a-game");
    const auto& card = json["cards"][0];
    EXPECT_EQ(card["card"], "white");
    EXPECT_EQ(card["serial"], "0002");
    EXPECT_EQ(card["how"], "code");
    EXPECT_EQ(card["face"], "up");
    EXPECT_EQ(card["angle"], 90.0);
    EXPECT_EQ(card["quad"].size(), 4U);
    EXPECT_NEAR(card["quad"][0][0].get<double>(), on_picture({140, 70}).x, 1e-3) << "the printed upper left corner";
    EXPECT_EQ(json["tokens"][0]["kind"], "damage");
    EXPECT_EQ(json["tokens"][0]["value"], 2);
    EXPECT_EQ(json["tokens"][0]["on"], 0);
    EXPECT_TRUE(json["hands"].empty());
}

}  // namespace
}  // namespace cardinal::studio
