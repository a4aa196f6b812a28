#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A list that keeps every rule: 50 cards, all human.
struct ADeck : testing::Test {
    ADeck()
    {
        add(Section::commander, commander("Hale"));
        add(Section::stronghold, stronghold());
        add(Section::tek, tek("Plating"));
        add(Section::tek, resource("Well"), 2);
        for (int name = 0; name < 11; ++name)
            add(Section::ops, ops("OPS " + std::to_string(name)), 4);
        add(Section::war, infantry("Trooper"), 1);
    }
    void add(Section section, const Printed& card, int count = 1)
    {
        const CardId copy = table.put(card, in(Zone::aside, seat_a));
        deck.lines.push_back({static_cast<std::uint8_t>(section), table.position.card(copy).facts, count});
    }
    /// One card more and one OPS fewer, so that the list still has 50.
    void exchange(Section section, const Printed& card, int count = 1)
    {
        for (int left = count; left > 0;)
            for (DeckLine& line : deck.lines)
                if (static_cast<Section>(line.section) == Section::ops && line.count > 1 && left > 0)
                    --line.count, --left;
        add(section, card, count);
    }
    std::vector<std::string> broken_by_it() const { return ids(cardinal::judge_deck(game, table.position, deck)); }
    Verdict verdict() const { return cardinal::judge_deck(game, table.position, deck); }

    Table table{};
    Deck deck{.seat = seat_a};
};

TEST_F(ADeck, ThatKeepsEveryRuleIsLegal) { EXPECT_THAT(broken_by_it(), IsEmpty()); }

TEST_F(ADeck, Of51CardsIsTooBig)
{
    add(Section::war, infantry("Scout"));
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.deck.size"));
    EXPECT_EQ(verdict().violations.front().sentence, "Cards in the list: 51, 50 allowed");
}

TEST_F(ADeck, Of49CardsIsWarnedOfUnlessTheTableWantsExactly50)
{
    deck.lines.pop_back();
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.deck.composition"));
    EXPECT_EQ(verdict().violations.front().severity, Severity::warning);
    table.choose(Option::deck_exact_50, 1);
    EXPECT_EQ(verdict().violations.front().severity, Severity::illegal);
}

TEST_F(ADeck, WithoutACommanderIsNotAlsoCalledTooSmall)
{
    deck.lines.erase(deck.lines.begin());
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.req.commander"));
}

TEST_F(ADeck, WithTwoStrongholdsHasOneTooMany)
{
    exchange(Section::stronghold, stronghold("Keep"));
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.req.stronghold"));
}

struct TooMany {
    const char* name;
    Section section;
    Printed card;
    int count;
    std::vector<std::string> then;
};
void PrintTo(const TooMany& vector, std::ostream* out) { *out << vector.name; }
class Copies : public ADeck, public testing::WithParamInterface<TooMany> {};

TEST_P(Copies, AreLimitedByType)
{
    exchange(GetParam().section, GetParam().card, GetParam().count);
    EXPECT_EQ(broken_by_it(), GetParam().then);
}

