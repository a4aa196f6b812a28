#include "engine/notation/how_it_lies.h"

#include <array>

namespace cardinal::notation {

Face take_face(Cursor& cursor)
{
    constexpr std::array<std::string_view, 2> faces = {"up", "down"};
    const int face = cursor.take_one_of(faces);
    if (face < 0)
        cursor.fail("up or down", faces);
    return face == 1 ? Face::down : Face::up;
}

std::uint8_t take_quarter_turns(Cursor& cursor)
{
    if (!cursor.sees_number()) {
        cursor.fail("how many degrees: 90, 180 or 270");
        return 0;
    }
    Cursor before = cursor;
    const int degrees = cursor.take_number(0, 255 * 90).value_or(0);
    if (degrees % 90 != 0) {
        cursor = before;
        cursor.fail("degrees in quarter turns: 90, 180 or 270");
    }
    return static_cast<std::uint8_t>(degrees / 90);
}

std::string write_face(Face face) { return face == Face::down ? "face down" : "face up"; }
std::string write_quarter_turns(int turns) { return "turned " + std::to_string(turns * 90); }

}  // namespace cardinal::notation
