#include "samples/studio/layout.h"
#include "samples/studio/table.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

/// What lies beside the zones, before each player: tokens that say the player's numbers. Nobody moves one because
/// another one goes.
namespace cardinal::studio {
namespace {

constexpr double token_width = 21, token_height = 32, step_mm = 4;  // with a bit between
constexpr int tokens_of_a_seat = 256;

bool is_free(const Playmat& mat, const Rect& spot, const std::vector<Rect>& taken)
{
    const auto lies_there = [&](const Rect& other) { return overlap(spot, other); };
    const bool is_of_a_zone =
        std::ranges::any_of(mat.zones, [&](const MatZone& zone) { return overlap(spot, zone.area); });
    bool is_at_a_corner = false;
    for (int corner = 0; corner < corners; ++corner)
        is_at_a_corner |= overlap(spot, mat_corner(mat.size, corner));
    return !is_of_a_zone && !is_at_a_corner && std::ranges::none_of(taken, lies_there);
}

bool is_before(const Playmat& mat, const Rect& spot, Seat seat)
{
    return side_at(mat, spot.x, spot.y) == seat && side_at(mat, spot.right(), spot.bottom()) == seat;
}

/// From the player's edge on, as that player sees the table.
std::vector<Rect> spots_before(const Playmat& mat, Seat seat)
{
    std::vector<Rect> found;
    for (double up = step_mm; up + token_height < mat.size.height; up += step_mm)
        for (double right = step_mm; right + token_width < mat.size.width; right += step_mm) {
            const Rect as_seen{right, mat.size.height - up - token_height, token_width, token_height};
            const Rect spot = sits_across(mat, seat) ? turned_round(as_seen, mat.size) : as_seen;
            if (is_before(mat, spot, seat) && is_free(mat, spot, found))
                found.push_back(spot);
        }
    return found;
}

/// The tokens that say a number, and by which faces.
struct Saying {
    const TokenKind* kind = nullptr;
    std::vector<std::size_t> faces{};
};

/// Of several kinds for one number the one that takes the fewest.
Saying saying(const Tokens& tokens, std::string_view value, Number number)
{
    Saying best;
    for (const TokenKind& kind : tokens.kinds) {
        if (kind.value != value)
            continue;
        std::vector<std::size_t> faces = faces_for(kind, number);
        if (!faces.empty() && (!best.kind || faces.size() < best.faces.size()))
            best = {&kind, std::move(faces)};
    }
    return best;
}

}  // namespace

bool have_tokens_for(const Game& game, const Fact& fact)
{
    const std::string_view name = game.words->values[static_cast<std::size_t>(fact.value)].name;
    return fact.seat && saying(*game.tokens, name, fact.number).kind;
}

/// Where there is no room for all that a number needs, none of it is laid: half of it would say another number.
void Table::add_numbers(const Position& position, std::vector<Thing>& things)
{
    without_room_.clear();
    for (const Fact& fact : cardinal::board(game_, position).numbers) {
        if (!have_tokens_for(game_, fact))
            continue;
        const std::string_view name = game_.words->values[static_cast<std::size_t>(fact.value)].name;
        const Saying said = saying(*game_.tokens, name, fact.number);
        std::vector<int> spots;
        for (std::size_t token = 0; token < said.faces.size(); ++token)
            spots.push_back(spot_before(fact.seat, fact.value, static_cast<int>(token)));
        if (std::ranges::find(spots, -1) != spots.end()) {
            without_room_.push_back(fact);
            continue;
        }
        for (std::size_t token = 0; token < said.faces.size(); ++token)
            lay_before(fact.seat, spots[token], token_name(said.kind->marker_of(said.faces[token])), things);
    }
}

int Table::spot_before(Seat seat, int value, int token)
{
    std::vector<Rect>& spots = before_[seat.index];
    if (spots.empty())
        spots = spots_before(*game_.playmat, seat);
    const auto taken = static_cast<int>(std::ranges::count_if(
        said_at_, [&](const auto& said) { return said.first[0] == seat.index && said.second >= 0; }));
    const auto [said, is_new] = said_at_.try_emplace({seat.index, value, token}, taken);
    if (is_new && taken >= std::min(static_cast<int>(spots.size()), tokens_of_a_seat))
        said->second = -1;
    return said->second;
}

void Table::lay_before(Seat seat, int spot, const std::string& print, std::vector<Thing>& things) const
{
    const Rect& area = before_.at(seat.index)[static_cast<std::size_t>(spot)];
    const int track = first_number_track + seat.index * tokens_of_a_seat + spot;
    Random unsteady = Random(seed_).branch(static_cast<std::uint64_t>(track));
    put(things,
        {.print = print,
         .centre = {area.x + area.width / 2 + 0.3 * unsteady.bell(), area.y + area.height / 2 + 0.5 * unsteady.bell()},
         .angle_deg = (sits_across(*game_.playmat, seat) ? 180 : 0) + 2 * unsteady.bell(),
         .track = track},
        stock_);
}

}  // namespace cardinal::studio
