// What goes wrong at tables: nothing of it may put a wrong entry into the record.
#include "companion/match/live_match.h"
#include "companion/match/marks.h"
#include "companion/match/table_sight.h"
#include "engine/games/all_games.h"
#include "engine/record/entry_text.h"
#include "tests/companion/match/stage.h"

#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <optional>

namespace cardinal::match {
namespace {

using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

/// A busy table of each game, seen without errors and lying still.
struct Trouble : testing::TestWithParam<const Game*> {
    const Game& game = *GetParam();
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    Lying table = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(position), laid, game, position);
    LiveMatch match{Referee(game, position), MatchBook::nowhere()};
    double time_ms = 0;
    Sayings said{};

    Trouble() { show(table, 1000); }
    /// Looks five times a second.
    void show(const Lying& lying, double for_ms)
    {
        for (const double end_ms = time_ms + for_ms; time_ms < end_ms; time_ms += 200)
            said = said + match.see(lying, time_ms).said;
    }
    const std::vector<Entry>& entries() const { return match.referee().record().entries; }
    cv::Rect2d whole() const { return {0, 0, game.playmat->size.width, game.playmat->size.height}; }
    /// Everything that lies there is believed where it was, and nothing is looked at.
    Lying covered() const
    {
        Lying lying = table;
        lying.covered = {whole()};
        return lying;
    }
    /// Two open cards of one zone, or of two, lie where the other lay; nothing where no two are alike enough.
    std::optional<Lying> swapped(bool within_a_zone) const
    {
        Lying lying = table;
        const auto id_of = [](const LyingCard& card) { return CardId{static_cast<std::int16_t>(card.track)}; };
        const auto place_of = [&](const LyingCard& card) { return position.card(id_of(card)).place; };
        const auto lies_alone = [&](const LyingCard& card) {
            const bool has_tokens = std::ranges::any_of(
                table.tokens, [&](const LyingToken& token) { return card_below(table, token.middle) == card.track; });
            return card.code && card.visible == 1 && !has_tokens && !position.card(id_of(card)).host &&
                   std::ranges::find(position.cards, id_of(card), &Card::host) == position.cards.end();
        };
        for (LyingCard& one : lying.cards)
            for (LyingCard& other : lying.cards)
                if (one.track < other.track && lies_alone(one) && lies_alone(other) &&
                    std::abs(one.angle - other.angle) < 10 && (place_of(one) == place_of(other)) == within_a_zone) {
                    std::swap(one.middle, other.middle);
                    return lying;
                }
        return std::nullopt;
    }
    /// In the middle of the first zone that shows its cards.
    cv::Point2d somewhere_open() const
    {
        const auto zone = std::ranges::find_if(
            game.playmat->zones, [&](const MatZone& each) { return !game.words->zones[each.place.zone].hidden; });
        return {zone->area.x + zone->area.width / 2, zone->area.y + zone->area.height / 2};
    }
};

TEST_P(Trouble, IsNotMadeByAHandThatStays)
{
    show(covered(), 12000);
    show(table, 3000);
    EXPECT_THAT(entries(), IsEmpty());
    EXPECT_EQ(match.doubt().what, Doubt::What::none);
}

TEST_P(Trouble, IsNotMadeByAMugOrAPhone)
{
    Lying with_mug = table;
    const cv::Point2d at = somewhere_open();
    with_mug.covered = {{at.x - 40, at.y - 40, 80, 80}};
    show(with_mug, 9000);
    show(table, 3000);
    EXPECT_THAT(entries(), IsEmpty());
    EXPECT_EQ(match.doubt().what, Doubt::What::none);
}

TEST_P(Trouble, IsNotMadeByACardOfAnotherGame)
{
    Lying with_stranger = table;
    const char other = game.letter == 'P' ? 'T' : 'P';
    with_stranger.cards.push_back({.track = 900, .code = PrintedCode{other, 5, 77}, .middle = somewhere_open()});
    with_stranger.cards.push_back({.track = 901, .middle = somewhere_open() + cv::Point2d(4, 3)});  // nobody knows it
    show(with_stranger, 9000);
    EXPECT_THAT(entries(), IsEmpty());
    show(table, 3000);
    EXPECT_THAT(entries(), IsEmpty());
    EXPECT_EQ(match.doubt().what, Doubt::What::none);
    EXPECT_EQ(std::ranges::count_if(said, [](const Said& each) { return each.tone == Said::Tone::warning; }), 1)
        << "it is told of once";
}

/// Each is known by its own code wherever it lies. Exchanged within a zone they lie as well as before; between zones
/// the rules may know a way there, but nobody is accused at first sight of what nobody saw.
TEST_P(Trouble, IsNotMadeWhereCardsAreSwappedUnderCover)
{
    for (const bool within_a_zone : {true, false}) {
        const std::optional<Lying> now = swapped(within_a_zone);
        if (!now)
            continue;  // a table whose every zone holds one card
        const std::size_t before = entries().size();
        show(covered(), 5000);
        show(*now, within_a_zone ? 3000 : 600);
        if (within_a_zone) {
            EXPECT_THAT(entries(), IsEmpty()) << step_of(match.referee().history(), 1);
        }
        for (std::size_t at = before; at < entries().size(); ++at)
            EXPECT_TRUE(entries()[at].verdict.legal());
    }
}

/// The program was killed, and a card that does not belong there lies upon one of the match when it opens its eyes.
TEST_P(Trouble, IsNotMadeByWhatLiesBelowAForeignCardWhenTheEyesAreOpened)
{
    const auto hidden = std::ranges::find_if(table.cards, [&](const LyingCard& card) {
        const Place place = position.card(CardId{static_cast<std::int16_t>(card.track)}).place;
        return card.code && game.words->zones[place.zone].in_play;
    });
    ASSERT_NE(hidden, table.cards.end());
    for (const std::optional<PrintedCode> code :
         {std::optional(PrintedCode{game.letter == 'P' ? 'T' : 'P', 5, 77}), std::optional<PrintedCode>()}) {
        Lying below = table;
        below.cards[static_cast<std::size_t>(hidden - table.cards.begin())] = {
            .track = 900, .code = code, .middle = hidden->middle};
        LiveMatch resumed{Referee(game, position), MatchBook::nowhere()};
        for (double at_ms = 0; at_ms < 12000; at_ms += 200) {
            resumed.see(at_ms < 9000 ? below : table, at_ms);
            ASSERT_EQ(resumed.doubt().what, Doubt::What::none) << "at " << at_ms << " ms";
        }
        EXPECT_THAT(resumed.referee().record().entries, IsEmpty());
    }
}

/// When it is seen first, a hand has just brushed against it; a twin of it is in its owner's deck.
TEST_P(Trouble, IsNotMadeByACardThatLayElsewhereWhenTheEyesWereOpened)
{
    const auto moved = std::ranges::find_if(table.cards, [&](const LyingCard& card) {
        const Card& lies = position.card(CardId{static_cast<std::int16_t>(card.track)});
        return card.code && !lies.host && lies.place.seat == lies.owner && game.words->zones[lies.place.zone].in_play;
    });
    if (moved == table.cards.end())
        return;  // where everything in play lies in the middle
    const Card lies = position.card(CardId{static_cast<std::int16_t>(moved->track)});
    Position with_a_twin = position;
    add_card(with_a_twin, {.facts = lies.facts, .owner = lies.owner, .side = lies.side});
    const auto elsewhere = std::ranges::find_if(game.playmat->zones, [&](const MatZone& zone) {
        return zone.place != lies.place && zone.place.seat == lies.owner && game.words->zones[zone.place.zone].in_play;
    });
    Lying brushed = table;
    if (elsewhere != game.playmat->zones.end())
        brushed.cards[static_cast<std::size_t>(moved - table.cards.begin())].middle = {
            elsewhere->area.x + elsewhere->area.width / 2, elsewhere->area.y + elsewhere->area.height / 2};
    LiveMatch resumed{Referee(game, with_a_twin), MatchBook::nowhere()};
    for (double at_ms = 0; at_ms < 9000; at_ms += 100)
        resumed.see(at_ms < 500 ? brushed : table, at_ms);
    EXPECT_THAT(resumed.referee().record().entries, IsEmpty());
    EXPECT_EQ(resumed.doubt().what, Doubt::What::none);
}

INSTANTIATE_TEST_SUITE_P(Games, Trouble, testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(1, game.param->letter); });

TEST(TableSight, TellsOfAKnockOnceAndOfATableThatIsGone)
{
    TableSight sight;
    vision::Scene scene{.pose = calibration::TablePose{}};
    EXPECT_THAT(sight.note(scene), IsEmpty());
    scene.time_ms = 100;
    scene.has_moved = true;
    EXPECT_THAT(sight.note(scene), Contains(Field(&Said::text, HasSubstr("camera was moved"))));
    scene.has_moved = false;
    scene.pose.reset();
    scene.time_ms = 1000;
    EXPECT_THAT(sight.note(scene), IsEmpty()) << "an arm over two corners";
    scene.time_ms = 2200;
    EXPECT_THAT(sight.note(scene), testing::SizeIs(1));
    scene.time_ms = 2300;
    EXPECT_THAT(sight.note(scene), IsEmpty());
    scene.pose = calibration::TablePose{};
    EXPECT_THAT(sight.note(scene), Contains(Field(&Said::tone, Said::Tone::good)));
}

}  // namespace
}  // namespace cardinal::match
