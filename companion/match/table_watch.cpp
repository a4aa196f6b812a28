#include "companion/match/table_watch.h"

namespace cardinal::match {
namespace {

// Whoever observes asks after three looks that tell nothing; before that, people have this long to go on. It is a
// little longer than a table has to be quiet before anybody complains.
constexpr double patience_ms = 3200;
constexpr int most_again = 3;

}  // namespace

bool TableWatch::is_worth_telling(const Board& board, double time_ms, Hope hope)
{
    const bool is_new = !told_ || *told_ != board;
    const bool is_due = hope == Hope::waits && told_again_ < most_again && time_ms - told_at_ms_ >= patience_ms;
    if (!is_new && !is_due)
        return false;
    told_again_ = is_new ? 0 : told_again_ + 1;
    told_ = board;
    told_at_ms_ = time_ms;
    return true;
}

Noticed TableWatch::see(const Lying& now, double time_ms, const Position& position, Hope hope)
{
    if (!stillness_.is_settled(now, time_ms))
        return {};
    Noticed noticed{.commands = commands_.newly_laid(game_, now)};
    if (commands_.is_paused())
        return noticed;
    Board board = reader_.read(now, position, stillness_.quiet_ms(time_ms));
    if (is_worth_telling(board, time_ms, hope))
        noticed.board = std::move(board);
    return noticed;
}

}  // namespace cardinal::match
