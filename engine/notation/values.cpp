#include "engine/notation/values.h"

#include <algorithm>
#include <array>
#include <limits>

// Every number can also be written as a plain number, and one that nobody gave yet as `not_given`: so whatever a
// position holds can be written and read back, even where it makes no sense.
namespace cardinal::notation {
namespace {

constexpr std::string_view given_nothing = "not_given";
constexpr std::array<std::string_view, 3> words_for_none = {"nobody", "nothing", "none"};
constexpr int least_number = std::numeric_limits<Number>::min() + 1;
constexpr int greatest_number = std::numeric_limits<Number>::max();

bool is_place_of(const Lexicon& lexicon, Place place)
{
    if (place.zone >= lexicon.words().zones.size())
        return false;
    const ZoneWord& zone = lexicon.words().zones[place.zone];
    const bool seat_fits = zone.each_seat ? place.seat.index >= 0 && place.seat.index < lexicon.seats : !place.seat;
    return seat_fits && (zone.slots == 0 ? place.slot == 0 : place.slot >= 1 && place.slot <= zone.slots);
}

// ---- sets ----

const CardFacts* facts_at(const Lexicon& lexicon, int facts)
{
    const auto index = static_cast<std::size_t>(facts);
    return facts >= 0 && index < lexicon.vocabulary->library->cards.size() ? &lexicon.vocabulary->library->cards[index]
                                                                           : nullptr;
}

/// The names of the bits of a set.
std::vector<std::string> members_of(const Lexicon& lexicon, const ValueWord& value, int facts)
{
    std::vector<std::string> members(value.words.begin(), value.words.end());
    const CardFacts* card = value.words.empty() ? facts_at(lexicon, facts) : nullptr;
    if (!card)
        return members;
    for (const Ability& ability : card->abilities) {
        const std::string name(name_of(lexicon.words(), ability));
        const auto before =
            std::ranges::count_if(members, [&](const std::string& known) { return same_name(known, name); });
        members.push_back(before == 0 ? name : name + "#" + std::to_string(before + 1));
    }
    return members;
}

int take_member(Cursor& cursor, const std::vector<std::string>& members)
{
    if (cursor.sees_quotation()) {
        const auto name = cursor.take_quotation();
        const auto is_it = [&](const std::string& member) { return name && same_name(member, *name); };
        return static_cast<int>(std::ranges::find_if(members, is_it) - members.begin());
    }
    const std::vector<std::string_view> views(members.begin(), members.end());
    const int member = cursor.take_one_of(views);
    if (member < 0)
        cursor.fail(members.empty() ? "nothing, or a number" : "one or more of what this can be", members);
    return member;
}

std::optional<Number> take_set(Cursor& cursor, const Lexicon& lexicon, const ValueWord& value, int facts)
{
    const std::vector<std::string> members = members_of(lexicon, value, facts);
    unsigned bits = 0;
    do {
        const int member = take_member(cursor, members);
        if (cursor.failed())
            return {};
        if (member > 14 || member >= static_cast<int>(members.size())) {
            cursor.fail("one or more of what this can be", members);
            return {};
        }
        bits |= 1U << static_cast<unsigned>(member);
    } while (cursor.take("and"));
    return static_cast<Number>(bits);
}

std::string write_member(const std::string& member)
{
    const bool is_word = !member.empty() && std::ranges::all_of(member, is_of_word);
    return is_word ? member : quoted(member);
}

std::string write_set(const Lexicon& lexicon, const ValueWord& value, int facts, Number number)
{
    const std::vector<std::string> members = members_of(lexicon, value, facts);
    std::string text;
    for (std::size_t bit = 0; bit < members.size() && bit < 15; ++bit)
        if ((number >> bit) & 1)
            text += (text.empty() ? "" : " and ") + write_member(members[bit]);
    const bool says_all = number > 0 && (members.size() >= 15 || (number >> members.size()) == 0);
    return says_all ? text : "";
}

// ---- single words ----

std::optional<Number> take_word_of(Cursor& cursor, const ValueWord& value)
{
    const int word = cursor.take_one_of(value.words);
    if (word < 0)
        cursor.fail_with_all("what " + std::string(value.name) + " is", value.words);
    return cursor.failed() ? std::nullopt : std::optional(static_cast<Number>(word));
}

std::optional<Number> take_yes_no(Cursor& cursor)
{
    if (cursor.take("yes"))
        return Number{1};
    if (cursor.take("no"))
        return Number{0};
    cursor.fail("yes or no");
    return {};
}

std::optional<Told> told(std::optional<Number> number)
{
    return number ? std::optional(Told{.number = *number}) : std::nullopt;
}

std::optional<Number> number_for_none(Kind kind)
{
    if (kind == Kind::seat || kind == Kind::card)
        return Number{-1};
    if (kind == Kind::place || kind == Kind::set)
        return Number{0};
    return {};
}

std::optional<Told> take_word_for_value(Cursor& cursor, const Lexicon& lexicon, const ValueWord& value, int facts)
{
    switch (value.kind) {
    case Kind::yes_no: return told(take_yes_no(cursor));
    case Kind::choice: return told(take_word_of(cursor, value));
    case Kind::set: return told(take_set(cursor, lexicon, value, facts));
    case Kind::seat: {
        const auto seat = take_seat(cursor, lexicon.seats);
        return seat ? std::optional(Told{.number = seat->index}) : std::nullopt;
    }
    case Kind::place: {
        const auto place = take_place(cursor, lexicon);
        return place ? std::optional(Told{.number = packed(place->place)}) : std::nullopt;
    }
    case Kind::card: {
        const auto card = take_card_name(cursor, lexicon);
        return card ? std::optional(Told{.card = card}) : std::nullopt;
    }
    case Kind::number:
    case Kind::name: break;
    }
    cursor.fail("a number");
    return {};
}

/// What a number is called; empty when no word says it.
std::string words_for(const Lexicon& lexicon, const ValueWord& value, int facts, Number number)
{
    const auto index = static_cast<std::size_t>(number);
    const Place place = unpacked(number);
    switch (value.kind) {
    case Kind::yes_no: return number == 1 ? "yes" : number == 0 ? "no" : "";
    case Kind::choice: return index < value.words.size() ? std::string(value.words[index]) : "";
    case Kind::set: return number == 0 ? "none" : write_set(lexicon, value, facts, number);
    case Kind::seat:
        return number >= -1 && number < lexicon.seats ? write_seat({static_cast<std::int8_t>(number)}) : "";
    case Kind::card:
        if (number == -1)
            return "none";
        return index < lexicon.copies.size() ? write_card_name(lexicon, {number}) : "";
    case Kind::place: {
        const bool says_it = number >= 0 && packed(place) == number && is_place_of(lexicon, place);
        return number == 0 ? "nowhere" : says_it ? write_place(lexicon.game(), place) : "";
    }
    case Kind::number:
    case Kind::name: break;
    }
    return "";
}

}  // namespace

std::optional<Told> take_value(Cursor& cursor, const Lexicon& lexicon, const ValueWord& value, int facts)
{
    if (cursor.sees_number() && cursor.longest_of(value.words) < 0)
        return told(cursor.take_number(least_number, greatest_number));
    if (cursor.take(given_nothing))
        return Told{.number = not_given};
    const auto none = number_for_none(value.kind);
    if (none && cursor.longest_of(value.words) < 0 && cursor.take_one_of(words_for_none) >= 0)
        return Told{.number = *none};
    return take_word_for_value(cursor, lexicon, value, facts);
}

std::string write_value(const Lexicon& lexicon, const ValueWord& value, int facts, Number number)
{
    if (number == not_given)
        return std::string(given_nothing);
    const auto words = words_for(lexicon, value, facts, number);
    return words.empty() ? std::to_string(number) : words;
}

int value_at(const Cursor& cursor, const Vocabulary& vocabulary, Scope scope)
{
    const int found = cursor.longest_of(vocabulary.values_of(scope).names);
    return found < 0 ? -1 : vocabulary.values_of(scope).indices[static_cast<std::size_t>(found)];
}

}  // namespace cardinal::notation
