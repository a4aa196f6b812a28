#include "companion/match/live_match.h"

/// What people set right. All of it is written down like everything else, and nothing is ever lost by it.
namespace cardinal::match {

Told LiveMatch::take_back()
{
    return after_people([&](Sayings& said) { note(referee_.take_back(), said); });
}

Told LiveMatch::let_stand()
{
    return after_people([&](Sayings& said) { note(referee_.let_stand(), said); });
}

Told LiveMatch::undo(int steps)
{
    return after_people([&](Sayings& said) { note(referee_.undo(steps), said); });
}

Told LiveMatch::redo(int steps)
{
    return after_people([&](Sayings& said) { note(referee_.redo(steps), said); });
}

Told LiveMatch::set_right(const Fact& fact)
{
    return after_people([&](Sayings& said) { note(referee_.correct_value(fact), said); });
}

Told LiveMatch::rule(std::string words)
{
    return after_people([&](Sayings& said) { note(referee_.rule(std::move(words)), said); });
}

Told LiveMatch::note(std::string words)
{
    return after_people([&](Sayings& said) { note(referee_.note(std::move(words)), said); });
}

Told LiveMatch::correct(int entry, const Action& instead)
{
    return after_people([&](Sayings& said) { note(referee_.correct(entry, instead), said); });
}

Told LiveMatch::back_up_to(int entry)
{
    return after_people([&](Sayings& said) { note(referee_.undo_from(entry), said); });
}

}  // namespace cardinal::match
