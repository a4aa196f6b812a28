// Every number that is always shown explains itself, in every game.
#include "engine/rules/why.h"

#include "engine/rules/random_play.h"
#include "tests/engine/sample_table.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cardinal {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

const Game& purge() { return *all_games().front(); }

Why why(const Game& game, const Position& position, std::string_view name, Scope scope, Owner owner)
{
    const auto& values = game.words->values;
    for (std::size_t at = 0; at < values.size(); ++at)
        if (values[at].name == name && values[at].scope == scope)
            return cardinal::why(game, position, static_cast<int>(at), owner);
    return {};
}

/// Everything that can be asked about a table.
void expect_to_add_up(const Game& game, const Position& position)
{
    const auto& values = game.words->values;
    for (std::size_t at = 0; at < values.size(); ++at) {
        std::vector<Owner> owners{{}};
        if (values[at].scope == Scope::player)
            owners = {{.seat = seat_a}, {.seat = seat_b}};
        if (values[at].scope == Scope::card)
            owners = {{.card = {0}}, {.card = {static_cast<std::int16_t>(position.cards.size() / 2)}}};
        for (const Owner owner : owners) {
            const Why told = cardinal::why(game, position, static_cast<int>(at), owner);
            int sum = 0;
            for (const Addend& addend : told.addends) {
                sum += addend.amount;
                if (addend.from == Addend::From::card) {
                    EXPECT_TRUE(game.words->zones[position.card(addend.card).place.zone].in_play) << values[at].name;
                }
            }
            if (!told.addends.empty()) {
                EXPECT_EQ(sum, told.number) << game.id << " " << values[at].name;
            }
            EXPECT_EQ(told.number, read_value(position, values[at], owner));
        }
    }
}

TEST(Why, AddsUpAtEveryTableOfEveryGameAndNamesNothingHidden)
{
    for (const Game* game : all_games()) {
        Position position = sample_table(*game, "busy");
        Seed seed(7);
        for (int play = 0; play < 24 && !game->is_over(position); ++play) {
            if (play % 8 == 0)
                expect_to_add_up(*game, position);
            if (const auto action = random_legal_action(*game, position, seed))
                position = apply(*game, std::move(position), *action);
        }
    }
}

TEST(Why, NamesOnlyRulesAndNumbersThatThereAre)
{
    for (const Game* game : all_games())
        for (const NumberRule& word : game->words->number_rules) {
            EXPECT_NE(find_rule_info(*game, word.rule), nullptr) << word.rule;
            const auto& values = game->words->values;
            EXPECT_TRUE(std::ranges::any_of(
                values, [&](const ValueWord& value) { return value.scope == word.scope && value.name == word.value; }))
                << game->id << " has no " << word.value;
        }
}

TEST(Why, HasARuleForEveryNumberThatIsAlwaysShown)
{
    for (const Game* game : all_games()) {
        const auto names = [&](Scope scope, std::string_view name) {
            return std::ranges::any_of(game->words->number_rules, [&](const NumberRule& word) {
                return word.scope == scope && word.value == name;
            });
        };
        for (const std::string_view name : game->words->headline)
            EXPECT_TRUE(names(Scope::player, name)) << game->id << " " << name;
        for (const std::string_view name : game->words->card_headline)
            EXPECT_TRUE(names(Scope::card, name)) << game->id << " " << name;
        EXPECT_TRUE(names(Scope::match, game->words->turn)) << game->id << " " << game->words->turn;
        for (const std::string_view name : game->words->stage)
            EXPECT_TRUE(names(Scope::match, name)) << game->id << " " << name;
    }
}

TEST(Why, TellsWhichCardsUseTheSupply)
{
    const Position position = sample_table(purge(), "busy");
    const Why told = why(purge(), position, "supply", Scope::player, {.seat = seat_a});
    ASSERT_THAT(told.addends, Not(IsEmpty()));
    for (const Addend& addend : told.addends) {
        EXPECT_EQ(addend.from, Addend::From::card);
        EXPECT_EQ(position.card(addend.card).side, seat_a);
        EXPECT_EQ(addend.amount, why(purge(), position, "supply_cost", Scope::card, {.card = addend.card}).number);
    }
    EXPECT_THAT(told.rules, ElementsAre(find_rule_info(purge(), "purge.supply.limit")));
    EXPECT_FALSE(told.is_kept);
}

TEST(Why, TellsWhichSquadsCount)
{
    const Game& war_rig = *find_game("war-rig");
    const Position position = sample_table(war_rig, "busy");
    const Why told = why(war_rig, position, "squads", Scope::player, {.seat = seat_a});
    ASSERT_EQ(told.addends.size(), static_cast<std::size_t>(told.number));
    for (const Addend& addend : told.addends) {
        EXPECT_EQ(addend.amount, 1);
        EXPECT_EQ(position.card(addend.card).side, seat_a);
    }
}

TEST(Why, TellsWhatIsPrintedAndWhatAnEffectAdds)
{
    Position position = sample_table(purge(), "busy");
    const auto unit = std::ranges::find_if(position.cards, [&](const Card& card) {
        return position.facts(card).name == "Ridge Tank" && purge().words->zones[card.place.zone].in_play;
    });
    ASSERT_NE(unit, position.cards.end());
    const CardId card = position.id_of(*unit);
    position.effects.push_back({.on = card, .stat = 1, .amount = 2});
    const Why told = why(purge(), position, "damage", Scope::card, {.card = card});
    ASSERT_EQ(told.addends.size(), 2U);
    EXPECT_EQ(told.addends[0].from, Addend::From::printed);
    EXPECT_EQ(told.addends[0].what, "damage");
    EXPECT_EQ(told.addends[1], (Addend{.from = Addend::From::effect, .what = "end_of_turn", .amount = 2}));
}

TEST(Why, LeavesWhatIsOnlyCountedToWhatChangedIt)
{
    const Why told = why(purge(), sample_table(purge(), "busy"), "energy", Scope::player, {.seat = seat_a});
    EXPECT_TRUE(told.is_kept);
    EXPECT_THAT(told.addends, IsEmpty());
    EXPECT_THAT(told.rules, Not(IsEmpty()));
}

}  // namespace
}  // namespace cardinal
