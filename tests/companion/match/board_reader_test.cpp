// From what lies on a table to its board. Whole matches: of every position that legal play leads to, the table that
// players would lay of it reads as the board that the game expects. And the hard single cases.
#include "companion/match/board_reader.h"

#include "companion/match/scene_reader.h"
#include "engine/games/all_games.h"
#include "engine/notation/facts.h"
#include "engine/rules/random_play.h"
#include "tests/companion/match/stage.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <limits>

namespace cardinal::match {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class EveryGamesTable : public testing::TestWithParam<const Game*> {
protected:
    const Game& game() const { return *GetParam(); }
};

std::string told(const Game& game, const Position& position, const std::vector<Fact>& facts)
{
    const notation::Vocabulary vocabulary(game, *position.library);
    const notation::Lexicon lexicon(vocabulary, position);
    std::string text;
    for (const Fact& fact : facts)
        text += notation::write_fact(lexicon, fact) + "\n";
    return text;
}

TEST_P(EveryGamesTable, ReadsAsTheBoardThatItWasLaidFor)
{
    constexpr int matches = 4, longest = 150;
    for (std::uint64_t match = 0; match < matches; ++match) {
        Position position = sample_table(game(), "busy");
        ASSERT_THAT(position.cards, testing::Not(IsEmpty()));
        const Laid laid = laid_cards(game());
        studio::Table table(game(), laid.prints, laid.stock, match);
        BoardReader reader(game());
        Seed seed(match);
        for (int step = 0; step < longest && !game().is_over(position); ++step) {
            const Board seen = reader.read(seen_of(table.lay(position), laid, game(), position), position, 5000);
            auto different = differences(board(game(), position), seen);
            std::erase_if(different, [&](const Fact& fact) {  // of what could not be laid nothing can be read
                return std::ranges::any_of(table.without_room(), [&](const Fact& other) {
                    return other.value == fact.value && other.seat == fact.seat && fact.seat;
                });
            });
            ASSERT_THAT(different, IsEmpty()) << "match " << match << " step " << step << "\n"
                                              << told(game(), position, different);
            ASSERT_THAT(seen.strangers, IsEmpty());
            position = apply(game(), position, random_legal_action(game(), position, seed).value_or(Action{}));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGamesTable, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(1, game.param->letter); });

/// A busy table, laid as it stands.
struct OneTable : testing::Test {
    const Game& game = *find_game("purge");
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    studio::Table table{game, laid.prints, laid.stock, 1};
    Lying lying = seen_of(table.lay(position), laid, game, position);
    BoardReader reader{game};
    double quiet_ms = 0;

    /// Of seat A's, the first of the deck.
    LyingCard& card_in_play()
    {
        const auto is_in_play = [&](const LyingCard& card) {
            const Place place = position.card(CardId{static_cast<std::int16_t>(card.track)}).place;
            return card.code && place.seat == seat_a && game.words->zones[place.zone].name == "home";
        };
        return *std::ranges::min_element(lying.cards, {}, [&](const LyingCard& card) {
            return is_in_play(card) ? card.track : std::numeric_limits<int>::max();
        });
    }
    const BoardCard* seen(const Board& board, const LyingCard& card) const
    {
        const auto found =
            std::ranges::find(board.cards, CardId{static_cast<std::int16_t>(card.track)}, &BoardCard::card);
        return found == board.cards.end() ? nullptr : &*found;
    }
    Rect area_of(const Place& place) const
    {
        return std::ranges::find(game.playmat->zones, place, &MatZone::place)->area;
    }
    MarkerId marker_of(std::string_view kind, Number face) const
    {
        const auto found = std::ranges::find(game.tokens->kinds, kind, &TokenKind::name);
        return found->marker_of(static_cast<std::size_t>(std::ranges::find(found->faces, face) - found->faces.begin()));
    }
};

TEST_F(OneTable, KeepsACardWhereItWasUntilMostOfItLiesElsewhere)
{
    LyingCard& card = card_in_play();
    const Place home = seen(reader.read(lying, position, quiet_ms), card)->place;
    const double upper = area_of(home).y;  // and 8 mm farther ends the field
    card.middle.y = upper - 6;             // 43 % are still there
    EXPECT_EQ(seen(reader.read(lying, position, quiet_ms), card)->place, home);
    card.middle.y = upper - 30;
    const Place field = seen(reader.read(lying, position, quiet_ms), card)->place;
    EXPECT_NE(field, home);
    card.middle.y = upper - 2;  // and the same the other way round
    EXPECT_EQ(seen(reader.read(lying, position, quiet_ms), card)->place, field);
}

/// In a row of cards a neighbour is pushed over another's edge.
TEST_F(OneTable, TakesNoCardOfARowForTuckedToTheLeft)
{
    LyingCard& card = card_in_play();
    LyingCard& other = *std::ranges::find_if(lying.cards, [&](const LyingCard& each) {
        return each.code && each.track != card.track &&
               position.card(CardId{static_cast<std::int16_t>(each.track)}).place ==
                   position.card(CardId{static_cast<std::int16_t>(card.track)}).place;
    });
    other.angle = card.angle;
    other.middle = card.middle - 29 * up_of(card.angle + 90);
    EXPECT_FALSE(seen(reader.read(lying, position, quiet_ms), other)->host);
    other.middle = card.middle + 29 * up_of(card.angle);
    EXPECT_TRUE(seen(BoardReader(game).read(lying, position, quiet_ms), other)->host);
}

TEST_F(OneTable, KeepsACardTurnedAsItWasUntilItIsTurnedForGood)
{
    LyingCard& card = card_in_play();
    const double straight = card.angle;
    const auto turned_by = [&](double degrees) {
        card.angle = straight + degrees;
        return seen(reader.read(lying, position, quiet_ms), card)->turned;
    };
    EXPECT_EQ(turned_by(0), 0);
    EXPECT_EQ(turned_by(50), 0);
    EXPECT_EQ(turned_by(85), 1);
    EXPECT_EQ(turned_by(40), 1);
    EXPECT_EQ(turned_by(10), 0);
}

TEST_F(OneTable, TellsACopyMoreThanTheMatchHasFromItsOwn)
{
    EXPECT_THAT(reader.read(lying, position, quiet_ms).strangers, IsEmpty());
    LyingCard one_more = card_in_play();
    one_more.track = 900;
    one_more.middle.x += 5;
    // Every copy of that card that the decks have is taken by another one.
    const int number = one_more.code->card;
    int serial = 1000;
    for (const Card& card : position.cards)
        if (position.facts(card).number == number) {
            one_more.code->serial = serial++;
            one_more.track = serial;
            lying.cards.push_back(one_more);
        }
    EXPECT_FALSE(reader.read(lying, position, quiet_ms).strangers.empty());
}

TEST_F(OneTable, TellsCardsOfNoDeck)
{
    lying.cards.push_back({.track = 901, .code = PrintedCode{'X', 1, 1}, .middle = card_in_play().middle});
    const Board board = reader.read(lying, position, quiet_ms);
    ASSERT_THAT(board.strangers, SizeIs(1));
    EXPECT_EQ(board.strangers.front().facts, blank_facts);
}

TEST_F(OneTable, KnowsOnlyRegisteredCopiesWhereDecksAreRegistered)
{
    const LyingCard card = card_in_play();
    std::vector<Member> members;
    for (const Card& each : position.cards) {
        const int id = position.id_of(each).index;
        if (id != card.track)
            members.push_back({code_of(game, position, id), each.owner});
    }
    BoardReader strict(game, members);
    EXPECT_THAT(strict.read(lying, position, quiet_ms).strangers, SizeIs(1));
    members.push_back({*card.code, position.card(CardId{static_cast<std::int16_t>(card.track)}).owner});
    BoardReader complete(game, members);
    EXPECT_THAT(complete.read(lying, position, quiet_ms).strangers, IsEmpty());
}

TEST_F(OneTable, DoesNotCountAsLookedAtWhatIsCoveredOrHoldsSomethingUnknown)
{
    const LyingCard card = card_in_play();
    const Place home = position.card(CardId{static_cast<std::int16_t>(card.track)}).place;
    const auto looked_at = [&] {
        const Board board = reader.read(lying, position, quiet_ms);
        return std::ranges::find(board.looked_at, home) != board.looked_at.end();
    };
    EXPECT_TRUE(looked_at());
    lying.covered.emplace_back(card.middle.x - 20, card.middle.y - 20, 40, 40);
    EXPECT_FALSE(looked_at());
    lying.covered.clear();
    lying.cards.push_back({.track = 902, .middle = card.middle});
    EXPECT_FALSE(looked_at());
}

TEST_F(OneTable, AddsUpTokensOnACardAndForgetsThemWhenTheyAreTakenAway)
{
    const LyingCard card = card_in_play();
    lying.tokens.clear();
    const auto marks = [&] { return seen(reader.read(lying, position, quiet_ms), card)->marks; };
    EXPECT_THAT(marks(), IsEmpty()) << "no token says nothing";
    lying.tokens = {{1, marker_of("health", 2), card.middle + cv::Point2d(-15, 20)},
                    {2, marker_of("health", 1), card.middle + cv::Point2d(10, 20)}};
    ASSERT_THAT(marks(), SizeIs(1));
    EXPECT_EQ(marks().front().number, 3);
    lying.tokens.clear();
    EXPECT_THAT(marks(), IsEmpty()) << "a hand may be looking for the next one";
    quiet_ms = 4000;
    ASSERT_THAT(marks(), SizeIs(1));
    EXPECT_GT(marks().front().number, 3) << "what is printed on it";
}

TEST_F(OneTable, KnowsNothingOfATokenUnderAMug)
{
    const LyingCard card = card_in_play();
    const cv::Point2d at = card.middle + cv::Point2d(-15, 20);
    const auto marks = [&] { return seen(reader.read(lying, position, quiet_ms), card)->marks; };
    lying.tokens = {{1, marker_of("health", 2), at}};
    ASSERT_THAT(marks(), SizeIs(1));
    lying.tokens.clear();
    lying.covered = {{at.x - 40, at.y - 30, 35, 60}};  // reaches over its edge
    quiet_ms = 60000;
    EXPECT_THAT(marks(), IsEmpty());
    EXPECT_FALSE(reader.lacks_a_token());
    lying.covered = {{at.x - 60, at.y - 30, 35, 60}};  // stands beside it
    EXPECT_THAT(marks(), SizeIs(1)) << "what is printed on it";
}

/// A dial that lies there turned by 30 degrees, with its pointer laid a little askew.
std::vector<LyingToken> a_dial(const DialKind& dial, double pointed_at)
{
    const cv::Point2d base{40, 570},
        pointer = base + up_of(30) * dial_pointer_up_mm + up_of(120) * dial_pointer_right_mm + cv::Point2d(3, -2);
    return {{1, dial.base, base, 30}, {2, dial.pointer, pointer, 30 + pointed_at}};
}

TEST_F(OneTable, ReadsAPlayersDialByHowItsPointerIsTurned)
{
    const auto dial = std::ranges::find(game.tokens->dials, "energy", &DialKind::name);
    lying.tokens = a_dial(*dial, dial->degrees_of(7) + 3);
    const Board board = reader.read(lying, position, quiet_ms);
    ASSERT_THAT(board.numbers, SizeIs(1));
    EXPECT_EQ(board.numbers.front().seat, seat_a);
    EXPECT_EQ(board.numbers.front().number, 7);
}

TEST_F(OneTable, TakesADialBetweenTwoNumbersForNone)
{
    const auto dial = std::ranges::find(game.tokens->dials, "energy", &DialKind::name);
    lying.tokens = a_dial(*dial, (dial->degrees_of(7) + dial->degrees_of(8)) / 2);
    EXPECT_THAT(reader.read(lying, position, quiet_ms).numbers, IsEmpty());
}

TEST_F(OneTable, TakesNoOtherDialsPointer)
{
    const auto dial = std::ranges::find(game.tokens->dials, "energy", &DialKind::name);
    lying.tokens = a_dial(*dial, 0);
    lying.tokens[1].middle += cv::Point2d(60, 0);
    EXPECT_THAT(reader.read(lying, position, quiet_ms).numbers, IsEmpty());
}

TEST(APlayersTokens, SayThatNothingIsLeftWhenTheLastOneIsTakenAway)
{
    const Game& game = *find_game("war-rig");
    const Position position = sample_table(game, "busy");
    BoardReader reader(game);
    const auto tech = std::ranges::find(game.tokens->kinds, "tech", &TokenKind::name);
    Lying lying{.tokens = {{.track = 1, .marker = tech->marker_of(0), .middle = {15, 740}}}};
    const auto numbers = [&](double quiet_ms) { return reader.read(lying, position, quiet_ms).numbers; };
    ASSERT_THAT(numbers(500), SizeIs(1));
    EXPECT_EQ(numbers(500).front().number, 1);
    lying.tokens.clear();
    EXPECT_THAT(numbers(500), IsEmpty()) << "a hand may be looking for the next one";
    EXPECT_TRUE(reader.lacks_a_token());
    lying.covered = {{0, 700, 80, 80}};
    EXPECT_THAT(numbers(60000), IsEmpty()) << "it may lie under the mug";
    EXPECT_FALSE(reader.lacks_a_token());
    lying.covered.clear();
    ASSERT_THAT(numbers(2500), SizeIs(1));
    EXPECT_EQ(numbers(2500).front().seat, seat_a);
    EXPECT_EQ(numbers(2500).front().number, 0);
    EXPECT_FALSE(reader.lacks_a_token());
}

/// An eye that opens in the middle of a match may overlook one of several that lie face down.
TEST(Backs, AreMissedOnlyWhereAsManyWereSeen)
{
    const Game& game = *find_game("three-lanes");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    const Lying whole = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(position), laid, game, position);
    const auto zone = std::ranges::find_if(game.playmat->zones, [&](const MatZone& one) {
        return one.place.seat == seat_b && game.words->zones[one.place.zone].name == "protection";
    });
    Lying lacking = whole;
    const auto overlooked = std::ranges::find_if(lacking.cards, [&](const LyingCard& card) {
        return card.face == Face::down &&
               cv::Rect2d(zone->area.x, zone->area.y, zone->area.width, zone->area.height).contains(card.middle);
    });
    ASSERT_NE(overlooked, lacking.cards.end());
    lacking.cards.erase(overlooked);
    BoardReader reader(game);
    const auto counted = [&](const Lying& lying) {
        int count = -1;
        for (const Fact& fact : reader.read(lying, position, 5000).numbers)
            if (fact.seat == seat_b && game.words->values[static_cast<std::size_t>(fact.value)].name == "protection")
                count = fact.number;
        return count;
    };
    EXPECT_EQ(counted(lacking), -1) << "nobody has seen it yet";
    EXPECT_EQ(counted(whole), 2);
    EXPECT_EQ(counted(lacking), 1) << "it was there";
}

/// Nobody may lay a unit upon another one, and there is room for one: it looks out like what belongs to that.
struct OneLane : testing::Test {
    const Game& game = *find_game("three-lanes");
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    Lying lying = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(position), laid, game, position);
    BoardReader reader{game};
    CardId equip = equipped();
    CardId unit = position.card(equip).host;

