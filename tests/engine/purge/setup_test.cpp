#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

constexpr const char* everything =
    "a Commander, a Stronghold, a Resource Attachment that needs no TEKs, a TEK of at most 3 energy.";

Position setting_up(Table& table)
{
    Position position = table.settled();
    set(position, match::state, static_cast<Number>(State::setup));
    return position;
}

TEST(SettingUp, SaysWhatIsStillToBeLaid)
{
    Table table;
    EXPECT_EQ(due(setting_up(table)), "A and B each place at home: " + std::string(everything));
    table.put(Printed("General", Type::commander), home_of(seat_a), seat_a);
    table.put(Printed("Fort", Type::stronghold), home_of(seat_a), seat_a);
    EXPECT_EQ(
        due(setting_up(table)),
        "A places at home: a Resource Attachment that needs no TEKs, a TEK of at most 3 energy. B places at home: " +
            std::string(everything));
    table.put(Printed("Field", Type::resource_attachment), home_of(seat_a), seat_a);
    table.put(Printed("Doctrine", Type::tek), home_of(seat_a), seat_a);
    EXPECT_EQ(due(setting_up(table)), "B places at home: " + std::string(everything));
}

TEST(SettingUp, IsOverWhenEverythingLies)
{
    Table table;
    for (const Seat seat : {seat_a, seat_b})
        for (const Type type : {Type::commander, Type::stronghold, Type::resource_attachment, Type::tek})
            table.put(Printed("Card", type), home_of(seat), seat);
    EXPECT_EQ(due(setting_up(table)), "All starting cards are laid; “begin” starts turn 1.");
    EXPECT_EQ(due(table.settled()), "") << "a match that goes on has questions instead";
}

}  // namespace
}  // namespace cardinal::purge
