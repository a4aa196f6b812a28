#pragma once

#include "engine/referee/tree.h"

namespace cardinal {

/// A deed that is the only kind that can be done is hardly a decision.
class Due {
public:
    explicit Due(const Game& game) : game_(game) {}

    /// What is proposed at the position that is looked at now, for as long as it is kept; nothing: nothing is due.
    void begin(Members proposed);
    bool has(const Position& position, const Action& action);

private:
    const Game& game_;
    Members proposed_{};
    int only_kind_ = -1;  ///< of the legal deeds of players there: 0 when there are several, -1 while nobody has asked
};

}  // namespace cardinal
