// What is published of whole matches of every game never names a card that nobody was shown.
#include "companion/serve/secrets.h"

#include "companion/serve/published.h"
#include "engine/games/all_games.h"
#include "engine/referee/referee.h"
#include "engine/rules/random_play.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace cardinal::serve {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The same match with a name of its own for each copy of a card, which nothing else could be taken for.
Position with_telling_names(Position position)
{
    auto library = std::make_shared<CardLibrary>(*position.library);
    library->labels.clear();
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        Card& card = position.cards[at];
        CardFacts facts = position.facts(card);
        facts.name = "Canary" + std::to_string(at) + "x";
        library->cards.push_back(std::move(facts));
        card.facts = static_cast<std::uint16_t>(library->cards.size() - 1);
    }
    position.library = std::move(library);
    return position;
}

/// A match played by people who make mistakes, type nonsense, take back, and correct; all that is ever sent of it.
class WatchedMatch {
public:
    WatchedMatch(const Game& game, const char* table, std::uint64_t seed)
        : game_(game), referee_(game, with_telling_names(sample_table(game, table))), seed_(seed)
    {
        note_open_cards(0);
    }
    const Referee& referee() const { return referee_; }
    bool is_over() const { return game_.is_over(referee_.position()); }

    void step()
    {
        const std::size_t before = referee_.record().entries.size();
        if (seed_.one_in(20))
            (void)referee_.undo(1 + static_cast<int>(seed_.below(3)));
        else if (seed_.one_in(20) && before > 0)
            (void)referee_.correct(1 + static_cast<int>(seed_.below(before)), some_action());
        else
            (void)referee_.take(some_action());
        for (std::size_t entry = before; entry < referee_.record().entries.size(); ++entry)
            note_open_cards(static_cast<int>(entry) + 1);
    }
    /// Names of cards that lay open at no moment, and stand in what is sent now.
    std::vector<std::string> leaks()
    {
        const Published published = publish(referee_.history(), 1);
        std::string sent = published.json();
        for (const auto& [name, text] : published.fields())
            sent += " " + text;
        std::vector<std::string> told;
        for (const Card& card : referee_.position().cards) {
            const std::string& name = referee_.position().facts(card).name;
            if (!name.starts_with("Canary") || open_.contains(name))
                continue;
            ++looked_for_;
            if (sent.find(name) != std::string::npos)
                told.push_back(name);
        }
        return told;
    }
    std::size_t looked_for() const { return looked_for_; }
    std::size_t open() const { return open_.size(); }

private:
    const Game& game_;
    Referee referee_;
    Seed seed_;
    std::set<std::string> open_{};
    std::size_t looked_for_ = 0;

    Action some_action()
    {
        const Position& position = referee_.position();
        if (seed_.one_in(10))
            return absurd_action(game_, position, seed_);
        if (seed_.one_in(8))
            if (const auto illegal = random_illegal_action(game_, position, seed_))
                return *illegal;
        const auto legal = random_legal_action(game_, position, seed_);
        return legal ? *legal : absurd_action(game_, position, seed_);
    }
    void note_open_cards(int entry)
    {
        const Position position = referee_.history().state_after(entry).position;
        for (const Card& card : position.cards)
            if (!is_secret(game_, card))
                open_.insert(position.facts(card).name);
    }
};

/// What resolves by itself is in the log; what was just played is what somebody did.
TEST(Published, CallsWhatSomebodyDidTheLastPlay)
{
    const Game& game = *find_game("purge");
    Referee referee(game, sample_table(game, "busy"));
    Seed seed(4);
    int played = 0, followed = 0, due = 0;
    for (int step = 0; step < 120; ++step) {
        const auto action = random_legal_action(game, referee.position(), seed);
        if (!action)
            break;
        const auto entry = referee.take(*action);
        ASSERT_TRUE(entry) << entry.error().sentence;
        const auto sent = nlohmann::json::parse(publish(referee.history(), 1).json());
        due += sent.contains("acting") ? 1 : 0;
        if (!action->seat && action->numbers.empty()) {
            EXPECT_EQ(sent["log"].back()["follows"], true);
            EXPECT_TRUE(sent["last"].is_null() || sent["last"]["entry"] != entry->number);
            ++followed;
        } else {
            EXPECT_EQ(sent["last"]["entry"], entry->number);
            ++played;
        }
    }
    EXPECT_GT(played, 10);
    EXPECT_GT(followed, 3);
    EXPECT_GT(due, 10) << "whose go it is";
}

class EverythingPublished : public testing::TestWithParam<const Game*> {};

TEST_P(EverythingPublished, NamesNoCardThatNobodyWasShown)
{
    const Game& game = *GetParam();
    constexpr int longest = 240, between_looks = 20;  // the log that is sent goes back farther than that
    std::size_t looked_for = 0, open = 0;
    for (const char* table : {"ready", "busy"}) {
        WatchedMatch match(game, table, 7);
        for (int step = 1; step <= longest && !match.is_over(); ++step) {
            match.step();
            if (step % between_looks != 0 && !match.is_over())
                continue;
            EXPECT_THAT(match.leaks(), testing::IsEmpty()) << game.id << " after step " << step;
        }
        looked_for += match.looked_for();
        open += match.open();
    }
    EXPECT_GT(looked_for, 100U) << "there were secrets";
    EXPECT_GT(open, 10U) << "and cards that came to lie open";
}
INSTANTIATE_TEST_SUITE_P(Games, EverythingPublished, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& each) {
                             std::string name(each.param->id);
                             std::erase(name, '-');
                             return name;
                         });