INSTANTIATE_TEST_SUITE_P(
    Rulebook, Copies,
    testing::Values(
        TooMany{"Ops4", Section::ops, ops("Sweep"), 4, {}},
        TooMany{"Ops5", Section::ops, ops("Sweep"), 5, {"purge.deck.ops_copies"}},
        TooMany{"Unit3", Section::war, infantry("Scout"), 3, {}},
        TooMany{"Unit4", Section::war, infantry("Scout"), 4, {"purge.deck.unit_copies"}},
        TooMany{"Tek2", Section::tek, tek("Optics"), 2, {"purge.deck.tek_copies"}},
        TooMany{"Resource2", Section::tek, resource("Pump"), 2, {}},
        TooMany{"Resource3", Section::tek, resource("Pump"), 3, {"purge.deck.resource_copies"}},
        TooMany{"Defatt1", Section::tek, turret(), 1, {}},
        TooMany{"Defatt2", Section::tek, turret(), 2, {"purge.deck.defatt_max"}},
        TooMany{"Defatt3", Section::tek, turret(), 3, {"purge.deck.defatt_max"}},
        TooMany{"Super1", Section::tek, super_weapon(), 1, {}},
        TooMany{"Super2", Section::tek, super_weapon(), 2, {"purge.deck.super_max"}},
        TooMany{"UnitAmongTeks", Section::tek, infantry("Scout"), 1, {"purge.zone.tek_deck"}},
        TooMany{"TekAmongUnits", Section::war, tek("Optics"), 1, {"purge.zone.war_deck"}},
        TooMany{"UnitAmongOps", Section::ops, infantry("Scout"), 1, {"purge.zone.ops_deck"}},
        TooMany{"Foreign", Section::war, infantry("Bot").of(Faction::machines), 1, {"purge.deck.faction"}},
        TooMany{"NoClass", Section::war, Printed("Blob", Type::unit).stats(1, 1, 1, 1), 1, {"purge.type.unit_class"}},
        TooMany{"NoStats", Section::war, Printed("Blob", Type::unit).of(Subclass::tank), 1, {"purge.unit.has_stats"}},
        TooMany{"Initiative",
                Section::war,
                infantry("Scout").with(printed::initiative, 2),
                1,
                {"purge.stat.initiative_commander"}},
        TooMany{"Armor4", Section::war, infantry("Wall").stats(1, 1, 4, 4), 1, {"purge.stat.armor_cap"}},
        TooMany{
            "Armor4Hardening", Section::war, infantry("Wall").stats(1, 1, 4, 4).keyword(Keyword::memory_metal), 1, {}}),
    [](const auto& test) { return test.param.name; });

TEST_F(ADeck, WithTwoDefensiveAttachmentsIsOnlyWarnedOf)
{
    exchange(Section::tek, turret("Gun"));
    exchange(Section::tek, turret("Wall"));
    EXPECT_EQ(verdict().violations.front().severity, Severity::warning);
    EXPECT_EQ(verdict().violations.front().rests_on, "A38");
    table.choose(Option::defatt_deck_max, 1);
    EXPECT_THAT(broken_by_it(), IsEmpty());
    exchange(Section::tek, turret("Tower"));
    EXPECT_EQ(verdict().violations.front().severity, Severity::illegal);
}

TEST_F(ADeck, CitesTheNumbers)
{
    exchange(Section::ops, ops("Fire Sweep"), 5);
    EXPECT_EQ(verdict().violations.front().sentence, "OPS Fire Sweep: 5 copies, 4 allowed");
}

TEST_F(ADeck, WithAnotherCommandersOps)
{
    exchange(Section::ops, ops("Raid").with(printed::executed_by, table.name("Vex")));
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.deck.ops_commander"));
    table.choose(Option::foreign_ops_in_deck, 1);
    EXPECT_EQ(verdict().violations.front().severity, Severity::warning);
}

TEST_F(ADeck, WithAnotherFactionsOpsBreaksTheRuleOfFactionsAlone)
{
    exchange(Section::ops, ops("Raid").of(Faction::machines).with(printed::executed_by, table.name("Vex")));
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.deck.faction"));
}

TEST_F(ADeck, NeedsAStartingTekAndAStartingResource)
{
    for (DeckLine& line : deck.lines)
        if (static_cast<Section>(line.section) == Section::tek)
            line.count = 0;
    std::erase_if(deck.lines, [](const DeckLine& line) { return line.count == 0; });
    add(Section::tek, tek("Great Plan").costs(4), 1);
    add(Section::tek, resource("Great Well").costs(2, 1), 2);
    EXPECT_THAT(broken_by_it(), ElementsAre("purge.setup.resource", "purge.setup.tek"));
}

}  // namespace
}  // namespace cardinal::purge
