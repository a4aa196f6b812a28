#pragma once

#include "companion/match/board_reader.h"
#include "companion/match/command_cards.h"
#include "companion/match/stillness.h"

#include <optional>
#include <utility>

namespace cardinal::match {

/// What a look at the table is good for.
struct Noticed {
    std::optional<Board> board{};  ///< to be explained; nothing while something moves, or nothing is new
    std::vector<GivenCommand> commands{};
    bool is_held_back = false;  ///< something is new, and more may come of it
};

/// Whether what was told last is still waited for to become plain.
enum class Hope : std::uint8_t { none, waits };

/// Watches what lies on a table and says when there is something to be told to the referee.
class TableWatch {
public:
    explicit TableWatch(const Game& game, std::span<const Member> registered = {})
        : game_(game), reader_(game, registered)
    {}

    /// A board is told when it is another one than before. While that is in doubt, it is told again while the table
    /// stays quiet: nobody is going to do anything that makes it plain.
    Noticed see(const Lying& seen, double time_ms, const Position& position, Hope hope = Hope::none);
    /// What was seen and is not told yet, because a token was just taken away and another may come: somebody says what
    /// is done next, so that it is told now.
    std::optional<Board> what_is_held_back() { return std::exchange(held_back_, std::nullopt); }
    /// The same while it stays held back, and what is to be seen without the tokens. It is told of, with that, where
    /// all else that is seen says that they had to go.
    const std::optional<Board>& held_back() const { return held_back_; }
    const std::vector<Fact>& bare() const { return reader_.bare(); }
    Board tell_without_tokens();
    const std::map<int, CardId>& cards_by_track() const { return reader_.cards_by_track(); }
    /// See BoardReader.
    std::vector<CardId> overlook_what_was_never_seen() { return reader_.overlook_what_was_never_seen(); }
    const Copies& copies() const { return reader_.copies(); }
    void know(Copies copies) { reader_.know(std::move(copies)); }

    /// How long nobody has touched anything.
    double quiet_ms(double time_ms) const { return stillness_.quiet_ms(time_ms); }

private:
    const Game& game_;
    BoardReader reader_;
    Stillness stillness_{};
    CommandCards commands_{};
    std::optional<Board> told_{};
    std::size_t told_again_ = 0;
    std::optional<Board> held_back_{};
    std::optional<double> held_since_ms_{};

    bool is_held_back(double time_ms);
    Lying on_the_mat(Lying lying) const;
    bool is_worth_telling(const Board& board, double quiet_ms, Hope hope);
};

}  // namespace cardinal::match