struct AHand : testing::Test {
    const Game& game = *all_games().front();
    Position before = sample_table(game, "busy");
    CardId in_hand = hidden_card(before);

    CardId hidden_card(const Position& position) const
    {
        for (const Card& card : position.cards)
            if (is_secret(game, card))
                return position.id_of(card);
        return no_card;
    }
    Place open_place() const
    {
        for (const Card& card : before.cards)
            if (!is_secret(game, card))
                return card.place;
        return nowhere;
    }
};

TEST_F(AHand, IsSpokenOfWithoutNames)
{
    ASSERT_TRUE(in_hand);
    const std::string name = name_of(before, in_hand);
    const Discretion discretion(game, before, before);
    EXPECT_EQ(discretion.say("A draw " + name + "."), "A draw a card.");
    EXPECT_EQ(discretion.say("A draw " + name + "ish."), "A draw " + name + "ish.");
}

TEST_F(AHand, IsNoSecretToWhoSawTheCardTakenUp)
{
    ASSERT_TRUE(in_hand);
    Position open = before;
    open.card(in_hand).place = open_place();
    open.card(in_hand).face = Face::up;
    const std::string line = "A return " + name_of(before, in_hand);
    EXPECT_EQ(Discretion(game, open, before).say(line), line);
    EXPECT_EQ(Discretion(game, before, open).say(line), line);
}

TEST_F(AHand, HidesACardThatLiesFaceDownOnTheTable)
{
    Position after = before;
    const auto open = std::ranges::find_if(after.cards, [&](const Card& card) { return !is_secret(game, card); });
    ASSERT_NE(open, after.cards.end());
    open->face = Face::down;
    EXPECT_TRUE(is_secret(game, *open));
    const std::string name = name_of(after, after.id_of(*open));
    EXPECT_THAT(Discretion(game, after, after).say(name + " lies there"), Not(HasSubstr(name)));
}

// ---- bids ----
const char* const power = R"(game war-rig
use "tests/engine/war_rig/pieces.cardinal"
scenario Bids
  turn 6, phase bids, controller A, power_turn 4
  B: sway 2
  base_1.A: K = Squad
  base_2.B: D = Squad
)";

struct ASealedBid : testing::Test {
    const Game& game = *find_game("war-rig");
    Referee referee{game, start()};

    static Position start()
    {
        const auto reading = notation::read(power, CARDINAL_SOURCE_DIR "/bids.cardinal", all_games(), text_of_file);
        return reading.file.scenarios.empty() ? Position{} : reading.file.scenarios.front().start;
    }
    bool takes(std::string_view deed, Seat seat, std::vector<Number> numbers = {})
    {
        const auto word = std::ranges::find(game.words->actions, deed, &ActionWord::name);
        Action action{.kind = word->kind, .seat = seat};
        action.numbers.assign(numbers.begin(), numbers.end());
        const auto entry = referee.take(action);
        return entry && entry->verdict.legal();
    }
    Number number(std::string_view name) const
    {
        const auto& value = game.words->values[static_cast<std::size_t>(find_value(*game.words, name))];
        return read_value(referee.position(), value, {.seat = Seat{0}});
    }
    std::string sent() const { return publish(referee.history(), 1).json(); }
};

TEST_F(ASealedBid, IsInNothingThatIsKeptOrSentBeforeTheReveal)
{
    ASSERT_FALSE(referee.position().cards.empty());
    ASSERT_TRUE(takes("bid", Seat{0}));
    // What is known of it is that it lies there: there is no number that could be told.
    EXPECT_EQ(number("bid"), 0);
    EXPECT_EQ(number("bid_laid"), 1);
    EXPECT_THAT(sent(), HasSubstr("\"A bid\""));
}

TEST_F(ASealedBid, IsNotSentThoughSomebodyToldItTooEarly)
{
    ASSERT_TRUE(takes("bid", Seat{0}));
    const auto bid = static_cast<std::int16_t>(find_value(*game.words, "bid"));
    ASSERT_TRUE(referee.see(Fact{.value = bid, .seat = Seat{0}, .number = 3}));
    EXPECT_THAT(sent(), testing::AllOf(HasSubstr("a number that lies sealed"), Not(HasSubstr("bid(A)"))));
}

TEST(ASeal, IsANumberOfTheSameOwner)
{
    for (const Game* game : all_games())
        for (const ValueWord& sealed : game->words->values) {
            const auto is_seal = [&](const ValueWord& value) {
                return value.name == sealed.sealed_while && value.scope == sealed.scope;
            };
            EXPECT_TRUE(sealed.sealed_while.empty() || std::ranges::any_of(game->words->values, is_seal))
                << game->id << " has no " << sealed.sealed_while;
        }
}

TEST_F(ASealedBid, IsToldWithTheReveal)
{
    ASSERT_TRUE(takes("bid", Seat{0}));
    ASSERT_TRUE(takes("bid", Seat{1}));
    ASSERT_TRUE(takes("reveal", Seat{}, {1, 3}));
    EXPECT_THAT(sent(), HasSubstr("reveal 1, 3"));
}

}  // namespace
}  // namespace cardinal::serve
