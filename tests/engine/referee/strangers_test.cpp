// Cards that belong to no deck of the match: the players are told of them, and nothing else comes of them.
#include "engine/referee/strangers.h"

#include "engine/referee/observer.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

Board with_stranger(Stranger stranger)
{
    Board seen;
    seen.looked_at.push_back(the_heap);
    seen.strangers.push_back(stranger);
    return seen;
}

TEST(AStranger, IsSpokenOfOnceAsLongAsItLiesThere)
{
    Strangers strangers;
    const Board seen = with_stranger({.facts = 0, .place = the_heap});
    const Board gone{.looked_at = {the_heap}};
    EXPECT_THAT(strangers.newly_seen(seen), SizeIs(1));
    EXPECT_THAT(strangers.newly_seen(seen), IsEmpty());
    EXPECT_THAT(strangers.newly_seen(Board{}), IsEmpty()) << "nobody looked there";
    EXPECT_THAT(strangers.newly_seen(seen), IsEmpty());
    EXPECT_THAT(strangers.newly_seen(gone), IsEmpty());
    EXPECT_THAT(strangers.newly_seen(seen), SizeIs(1)) << "it came back";
}

TEST(AStranger, IsCalledByWhatIsKnownOfIt)
{
    Position position = faced_off();
    const notation::Vocabulary vocabulary(game, *position.library);
    const notation::Lexicon lexicon(vocabulary, position);
    const std::string& name = position.facts(k).name;
    EXPECT_EQ(what_is_said_of(lexicon, {.facts = position.card(k).facts, .place = the_heap}),
              "This copy of " + name +
                  " in heap is in neither deck: nothing it does counts. Take it away, or add it to the deck it belongs "
                  "to.");
    EXPECT_THAT(what_is_said_of(lexicon, {.place = the_heap}),
                testing::StartsWith("A card that nobody knows in heap is in neither deck"));
}

TEST(AStranger, LeavesTheBookAlone)
{
    Referee referee(game, faced_off());
    Observer observer(referee);
    Board seen = board(game, referee.position());
    seen.strangers.push_back({.facts = referee.position().card(k).facts, .place = row_of(seat_a, 2)});
    const Observation observation = observer.look(seen);
    EXPECT_EQ(observation.what, Observation::What::quiet);
    EXPECT_THAT(observation.strangers, SizeIs(1));
    EXPECT_THAT(referee.record().entries, IsEmpty());
}

}  // namespace
}  // namespace cardinal::toy
