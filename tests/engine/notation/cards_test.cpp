#include "engine/notation/cards.h"
#include "tests/engine/notation/toy_text.h"

namespace cardinal::notation {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

CardLibrary library_of(std::string_view cards)
{
    const Reading reading = read_alone("game toy\n" + std::string(cards));
    EXPECT_THAT(errors_in(reading, 1), IsEmpty());
    return reading.ok() ? *reading.file.library : CardLibrary{};
}
CardFacts card_of(std::string_view lines)
{
    const CardLibrary library = library_of(lines);
    return library.cards.empty() ? CardFacts{} : library.cards.front();
}
std::vector<std::string> errors_in_cards(std::string_view cards)
{
    return errors_in(read_alone("game toy\n" + std::string(cards)), 1);
}

TEST(Card, HasAWordForAChoiceAndANameForANumber)
{
    const CardFacts card = card_of("card Old Knight: soldier, health 3, power -2");
    EXPECT_EQ(card.name, "Old Knight");
    EXPECT_EQ(card.fields[toy::printed::type], 0);
    EXPECT_EQ(card.fields[toy::printed::health], 3);
    EXPECT_EQ(card.fields[toy::printed::power], -2);
    EXPECT_EQ(card.fields[toy::printed::loyal_to], not_given);
}

TEST(Card, NeedsNoCommasAndNoCapitals)
{
    EXPECT_EQ(card_of("card Knight: soldier, health 3, power 2"), card_of("CARD Knight:Soldier HEALTH 3 power 2"));
}

TEST(Card, MayNameItsChoices) { EXPECT_EQ(card_of("card X: trick"), card_of("card X: type trick")); }

TEST(Card, MayHaveAnyNameInQuotationMarks)
{
    EXPECT_EQ(card_of("card \"Hale: the \\\"First\\\"\": trick").name, "Hale: the \"First\"");
}

TEST(Card, RefersToNamesWhetherOrNotThereIsSuchACard)
{
    const CardLibrary library = library_of("card Page: loyal_to The Old King, health 1\n"
                                           "card Knight: loyal_to page power 2\n"
                                           "card Bard: loyal_to \"PAGE\"\n");
    EXPECT_THAT(library.names, ElementsAre("The Old King", "page"));
    EXPECT_EQ(library.cards[0].fields[toy::printed::loyal_to], 1);
    EXPECT_EQ(library.cards[0].fields[toy::printed::health], 1);
    EXPECT_EQ(library.cards[1].fields[toy::printed::loyal_to], 2);
    EXPECT_EQ(library.cards[1].fields[toy::printed::power], 2);
    EXPECT_EQ(library.cards[2].fields[toy::printed::loyal_to], 2);
}

TEST(Card, HasKeywordsInItsLineOrBelow)
{
    const CardFacts card = card_of("card Knight: soldier, brave 2, shield, health 3");
    ASSERT_EQ(card.abilities.size(), 2U);
    EXPECT_EQ(card.abilities[0].fields[0], 1);
    EXPECT_EQ(card.abilities[0].fields[1], 2);
    EXPECT_EQ(card.abilities[1].fields[0], 2);
    EXPECT_EQ(card.fields[toy::printed::health], 3);
    EXPECT_EQ(card, card_of("card Knight: soldier, health 3\n keyword brave 2\n keyword shield"));
    EXPECT_EQ(card, card_of("card Knight: soldier, health 3, keyword brave 2, keyword shield"));
}

TEST(Card, HasAbilitiesWithEffects)
{
    const CardFacts card =
        card_of("card Bard: trick, health 3\n"
                "  effect deal 4 to the health\n"
                "  text \"Says \\\"hello\\\".\"\n"
                "  ability Long Song: once, x 3, effect gain 2 power, effect deal 1, text \"La la.\"\n");
    ASSERT_EQ(card.effects.size(), 1U);
    EXPECT_THAT(card.effects[0].fields, ElementsAre(0, 4, 1, not_given, not_given, not_given, not_given, not_given));
    EXPECT_EQ(card.text, "Says \"hello\".");
    ASSERT_EQ(card.abilities.size(), 1U);
    EXPECT_EQ(card.abilities[0].name, "Long Song");
    EXPECT_EQ(card.abilities[0].text, "La la.");
    EXPECT_EQ(card.abilities[0].fields[1], 3);
    EXPECT_EQ(card.abilities[0].fields[2], 1);
    ASSERT_EQ(card.abilities[0].effects.size(), 2U);
    EXPECT_EQ(card.abilities[0].effects[1].fields[1], 1);
}

TEST(Card, GivesAnEffectBelowAnAbilityToTheAbility)
{
    const CardFacts card = card_of("card Bard: trick, brave\n effect deal 1\n ability Song: once\n effect deal 2\n"
                                   " keyword shield\n effect deal 3");
    ASSERT_EQ(card.effects.size(), 2U) << "one below the card, one below a keyword";
    ASSERT_EQ(card.abilities[1].effects.size(), 1U);
    EXPECT_EQ(card.abilities[1].effects[0].fields[1], 2);
}

TEST(Card, HasTheNumberThatItsPrintedCodesCarry)
{
    EXPECT_EQ(card_of("card Knight: number 00H, soldier, health 3").number, 17);
    EXPECT_EQ(card_of("card Knight: soldier, health 3\n  number h\n  effect deal 1").number, 17);
    EXPECT_EQ(card_of("card Knight: number 000").number, 0);
    EXPECT_EQ(card_of("card Knight: soldier").number, no_card_number);
    EXPECT_EQ(write_cards(toy::words, library_of("card Knight: soldier, number h\n")),
              "card Knight: number 00H, soldier\n");
}

TEST(Card, SharesItsNumberWithNoOther)
{
    const std::string expected = "expected a number that no other card has, once for each card, found ";
    EXPECT_THAT(errors_in_cards("card Knight: number 12\ncard Bard: trick, number 012"),
                ElementsAre("2:26: " + expected + "“012”."));
    EXPECT_THAT(errors_in_cards("card Knight: number 12, number 13"), ElementsAre("1:32: " + expected + "“13”."));
    EXPECT_THAT(errors_in_cards("card Knight: number 1234"),
                ElementsAre("1:21: expected the number of a card: one to three digits or letters, as in its printed "
                            "code, found “1234”."));
}

TEST(Card, SaysWhereAFieldIsMisspelt)
{
    EXPECT_THAT(errors_in_cards("card Knight: soldier, helth 3"),
                ElementsAre("1:23: expected a field, found “helth”. Did you mean “health”?"));
    EXPECT_THAT(errors_in_cards("card Knight: soldier, health three"),
                ElementsAre("1:30: expected a number, found “three”."));
    EXPECT_THAT(errors_in_cards("card Knight: health 40000"),
                ElementsAre("1:21: expected a number from -32767 to 32767, found “40000”."));
    EXPECT_THAT(errors_in_cards("card Knight: health 3, health 4"),
                ElementsAre("1:24: expected nothing more about health, found “health”."));
    EXPECT_THAT(errors_in_cards("card Knight\n  keyword brave"),
                ElementsAre("1:12: expected the name of a card (at most 200 letters) and “:”."));
    EXPECT_THAT(errors_in_cards("card Knight: trick\ncard Knight: trick\n  effect deal 1"),
                ElementsAre("2:6: expected a card that was not described before, found “Knight”."));
    EXPECT_THAT(errors_in_cards("card Knight: trick\n  keyword brav"),
                ElementsAre("2:11: expected a keyword, found “brav”. Did you mean “brave”?"));
    EXPECT_THAT(errors_in_cards("card Knight: trick\n  text hello"),
                ElementsAre("2:8: expected a text in quotation marks, found “hello”."));
    EXPECT_THAT(errors_in_cards("card Knight: trick\n  text \"hello"),
                ElementsAre("2:8: expected a quotation that ends with “\"”, found “\"hello”."));
}

TEST(Card, IsWrittenAsItIsRead)
{
    const CardLibrary library =
        library_of("card \"A: strange\\nname\": trick, loyal_to Old King, health -1, brave 3\n"
                   "  effect deal 4 health\n"
                   "  text \"Two\\nlines, a \\\\ and a \\\"word\\\".\"\n"
                   "card Old King: soldier, loyal_to \"health, and power\"\n"
                   "  keyword shield, effect gain 1\n"
                   "  ability Song: x 2, once no, effect deal 1, effect gain 2 power, text \"La.\"\n"
                   "card Empty:\n");
    const std::string text = write_cards(toy::words, library);
    EXPECT_EQ(library_of(text), library) << text;
    EXPECT_THAT(text,
                testing::HasSubstr("card Old King: soldier, loyal_to \"health, and power\"\n"
                                   "  keyword shield, effect gain 1\n"
                                   "  ability Song: 2, once no, effect deal 1, effect gain 2 power, text \"La.\"\n"));
}

TEST(Card, GivesNamesTheSameNumbersInWhateverOrderItsFieldsStand)
{
    const auto names_of = [](std::string_view cards) { return library_of(cards).names; };
    EXPECT_EQ(names_of("card A: health 1 loyal_to X\ncard B: loyal_to Y"),
              names_of("card A: loyal_to X, health 1\ncard B: loyal_to Y"));
}

}  // namespace
}  // namespace cardinal::notation
