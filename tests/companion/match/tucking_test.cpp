// Cards that lie under and upon each other: what is tucked under its host, piles, and what lies fanned.
#include "companion/match/board_reader.h"
#include "companion/match/live_match.h"
#include "engine/games/all_games.h"
#include "engine/notation/facts.h"
#include "tests/companion/match/stage.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <map>

namespace cardinal::match {
namespace {

using testing::IsEmpty;

/// What was in a hand, where cards lie face down, is seen to lie under another as what lay there before.
TEST(TuckedCards, BelongToTheirHostWhereverTheyComeFrom)
{
    const Game& game = *find_game("three-lanes");
    const Position position = sample_table(game, "busy");
    const Laid laid = laid_cards(game);
    const Lying lying = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(position), laid, game, position);
    Position before = position;
    const auto tucked = std::ranges::find_if(before.cards, [](const Card& card) { return bool{card.host}; });
    ASSERT_NE(tucked, before.cards.end());
    tucked->host = no_card;
    tucked->face = Face::down;
    const auto in_hand = std::ranges::find_if(before.cards, [&](const Card& card) {
        return card.owner == tucked->owner && game.words->zones[card.place.zone].name == "hand";
    });
    ASSERT_NE(in_hand, before.cards.end());
    tucked->place = in_hand->place;
    EXPECT_THAT(differences(board(game, position), BoardReader(game).read(lying, before, 5000)), IsEmpty());
}

/// The table in the middle of a match, as it lies.
struct BusyTable {
    const Game& game;
    Position position = sample_table(game, "busy");
    Laid laid = laid_cards(game);
    Lying lying = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(position), laid, game, position);

    explicit BusyTable(const char* name) : game(*find_game(name)) {}
    const Card& card(const LyingCard& lies) const
    {
        return position.card(CardId{static_cast<std::int16_t>(lies.track)});
    }
    LyingCard& lying_as(CardId id) { return *std::ranges::find(lying.cards, int{id.index}, &LyingCard::track); }
    std::vector<Fact> differs(BoardReader& reader) const
    {
        return differences(board(game, position), reader.read(lying, position, 5000));
    }
    std::vector<Fact> differs() const
    {
        BoardReader first_look(game);
        return differs(first_look);
    }
    /// Takes away what lies face up in zones of this name, but for so many of each player.
    void take_away(std::string_view zone, int kept)
    {
        std::map<Seat, int> lie;
        std::erase_if(lying.cards, [&](const LyingCard& lies) {
            const bool is_there = lies.code && game.words->zones[card(lies).place.zone].name == zone;
            return is_there && ++lie[card(lies).place.seat] > kept;
        });
    }
};

/// Sleeves push a tucked card farther and farther under its host; one that was just laid like that lies upon a pile.
TEST(TuckedCards, StayWithTheirHostWhenTheyArePushed)
{
    for (const char* name : {"three-lanes", "dept-of-structure"}) {
        BusyTable table(name);
        BoardReader reader(table.game);
        EXPECT_THAT(table.differs(reader), IsEmpty());
        for (LyingCard& lies : table.lying.cards)
            if (lies.code && table.card(lies).host) {
                const cv::Point2d in = table.lying_as(table.card(lies).host).middle - lies.middle;
                lies.middle += in * (17 / cv::norm(in));
            }
        EXPECT_THAT(table.differs(reader), IsEmpty()) << name;
        EXPECT_FALSE(table.differs().empty()) << name;
    }
}

/// A second unit was laid into the same place, and turned: what is tucked under the first looks tucked under it, too.
TEST(TuckedCards, StayWithTheirHostWhenAnotherComesNearer)
{
    BusyTable table("three-lanes");
    BoardReader reader(table.game);
    EXPECT_THAT(table.differs(reader), IsEmpty());
    const auto tucked = std::ranges::find_if(table.lying.cards,
                                             [&](const LyingCard& lies) { return lies.code && table.card(lies).host; });
    ASSERT_NE(tucked, table.lying.cards.end());
    const LyingCard& host = table.lying_as(table.card(*tucked).host);
    const Place place = table.card(host).place;
    const auto other = std::ranges::find_if(table.lying.cards, [&](const LyingCard& lies) {
        return lies.code && table.card(lies).place.zone == place.zone && table.card(lies).place.seat == place.seat &&
               table.card(lies).place != place && !table.card(lies).host &&
               std::ranges::count(table.position.cards, CardId{static_cast<std::int16_t>(lies.track)}, &Card::host) ==
                   0;
    });
    ASSERT_NE(other, table.lying.cards.end());
    const CardId moved{static_cast<std::int16_t>(other->track)};
    other->middle = host.middle + (tucked->middle - host.middle) * 0.3;
    other->angle = host.angle;
    table.position.card(moved).place = place;
    for (const Fact& fact : table.differs(reader))
        EXPECT_EQ(fact.card, moved);
}

