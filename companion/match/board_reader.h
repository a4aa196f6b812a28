#pragma once

#include "companion/match/marks.h"
#include "companion/match/members.h"
#include "companion/match/zoning.h"

#include <map>
#include <set>
#include <utility>

namespace cardinal::match {

/// Tells what lies on a table in the words of its game: which card in which zone, turned how, on which other, with
/// which numbers. A zone counts as looked at only when nothing covers it and nothing lies there that nobody knows.
class BoardReader {
public:
    explicit BoardReader(const Game& game, std::span<const Member> registered = {})
        : game_(game), zoning_(game), members_(game, registered)
    {}

    /// The position as it is kept helps where the eye cannot tell: which of two equal copies it is, who holds a card.
    /// `quiet_ms` is how long nobody has touched anything.
    Board read(const Lying& lying, const Position& position, double quiet_ms);
    /// A token was just taken away in the board that was read last: what its card shows now is not told yet.
    bool lacks_a_token() const { return !bare_.empty(); }
    /// What such cards and players show now.
    const std::vector<Fact>& bare() const { return bare_; }

    /// A lamp may be mirrored in a card from the beginning: those that nobody has seen yet, where nearly all of what
    /// the book has was seen, are told from now on to lie where the book has them. Gives the new ones.
    std::vector<CardId> overlook_what_was_never_seen()
    {
        std::erase_if(never_seen_, [&](CardId card) { return !overlooked_.insert(card).second; });
        return std::exchange(never_seen_, {});
    }

    /// Which card of the match each track was, when a board was read last.
    const std::map<int, CardId>& cards_by_track() const { return cards_by_track_; }

    const Copies& copies() const { return members_.copies(); }
    void know(Copies copies) { members_.know(std::move(copies)); }

private:
    /// A card that is in the match, as it lies.
    struct Read {
        const LyingCard* lying = nullptr;
        BoardCard card{};
    };
    /// What a table is held against.
    struct Look {
        const Position& position;
        Board kept{};                    ///< what should be seen of it
        std::vector<ToldNumber> told{};  ///< by tokens
        double quiet_ms = 0;
    };
    const Game& game_;
    Zoning zoning_;
    Members members_;
    std::map<int, CardId> cards_by_track_{};
    /// What lies over a tucked card, and where the card lies against that.
    struct Above {
        int track = -1;
        cv::Point2d away{};
    };
    std::map<int, Above> above_{};  ///< by track of the tucked card
    /// A token that said a number of a card.
    struct ToldBefore {
        cv::Point2d at{};
        bool is_known_to_be_gone = false;
    };
    std::map<CardId, std::map<int, ToldBefore>> told_before_{};
    std::map<std::pair<Seat, int>, ToldBefore> told_of_players_{};  ///< the same by player and number
    std::vector<Fact> bare_{};
    std::set<int> strangers_{};  ///< by track: cards that are not in the match
    std::set<CardId> seen_{};
    std::vector<CardId> never_seen_{};  ///< in the board that was read last: few enough to be overlooked
    std::set<CardId> overlooked_{};
    std::set<CardId> doubtful_{};  ///< told though hardly anything of them shows, for the book has them there
    std::set<Place> counted_{};    ///< where as many backs were seen as the book has

    std::vector<Read> read_cards(const Lying& lying, const Look& look, Board& board);
    int unlike(const LyingCard& card, const Look& look, CardId id) const;
    void add_hosts(std::vector<Read>& cards, const Position& position);
    void add_marks(const Lying& lying, const Look& look, std::vector<Read>& cards);
    void add_numbers_of_players(const Lying& lying, const Look& look, Board& board);
    void count_backs(const Lying& lying, const Position& position, Board& board);
    void add_what_lies_deeper(const Board& kept, Board& board) const;
    bool may_lie_below(const Lying& lying, const Place& place) const;
    void add_what_is_overlooked(const Lying& lying, const Board& kept, Board& board);
    void add_looked_at(const Lying& lying, const Board& kept, Board& board);
};

}  // namespace cardinal::match
