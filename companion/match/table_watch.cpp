#include "companion/match/table_watch.h"

#include <algorithm>
#include <array>

namespace cardinal::match {
namespace {

// What is in doubt is told again when the table has been quiet for so long. An accusation takes two looks, and the
// second needs no more than to be another one; by the third and fourth hands have had their time, and none is late.
constexpr std::array again_after_ms{600.0, 3200.0, 4800.0};
// A token that was taken away says what it means after two seconds of quiet; who is never quiet for so long is busy
// with other things.
constexpr double longest_held_back_ms = 4000;

}  // namespace

bool TableWatch::is_worth_telling(const Board& board, double quiet_ms, Hope hope)
{
    const bool is_new = !told_ || *told_ != board;
    const bool is_due =
        hope == Hope::waits && told_again_ < again_after_ms.size() && quiet_ms >= again_after_ms[told_again_];
    if (!is_new && !is_due)
        return false;
    told_again_ = is_new ? 0 : told_again_ + 1;
    told_ = board;
    return true;
}

/// Half a deed is not told: what else has changed may have come of it.
bool TableWatch::is_held_back(double time_ms)
{
    if (!reader_.lacks_a_token()) {
        held_since_ms_.reset();
        return false;
    }
    if (!held_since_ms_)
        held_since_ms_ = time_ms;
    return time_ms - *held_since_ms_ < longest_held_back_ms;
}

Board TableWatch::tell_without_tokens()
{
    Board board = *std::exchange(held_back_, std::nullopt);
    told_ = board;
    told_again_ = 0;
    for (const Fact& fact : bare()) {
        const auto card = std::ranges::find(board.cards, fact.card, &BoardCard::card);
        if (card != board.cards.end())
            card->marks.push_back({fact.value, fact.number});
        else
            board.numbers.push_back(fact);
    }
    return board;
}

/// What lies or reaches beside the mat covers nothing that counts.
Lying TableWatch::on_the_mat(Lying lying) const
{
    const cv::Rect2d mat(0, 0, game_.playmat->size.width, game_.playmat->size.height);
    std::erase_if(lying.covered, [&](const cv::Rect2d& part) { return (part & mat).area() <= 0; });
    return lying;
}

Noticed TableWatch::see(const Lying& seen, double time_ms, const Position& position, Hope hope)
{
    const Lying now = on_the_mat(seen);
    if (!stillness_.is_settled(now, time_ms))
        return {};
    Noticed noticed{.commands = commands_.newly_laid(game_, now)};
    if (commands_.is_paused())
        return noticed;
    Board board = reader_.read(now, position, stillness_.quiet_ms(time_ms));
    if (is_held_back(time_ms)) {
        held_back_ = std::move(board);
        noticed.is_held_back = true;
        return noticed;
    }
    held_back_.reset();
    if (is_worth_telling(board, stillness_.quiet_ms(time_ms), hope))
        noticed.board = std::move(board);
    return noticed;
}

}  // namespace cardinal::match
