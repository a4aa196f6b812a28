// What nobody has to be asked about, because what is done next tells it.
#include "engine/referee/observer.h"

#include "engine/games/lost_empires/values.h"
#include "engine/referee/doubts.h"
#include "engine/rules/action_word.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cardinal {
namespace {

const Game& game_of_units() { return **std::ranges::find(all_games(), "lost-empires", &Game::id); }

/// The last of the deeds of this name that are legal now.
Action last_called(const Game& game, const Position& position, std::string_view name)
{
    Action last;
    for (const Template& option : options(game, position)) {
        const auto word = std::ranges::find(game.words->actions, option.action.kind, &ActionWord::kind);
        if (word->name == name && option.action.numbers.empty())
            last = option.action;
    }
    return last;
}

class AUnitThatIsActivated : public testing::Test {
protected:
    const Game& game_ = game_of_units();
    Referee referee_{game_, sample_table(game_, "busy")};
    Observer observer_{referee_};
    Action activation_ = last_called(game_, referee_.position(), "activate");
    Position active_ = apply(game_, referee_.position(), activation_);
};

TEST_F(AUnitThatIsActivated, IsNotAskedForHoweverLongItDoesNothing)
{
    ASSERT_TRUE(activation_.card);
    Observation seen = observer_.look(board(game_, active_));
    for (int more = 0; more < 8; ++more) {
        EXPECT_EQ(seen.what, Observation::What::waits);
        EXPECT_GT(seen.stories.size(), 1U);
        seen = observer_.look_again();
    }
}

TEST_F(AUnitThatIsActivated, IsToldByWhatItDoes)
{
    observer_.look(board(game_, active_));
    observer_.look_again();
    const Action move = last_called(game_, active_, "move");
    ASSERT_EQ(move.card, activation_.card);
    const Observation seen = observer_.look(board(game_, apply(game_, active_, move)));
    ASSERT_EQ(seen.what, Observation::What::done);
    ASSERT_EQ(seen.entries.size(), 2U);
    EXPECT_EQ(seen.entries.front().action, activation_);
    EXPECT_EQ(seen.entries.back().action, move);
}

/// As far as a camera sees it: it looks into no hand, and nobody has marked who is first.
Board as_far_as_it_shows(const Game& game, Board seen)
{
    for (const std::string_view name : {"hand", "first_player"}) {
        const auto value = static_cast<std::int16_t>(find_value(*game.words, name));
        std::erase_if(seen.numbers, [&](const Fact& fact) { return fact.value == value; });
    }
    return seen;
}

/// What is left of a round happens by itself: the table may be in the middle of it, or have begun the next one.
TEST(ATableThatGoesOnByItself, IsAskedHowFarItIsOnlyWhereThatShows)
{
    const Game& game = game_of_units();
    Position before = sample_table(game, "busy");
    before.stack.clear();
    lost_empires::set_phase(before, lost_empires::Phase::wrap);
    for (Action back; (back = last_called(game, before, "fall back")).kind != 0;)
        before = apply(game, before, back);
    before = apply(game, before, last_called(game, before, "ready"));
    const auto told = [&](std::string_view name) {
        const Action action = last_called(game, before, name);
        return Story{.deeds = {{.action = action}}, .end = apply(game, before, action)};
    };
    const std::vector<Story> rivals{told("refresh"), told("next")};
    const Board all = board(game, rivals.front().end), seen = as_far_as_it_shows(game, all);
    ASSERT_NE(all, board(game, rivals.back().end));
    EXPECT_TRUE(differ_in_who_acts(game, rivals, seen)) << "what is done next tells it";
    EXPECT_FALSE(differ_in_who_acts(game, rivals, all)) << "somebody has looked into the hands";
}

/// So many units of whoever is to act that nobody is told all that may have been activated.
Position crowded_table()
{
    const std::string path = CARDINAL_SOURCE_DIR "/samples/lost-empires/tables/busy.cardinal";
    std::string text = text_of_file(path).value_or("");
    const std::string_view drained = "hive.B: Dust Marine (drained yes),";
    text.replace(text.find(drained), drained.size(), "hive.B: Dust Marine, Dust Marine, Dust Marine, Dust Marine,");
    return notation::read(text, path, all_games(), text_of_file).file.scenarios.front().start;
}

std::vector<Action> activations_at(const Game& game, const Position& position)
{
    std::vector<Action> all;
    for (const Template& option : options(game, position)) {
        const ActionWord* word = find_action_word(game, option.action);
        if (word->name == "activate" && judge(game, position, option.action).legal())
            all.push_back(option.action);
    }
    return all;
}

TEST(OneOfManyUnits, IsKnownByWhatSomebodySaysItDoesNow)
{
    const Game& game = game_of_units();
    const Position table = crowded_table();
    constexpr std::size_t most_told = 8;
    int untold = 0;
    for (const Action& activation : activations_at(game, table)) {
        Referee referee{game, table};
        Observer observer{referee};
        const Position active = apply(game, table, activation);
        const Observation seen = observer.look(board(game, active));
        const auto is_it = [&](const Story& story) { return story.deeds.front().action == activation; };
        untold += seen.stories.size() == most_told && std::ranges::none_of(seen.stories, is_it) ? 1 : 0;
        const Action move = last_called(game, active, "move");
        ASSERT_EQ(move.card, activation.card);
        const Observer::Heard heard = observer.hear(move);
        EXPECT_FALSE(heard.has_to_wait);
        ASSERT_EQ(heard.observation.entries.size(), 1U);
        EXPECT_EQ(heard.observation.entries.front().action.card, activation.card);
    }
    EXPECT_GT(untold, 0);
}

TEST(OneOfManyUnits, IsNotMadeUpForWhatNoneOfThemCanDo)
{
    const Game& game = game_of_units();
    const Position table = crowded_table();
    const Action activation = activations_at(game, table).back();
    Referee referee{game, table};
    Observer observer{referee};
    const Position active = apply(game, table, activation);
    observer.look(board(game, active));
    Action move = last_called(game, active, "move");
    move.card = {};
    for (std::int16_t index = 0; table.has(CardId{index}); ++index)
        if (lost_empires::is_drained(table, CardId{index}) && table.card(CardId{index}).side == move.seat)
            move.card = CardId{index};
    ASSERT_TRUE(move.card);
    EXPECT_TRUE(observer.hear(move).observation.entries.empty());
}

/// One that wounds, as another unit might as well have done.
Action first_attack_of_several(const Game& game, const Position& position)
{
    const auto wounds = [&](const Action& action) {
        const ActionWord* word = find_action_word(game, action);
        return word && word->name == "attack" &&
               differences(board(game, position), board(game, apply(game, position, action))).size() > 1;
    };
    for (const Template& option : options(game, position))
        if (wounds(option.action))
            return option.action;
    return {};
}

/// What an attack takes off is there, but what it costs its attacker is not marked yet: any of several may be late.
TEST(AnAttackerWhoseMarkIsLate, IsNotAskedForBeforeItIsSet)
{
    const Game& game = *find_game("purge");
    Referee referee(game, sample_table(game, "busy"));
    Observer observer(referee);
    const Position before = referee.position();
    const Action attack = first_attack_of_several(game, before);
    ASSERT_TRUE(attack.card);
    const Board after = board(game, apply(game, before, attack));
    Board unmarked = after;
    const auto of_the_attacker = [&](const Board& table) {
        return std::ranges::find(table.cards, attack.card, &BoardCard::card) - table.cards.begin();
    };
    const Board kept = board(game, before);
    unmarked.cards[static_cast<std::size_t>(of_the_attacker(unmarked))].marks =
        kept.cards[static_cast<std::size_t>(of_the_attacker(kept))].marks;
    ASSERT_NE(unmarked, after);
    EXPECT_EQ(observer.look(unmarked).what, Observation::What::waits);
    EXPECT_EQ(observer.look_again().what, Observation::What::waits);
    const Observation seen = observer.look(after);
    ASSERT_EQ(seen.what, Observation::What::done);
    EXPECT_EQ(seen.entries.front().action, attack);
}

/// What was given away for a hit, or had negated it, is gone from the table in the same way.
TEST(AnItemThatIsGoneAfterAHit, IsAskedAboutAtOnce)
{
    const Game& game = **std::ranges::find(all_games(), "war-rig", &Game::id);
    const auto is_answered_by_use = [&](const Position& position) {
        return last_called(game, position, "use").card && last_called(game, position, "give").card;
    };
    Position hit = sample_table(game, "busy");
    for (int passes = 0; passes < 4 && !is_answered_by_use(hit); ++passes) {
        for (const Template& option : options(game, hit)) {
            Action shot = option.action;
            if (find_action_word(game, shot)->name != "shoot" || is_answered_by_use(hit))
                continue;
            shot.number = 2;
            if (const Position after = apply(game, hit, shot);
                judge(game, hit, shot).legal() && is_answered_by_use(after))
                hit = after;
        }
        if (!is_answered_by_use(hit))
            hit = apply(game, hit, last_called(game, hit, "pass"));
    }
    ASSERT_TRUE(is_answered_by_use(hit));
    Referee referee{game, hit};
    Observer observer{referee};
    const Observation seen = observer.look(board(game, apply(game, hit, last_called(game, hit, "use"))));
    EXPECT_EQ(seen.what, Observation::What::asks);
    EXPECT_EQ(seen.stories.size(), 2U);
}

}  // namespace
}  // namespace cardinal
