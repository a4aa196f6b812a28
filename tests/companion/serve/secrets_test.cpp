// What is published of whole matches of every game never names a card that nobody was shown.
#include "companion/serve/secrets.h"

#include "companion/serve/published.h"
#include "engine/referee/referee.h"
#include "engine/rules/random_play.h"
#include "tests/engine/sample_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

namespace cardinal::serve {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Names of cards that lay open at any time, for those are no secret.
void note_open_names(const Game& game, const Position& position, std::set<std::string>& open)
{
    for (const Card& card : position.cards)
        if (!is_secret(game, card))
            open.insert({position.facts(card).name, name_of(position, position.id_of(card))});
}

bool is_part_of_a_word(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

bool names(const std::string& text, const std::string& name)
{
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const bool begins = at == 0 || !is_part_of_a_word(text[at - 1]);
        const std::size_t end = at + name.size();
        if (begins && (end == text.size() || !is_part_of_a_word(text[end])))
            return true;
    }
    return false;
}

class EverythingPublished : public testing::TestWithParam<const Game*> {};

TEST_P(EverythingPublished, NamesNoCardThatNobodyWasShown)
{
    const Game& game = *GetParam();
    int secret_cards = 0;
    for (const char* name : {"ready", "busy"}) {
        Referee referee(game, sample_table(game, name));
        std::set<std::string> open;
        note_open_names(game, referee.position(), open);
        Seed seed(7);
        for (int step = 0; step < 60; ++step) {
            const auto action = random_legal_action(game, referee.position(), seed);
            if (!action || !referee.take(*action))
                break;
            note_open_names(game, referee.position(), open);
        }
        const std::string sent = publish(referee.history(), 1).json();
        for (const Card& card : referee.position().cards) {
            const std::string& secret = referee.position().facts(card).name;
            if (!is_secret(game, card) || open.contains(secret) || secret.empty())
                continue;
            ++secret_cards;
            EXPECT_FALSE(names(sent, secret)) << game.id << ": " << secret << " was sent";
        }
    }
    RecordProperty("secret_cards", secret_cards);
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

}  // namespace
}  // namespace cardinal::serve