/// Two rows of front units face each other with no room for a strip between them.
TEST(TuckedCards, LookOutAtTheLeftWhereThereIsNoRoomAbove)
{
    BusyTable table("three-lanes");
    int tucked = 0;
    for (const LyingCard& lies : table.lying.cards)
        if (lies.code && table.card(lies).host) {
            const LyingCard& host = table.lying_as(table.card(lies).host);
            const cv::Point2d out = lies.middle - host.middle;
            EXPECT_NEAR(out.dot(up_of(host.angle)), 0, 1);
            EXPECT_NEAR(out.dot(up_of(host.angle - 90)), studio::strip_mm, 1);
            ++tucked;
        }
    EXPECT_GT(tucked, 3);
    EXPECT_THAT(table.differs(), IsEmpty());
}

/// Whoever comes in the middle of a match sees of each pile what lies on top.
TEST(OpenPiles, MayHideWhatNobodyHasSeenYet)
{
    BusyTable table("three-lanes");
    BoardReader who_was_there(table.game);
    EXPECT_THAT(table.differs(who_was_there), IsEmpty());
    table.take_away("graveyard", 2);
    EXPECT_THAT(table.differs(), IsEmpty());
    EXPECT_FALSE(table.differs(who_was_there).empty()) << "what was seen to lie there was taken away";
    table.take_away("graveyard", 0);
    EXPECT_FALSE(table.differs().empty()) << "below nothing lies nothing";
}

TEST(OpenPiles, AreNotWhereCardsAreInPlay)
{
    BusyTable table("three-lanes");
    table.take_away("front", 2);
    EXPECT_FALSE(table.differs().empty());
}

/// A Unit leaves its Vehicle, and takes along what lay under it: in the book that still belongs to the Vehicle.
TEST(TuckedCards, GoWithTheirHostThatLayUnderAnother)
{
    const Game& game = *find_game("dept-of-structure");
    const Position before = sample_table(game, "busy");
    Position after = before;
    const auto crew = std::ranges::find_if(after.cards, [&](const Card& card) {
        return card.host && std::ranges::find(after.cards, after.id_of(card), &Card::host) != after.cards.end();
    });
    ASSERT_NE(crew, after.cards.end());
    crew->host = no_card;
    const Laid laid = laid_cards(game);
    const Lying lying = seen_of(studio::Table(game, laid.prints, laid.stock, 1).lay(after), laid, game, after);
    EXPECT_THAT(differences(board(game, after), BoardReader(game).read(lying, before, 5000)), IsEmpty());
}

/// Blockers that lie over each other in one lane: the number of each is laid where none of the others covers it.
TEST(FannedCards, CarryTokensOfTheirOwn)
{
    const Game& game = *find_game("dept-of-structure");
    LiveMatch match{Referee(game, sample_table(game, "busy")), MatchBook::nowhere()};
    const Position& position = match.referee().position();
    const Laid laid = laid_cards(game);
    studio::Table table(game, laid.prints, laid.stock, 1);
    BoardReader reader(game);
    const auto seen = [&] { return reader.read(seen_of(table.lay(position), laid, game, position), position, 5000); };
    for (const std::string_view line : {"B block Crier -> Host", "B block Tank -> Host", "B order Crier, Tank"}) {
        seen();  // each blocker is laid upon the one before
        match.take_line(line);
    }
    EXPECT_THAT(differences(board(game, position), seen()), IsEmpty());
}

}  // namespace
}  // namespace cardinal::match