    CardId equipped() const
    {
        const auto found = std::ranges::find_if(position.cards, [](const Card& card) { return bool(card.host); });
        return position.id_of(*found);
    }
    CardId another_unit() const
    {
        const auto found = std::ranges::find_if(position.cards, [&](const Card& card) {
            return card.place.zone == position.card(unit).place.zone && card.place != position.card(unit).place &&
                   card.side == position.card(unit).side && !card.host;
        });
        return position.id_of(*found);
    }
    LyingCard& lies(CardId card)
    {
        return *std::ranges::find(lying.cards, static_cast<int>(card.index), &LyingCard::track);
    }
    void tuck(CardId card, CardId under, double out_mm)
    {
        lies(card).angle = lies(under).angle;
        lies(card).middle = lies(under).middle + out_mm * up_of(lies(under).angle);
    }
    BoardCard seen(CardId card)
    {
        const Board board = reader.read(lying, position, 0);
        const auto found = std::ranges::find(board.cards, card, &BoardCard::card);
        return found == board.cards.end() ? BoardCard{} : *found;
    }
};

TEST_F(OneLane, ShowsWhatIsEquippedOnItsUnitAndNoUnitOnAnother)
{
    const CardId other = another_unit();
    EXPECT_EQ(seen(equip).host, unit);
    EXPECT_FALSE(seen(other).host);
    tuck(other, unit, 20);
    tuck(equip, unit, 40);
    EXPECT_FALSE(seen(other).host) << "a unit belongs to nobody";
    EXPECT_EQ(seen(other).place, position.card(unit).place);
    EXPECT_EQ(seen(equip).host, other) << "it looks out below the one that is nearer";
    lies(other).angle += 90;
    lies(unit).angle += 90;
    tuck(other, unit, 20);
    EXPECT_EQ(seen(other).turned, 1) << "as it lies, whatever lies over it";
}

TEST_F(OneTable, NamesACardThatWasLearnedByItsPictureAndKeepsTwinsApart)
{
    const PrintedCode unit = *card_in_play().code;
    const std::vector<std::optional<PrintedCode>> learned{std::nullopt, PrintedCode{unit.game, unit.card}};
    vision::Scene scene;
    for (const int track : {3, 4})
        scene.cards.push_back({.track = track, .last = {.how = vision::How::art, .art = 1}});
    scene.cards.push_back({.track = 5, .last = {.how = vision::How::art, .art = 0}});
    const Lying seen = lying_in(scene, learned);
    ASSERT_TRUE(seen.cards[0].code && seen.cards[1].code);
    EXPECT_EQ(seen.cards[0].code->card, unit.card);
    EXPECT_EQ(seen.cards[1].code->game, unit.game);
    EXPECT_NE(seen.cards[0].code, seen.cards[1].code);
    EXPECT_FALSE(seen.cards[2].code) << "a card of another game";
    EXPECT_EQ(seen.cards[2].art, 0);
}

}  // namespace
}  // namespace cardinal::match
