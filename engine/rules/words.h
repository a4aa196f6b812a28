#pragma once

#include "engine/position/position.h"

#include <span>
#include <string_view>

/// A game's words: what its zones, numbers, card fields and actions are called. Reading, writing, saving, asking and
/// the screen are written once and speak every game through these tables.
namespace cardinal {

enum class Scope : std::uint8_t { match, player, card };

/// How a number is to be read.
enum class Kind : std::uint8_t {
    number,
    yes_no,
    choice,  ///< an index into `words`
    seat,    ///< Seat::index, -1 nobody
    place,   ///< see packed(Place)
    card,    ///< CardId::index, -1 none
    set,     ///< one bit for each of `words`; without words, for each ability of the card
    name,    ///< card fields only: a NameNumber
};

/// The number that stands for a place where one is kept in a counter.
constexpr Number packed(Place place)
{
    return static_cast<Number>(place.zone | ((place.seat.index + 1) << 6) | (place.slot << 9));
}
constexpr Place unpacked(Number number)
{
    return {.zone = static_cast<std::uint8_t>(number & 63),
            .seat = Seat{static_cast<std::int8_t>(((number >> 6) & 7) - 1)},
            .slot = static_cast<std::uint8_t>((number >> 9) & 63)};
}

inline constexpr std::uint8_t not_kept = 255;

/// What a number belongs to: the match, a player or a card.
struct Owner {
    Seat seat{};
    CardId card{};
};

/// One number of the position under the name people know it by. It is either kept in a counter or computed; what is
/// computed can still be set when the game says how (`write`), so that a person's ruling reaches every number.
struct ValueWord {
    std::string_view name{};
    Scope scope = Scope::match;
    Kind kind = Kind::number;
    std::uint8_t counter = not_kept;
    Number start = 0;  ///< before anything has happened; written positions leave it out
    std::span<const std::string_view> words{};
    Number (*read)(const Position&, Owner) = nullptr;
    void (*write)(Position&, Owner, Number) = nullptr;
    std::string_view says{};          ///< what it is, for people
    bool is_counted = false;          ///< on the table: it changes with the things themselves, no hand has to set it
    std::string_view sealed_while{};  ///< a number of the same owner; until that is 0 again nobody may know this one
};

struct ZoneWord {
    std::string_view name{};
    bool each_seat = false;  ///< home.A, home.B; otherwise one for all
    std::uint8_t slots = 0;  ///< lanes or spots, counted from 1; 0 when it has none
    bool in_play = false;    ///< a card lying here takes part in the game
    bool hidden = false;     ///< its cards lie face down or in somebody's hand
    bool on_table = true;    ///< a camera can look at it
    std::string_view says{};
    bool may_be_nobodys = false;  ///< of a shared one: cards lie here that no player controls
};

enum class Slot : std::uint8_t { card, target, other, place, word, ability, number, cards, numbers };

/// One thing an action's line names, and the literal that comes before it: `-> K`, `with K, L`, `at field`.
struct SlotWord {
    Slot slot = Slot::card;
    std::string_view before{};
    bool needed = true;
    std::span<const std::string_view> words{};  ///< for Slot::word
};

enum class Who : std::uint8_t { player, table, either };

struct ActionWord {
    std::string_view name{};
    std::uint8_t kind = 0;
    Who who = Who::player;
    std::span<const SlotWord> slots{};
    std::string_view says{};
    bool is_chance = false;     ///< it tells what chance gave, as a coin does: nobody can unlearn it
    bool may_be_asked = false;  ///< what no camera can see of it, people are asked: a target, a name
};

/// What a player does who lays the command card `pass`. Every game calls it so; where something was declared, a player
/// passes by declining to answer it.
constexpr bool is_pass(const ActionWord& word)
{
    return word.name == "pass" || (word.name == "decline" && word.slots.empty());
}

/// A field printed on cards, of an ability or of an effect.
struct FieldWord {
    std::string_view name{};
    std::uint8_t field = 0;
    Kind kind = Kind::number;  ///< number, yes_no, choice, name
    std::span<const std::string_view> words{};
    std::string_view says{};
};

/// How a line of fields is read: `tank`, `energy 8`, a bare number, words that only make it read well ("to", "until").
struct FieldWords {
    std::span<const FieldWord> fields{};
    std::uint8_t bare_number = not_kept;  ///< the field a number without a name belongs to
    std::span<const std::string_view> fillers{};
};

struct OptionWord {
    std::string_view name{};
    std::string_view ambiguity{};
    std::span<const std::string_view> values{};  ///< the default first
    std::string_view says{};
};

struct SectionWord {  ///< a part of a deck list
    std::string_view name{};
    std::uint8_t zone = 0;  ///< where its cards lie when the match begins
};

/// Which rule says what a number is: shown to whoever asks why. A number may have several.
struct NumberRule {
    Scope scope = Scope::match;
    std::string_view value{};
    std::string_view rule{};  ///< its id in the catalogue
};

struct Words {
    std::span<const ValueWord> values{};
    std::span<const ZoneWord> zones{};  ///< by the game's zone enum; 0 is nowhere
    std::span<const ActionWord> actions{};
    std::span<const OptionWord> options{};  ///< by Position::options
    std::span<const SectionWord> sections{};
    FieldWords card{};
    FieldWords ability{};  ///< its first field is the keyword
    FieldWords effect{};
    std::span<const std::string_view> effect_stats{};   ///< by Effect::stat
    std::span<const std::string_view> effect_until{};   ///< by Effect::until
    std::span<const std::string_view> fates{};          ///< by Pending::fate
    std::span<const std::string_view> headline{};       ///< values of a player always shown
    std::span<const std::string_view> card_headline{};  ///< values of a card in play always shown where it has them
    std::span<const std::string_view> news{};           ///< other values whose change is told when a match is told
    std::span<const std::string_view> stage{};   ///< values of the match that say where in a turn it is, and whose
    std::string_view turn{};                     ///< the value of the match that a story is told in: "turn"
    std::span<const NumberRule> number_rules{};  ///< at least for what is always shown
};

/// Index into words.values, -1 when the game has no such number.
int find_value(const Words& words, std::string_view name);
Number read_value(const Position& position, const ValueWord& value, Owner owner);
/// False when the value is computed from others and the game cannot set it.
bool write_value(Position& position, const ValueWord& value, Owner owner, Number number);

}  // namespace cardinal
