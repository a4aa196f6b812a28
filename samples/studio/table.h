#pragma once

#include "engine/rules/game.h"
#include "samples/studio/random.h"
#include "samples/studio/scene.h"
#include "samples/studio/stock.h"

#include <array>
#include <map>
#include <string>
#include <vector>

/// From a position to what lies on its table.
namespace cardinal::studio {

/// A table that remembers where on it everything lies: while a match goes on, only what is played moves.
class Table {
public:
    /// `prints` names the print of each card, by its id.
    /// The more `untidy`, the farther beside its place and the more askew each card lies; 1: 1.2 mm, 1.5°.
    Table(const Game& game, std::vector<std::string> prints, const Stock& stock, std::uint64_t seed, double untidy = 1)
        : game_(game), prints_(std::move(prints)), stock_(stock), seed_(seed), untidy_(untidy)
    {}

    /// What lies there in this position: cards in their zones as players put them, none quite straight, what is
    /// attached tucked under its host, piles on top of each other, cards that nobody knows by name face down, tokens
    /// where a card's numbers are not those that are printed on it, and before each player those that say the player's.
    /// A card's track is its id.
    std::vector<Thing> lay(const Position& position);

    /// Of what was laid last: the numbers of players for which there was no room before them.
    const std::vector<Fact>& without_room() const { return without_room_; }

private:
    /// Where a card lies: in which zone, for whose side, and at which of its spots.
    struct Spot {
        Place place{};
        Seat side{};
        int number = 0;
        int visit = 0;            ///< counts how often it was laid down, so that it lies a little differently each time
        bool is_in_pile = false;  ///< face down, where others lie open beside their pile
        bool is_between = false;  ///< half a place aside, where all places are too narrow for what is tucked
        int under = -1;           ///< the card it is tucked under; its number then counts what was ever tucked
        bool lies_as(const Spot& other) const
        {
            return place == other.place && side == other.side && is_in_pile == other.is_in_pile && under == other.under;
        }
    };
    const Game& game_;
    std::vector<std::string> prints_;
    const Stock& stock_;
    std::uint64_t seed_;
    double untidy_;
    std::map<int, Spot> spots_{};  ///< by card
    std::map<int, int> tucked_{};  ///< by card: how many are tucked under it
    int tuckings_ = 0;
    std::vector<Fact> without_room_{};
    std::map<int, std::vector<Rect>> before_{};    ///< by seat: where its tokens may lie
    std::map<std::array<int, 3>, int> said_at_{};  ///< by seat, number and token: at which of these; -1: no room

    Rect area_of(const Place& place, Seat side) const;
    bool has_pile(const Place& place) const;
    Rect open_part(const Place& place, Seat side) const;
    bool is_fanned(const Place& place, Seat side) const;
    Point middle_of(const Spot& spot) const;
    int height_of(const Spot& spot) const;
    bool is_free(const Spot& wanted, const Board& board) const;
    int uppermost_host(const Position& position, int card, const Board& board) const;
    int quarter_turns(const Position& position, int card, const Spot& spot) const;
    bool tucks_to_the_left(const Spot& spot) const;
    Point middle_with_tucked(const Position& position, int card, const Spot& spot) const;
    bool has_room(const Position& position, int card, const Spot& spot) const;
    bool looks_tucked(const Position& position, int card, const Spot& spot) const;
    int free_number(const Position& position, int card, Spot spot, const Board& board) const;
    void find_spots(const Position& position);
    void make_room(const Position& position, const Board& board);
    Thing laid(const Position& position, int card) const;
    Thing laid_back(const MatZone& zone, int spot, int track) const;
    std::size_t spots_in(const Place& place) const;
    void add_backs(const Position& position, std::vector<Thing>& things) const;
    void add_tokens(const Position& position, int card, std::vector<Thing>& things) const;
    void add_numbers(const Position& position, std::vector<Thing>& things);
    int spot_before(Seat seat, int value, int token);
    void lay_before(Seat seat, int spot, const std::string& print, std::vector<Thing>& things) const;
    std::vector<BoardCard::Mark> changed_marks(const Position& position, int card, const Board& board) const;
};

/// The faces of this kind of token that say this number together, fewest first; none when no faces do.
std::vector<std::size_t> faces_for(const TokenKind& kind, Number number);

/// Whether a player's tokens can say this number.
bool have_tokens_for(const Game& game, const Fact& fact);

/// What a camera over the table can tell of a board: no numbers that lie there as nothing, such as a dial that nobody
/// uses or cards in a hand.
Board as_a_camera_sees(const Game& game, Board board);

/// So much of a tucked card looks out at its host's upper edge, or where there is no room at the left one: its code.
inline constexpr double strip_mm = 29;
/// Tracks of tokens begin here; below are cards.
inline constexpr int first_token_track = 10000, tokens_of_a_card = 32;
/// And those of cards that only their backs are known of: so many for each zone of the mat.
inline constexpr int first_back_track = 30000, backs_of_a_zone = 64;
/// And those of tokens that say a player's numbers.
inline constexpr int first_number_track = 40000;

}  // namespace cardinal::studio
