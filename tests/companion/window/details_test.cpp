// What people look into, and what comes of setting it right.
#include "companion/window/details.h"

#include "engine/games/all_games.h"
#include "tests/companion/window/told_match.h"

#include "companion/window/match_view.h"

#include <gmock/gmock.h>

namespace cardinal::window {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

struct Looking : testing::Test {
    ToldMatch told = first_match("purge");
    match::LiveMatch match{std::move(told.referee), match::MatchBook::nowhere()};
    MatchTeller teller{};
    std::size_t next = 0;

    MatchView into(Inquiry inquiry)
    {
        teller.look_into(std::move(inquiry));
        return teller.view(match, {});
    }
    /// Up to and with the first line that says this; its entry.
    int up_to(const std::string& line)
    {
        while (next < told.lines.size()) {
            match.take_line(told.lines[next]);
            if (told.lines[next++] == line)
                break;
        }
        return match.referee().record().entries.back().number;
    }
    CardId card(const std::string& name) const
    {
        const Position& position = match.referee().position();
        for (std::size_t at = 0; at < position.cards.size(); ++at)
            if (name_of(position, CardId{static_cast<std::int16_t>(at)}) == name)
                return CardId{static_cast<std::int16_t>(at)};
        return no_card;
    }
    static Inquiry number(const std::string& value, Seat seat)
    {
        return {.what = Inquiry::What::number, .value = value, .seat = seat};
    }
    static Inquiry entry(int number) { return {.what = Inquiry::What::entry, .entry = number}; }
};

TEST_F(Looking, IntoANumberTellsItsCardsAndItsRuleWithThePlaceInTheRulebook)
{
    up_to("A play Trooper1");
    const auto why = into(number("supply", seat_a)).detail.why;
    ASSERT_TRUE(why);
    EXPECT_EQ(why->title, "A: supply");
    EXPECT_EQ(why->number, "1/11");
    ASSERT_THAT(why->reasons, SizeIs(1));
    EXPECT_EQ(why->reasons[0].text, "Guard1") << "Trooper1 is only declared";
    EXPECT_EQ(why->reasons[0].amount, 1);
    EXPECT_EQ(why->reasons[0].card, card("Guard1").index);
    EXPECT_THAT(why->rules, Contains(Field(&RuleShown::cited, "purge.supply.limit · rulebook: Supply, line 253")));
    EXPECT_FALSE(why->fact) << "nobody sets what follows from the cards";
}

TEST_F(Looking, IntoACountTellsWhatChangedItTheNewestFirst)
{
    const int played = up_to("A play Trooper1");
    const auto why = into(number("energy", seat_a)).detail.why;
    ASSERT_TRUE(why);
    ASSERT_THAT(why->changes, Not(IsEmpty()));
    EXPECT_EQ(why->changes[0].step, "A play Trooper1");
    EXPECT_LE(why->changes[0].entry, played);
    EXPECT_THAT(why->changes[0].change, HasSubstr("→"));
    ASSERT_TRUE(why->fact);
    Fact right = *why->fact;
    right.number = 9;
    match.set_right(right);
    const MatchView after = teller.view(match, {});
    EXPECT_EQ(after.players[0].numbers[0].number, 9);
    EXPECT_EQ(after.detail.why->number, "9") << "what is looked into is told anew";
    EXPECT_EQ(after.log.back().how, "corrected");
    EXPECT_EQ(after.undo, "correct energy(A) = 9");
}

/// Whatever is shown as a number tells what made it so, whichever game it is.
TEST(LookingInto, EveryNumberThatIsShownExplainsItself)
{
    constexpr std::size_t some_lines = 30;
    for (const Game* game : all_games()) {
        ToldMatch told = first_match(std::string(game->id));
        match::LiveMatch match(std::move(told.referee), match::MatchBook::nowhere());
        for (std::size_t at = 0; at < std::min(some_lines, told.lines.size()); ++at)
            match.take_line(told.lines[at]);
        MatchTeller teller;
        const MatchView view = teller.view(match, {});
        const auto explains = [&](const std::string& value, Seat seat) {
            teller.look_into({.what = Inquiry::What::number, .value = value, .seat = seat});
            const auto why = teller.view(match, {}).detail.why;
            ASSERT_TRUE(why && !why->title.empty()) << game->id << " " << value;
            EXPECT_THAT(why->rules, Not(IsEmpty())) << game->id << " " << value;
            EXPECT_THAT(why->rules, Each(Field(&RuleShown::cited, HasSubstr("rulebook: "))))
                << game->id << " " << value;
        };
        EXPECT_THAT(view.stage, Not(IsEmpty())) << game->id;
        for (const StageShown& part : view.stage)
            explains(part.value, nobody);
        for (const PlayerShown& player : view.players)
            for (const NumberShown& number : player.numbers)
                explains(number.value, Seat{static_cast<std::int8_t>(player.letter.front() - 'A')});
    }
}

TEST_F(Looking, IntoACardTellsWhereItLiesAndWhereItMayLie)
{
    up_to("A move Guard1, Trooper1 -> field");
    const MatchView view = into({.what = Inquiry::What::card, .card = card("Guard1")});
    ASSERT_TRUE(view.detail.card);
    EXPECT_EQ(view.detail.card->where, "field");
    EXPECT_THAT(view.detail.card->numbers, Contains(Field(&CardNumberShown::name, "health")));
    EXPECT_THAT(view.detail.card->places, AllOf(Contains(Field(&PlaceShown::name, "home (A)")),
                                                Not(Contains(Field(&PlaceShown::name, "field")))));
    EXPECT_THAT(view.chosen, testing::ElementsAre(card("Guard1").index));
    // It was misread: it lies at home.
    Fact right{.what = Fact::What::card, .card = card("Guard1"), .from = view.detail.card->fact.from};
    right.to = std::ranges::find(view.detail.card->places, "home (A)", &PlaceShown::name)->place;
    match.set_right(right);
    EXPECT_EQ(teller.view(match, {}).detail.card->where, "home (A)");
}

TEST_F(Looking, IntoWhatLiesHiddenTellsNothing)
{
    up_to("begin");
    const Position& position = match.referee().position();
    const auto hidden = std::ranges::find_if(
        position.cards, [&](const Card& one) { return match.game().words->zones[one.place.zone].hidden; });
    ASSERT_NE(hidden, position.cards.end());
    EXPECT_FALSE(into({.what = Inquiry::What::card, .card = position.id_of(*hidden)}).detail.card);
    EXPECT_FALSE(into(number("no such number", seat_a)).detail.why);
    EXPECT_FALSE(into(entry(9999)).detail.entry);
}

/// Both players look at the same screen.
TEST_F(Looking, IntoWhatLiesFaceDownTellsNoMoreThanThat)
{
    up_to("A move Guard1, Trooper1 -> field");
    const CardId guard = card("Guard1");
    match.set_right({.what = Fact::What::card, .card = guard, .face = 1});
    const MatchView view = into({.what = Inquiry::What::card, .card = guard});
    ASSERT_TRUE(view.detail.card);
    EXPECT_EQ(view.detail.card->name, "A card");
    EXPECT_EQ(view.detail.card->how, "face down");
    EXPECT_THAT(view.detail.card->numbers, IsEmpty());
    EXPECT_THAT(view.detail.card->texts, IsEmpty());
    EXPECT_EQ(view.detail.card->type_line, "");
    const auto field = std::ranges::find(view.table, "field", &PlaceListed::place);
    ASSERT_NE(field, view.table.end());
    const auto listed = std::ranges::find(field->cards, guard.index, &PlaceListed::Item::card);
    ASSERT_NE(listed, field->cards.end());
    EXPECT_EQ(listed->name + " · " + listed->how + listed->numbers, "A card · face down");
}

TEST_F(Looking, IntoAnEntryOffersWhatItMayHaveBeenAndShowsWhatWouldFollow)
{
    const int played = up_to("A play Trooper1");
    const auto first = into(entry(played)).detail.entry;
    ASSERT_TRUE(first);
    ASSERT_THAT(first->instead, Not(IsEmpty()));
    EXPECT_THAT(first->instead, Each(Field(&InsteadShown::text, HasSubstr("A "))));
    EXPECT_FALSE(first->has_preview);
    EXPECT_THAT(first->remedies, IsEmpty()) << "nothing was broken";

    Inquiry never = entry(played);
    never.instead = Action();
    const auto preview = into(never).detail.entry;
    EXPECT_TRUE(preview->has_preview);
    EXPECT_THAT(preview->preview, Contains(testing::Field(&FollowsShown::sentence, HasSubstr("energy(A) would be"))));

    match.correct(played, *preview->chosen_action);
    const MatchView after = teller.view(match, {});
    EXPECT_EQ(after.log[static_cast<std::size_t>(played - 1)].step, "play Trooper1") << "what was written stays";
    EXPECT_THAT(after.undo, HasSubstr("correct " + std::to_string(played)));
}

TEST_F(Looking, IntoAnEntryUnderstandsWhatSomebodyTypes)
{
    const int played = up_to("A play Trooper1");
    Inquiry typed = entry(played);
    typed.typed = "A play Guard1";
    const auto right = into(typed).detail.entry;
    EXPECT_TRUE(right->chosen_action);
    EXPECT_EQ(right->refusal, "");
    typed.typed = "A dance";
    const auto wrong = into(typed).detail.entry;
    EXPECT_FALSE(wrong->chosen_action);
    EXPECT_NE(wrong->refusal, "");
    typed.typed = "undo";
    EXPECT_THAT(into(typed).detail.entry->refusal, HasSubstr("what a player did"));
}

TEST_F(Looking, IntoAFlaggedEntryOffersRemediesAlsoLate)
{
    up_to("B attack Plate1 -> Trooper1");
    match.take_line("A attack Trooper1 -> Plate1");
    const int flagged = match.referee().record().entries.back().number;
    match.let_stand();
    match.take_line("A attack Guard1 -> Plate1");
    const auto shown = into(entry(flagged)).detail.entry;
    ASSERT_TRUE(shown);
    EXPECT_THAT(shown->flags, Contains(Field(&FlagShown::cited, HasSubstr("purge.stat.attack_spent"))));
    ASSERT_THAT(shown->remedies, SizeIs(3));
    EXPECT_EQ(shown->remedies[0].sentence,
              "Entry " + std::to_string(flagged) + " stands, and the match goes on as it is.");
    EXPECT_EQ(shown->remedies[1].sentence, "Then:");
    EXPECT_THAT(shown->remedies[1].details, Contains(HasSubstr("would not be flagged any more: ")))
        << "in words first, and the rule's id at the end";
    EXPECT_EQ(shown->remedies[2].title, "Go back to before it");
    match.back_up_to(flagged);
    EXPECT_FALSE(teller.view(match, {}).log[static_cast<std::size_t>(flagged - 1)].is_in_force);
}

}  // namespace
}  // namespace cardinal::window
