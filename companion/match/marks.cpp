#include "companion/match/marks.h"

#include "companion/match/tucking.h"
#include "companion/match/zoning.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace cardinal::match {
namespace {

constexpr double askew_mm = 12;       // how far from its place a pointer may be laid
constexpr double between_two = 0.36;  // of a step: a pointer that is farther from every number says none

/// Cards and players may share a number's name: what lies on a card says the card's.
int value_named(const Game& game, std::string_view name, Scope scope)
{
    const auto& values = game.words->values;
    const auto found = std::ranges::find_if(
        values, [&](const ValueWord& value) { return value.scope == scope && value.name == name; });
    return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

struct Said {
    std::string_view value{};
    Number number = 0;
};

std::optional<Said> said_by(const TokenKind& kind, MarkerId marker)
{
    const std::size_t face = marker < kind.first_marker ? kind.faces.size() : std::size_t{marker} - kind.first_marker;
    if (face >= kind.faces.size() || kind.value.empty())
        return std::nullopt;
    return Said{kind.value, kind.faces[face]};
}

/// How far the pointer on the base is turned against it is the number.
std::optional<Said> said_by(const DialKind& dial, const LyingToken& base, const Lying& lying)
{
    const cv::Point2d place =
        base.middle + up_of(base.angle) * dial_pointer_up_mm + up_of(base.angle + 90) * dial_pointer_right_mm;
    for (const LyingToken& pointer : lying.tokens) {
        if (pointer.marker != dial.pointer || cv::norm(pointer.middle - place) > askew_mm)
            continue;
        const double turned = std::fmod(pointer.angle - base.angle + 720, 360.0) * dial.steps() / 360;
        if (std::abs(turned - std::round(turned)) > between_two)
            return std::nullopt;
        const auto steps = static_cast<int>(std::lround(turned)) % dial.steps();
        return Said{dial.value, static_cast<Number>(dial.least + steps)};
    }
    return std::nullopt;
}

std::optional<Said> said_by(const Tokens& tokens, const LyingToken& token, const Lying& lying)
{
    for (const TokenKind& kind : tokens.kinds)
        if (const auto said = said_by(kind, token.marker))
            return said;
    for (const DialKind& dial : tokens.dials)
        if (dial.base == token.marker)
            return said_by(dial, token, lying);
    return std::nullopt;
}

void add(const ToldNumber& told, std::vector<ToldNumber>& all)
{
    const auto known = std::ranges::find_if(all, [&](const ToldNumber& other) {
        return other.value == told.value && other.card == told.card && other.seat == told.seat;
    });
    if (known == all.end())
        all.push_back(told);
    else
        known->number = static_cast<Number>(known->number + told.number);
}

/// Where more than two share a table, what lies out on the map is nobody's, whoever sits nearest.
bool lies_in_nobodys_zone(const Game& game, const cv::Point2d& at)
{
    return !game.playmat->sides.empty() && std::ranges::any_of(game.playmat->zones, [&](const MatZone& zone) {
        return !zone.place.seat && contains(zone.area, {at.x, at.y, 0, 0});
    });
}

}  // namespace

/// Of cards that overlap the one of which more is to be seen, but what is tucked lies below whatever it is tucked
/// under.
int card_below(const Lying& lying, const cv::Point2d& at)
{
    const auto is_above = [](const LyingCard& one, const LyingCard& other) {
        return lies_below(other, one) || (!lies_below(one, other) && one.visible > other.visible);
    };
    const LyingCard* top = nullptr;
    for (const LyingCard& card : lying.cards) {
        const bool is_in = cv::pointPolygonTest(corners_of(card), cv::Point2f(at), false) >= 0;
        if (is_in && (!top || is_above(card, *top)))
            top = &card;
    }
    return top ? top->track : -1;
}

bool is_said_by_no_token(const Game& game, int value)
{
    const ValueWord& word = game.words->values[static_cast<std::size_t>(value)];
    const auto says_it = [&](const TokenKind& kind) { return kind.value == word.name; };
    const auto says_0 = [&](const TokenKind& kind) {
        return says_it(kind) && std::ranges::find(kind.faces, Number{0}) != kind.faces.end();
    };
    return std::ranges::any_of(game.tokens->kinds, says_it) && std::ranges::none_of(game.tokens->kinds, says_0);
}

bool has_several_faces(const Game& game, int value)
{
    const std::string_view name = game.words->values[static_cast<std::size_t>(value)].name;
    return std::ranges::find(game.tokens->dials, name, &DialKind::value) != game.tokens->dials.end() ||
           std::ranges::any_of(game.tokens->kinds,
                               [&](const TokenKind& kind) { return kind.value == name && kind.faces.size() > 1; });
}

std::string value_of(const Game& game, MarkerId marker)
{
    for (const TokenKind& kind : game.tokens->kinds)
        if (const auto said = said_by(kind, marker))
            return std::string(said->value);
    for (const DialKind& dial : game.tokens->dials)
        if (dial.base == marker)
            return std::string(dial.value);
    return "";
}

std::vector<ToldNumber> told_by_tokens(const Game& game, const Lying& lying)
{
    std::vector<ToldNumber> all;
    for (const LyingToken& token : lying.tokens) {
        const auto said = said_by(*game.tokens, token, lying);
        if (!said)
            continue;
        ToldNumber told{.card = card_below(lying, token.middle), .number = said->number, .at = token.middle};
        if (told.card >= 0)
            told.value = value_named(game, said->value, Scope::card);
        if (told.value < 0 && !lies_in_nobodys_zone(game, token.middle)) {
            told.card = -1;
            told.seat = side_at(game, token.middle);
            told.value = value_named(game, said->value, Scope::player);
        }
        if (told.value >= 0)
            add(told, all);
    }
    return all;
}

}  // namespace cardinal::match
