#pragma once

#include "engine/rules/fact.h"

#include <vector>

namespace cardinal::match {

/// People said something, and the table looks otherwise: a number was misread, a play was told before it was made, one
/// was undone and still lies there. What they said holds as long as the same is seen there as when they said it.
class Held {
public:
    /// What differed from the table only since they spoke is held. `before` and `now` are what the book has.
    void hold(const Board& before, const Board& now, const Board& seen);
    /// The same board, with the book's word where people's word holds. What looks otherwise now is believed again.
    Board as_people_say(Board seen, const Board& book);
    void forget() { *this = {}; }

private:
    std::vector<Fact> held_{};  ///< what was seen then, and is not believed
    std::vector<Fact> bare_{};  ///< numbers that they changed, as the book had them, where nothing lay that said one
};

}  // namespace cardinal::match
