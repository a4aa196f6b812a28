#pragma once

#include "engine/position/position.h"
#include "engine/rules/words.h"

#include <vector>

namespace cardinal {

/// One thing that is so, whoever says it: a number, or where and how a card lies. Seen, stated, corrected or ruled.
struct Fact {
    enum class What : std::uint8_t { value, card };
    What what = What::value;
    std::int16_t value = -1;  ///< a number: index into Words::values
    Seat seat{};              ///< whose number
    CardId card{};            ///< whose number, or the card that lies there
    Number number = 0;
    Place from{};             ///< a card: where it was, when that was said
    Place to{};               ///< a card: where it lies; nowhere when only its face, turn or host is told
    std::int8_t face = -1;    ///< 0 up, 1 down, -1 not told
    std::int8_t turned = -1;  ///< quarter turns, -1 not told
    CardId host{};            ///< on which card it lies
    bool operator==(const Fact&) const = default;
};

/// A card as it is seen: who and where, turned how, which face, on what, and the marks that lie on it.
struct BoardCard {
    CardId card{};
    Place place{};
    Face face = Face::up;
    std::uint8_t turned = 0;
    CardId host{};
    struct Mark {
        std::int16_t value = -1;  ///< index into Words::values
        Number number = 0;
        bool operator==(const Mark&) const = default;
    };
    std::vector<Mark> marks{};
    bool operator==(const BoardCard&) const = default;
};

/// A card that is seen and belongs to no deck of this match: another card of the game, or one copy more.
struct Stranger {
    std::uint16_t facts = blank_facts;  ///< which card it is; blank where not even that is known
    Place place{};
    bool operator==(const Stranger&) const = default;
};

/// What lies on the table, in the game's words. Zones that are named were looked at as a whole: what is not listed
/// there is not there.
struct Board {
    std::vector<BoardCard> cards{};
    std::vector<Place> looked_at{};
    std::vector<Fact> numbers{};  ///< of the match and of players: counted cards, dials, energy; all of What::value
    std::vector<CardId> may_be_away{};  ///< only mark a place, and are laid there when they are needed
    std::vector<Stranger> strangers{};  ///< they count for nothing, so nothing is ever found out from them
    bool operator==(const Board&) const = default;
};

/// As the position keeps it, without marks.
BoardCard as_it_lies(const Position& position, const Card& card);
/// Every place of the game that can be seen has been looked at: each zone, of each player, slot by slot.
void look_at_zones(const Words& words, const Position& position, bool (*can_be_seen)(Place), Board& board);

/// The card is seen not to lie where it lay, and nowhere else.
inline bool is_missing(const Fact& fact)
{
    return fact.what == Fact::What::card && fact.to == nowhere && fact.from != nowhere;
}
/// The same card, or the same number of the same thing.
bool is_about_the_same(const Fact& a, const Fact& b);
/// Two facts about the same: what the first does not tell does not differ.
bool says_the_same(const Fact& told, const Fact& kept);

/// The facts that are seen but not so in the position: what observed and adjudicated disagree in.
std::vector<Fact> differences(const Board& kept, const Board& seen);

}  // namespace cardinal
